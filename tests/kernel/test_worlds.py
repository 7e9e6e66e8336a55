"""Worlds keep what a seat sees, use every card once, and depend on nothing that it does not see."""

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from spitemalice.kernel.consts import RUNNING
from spitemalice.kernel.play import play
from spitemalice.kernel.playout import random_move
from spitemalice.kernel.state import State, seed_fast
from spitemalice.kernel.views import hand_cards
from spitemalice.kernel.worlds import Pool, sample_world
from spitemalice.rules.ruleset import RuleSet
from tests.kernel.hidden import hidden_from, seen_by, with_hidden
from tests.kernel.minds import position
from tests.kernel.positions import all_cards, everything
from tests.kernel.rulesets import rule_sets

seeds = st.integers(0, 2**28 - 1)


def world_of(s: State, me: int, seed: int = 1) -> State:
    world, rng = State(), State()
    seed_fast(rng, seed, 2)
    sample_world(world, s, me, Pool(), rng)
    return world


@settings(max_examples=60, deadline=None)
@given(rules=rule_sets(), seed=seeds, moves=st.integers(0, 200), data=st.data())
def test_a_world_keeps_what_is_seen_and_uses_every_card_once(
    rules: RuleSet, seed: int, moves: int, data: st.DataObject
) -> None:
    s = position(rules, seed, moves)
    me = data.draw(st.integers(0, rules.players - 1))
    before = everything(s)
    world = world_of(s, me, seed)
    assert everything(s) == before
    assert seen_by(world, me) == seen_by(s, me)
    assert all_cards(world) == all_cards(s)
    assert sorted(hidden_from(world, me)) == sorted(hidden_from(s, me))


@settings(max_examples=60, deadline=None)
@given(rules=rule_sets(), seed=seeds, moves=st.integers(0, 200), data=st.data())
def test_a_world_does_not_depend_on_the_hidden_cards(
    rules: RuleSet, seed: int, moves: int, data: st.DataObject
) -> None:
    s = position(rules, seed, moves)
    me = data.draw(st.integers(0, rules.players - 1))
    other = with_hidden(s, me, data.draw(st.permutations(hidden_from(s, me))))
    assert seen_by(other, me) == seen_by(s, me)
    first, second = (everything(world_of(each, me, seed)) for each in (s, other))
    assert first == second


@settings(max_examples=20, deadline=None)
@given(rules=rule_sets(), seed=seeds)
def test_a_world_can_be_played_on(rules: RuleSet, seed: int) -> None:
    world = world_of(position(rules, seed, 40), 0)
    cards = all_cards(world)
    for _ in range(60):
        if world.outcome == RUNNING:
            play(world, random_move(world))
    assert all_cards(world) == cards


def test_every_hidden_card_is_anywhere_about_equally_often() -> None:
    s = position(RuleSet(decks=1, payoff_size=4, hand_size=3), 9, 10)
    me, pool, rng, world = s.to_move, Pool(), State(), State()
    seed_fast(rng, 5, 5)
    hidden, held = hidden_from(s, me), Counter[int]()
    rounds, hand = 4000, len(hand_cards(s, 1 - me))
    for _ in range(rounds):
        sample_world(world, s, me, pool, rng)
        held.update(hand_cards(world, 1 - me))
    expected = rounds * hand / len(hidden)
    assert set(held) == set(hidden)
    assert all(0.7 * expected < count < 1.3 * expected for count in held.values())
