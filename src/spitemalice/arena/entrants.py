"""Who can sit down in the arena: a player, a player of the kernel, or a bot."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter_ns
from typing import NamedTuple, Protocol

from spitemalice.arena.course import Course
from spitemalice.kernel.state import State
from spitemalice.players.player import Budget, Player
from spitemalice.rules.outcome import Outcome, Reason

__all__ = [
    "Entrant",
    "Fault",
    "ForfeitError",
    "KernelEntrant",
    "KernelPlayer",
    "PlayerEntrant",
    "Seating",
]


@dataclass(frozen=True, slots=True)
class Fault:
    """What a bot did wrong.

    Attributes:
        what: The fault in words.
        line: The line that was received, cut and made printable; empty if there was none.
    """

    what: str
    line: str = ""

    def __str__(self) -> str:
        return f"{self.what}: {self.line}" if self.line else self.what


class ForfeitError(Exception):
    """An entrant gives its game up, or has to.

    Attributes:
        reason: `resigned` or `abandoned`.
        fault: What it did wrong, if that is why.
    """

    def __init__(self, reason: Reason, fault: Fault | None = None) -> None:
        super().__init__(reason, fault)
        self.reason = reason
        self.fault = fault


class Seating(NamedTuple):
    """What an entrant is told of a game before it begins.

    Attributes:
        game: The game's name, different for each game of a tournament.
        seat: The entrant's seat.
        scores: The points of the match so far, by seat.
        target: The points that win a match.
        chance: The 32 bytes from which its own chance comes.
    """

    game: str
    seat: int
    scores: tuple[int, ...]
    target: int
    chance: bytes


class Entrant(Protocol):
    """Somebody in the arena. One entrant plays many games, one after the other.

    Attributes:
        spent: Nanoseconds that it has thought since the game began.
    """

    spent: int

    def begin(self, seating: Seating) -> None:
        """Sit down to a game (may raise `ForfeitError`)."""

    def play_on(self, course: Course) -> None:
        """Make one or more moves of the turn that is the entrant's (may raise `ForfeitError`)."""

    def end(self, outcome: Outcome) -> None:
        """Hear how the game ended."""

    def close(self) -> None:
        """Leave the arena."""


class KernelPlayer(Protocol):
    """A computer player that plays on the kernel's state itself, which spares it the view.

    It must choose what its twin, a `Player` of the same seed, chooses from observations: the
    arena's tests compare their games. Only `clairvoyant` has no twin, as it sees all cards.
    """

    def begin(self, seed: bytes) -> None:
        """A new game: forget everything and take chance from these 32 bytes."""

    def play_on(self, state: State, ply: int) -> list[int]:
        """Make at least one move of the seat to move; answer the moves' indices.

        It stops at the latest where the turn ends or a card unknown before comes up.

        Args:
            state: The position, of which it reads what its seat may see.
            ply: How many moves have been made in this game.
        """


class KernelEntrant:
    """A kernel player in the arena."""

    def __init__(self, player: KernelPlayer) -> None:
        self.spent = 0
        self._player = player

    def begin(self, seating: Seating) -> None:
        """Sit down to a game."""
        self.spent = 0
        self._player.begin(seating.chance)

    def play_on(self, course: Course) -> None:
        """Let the player move on the state."""
        start = perf_counter_ns()
        moves = self._player.play_on(course.state, len(course.moves))
        self.spent += perf_counter_ns() - start
        course.add(moves)

    def end(self, outcome: Outcome) -> None:
        """Nothing to do."""

    def close(self) -> None:
        """Nothing to do."""


class PlayerEntrant:
    """A player that is given observations."""

    def __init__(self, maker: Callable[[bytes], Player], budget: Budget) -> None:
        self.spent = 0
        self._maker = maker
        self._budget = budget
        self._player: Player | None = None

    def begin(self, seating: Seating) -> None:
        """Sit down to a game."""
        self.spent = 0
        self._player = self._maker(seating.chance)

    def play_on(self, course: Course) -> None:
        """Ask the player for one move."""
        assert self._player is not None, "begin() comes first"
        seen = course.observation()
        start = perf_counter_ns()
        move = self._player.choose(seen, self._budget)
        self.spent += perf_counter_ns() - start
        if not course.play(move):
            raise RuntimeError(f"{type(self._player).__name__} chose {move}, which is not legal")

    def end(self, outcome: Outcome) -> None:
        """Nothing to do."""

    def close(self) -> None:
        """Nothing to do."""
