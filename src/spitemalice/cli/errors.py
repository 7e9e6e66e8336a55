"""How errors become one line and an exit status: the only place that does so."""

from __future__ import annotations

import os
from enum import IntEnum

__all__ = ["CommandError", "Status", "message_of", "one_line"]

LONGEST = 600  # characters of a message, however long what it repeats


class Status(IntEnum):
    """Exit statuses."""

    OK = 0
    NEGATIVE = 1
    """The answer to the question asked is no."""
    UNUSABLE = 2
    """The command was wrong, or what it was to read or write could not be used."""
    INTERRUPTED = 130
    """Ended by Ctrl-C (128 and the number of the signal)."""
    PIPE_CLOSED = 141
    """Whoever read the output has gone (128 and the number of the signal)."""


class CommandError(Exception):
    """What the command line itself refuses; the message names place, value and what is allowed."""


def message_of(error: Exception) -> str | None:
    """The one line for a person about an error on purpose; None if the program itself is wrong."""
    if isinstance(error, CommandError):
        return one_line(str(error))
    if isinstance(error, OSError):
        return one_line(_system_message(error))
    # Late, so that a good command does not pay for it: whoever raises these has imported them.
    from spitemalice.errors import SpiteMaliceError

    if isinstance(error, SpiteMaliceError):
        return one_line(str(error))
    return None


def _system_message(error: OSError) -> str:
    what = error.strerror or str(error) or type(error).__name__
    if error.filename is None:
        return what
    return f"{os.fsdecode(error.filename)}: {what}"


def one_line(text: str) -> str:
    """A text without anything that would move a terminal's cursor, cut to a decent length."""
    shown = "".join(char if char.isprintable() else _escaped(char) for char in text)
    return shown if len(shown) <= LONGEST else shown[: LONGEST - 1] + "…"


def _escaped(char: str) -> str:
    return char.encode("unicode_escape").decode()
