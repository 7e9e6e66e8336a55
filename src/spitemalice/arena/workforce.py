"""Work that is shared out, its results in order.

Who does it, whether this process, others of this machine or a Ray cluster, changes no result.
"""

from __future__ import annotations

import signal
import sys
import traceback
from abc import abstractmethod
from collections.abc import Callable, Generator, Iterable
from contextlib import AbstractContextManager, ExitStack
from itertools import islice
from multiprocessing import connection, get_context
from multiprocessing.context import SpawnProcess
from time import perf_counter
from types import FrameType
from typing import Final, Generic, NamedTuple, NoReturn, TypeVar, cast

from spitemalice.arena.closing import Closing
from spitemalice.errors import SpiteMaliceError

__all__ = [
    "Alone",
    "Crew",
    "CrewError",
    "Processes",
    "Start",
    "WorkerEndedError",
    "WorkerLostError",
    "Workforce",
    "hire",
]

CHUNK_SECONDS: Final = 0.5
MOST_ITEMS: Final = 500  # of a chunk
GROWTH: Final = 4  # at most, from one chunk to the next
WINDOW: Final = 4  # chunks a worker that may wait for an earlier one to be finished

Item = TypeVar("Item")
Result = TypeVar("Result")
Worker = TypeVar("Worker")
Ticket = TypeVar("Ticket")

Start = Callable[[], AbstractContextManager[Callable[[Item], Result]]]
"""What each worker does first: it makes ready, and answers how an item is done.

It must be picklable, which a function of a module is, or a `functools.partial` of one.
"""


class CrewError(RuntimeError):
    """A worker has failed; the message holds its traceback."""


class WorkerEndedError(CrewError, SpiteMaliceError):
    """A worker process was ended from outside, as where the memory is short."""


def hire(
    start: Start[Item, Result], *, workers: int | None = None, ray: str | None = None
) -> Workforce[Item, Result]:
    """Find somebody to do the work.

    Args:
        start: What each worker does first.
        workers: How many there shall be. A single one is this process; on a cluster, as many as
            it has cores if not given.
        ray: The address of a Ray cluster, or `local` for one of two workers on this machine.

    Raises:
        ArenaError: Ray is not installed, or the cluster cannot be reached.
    """
    if ray is not None:
        from spitemalice.arena.cluster import Cluster

        return Cluster(start, ray, workers)
    if workers is None or workers == 1:
        return Alone(start)
    return Processes(start, workers)


class Workforce(Closing, Generic[Item, Result]):
    """Somebody who does the work. Leaving the context sends everybody home."""

    @abstractmethod
    def each(self, items: Iterable[Item]) -> Generator[list[Result], None, None]:
        """Do items; their results come in their order, some at a time.

        It may be called again when all of them have come. If it is left before, what is under way
        is of no use any more, and only `close` may follow.

        Raises:
            CrewError: A worker has failed or was killed.
        """

    @abstractmethod
    def close(self) -> None:
        """Send everybody home, even from the midst of the work."""


class _Pace:
    """How many items make a chunk of about half a second."""

    def __init__(self) -> None:
        self.items = 1

    def learn(self, items: int, seconds: float) -> None:
        """Hear how long a chunk took."""
        due = int(items * CHUNK_SECONDS / max(seconds, 1e-6))
        self.items = max(1, min(due, GROWTH * items, MOST_ITEMS))


class Alone(Workforce[Item, Result]):
    """This process does everything itself."""

    def __init__(self, start: Start[Item, Result]) -> None:
        self._open = ExitStack()
        self._do = self._open.enter_context(start())

    def each(self, items: Iterable[Item]) -> Generator[list[Result], None, None]:
        """Do items."""
        todo, pace = iter(items), _Pace()
        while some := list(islice(todo, pace.items)):
            since = perf_counter()
            yield [self._do(item) for item in some]
            pace.learn(len(some), perf_counter() - since)

    def close(self) -> None:
        """Leave what `start` has opened."""
        self._open.close()


class WorkerLostError(Exception):
    """A worker is gone, through no fault of its work."""


class _Chunk(NamedTuple, Generic[Item]):
    number: int
    items: list[Item]


class _Errand(NamedTuple, Generic[Item, Worker]):
    worker: Worker
    chunk: _Chunk[Item]
    since: float


class _Chunks(Generic[Item]):
    """What is to be handed out: what lost workers have left undone, and what is new."""

    def __init__(self, items: Iterable[Item]) -> None:
        self.pace = _Pace()
        self.again: list[_Chunk[Item]] = []
        self._items = iter(items)
        self._number = 0

    def next(self, end: int) -> _Chunk[Item] | None:
        """The next chunk, if there is one and its number is below `end`."""
        if self.again:
            return self.again.pop()
        if self._number >= end or not (some := list(islice(self._items, self.pace.items))):
            return None
        self._number += 1
        return _Chunk(self._number - 1, some)


