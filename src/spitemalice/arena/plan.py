"""What a tournament is: who plays whom, under which rules, from which deals."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Final, NamedTuple

from spitemalice.arena.errors import ArenaError
from spitemalice.deal.commitment import tagged_hash
from spitemalice.players.player import OWN_BUDGET, Budget
from spitemalice.rules.ruleset import RuleSet
from spitemalice.rules.text import counted

__all__ = ["MOST_PAIRS", "SEATS", "Place", "Plan", "Setting", "Unit"]

SEATS: Final = 2
MOST_PAIRS: Final = 10**7
MOST_MS: Final = 10**7
MOST_NODES: Final = 10**9


class Unit(NamedTuple):
    """The smallest piece of work: one deal (or one match) played twice, with the seats swapped.

    Attributes:
        a: The number of the first player in the plan, who has seat 0 in the first leg.
        b: The number of the second player.
        pair: The number of the deal, from 0.
    """

    a: int
    b: int
    pair: int


class Place(NamedTuple):
    """Where a game stands in a tournament.

    Attributes:
        unit: The pair that it is part of.
        leg: 0 if the unit's first player has seat 0, 1 if the seats are swapped.
        game: The number of the game in its leg, from 0.
    """

    unit: Unit
    leg: int
    game: int

    @property
    def name(self) -> str:
        """A name that no other game of the tournament has."""
        return "-".join(map(str, (*self.unit, self.leg, self.game)))


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """A tournament in which everybody meets everybody. All its chance comes from `seed`.

    Attributes:
        players: Two or more players: names of built-in ones, or `exec:COMMAND` for a bot.
        rules: The rules, for two players.
        seed: Any text; the same gives the same deals.
        pairs: How many pairs each two of the players play.
        budget: What a player may spend on a move.
        matches: Whether whole matches are played instead of single games.
        aivat: Whether the luck of each game is worked out.

    Raises:
        ArenaError: A value is not allowed.
    """

    players: tuple[str, ...]
    rules: RuleSet
    seed: str = "0"
    pairs: int = 100
    budget: Budget = OWN_BUDGET
    matches: bool = False
    aivat: bool = False

    def __post_init__(self) -> None:
        """Check every value."""
        if len(self.players) < SEATS:
            raise ArenaError(f"{counted(len(self.players), 'player')}; allowed: 2 or more")
        if self.rules.players != SEATS:
            raise ArenaError(
                f"rules: players {self.rules.players} is not allowed in the arena; allowed: {SEATS}"
            )
        if self.matches and self.rules.match_points == 0:
            raise ArenaError("rules: match_points 0 is not allowed for matches; allowed: 1 or more")
        _check("pairs", self.pairs, MOST_PAIRS)
        _check("nodes", self.budget.nodes, MOST_NODES)
        _check("ms", self.budget.ms, MOST_MS)

    @property
    def target(self) -> int:
        """The points that win a match; 0 where single games are played."""
        return self.rules.match_points if self.matches else 0

    def match_ups(self) -> list[tuple[int, int]]:
        """Who plays whom, by their numbers."""
        return list(combinations(range(len(self.players)), 2))

    def units(self) -> Iterator[Unit]:
        """All the work, in the order in which it counts."""
        for a, b in self.match_ups():
            for pair in range(self.pairs):
                yield Unit(a, b, pair)

    def deal_seed(self, pair: int, game: int) -> bytes:
        """The game seed of a deal: the same for both legs, and for all who meet."""
        return self._hash("spitemalice/arena deal", pair, game)

    def chance(self, unit: Unit, leg: int, game: int, seat: int) -> bytes:
        """The seed of the player at a seat, for its own chance."""
        return self._hash("spitemalice/arena player", *unit, leg, game, seat)

    def _hash(self, tag: str, *numbers: int) -> bytes:
        parts = (number.to_bytes(8, "big") for number in numbers)
        return tagged_hash(tag, self.seed.encode(), *parts)


class Setting(NamedTuple):
    """What every process of a tournament must know.

    Attributes:
        plan: The tournament.
        names: The players' names.
        records: Whether records of the games are wanted.
        log: A file for the standard error of bots.
    """

    plan: Plan
    names: tuple[str, ...]
    records: bool = False
    log: Path | None = None


def _check(name: str, value: float | None, most: int) -> None:
    if value is not None and not 1 <= value <= most:
        raise ArenaError(f"{name}: {value} is not allowed; allowed: 1 to {most:,}")
