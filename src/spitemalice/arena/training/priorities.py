"""The hand-set evaluation: a dozen priorities, from which the weights of all features follow."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from spitemalice.kernel.consts import (
    F_HAND_SIZE,
    F_KINGS,
    F_MISSING,
    F_MY_PAYOFF,
    F_MY_SIDE,
    F_THEIR_PAYOFF,
    FEATURES,
    KING,
    S_BLOCKED,
    S_CARDS,
    S_EMPTY,
    S_KINGS,
    S_PAIRS,
    S_STEPS,
    S_TOP,
)

__all__ = ["Priorities"]

UNKNOWN_MISSING: Final = 3  # reckoned as missing where the next pay-off card is not known yet
MOST_COUNTED: Final = 5  # missing cards; more are no worse
DANGER: Final = (-60, -25, -8, 0, 4, 6, 7, 8)  # in 60ths of `block`, by what the opponent misses


@dataclass(frozen=True, slots=True, kw_only=True)
class Priorities:
    """What the rule-based player cares for, where a card of its pay-off pile counts `mine`.

    Attributes:
        mine: Each card less on its own pay-off pile.
        theirs: Each card on the opponent's pay-off pile.
        lack: Each card less that it lacks to play its own pay-off card.
        block: That the opponent lacks cards to play theirs.
        kings: Each King in the hand.
        empty: Each empty side stack.
        steps: Each side card that lies on the card which is played after it.
        blocked: Each lower card less that lies under a higher one.
        pairs: Each side card that lies on its equal.
        buried: Each King less that lies under another card.
        cards: Three cards less on the side stacks.
        hand: Each card less in the hand.
        kingtop: Each King on top of a side stack.
    """

    mine: int = 100
    theirs: int = 0
    lack: int = 12
    block: int = 60
    kings: int = 10
    empty: int = 3
    steps: int = 4
    blocked: int = 5
    pairs: int = 3
    buried: int = 8
    cards: int = 1
    hand: int = 0
    kingtop: int = 4

    def weights(self) -> tuple[int, ...]:
        """The weights of all features."""
        weights = [0] * FEATURES
        for first, length, value in self._blocks():
            for count in range(length):
                weights[first + count] += value(count)
        return tuple(weights)

    def _blocks(self) -> Iterator[tuple[int, int, Callable[[int], int]]]:
        """Blocks of features: the first, how many, and what each is worth."""
        yield F_MY_PAYOFF, 21, lambda n: -self.mine * n
        yield F_THEIR_PAYOFF, 21, lambda n: self.theirs * n
        yield F_MISSING, 72, lambda n: self._nearness(*divmod(n, 8))
        yield F_KINGS, 5, lambda n: self.kings * n
        yield F_HAND_SIZE, 7, lambda n: -self.hand * n
        yield F_MY_SIDE + S_TOP + KING, 1, lambda n: self.kingtop
        yield F_MY_SIDE + S_EMPTY, 7, lambda n: self.empty * n
        yield F_MY_SIDE + S_KINGS, 4, lambda n: -self.buried * n
        yield F_MY_SIDE + S_STEPS, 10, lambda n: self.steps * n
        yield F_MY_SIDE + S_PAIRS, 6, lambda n: self.pairs * n
        yield F_MY_SIDE + S_BLOCKED, 10, lambda n: -self.blocked * n
        yield F_MY_SIDE + S_CARDS, 12, lambda n: -self.cards * n

    def _nearness(self, mine: int, theirs: int) -> int:
        """What it is worth that so many cards are missing on both sides."""
        lacking = mine if mine < 8 else UNKNOWN_MISSING
        return int(self.block * DANGER[theirs] / 60) - self.lack * min(lacking, MOST_COUNTED)
