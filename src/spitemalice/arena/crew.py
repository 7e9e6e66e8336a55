"""Whoever plays a tournament's games: this process, others, or a Ray cluster."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from functools import partial

from spitemalice.arena.hall import Hall, Played
from spitemalice.arena.plan import Setting, Unit
from spitemalice.arena.workforce import hire

__all__ = ["Chunk", "play_units"]

Chunk = list[Played]
"""What was played in one go, in order."""


def play_units(
    setting: Setting, units: Iterator[Unit], workers: int | None, ray: str | None = None
) -> Generator[Chunk, None, None]:
    """Play units. The chunks come in the order of the units, whoever plays them.

    Args:
        setting: What everybody must know.
        units: The work.
        workers: How many processes; a single one is this process.
        ray: A Ray cluster where they run; see `spitemalice.arena.workforce.hire`.

    Raises:
        ArenaError: Ray is not installed, or the cluster cannot be reached.
        CrewError: A worker has failed or was killed.
    """
    with hire(partial(_open_hall, setting), workers=workers, ray=ray) as crew:
        yield from crew.each(units)


@contextmanager
def _open_hall(setting: Setting) -> Iterator[Callable[[Unit], Played]]:
    """A hall, where one worker plays all its games."""
    with Hall(setting) as hall:
        yield hall.play
