"""Files that are read, standard input among them."""

from __future__ import annotations

import io
import os
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import BinaryIO, Final

__all__ = ["STDIN", "opened", "position", "size"]

STDIN: Final = "-"


@contextmanager
def opened(name: str) -> Iterator[BinaryIO]:
    """A file to read; `-` is standard input.

    Raises:
        OSError: There is none, or it may not be read.
    """
    if name != STDIN:
        with open(name, "rb") as file:
            yield file
    elif sys.stdin is None:
        yield io.BytesIO()
    else:
        yield sys.stdin.buffer


def size(file: BinaryIO) -> int:
    """The bytes of a file, 0 where that is not known beforehand."""
    try:
        found = os.fstat(file.fileno())
    except OSError:
        return 0
    return found.st_size if stat.S_ISREG(found.st_mode) else 0


def position(file: BinaryIO) -> int:
    """How many bytes of a file have been read, 0 where that is not known."""
    return file.tell() if file.seekable() else 0
