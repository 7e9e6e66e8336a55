"""The example records: all legal ones hold, no other does, and each for the reason it was given."""

import json
import re
from io import BytesIO

import pytest

from spitemalice.record import parse_record, replay, verify_line, verify_stream
from tests.record.naive import judge
from tests.record.samples import legal_lines, malformed_lines, spoiled_lines

# What the message must say for each kind of fault. `seed changed`, `a turn missing` show in many
# ways, because the cards are others from there on.
REASONS = {
    "seed changed": r"fair: seed|starter|hand holds|center stack \d needs|is empty|result|turn",
    "seed in capitals": r'seed "[0-9A-F]+" is not allowed; allowed: 64 lower-case hex digits',
    "seed too short": r'seed "[0-9a-f]+" has 6[23] characters; allowed: 64',
    "starter changed": r"starter \d is not allowed; allowed: \d, as the deal decides",
    "starter is no seat": r"starter \d+ is not allowed; allowed: an integer from 0 to \d",
    "a turn missing": r"turn \d+, move \d+ |result|no end",
    "turn after the end": r"turn \d+.*: (the game has already|the turn has no end|an empty text)",
    "center stack that is not there": r"turn \d+, move \d+ .*: there is no center stack \d",
    "pay-off card to a side stack": r"move \d+ \"p-s\d\": only a hand card",
    "side stack to side stack": r"move \d+ \"s\d-s\d\": (only a hand card|side stack \d is empty)",
    "card that does not exist": r"turn \d+, move \d+ .*is no (rank|suit)",
    "lower-case rank": r"turn \d+, move \d+ .*must be upper-case",
    "empty side stack played": r"turn \d+, move \d+ .*: side stack \d is empty",
    "pass": r"turn \d+, move \d+ \"pass\": passing is allowed only",
    "two spaces": r"turn \d+, move \d+: a space too many",
    "empty turn": r"turn \d+: an empty text",
    "two turns in one string": r"turn \d+, move \d+ .*: the move before has ended the turn",
    "unknown format": r'format "spitemalice/\d+" is not allowed; allowed: "spitemalice/1"',
    "player missing": r"players has \d entries; allowed: \d, one a seat",
    "unknown preset": r"rules: unknown preset .*; allowed: g4a, quick",
    "unknown rule field": r"rules: unknown field .*; allowed: preset, players",
    "rule value out of range": r"rules: \w+ \d+ is not allowed; allowed: \d+ to \d+",
    "rule value of the wrong type": r"rules: \w+ \"\d+\" is not allowed; allowed: \d+ to \d+",
    "rule switch as number": r"rules: king_\w+ \d is not allowed; allowed: true, false",
    "not enough cards": r"rules: .* need \d+ cards, but decks \d gives \d+; allowed: decks \d+",
    "key missing": r"\w+ is missing",
    "winner swapped or invented": r"result.winner .* is not allowed; allowed: .*, as the game",
    "points inflated": r"result.points \d+ is not allowed; allowed: \d+, as the game ended",
    "points as text": r"result.points \"\d+\" is not allowed; allowed: an integer",
    "result taken away from a finished game": r"result null is not allowed, the game has ended",
    "last turn cut off": r"result.reason \w+ is not allowed; allowed: null",
    "server seed replaced": r"fair: commitment",
    "client seed replaced": r"fair: seed",
    "client seed too many": r"fair.client_seeds has \d entries; allowed: \d",
    "game of another id": r"fair: commitment",
    "id differs from game_id": r"fair.game_id .* differs from id",
    "fair is null": r"fair null is not allowed; allowed: an object",
}


def test_every_legal_record_holds() -> None:
    lines = legal_lines()
    assert len(lines) == 162
    assert [n for n, line in enumerate(lines, 1) if verify_line(line) is not None] == []


def test_every_legal_record_replays_to_its_result() -> None:
    for line in legal_lines():
        record = parse_record(line)
        game = replay(record)
        assert game.outcome == record.result
        assert tuple(game.turns()) == record.turns
        assert game.starter == record.starter


@pytest.mark.parametrize("fault", REASONS)
def test_a_spoiled_record_is_refused_for_its_fault(fault: str) -> None:
    lines = [line for line in spoiled_lines() if json.loads(line)["fault"] == fault]
    assert lines
    for line in lines:
        error = verify_line(line)
        assert error is not None
        assert re.search(REASONS[fault], error), error


def test_every_kind_of_fault_has_a_reason() -> None:
    assert {json.loads(line)["fault"] for line in spoiled_lines()} == REASONS.keys()


@pytest.mark.parametrize(
    ("number", "reason"),
    [
        (1, "not JSON, character 12"),
        (2, "not JSON, character 24"),
        (3, 'duplicate key "seed"'),
        (4, "not JSON: NaN"),
        (5, r'a lone surrogate in "\\ud800"'),
        (6, "a record as a list is not allowed; allowed: an object"),
        (7, "a record null is not allowed; allowed: an object"),
        (8, "format is missing"),
        (9, 'a record "{format:spitemali" is not allowed'),
        (10, "nested deeper than the 100 levels"),
    ],
)
def test_a_malformed_line_is_refused_for_its_fault(number: int, reason: str) -> None:
    error = verify_line(malformed_lines()[number - 1])
    assert error is not None
    assert re.match(reason, error) or reason in error, error


def test_no_line_stops_the_next_from_being_judged() -> None:
    lines = [*malformed_lines(), *spoiled_lines()[:40], legal_lines()[0]]
    verdicts = list(verify_stream(BytesIO(b"\n".join(lines))))
    assert [verdict.line for verdict in verdicts] == list(range(1, len(lines) + 1))
    assert [verdict.ok for verdict in verdicts] == [False] * (len(lines) - 1) + [True]
    assert all((verdict.error is None) == verdict.ok for verdict in verdicts)


def test_no_message_is_longer_than_a_line() -> None:
    for line in [*malformed_lines(), *spoiled_lines()]:
        error = verify_line(line)
        assert error is not None
        assert len(error) < 300
        assert error.isascii()
        assert error.isprintable()


def test_the_naive_judge_agrees_on_every_example() -> None:
    assert all(judge(json.loads(line)) is None for line in legal_lines())
    assert all(judge(json.loads(line)) is not None for line in spoiled_lines())
