"""Turns and moves, by the numbers of the rules (sections 2 to 4)."""

import pytest

from spitemalice.kernel.consts import CENTER, PASS, PAYOFF, RUNNING
from spitemalice.kernel.moves import fits, may_discard, may_pass, source_rank
from spitemalice.kernel.play import fill_hand, next_seat, play
from spitemalice.kernel.views import (
    aside_cards,
    center_height,
    drawn_cards,
    hand_cards,
    hand_count,
    payoff_count,
    pile_cards,
    stock_cards,
)
from spitemalice.rules.ruleset import RuleSet
from tests.kernel.positions import (
    PLENTY,
    P,
    all_cards,
    built,
    code,
    discards,
    legal,
    listed,
    plays,
    position,
    side,
    text,
)

NO_REFILL = RuleSet(refill="turn_start")


def test_rule_2_1_a_turn_starts_with_drawing_up_to_five_cards() -> None:
    s = position(
        hands=["9c 8c", "2h 3h"], payoffs=["Qc", "Qd"], stock="4d 5d 6d 7d 8d 9d", centers=[]
    )
    play(s, code(0, side(0)))
    assert s.to_move == 1
    assert text(hand_cards(s, 1)).startswith("2h 3h ")
    assert hand_count(s, 1) == 5
    assert drawn_cards(s) == hand_cards(s, 1)[2:]
    assert s.stock_n == 3


def test_rule_2_1_a_full_hand_draws_nothing() -> None:
    s = position(hands=["9c", "Ah 2h 3h 4h 5h"], payoffs=["Qc", "Qd"], stock="4d 5d 6d")
    play(s, code(0, side(0)))
    assert drawn_cards(s) == []
    assert s.stock_n == 3
    assert s.outcome == RUNNING


def test_rule_2_2_a_the_top_pay_off_card_goes_to_a_center_stack() -> None:
    s = position(hands=["9c"], payoffs=["8d 2h Ad", "Qd"], stock="4d")
    play(s, code(P, 1))
    assert text(pile_cards(s, CENTER + 1)) == "Ad"
    assert text(pile_cards(s, PAYOFF)) == "8d 2h"
    assert (payoff_count(s, 0), center_height(s, 1), s.to_move) == (2, 1, 0)
    assert source_rank(s, P) == 1


def test_rule_2_2_b_the_top_card_of_a_side_stack_goes_to_a_center_stack() -> None:
    s = position(
        hands=["9c"], payoffs=["8d", "Qd"], sides={(0, 2): "5c 2h"}, centers=["Ac"], stock="4d"
    )
    play(s, code(side(2), 0))
    assert text(pile_cards(s, CENTER)) == "Ac 2h"
    assert text(pile_cards(s, 2)) == "5c"
    assert (payoff_count(s, 0), s.to_move) == (1, 0)


def test_rule_2_2_c_a_card_of_the_hand_goes_to_a_center_stack() -> None:
    s = position(hands=["9c 2h Jc"], payoffs=["8d", "Qd"], centers=["Ac"], stock="4d")
    play(s, code(1, 0))
    assert text(pile_cards(s, CENTER)) == "Ac 2h"
    assert text(hand_cards(s, 0)) == "9c Jc"
    assert s.to_move == 0


def test_rule_2_2_d_a_card_of_the_hand_on_a_side_stack_ends_the_turn() -> None:
    s = position(hands=["9c 2h Jc"], payoffs=["8d", "Qd"], sides={(0, 3): "5c"}, stock=PLENTY)
    play(s, code(2, side(3)))
    assert text(pile_cards(s, 3)) == "5c Jc"
    assert text(hand_cards(s, 0)) == "9c 2h"
    assert (s.to_move, s.turns_ended) == (1, 1)


def test_rule_2_3_no_move_is_forced_and_a_discard_is_always_possible() -> None:
    s = position(hands=["Ac 9c"], payoffs=["Ad", "Qd"], stock="4d")
    all_discards = {code(slot, side(k)) for slot in range(2) for k in range(4)}
    assert legal(s) == all_discards | {code(P, c) for c in range(3)} | {
        code(0, c) for c in range(3)
    }
    assert PASS not in legal(s)


def test_rule_2_4_a_hand_emptied_to_the_center_is_refilled_at_once() -> None:
    s = position(hands=["Ac"], payoffs=["8d", "Qd"], stock="2d 3d 4d 5d 6d 7d")
    play(s, code(0, 0))
    assert (hand_count(s, 0), s.stock_n, s.to_move, s.turns_ended) == (5, 1, 0, 0)
    assert hand_cards(s, 0) == drawn_cards(s)


