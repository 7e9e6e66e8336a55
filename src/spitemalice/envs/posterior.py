"""The exact distribution of the cards that a seat cannot see, given all that it has seen.

**What is computed.** All chance in the game is uniform: the deal, and each draw from the stock,
which is a bag. A *course* says where each of the 52 kinds of card went at every draw. Its weight
is the product of the chances of its deal and draws if it agrees with everything that the seat has
seen, and else zero. Nothing is inferred from what others chose to do, only from what they could
do: who plays a card has held it. The sampled hidden cards are distributed exactly as those at the
end of a course drawn by weight. Two cards of the same rank and suit cannot be told apart, so that
"plays the seven of hearts" is one action, whether its player holds one or two of them.

**Why it is not uniform.** A card of a finished center stack is back in the stock and so may be in
a hand, but never in a pay-off pile. When a kind has two copies, one recycled and one never seen,
and one of them turns up from a hand, nobody can say which it was. And a hand cannot hold a card
now that was in the stock at a moment when the hand's cards had been drawn before.

**How.** The sizes of stock, hands and piles are public, so each draw has the same chance in every
course: the weight of a course is the number of ways to tell its equal cards apart. Read backwards
in time, a course is simple. A play puts a known card back into a hand. A draw of k by a hand of n
returns one of the C(n, k) sets of k cards to the stock. A finished stack takes r known cards of a
kind out of the s that the stock holds, in s (s - 1) ... ways, none if s < r. The start is met by
every course. Where a hand of m equal cards has played one of them, the m that it could have been
are one action: the weight is divided by m.

Per kind, with p copies in the pay-off piles and h in the hands, let `table[kind, p, h]` be the
expected weight of its past if each draw took its share of the h cards at random
(hypergeometrically), whatever happens to other kinds. It is found forwards in time, while the
events come in. Cards drawn without replacement are negatively associated and the table falls with
h, so the product of the tables over all kinds is never less than the expected weight of the past
of a whole hidden position (Joag-Dev and Proschan, 1983). This makes rejection exact: propose the
hidden cards by the product of the tables (the sizes of the piles are met by a sum over all kinds,
not by rejection), walk back through the draws, choosing each set of returned cards by the tables,
and accept each such step with the ratio of the sum over all sets to the product before it, which
is at most 1. Only cards that got into each other's way cost a new start.

**When the stock is refilled from what waits aside** it then holds exactly the refilled cards. Both
"not fewer" (a table that falls with h) and "not more" (one that rises) are bounds, and so is their
geometric mean (Hölder's inequality), which is far closer than either.
"""

from __future__ import annotations

from bisect import bisect
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate, combinations
from math import comb, factorial, perm, prod
from operator import le, lt, sub
from typing import Final

import numpy as np
from numpy.typing import NDArray

from spitemalice.errors import SpiteMaliceError

__all__ = ["BeliefError", "Hidden", "Posterior"]

TINY: Final = 1e-300

Table = NDArray[np.float64]
Ways = list[tuple[tuple[int, ...], float]]
"""Entries of a kind's table, (cards in pay-off piles, cards in each hand), and their weights."""


class BeliefError(SpiteMaliceError, ValueError):
    """There is no world to be had."""


@dataclass(frozen=True, slots=True)
class Hidden:
    """A sample: the kinds in all pay-off piles together, in each hand, and in the stock."""

    payoffs: list[int]
    hands: list[list[int]]
    stock: list[int]


@dataclass(slots=True)
class _Draw:
    """A hand of `size` cards after it drew `count`, with the tables before and after."""

    hand: int
    size: int
    count: int
    before: Table
    after: Table


@dataclass(slots=True)
class _Play:
    """A card of a kind went from a hand to where everybody sees it."""

    hand: int
    kind: int


@dataclass(slots=True)
class _Reveal:
    """A card of a kind was turned up on a pay-off pile."""

    kind: int


