"""Files that are written whole or not at all."""

from __future__ import annotations

import errno
import os
import re
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

from spitemalice.cli.errors import CommandError
from spitemalice.record import files

__all__ = ["add_line", "hold", "set_aside", "sweep", "write_whole"]


def write_whole(path: Path, chunks: Iterable[bytes]) -> None:
    """Write a file whole or not at all, but a device or a pipe as it comes.

    Raises:
        OSError: The folder is missing or may not be written, or the disk is full.
    """
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if path.exists() and not path.is_file():
        with path.open("wb") as file:
            file.writelines(chunks)
        return
    try:
        files.write_whole(path, chunks)
    except OSError as error:
        error.filename = str(path)  # nobody knows the name that it grows under
        raise


def add_line(path: Path, line: bytes) -> None:
    """Add a line to a file and see it on the disk. What fails leaves the file as it was.

    A line that is the file's last one already is not added again. A last line that a crash of
    the machine has left without its end stays apart from the new one.

    Raises:
        OSError: The file cannot be written, or the disk is full.
    """
    flags = os.O_RDWR | os.O_CREAT | os.O_APPEND | getattr(os, "O_BINARY", 0)
    handle = os.open(path, flags, 0o666)  # less what the user masks
    try:
        size = os.fstat(handle).st_size
        tail = _tail(handle, size, len(line) + 2)
        if (b"\n" + tail).endswith(b"\n" + line + b"\n"):
            return
        torn = bool(tail) and not tail.endswith(b"\n")
        _append(handle, size, (b"\n" if torn else b"") + line + b"\n")
        os.fsync(handle)
    except OSError as error:
        error.filename = str(path)
        raise
    finally:
        os.close(handle)


def set_aside(path: Path, word: str) -> Path:
    """Rename a file to its name, a word and the first number that is free; answer the new path."""
    number = 1
    while (aside := path.with_name(f"{path.name}.{word}-{number}")).exists():
        number += 1
    os.rename(path, aside)
    return aside


def sweep(path: Path) -> None:
    """Remove what killed programs have left of unfinished writing to `path`."""
    unfinished = re.compile(rf"\.{re.escape(path.name)}\.\d+\.\d+")
    for left in path.parent.iterdir():
        if unfinished.fullmatch(left.name):
            with suppress(OSError):
                left.unlink()


@contextmanager
def hold(path: Path) -> Iterator[None]:
    """Keep other programs from using `path` for as long as this one does.

    Raises:
        CommandError: Another program holds it.
        OSError: The folder is missing or may not be written.
    """
    try:
        file = open(path.with_name(f"{path.name}.lock"), "ab")  # noqa: SIM115 (see below)
    except OSError as error:
        error.filename = str(path)
        raise
    with file:
        if not _locked(file):
            raise CommandError(
                f"{path}: another play is using it, end that one or choose another file with --save"
            )
        yield


def _tail(handle: int, size: int, count: int) -> bytes:
    """The last bytes of a file."""
    os.lseek(handle, max(0, size - count), os.SEEK_SET)
    return os.read(handle, count)


def _append(handle: int, size: int, data: bytes) -> None:
    """Write to the end of a file: all, or nothing and an error."""
    try:
        # One call, so that another program's line comes before or after it, never within.
        if os.write(handle, data) != len(data):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
    except OSError:
        os.ftruncate(handle, size)
        raise


def _locked(file: BinaryIO) -> bool:
    """Lock a file until it is closed or the program ends; whether nobody else has."""
    if sys.platform == "win32":
        import msvcrt

        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:  # a file system without locks: better unlocked than unplayable
        return True
    return True
