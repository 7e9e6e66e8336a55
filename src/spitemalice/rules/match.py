"""Matches: games of the same players, one after the other, up to a number of points."""

from dataclasses import dataclass, replace
from typing import Final, Literal

from spitemalice.errors import listed, shown
from spitemalice.rules.errors import MatchError
from spitemalice.rules.outcome import Outcome
from spitemalice.rules.ruleset import RuleSet

NEXT_STARTS: Final = ("loser", "alternate")


@dataclass(frozen=True, slots=True)
class Match:
    """A match as far as it has come. It never changes: `add` makes the next one.

    Attributes:
        rules: the rules of every game; their `match_points` are the target.
        outcomes: how the games ended, in order.
        next_start: who starts the next game where the rules leave it to the match
            (`first = "given"`): the `loser` of the last one, or `alternate` seats.
        first_starter: the seat that then starts the first game.

    Raises:
        MatchError: if a value is not allowed, an outcome is none of such a game, or a game
            follows the end of the match.
    """

    rules: RuleSet
    outcomes: tuple[Outcome, ...] = ()
    next_start: Literal["loser", "alternate"] = "loser"
    first_starter: int = 0

    def __post_init__(self) -> None:
        """Validate every field."""
        if self.next_start not in NEXT_STARTS:
            raise MatchError(
                f"match: next_start {shown(self.next_start)} is not allowed; "
                f"allowed: {listed(NEXT_STARTS)}"
            )
        self._check_seat("first_starter", self.first_starter)
        for outcome in self.outcomes:
            self._check_outcome(outcome)
        if self._is_over(self.outcomes[:-1]):
            scores = " to ".join(map(str, self._scores(self.outcomes[:-1])))
            raise MatchError(f"match: it is over at {scores}; allowed: no further game")

    def add(self, outcome: Outcome) -> "Match":
        """The match after one more game.

        Raises:
            MatchError: if the match is over, or the outcome is none of such a game.
        """
        return replace(self, outcomes=(*self.outcomes, outcome))

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each seat."""
        return self._scores(self.outcomes)

    @property
    def over(self) -> bool:
        """Whether a seat has reached the target, or the single game has been played."""
        return self._is_over(self.outcomes)

    @property
    def winner(self) -> int | None:
        """The seat that has won the match; None while it runs, and for a single game drawn."""
        return self.outcomes[-1].winner if self.over else None

    @property
    def next_starter(self) -> int | None:
        """The seat that the match says starts the next game; None where the rules or cards say.

        With `next_start = "loser"` that is whoever lost the last game. Where that is no single
        player it is the next seat in turn: after a draw, the one after the last starter;
        after a win against two or three, the one after the winner.
        """
        if self.rules.first != "given":
            return None
        starter = self.first_starter
        for outcome in self.outcomes:
            starter = self._starter_after(outcome, starter)
        return starter

    def _starter_after(self, outcome: Outcome, starter: int) -> int:
        before = starter
        if self.next_start == "loser" and outcome.winner is not None:
            if outcome.loser is not None:
                return outcome.loser
            before = outcome.winner
        return (before + 1) % self.rules.players

    def _scores(self, outcomes: tuple[Outcome, ...]) -> tuple[int, ...]:
        scores = [0] * self.rules.players
        for outcome in outcomes:
            if outcome.winner is not None:
                scores[outcome.winner] += outcome.points
        return tuple(scores)

    def _is_over(self, outcomes: tuple[Outcome, ...]) -> bool:
        target = self.rules.match_points
        return bool(outcomes) and (target == 0 or max(self._scores(outcomes)) >= target)

    def _check_seat(self, name: str, seat: int) -> None:
        last = self.rules.players - 1
        if type(seat) is not int or not 0 <= seat <= last:
            raise MatchError(f"match: {name} {shown(seat)} is not allowed; allowed: 0 to {last}")

    def _check_outcome(self, outcome: Outcome) -> None:
        if outcome.winner is not None:
            self._check_seat("winner", outcome.winner)
        if outcome.loser is not None:
            self._check_seat("loser", outcome.loser)
        points = outcome.points
        if type(points) is not int or (points != 0 if outcome.is_draw else points < 1):
            allowed = "0 for a draw" if outcome.is_draw else "1 or more for a win"
            raise MatchError(f"match: points {shown(points)} is not allowed; allowed: {allowed}")