class Crew(Workforce[Item, Result], Generic[Item, Result, Worker, Ticket]):
    """Several workers, of whom each does a chunk at a time.

    Args:
        workers: The workers. What `send` answers for one is a ticket, for which `receive`
            gives the results.
    """

    def __init__(self, workers: Iterable[Worker]) -> None:
        self._idle = list(workers)
        self._busy: dict[Ticket, _Errand[Item, Worker]] = {}

    @abstractmethod
    def send(self, worker: Worker, items: list[Item]) -> Ticket:
        """Give a worker a chunk to do."""

    @abstractmethod
    def ready(self, tickets: list[Ticket]) -> list[Ticket]:
        """Wait until some chunks are done; answer which."""

    @abstractmethod
    def receive(self, ticket: Ticket) -> list[Result]:
        """The results of a chunk that is done.

        Raises:
            CrewError: The work has failed.
            WorkerLostError: The worker is gone; somebody else shall do the chunk.
        """

    def each(self, items: Iterable[Item]) -> Generator[list[Result], None, None]:
        """Hand out items, and gather what comes back."""
        chunks = _Chunks(items)
        done: dict[int, list[Result]] = {}
        taken = 0
        window = WINDOW * len(self._idle)
        while True:
            while self._idle and (chunk := chunks.next(taken + window)):
                worker = self._idle.pop()
                ticket = self.send(worker, chunk.items)
                self._busy[ticket] = _Errand(worker, chunk, perf_counter())
            if not self._busy:
                return
            self._gather(chunks, done)
            while taken in done:
                yield done.pop(taken)
                taken += 1

    def _gather(self, chunks: _Chunks[Item], done: dict[int, list[Result]]) -> None:
        """Wait for chunks that are done."""
        for ticket in self.ready(list(self._busy)):
            errand = self._busy.pop(ticket)
            try:
                results = self.receive(ticket)
            except WorkerLostError as lost:
                chunks.again.append(errand.chunk)
                if not self._idle and not self._busy:
                    raise CrewError(f"no worker is left; the last one is gone: {lost}") from None
                continue
            done[errand.chunk.number] = results
            chunks.pace.learn(len(results), perf_counter() - errand.since)
            self._idle.append(errand.worker)


Pipe = connection.Connection


class Processes(Crew[Item, Result, Pipe, Pipe]):
    """Worker processes, each at the end of a pipe of its own.

    A worker whose pipe is closed, because this process has ended in whatever way, ends too.
    """

    def __init__(self, start: Start[Item, Result], workers: int) -> None:
        context = get_context("spawn")
        self._workers: dict[Pipe, SpawnProcess] = {}
        for _ in range(workers):
            here, there = context.Pipe()
            process = context.Process(target=_work, args=(there, start), daemon=True)
            process.start()
            there.close()
            self._workers[here] = process
        super().__init__(self._workers)

    def send(self, worker: Pipe, items: list[Item]) -> Pipe:
        """Send a chunk; whoever cannot read it any more is found out when the results are due."""
        try:
            worker.send(items)
        except OSError:
            raise self._ended(worker) from None
        return worker

    def ready(self, tickets: list[Pipe]) -> list[Pipe]:
        """Wait for a pipe with something in it."""
        return cast("list[Pipe]", connection.wait(tickets))

    def receive(self, ticket: Pipe) -> list[Result]:
        """Read results."""
        try:
            found: list[Result] | str = ticket.recv()
        except (EOFError, OSError):
            raise self._ended(ticket) from None
        if isinstance(found, str):
            raise CrewError(f"a worker process has failed:\n{found}")
        return found

    def close(self) -> None:
        """End the processes; those that are at work leave it, and what `start` has opened."""
        for worker, process in self._workers.items():
            if worker in self._busy:
                process.terminate()
            worker.close()
        for process in self._workers.values():
            process.join()

    def _ended(self, worker: Pipe) -> WorkerEndedError:
        self._workers[worker].join()
        status = self._workers[worker].exitcode
        return WorkerEndedError(f"a worker process has ended with status {status}")


def _work(parent: Pipe, start: Start[Item, Result]) -> None:
    """Do what the parent sends until it sends no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent
    signal.signal(signal.SIGTERM, _leave)
    with start() as do:
        try:
            while True:
                parent.send(_done(do, parent.recv()))
        except (EOFError, OSError):
            return
        finally:
            signal.signal(signal.SIGTERM, signal.SIG_IGN)


def _leave(number: int, frame: FrameType | None) -> NoReturn:
    sys.exit()


def _done(do: Callable[[Item], Result], items: list[Item]) -> list[Result] | str:
    """The items, done, or what went wrong."""
    try:
        return [do(item) for item in items]
    except Exception:
        return traceback.format_exc()
