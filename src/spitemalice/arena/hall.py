"""Where the games of one process are played."""

from __future__ import annotations

from typing import NamedTuple

from spitemalice.arena.closing import Closing
from spitemalice.arena.course import Course
from spitemalice.arena.entrants import Entrant, Fault, ForfeitError, Seating
from spitemalice.arena.lines import line_of
from spitemalice.arena.meter import Meter
from spitemalice.arena.plan import SEATS, Place, Setting, Unit
from spitemalice.arena.results import GameResult, Pair, leg_over, points_of
from spitemalice.arena.roster import new_entrant
from spitemalice.deal.words import FairWords
from spitemalice.kernel.consts import RUNNING
from spitemalice.rules.match import Match

__all__ = ["Hall", "Played"]


class Played(NamedTuple):
    """A unit that has been played.

    Attributes:
        unit: The unit.
        pair: What it came to.
        lines: The records of its games, if they are wanted.
    """

    unit: Unit
    pair: Pair
    lines: bytes


class Hall(Closing):
    """Plays units of a tournament. The players stay from one to the next."""

    def __init__(self, setting: Setting) -> None:
        self._setting = setting
        self._plan = setting.plan
        self._entrants: dict[int, Entrant] = {}
        self._lines: list[bytes] = []
        self._meter = Meter(setting.plan) if setting.plan.aivat else None

    def close(self) -> None:
        """Send the players away."""
        for entrant in self._entrants.values():
            entrant.close()

    def play(self, unit: Unit) -> Played:
        """Play a deal, or a match of deals, twice."""
        self._lines = []
        deals: list[FairWords] = []
        pair = Pair((self._leg(unit, 0, deals), self._leg(unit, 1, deals)))
        return Played(unit, pair, b"".join(self._lines))

    def _leg(self, unit: Unit, leg: int, deals: list[FairWords]) -> tuple[GameResult, ...]:
        match = Match(self._plan.rules, first_starter=unit.pair % SEATS)
        games: list[GameResult] = []
        while not leg_over(games, self._plan.target):
            if len(deals) == len(games):
                deals.append(FairWords(self._plan.deal_seed(unit.pair, len(games))))
            course = Course(self._plan.rules, deals[len(games)], match.next_starter)
            games.append(self._game(Place(unit, leg, len(games)), course, match.scores))
            if self._plan.matches and course.outcome is not None:
                match = match.add(course.outcome)
        return tuple(games)

    def _game(self, place: Place, course: Course, scores: tuple[int, ...]) -> GameResult:
        a, b = self._entrant(place.unit.a), self._entrant(place.unit.b)
        seats = (b, a) if place.leg else (a, b)
        faults = self._play(place, course, seats, scores)
        outcome = course.outcome
        assert outcome is not None, "the game has been played to its end"
        for entrant in seats:
            entrant.end(outcome)
        seat = place.leg  # A's
        turns = course.turns_by_seat()
        result = GameResult(
            points=points_of(outcome, seat),
            turns=(turns[seat], turns[1 - seat]),
            ms=(_ms(a), _ms(b)),
            luck=self._luck(place, course),
            faults=(faults[seat], faults[1 - seat]),
        )
        if self._setting.records:
            self._lines.append(line_of(self._setting, place, course, result))
        return result

    def _play(
        self, place: Place, course: Course, seats: tuple[Entrant, Entrant], scores: tuple[int, ...]
    ) -> tuple[Fault | None, Fault | None]:
        """Play a game to its end; answer the faults by seat."""
        state, plan, seat = course.state, self._plan, 0
        try:
            for seat, entrant in enumerate(seats):
                chance = plan.chance(*place, seat)
                target = plan.rules.match_points
                entrant.begin(Seating(place.name, seat, scores, target, chance))
            while state.outcome == RUNNING:
                seat = state.to_move
                seats[seat].play_on(course)
        except ForfeitError as forfeit:
            course.end_against(seat, forfeit.reason)
            return (None, forfeit.fault) if seat else (forfeit.fault, None)
        return None, None

    def _luck(self, place: Place, course: Course) -> float | None:
        """A's luck in a game, if that is wanted."""
        if self._meter is None:
            return None
        return self._meter.luck_of_a(place, course.words, course.state.starter, course.moves)

    def _entrant(self, player: int) -> Entrant:
        if player not in self._entrants:
            self._entrants[player] = new_entrant(
                self._plan.players[player], self._plan, self._setting.log
            )
        return self._entrants[player]


def _ms(entrant: Entrant) -> float:
    return round(entrant.spent / 1e6, 3)
