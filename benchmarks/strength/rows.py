"""What is measured: who plays whom, and what is wanted of it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

from spitemalice.arena.plan import Plan
from spitemalice.arena.report import Duel, duels
from spitemalice.arena.results import Pair
from spitemalice.arena.stats import Estimate, share_of
from spitemalice.arena.tournament import hold_tournament
from spitemalice.players.audit import version_of
from spitemalice.players.levels import LEVELS, look_of
from spitemalice.players.player import OWN_BUDGET, Budget
from spitemalice.rules.ruleset import RuleSet

__all__ = ["NODES", "ROWS", "SEED", "Result", "Row", "Wanted", "play"]

SEED: Final = "strength"
NODES: Final = 80
"""Trial games of a decision of the deep search, unless a row says otherwise."""


class Wanted(NamedTuple):
    """A figure that is to be reached.

    Attributes:
        what: `decided`, or `wins`, `draws` or `losses` as a share of all games.
        limit: What it is to be at least, or, of draws and losses, at most.
    """

    what: str
    limit: float

    @property
    def most(self) -> bool:
        """Whether less is better."""
        return self.what in ("draws", "losses")

    def __str__(self) -> str:
        return f"{self.what} {'≤' if self.most else '≥'} {self.limit:.0%}"


@dataclass(frozen=True, slots=True)
class Row:
    """Two players who meet.

    Attributes:
        a: The player from whose side the figures are told.
        b: The other.
        wanted: What is wanted.
        nodes: Trial games of a decision, for players that search deeply.
        where: Where they think so long, if another row has the same two players.
    """

    a: str
    b: str
    wanted: tuple[Wanted, ...] = ()
    nodes: int = NODES
    where: str = ""

    @property
    def name(self) -> str:
        """What the row is called on the command line."""
        return "-".join(filter(None, (self.a, self.b, self.where)))

    @property
    def budget(self) -> Budget:
        """What a player may spend on a decision: the same everywhere, if one of them searches."""
        looks = map(look_of, (self.a, self.b))
        return (
            Budget(nodes=self.nodes) if any(look and look.trials for look in looks) else OWN_BUDGET
        )

    def file(self, folder: Path) -> Path:
        """The file of the row's games, another one for other versions of the players."""
        versions = (f"{player}-{version_of(player)}" for player in (self.a, self.b))
        nodes = "" if self.budget.nodes is None else f"-{self.budget.nodes}"
        return folder / f"{'-'.join(versions)}{nodes}.jsonl"


ROWS: Final = {
    row.name: row
    for row in (
        *(Row(b, a, (Wanted("decided", 0.58 if b == "master" else 0.6),))
          for a, b in pairwise(LEVELS)),
        Row("master", "expert", nodes=600, where="browser"),  # as in web/js/engine/levels.js
        Row("rules-tuned", "rules"),
        Row("expert", "rules-tuned", (Wanted("decided", 0.62),)),
        Row("master", "rules-tuned", (Wanted("decided", 0.75),)),
        Row("clairvoyant", "rules-tuned", nodes=80),  # a yardstick, which does not follow NODES
        Row("master", "staller", (Wanted("wins", 0.3), Wanted("losses", 0.01)), nodes=300),
        Row("expert", "expert", (Wanted("draws", 0.05),)),
        Row("master", "master", (Wanted("draws", 0.05),), nodes=50),
    )
}  # fmt: skip
"""All rows, by name."""


@dataclass(frozen=True, slots=True)
class Result:
    """What a row has come to.

    Attributes:
        row: The row.
        duel: The arena's figures.
        shares: Wins, draws and losses as shares of all games, and the decided share.
    """

    row: Row
    duel: Duel
    shares: dict[str, Estimate]

    def reached(self, wanted: Wanted) -> bool:
        """Whether a figure is what is wanted."""
        found = self.shares[wanted.what].value
        return found <= wanted.limit if wanted.most else found >= wanted.limit


def play(
    row: Row, pairs: int, folder: Path, workers: int, on_pair: Callable[[int], None]
) -> Result:
    """Play what is missing of a row."""
    plan = Plan(players=(row.a, row.b), rules=RuleSet(), seed=SEED, pairs=pairs, budget=row.budget)
    tournament = hold_tournament(plan, workers=workers, out=row.file(folder), on_pair=on_pair)
    [duel] = duels(tournament)
    found = tournament.pairs[0, 1]
    shares = {"wins": _share(found, 1), "draws": _share(found, 0.5), "losses": _share(found, 0)}
    if duel.decided is not None:
        shares["decided"] = duel.decided
    return Result(row, duel, shares)


def _share(pairs: Sequence[Pair], score: float) -> Estimate:
    """The share of games with a score."""
    counts = [float(pair.scores(0).count(score)) for pair in pairs]
    share = share_of(counts, [2.0] * len(pairs))
    assert share is not None, "there is a pair"
    return share
