"""A record chosen from a file by its number."""

from __future__ import annotations

import sys
from collections import deque

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
    line = _line(file, number)
    try:
        return parse_record(line)
    except RecordError as error:
        raise CommandError(f"{place_of(file, number)}: {error}") from None


def _line(name: str, number: int) -> bytes:
    """A line of a file by its number from 1, or from -1 for the last."""
    count = 0
    last = deque[bytes](maxlen=min(max(-number, 0), sys.maxsize))
    with opened(name) as file:
        for count, line in enumerate(read_lines(file), 1):
            if count == number:
                return line
            last.append(line)
    if 0 < -number <= count:
        return last[0]
    allowed = f"1 to {count}, or -1 to -{count}" if count else f"nothing, {name} is empty"
    raise CommandError(f"--game: {number} is not allowed; allowed: {allowed}")