class Posterior:
    """Follows what a seat sees, and samples what it cannot see.

    Cards are *kinds*, numbered from 0. The hands are those that the seat cannot see, numbered
    from 0.

    Args:
        kinds: How many kinds there are.
        copies: How many equal cards of each kind there are.
        hands: How many cards each hidden hand holds at most.
        payoffs: How many cards lie in all pay-off piles together, all face down at first.
        refills: Whether cards come back only into an empty stock.
    """

    def __init__(
        self, kinds: int, copies: int, hands: Sequence[int], payoffs: int, *, refills: bool
    ) -> None:
        self.hidden = [copies] * kinds
        self.payoffs = payoffs
        self.sizes = [0] * len(hands)
        self.trials = 0  # proposals made so far, accepted or not
        self._copies = copies
        shape = (kinds, copies + 1, *(min(copies, size) + 1 for size in hands))
        self._falling = np.ones(shape)
        self._rising = np.ones(shape) if refills else None
        self._log: list[_Draw | _Play | _Reveal] = []
        # How many copies of a kind lie hidden in pay-off piles and hands together, by entry
        self._outside = np.indices(shape[1:]).sum(axis=0)
        self._ways: list[Ways] = []
        self._sums: list[Table] | None = None

    # What happens

    def see(self, kind: int) -> None:
        """The seat itself draws a card."""
        self.hidden[kind] -= 1
        self._sums = None

    def reveal(self, kind: int) -> None:
        """A pay-off card is turned up."""
        self.see(kind)
        self.payoffs -= 1
        for table in self._tables():
            table[kind, :-1] = table[kind, 1:].copy()
            table[kind, -1] = 0
        self._log.append(_Reveal(kind))

    def draw(self, hand: int, count: int) -> None:
        """A hidden hand draws cards."""
        self.sizes[hand] += count
        size = self.sizes[hand]
        before = self._bound()
        shares = _shares(self._falling.shape[hand + 2], size, count)
        self._falling = _applied(self._falling, shares, hand + 2)
        if self._rising is not None:
            self._rising = _applied(self._rising, shares, hand + 2)
        self._log.append(_Draw(hand, size, count, before, self._bound()))
        self._sums = None

    def play(self, hand: int, kind: int) -> None:
        """A hidden hand plays a card of a kind."""
        self.see(kind)
        self.sizes[hand] -= 1
        for table in self._tables():
            rows = np.moveaxis(table[kind], hand + 1, 0)
            rows[:-1] = rows[1:].copy()
            if table is self._falling:  # the rising one must not fall, not even where none comes
                rows[-1] = 0
                rows /= np.arange(1, len(rows) + 1).reshape(-1, *[1] * (rows.ndim - 1))
        self._log.append(_Play(hand, kind))

    def bar(self, hand: int, kinds: Sequence[int]) -> None:
        """A hidden hand shows that it holds no card of these kinds."""
        rows = np.moveaxis(self._falling, hand + 2, 0)
        rows[1:, list(kinds)] = 0
        self._sums = None

    def enter(self, kinds: Sequence[int]) -> None:
        """Cards that everybody knows come into the stock."""
        for kind, count in Counter(kinds).items():
            self.hidden[kind] += count
            stock = self.hidden[kind] - self._outside
            if self._rising is None:
                most = max(perm(self.hidden[kind], count), 1)
                ways = [perm(n, count) / most for n in range(self.hidden[kind] + 1)]
                self._falling[kind] *= np.where(stock < 0, 0, np.take(ways, np.maximum(stock, 0)))
        if self._rising is not None:
            self._match(Counter(kinds))
        self._sums = None

    def _match(self, counts: Counter[int]) -> None:
        """The stock holds just these cards: of each kind neither fewer nor more."""
        assert self._rising is not None
        for kind, hidden in enumerate(self.hidden):
            stock = hidden - self._outside
            self._falling[kind] *= stock >= counts[kind]
            self._rising[kind] *= stock <= counts[kind]

    def _tables(self) -> list[Table]:
        return [self._falling] if self._rising is None else [self._falling, self._rising]

    def _bound(self) -> Table:
        """The table that is used: it bounds the weight of the past."""
        if self._rising is None:
            return self._falling.copy()
        bound: Table = np.sqrt(self._falling * self._rising)
        return bound

    # Samples

    def propose(self, rng: np.random.Generator) -> Hidden:
        """Hidden cards by the bounds alone; they are a sample only if `accept` takes them.

        Raises:
            BeliefError: What was seen is impossible.
        """
        self.trials += 1
        left = (self.payoffs, *self.sizes)
        if self._sums is None:
            self._ways = _listed(self._bound() * self._partings())
            self._sums = _suffix_sums(self._ways, left)
        if self._sums[0][left] <= 0:
            raise BeliefError("what was seen is impossible: no hidden cards agree with it")
        out = Hidden([], [[] for _ in self.sizes], [])
        for kind, ways in enumerate(self._ways):
            counts = _pick(ways, self._sums[kind + 1], left, rng)
            left = tuple(n - count for n, count in zip(left, counts, strict=True))
            out.payoffs.extend([kind] * counts[0])
            for hand, count in zip(out.hands, counts[1:], strict=True):
                hand.extend([kind] * count)
            out.stock.extend([kind] * (self.hidden[kind] - sum(counts)))
        return out

    def _partings(self) -> Table:
        """In how many ways the hidden copies of each kind can be parted, in each entry."""
        factorials = np.array([factorial(n) for n in range(self._copies + 1)], float)
        parted = np.ones(self._outside.shape)
        for counts in np.indices(self._outside.shape):
            parted *= factorials[counts]
        hidden = np.array(self.hidden).reshape(-1, *[1] * self._outside.ndim)
        stock = hidden - self._outside
        there = stock >= 0
        return np.where(there, factorials[hidden] / (parted * factorials[stock * there]), 0)

    def accept(self, hidden: Hidden, rng: np.random.Generator) -> bool:
        """Walk back to the deal; whether the proposal is taken."""
        payoffs = Counter(hidden.payoffs)
        hands = [list(hand) for hand in hidden.hands]
        for event in reversed(self._log):
            if isinstance(event, _Draw):
                if not _walk_draw(event, hands, payoffs, rng):
                    return False
            elif isinstance(event, _Reveal):
                payoffs[event.kind] += 1
            else:
                hand = hands[event.hand]
                hand.append(event.kind)
                same = hand.count(event.kind)
                # The falling table alone knows of the division by `same`.
                if self._rising is not None and same > 1 and rng.random() > same**-0.5:
                    return False
        return True


