"""Files of records on disk. All that this package's records have to do with a disk is here."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path

from spitemalice.record.codec import dump_record
from spitemalice.record.lines import parse_records
from spitemalice.record.model import Record

__all__ = ["read_records", "write_records", "write_whole"]

_numbers = count()  # of the files that this process has begun


def read_records(path: str | os.PathLike[str]) -> Iterator[Record]:
    """The records of a file, one by one.

    Raises:
        OSError: The file cannot be read.
        RecordError: A line is no record; the error knows which.
    """
    with open(path, "rb") as file:
        yield from parse_records(file)


def write_records(path: str | os.PathLike[str], records: Iterable[Record]) -> None:
    """Write a file of records, whole or not at all; see `write_whole`.

    Raises:
        OSError: The file cannot be written.
        RecordError: A record holds what no file can hold.
    """
    write_whole(path, (dump_record(record) + b"\n" for record in records))


def write_whole(path: str | os.PathLike[str], chunks: Iterable[bytes]) -> None:
    """Write a file so that at any time, a crash included, the old or the new one is there whole.

    The new file grows beside the old one and takes its name when all of it is on the disk.

    Raises:
        OSError: The file cannot be written; what was there before still is.
    """
    target = Path(os.path.realpath(path))
    temporary = _unused_name(target)
    try:
        with temporary.open("xb") as file:
            file.writelines(chunks)
            file.flush()
            os.fsync(file.fileno())
        with suppress(FileNotFoundError):
            temporary.chmod(target.stat().st_mode & 0o777)
        temporary.replace(target)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
    _sync_folder(target.parent)


def _unused_name(target: Path) -> Path:
    """A name in the target's folder that no file has, and that is never given out again."""
    while True:
        temporary = target.with_name(f".{target.name}.{os.getpid()}.{next(_numbers)}")
        if not temporary.exists():
            return temporary


def _sync_folder(folder: Path) -> None:
    """Make the new name of a file last, where the system can (not on Windows)."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    descriptor = os.open(folder, os.O_DIRECTORY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
