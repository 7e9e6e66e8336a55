"""Computer players in records: their moves can be run again, and others are found out."""

from dataclasses import replace

import pytest

from spitemalice.players import audit, levels
from spitemalice.players.audit import (
    KEY,
    check_players,
    level_note,
    noted_budget,
    steady_budget,
    version_of,
)
from spitemalice.players.levels import NAMES
from spitemalice.players.player import OWN_BUDGET, Budget
from spitemalice.record.codec import dump_record, parse_record
from spitemalice.record.errors import NotCheckableError, RecordError
from spitemalice.record.strict_json import Json
from spitemalice.rules.ruleset import RuleSet
from tests.players.games import game_of, notes_of, played, record_with, with_notes
from tests.players.views import marked

FEW = Budget(nodes=16)
EASY = level_note("easy", bytes(32))


@pytest.mark.parametrize("name", marked(NAMES))
def test_the_moves_of_every_player_can_be_run_again(name: str) -> None:
    record = played((name, name), 3, budget=FEW)
    again = parse_record(dump_record(record))
    assert check_players(again) == sum(len(turn.split()) for turn in record.turns)


def test_people_are_not_run_again() -> None:
    record = played(("greedy", "easy"), 4)
    first = 1 - record.starter  # seat 1 has the second turn if seat 0 starts
    moves = sum(len(turn.split()) for turn in record.turns[first::2])
    noted = replace(record, extra={KEY: [None, *notes_of(record)[1:]]})
    assert check_players(noted) == moves


@pytest.mark.parametrize("extra", [{}, {KEY: None}, {KEY: [None, None]}])
def test_without_players_there_is_nothing_to_run(extra: dict[str, None]) -> None:
    assert check_players(replace(played(("eager", "eager"), 1), extra=extra)) == 0


def test_another_move_than_the_players_is_found() -> None:
    game = game_of(("greedy", "expert"), 5, most=20)
    while game.to_move != 1:
        game.play(game.legal_moves()[-1])
    number, nth = len(game.turns()) + 1, 1
    seen = game.observation(1)
    record = record_with(("greedy", "expert"), 5, game)
    own = check_players(with_notes(record, 0, name="greedy"))
    assert own > 0
    other = next(
        move for move in seen.legal if move is not levels.new_player("expert", b"").choose(seen)
    )
    game.play(other)
    record = record_with(("greedy", "expert"), 5, game)
    noted = replace(record, extra={KEY: [None, notes_of(record)[1]]})
    with pytest.raises(RecordError) as caught:
        check_players(noted)
    assert (caught.value.turn, caught.value.move) == (number, nth)
    assert caught.value.text == other.text
    assert 'the player of seat 1, "expert", plays ' in str(caught.value)
    assert not isinstance(caught.value, NotCheckableError)


def test_a_player_of_another_name_is_found() -> None:
    record = played(("beginner", "beginner"), 6)
    with pytest.raises(RecordError, match='the player of seat 0, "expert", plays'):
        check_players(with_notes(record, 0, name="expert", version=version_of("expert")))


def test_a_record_that_does_not_hold_is_refused() -> None:
    record = played(("eager", "eager"), 1)
    with pytest.raises(RecordError):
        check_players(replace(record, turns=("p-c8", *record.turns[1:])))


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"seed": None}, 'levels: seat 1: "easy" has no seed, so it cannot be run again'),
        ({"name": "clairvoyant"}, 'levels: seat 1: "clairvoyant" cannot be run again; allowed: '),
        ({"name": "Bob"}, 'levels: seat 1: "Bob" cannot be run again; allowed: "random", '),
        ({"version": "0" * 16}, 'levels: seat 1: "easy" was of version "0000000000000000", this'),
        ({"version": None}, 'levels: seat 1: "easy" was of version null, this program has '),
        ({"ms": 300}, 'levels: seat 1: "easy" was limited by time, which never repeats'),
    ],
)
def test_what_cannot_be_run_again_is_said(changes: dict[str, Json], message: str) -> None:
    record = with_notes(played(("easy", "easy"), 2), 1, **changes)
    with pytest.raises(NotCheckableError) as caught:
        check_players(record)
    assert str(caught.value).startswith(message)


