"""The processes that play a tournament's games."""

from __future__ import annotations

import signal
import sys
import traceback
from collections.abc import Generator, Iterator
from itertools import islice
from multiprocessing import connection, get_context
from multiprocessing.context import SpawnProcess
from time import perf_counter
from types import FrameType
from typing import Final, NoReturn, cast

from spitemalice.arena.hall import Hall, Played
from spitemalice.arena.plan import Setting, Unit

__all__ = ["Chunk", "CrewError", "play_alone", "play_together"]

Chunk = list[Played]
"""What was played in one go, in order."""

CHUNK_SECONDS: Final = 0.5
MOST_UNITS: Final = 500  # of a chunk
GROWTH: Final = 4  # at most, from one chunk to the next
WINDOW: Final = 4  # chunks a worker that may wait for an earlier one to be finished


class CrewError(RuntimeError):
    """A worker process has failed; the message holds its traceback."""


class _Pace:
    """How many units make a chunk of about half a second."""

    def __init__(self) -> None:
        self.units = 1

    def learn(self, units: int, seconds: float) -> None:
        """Hear how long a chunk took."""
        due = int(units * CHUNK_SECONDS / max(seconds, 1e-6))
        self.units = max(1, min(due, GROWTH * units, MOST_UNITS))


def play_alone(setting: Setting, units: Iterator[Unit]) -> Generator[Chunk, None, None]:
    """Play units in this process."""
    pace = _Pace()
    with Hall(setting) as hall:
        while some := list(islice(units, pace.units)):
            start = perf_counter()
            yield [hall.play(unit) for unit in some]
            pace.learn(len(some), perf_counter() - start)


def play_together(
    setting: Setting, units: Iterator[Unit], workers: int
) -> Generator[Chunk, None, None]:
    """Play units in worker processes. The chunks come in the order of the units.

    Raises:
        CrewError: A worker has failed or was killed.
    """
    crew = _Crew(setting, workers)
    try:
        yield from crew.play(units)
    finally:
        crew.close()


class _Crew:
    """Worker processes, each at the end of a pipe of its own.

    A worker whose pipe is closed, because this process has ended in whatever way, ends too.
    """

    def __init__(self, setting: Setting, workers: int) -> None:
        context = get_context("spawn")
        self._workers: dict[connection.Connection, SpawnProcess] = {}
        self._busy: dict[connection.Connection, tuple[int, float]] = {}  # chunk, and since when
        for _ in range(workers):
            here, there = context.Pipe()
            process = context.Process(target=_work, args=(there, setting), daemon=True)
            process.start()
            there.close()
            self._workers[here] = process

    def play(self, units: Iterator[Unit]) -> Iterator[Chunk]:
        """Hand out units, and gather what comes back."""
        pace = _Pace()
        idle = list(self._workers)
        busy = self._busy
        done: dict[int, Chunk] = {}
        sent = taken = 0
        window = WINDOW * len(idle)
        while True:
            while idle and sent - taken < window and (some := list(islice(units, pace.units))):
                worker = idle.pop()
                worker.send(some)
                busy[worker] = sent, perf_counter()
                sent += 1
            if not busy:
                return
            for worker in cast("list[connection.Connection]", connection.wait(list(busy))):
                number, start = busy.pop(worker)
                done[number] = self._received(worker)
                pace.learn(len(done[number]), perf_counter() - start)
                idle.append(worker)
            while taken in done:
                yield done.pop(taken)
                taken += 1

    def close(self) -> None:
        """Send the workers home. Those that are at a game leave it, and end their bots."""
        for worker, process in self._workers.items():
            if worker in self._busy:
                process.terminate()
            worker.close()
        for process in self._workers.values():
            process.join()

    def _received(self, worker: connection.Connection) -> Chunk:
        try:
            found: Chunk | str = worker.recv()
        except EOFError:
            self._workers[worker].join()
            status = self._workers[worker].exitcode
            raise CrewError(f"a worker process has ended with status {status}") from None
        if isinstance(found, str):
            raise CrewError(f"a worker process has failed:\n{found}")
        return found


def _work(parent: connection.Connection, setting: Setting) -> None:
    """Play what the parent sends until it sends no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent
    signal.signal(signal.SIGTERM, _leave)
    with Hall(setting) as hall:
        try:
            while True:
                parent.send(_played(hall, parent.recv()))
        except (EOFError, OSError):
            return
        finally:
            signal.signal(signal.SIGTERM, signal.SIG_IGN)


def _leave(number: int, frame: FrameType | None) -> NoReturn:
    sys.exit()


def _played(hall: Hall, units: list[Unit]) -> Chunk | str:
    """The units, played, or what went wrong."""
    try:
        return [hall.play(unit) for unit in units]
    except Exception:
        return traceback.format_exc()
