"""What depends on whether a person looks on: colours, and a bar for long work."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterable, Iterator
from typing import Final, Self, TextIO, TypeVar

__all__ = ["CLEAR", "Progress", "Style", "is_terminal"]

CLEAR: Final = "\x1b[2J\x1b[3J\x1b[H"
"""Wipes a terminal, what has scrolled off it included."""

PERIOD: Final = 0.1  # seconds between two drawings of a bar
WIDTH: Final = 30  # characters of a bar

T = TypeVar("T")


def is_terminal(stream: TextIO | None) -> bool:
    """Whether a stream is a terminal that understands more than lines."""
    if stream is None or stream.closed or os.environ.get("TERM") == "dumb":
        return False
    return stream.isatty()


class Style:
    """Colours for a stream: none unless it is a terminal, and none with `NO_COLOR` set."""

    def __init__(self, stream: TextIO) -> None:
        self._on = is_terminal(stream) and not os.environ.get("NO_COLOR")

    def good(self, text: str) -> str:
        """Green."""
        return self._code("32", text)

    def bad(self, text: str) -> str:
        """Red."""
        return self._code("31", text)

    def _code(self, code: str, text: str) -> str:
        return f"\x1b[{code}m{text}\x1b[0m" if self._on else text


class Progress:
    """A bar on standard error while something long is done; nothing unless that is a terminal.

    Args:
        what: What is done, in one word or two.
        total: How far it goes; 0 where that is not known.
        stream: Where to draw; standard error if not given.
    """

    def __init__(self, what: str, total: int, stream: TextIO | None = None) -> None:
        self._stream = sys.stderr if stream is None else stream
        self._on = is_terminal(self._stream)
        self._what = what
        self._total = total
        self._next = time.monotonic() + PERIOD  # short work shows no bar at all
        self._drawn = False

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *left_by: object) -> None:
        self.clear()

    def clear(self) -> None:
        """Take the bar away, so that something else can be printed."""
        if self._drawn:
            self._drawn = False
            self._write("\r\x1b[K")

    def show(self, done: int) -> None:
        """Draw the bar anew if that is due."""
        if not self._on or time.monotonic() < self._next:
            return
        self._next = time.monotonic() + PERIOD
        self._drawn = True
        self._write(f"\r\x1b[K{self._what} {self._bar(done)}")

    def each(self, items: Iterable[T]) -> Iterator[T]:
        """The items, one step of the bar for each that has been dealt with."""
        for number, item in enumerate(items):
            self.show(number)
            yield item

    def _bar(self, done: int) -> str:
        if not self._total:
            return f"{done:,}"
        part = min(done / self._total, 1.0)
        full = round(part * WIDTH)
        return f"[{'#' * full}{'.' * (WIDTH - full)}] {part:4.0%}"

    def _write(self, text: str) -> None:
        self._stream.write(text)
        self._stream.flush()
