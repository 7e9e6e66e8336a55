"""A record chosen from a file by its number."""

from __future__ import annotations

import sys
from collections import deque
from itertools import islice
from typing import BinaryIO

from spitemalice.cli.errors import CommandError
from spitemalice.cli.inputs import opened
from spitemalice.record.codec import parse_record
from spitemalice.record.errors import RecordError
from spitemalice.record.lines import read_lines
from spitemalice.record.model import Record

__all__ = ["chosen_record", "place_of"]


def place_of(file: str, number: int) -> str:
    """How messages name a record of a file."""
    return f"{file} game {number}"


def chosen_record(file: str, number: int) -> Record:
    """The record in a line of a file, counted from 1, or from -1 for the last.

    Raises:
        CommandError: There is no such line, or no record in it.
        OSError: The file cannot be read.
    """
    with opened(file) as lines:
        line = _line(lines, number)
    place = place_of(file, number)
    if line is None:
        raise CommandError(f"{place}: there is no such line; allowed: one that is there")
    try:
        return parse_record(line)
    except RecordError as error:
        raise CommandError(f"{place}: {error}") from None


def _line(file: BinaryIO, number: int) -> bytes | None:
    """A line by its number; None if there is none."""
    if not 0 < abs(number) <= sys.maxsize:
        return None
    if number > 0:
        return next(islice(read_lines(file), number - 1, None), None)
    last = deque(read_lines(file), maxlen=-number)
    return last[0] if len(last) == -number else None
