"""A tournament from its plan to its results."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, closing, nullcontext
from dataclasses import dataclass
from pathlib import Path

from spitemalice.arena.crew import Chunk, play_units
from spitemalice.arena.errors import ArenaError
from spitemalice.arena.hall import Played
from spitemalice.arena.journal import Journal
from spitemalice.arena.plan import SEATS, Plan, Setting, Unit
from spitemalice.arena.results import Pair
from spitemalice.arena.roster import introduced
from spitemalice.arena.sprt import Sprt

__all__ = ["Tournament", "hold_tournament"]


@dataclass(slots=True)
class Tournament:
    """What a tournament has come to so far.

    Attributes:
        plan: The plan.
        names: The players' names.
        pairs: The pairs of each two players, by the players' numbers, in order.
        sprt: The sequential test, if there is one.
    """

    plan: Plan
    names: tuple[str, ...]
    pairs: dict[tuple[int, int], list[Pair]]
    sprt: Sprt | None = None

    def add(self, unit: Unit, pair: Pair) -> bool:
        """Count a pair; whether that decides the sequential test."""
        self.pairs[unit.a, unit.b].append(pair)
        if self.sprt is None:
            return False
        return self.sprt.add(pair.scores(self.plan.target)) is not None


def hold_tournament(
    plan: Plan,
    *,
    workers: int | None = 1,
    ray: str | None = None,
    out: Path | None = None,
    sprt: Sprt | None = None,
    log: Path | None = None,
    on_pair: Callable[[int], None] = lambda done: None,
) -> Tournament:
    """Play a tournament, or what is missing of it.

    The results do not depend on the number of workers, nor on whether it was interrupted; with
    players that measure time, or bots, no two runs need be equal.

    Args:
        plan: The plan.
        workers: How many processes play; `None` for all that a cluster has.
        ray: The address of a Ray cluster, or `local`.
        out: The file for the records of all games. What it holds of this tournament already is
            not played again.
        sprt: A sequential test that ends the tournament; for two players only.
        log: A file for the standard error of bots.
        on_pair: Is told how many pairs are done, after each.

    Raises:
        ArenaError: There is no such player, a bot does not start, or the file is another's.
        OSError: The file cannot be read or written.
    """
    if sprt is not None and len(plan.players) > SEATS:
        raise ArenaError(f"sprt: {len(plan.players)} players; allowed: {SEATS}")
    names = introduced(plan, log)
    tournament = Tournament(plan, names, {two: [] for two in plan.match_ups()}, sprt)
    setting = Setting(plan, names, records=out is not None, log=log)
    with _journal(out, plan) as journal:
        done = {} if journal is None else journal.pairs
        todo = (unit for unit in plan.units() if unit not in done)
        with closing(play_units(setting, todo, _useful(workers, plan, done), ray)) as chunks:
            _gather(tournament, done, chunks, journal, on_pair)
    return tournament


def _useful(workers: int | None, plan: Plan, done: Mapping[Unit, Pair]) -> int | None:
    """As many workers as there is work for, at most."""
    if workers is None:
        return None
    return max(1, min(workers, plan.pairs * len(plan.match_ups()) - len(done)))


def _journal(out: Path | None, plan: Plan) -> AbstractContextManager[Journal | None]:
    return nullcontext() if out is None else Journal(out, plan)


def _gather(
    tournament: Tournament,
    done: Mapping[Unit, Pair],
    chunks: Iterator[Chunk],
    journal: Journal | None,
    on_pair: Callable[[int], None],
) -> None:
    """Count all pairs in order, write the new ones down, and stop where a test is decided."""
    fresh: deque[Played] = deque()
    lines: list[bytes] = []
    for count, unit in enumerate(tournament.plan.units(), 1):
        if unit in done:
            stop = tournament.add(unit, done[unit])
        else:
            fresh = fresh or deque(next(chunks))
            played = fresh.popleft()
            lines.append(played.lines)
            stop = tournament.add(unit, played.pair)
        if journal is not None and lines and (stop or not fresh):
            journal.add(b"".join(lines))
            lines = []
        on_pair(count)
        if stop:
            return
