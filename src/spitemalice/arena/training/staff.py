"""The workers of a training."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Protocol, TypeVar, cast

from spitemalice.arena.closing import Closing
from spitemalice.arena.workforce import Workforce, hire

__all__ = ["Staff", "Task"]

Result = TypeVar("Result")
Made = TypeVar("Made", covariant=True)


class Task(Protocol[Made]):
    """Something to play; it must be picklable."""

    def play(self) -> Made:
        """Play it."""


class Staff(Closing):
    """Whoever plays a training's games. Leaving the context sends them home.

    Args:
        workers: How many processes; a single one is this one. On a cluster, as many as it has
            cores if not given.
        ray: The address of a Ray cluster, or `local`.

    Raises:
        ArenaError: Ray is not installed, or the cluster cannot be reached.
    """

    def __init__(self, workers: int | None = None, ray: str | None = None) -> None:
        self._force: Workforce[Task[Any], Any] = hire(_ready, workers=workers, ray=ray)

    def close(self) -> None:
        """Send everybody home."""
        self._force.close()

    def play(self, tasks: Iterable[Task[Result]]) -> Iterator[Result]:
        """Play tasks; what comes of them comes in their order.

        Raises:
            CrewError: A worker has failed.
        """
        for some in self._force.each(tasks):
            yield from cast("list[Result]", some)


@contextmanager
def _ready() -> Iterator[Callable[[Task[Any]], Any]]:
    yield _play


def _play(task: Task[Result]) -> Result:
    return task.play()
