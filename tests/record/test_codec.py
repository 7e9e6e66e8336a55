"""Reading and writing records: shapes, unknown keys, and the way there and back."""

import dataclasses
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spitemalice.record import RecordError, dump_record, parse_record
from spitemalice.rules import RuleSet
from tests.record.samples import finished, legal_lines, line_of, proved, running

REMOVED = object()
free_keys = st.dictionaries(
    st.text().map(lambda text: f"x-{text}"),
    st.none()
    | st.integers()
    | st.text()
    | st.lists(st.floats(allow_nan=False, allow_infinity=False)),
)


def changed(record: dict[str, Any], path: str, value: object) -> dict[str, Any]:
    """The record with one value replaced; the path is `key` or `key.key`."""
    *outer, key = path.split(".")
    place = record
    for name in outer:
        place = place[name]
    if value is REMOVED:
        del place[key]
    else:
        place[key] = value
    return record


def refused(record: object) -> str:
    with pytest.raises(RecordError) as caught:
        parse_record(line_of(record))
    return str(caught.value)


def test_every_legal_record_is_written_back_as_it_was() -> None:
    for line in legal_lines():
        record = parse_record(line)
        again = dump_record(record)
        assert json.loads(again) == json.loads(line)
        assert list(json.loads(again)) == list(json.loads(line))
        assert parse_record(again) == record
        assert dump_record(parse_record(again)) == again


@given(free_keys, free_keys, free_keys)
def test_unknown_keys_are_kept(
    top: dict[str, Any], result: dict[str, Any], fair: dict[str, Any]
) -> None:
    written = proved()
    written.update(top)
    written["result"].update(result)
    written["fair"].update(fair)
    record = parse_record(line_of(written))
    assert (record.extra, record.result_extra) == (top, result)
    assert record.fair is not None
    assert record.fair.extra == fair
    assert json.loads(dump_record(record)) == written
    assert parse_record(dump_record(record)) == record


def test_the_known_keys_come_first_in_their_order() -> None:
    written = {"note": 1, **dict(reversed(proved().items()))}
    keys = list(json.loads(dump_record(parse_record(line_of(written)))))
    assert keys == [
        "format", "rules", "players", "starter", "seed", "turns", "result", "fair", "note",
    ]  # fmt: skip


def test_text_is_read_like_bytes() -> None:
    written = running() | {"players": ["Zoë", "\N{GRINNING FACE}"]}
    text = json.dumps(written, ensure_ascii=False)
    assert parse_record(text) == parse_record(text.encode()) == parse_record(json.dumps(written))
    assert "Zoë".encode() in dump_record(parse_record(text))
    with pytest.raises(RecordError, match="a lone surrogate in"):
        parse_record(text.replace("ë", "\ud800"))


def test_a_line_may_end_with_a_carriage_return() -> None:
    assert parse_record(line_of(running()) + b"\r") == parse_record(line_of(running()))


def test_the_form_of_the_rules_is_kept_while_it_is_true() -> None:
    written = running() | {"rules": {"preset": "g4a", "payoff_size": 20, "decks": 2}}
    record = parse_record(line_of(written))
    assert record.rules == RuleSet()
    assert json.loads(dump_record(record))["rules"] == written["rules"]
    other = dataclasses.replace(record, rules=RuleSet(decks=3))
    assert json.loads(dump_record(other))["rules"] == {"preset": "g4a", "decks": 3}
    bare = dataclasses.replace(record, written_rules=None)
    assert json.loads(dump_record(bare))["rules"] == "g4a"


def test_rules_without_a_preset_are_g4a() -> None:
    assert parse_record(line_of(running() | {"rules": {}})).rules == RuleSet()


