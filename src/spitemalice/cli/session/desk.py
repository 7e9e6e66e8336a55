"""What all parts of a conversation at the keyboard share."""

from __future__ import annotations

import shlex
from collections.abc import Generator
from typing import Final, TypeVar

from spitemalice.cli.errors import message_of, one_line
from spitemalice.cli.session.host import Host
from spitemalice.cli.session.saved import dump_sitting
from spitemalice.cli.session.sitting import Sitting
from spitemalice.cli.session.teller import Teller

__all__ = ["HIDE", "Desk", "Left", "Talk", "ask"]

T = TypeVar("T")

Talk = Generator[str, str, T]
"""A part of the conversation: it yields what is asked and is sent what was typed."""

HIDE: Final = "\f"
"""A line that asks to hide what is above it from the next person."""

LEAVING: Final = {"quit", "exit"}


class Left(Exception):
    """Somebody has typed quit."""


def ask(prompt: str) -> Talk[str]:
    """Ask for a line, and end the conversation if it says so.

    Raises:
        Left: It does.
    """
    line = yield prompt
    if line.strip().lower() in LEAVING:
        raise Left
    return line


class Desk:
    """The match, its host, and the lines that are still to be shown.

    Args:
        sitting: The match.
        host: What keeps the match and the records.
        short: Cards and moves in short.
    """

    def __init__(self, sitting: Sitting, host: Host, *, short: bool) -> None:
        self.sitting = sitting
        self.host = host
        self.teller = Teller(sitting, short=short)
        self._lines: list[str] = []

    def say(self, *lines: str) -> None:
        """Show lines."""
        self._lines += lines

    def taken(self) -> list[str]:
        """The lines to be shown, once."""
        lines, self._lines = self._lines, []
        return lines

    def save(self) -> bool:
        """Save the match; whether that went well, which is told if not."""
        try:
            self.host.save(dump_sitting(self.sitting))
        except OSError as error:
            self.say(f"This could not be saved: {message_of(error)}.")
            return False
        return True

    def save_copy(self, name: str) -> None:
        """Save the match under another name too."""
        try:
            where = self.host.copy(dump_sitting(self.sitting), name)
        except OSError as error:
            self.say(f"This could not be saved: {message_of(error)}.")
        else:
            again = f"{self.host.program} play --save {shlex.quote(where)}"
            self.say(one_line(f"A copy is saved in {where}. Go on with it by:"), one_line(again))
