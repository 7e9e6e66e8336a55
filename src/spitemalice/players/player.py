"""What a computer player is, and the chance that it may use."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Protocol, TypeVar

from spitemalice.rules.moves import Move
from spitemalice.rules.observation import Observation

__all__ = ["Player", "Whim"]

T = TypeVar("T")


class Player(Protocol):
    """Somebody who answers an observation with a move."""

    def choose(self, observation: Observation) -> Move:
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
