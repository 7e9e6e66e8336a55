"""How a game ends, by the numbers of the rules (section 5 and 8)."""

import pytest

from spitemalice.kernel.consts import (
    BY_LIMIT,
    BY_PAYOFF,
    BY_STOCK,
    NOBODY,
    PASS,
    RUNNING,
    TURN_LIMIT,
)
from spitemalice.kernel.moves import list_moves
from spitemalice.kernel.play import award, play
from spitemalice.kernel.state import State
from spitemalice.kernel.views import (
    aside_cards,
    drawn_cards,
    hand_cards,
    hand_count,
    stock_cards,
)
from spitemalice.rules.ruleset import RuleSet
from tests.kernel.positions import PLENTY, P, built, code, legal, listed, position, side, text


def result(s: State) -> tuple[int, int, int]:
    return s.outcome, s.winner, s.points


def test_rule_5_1_the_last_pay_off_card_wins_at_once() -> None:
    s = position(hands=["9c 2c"], payoffs=["Ad", "Qd 4d 7d"], stock="2d")
    play(s, code(P, 2))
    assert result(s) == (BY_PAYOFF, 0, 3)
    assert (legal(s), listed(s), list_moves(s)) == (set(), [], 0)


def test_rule_5_1_a_stack_completed_by_the_last_card_is_recycled() -> None:
    s = position(hands=["9c"], payoffs=["Qd", "4d"], centers=[built(11)], stock="2d")
    play(s, code(P, 0))
    assert text(stock_cards(s)) == f"2d {built(11)} Qd"
    assert result(s) == (BY_PAYOFF, 0, 1)


@pytest.mark.parametrize("bonus", [0, 5, 50])
def test_rules_5_2_and_8_the_winner_scores_what_the_others_have_left(bonus: int) -> None:
    rules = RuleSet(players=3, win_bonus=bonus)
    s = position(rules, hands=["9c"], payoffs=["Kd", "4d 5d", "6d 7d 8d"])
    play(s, code(P, 0))
    assert result(s) == (BY_PAYOFF, 0, 5 + bonus)


def test_rule_5_2_own_cards_do_not_count() -> None:
    s = position(RuleSet(win_bonus=2), payoffs=["4d 5d", "6d"])
    award(s, 1)
    assert (s.winner, s.points) == (1, 4)


def test_rule_5_3_a_card_due_at_the_start_of_a_turn_that_cannot_be_drawn_ends_in_a_draw() -> None:
    s = position(hands=["9c", "2c"], payoffs=["8d 9d", "Qd"], stock="3h 4h 5h")
    play(s, code(0, side(0)))
    assert result(s) == (BY_STOCK, NOBODY, 0)
    assert sorted(text(hand_cards(s, 1)).split()) == ["2c", "3h", "4h", "5h"]
    assert len(drawn_cards(s)) == 3
    assert legal(s) == set()


def test_rule_5_3_a_card_due_at_a_refill_that_cannot_be_drawn_ends_in_a_draw() -> None:
    s = position(hands=["Ac"], payoffs=["2d", "Qd"], stock="3h 4h 5h 6h")
    play(s, code(0, 0))
    assert result(s) == (BY_STOCK, NOBODY, 0)
    assert (hand_count(s, 0), s.stock_n) == (4, 0)


def test_rule_5_3_the_last_card_of_the_stock_may_be_drawn() -> None:
    s = position(hands=["9c", "2c"], payoffs=["8d", "Qd"], stock="3h 4h 5h 6h")
    play(s, code(0, side(0)))
    assert (s.outcome, s.stock_n, hand_count(s, 1)) == (RUNNING, 0, 5)


def test_the_option_empty_ends_the_game_with_the_last_card_of_the_stock() -> None:
    s = position(
        RuleSet(stock_out="empty"), hands=["9c", "2c"], payoffs=["8d", "Qd"], stock="3h 4h 5h 6h"
    )
    play(s, code(0, side(0)))
    assert result(s) == (BY_STOCK, NOBODY, 0)
    assert hand_count(s, 1) == 5


@pytest.mark.parametrize(
    ("stock", "aside"), [("3h 4h 5h 6h 7h", ""), ("3h 4h 5h 6h", f"{built(11)} Qc")]
)
def test_the_option_empty_counts_what_waits_aside(stock: str, aside: str) -> None:
    s = position(
        RuleSet(stock_out="empty", recycle="when_empty"),
        hands=["9c", "2h"],
        payoffs=["8d", "Qd"],
        stock=stock,
        aside=aside,
    )
    play(s, code(0, side(0)))
    assert s.outcome == RUNNING


