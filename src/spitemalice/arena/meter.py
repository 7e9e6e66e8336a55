"""Measures the luck of the games of a tournament."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spitemalice.arena.aivat import luck_of
from spitemalice.arena.plan import Place, Plan
from spitemalice.arena.roster import SEEING
from spitemalice.deal.words import FairWords
from spitemalice.kernel.consts import VALUE_LIMIT
from spitemalice.kernel.state import State
from spitemalice.kernel.table import Table
from spitemalice.kernel.turn import kept_score, search
from spitemalice.kernel.views import payoff_count
from spitemalice.players.searching import Look, make_mind

__all__ = ["Meter", "SearchValue"]

LOOK: Final = Look("expert", nodes=60, width=4)

# By regression over 4,000 games of expert against hard, before any game was corrected
POINTS: Final = 7.5 / 3000  # for a unit of the expert's judgement
WIN: Final = 1.4  # for a game that can be won now
WIN_POINT: Final = 0.65  # and for each point that this scores


class Meter:
    """Works out how much luck the first of two players has had.

    Args:
        plan: The tournament.
    """

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._value = SearchValue()

    def luck_of_a(
        self, place: Place, words: FairWords, starter: int, moves: Sequence[int]
    ) -> float:
        """How many points more than expected the cards of a game have brought player A.

        Args:
            place: Where the game stands.
            words: The words of its seed.
            starter: Who started.
            moves: The indices of all moves.
        """
        rules = self._plan.rules
        given = starter if rules.first == "given" else None
        names = {self._plan.players[place.unit.a], self._plan.players[place.unit.b]}
        blind = SEEING.isdisjoint(names)
        luck = luck_of(rules, words, given, moves, self._value, reveals=blind)
        return round(-luck if place.leg else luck, 6)


class SearchValue:
    """The expert's judgement of the best end of the turn to move, in points for seat 0."""

    def __init__(self) -> None:
        self._mind = make_mind(LOOK)
        self._table = Table()

    def __call__(self, state: State) -> float:
        """The worth of a position."""
        search(state, self._table, self._mind)
        score = kept_score(self._table, 0)
        seat = state.to_move
        if score > VALUE_LIMIT:
            worth = WIN + WIN_POINT * (payoff_count(state, 1 - seat) + state.win_bonus)
        else:
            worth = POINTS * score
        return -worth if seat else worth
