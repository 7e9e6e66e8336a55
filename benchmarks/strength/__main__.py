"""Measures how strong and how fast the levels are: ``python -m benchmarks.strength``.

All games are kept, so that it goes on where it was stopped, and plays again what has changed only.
Where it has all figures, it writes them into docs/strength.md. Run it with the package installed
and compiled.
"""

import argparse
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from benchmarks.strength.page import page, write_between
from benchmarks.strength.rows import ROWS, Result, play
from benchmarks.strength.times import TIMINGS, measured
from spitemalice.cli.terminal import Progress

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs/strength.md"
OUT = ROOT / "build/strength"
TIMES = "times"


def parser() -> argparse.ArgumentParser:
    """The options."""
    made = argparse.ArgumentParser(prog="benchmarks.strength", description=__doc__)
    made.add_argument("--pairs", type=int, default=500, help="deals a row (default: 500)")
    made.add_argument(
        "--only",
        action="append",
        choices=[*ROWS, TIMES],
        metavar="ROW",
        help=f"measure only this, and write no page: {', '.join(ROWS)}, {TIMES}",
    )
    made.add_argument(
        "--out",
        type=Path,
        default=OUT,
        metavar="DIR",
        help="where the games are kept (default: build/strength)",
    )
    made.add_argument("--page", type=Path, default=PAGE, help="the page to write into")
    made.add_argument(
        "--workers",
        type=int,
        default=os.cpu_count() or 1,
        help="how many processes play (default: one for each core)",
    )
    return made


def results(names: list[str], options: argparse.Namespace) -> Iterator[Result]:
    """The results of rows."""
    for name in names:
        with Progress(name, options.pairs) as progress:
            yield play(ROWS[name], options.pairs, options.out, options.workers, progress.show)


def main() -> int:
    """Play what is missing, print the tables, and write them into the docs."""
    options = parser().parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    asked = options.only or [*ROWS, TIMES]
    found = list(results([name for name in ROWS if name in asked], options))
    timings = TIMINGS if TIMES in asked else ()
    text = page(found, [(timing, measured(timing, options.out)) for timing in timings])
    print(text)
    if not options.only:
        write_between(options.page, text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
