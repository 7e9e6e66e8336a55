"""Records with anything in them changed: the verifier and the naive judge must agree on each."""

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from spitemalice.record import (
    NotCheckableError,
    RecordError,
    parse_record,
    verify_line,
    verify_record,
)
from spitemalice.rules.moves import MOVES
from tests.record.naive import DEFAULTS, LIMITS, PRESETS, WORDS, Fault, Pending, judge
from tests.record.samples import line_of, short_lines

Record = dict[str, Any]
Draw = Callable[[st.SearchStrategy[Any]], Any]
MOVE_TEXTS = [move.text for move in MOVES if move is not None]
FLAWED_MOVES = ["", "p-c9", "s7-c1", "7H-c1", "1h-c1", "p-p", "c1-c2", "7h", "pass-c1", "p-c1 p-c1"]
odd_values = st.one_of(
    st.none(), st.booleans(), st.integers(-3, 60), st.floats(0, 3), st.text(max_size=4),
    st.lists(st.integers(), max_size=2), st.dictionaries(st.text(max_size=2), st.none()),
)  # fmt: skip


def verifier(record: Record) -> RecordError | None:
    try:
        verify_record(parse_record(line_of(record)))
    except RecordError as error:
        return error
    return None


def agree(record: Record) -> None:
    """Both find that the record holds, or both that it does not and in the same place."""
    mine, theirs = verifier(record), judge(json.loads(line_of(record)))
    assert (mine is None) == (theirs is None), (mine, theirs)
    assert isinstance(mine, NotCheckableError) == isinstance(theirs, Pending), (mine, theirs)
    if mine is not None and isinstance(theirs, Fault) and theirs.turn is not None:
        assert (mine.turn, mine.move) == (theirs.turn, theirs.move), (mine, theirs)


def full_rules(value: str | dict[str, Any]) -> dict[str, Any]:
    given = {"preset": value} if isinstance(value, str) else dict(value)
    return DEFAULTS | PRESETS[given.pop("preset", "g4a")] | given


def change_rule(record: Record, draw: Draw) -> None:
    """Another value of one rule, within its bounds or just outside them, or of any type."""
    name = draw(st.sampled_from(sorted(DEFAULTS)))
    if name in LIMITS:
        low, high = LIMITS[name]
        values = st.integers(low - 1, high + 1)
    elif name in WORDS:
        values = st.sampled_from(WORDS[name])
    else:
        values = st.booleans()
    record["rules"] = full_rules(record["rules"]) | {name: draw(values | odd_values)}


def change_preset(record: Record, draw: Draw) -> None:
    record["rules"] = draw(st.sampled_from([*PRESETS, "", "G4A"]))


def change_seed(record: Record, draw: Draw) -> None:
    digits = st.text("0123456789abcdef", min_size=64, max_size=64)
    record["seed"] = draw(digits | st.none() | st.text("0aA", min_size=62, max_size=66))


def change_starter(record: Record, draw: Draw) -> None:
    record["starter"] = draw(st.integers(-1, 4) | odd_values)


def change_players(record: Record, draw: Draw) -> None:
    record["players"] = draw(st.lists(st.text(max_size=3) | odd_values, max_size=5))


def change_move(record: Record, draw: Draw) -> None:
    """One move replaced, taken out, doubled, or put in."""
    turns = record["turns"]
    if not turns:
        turns.append(draw(st.sampled_from(MOVE_TEXTS)))
        return
    number = draw(st.integers(0, len(turns) - 1))
    moves = turns[number].split(" ")
    nth = draw(st.integers(0, len(moves) - 1))
    new = draw(st.sampled_from(MOVE_TEXTS + FLAWED_MOVES))
    new = draw(st.sampled_from([[new], [], [moves[nth]] * 2, [moves[nth], new], [new, moves[nth]]]))
    turns[number] = " ".join([*moves[:nth], *new, *moves[nth + 1 :]])


def change_card(record: Record, draw: Draw) -> None:
    """The destination or the source of one move: often still legal, with later moves at stake."""
    turns = record["turns"]
    if turns:
        number = draw(st.integers(0, len(turns) - 1))
        moves = turns[number].split(" ")
        nth = draw(st.integers(0, len(moves) - 1))
        source, _, dest = moves[nth].partition("-")
        other = draw(st.sampled_from(MOVE_TEXTS)).split("-")
        moves[nth] = f"{source}-{other[-1]}" if draw(st.booleans()) else f"{other[0]}-{dest}"
        turns[number] = " ".join(moves)


def change_turns(record: Record, draw: Draw) -> None:
    """Turns taken out, doubled, joined, swapped or cut short."""
    turns = record["turns"]
    at = draw(st.integers(0, len(turns)))
    kind = draw(st.sampled_from(["cut", "drop", "double", "join", "swap", "empty", "odd"]))
    if kind == "cut":
        del turns[at:]
    elif kind == "drop":
        del turns[at : at + 1]
    elif kind == "double":
        turns[at:at] = turns[at : at + 1]
    elif kind == "join":
        turns[at : at + 2] = [" ".join(turns[at : at + 2])]
    elif kind == "swap":
        turns[at : at + 2] = turns[at : at + 2][::-1]
    elif kind == "empty":
        turns.insert(at, draw(st.sampled_from(["", " ", "pass"])))
    else:
        turns.insert(at, draw(odd_values))


