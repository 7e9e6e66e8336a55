"""The errors of the rules layer, and how they show a faulty value."""

import json
import reprlib
from collections.abc import Iterable

SHOWN_TEXT = 60  # characters of a faulty text that a message repeats
SHOWN_ALL = 400  # characters of anything, lists in lists included
SHOWN_BITS = 64  # longer integers are described, not written out


class SpiteMaliceError(Exception):
    """Everything that this package refuses on purpose; the message is one clear line."""


class RulesError(SpiteMaliceError, ValueError):
    """A rule-set that cannot be: the message names the field, its value and what is allowed."""


class MoveError(SpiteMaliceError, ValueError):
    """A move that is refused.

    Attributes:
        move: the move in the notation of game records, or the text that is none.
        reason: why it is refused, without the move.
    """

    def __init__(self, move: str, reason: str) -> None:
        super().__init__(move, reason)
        self.move = move
        self.reason = reason

    def __str__(self) -> str:
        return f"move {shown(self.move)}: {self.reason}"


class MalformedMoveError(MoveError):
    """A text that is no move in any game."""


class IllegalMoveError(MoveError):
    """A well-formed move that the rules do not allow in this position."""


class AmbiguousMoveError(MoveError):
    """A text that could mean more than one legal move."""


class GameOverError(SpiteMaliceError, ValueError):
    """Something was to be added to a game that has ended."""


class NothingToUndoError(SpiteMaliceError, ValueError):
    """A move was to be taken back, and none has been made."""


class MatchError(SpiteMaliceError, ValueError):
    """A match that cannot be, such as one with a game after its end."""


class _Shown(reprlib.Repr):
    """Values as JSON writes them, cut to a length that fits on a line, always ASCII."""

    def repr_str(self, x: str, level: int) -> str:
        return json.dumps(x if len(x) <= SHOWN_TEXT else x[: SHOWN_TEXT - 1] + "…")

    def repr_int(self, x: int, level: int) -> str:
        return repr(x) if x.bit_length() <= SHOWN_BITS else f"an integer of {x.bit_length()} bits"

    def repr_bool(self, x: bool, level: int) -> str:
        return "true" if x else "false"

    def repr_NoneType(self, x: None, level: int) -> str:
        return "null"


_SHOWN = _Shown()


def shown(value: object) -> str:
    """A value for an error message: written as in JSON, short whatever its size."""
    text = _SHOWN.repr(value)
    return text if len(text) <= SHOWN_ALL else f"{text[:SHOWN_ALL]}..."


def listed(values: Iterable[object]) -> str:
    """Allowed values for an error message, parted by commas."""
    return ", ".join(map(shown, values))
