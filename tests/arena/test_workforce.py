"""Work that is shared out: in order, whoever does it, and whatever goes wrong."""

import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import count
from pathlib import Path

import pytest

from spitemalice.arena.workforce import CHUNK_SECONDS, WINDOW, CrewError, WorkerEndedError, hire
from spitemalice.cli.errors import message_of

START = "start"
END = "end"


@contextmanager
def squaring(log: Path | None = None) -> Iterator[Callable[[int], int]]:
    """Answers squares; fails at 13, dies at 14; is slow at even numbers above 1,000, and slower
    at all above 10,000."""
    # Whoever is sent home in the midst of the first note goes after it, and notes that, too
    signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGTERM])
    _note(log, START)
    try:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGTERM])
        yield _square
    finally:
        _note(log, END)


def _square(number: int) -> int:
    if number == 13:
        raise ValueError("thirteen is not allowed")
    if number == 14:
        os.kill(os.getpid(), signal.SIGKILL)
    if number > 10_000:
        time.sleep(CHUNK_SECONDS)
    elif number > 1000 and number % 2 == 0:
        time.sleep(0.01)
    return number * number


def _note(log: Path | None, word: str) -> None:
    if log is not None:
        with log.open("a") as file:
            file.write(f"{word} {os.getpid()}\n")


def noted(log: Path) -> list[list[str]]:
    return [line.split() for line in log.read_text().splitlines()]


@pytest.mark.parametrize("workers", [None, 1, 2, 3])
def test_results_come_in_the_order_of_the_items(workers: int | None) -> None:
    items = [*range(10), *range(1001, 1040), *range(20, 900)]
    with hire(squaring, workers=workers) as crew:
        for part in (items, [], items[:3]):
            found = [result for chunk in crew.each(part) for result in chunk]
            assert found == [item * item for item in part]


@pytest.mark.parametrize("workers", [1, 2])
def test_each_worker_makes_ready_once_and_leaves(workers: int, tmp_path: Path) -> None:
    log = tmp_path / "log"
    with hire(partial(squaring, log), workers=workers) as crew:
        list(crew.each(range(50, 60)))
        list(crew.each(range(50, 60)))
    words = noted(log)
    assert sorted(word for word, _ in words) == [END] * workers + [START] * workers
    processes = {process for _, process in words}
    assert len(processes) == workers
    assert (str(os.getpid()) in processes) == (workers == 1)


def test_endless_work_is_not_taken_all_at_once_and_can_be_left(tmp_path: Path) -> None:
    log, taken = tmp_path / "log", 0

    def items() -> Iterator[int]:
        nonlocal taken
        for number in count(10_001):  # so slow that a chunk never has more than one
            taken += 1
            yield number

    with hire(partial(squaring, log), workers=2) as crew:
        results = crew.each(items())
        assert next(results)[0] == 10_001 * 10_001
        assert taken <= 2 * WINDOW
    words = [word for word, _ in noted(log)]
    assert words.count(START) == words.count(END) > 0, "whoever has begun has left in good order"


def test_the_error_of_a_worker_comes_with_its_traceback() -> None:
    with hire(squaring, workers=2) as crew:
        with pytest.raises(CrewError, match="failed:\nTraceback") as failed:
            list(crew.each(range(20)))
        assert "thirteen is not allowed" in str(failed.value)
        assert "in _square" in str(failed.value)
    with hire(squaring) as alone, pytest.raises(ValueError, match="thirteen"):
        list(alone.each([13]))


def test_the_death_of_a_worker_is_noticed() -> None:
    with (
        hire(squaring, workers=2) as crew,
        pytest.raises(WorkerEndedError, match="ended with status -9") as ended,
    ):
        list(crew.each([1, 14, 2, 3]))
    assert message_of(ended.value) == "a worker process has ended with status -9"


@contextmanager
def dying() -> Iterator[Callable[[int], int]]:
    """Dies before it has done anything."""
    if os.getpid() > 0:
        os._exit(3)
    yield _square


def test_a_worker_that_does_not_start_is_noticed() -> None:
    with hire(dying, workers=2) as crew, pytest.raises(CrewError, match="ended with status 3"):
        list(crew.each(range(4)))
