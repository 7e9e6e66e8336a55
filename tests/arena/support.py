"""Small tournaments, and bots to play in them."""

import json
import shlex
import sys
from pathlib import Path
from typing import Any

from spitemalice.arena.plan import Plan, Unit
from spitemalice.arena.results import GameResult, Pair
from spitemalice.rules.ruleset import RuleSet

SHORT = RuleSet(payoff_size=3, match_points=4)
"""Rules for games of a few turns."""

BOT = Path(__file__).with_name("bot.py")


def bot(mode: str, *arguments: object) -> str:
    """A bot's entry on the command line; see `bot.py`."""
    words = (sys.executable, BOT, mode, *arguments)
    return "exec:" + shlex.join(map(str, words))


def command(mode: str, *arguments: object) -> str:
    """The command alone."""
    return bot(mode, *arguments).removeprefix("exec:")


def plan(*players: str, **changes: Any) -> Plan:  # noqa: ANN401 (any field of a plan)
    """A small plan."""
    fields: dict[str, Any] = {"players": players or ("eager", "random"), "rules": SHORT, "pairs": 3}
    return Plan(**{**fields, **changes})


def games(pairs: dict[tuple[int, int], list[Pair]]) -> list[GameResult]:
    """All games of a tournament."""
    return [game for found in pairs.values() for pair in found for game in pair.games]


def result(a: int, b: int = 0, luck: float | None = None) -> GameResult:
    """A game's result with these points."""
    return GameResult(points=(a, b), turns=(10, 10), ms=(5.0, 20.0), luck=luck)


def pair(*points: int) -> Pair:
    """A pair of single games; negative points are B's."""
    first, second = (result(max(n, 0), max(-n, 0)) for n in points)
    return Pair(((first,), (second,)))


def units(count: int) -> list[Unit]:
    """The first pairs of two players."""
    return [Unit(0, 1, number) for number in range(count)]


def without_times(lines: bytes) -> list[dict[str, Any]]:
    """Records without what differs from run to run."""
    records = [json.loads(line) for line in lines.splitlines()]
    for record in records:
        del record["arena"]["ms"]
    return records
