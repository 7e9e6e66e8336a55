"""Matches between two searching players on duplicate deals."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from spitemalice.arena.stats import elo_of, share_of
from spitemalice.arena.training.brains import Brain
from spitemalice.arena.training.luck import luck_of
from spitemalice.kernel.consts import NOBODY
from spitemalice.kernel.play import deal
from spitemalice.kernel.state import State, seed_fast
from spitemalice.kernel.table import Table
from spitemalice.kernel.turn import play_game
from spitemalice.rules.ruleset import RuleSet

__all__ = ["Bout", "Duel", "Score", "bouts"]

CHUNK_PAIRS: Final = 25


class Score(NamedTuple):
    """What a game came to for the first of two players.

    Attributes:
        result: 1 for a win, 0 for a draw, -1 for a loss.
        points: The winner's points.
    """

    result: int
    points: int


Pair = tuple[Score, Score]
"""The two games of a deal, with the first player in seat 0 and in seat 1."""


class Bout(NamedTuple):
    """Some deals to be played, each twice with the seats swapped.

    Attributes:
        rules: The rules.
        seed: The training's seed.
        place: Numbers that tell these deals from all others of the training.
        first: The number of the first deal.
        deals: How many deals.
        a: The first player.
        b: The second player.
    """

    rules: RuleSet
    seed: str
    place: tuple[int, ...]
    first: int
    deals: int
    a: Brain
    b: Brain

    def play(self) -> list[Pair]:
        """Play the deals."""
        state, table = State(), Table()
        self.rules.configure_state(state)
        minds = self.a.mind(), self.b.mind()
        pairs = []
        for number in range(self.first, self.first + self.deals):
            scores = []
            for seat in (0, 1):
                luck = luck_of(self.seed, "duplicate deal", *self.place, number)
                seed_fast(state, *luck.deal)
                deal(state)
                table.seed_low, table.seed_high = luck.search
                play_game(state, table, minds[seat], minds[1 - seat])
                result = 0 if state.winner == NOBODY else 1 if state.winner == seat else -1
                scores.append(Score(result, state.points))
            pairs.append((scores[0], scores[1]))
        return pairs


def bouts(
    rules: RuleSet, seed: str, place: tuple[int, ...], pairs: int, a: Brain, b: Brain
) -> list[Bout]:
    """A match of two players in parts."""
    return [
        Bout(rules, seed, place, first, min(CHUNK_PAIRS, pairs - first), a, b)
        for first in range(0, pairs, CHUNK_PAIRS)
    ]


class Duel(NamedTuple):
    """What the first of two players has come to.

    Attributes:
        wins: Games won.
        draws: Games that nobody has won.
        losses: Games lost.
        points: The points of both.
        pairs: All games.
    """

    wins: int
    draws: int
    losses: int
    points: tuple[int, int]
    pairs: Sequence[Pair]

    @classmethod
    def of(cls, pairs: Iterable[Pair]) -> Duel:
        """Count games."""
        pairs = list(pairs)
        games = [game for pair in pairs for game in pair]
        results = [game.result for game in games]
        points = [sum(game.points for game in games if game.result == won) for won in (1, -1)]
        return cls(
            results.count(1), results.count(0), results.count(-1), (points[0], points[1]), pairs
        )

    @property
    def net(self) -> int:
        """Wins less losses."""
        return self.wins - self.losses

    def to_json(self) -> dict[str, Any]:
        """The figures, with 95 % intervals; what cannot be said is null."""
        wins = [float(sum(game.result == 1 for game in pair)) for pair in self.pairs]
        decided = [float(sum(game.result != 0 for game in pair)) for pair in self.pairs]
        share = share_of(wins, decided)
        games = 2 * len(self.pairs)
        score = (self.wins + self.draws / 2) / games
        return {
            "games": games,
            "wins": self.wins,
            "draws": self.draws,
            "losses": self.losses,
            "points_a": self.points[0],
            "points_b": self.points[1],
            "decided": None if share is None else round(share.value, 4),
            "decided_low": None if share is None else round(share.low, 4),
            "decided_high": None if share is None else round(share.high, 4),
            "elo": round(elo_of(score), 1) if 0 < score < 1 else None,
        }