def _walk_draw(
    event: _Draw, hands: list[list[int]], payoffs: Counter[int], rng: np.random.Generator
) -> bool:
    """Return a set of cards that a hand drew, chosen by the tables; whether the step is taken."""
    hand = hands[event.hand]
    if event.count == event.size:
        hand.clear()
        return True
    entries = {kind: [payoffs[kind], *(other.count(kind) for other in hands)] for kind in set(hand)}
    before = prod(event.after[(kind, *entry)] for kind, entry in entries.items())
    kept_sets = list(combinations(hand, event.size - event.count))
    weights = []
    for kept in kept_sets:
        weight = 1.0
        for kind, entry in entries.items():
            entry[event.hand + 1] = kept.count(kind)
            weight *= event.before[(kind, *entry)]
        weights.append(weight)
    total = sum(weights)
    if rng.random() * before * len(kept_sets) >= total:
        return False
    hands[event.hand] = list(kept_sets[_choose(weights, rng)])
    return True


def _shares(length: int, size: int, count: int) -> Table:
    """Row h', column h: the chance that of h cards in a hand h' were there before its draw."""
    shares = np.zeros((length, length))
    for now in range(min(length - 1, size) + 1):
        for drawn in range(now + 1):
            if drawn <= count and count - drawn <= size - now:
                ways = comb(now, drawn) * comb(size - now, count - drawn)
                shares[now - drawn, now] = ways / comb(size, count)
    return shares


def _applied(table: Table, shares: Table, axis: int) -> Table:
    """The table after a draw."""
    return np.ascontiguousarray(np.moveaxis(np.moveaxis(table, axis, -1) @ shares, -1, axis))


def _listed(weights: Table) -> list[Ways]:
    """Each kind's entries that have a weight."""
    return [
        [(tuple(entry), float(table[tuple(entry)])) for entry in np.argwhere(table).tolist()]
        for table in weights
    ]


def _suffix_sums(kinds: list[Ways], sizes: tuple[int, ...]) -> list[Table]:
    """For each kind, the weight of all ways in which it and those after it fill given sizes."""
    shape = tuple(size + 1 for size in sizes)
    last = np.zeros(shape)
    last[(0,) * len(shape)] = 1
    sums = [last]
    for ways in reversed(kinds):
        total = np.zeros(shape)
        for entry, weight in ways:
            if all(map(lt, entry, shape)):
                into = tuple(slice(n, None) for n in entry)
                rest = tuple(slice(room - n) for n, room in zip(entry, shape, strict=True))
                total[into] += weight * sums[-1][rest]
        sums.append(total / max(total.max(), TINY))
    return sums[::-1]


def _pick(
    ways: Ways, rest: Table, left: tuple[int, ...], rng: np.random.Generator
) -> tuple[int, ...]:
    """How many copies of a kind go where, given what is left to be filled by it and the rest."""
    chances = [
        weight * rest.item(tuple(map(sub, left, entry))) if all(map(le, entry, left)) else 0.0
        for entry, weight in ways
    ]
    return ways[_choose(chances, rng)][0]


def _choose(weights: Sequence[float], rng: np.random.Generator) -> int:
    """A number chosen by weight."""
    sums = list(accumulate(weights))
    return bisect(sums, rng.random() * sums[-1], hi=len(sums) - 1)
