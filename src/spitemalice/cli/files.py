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

    A last line that a crash of the machine has left without its end stays apart from the new one.

    Raises:
        OSError: The file cannot be written, or the disk is full.
    """
    flags = os.O_RDWR | os.O_CREAT | os.O_APPEND | getattr(os, "O_BINARY", 0)
    handle = os.open(path, flags, 0o666)  # less what the user masks
    try:
        size = os.fstat(handle).st_size
        torn = size > 0 and _last_byte(handle, size) != b"\n"
        data = (b"\n" if torn else b"") + line + b"\n"
        try:
            # One call, so that another program's line comes before or after it, never within.
            if os.write(handle, data) != len(data):
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(path))
        except OSError:
            os.ftruncate(handle, size)
            raise
        os.fsync(handle)
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
    with open(path.with_name(f"{path.name}.lock"), "ab") as file:
        if not _locked(file):
            raise CommandError(
                f"{path}: another play is using it, end that one or choose another file with --save"
            )
        yield


def _last_byte(handle: int, size: int) -> bytes:
    os.lseek(handle, size - 1, os.SEEK_SET)
    return os.read(handle, 1)


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
