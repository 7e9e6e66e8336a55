"""The sampled hidden cards have exactly the distribution that they should have."""

import random
from collections import Counter
from fractions import Fraction
from itertools import combinations
from math import prod

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from spitemalice.envs.posterior import BeliefError, Hidden, Posterior, _Draw, _Reveal
from tests.envs.courses import Course, Happening, Oracle, Position, World, course, rejected, tell


@st.composite
def courses(draw: st.DrawFn) -> Course:
    """A random course of a random small world."""
    copies = draw(st.integers(1, 3))
    world = World(
        kinds=draw(st.integers(2, 10 // copies)),
        copies=copies,
        hands=draw(st.integers(1, 2)),
        payoffs=draw(st.integers(0, 3)),
        size=draw(st.integers(1, 3)),
        refills=draw(st.booleans()),
    )
    assume(world.kinds * copies > world.payoffs + world.hands * world.size)
    return course(world, draw(st.integers(0, 10**6)), draw(st.integers(0, 30)))


def follow(found: Course) -> Posterior:
    world = found.world
    sizes = [world.size] * world.hands
    posterior = Posterior(world.kinds, world.copies, sizes, world.payoffs, refills=world.refills)
    tell(posterior, found.seen)
    return posterior


def sample(posterior: Posterior, rng: np.random.Generator) -> Hidden:
    """Proposals until one is taken, as `Belief.sample` makes them."""
    while True:
        proposed = posterior.propose(rng)
        if posterior.accept(proposed, rng):
            return proposed


def listed(counts: tuple[int, ...]) -> list[int]:
    return [kind for kind, count in enumerate(counts) for _ in range(count)]


def hidden_of(position: Position) -> Hidden:
    piles, hands, stock = position
    return Hidden(listed(piles), [listed(hand) for hand in hands], listed(stock))


def acceptance(posterior: Posterior, hidden: Hidden) -> float:
    """The chance that `accept` takes a proposal: all its branches, one by one.

    On the way it is checked that no step would have to be taken with a chance above 1.
    """
    log = posterior._log

    def back(number: int, hands: list[list[int]], payoffs: Counter[int]) -> float:
        if number < 0:
            return 1.0
        event = log[number]
        if isinstance(event, _Reveal):
            return back(number - 1, hands, payoffs + Counter([event.kind]))
        if isinstance(event, _Draw):
            return unwind(number, event, hands, payoffs)
        there = [*hands[event.hand], event.kind]
        same = there.count(event.kind) if posterior._rising is not None else 1
        return float(same**-0.5) * back(number - 1, replaced(hands, event.hand, there), payoffs)

    def unwind(number: int, event: _Draw, hands: list[list[int]], payoffs: Counter[int]) -> float:
        hand = hands[event.hand]
        assert len(hand) == event.size
        sets = list(combinations(hand, event.size - event.count))
        kinds = set(hand)
        before = weight(event.after, kinds, hands, payoffs)
        later = [replaced(hands, event.hand, list(kept)) for kept in sets]
        weights = [weight(event.before, kinds, less, payoffs) for less in later]
        assert sum(weights) <= before * len(sets) * (1 + 1e-9)
        return sum(
            part / (before * len(sets)) * back(number - 1, less, payoffs)
            for part, less in zip(weights, later, strict=True)
            if part
        )

    return back(len(log) - 1, hidden.hands, Counter(hidden.payoffs))


def weight(
    table: np.ndarray, kinds: set[int], hands: list[list[int]], payoffs: Counter[int]
) -> float:
    return float(prod(table[(k, payoffs[k], *(hand.count(k) for hand in hands))] for k in kinds))


def replaced(hands: list[list[int]], number: int, hand: list[int]) -> list[list[int]]:
    return [*hands[:number], hand, *hands[number + 1 :]]


def proposal(posterior: Posterior, position: Position) -> float:
    """How likely a proposal is, up to a factor."""
    piles, hands, _ = position
    table = posterior._bound() * posterior._partings()
    return float(
        prod(
            table[(kind, piles[kind], *(hand[kind] for hand in hands))]
            for kind in range(len(piles))
        )
    )


@settings(max_examples=150)
@given(found=courses())
def test_the_distribution_is_exact(found: Course) -> None:
    world = found.world
    oracle = Oracle(world.kinds, world.copies, world.hands, world.payoffs)
    tell(oracle, found.seen)
    posterior = follow(found)
    weights = {}
    for position in oracle.chances:
        likely = proposal(posterior, position)
        weights[position] = likely and likely * acceptance(posterior, hidden_of(position))
    total = sum(weights.values())
    for position, chance in oracle.chances.items():
        assert weights[position] / total == pytest.approx(float(chance), abs=1e-12)


@settings(max_examples=25)
@given(found=courses(), seed=st.integers(0, 1000))
def test_samples_are_possible(found: Course, seed: int) -> None:
    world = found.world
    oracle = Oracle(world.kinds, world.copies, world.hands, world.payoffs)
    tell(oracle, found.seen)
    possible = [hidden_of(position) for position in oracle.chances]
    rng = np.random.default_rng(seed)
    posterior = follow(found)
    for _ in range(5):
        found_one = sample(posterior, rng)
        for hand in found_one.hands:
            hand.sort()
        assert found_one in possible


def shape(piles: list[int], hands: list[list[int]]) -> str:
    return str((sorted(piles), [sorted(hand) for hand in hands]))


@pytest.mark.parametrize(("seed", "refills"), [(1, False), (4, False), (9, False), (2, True)])
def test_samples_are_distributed_like_whole_courses_that_look_the_same(
    seed: int, refills: bool
) -> None:
    """Against brute force, by the chi-square statistic."""
    world = World(kinds=4, copies=2, hands=1, payoffs=2, size=2, refills=refills)
    found = course(world, seed, 7)
    chance = random.Random(7)
    wanted: Counter[str] = Counter()
    for _ in range(150_000):
        again = rejected(world, found.seen, chance)
        if again is not None:
            wanted[shape(again.piles, again.hands)] += 1
    posterior = follow(found)
    rng = np.random.default_rng(5)
    samples = [sample(posterior, rng) for _ in range(3000)]
    got = Counter(shape(one.payoffs, one.hands) for one in samples)
    assert wanted.total() > 500
    assert len(wanted) > 2
    assert got.keys() <= wanted.keys()
    n, m = wanted.total(), got.total()
    statistic = sum(
        (wanted[key] * (m / n) ** 0.5 - got[key] * (n / m) ** 0.5) ** 2 / (wanted[key] + got[key])
        for key in wanted
    )
    degrees = len(wanted) - 1
    assert statistic < degrees + 4 * (2 * degrees) ** 0.5


def test_a_twin_that_was_recycled_weighs_half() -> None:
    """One copy of kind 0 was drawn and recycled, the other never seen; now a hand plays a 0.

    The pay-off card is a 0 in one of three deals. Then each of both draws had 1 zero of 5 to
    meet, else 2: the weights are 1 x 1 x 1 and 2 x 2 x 2. A deal of the hidden cards that only
    keeps the recycled card out of the pile would say 1 to 4.
    """
    seen: list[Happening] = [
        ("see", (0,)),
        ("enter", ((0,),)),
        ("draw", (0, 1)),
        ("play", (0, 0)),
    ]
    oracle = Oracle(3, 2, 1, 1)
    tell(oracle, seen)
    in_pile = sum(chance for (piles, _, _), chance in oracle.chances.items() if piles[0])
    assert in_pile == Fraction(1, 9)
    posterior = Posterior(3, 2, [1], 1, refills=False)
    tell(posterior, seen)
    rng = np.random.default_rng(3)
    hits = sum(sample(posterior, rng).payoffs == [0] for _ in range(4000))
    assert hits / 4000 == pytest.approx(1 / 9, abs=4 * (8 / 81 / 4000) ** 0.5)


def test_a_hand_cannot_hold_what_was_in_the_stock_after_its_last_draw() -> None:
    posterior = Posterior(6, 1, [2], 1, refills=False)
    tell(posterior, [("see", (0,)), ("draw", (0, 2)), ("enter", ((0,),))])
    rng = np.random.default_rng(1)
    assert not any(0 in sample(posterior, rng).hands[0] for _ in range(300))
    posterior.play(0, 1)
    posterior.draw(0, 1)
    assert any(0 in sample(posterior, rng).hands[0] for _ in range(300))


def test_what_is_impossible_is_an_error() -> None:
    posterior = Posterior(3, 1, [1], 1, refills=False)
    tell(posterior, [("draw", (0, 1)), ("see", (0,)), ("play", (0, 0))])
    with pytest.raises(BeliefError, match="what was seen is impossible"):
        posterior.propose(np.random.default_rng(1))
