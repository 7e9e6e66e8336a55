"""Searching players as values, so that they can be sent to workers."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

from spitemalice.arena.training.errors import TrainingError
from spitemalice.errors import listed, shown
from spitemalice.kernel.table import Mind
from spitemalice.kernel.turn import set_weights
from spitemalice.players.levels import BASELINES, LEVELS, look_of
from spitemalice.players.searching import Look
from spitemalice.players.weights import WeightsError, digest, load_weights, parse_weights

__all__ = ["NAMED", "Brain", "Source", "Weights", "brain_of", "source_of"]

Weights = tuple[int, ...]

NAMED: Final = {name: look for name, look in {**LEVELS, **BASELINES}.items() if not look.trials}
"""The built-in players that search one turn, by name."""


class Brain(NamedTuple):
    """A player that searches one turn: its weights, and how it looks (see `Look`)."""

    weights: Weights
    nodes: int = 150
    plays: int = 60
    width: int = 6
    noise: int = 0
    forget: int = 0

    def mind(self) -> Mind:
        """The kernel's form of it."""
        mind = Mind()
        set_weights(mind, list(self.weights))
        mind.max_nodes = self.nodes
        mind.max_plays = self.plays
        mind.width = self.width
        mind.noise = self.noise
        mind.forget = self.forget
        return mind


def brain_of(name: str) -> Brain:
    """A built-in player by name.

    Raises:
        TrainingError: There is no such player that searches one turn.
    """
    look = NAMED.get(name)
    if look is None:
        raise TrainingError(f"player {shown(name)} is not allowed; allowed: {listed(NAMED)}")
    return _brain(look)


def _brain(look: Look) -> Brain:
    weights = load_weights(look.weights)
    return Brain(weights, look.nodes, look.plays, look.width, look.noise, look.forget)


class Source(NamedTuple):
    """Weights, and where they are from.

    Attributes:
        name: A player's name or a file's.
        weights: The weights.
    """

    name: str
    weights: Weights

    def __str__(self) -> str:
        return f"{self.name} (sha256 {digest(list(self.weights))[:16]})"


def source_of(name: str) -> Source:
    """Weights by the name of a built-in player, or from a file.

    Raises:
        OSError: The file cannot be read.
        TrainingError: It is no player's name, and there is no such file.
        WeightsError: The file holds no weights.
    """
    look = look_of(name)
    if look is not None and not look.sees_all:
        return Source(name, load_weights(look.weights))
    try:
        return Source(name, tuple(parse_weights(Path(name).read_text("utf-8", errors="replace"))))
    except FileNotFoundError:
        raise TrainingError(
            f"weights {shown(name)}: no such file; allowed: a file, {listed(NAMED)}"
        ) from None
    except WeightsError as error:
        raise WeightsError(f"{name}: {error}") from None