@pytest.mark.parametrize(
    ("path", "value", "reason"),
    [
        ("format", REMOVED, "format is missing"),
        ("format", 1, 'format 1 is not allowed; allowed: "spitemalice/1"'),
        ("format", [[1]], 'format as a list is not allowed; allowed: "spitemalice/1"'),
        ("rules", REMOVED, "rules is missing"),
        ("players", REMOVED, "players is missing"),
        ("starter", REMOVED, "starter is missing"),
        ("seed", REMOVED, "seed is missing"),
        ("turns", REMOVED, "turns is missing"),
        ("result", REMOVED, "result is missing"),
        ("rules", None, "rules: null is not allowed; allowed: "),
        ("rules", {"preset": None}, "rules: unknown preset null; allowed: "),
        ("rules", {"decks": 2.0}, "rules: decks 2.0 is not allowed; allowed: 1 to 5"),
        ("rules", {"decks": True}, "rules: decks true is not allowed; allowed: 1 to 5"),
        ("players", "ab", 'players "ab" is not allowed; allowed: a list of 2 texts'),
        ("players", {"a": 1}, "players as an object is not allowed; allowed: a list of 2 texts"),
        ("players", ["a", "b", "c"], "players has 3 entries; allowed: 2, one a seat"),
        ("players", ["a", 5], "players[1] 5 is not allowed; allowed: a text"),
        ("starter", 2, "starter 2 is not allowed; allowed: an integer from 0 to 1"),
        ("starter", -1, "starter -1 is not allowed; allowed: an integer from 0 to 1"),
        ("starter", True, "starter true is not allowed; allowed: an integer from 0 to 1"),
        ("starter", 1.0, "starter 1.0 is not allowed; allowed: an integer from 0 to 1"),
        ("starter", "1", 'starter "1" is not allowed; allowed: an integer from 0 to 1'),
        ("starter", None, "starter null is not allowed; allowed: an integer from 0 to 1"),
        ("seed", None, "seed null is allowed only while result is null"),
        ("seed", 7, "seed 7 is not allowed; allowed: 64 lower-case hex digits"),
        ("seed", "ab" * 31, 'abab" has 62 characters; allowed: 64 lower-case hex digits'),
        ("seed", " " + "ab" * 31 + " ", '" is not allowed; allowed: 64 lower-case hex digits'),
        ("seed", "\N{ARABIC-INDIC DIGIT ONE}" * 64, "is not allowed; allowed: 64 lower-case hex"),
        ("turns", "p-c1", 'turns "p-c1" is not allowed; allowed: a list of texts, one a turn'),
        ("turns", [7], "turn 1: 7 is not allowed; allowed: a text"),
        ("turns", ["p-c1", ["p-c1"]], "turn 2: a list is not allowed; allowed: a text"),
        ("turns", ["p-c1", ""], "turn 2: an empty text; allowed: the moves of the turn"),
        ("result", [], "result as a list is not allowed; allowed: an object"),
        ("result.winner", REMOVED, "result.winner is missing"),
        ("result.points", REMOVED, "result.points is missing"),
        ("result.reason", REMOVED, "result.reason is missing"),
        ("result.winner", 2, "result.winner 2 is not allowed; allowed: null or a seat from 0 to 1"),
        ("result.winner", False, "result.winner false is not allowed; allowed: null or a seat"),
        ("result.points", -1, "result.points -1 is not allowed; allowed: an integer from 0"),
        ("result.points", 3.0, "result.points 3.0 is not allowed; allowed: an integer from 0"),
        ("result.points", None, "result.points null is not allowed; allowed: an integer from 0"),
        ("result.reason", "won", 'result.reason "won" is not allowed; allowed: "payoff", "stock"'),
        ("result.reason", ["payoff"], "result.reason as a list is not allowed; allowed: a text"),
        ("result.reason", "resigned", "result.loser is missing"),
        ("result.loser", 0, "result.loser is not allowed with the reason payoff"),
        ("result.loser", None, "result.loser is not allowed with the reason payoff"),
        ("fair", None, "fair null is not allowed; allowed: an object"),
        ("fair.protocol", REMOVED, "fair.protocol is missing"),
        ("fair.game_id", REMOVED, "fair.game_id is missing"),
        ("fair.commitment", REMOVED, "fair.commitment is missing"),
        ("fair.protocol", "sm-deal/2", 'fair.protocol "sm-deal/2" is not allowed; allowed: "sm-d'),
        ("fair.game_id", 5, "fair.game_id 5 is not allowed; allowed: a text"),
        ("fair.commitment", "AB" * 32, "fair.commitment"),
        ("fair.server_seed", REMOVED, "fair.server_seed and fair.client_seeds are allowed only to"),
        ("fair.client_seeds", REMOVED, "fair.server_seed and fair.client_seeds are allowed only"),
        ("fair.server_seed", None, "fair.server_seed null is not allowed; allowed: 64 lower-case"),
        ("fair.client_seeds", ["a"], "fair.client_seeds has 1 entries; allowed: 2, one a seat"),
        (
            "fair.client_seeds",
            ["a", "é" * 33],
            "client seed of seat 1: 66 bytes of UTF-8; allowed: 64",
        ),
        ("id", 5, "differs from id 5; allowed: the same text"),
        ("id", None, "differs from id null; allowed: the same text"),
        ("id", ["x"], "differs from id as a list; allowed: the same text"),
    ],
)
def test_a_value_that_is_not_allowed_is_named(path: str, value: object, reason: str) -> None:
    record = proved() | {"result": finished("payoff")["result"]}
    assert reason in refused(changed(record, path, value))


@pytest.mark.parametrize(
    "key", ["format", "rules", "players", "starter", "seed", "turns", "result"]
)
def test_a_huge_value_gives_a_short_message(key: str) -> None:
    wide = [[[["x" * 100] * 9] * 9] * 9] * 9
    for value in (wide, {"decks": wide}, {"winner": wide, "points": 0, "reason": 0}, "\x1b" * 9999):
        message = refused(running() | {key: value})
        assert len(message) < 600
        assert message.isascii()
        assert message.isprintable()


def test_an_ended_game_must_reveal_how_it_was_dealt() -> None:
    record = proved()
    del record["fair"]["server_seed"], record["fair"]["client_seeds"]
    assert (
        refused(record) == "fair.server_seed is missing, which is allowed only while result is null"
    )


def test_an_ending_against_a_player_names_a_seat() -> None:
    record = finished("resigned")
    record["result"]["loser"] = 2
    assert refused(record) == "result.loser 2 is not allowed; allowed: an integer from 0 to 1"


def test_the_identity_of_the_game_is_that_of_its_deal() -> None:
    record = proved()
    record["id"] = record["fair"]["game_id"]
    assert parse_record(line_of(record)).extra["id"] == record["id"]
    assert parse_record(line_of(running() | {"id": [1]})).extra["id"] == [1]


def test_the_format_is_named_before_anything_else() -> None:
    for other in ("spitemalice/2", "spitemalice/10", "spitemalice/1 ", "Spitemalice/1", 1):
        assert refused({"format": other}).startswith("format ")


@pytest.mark.parametrize("key", ["seed", "fair"])
def test_an_extra_key_may_not_be_a_known_one(key: str) -> None:
    record = dataclasses.replace(parse_record(line_of(running())), extra={key: "other"})
    with pytest.raises(RecordError, match=f'the extra key "{key}" is one of the format'):
        dump_record(record)


def test_a_name_that_no_file_can_hold_is_not_written() -> None:
    record = dataclasses.replace(parse_record(line_of(running())), players=("a", "\ud800"))
    with pytest.raises(RecordError, match="a text with a lone surrogate cannot be written"):
        dump_record(record)
