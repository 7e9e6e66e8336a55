"""`spitemalice arena`: how strong players are, measured by duplicate deals."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from spitemalice.arena.plan import SEATS, Plan
from spitemalice.arena.report import to_json
from spitemalice.arena.sprt import Sprt
from spitemalice.arena.tournament import Tournament, hold_tournament
from spitemalice.cli.errors import CommandError, Status
from spitemalice.cli.options import rules_of, seed_of, workers_of
from spitemalice.cli.standings import standings
from spitemalice.cli.terminal import Progress
from spitemalice.errors import shown
from spitemalice.players.player import Budget

__all__ = ["run"]

PAIRS: Final = 100
SPRT_PAIRS: Final = 20_000  # at most, where a test is to stop
CHARTS: Final = (".svg", ".png")


def run(options: Namespace) -> int:
    """Hold the tournament and tell what it came to."""
    plan = _plan(options)
    sprt = Sprt(*options.sprt) if options.sprt else None
    chart = _chart(options.plot)
    with Progress("playing", plan.pairs * len(plan.match_ups())) as progress:
        tournament = hold_tournament(
            plan,
            workers=workers_of(options.workers, options.ray),
            ray=options.ray,
            out=Path(options.out) if options.out else None,
            sprt=sprt,
            log=Path(options.log) if options.log else None,
            on_pair=progress.show,
        )
    for line in _told(tournament, options.json):
        print(line)
    if chart is not None:
        _draw(tournament, chart)
    return Status.OK


def _told(tournament: Tournament, as_json: bool) -> Iterator[str]:
    if as_json:
        yield json.dumps(to_json(tournament))
    else:
        yield from standings(tournament)


def _plan(options: Namespace) -> Plan:
    return Plan(
        players=tuple(options.players),
        rules=rules_of(options.rules),
        seed=seed_of(options.seed),
        pairs=_pairs(options),
        budget=Budget(nodes=options.nodes, ms=options.ms),
        matches=options.match,
        aivat=options.aivat,
    )


def _pairs(options: Namespace) -> int:
    if options.games is not None:
        if options.games < SEATS or options.games % SEATS:
            raise CommandError(
                f"--games: {options.games} is not allowed; allowed: an even number from {SEATS}"
            )
        return int(options.games) // SEATS
    if options.pairs is not None:
        return int(options.pairs)
    return SPRT_PAIRS if options.sprt else PAIRS


def _chart(name: str | None) -> Path | None:
    """The file for a chart. What would keep it from being drawn is said before the games."""
    if name is None:
        return None
    path = Path(name)
    if path.suffix not in CHARTS:
        raise CommandError(f"--plot: {shown(name)} is not allowed; allowed: {', '.join(CHARTS)}")
    if not path.parent.is_dir():
        raise CommandError(f"--plot: {shown(name)}: there is no folder {shown(str(path.parent))}")
    try:
        import matplotlib  # noqa: F401 (costly, and only needed here)
    except ImportError:
        raise CommandError(
            "--plot: needs matplotlib, as in pip install spitemalice[arena]"
        ) from None
    return path


def _draw(tournament: Tournament, path: Path) -> None:
    from spitemalice.arena.chart import draw_chart

    draw_chart(tournament, path)
