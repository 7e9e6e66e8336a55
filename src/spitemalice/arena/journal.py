"""The file of a tournament's games, from which it goes on after a kill."""

from __future__ import annotations

import errno
import os
import stat
import sys
from pathlib import Path
from typing import BinaryIO, Final

from spitemalice.arena.closing import Closing
from spitemalice.arena.errors import ArenaError
from spitemalice.arena.lines import result_of
from spitemalice.arena.meter import Meter
from spitemalice.arena.plan import Place, Plan, Unit
from spitemalice.arena.results import GameResult, Pair, leg_over

__all__ = ["Journal"]

LEGS: Final = 2
START: Final = b'{"format":"spitemalice/1"'
"""How every line of such a file begins."""


class Journal(Closing):
    """Reads a tournament's file, and adds to it. Nobody else may use it meanwhile.

    What a kill has left behind the last whole pair is cut off, so that each pair is there once,
    with both its legs, or not at all.

    Args:
        path: The file; it is made if it is not there.
        plan: The tournament.

    Attributes:
        pairs: What the file held.

    Raises:
        ArenaError: The file holds something else, or another program uses it.
        OSError: It cannot be read or written.
    """

    def __init__(self, path: Path, plan: Plan) -> None:
        self._path = path
        self._handle = _opened(path)
        try:
            with os.fdopen(os.dup(self._handle), "rb") as file:
                self.pairs, self._size = _read(file, path, plan)
            if self._size < os.fstat(self._handle).st_size:
                os.ftruncate(self._handle, self._size)
        except BaseException:
            os.close(self._handle)
            raise

    def close(self) -> None:
        """Let others use the file."""
        os.close(self._handle)

    def add(self, lines: bytes) -> None:
        """Add the lines of whole pairs, and see them on the disk: all of them or none.

        Raises:
            OSError: The disk is full, or fails; what was there before still is.
        """
        try:
            os.lseek(self._handle, self._size, os.SEEK_SET)
            left = memoryview(lines)
            while left:
                left = left[os.write(self._handle, left) :]
            os.fsync(self._handle)
        except OSError as error:
            os.ftruncate(self._handle, self._size)
            error.filename = str(self._path)
            raise
        self._size += len(lines)


def _opened(path: Path) -> int:
    """Open and lock the file."""
    handle = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o666)
    try:
        if not stat.S_ISREG(os.fstat(handle).st_mode):
            raise OSError(errno.EINVAL, "not a regular file", str(path))
        _lock(handle, path)
    except BaseException:
        os.close(handle)
        raise
    return handle


def _lock(handle: int, path: Path) -> None:
    """Lock a file until it is closed or the program ends, where the system can."""
    if sys.platform == "win32":
        return
    import fcntl

    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise ArenaError(f"{path}: another tournament is using it") from None


def _read(file: BinaryIO, path: Path, plan: Plan) -> tuple[dict[Unit, Pair], int]:
    """The whole pairs in a file, and where the last of them ends."""
    pairs: dict[Unit, Pair] = {}
    legs: list[list[GameResult]] = [[]]
    meter = Meter(plan) if plan.aivat else None
    end = size = 0
    for number, line in enumerate(file, 1):
        if not line.endswith(b"\n") and (line.startswith(START) or START.startswith(line)):
            break
        try:
            place, result = result_of(line, plan, meter)
            _check_order(place, legs, pairs)
        except ArenaError as error:
            raise ArenaError(f"{path}, line {number}: {error}") from None
        size += len(line)
        legs[-1].append(result)
        if leg_over(legs[-1], plan.target):
            legs.append([])
        if len(legs) > LEGS:
            pairs[place.unit] = Pair((tuple(legs[0]), tuple(legs[1])))
            legs = [[]]
            end = size
    return pairs, end


def _check_order(place: Place, legs: list[list[GameResult]], pairs: dict[Unit, Pair]) -> None:
    """Refuse a game that does not go on where the one before has stopped."""
    due = len(legs) - 1, len(legs[-1])
    if place.unit in pairs or (place.leg, place.game) != due:
        raise ArenaError(f"game {place.name} is there twice, or out of order")
