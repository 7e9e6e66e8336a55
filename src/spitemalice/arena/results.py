"""What games come to, from the side of the first of two players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from spitemalice.arena.entrants import Fault
from spitemalice.rules.outcome import Outcome

__all__ = ["MOST_GAMES", "GameResult", "Pair", "leg_over", "points_of"]

MOST_GAMES: Final = 200
"""After so many games a match that nobody has won is a draw: two stallers would never end it."""


@dataclass(frozen=True, slots=True)
class GameResult:
    """A game between players A and B.

    Attributes:
        points: What A and B have scored.
        turns: How many turns each has had.
        ms: How long each has thought, in milliseconds.
        luck: How many points the cards have brought A beyond what was to be expected; None if
            that was not worked out.
        faults: What A's and B's bot did wrong.
    """

    points: tuple[int, int]
    turns: tuple[int, int]
    ms: tuple[float, float]
    luck: float | None = None
    faults: tuple[Fault | None, Fault | None] = (None, None)

    @property
    def margin(self) -> int:
        """A's points less B's."""
        return self.points[0] - self.points[1]


@dataclass(frozen=True, slots=True)
class Pair:
    """Two games of the same deal, or two matches of the same deals, with the seats swapped.

    Attributes:
        legs: The games of each leg; one, unless matches are played.
    """

    legs: tuple[tuple[GameResult, ...], tuple[GameResult, ...]]

    @property
    def games(self) -> tuple[GameResult, ...]:
        """All games of both legs."""
        return self.legs[0] + self.legs[1]

    def scores(self, target: int) -> tuple[float, float]:
        """A's score in each leg.

        Args:
            target: The points that win a match; 0 where each leg is a single game.
        """
        first, second = (_leg_score(leg, target) for leg in self.legs)
        return first, second


def leg_over(games: Sequence[GameResult], target: int) -> bool:
    """Whether a leg has all its games: one, or as many as the match to `target` points takes."""
    if not games or not target:
        return bool(games)
    return len(games) == MOST_GAMES or max(_totals(games)) >= target


def points_of(outcome: Outcome, seat: int) -> tuple[int, int]:
    """The points of the player at a seat, and of the other."""
    mine = outcome.points if outcome.winner == seat else 0
    return mine, outcome.points - mine


def _leg_score(games: Sequence[GameResult], target: int) -> float:
    totals = _totals(games)
    if max(totals) < target:
        return 0.5
    return _score(totals)


def _totals(games: Sequence[GameResult]) -> tuple[int, int]:
    return sum(game.points[0] for game in games), sum(game.points[1] for game in games)


def _score(points: tuple[int, int]) -> float:
    if points[0] == points[1]:
        return 0.5
    return float(points[0] > points[1])
