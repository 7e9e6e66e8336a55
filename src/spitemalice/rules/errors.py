"""The errors of the rules layer."""

from spitemalice.errors import SpiteMaliceError, shown


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
    """What is no move in any game: a text that names none, or something else than a `Move`."""


class IllegalMoveError(MoveError):
    """A well-formed move that the rules do not allow in this position.

    The reason may name cards of the hand whose turn it is: it is for that seat's eyes alone.
    """


class AmbiguousMoveError(MoveError):
    """A text that could mean more than one legal move."""


class GameOverError(SpiteMaliceError, ValueError):
    """Something was to be added to a game that has ended."""


class NothingToUndoError(SpiteMaliceError, ValueError):
    """A move was to be taken back, and none has been made."""


class MatchError(SpiteMaliceError, ValueError):
    """A match that cannot be, such as one with a game after its end."""
