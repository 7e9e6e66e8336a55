"""Simple players, which are there to play against at once and to fill a file with games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spitemalice.errors import SpiteMaliceError, listed, shown
from spitemalice.players.discards import rate_discard
from spitemalice.players.paths import free_play, path_to_payoff
from spitemalice.players.player import OWN_BUDGET, Budget, Player, Whim
from spitemalice.rules.moves import Move
from spitemalice.rules.observation import Observation

__all__ = [
    "LEVELS",
    "EagerPlayer",
    "GreedyPlayer",
    "LevelError",
    "RandomPlayer",
    "check_level",
    "new_player",
]


class LevelError(SpiteMaliceError, ValueError):
    """The name of no simple player."""


class RandomPlayer:
    """Plays any legal move. Two of them hardly ever finish a game but by its draw."""

    def __init__(self, seed: bytes) -> None:
        self._whim = Whim(seed)

    def choose(self, observation: Observation, budget: Budget = OWN_BUDGET) -> Move:
        """Any legal move."""
        return self._whim.pick(observation.legal, observation)


class EagerPlayer:
    """Plays the pay-off card whenever it goes, else anything to the center, else discards."""

    def __init__(self, seed: bytes) -> None:
        self._whim = Whim(seed)

    def choose(self, observation: Observation, budget: Budget = OWN_BUDGET) -> Move:
        """A move of the first kind that there is."""
        plays = [move for move in observation.legal if move.is_play]
        payoffs = [move for move in plays if move.source == "p"]
        return self._whim.pick(payoffs or plays or observation.legal, observation)


class GreedyPlayer:
    """Looks for the cheapest way to the pay-off card, and for discards that do not hurt.

    It plays nothing that lets the next player go out, and it keeps its Kings.
    """

    def __init__(self, seed: bytes) -> None:
        self._whim = Whim(seed)

    def choose(self, observation: Observation, budget: Budget = OWN_BUDGET) -> Move:
        """The first step to the pay-off card, else a harmless play, else the best discard."""
        move = path_to_payoff(observation) or free_play(observation)
        if move is not None:
            return move
        enders = [move for move in observation.legal if not move.is_play]
        rated = [(rate_discard(observation, move), move) for move in enders]
        best = max(rating for rating, _ in rated)
        return self._whim.pick([move for rating, move in rated if rating == best], observation)


LEVELS: Final[dict[str, Callable[[bytes], Player]]] = {
    "random": RandomPlayer,
    "eager": EagerPlayer,
    "greedy": GreedyPlayer,
}
"""The simple players by name, the weakest first."""


def check_level(level: str) -> None:
    """Refuse the name of no simple player.

    Raises:
        LevelError: There is no such level.
    """
    if level not in LEVELS:
        raise LevelError(f"level {shown(level)} is not allowed; allowed: {listed(LEVELS)}")


def new_player(level: str, seed: bytes) -> Player:
    """A simple player of its own seed.

    Raises:
        LevelError: There is no such level.
    """
    check_level(level)
    return LEVELS[level](seed)
