"""Worlds with likely hands: whole, blind, and without the cards that would have been played."""

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from spitemalice.kernel.consts import KING
from spitemalice.kernel.state import State, seed_fast
from spitemalice.kernel.views import hand_cards, hand_count
from spitemalice.kernel.worlds import Pool, likely_world
from spitemalice.rules.ruleset import RuleSet
from tests.kernel.hidden import hidden_from, seen_by, with_hidden
from tests.kernel.minds import position
from tests.kernel.positions import all_cards, everything
from tests.kernel.rulesets import rule_sets

seeds = st.integers(0, 2**28 - 1)
masks = st.integers(0, 2**12 - 1)
ROUNDS = 3000


def world_of(s: State, me: int, needed: int, seed: int = 1) -> State:
    world, rng = State(), State()
    seed_fast(rng, seed, 2)
    likely_world(world, s, me, Pool(), rng, needed)
    return world


@settings(max_examples=60, deadline=None)
@given(rules=rule_sets(), seed=seeds, moves=st.integers(0, 200), needed=masks, data=st.data())
def test_a_likely_world_is_whole_and_depends_on_nothing_hidden(
    rules: RuleSet, seed: int, moves: int, needed: int, data: st.DataObject
) -> None:
    s = position(rules, seed, moves)
    me = data.draw(st.integers(0, rules.players - 1))
    world = world_of(s, me, needed, seed)
    assert seen_by(world, me) == seen_by(s, me)
    assert all_cards(world) == all_cards(s)
    assert sorted(hidden_from(world, me)) == sorted(hidden_from(s, me))
    other = with_hidden(s, me, data.draw(st.permutations(hidden_from(s, me))))
    assert everything(world_of(other, me, needed, seed)) == everything(world)


def ranks_held(s: State, needed: int) -> Counter[int]:
    """How often the opponent holds each rank in many worlds."""
    held, world, rng, pool = Counter[int](), State(), State(), Pool()
    seed_fast(rng, 5, 5)
    for _ in range(ROUNDS):
        likely_world(world, s, s.to_move, pool, rng, needed)
        held.update(card & 15 for card in hand_cards(world, 1 - s.to_move))
    return held


def test_a_card_that_was_needed_is_seldom_held_and_a_king_often() -> None:
    s = next(s for n in range(90) if hand_count(s := position(RuleSet(), n, 60), 1 - s.to_move) < 5)
    pool = Counter(card & 15 for card in hidden_from(s, s.to_move))
    rank = max(range(12), key=pool.__getitem__)
    without, needed = ranks_held(s, 0), ranks_held(s, 1 << rank)
    assert 0.15 < needed[rank] / without[rank] < 0.4
    others = [other for other in range(12) if other != rank and pool[other]]
    assert all(needed[other] > 0.9 * without[other] for other in others)
    if pool[KING]:
        usual = sum(without[other] for other in others) / sum(pool[other] for other in others)
        assert 1.1 < without[KING] / pool[KING] / usual < 1.6


def test_a_hand_that_nothing_was_discarded_from_holds_any_cards() -> None:
    s = position(RuleSet(), 3, 0)
    rank = hand_cards(s, 1 - s.to_move)[0] & 15
    assert ranks_held(s, 0) == ranks_held(s, 1 << rank)