@pytest.mark.parametrize(
    ("levels", "message"),
    [
        ("easy", 'levels "easy" is not allowed; allowed: a list of 2'),
        (["easy"], 'levels ["easy"] is not allowed; allowed: a list of 2'),
        ([None, 7], "levels: seat 1: 7 is not allowed; allowed: null, a name or an object"),
        ([None, {"seed": "0" * 64}], "levels: seat 1: {"),
        ([None, {"name": 5}], "levels: seat 1: {"),
        ([None, {**EASY, "seed": "00"}], 'levels: seat 1: seed "00" has 2 characters'),
        ([None, {**EASY, "seed": 5}], "levels: seat 1: seed 5 is not allowed"),
        (
            [None, {**EASY, "nodes": 0}],
            "levels: seat 1: nodes 0 is not allowed; allowed: an integer from 1",
        ),
        (
            [None, {**EASY, "nodes": True}],
            "levels: seat 1: nodes true is not allowed",
        ),
    ],
)
def test_what_is_wrong_with_the_key_is_said(levels: Json, message: str) -> None:
    record = replace(played(("easy", "easy"), 2), extra={KEY: levels})
    with pytest.raises(RecordError) as caught:
        check_players(record)
    assert not isinstance(caught.value, NotCheckableError)
    assert str(caught.value).startswith(message)


def test_names_alone_are_not_enough() -> None:
    record = replace(played(("easy", "easy"), 2), extra={KEY: [None, "easy"]})
    with pytest.raises(NotCheckableError, match='"easy" has no seed'):
        check_players(record)


def test_what_a_record_says_of_a_player() -> None:
    note = level_note("easy", bytes(32), Budget(nodes=9, ms=5))
    assert note == {"name": "easy", "seed": "00" * 32, "version": version_of("easy")}
    assert level_note("greedy", bytes(32)).keys() == note.keys()
    assert noted_budget(note) == OWN_BUDGET


@pytest.mark.parametrize(
    ("budget", "expected"),
    [
        (Budget(nodes=9), {"nodes": 9}),
        (Budget(nodes=9, ms=5), {"nodes": 9, "ms": 5}),
        (Budget(ms=5), {"ms": 5}),
        (OWN_BUDGET, {"ms": 300.0}),
    ],
)
def test_of_a_deep_player_the_budget_too(budget: Budget, expected: dict[str, float]) -> None:
    note = level_note("master", bytes(32), budget)
    assert {name: note[name] for name in ("nodes", "ms") if name in note} == expected
    if budget != OWN_BUDGET:
        assert noted_budget(note) == budget


def test_a_steady_budget_has_no_time() -> None:
    assert steady_budget("easy") == steady_budget("greedy") == OWN_BUDGET
    steady = steady_budget("master")
    assert steady.nodes is not None
    assert steady.ms is None


def test_versions_tell_players_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    versions = {version_of(name) for name in NAMES}
    assert len(versions) == len(NAMES)
    assert all(len(version) == 16 for version in versions)
    before = version_of("easy")
    audit.version_of.cache_clear()
    easy = levels.LEVELS["easy"]
    monkeypatch.setitem(levels.LOOKS, "easy", replace(easy, noise=easy.noise + 1))
    assert version_of("easy") != before
    audit.version_of.cache_clear()


def test_more_than_two_players() -> None:
    rules = RuleSet(players=3, decks=3, payoff_size=3, match_points=0)
    record = played(("easy", "greedy", "medium"), 8, rules=rules)
    assert check_players(record) == sum(len(turn.split()) for turn in record.turns)


def test_a_game_in_the_middle_of_a_turn() -> None:
    for most in range(10, 16):
        record = played(("easy", "expert"), 9, most=most)
        assert check_players(record) == most
