"""Two independent ways to the exact distribution of hidden cards, for small worlds.

`Oracle` keeps the chance of every single hidden position and moves it forwards through all that
happens, in exact fractions. `rejected` plays whole random courses and throws away those that look
different to the seat. Neither shares a line or an idea with the sampler that they judge.
"""

import random
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from math import comb
from typing import Any, Protocol

Counts = tuple[int, ...]
Position = tuple[Counts, tuple[Counts, ...], Counts]
"""How many cards of each kind lie in the pay-off piles, in each hidden hand, and in the stock."""

Happening = tuple[str, tuple[Any, ...]]
"""What the seat sees: the name of a method of `Follower`, and its arguments."""


class Follower(Protocol):
    """What can be told what a seat sees."""

    def see(self, kind: int) -> None: ...
    def reveal(self, kind: int) -> None: ...
    def draw(self, hand: int, count: int) -> None: ...
    def play(self, hand: int, kind: int) -> None: ...
    def bar(self, hand: int, kinds: Sequence[int]) -> None: ...
    def enter(self, kinds: Sequence[int]) -> None: ...


def tell(follower: Follower, happenings: Sequence[Happening]) -> None:
    for name, arguments in happenings:
        getattr(follower, name)(*arguments)


def drawn(stock: Counts, count: int) -> Iterator[tuple[Counts, int]]:
    """Every hand of so many cards, and in how many ways it can be drawn."""
    if not stock:
        if count == 0:
            yield (), 1
        return
    for n in range(min(stock[0], count) + 1):
        for rest, ways in drawn(stock[1:], count - n):
            yield (n, *rest), ways * comb(stock[0], n)


def plus(counts: Counts, kind: int, n: int = 1) -> Counts:
    return (*counts[:kind], counts[kind] + n, *counts[kind + 1 :])


def at(hands: tuple[Counts, ...], hand: int, counts: Counts) -> tuple[Counts, ...]:
    return (*hands[:hand], counts, *hands[hand + 1 :])


class Oracle:
    """The chance of every hidden position."""

    def __init__(self, kinds: int, copies: int, hands: int, payoffs: int) -> None:
        deck = (copies,) * kinds
        nothing = ((0,) * kinds,) * hands
        self._set(
            ((pile, nothing, less(deck, pile)), Fraction(ways))
            for pile, ways in drawn(deck, payoffs)
        )

    def _set(self, weights: Iterator[tuple[Position, Fraction]]) -> None:
        chances: dict[Position, Fraction] = defaultdict(Fraction)
        for position, weight in weights:
            chances[position] += weight
        total = sum(chances.values())
        self.chances = {position: chance / total for position, chance in chances.items() if chance}

    def see(self, kind: int) -> None:
        self._set(
            ((piles, hands, plus(stock, kind, -1)), chance * Fraction(stock[kind], sum(stock)))
            for (piles, hands, stock), chance in self.chances.items()
            if stock[kind]
        )

    def reveal(self, kind: int) -> None:
        self._set(
            ((plus(piles, kind, -1), hands, stock), chance * Fraction(piles[kind], sum(piles)))
            for (piles, hands, stock), chance in self.chances.items()
            if piles[kind]
        )

    def draw(self, hand: int, count: int) -> None:
        self._set(
            (
                (piles, at(hands, hand, more(hands[hand], cards)), less(stock, cards)),
                chance * Fraction(ways, comb(sum(stock), count)),
            )
            for (piles, hands, stock), chance in self.chances.items()
            for cards, ways in drawn(stock, count)
        )

    def play(self, hand: int, kind: int) -> None:
        self._set(
            ((piles, at(hands, hand, plus(hands[hand], kind, -1)), stock), chance)
            for (piles, hands, stock), chance in self.chances.items()
            if hands[hand][kind]
        )

    def bar(self, hand: int, kinds: Sequence[int]) -> None:
        self._set(
            (position, chance)
            for position, chance in self.chances.items()
            if not any(position[1][hand][kind] for kind in kinds)
        )

    def enter(self, kinds: Sequence[int]) -> None:
        added = Counter(kinds)
        self._set(
            ((piles, hands, tuple(n + added[kind] for kind, n in enumerate(stock))), chance)
            for (piles, hands, stock), chance in self.chances.items()
        )


def more(a: Counts, b: Counts) -> Counts:
    return tuple(n + m for n, m in zip(a, b, strict=True))


