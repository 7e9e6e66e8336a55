"""What a person types becomes a move, or an answer that helps."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spitemalice.cli.session.reading import read_move
from spitemalice.rules.errors import (
    AmbiguousMoveError,
    IllegalMoveError,
    MalformedMoveError,
    MoveError,
)
from spitemalice.rules.game import Game
from spitemalice.rules.ruleset import RuleSet
from tests.cli.games import SHORT
from tests.rules.strategies import rule_sets

GAME = Game(SHORT, bytes([97]) * 32)


def hand(game: Game) -> str:
    return " ".join(map(str, game.observation(game.to_move).hand))


@settings(max_examples=60)
@given(rules=rule_sets(), seed=st.binary(min_size=32, max_size=32), data=st.data())
def test_every_legal_move_can_be_typed_whole_and_by_number(
    rules: RuleSet, seed: bytes, data: st.DataObject
) -> None:
    game = Game(rules, seed, 0 if rules.first == "given" else None)
    for _ in range(data.draw(st.integers(0, 30))):
        if not game.over:
            game.play(data.draw(st.sampled_from(game.legal_moves())))
    for number, move in enumerate(game.legal_moves(), 1):
        loosely = move.text.replace("-", data.draw(st.sampled_from(["", " ", "  ", " to ", ">"])))
        for typed in (move.text, move.text.upper(), loosely, str(number)):
            if typed == loosely and "-" not in typed and " " not in typed and ">" not in typed:
                continue  # without a break between the parts it may have two meanings
            assert read_move(typed, game) is move


@given(text=st.text(max_size=12))
def test_any_text_is_a_legal_move_or_refused_in_one_line(text: str) -> None:
    try:
        move = read_move(text, GAME)
    except MoveError as error:
        assert str(error).isprintable()  # noqa: PT017 (either way is right)
    else:
        assert GAME.is_legal(move)


def test_the_position_of_these_tests() -> None:
    assert hand(GAME) == "Kh 3c Tc Td 7h"
    assert str(GAME.observation(0).payoff[0].top) == "4d"
    assert GAME.to_move == 0


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("Kh-c1", "Kh-c1"),
        ("kh c1", "Kh-c1"),
        ("KHC1", "Kh-c1"),
        ("k-c1", "Kh-c1"),
        ("kc1", "Kh-c1"),
        ("k c2", "Kh-c2"),
        ("k-2", "Kh-c2"),
        ("k 2", "Kh-c2"),
        ("kh to c2", "Kh-c2"),
        ("Kh > c3", "Kh-c3"),
        ("3 s1", "3c-s1"),
        ("10d-s2", "Td-s2"),
        ("10D s2", "Td-s2"),
        ("td on s2", "Td-s2"),
        (" Td:s2 ", "Td-s2"),
        ("7,s4", "7h-s4"),
        ("7s4", "7h-s4"),
        ("1", "Kh-c1"),
        ("23", "7h-s4"),
    ],
)
def test_shorter_forms(typed: str, move: str) -> None:
    assert read_move(typed, GAME).text == move


@pytest.mark.parametrize(
    ("typed", "choices"),
    [
        ("10-s1", "it could be 12: Tc-s1; 16: Td-s1; type a number or the whole move"),
        ("t s1", "it could be 12: Tc-s1; 16: Td-s1; type a number or the whole move"),
        ("7h", "it could be 20: 7h-s1; 21: 7h-s2; 22: 7h-s3; 23: 7h-s4; "),
        ("K", "it could be 1: Kh-c1; 2: Kh-c2; 3: Kh-c3; 4: Kh-s1; "),
    ],
)
def test_what_has_several_meanings_is_answered_by_the_choices(typed: str, choices: str) -> None:
    with pytest.raises(AmbiguousMoveError) as caught:
        read_move(typed, GAME)
    assert caught.value.reason.startswith(choices)
    for choice in caught.value.reason.removeprefix("it could be ").split("; ")[:-1]:
        number, text = choice.split(": ")
        assert read_move(number, GAME).text == text


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("p", "center stack 1 needs A or a King, not 4d"),
        ("p-c1", "center stack 1 needs A or a King, not 4d"),
        ("p2", "center stack 2 needs A or a King, not 4d"),
        ("9h-c1", "the hand holds no 9h, it holds Kh 3c Tc Td 7h"),
        ("7-c1", "center stack 1 needs A or a King, not 7h"),  # not: no 7 of clubs
        ("3c1", "center stack 1 needs A or a King, not 3c"),  # and not the 3 of clubs on s1
        ("7h 1", "center stack 1 needs A or a King, not 7h"),
        ("s1-c1", "side stack 1 is empty"),
        ("pass", 'passing is allowed only with the option refill = "turn_start"'),
    ],
)
def test_what_is_not_legal_is_answered_by_the_reason(typed: str, reason: str) -> None:
    with pytest.raises(IllegalMoveError) as caught:
        read_move(typed, GAME)
    assert caught.value.reason == reason


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("0", "there are moves 1 to 23; type moves to hear them"),
        ("24", "there are moves 1 to 23; type moves to hear them"),
        ("9" * 5000, "there are moves 1 to 23; type moves to hear them"),
        ("hello", "there is no dash; a move is SOURCE-DEST, such as 7h-c1, or pass"),
        ("kh c9", '"c9" is no center stack; allowed: c1 to c8'),
        ("10x-c1", '"x" is no suit; allowed: c d h s'),
        ("c1-s1", "cards on a center stack stay there"),
    ],
)
def test_what_is_no_move_is_answered_by_what_is_wrong(typed: str, reason: str) -> None:
    with pytest.raises(MalformedMoveError) as caught:
        read_move(typed, GAME)
    assert caught.value.reason == reason