def change_result(record: Record, draw: Draw) -> None:
    reasons = st.sampled_from(
        ["payoff", "stock", "limit", "resigned", "timeout", "abandoned", "won"]
    )
    if record["result"] is None or draw(st.booleans()):
        result = {
            "winner": draw(st.none() | st.integers(0, 3)),
            "points": draw(st.integers(0, 60)),
            "reason": draw(reasons),
        }
        if draw(st.booleans()):
            result["loser"] = draw(st.integers(0, 3))
        record["result"] = draw(st.sampled_from([None, result]))
        return
    key = draw(st.sampled_from(["winner", "points", "reason", "loser", "other"]))
    record["result"][key] = draw(st.integers(-1, 30) | reasons | odd_values)
    if draw(st.booleans()):
        del record["result"][draw(st.sampled_from(sorted(record["result"])))]


def change_fair(record: Record, draw: Draw) -> None:
    fair = record.setdefault("fair", {})
    key = draw(
        st.sampled_from(
            ["protocol", "game_id", "commitment", "server_seed", "client_seeds", "other"]
        )
    )
    seeds = st.lists(st.text(max_size=40), min_size=2, max_size=4)
    fair[key] = draw(st.just("ab" * 32) | odd_values | seeds)
    for gone in draw(st.lists(st.sampled_from(["server_seed", "client_seeds"]), max_size=2)):
        fair.pop(gone, None)


def change_free_key(record: Record, draw: Draw) -> None:
    key = draw(st.sampled_from(["date", "event", "clock", "id", "fair", "format"]))
    record[key] = draw(odd_values)


def drop_key(record: Record, draw: Draw) -> None:
    del record[draw(st.sampled_from(sorted(record)))]


CHANGES = [
    change_rule, change_preset, change_seed, change_starter, change_players, change_move,
    change_card, change_turns, change_result, change_fair, change_free_key, drop_key,
]  # fmt: skip


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__)
@settings(max_examples=60)
@given(data=st.data())
def test_a_changed_record_is_judged_as_by_hand(
    change: Callable[[Record, Draw], None], data: st.DataObject
) -> None:
    record = json.loads(data.draw(st.sampled_from(short_lines())))
    if data.draw(st.booleans()):
        record.pop("fair", None)  # so that it is not the proof that gives the change away
    change(record, data.draw)
    agree(record)


RULES_THAT_MATTER = {
    "players": 3, "decks": 4, "hand_size": 4, "payoff_size": 12, "side_stacks": 2,
    "center_stacks": 1,
}  # fmt: skip


@pytest.mark.parametrize("name", RULES_THAT_MATTER)
def test_a_changed_rule_is_noticed(name: str) -> None:
    """In a whole game, these rules cannot change without something no longer holding."""
    record = json.loads(short_lines()[0])
    del record["fair"]
    assert verifier(record) is None
    record["rules"] = {"preset": "g4a", name: RULES_THAT_MATTER[name]}
    agree(record)
    assert verifier(record) is not None


def test_a_rule_without_effect_on_the_game_may_change() -> None:
    record = json.loads(short_lines()[0])
    del record["fair"]
    for rules in ({"match_points": 100}, {"exhausted": "fewest_wins"}):
        assert verifier(record | {"rules": rules}) is None
        agree(record | {"rules": rules})
    assert "result.points" in str(verifier(record | {"rules": {"win_bonus": 1}}))


def test_any_one_move_of_a_game_replaced_by_a_flawed_one_is_found_there() -> None:
    record = json.loads(short_lines()[0])
    for number, turn in enumerate(record["turns"], 1):
        moves = turn.split(" ")
        for nth in range(len(moves)):
            changed = copy.deepcopy(record)
            changed["turns"][number - 1] = " ".join([*moves[:nth], "7x-c1", *moves[nth + 1 :]])
            error = verifier(changed)
            assert error is not None
            assert (error.turn, error.move, error.text) == (number, nth + 1, "7x-c1")


@settings(max_examples=40)
@given(st.sampled_from(short_lines()), st.data())
def test_a_line_damaged_anywhere_is_judged_without_a_crash(
    line: bytes, data: st.DataObject
) -> None:
    at = data.draw(st.integers(0, len(line)))
    damaged = (
        line[:at] + data.draw(st.binary(max_size=3)) + line[at + data.draw(st.integers(0, 4)) :]
    )
    error = verify_line(damaged)
    if error is None:
        assert judge(json.loads(damaged)) is None
    else:
        assert "\n" not in error


@given(st.integers(0, 40))
@example(0)
def test_the_judges_agree_on_a_game_cut_after_any_turn(turns: int) -> None:
    record = json.loads(short_lines()[0]) | {"result": None}
    agree(record | {"turns": record["turns"][:turns]})
