"""Files of records, one a line, read as a stream."""

from __future__ import annotations

from collections.abc import Iterator
from typing import BinaryIO

from spitemalice.record.codec import parse_record
from spitemalice.record.errors import RecordError
from spitemalice.record.model import Record
from spitemalice.record.strict_json import MAX_LINE

__all__ = ["parse_records", "read_lines"]

_SKIP = 1 << 16  # bytes read at once where they are thrown away


def read_lines(file: BinaryIO) -> Iterator[bytes]:
    """The lines of a file without their newlines, in memory that does not grow with it.

    Of a line that is too long to be a record only the first `MAX_LINE + 1` bytes are given, which
    the reader of records refuses for their number.
    """
    while line := file.readline(MAX_LINE + 1):
        if line.endswith(b"\n"):
            yield line[:-1]
            continue
        yield line
        # Either the file ends here, or the rest of a line that is too long is to be skipped.
        while not line.endswith(b"\n") and (line := file.readline(_SKIP)):
            pass


def parse_records(file: BinaryIO) -> Iterator[Record]:
    """The records of a file, one by one.

    Raises:
        RecordError: A line is no record; the error knows which.
    """
    for number, line in enumerate(read_lines(file), 1):
        try:
            record = parse_record(line)
        except RecordError as error:
            error.line = number
            raise
        yield record
