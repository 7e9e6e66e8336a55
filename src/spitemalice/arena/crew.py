"""The processes that play a tournament's games."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from functools import partial

from spitemalice.arena.hall import Hall, Played
from spitemalice.arena.plan import Setting, Unit
from spitemalice.arena.workforce import CrewError, hire

__all__ = ["Chunk", "CrewError", "play_alone", "play_together"]

Chunk = list[Played]
"""What was played in one go, in order."""


def play_alone(setting: Setting, units: Iterator[Unit]) -> Generator[Chunk, None, None]:
    """Play units in this process."""
    return _play(setting, units, workers=1)


def play_together(
    setting: Setting, units: Iterator[Unit], workers: int | None, ray: str | None = None
) -> Generator[Chunk, None, None]:
    """Play units in worker processes. The chunks come in the order of the units.

    Args:
        setting: What everybody must know.
        units: The work.
        workers: How many processes.
        ray: A Ray cluster where they run; see `spitemalice.arena.workforce.hire`.

    Raises:
        ArenaError: Ray is not installed, or the cluster cannot be reached.
        CrewError: A worker has failed or was killed.
    """
    return _play(setting, units, workers, ray)


def _play(
    setting: Setting, units: Iterator[Unit], workers: int | None, ray: str | None = None
) -> Generator[Chunk, None, None]:
    with hire(partial(_hall, setting), workers=workers, ray=ray) as crew:
        yield from crew.each(units)


@contextmanager
def _hall(setting: Setting) -> Iterator[Callable[[Unit], Played]]:
    """A hall, which all games of a worker are played in."""
    with Hall(setting) as hall:
        yield hall.play
