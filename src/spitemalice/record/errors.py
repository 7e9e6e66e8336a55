"""What is wrong with a record, and where."""

from __future__ import annotations

from spitemalice.errors import SpiteMaliceError, shown

__all__ = ["NotCheckableError", "PositionError", "RecordError"]


class RecordError(SpiteMaliceError, ValueError):
    """A record that does not hold; the message is one line that says where and why.

    Attributes:
        reason: What is wrong, without the place.
        line: The line of the file, from 1, where known.
        turn: The number of the turn, from 1, if the fault lies in a turn.
        move: The number of the move in its turn, from 1, if the fault lies in a move.
        text: The faulty move as it was written, if it is one move.
    """

    def __init__(
        self,
        reason: str,
        *,
        line: int | None = None,
        turn: int | None = None,
        move: int | None = None,
        text: str | None = None,
    ) -> None:
        super().__init__(reason)
        self.reason = reason
        self.line = line
        self.turn = turn
        self.move = move
        self.text = text

    def __str__(self) -> str:
        """The whole message."""
        named = ("line", self.line), ("turn", self.turn), ("move", self.move)
        place = ", ".join(f"{what} {number}" for what, number in named if number is not None)
        if self.text is not None:
            place += f" {shown(self.text)}"
        return f"{place}: {self.reason}" if place else self.reason


class NotCheckableError(RecordError):
    """A running game whose seed is still secret: nothing is known to be wrong, nor to hold."""


class PositionError(SpiteMaliceError, ValueError):
    """A text that is no position; the message names the field and what is allowed."""
