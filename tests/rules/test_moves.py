"""Moves: the table of all of them, their notation, and what is said of a text that is none."""

import copy
import dataclasses
import pickle
import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spitemalice.rules.cards import Card
from spitemalice.rules.errors import MalformedMoveError, MoveError
from spitemalice.rules.game import Game
from spitemalice.rules.moves import MOVES, PASS, Move, parse_move
from spitemalice.rules.ruleset import RuleSet
from tests.rules import value_strategies as values

NOTATION = re.compile(r"(p|s[1-6]|[A2-9TJQK][cdhs])-(c[1-8]|s[1-6])|pass")
NEAR_MISSES = st.text("A2T7KcdhspS190-x ", max_size=8)


def test_the_table_holds_every_move_of_the_notation_once() -> None:
    texts = [move.text for move in MOVES if move]
    assert len(MOVES) == 72 * 16
    assert len(texts) == len(set(texts)) == (52 + 6 + 1) * (8 + 6) + 1
    assert all(NOTATION.fullmatch(text) for text in texts)


@pytest.mark.parametrize(
    ("text", "index", "source", "dest", "kind"),
    [
        ("p-c2", 16 * 70 + 1, "p", "c2", "play"),
        ("s3-c8", 16 * 66 + 7, "s3", "c8", "play"),
        ("7h-c1", 16 * 38, Card("7h"), "c1", "play"),
        ("Ks-s6", 16 * 60 + 13, Card("Ks"), "s6", "discard"),
        ("p-s1", 16 * 70 + 8, "p", "s1", ""),
        ("s6-s1", 16 * 69 + 8, "s6", "s1", ""),
        ("pass", 16 * 71, None, None, "pass"),
    ],
)
def test_attributes(
    text: str, index: int, source: str | Card | None, dest: str | None, kind: str
) -> None:
    move = parse_move(text)
    assert (move.text, move.index, move.source, move.dest) == (text, index, source, dest)
    assert (move.is_play, move.is_discard, move.is_pass) == (
        kind == "play",
        kind == "discard",
        kind == "pass",
    )
    assert (str(move), repr(move)) == (text, f"Move({text!r})")


def test_pass_has_a_name() -> None:
    assert parse_move("pass") is PASS


@given(values.moves)
def test_one_object_whatever_way_it_comes(move: Move) -> None:
    assert MOVES[move.index] is move
    assert parse_move(str(move)) is move
    assert Move(move.text) is move
    assert copy.deepcopy(move) is move
    assert pickle.loads(pickle.dumps(move)) is move


def test_a_move_cannot_change() -> None:
    move: Any = PASS
    with pytest.raises(dataclasses.FrozenInstanceError):
        move.dest = "c1"


@given(st.one_of(st.text(max_size=8), NEAR_MISSES, st.from_regex(NOTATION)))
def test_strict_reading(text: str) -> None:
    if NOTATION.fullmatch(text):
        assert parse_move(text).text == text
        return
    with pytest.raises(MalformedMoveError) as caught:
        parse_move(text)
    assert caught.value.move == text
    assert caught.value.reason
    assert str(caught.value).isprintable()


NO_DASH = "there is no dash; a move is SOURCE-DEST, such as 7h-c1, or pass"


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", NO_DASH),
        ("Pass", NO_DASH),
        ("pass ", NO_DASH),
        ("7h_c1", NO_DASH),
        ("7H-c1", 'the suit "H" must be lower-case'),
        ("th-c1", 'the rank "t" must be upper-case'),
        ("1h-c1", '"1" is no rank; allowed: A 2 3 4 5 6 7 8 9 T J Q K'),
        ("10h-c1", "a Ten is written T"),
        ("s7-c1", '"s7" is no side stack; allowed: s1 to s6'),
        ("s-c1", '"s" is no side stack; allowed: s1 to s6'),
        ("s01-c1", '"s01" is no side stack; allowed: s1 to s6'),
        ("c1-c2", "cards on a center stack stay there"),
        ("-c1", '"" is no source; allowed: p, s1 to s6, or a card such as 7h'),
        ("P-c1", '"P" is no source; allowed: p, s1 to s6, or a card such as 7h'),
        ("p-c0", '"c0" is no center stack; allowed: c1 to c8'),
        ("p-c9", '"c9" is no center stack; allowed: c1 to c8'),
        ("p-c\u0661", '"c\\u0661" is no center stack; allowed: c1 to c8'),
        ("p-c1-c2", '"c1-c2" is no center stack; allowed: c1 to c8'),
        ("7h-s7", '"s7" is no side stack; allowed: s1 to s6'),
        ("7h-", '"" is no destination; allowed: c1 to c8, s1 to s6'),
        ("s6-p", '"p" is no destination; allowed: c1 to c8, s1 to s6'),
        ("7h-p", '"p" is no destination; allowed: c1 to c8, s1 to s6'),
        ("7h- c1", '" c1" is no destination; allowed: c1 to c8, s1 to s6'),
    ],
)
def test_faults(text: str, fault: str) -> None:
    with pytest.raises(MalformedMoveError) as caught:
        parse_move(text)
    assert caught.value.reason == fault
    assert str(caught.value).startswith("move ")
    assert str(caught.value).endswith(f": {fault}")


def test_a_long_text_is_shown_short() -> None:
    with pytest.raises(MalformedMoveError) as caught:
        parse_move("7" * 1_000_000)
    assert len(str(caught.value)) < 200


def test_a_refusal_survives_pickling() -> None:
    error = pickle.loads(pickle.dumps(MalformedMoveError("x", "why")))
    assert isinstance(error, MoveError)
    assert str(error) == 'move "x": why'


@pytest.mark.parametrize("move", ["7h-c1", 7, None])
def test_what_is_no_move_is_refused(move: Any) -> None:  # noqa: ANN401 (of any kind)
    game = Game(RuleSet(), bytes(32))
    for act in (game.play, game.verify, game.is_legal):
        with pytest.raises(MalformedMoveError, match=rf'^move "{move}": allowed: a Move, as pars'):
            act(move)
    assert game.moves == ()
