"""What a computer player is, and the chance that it may use."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, TypeVar

from spitemalice.rules.moves import Move
from spitemalice.rules.observation import Observation

__all__ = ["OWN_BUDGET", "Budget", "Player", "Whim"]

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a player may think about one move.

    With `nodes` alone the same seed gives the same move on every machine; time never does.

    Attributes:
        nodes: Trial games that a searching player may play, `None` for its own default.
        ms: Milliseconds it may take, `None` for no limit in time.
    """

    nodes: int | None = None
    ms: float | None = None


OWN_BUDGET = Budget()
"""The player's own default."""


class Player(Protocol):
    """Somebody who answers an observation with a move.

    A player is given nothing else: it is blind to every card that its seat cannot see.
    """

    def choose(self, observation: Observation, budget: Budget = OWN_BUDGET) -> Move:
        """One of the legal moves of `observation`, which is of a seat whose turn it is."""


class Whim:
    """A player's own chance: a choice depends on its seed and on how many moves were made.

    So a player keeps nothing between two moves, and a game that is saved and resumed goes on as
    it would have.

    Args:
        seed: Any bytes.
    """

    __slots__ = ("_seed",)

    def __init__(self, seed: bytes) -> None:
        self._seed = seed

    def pick(self, options: Sequence[T], observation: Observation) -> T:
        """One of the options, each as likely as the others (to one part in 2^60)."""
        ply = len(observation.history).to_bytes(8, "big")
        digest = hashlib.sha256(self._seed + ply).digest()
        return options[int.from_bytes(digest[:8], "big") % len(options)]