def test_rule_2_4_a_completed_stack_is_recycled_before_the_refill() -> None:
    s = position(hands=["Qh"], payoffs=["8d", "Qd"], centers=[built(11)], stock="")
    play(s, code(0, 0))
    assert (hand_count(s, 0), s.stock_n, s.outcome) == (5, 7, RUNNING)


def test_rule_2_4_only_moves_of_hand_cards_refill() -> None:
    s = position(NO_REFILL, hands=[""], payoffs=["8d Ad", "Qd"], sides={(0, 0): "2h"}, stock=PLENTY)
    for source in (P, side(0)):
        play(s, code(source, 0))
        assert hand_count(s, 0) == 0


def test_rule_2_4_without_refill_the_empty_hand_plays_on_and_may_pass() -> None:
    s = position(NO_REFILL, hands=["Ac", "2c"], payoffs=["2h", "Qd"], stock=PLENTY)
    assert may_pass(s) == 0
    play(s, code(0, 0))
    assert (hand_count(s, 0), s.to_move, may_pass(s)) == (0, 0, 1)
    assert legal(s) == {code(P, 0), PASS}
    assert listed(s) == [code(P, 0), PASS]
    assert discards(s) == [PASS]
    assert source_rank(s, 0) == 13
    play(s, PASS)
    assert (s.to_move, s.turns_ended, hand_count(s, 1), hand_count(s, 0)) == (1, 1, 5, 0)


def test_rule_2_4_nobody_passes_with_cards_or_with_refill() -> None:
    with_cards = position(NO_REFILL, hands=["9c"], payoffs=["8d", "Qd"])
    with_refill = position(hands=[""], payoffs=["8d", "Qd"])
    for s in (with_cards, with_refill):
        assert PASS not in legal(s)
        assert may_pass(s) == 0


def test_rule_2_5_the_last_card_discarded_is_not_replaced_before_the_own_turn() -> None:
    s = position(hands=["9c", "2c 3c 4c 5c 6c"], payoffs=["8d", "Qd"], stock=PLENTY)
    play(s, code(0, side(0)))
    assert (hand_count(s, 0), s.to_move) == (0, 1)
    play(s, code(0, side(0)))
    assert (hand_count(s, 0), s.to_move) == (5, 0)


def test_rule_2_6_no_other_way_from_place_to_place_is_legal() -> None:
    s = position(
        RuleSet(side_stacks=6, center_stacks=8),
        hands=["9c"],
        payoffs=["Ad", "Ah"],
        sides={(0, 0): "Ac", (0, 1): "2c", (1, 0): "As", (1, 1): "As"},
        stock="4d",
    )
    from_pay_off = {code(P, c) for c in range(8)}
    from_side = {code(side(0), c) for c in range(8)}
    from_hand = {code(0, side(k)) for k in range(6)}
    assert legal(s) == from_pay_off | from_side | from_hand


def test_places_that_the_rules_do_not_have_are_illegal() -> None:
    s = position(
        RuleSet(side_stacks=2, center_stacks=1),
        hands=["Ac"],
        payoffs=["Kd", "Ah"],
        sides={(0, 1): "Kc"},
        stock="4d",
    )
    assert legal(s) == {0, code(P, 0), code(side(1), 0), code(0, side(0)), code(0, side(1))}
    assert source_rank(s, side(2)) == 13


@pytest.mark.parametrize("height", range(12))
def test_rule_3_1_a_center_stack_takes_the_next_rank_whatever_the_suit(height: int) -> None:
    s = position(centers=[built(height)], payoffs=["8d", "Qd"])
    assert [rank for rank in range(12) if fits(s, rank, 0)] == [height]
    assert fits(s, 13, 0) == 0


@pytest.mark.parametrize("height", range(12))
def test_rule_3_2_a_king_goes_on_any_center_stack(height: int) -> None:
    s = position(hands=["Kh 9d"], centers=[built(height)], payoffs=["8d", "Qd"], stock=PLENTY)
    assert code(0, 0) in legal(s)
    play(s, code(0, 0))
    assert center_height(s, 0) == (height + 1) % 12


def test_rule_3_2_the_option_king_as_ace_keeps_kings_off_the_empty_stack() -> None:
    rules = RuleSet(king_as_ace=False)
    s = position(
        rules,
        hands=["Kh 9d"],
        payoffs=["Kd", "Qd"],
        sides={(0, 1): "Kc"},
        centers=["", "Ac", ""],
    )
    to_center = {move for move in legal(s) if move & 15 < 8}
    assert to_center == {code(0, 1), code(P, 1), code(side(1), 1)}
    assert plays(s) == [code(P, 1), code(side(1), 1), code(0, 1)]


