"""How a game ended."""

from dataclasses import dataclass
from enum import StrEnum

from spitemalice.rules.text import counted


class Reason(StrEnum):
    """Why a game is over; the values are those of game records."""

    PAYOFF = "payoff"
    """A player has played the last card of the own pay-off pile (rule 5.1)."""
    STOCK = "stock"
    """A card that was due could not be drawn (rule 5.3)."""
    LIMIT = "limit"
    """The last turn that the rules allow has ended (rule 5.5)."""
    RESIGNED = "resigned"
    """A player has given up (rule 5.4)."""
    TIMEOUT = "timeout"
    """The player to move has run out of time (rule 5.4)."""
    ABANDONED = "abandoned"
    """A player has left (rule 5.4)."""

    @property
    def by_forfeit(self) -> bool:
        """Whether the game ended against one player (rule 5.4) and not by its cards."""
        return self in FORFEITS


FORFEITS = (Reason.RESIGNED, Reason.TIMEOUT, Reason.ABANDONED)


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a game.

    Attributes:
        winner: the winner's seat, or None for a draw.
        points: what the winner scores, bonus included; 0 for a draw.
        reason: why the game is over.
        loser: the seat against which the game ended (rule 5.4), else None.
    """

    winner: int | None
    points: int
    reason: Reason
    loser: int | None = None

    @property
    def is_draw(self) -> bool:
        """Whether nobody has won."""
        return self.winner is None

    def __str__(self) -> str:
        if self.winner is None:
            return f"a draw, {self.reason}"
        return f"seat {self.winner} wins {counted(self.points, 'point')}, {self.reason}"