def test_the_option_empty_needs_a_draw() -> None:
    s = position(
        RuleSet(stock_out="empty"), hands=["9c", "2h 3h 4h 5h 6h"], payoffs=["8d", "Qd"], stock=""
    )
    play(s, code(0, side(0)))
    assert s.outcome == RUNNING


def test_the_option_when_empty_uses_what_waits_aside_in_the_middle_of_a_refill() -> None:
    aside = f"{built(11)} Qc"
    s = position(
        RuleSet(recycle="when_empty"),
        hands=["9h", "2h"],
        payoffs=["8d", "Qd"],
        stock="3h 4h",
        aside=aside,
    )
    play(s, code(0, side(0)))
    first, second, *rest = text(drawn_cards(s)).split()
    assert {first, second} == {"3h", "4h"}
    assert set(rest) < set(aside.split())
    assert (len(rest), s.stock_n, s.aside_n, s.outcome) == (2, 10, 0, RUNNING)


def test_the_option_when_empty_reuses_stacks_in_the_order_of_completion() -> None:
    aside = f"{built(11)} Qh {built(11)} Qd"
    s = position(
        RuleSet(recycle="when_empty"),
        hands=["9h", "2h 3h 4h 5h"],
        payoffs=["8d", "Qd"],
        aside=aside,
    )
    waiting = aside_cards(s)
    play(s, code(0, side(0)))
    (drawn,) = drawn_cards(s)
    waiting[waiting.index(drawn)] = waiting[-1]
    assert stock_cards(s) == waiting[:-1]


def test_the_option_when_empty_leaves_completed_stacks_aside_while_the_stock_lasts() -> None:
    s = position(
        RuleSet(recycle="when_empty"),
        hands=["9h", "2h"],
        payoffs=["8d", "Qd"],
        stock="3h 4h 5h 6h",
        aside=built(11),
    )
    play(s, code(0, side(0)))
    assert (s.stock_n, s.aside_n, s.outcome) == (0, 11, RUNNING)


@pytest.mark.parametrize(
    ("payoffs", "winner", "points"),
    [
        (["4d", "5d 6d"], 0, 2),
        (["4d 5d 6d", "7d"], 1, 3),
        (["4d", "5d"], NOBODY, 0),
        (["4d 5d 6d", "7d 8d", "9d"], 2, 5),
        (["4d", "7d 8d", "9d"], NOBODY, 0),
        (["4d 5d 6d", "7d 8d", "9d Td"], NOBODY, 0),
        (["4d 5d", "6d 7d", "8d"], 2, 4),
        (["4d", "7d 8d", "9d Td", "Jd Qd"], 0, 6),
    ],
)
def test_the_option_fewest_wins_gives_an_exhausted_game_to_the_single_lowest(
    payoffs: list[str], winner: int, points: int
) -> None:
    bonus = 10
    rules = RuleSet(players=len(payoffs), payoff_size=4, exhausted="fewest_wins", win_bonus=bonus)
    s = position(rules, hands=["9h"], payoffs=payoffs, stock="3h")
    play(s, code(0, side(0)))
    assert result(s) == (BY_STOCK, winner, points + bonus if winner != NOBODY else 0)


@pytest.mark.parametrize("exhausted", ["draw", "fewest_wins"])
def test_rule_5_5_the_2000th_turn_ends_the_game_before_the_next_draw(exhausted: str) -> None:
    rules = RuleSet.from_json({"exhausted": exhausted})
    s = position(rules, hands=["9h 8h", "7h"], payoffs=["4d", "5d 6d"], stock=PLENTY)
    s.turns_ended = TURN_LIMIT - 2
    play(s, code(0, side(0)))
    assert (s.outcome, s.turns_ended, s.to_move, s.stock_n) == (RUNNING, 1999, 1, 6)
    play(s, code(0, side(0)))
    assert result(s) == (BY_LIMIT, NOBODY, 0)
    assert (s.turns_ended, s.to_move, s.stock_n, hand_count(s, 0)) == (2000, 0, 6, 1)
    assert drawn_cards(s) == []


def test_rule_5_5_passes_are_turns() -> None:
    s = position(RuleSet(refill="turn_start"), hands=[""], payoffs=["4d", "5d"], stock=PLENTY)
    s.turns_ended = TURN_LIMIT - 1
    play(s, PASS)
    assert result(s) == (BY_LIMIT, NOBODY, 0)


def test_rule_5_5_a_win_in_the_2000th_turn_counts() -> None:
    s = position(hands=["9h"], payoffs=["Ad", "5d"], stock=PLENTY)
    s.turns_ended = TURN_LIMIT - 1
    play(s, code(P, 0))
    assert result(s) == (BY_PAYOFF, 0, 1)
