"""Measures how many games the arena plays in a second: ``python -m benchmarks.arena``.

The time is the clock's, from the first deal to the last result, with one process for each core, so
other programs make it longer; the processor time of a game hardly depends on them. Run it with the
package installed and compiled.
"""

import argparse
import os
import time

from spitemalice.arena.plan import Plan
from spitemalice.arena.tournament import hold_tournament
from spitemalice.players.player import OWN_BUDGET
from spitemalice.rules.ruleset import RuleSet

WANTED = 2000
"""Games a second of `medium` against itself, on two cores."""


def spent() -> float:
    """The seconds of processor time of this process and of those that it has waited for."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


def main() -> None:
    """Play games of a player against itself, and print the speed."""
    parser = argparse.ArgumentParser(prog="benchmarks.arena", description=__doc__)
    parser.add_argument("--player", default="medium", help="who plays (default: medium)")
    parser.add_argument("--pairs", type=int, default=10_000, help="how many (default: 10000)")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    players = (options.player, options.player)
    plan = Plan(
        players=players, rules=RuleSet(), seed="speed", pairs=options.pairs, budget=OWN_BUDGET
    )
    before, start = spent(), time.perf_counter()
    hold_tournament(plan, workers=options.workers)
    seconds, games = time.perf_counter() - start, 2 * options.pairs
    wanted = f"  (wanted of medium on two cores: {WANTED:,})"
    print(f"{games:,} games of {options.player}: {games / seconds:,.0f} games/s{wanted}")
    print(f"{1000 * (spent() - before) / games:.2f} ms of processor time a game")


if __name__ == "__main__":
    main()
