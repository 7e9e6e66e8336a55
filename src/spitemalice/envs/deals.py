"""Games from numbers: which game an environment plays next."""

from __future__ import annotations

import numpy as np

from spitemalice.rules.game import Game
from spitemalice.rules.ruleset import RuleSet

__all__ = ["Deals"]


class Deals:
    """An endless row of games of one rule-set, made from one number.

    Under `first = "given"` the seats start by turns.

    Args:
        rules: The rule-set.

    Attributes:
        rules: The rule-set.
        rng: The chance from which the games are made.
    """

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules
        self.rng = np.random.default_rng()
        self._dealt = 0

    def reseed(self, seed: int) -> None:
        """Begin the row that belongs to a number, which is 0 or greater."""
        self.rng = np.random.default_rng(seed)
        self._dealt = 0

    def next_game(self) -> Game:
        """The next game of the row."""
        starter = self._dealt % self.rules.players if self.rules.first == "given" else None
        self._dealt += 1
        return Game(self.rules, self.rng.bytes(32), starter)
