"""Chances before and after cards come, against plain sums over all cards that could have come."""

from collections import Counter

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from spitemalice.kernel import consts as c
from spitemalice.kernel.ends import kept_path, lay_end, value_of_end
from spitemalice.kernel.luck import (
    Judge,
    chance_after,
    chance_now,
    expected_draw,
    expected_top,
)
from spitemalice.kernel.state import State, copy_state
from spitemalice.kernel.table import Mind
from spitemalice.kernel.turn import search
from spitemalice.kernel.views import hand_cards, pile_cards, set_hand, set_pile
from spitemalice.rules.ruleset import RuleSet
from tests.kernel import positions
from tests.kernel.minds import mind, position, table, weights
from tests.kernel.naive_turn import spot_of
from tests.kernel.positions import everything
from tests.kernel.rulesets import rule_sets

seeds = st.integers(0, 2**28 - 1)


def minds(seed: int) -> tuple[Mind, Mind]:
    """Who chooses, and odds that lie well within what is possible."""
    odds = [number // 5 for number in weights(seed + 1)]
    odds[c.F_LEAF : c.F_LEAF + 3] = [4000, 5000, 6000]
    return mind(weights(seed), max_nodes=15, width=3), mind(odds)


def with_hand(s: State, cards: list[int]) -> State:
    other = State()
    copy_state(other, s)
    set_hand(other, s.to_move, cards)
    return other


@settings(max_examples=40, deadline=None)
@given(rules=rule_sets(), seed=seeds, moves=st.integers(0, 60))
def test_a_chance_is_the_sum_of_the_odds_at_the_best_end(
    rules: RuleSet, seed: int, moves: int
) -> None:
    s, judge, t = position(rules, seed, moves), Judge(), table(1)
    who, odds = minds(seed)
    before = everything(s)
    search(s, t, who)
    path = kept_path(t, 0)
    value = value_of_end(s, t, odds, path)
    expected = c.SURE if value == c.WIN_SCORE else min(max(value, c.DOUBT), c.SURE - c.DOUBT)
    assert chance_now(judge, s, who, odds) == expected
    assert chance_after(judge, s, odds, path) == expected
    assert everything(s) == before


@settings(max_examples=30, deadline=None)
@given(rules=rule_sets(), seed=seeds, moves=st.integers(0, 60))
def test_before_a_card_is_drawn_any_unseen_one_may_come(
    rules: RuleSet, seed: int, moves: int
) -> None:
    s, judge = position(rules, seed, moves), Judge()
    who, odds = minds(seed)
    hand = hand_cards(s, s.to_move)
    assume(hand)
    before = everything(s)
    unseen = list(spot_of(s).unseen)
    unseen[hand[-1] & 15] += 1
    total = sum(
        count * chance_now(judge, with_hand(s, [*hand[:-1], rank]), who, odds)
        for rank, count in enumerate(unseen)
        if count
    )
    assert expected_draw(judge, s, who, odds, 1) == total // sum(unseen)
    assert everything(s) == before


@settings(max_examples=30, deadline=None)
@given(seed=seeds, moves=st.integers(0, 60))
def test_before_a_pay_off_card_comes_up_any_unseen_one_may_lie_there(seed: int, moves: int) -> None:
    s, judge = position(RuleSet(), seed, moves), Judge()
    who, odds = minds(seed)
    pile = 8 * s.to_move + c.PAYOFF
    cards = pile_cards(s, pile)
    before = everything(s)
    unseen = list(spot_of(s).unseen)
    unseen[cards[-1] & 15] += 1
    total = 0
    for rank, count in enumerate(unseen):
        other = State()
        copy_state(other, s)
        set_pile(other, pile, [*cards[:-1], 256 + rank])  # of a pack that is not in play
        total += count * chance_now(judge, other, who, odds) if count else 0
    assert expected_top(judge, s, who, odds) == total // sum(unseen)
    assert everything(s) == before


def test_of_several_cards_hands_are_sampled_fairly() -> None:
    s, judge = position(RuleSet(), 5, 30), Judge()
    who, odds = minds(5)
    who.max_nodes = who.width = 1
    hand = hand_cards(s, s.to_move)
    first = expected_draw(judge, s, who, odds, 2)
    assert expected_draw(judge, s, who, odds, 2) == first
    unseen = Counter(dict(enumerate(spot_of(s).unseen)))
    unseen.update(card & 15 for card in hand[-2:])
    pool, total, ways = sorted(unseen.elements()), 0, 0
    pairs = Counter((a, b) for i, a in enumerate(pool) for j, b in enumerate(pool) if i < j)
    for (a, b), count in pairs.items():
        total += count * chance_now(judge, with_hand(s, [*hand[:-2], a, b]), who, odds)
        ways += count
    judge.samples = 500
    assert expected_draw(judge, s, who, odds, 2) == pytest.approx(total / ways, abs=60)
    assert first == pytest.approx(total / ways, abs=300)


def test_chances_of_a_running_game_are_never_sure() -> None:
    s, judge = position(RuleSet(), 5, 30), Judge()
    who = mind(weights(1), max_nodes=5)
    for sign, bound in ((1, c.SURE - c.DOUBT), (-1, c.DOUBT)):
        assert chance_now(judge, s, who, mind([sign * 9000] * c.FEATURES)) == bound
    s = positions.position(hands=["9c"], payoffs=["Ad", "8d"])
    assert chance_now(judge, s, who, mind([0] * c.FEATURES)) == c.SURE


def test_what_kind_of_end_a_path_leads_to() -> None:
    s = positions.position(hands=["Ac"], payoffs=["Qd Ad", "8d"], sides={(0, 0): "Ah"})
    t = table()
    ace = 0 << 4
    assert lay_end(s, t, []) == c.LEAF_TURN
    assert lay_end(s, t, [ace]) == c.LEAF_REFILL
    assert lay_end(s, t, [ace + c.TO_SIDE]) == c.LEAF_TURN
    assert lay_end(s, t, [c.ENTRY_SIDE << 4]) == c.LEAF_TURN
    assert lay_end(s, t, [c.ENTRY_PAYOFF << 4]) == c.LEAF_REVEAL
    assert lay_end(s, t, [c.ENTRY_PASS << 4]) == c.LEAF_TURN
    s = positions.position(RuleSet(refill="turn_start"), hands=["Ac"], payoffs=["Ad", "8d"])
    assert lay_end(s, t, [ace]) == c.LEAF_TURN
    assert lay_end(s, t, [c.ENTRY_PAYOFF << 4]) == c.LEAF_WIN