def less(a: Counts, b: Counts) -> Counts:
    return tuple(n - m for n, m in zip(a, b, strict=True))


@dataclass
class World:
    """A small game that is really dealt: a deck, pay-off piles, hands, and a table."""

    kinds: int
    copies: int
    hands: int
    payoffs: int
    size: int
    refills: bool


@dataclass
class Course:
    """One course of a world: where its cards are now, and what the seat has seen of it."""

    world: World
    chance: random.Random
    stock: list[int] = field(default_factory=list)
    aside: list[int] = field(default_factory=list)
    piles: list[int] = field(default_factory=list)
    hands: list[list[int]] = field(default_factory=list)
    own: list[int] = field(default_factory=list)
    table: list[int] = field(default_factory=list)
    seen: list[Happening] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.stock = [kind for kind in range(self.world.kinds) for _ in range(self.world.copies)]
        self.piles = [self.take() for _ in range(self.world.payoffs)]
        self.hands = [[] for _ in range(self.world.hands)]

    def take(self) -> int:
        return self.stock.pop(self.chance.randrange(len(self.stock)))

    def draw(self, hand: int, count: int) -> None:
        self.hands[hand] += [self.take() for _ in range(count)]
        self.seen.append(("draw", (hand, count)))

    def see(self) -> None:
        self.own.append(self.take())
        self.seen.append(("see", (self.own[-1],)))

    def reveal(self) -> None:
        self.table.append(self.piles.pop())
        self.seen.append(("reveal", (self.table[-1],)))

    def play(self, hand: int, kind: int) -> None:
        self.hands[hand].remove(kind)
        self.table.append(kind)
        self.seen.append(("play", (hand, kind)))

    def enter(self, kinds: Sequence[int]) -> None:
        self.stock += kinds
        self.seen.append(("enter", (tuple(kinds),)))

    def step(self) -> None:
        """Something random that can happen now."""
        chance, world = self.chance, self.world
        hand = chance.randrange(world.hands)
        what = chance.choice(["play"] * 4 + ["draw"] * 3 + ["see", "reveal", "lay", "bar", "turn"])
        room = world.size - len(self.hands[hand])
        if what == "play" and self.hands[hand]:
            self.play(hand, chance.choice(self.hands[hand]))
        elif what == "draw" and self.ready() and room:
            self.draw(hand, chance.randint(1, min(room, len(self.stock))))
        elif what == "see" and self.ready():
            self.see()
        elif what == "reveal" and self.piles:
            self.reveal()
        elif what == "lay" and self.own:
            self.table.append(self.own.pop())
        elif what == "bar" and 0 not in self.hands[hand]:
            self.seen.append(("bar", (hand, (0,))))
        elif what == "turn" and self.table:
            self.turn(chance.randint(1, len(self.table)))

    def turn(self, count: int) -> None:
        """Cards of the table go back to the stock, or wait aside until it is empty."""
        cards = [self.table.pop(self.chance.randrange(len(self.table))) for _ in range(count)]
        if self.world.refills:
            self.aside += cards
        else:
            self.enter(cards)

    def ready(self) -> bool:
        """Whether there is a card to draw, once the stock has been refilled if it must be."""
        if not self.stock and self.aside:
            self.enter(self.aside)
            self.aside = []
        return bool(self.stock)


def course(world: World, seed: int, steps: int) -> Course:
    """A random course: every hand is dealt, and then things happen."""
    out = Course(world, random.Random(seed))
    for hand in range(world.hands):
        out.draw(hand, world.size)
    for _ in range(steps):
        out.step()
    return out


def rejected(world: World, happenings: Sequence[Happening], chance: random.Random) -> Course | None:
    """A course with new chance in which the same things are done; None if it looks different."""
    out = Course(world, chance)
    for name, arguments in happenings:
        if not _same(out, name, arguments):
            return None
    return out


def _same(out: Course, name: str, arguments: tuple[Any, ...]) -> bool:
    if name == "draw":
        out.draw(*arguments)
    elif name == "enter":
        out.enter(*arguments)
    elif name == "bar":
        return not set(out.hands[arguments[0]]) & set(arguments[1])
    elif name == "play":
        if arguments[1] not in out.hands[arguments[0]]:
            return False
        out.play(*arguments)
    else:
        getattr(out, name)()
        return bool(out.seen[-1][1] == arguments)
    return True
