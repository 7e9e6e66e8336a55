"""How the way in which the starter was found bears on the pay-off piles."""

from __future__ import annotations

from math import prod
from operator import add
from typing import Final

import numpy as np

from spitemalice.envs.witness import RANKS
from spitemalice.kernel.consts import MAX_SHUFFLES
from spitemalice.rules.cards import Card
from spitemalice.rules.events import GameStarted
from spitemalice.rules.ruleset import RuleSet

__all__ = ["StarterWeight"]

KING: Final = RANKS - 1


class StarterWeight:
    """The weight of pay-off piles, given the top cards with which the game began (rule 1.5).

    On a tie all piles are shuffled and compared again, which nobody is told. Piles that tie
    often are therefore more likely to lie behind top cards that do not tie: with chance t of a
    tie, such top cards come up at one of the comparisons with a chance in proportion to
    1 + t + t² … up to as many shuffles as there may be.

    Args:
        rules: The rule-set.
    """

    def __init__(self, rules: RuleSet) -> None:
        self._rules = rules
        self._known: list[list[int]] = []
        self._tied = False
        self._most = 1.0

    def start(self, event: GameStarted) -> None:
        """The game begins with these top cards."""
        self._known = [[_value(card.face % 16)] for card in event.payoff_tops]
        tops = [values[0] for values in self._known]
        self._tied = tops.count(max(tops)) > 1
        self._most = self._weight(min(1.0, _most_tied(self._rules)))

    def reveal(self, seat: int, card: Card) -> None:
        """A card of a pay-off pile has been turned up."""
        self._known[seat].append(_value(card.face % 16))

    def accept(self, piles: list[list[int]], rng: np.random.Generator) -> bool:
        """Take the kinds still hidden in piles with a chance in proportion to their weight."""
        if self._rules.first != "high_payoff":
            return True
        values = [
            known + [_value(kind % RANKS) for kind in pile]
            for known, pile in zip(self._known, piles, strict=True)
        ]
        return bool(rng.random() * self._most < self._weight(tie_chance(values)))

    def _weight(self, tie: float) -> float:
        if self._tied:
            return float(tie**MAX_SHUFFLES)
        return float(sum(tie**shuffles for shuffles in range(MAX_SHUFFLES + 1)))


def _most_tied(rules: RuleSet) -> float:
    """What the chance of a tie cannot exceed.

    It is at most the sum over all values and pairs of piles of the product of the value's shares
    in both. With shares that sum to s, n piles have pairs worth at most s² (n - 1) / 2n. A value
    has four cards a pack, which bounds s, and the shares of all values sum to n.
    """
    return 4 * rules.decks / rules.payoff_size * (rules.players - 1) / 2


def tie_chance(piles: list[list[int]]) -> float:
    """The chance that the highest top card is shared when each pile is shuffled."""
    lower = [0.0] * len(piles)  # the chance that a pile's top card counts less
    alone = 0.0
    for value in range(RANKS):
        equal = [pile.count(value) / len(pile) for pile in piles]
        for seat, chance in enumerate(equal):
            alone += chance * prod(lower[:seat]) * prod(lower[seat + 1 :])
        lower = list(map(add, lower, equal))
    return 1.0 - alone


def _value(rank: int) -> int:
    """What a card of a rank, counted from 0, counts for the start: King 0, Ace 1, Queen 12."""
    return 0 if rank == KING else rank + 1
