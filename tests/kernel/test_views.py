"""What the layers above read from a state, write into it and do with move indices."""

import pytest

from spitemalice.kernel.consts import CENTER, NONE, PASS, PAYOFF
from spitemalice.kernel.play import play
from spitemalice.kernel.views import (
    aside_cards,
    center_height,
    find_move,
    hand_cards,
    hand_count,
    index_of,
    legal_entries,
    make_move,
    payoff_count,
    pile_cards,
    set_aside,
    set_hand,
    set_pile,
    set_stock,
    stock_cards,
    top_card,
)
from spitemalice.rules.ruleset import RuleSet
from tests.kernel.positions import P, Pack, code, everything, legal, listed, position, side

FACE_7H = 32 + 6


@pytest.mark.parametrize(
    ("move", "index"),
    [
        (code(1, 2), 16 * FACE_7H + 2),
        (code(1, side(3)), 16 * FACE_7H + 11),
        (code(side(2), 1), 16 * 66 + 1),
        (code(P, 0), 16 * 70),
        (PASS, 16 * 71),
    ],
)
def test_a_move_index_names_the_card_instead_of_the_slot(move: int, index: int) -> None:
    s = position(hands=["9c 7h"], payoffs=["Ad", "Qd"])
    assert index_of(s, move) == index


@pytest.mark.parametrize(("hand", "first"), [("9c 7h 2d 7h", 1), ("7h 9c 7h 7h", 0)])
def test_an_index_means_the_legal_move_of_the_card_drawn_first(hand: str, first: int) -> None:
    s = position(hands=[hand], payoffs=["8d", "Qd"])
    assert find_move(s, 16 * FACE_7H + side(0)) == code(first, side(0))
    assert legal(s) >= {code(first, side(0)), code(3, side(0))}


@pytest.mark.parametrize(
    "index",
    [
        16 * (32 + 7) + side(0),  # a card that is not in the hand
        16 * FACE_7H,  # a card that does not fit
        16 * 65,  # an empty side stack
        16 * 70 + side(0),  # from the pay-off pile to a side stack
        16 * 71,  # a pass with a full hand
        16 * 72 - 1,
    ],
)
def test_an_index_without_a_legal_move_is_refused_and_changes_nothing(index: int) -> None:
    s = position(hands=["9c 7h 2d"], payoffs=["Ad", "Qd"])
    before = everything(s)
    assert find_move(s, index) == -1
    assert make_move(s, index) == -1
    assert everything(s) == before


def test_making_a_move_by_index_is_playing_it() -> None:
    s = position(hands=["9c 7h 2d"], payoffs=["Ad 3d", "Qd"], stock="4c 5c 6c 7c 8c")
    twin = position(hands=["9c 7h 2d"], payoffs=["Ad 3d", "Qd"], stock="4c 5c 6c 7c 8c")
    assert make_move(s, 16 * FACE_7H + side(1)) == code(1, side(1))
    play(twin, code(1, side(1)))
    assert everything(s) == everything(twin)


def test_the_move_with_the_code_0_is_a_move() -> None:
    s = position(hands=["Ac 7h"], payoffs=["8d", "Qd"])
    assert make_move(s, 0) == code(0, 0) == 0
    assert hand_count(s, 0) == 1


def test_a_pass_has_an_index_too() -> None:
    s = position(RuleSet(refill="turn_start"), hands=[""], payoffs=["8d", "Qd"], stock="4c")
    assert find_move(s, 16 * 71) == PASS


def test_legal_entries_are_those_of_the_table_in_the_order_of_the_list() -> None:
    s = position(hands=["9c Ah"], payoffs=["Ad", "Qd"])
    table = tuple(f"move {index}" for index in range(16 * 72))
    assert legal_entries(s, table) == [f"move {index_of(s, move)}" for move in listed(s)]


def test_what_is_written_is_read() -> None:
    s = position(RuleSet(players=3))
    pack = Pack()
    hand, pay_off, on_side, center, stock, aside = map(
        pack.cards, ["9c Ah", "Qd 2d 3d", "5h 6h", "Ac 2c", "7s 8s 9s", "As 2s"]
    )
    set_hand(s, 2, hand)
    set_pile(s, 16 + PAYOFF, pay_off)
    set_pile(s, 8 + 3, on_side)
    set_pile(s, CENTER + 1, center)
    set_stock(s, stock)
    set_aside(s, aside)
    assert (hand_cards(s, 2), hand_count(s, 2)) == (hand, 2)
    assert (pile_cards(s, 16 + PAYOFF), payoff_count(s, 2)) == (pay_off, 3)
    assert (pile_cards(s, 8 + 3), top_card(s, 8 + 3)) == (on_side, on_side[-1])
    assert (pile_cards(s, CENTER + 1), center_height(s, 1)) == (center, 2)
    assert (stock_cards(s), s.stock_n) == (stock, 3)
    assert (aside_cards(s), s.aside_n) == (aside, 2)
    assert payoff_count(s, 1) == 0


def test_an_empty_pile_has_no_cards_and_no_top() -> None:
    s = position(sides={(0, 0): "2c"})
    set_pile(s, 0, [])
    assert (pile_cards(s, 0), top_card(s, 0)) == ([], NONE)