@pytest.mark.parametrize("last", ["Qh", "Kh"])
def test_rule_3_3_a_completed_stack_returns_to_the_stock_bottom_card_first(last: str) -> None:
    s = position(hands=[f"{last} 9d"], payoffs=["8d", "Qd"], centers=["", built(11)], stock="2d 3d")
    before = all_cards(s)
    play(s, code(0, 1))
    assert text(stock_cards(s)) == f"2d 3d {built(11)} {last}"
    assert (pile_cards(s, CENTER + 1), center_height(s, 1)) == ([], 0)
    assert (s.to_move, all_cards(s)) == (0, before)


def test_rule_3_3_kings_in_a_completed_stack_are_kings_again() -> None:
    center = "Kc 2c 3c Kd 5c 6c 7c 8c 9c Tc Jc"
    s = position(hands=["Qh 9d"], payoffs=["8d", "Qd"], centers=[center])
    play(s, code(0, 0))
    assert text(stock_cards(s)) == f"{center} Qh"


def test_rule_3_3_the_option_when_empty_lays_completed_stacks_aside() -> None:
    s = position(
        RuleSet(recycle="when_empty"),
        hands=["Qh Qd 9d"],
        payoffs=["8d", "Qd"],
        centers=[built(11), built(11)],
        stock="2d",
    )
    play(s, code(0, 1))
    play(s, code(0, 0))
    assert text(aside_cards(s)) == f"{built(11)} Qh {built(11)} Qd"
    assert text(stock_cards(s)) == "2d"
    packs = [card >> 6 for card in aside_cards(s)]
    assert packs == [1] * 11 + [0] * 13  # the stack that was completed first comes first


def test_rule_3_4_a_draw_takes_any_card_and_the_last_one_fills_its_place() -> None:
    s = position(hands=["", "3c 4c 5c 6c"], payoffs=["8d", "Qd"], stock="2d 3d 4d 5d 6d")
    stock = stock_cards(s)
    fill_hand(s, 1)
    (drawn,) = drawn_cards(s)
    place = stock.index(drawn)
    stock[place] = stock[-1]
    assert stock_cards(s) == stock[:-1]


def test_rule_4_1_any_card_goes_on_any_own_side_stack() -> None:
    s = position(
        hands=["Kh Ah 9d"],
        payoffs=["8d", "Qd"],
        sides={(0, 0): "2c", (0, 1): "Kd"},
        stock=PLENTY,
    )
    on_sides = {move for move in legal(s) if move & 15 >= 8}
    assert on_sides == {code(slot, side(k)) for slot in range(3) for k in range(4)}
    play(s, code(0, side(1)))
    assert text(pile_cards(s, 1)) == "Kd Kh"


def test_rule_4_1_the_option_king_on_side_keeps_kings_back_unless_there_are_only_kings() -> None:
    rules = RuleSet(king_on_side=False)
    mixed = position(rules, hands=["Kh 9d"], payoffs=["8d", "Qd"], stock="2d")
    assert {move >> 4 for move in legal(mixed) if move & 15 >= 8} == {1}
    assert {move >> 4 for move in discards(mixed)} == {1}
    assert {move >> 4 for move in listed(mixed) if move & 15 >= 8} == {1}
    assert [may_discard(mixed, rank) for rank in (8, 12)] == [1, 0]
    kings = position(rules, hands=["Kh Kd"], payoffs=["8d", "Qd"], stock="2d")
    assert {move >> 4 for move in legal(kings) if move & 15 >= 8} == {0, 1}
    assert {move >> 4 for move in discards(kings)} == {0}
    assert may_discard(kings, 12) == 1


def test_rule_4_2_a_king_on_a_side_stack_stays_wild() -> None:
    s = position(
        hands=["9d"], payoffs=["8d", "Qd"], sides={(0, 3): "2c Kc"}, centers=[built(4), "Ac"]
    )
    assert {code(side(3), c) for c in range(3)} <= legal(s)
    assert source_rank(s, side(3)) == 12


def test_a_card_taken_from_the_hand_leaves_the_others_in_order() -> None:
    s = position(hands=["9d 8c Ah 7s 2s"], payoffs=["8d", "Qd"])
    play(s, code(2, 0))
    assert text(hand_cards(s, 0)) == "9d 8c 7s 2s"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rule_8_play_goes_round_by_seat(players: int) -> None:
    s = position(RuleSet(players=players, payoff_size=5))
    assert [next_seat(s, seat) for seat in range(players)] == [*range(1, players), 0]
