"""Tuning the hand-set priorities by hill climbing: what wins more games is kept."""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import Any, ClassVar, Final, NamedTuple

from spitemalice.arena.training.bouts import Duel, bouts
from spitemalice.arena.training.brains import Brain, brain_of
from spitemalice.arena.training.luck import luck_of
from spitemalice.arena.training.plans import Plan, check_same, check_steps, unreadable
from spitemalice.arena.training.priorities import Priorities
from spitemalice.arena.training.staff import Staff
from spitemalice.record.files import write_whole

__all__ = ["Climb", "ClimbPlan", "climb"]

STATE: Final = "state.json"
"""The file in a training's folder from which it goes on."""

TRIES: Final = 4
"""Changes that are tried in a step; the best of them has to win a second match."""

CERTAINTY: Final = 2.0  # standard deviations by which it must win both together
TIMES: Final = (3, 6, 8, 13, 18, 30)  # tenths by which a priority is multiplied
PLUS: Final = (-2, -1, 0, 1, 2, 4)
UNIT_FIELD: Final = "mine"  # all others are measured by it, so that it stays as it is
CHANGED: Final = [field.name for field in fields(Priorities) if field.name != UNIT_FIELD]
MOST: Final = 300  # of a priority, so that all weights stay in their range


@dataclass(frozen=True, kw_only=True)
class ClimbPlan(Plan):
    """A plan to tune the hand-set priorities; `games` is how many a change is tried in."""

    what: ClassVar[str] = "rules"

    games: int = 240
    iterations: int = 60

    def player(self, priorities: Priorities) -> Brain:
        """The rule-based player with some priorities."""
        return brain_of("rules")._replace(weights=priorities.weights())


class Climb(NamedTuple):
    """What a step has come to.

    Attributes:
        priorities: The best priorities after it.
        net: Wins less losses of the best change that was tried.
        games: How many games that was tried in.
        taken: Whether it was taken.
    """

    priorities: Priorities
    net: int
    games: int
    taken: bool

    def __str__(self) -> str:
        told = "taken" if self.taken else "not taken"
        return f"the best change leads by {self.net} wins in {self.games:,} games: {told}"

    def to_json(self) -> dict[str, Any]:
        """The step as JSON."""
        return {**self._asdict(), "priorities": asdict(self.priorities)}


def climb(
    plan: ClimbPlan,
    folder: Path,
    staff: Staff,
    on_work: Callable[[int], None] = lambda done: None,
    on_step: Callable[[int, Climb], None] = lambda number, step: None,
) -> list[Climb]:
    """Do what is missing of a climb; all steps, in order, come back.

    After each step all is on the disk, so that a killed training loses no more than one.

    Args:
        plan: The plan.
        folder: The training's folder. It may hold the same training with fewer steps.
        staff: Whoever plays.
        on_work: Is told how many steps are done, after each.
        on_step: Is told the number of each step, from 1, and what it has come to.

    Raises:
        TrainingError: The folder holds another training, or a longer one.
        CrewError: A worker has failed.
        OSError: The folder cannot be read or written.
    """
    path = folder / STATE
    steps = _load(path, plan)
    while len(steps) < plan.iterations:
        best = steps[-1].priorities if steps else Priorities()
        step = _step(plan, len(steps), best, staff)
        steps.append(step)
        about = {"training": plan.identity(), "steps": [step.to_json() for step in steps]}
        write_whole(path, [json.dumps(about).encode()])
        on_work(len(steps))
        on_step(len(steps), step)
    return steps


def _step(plan: ClimbPlan, number: int, best: Priorities, staff: Staff) -> Climb:
    """Try some changes; take the best of them if it wins again."""
    tried = [_changed(plan.seed, best, number, n) for n in range(TRIES)]
    duels = list(_duels(plan, number, 0, best, tried, staff))
    duel, change = max(zip(duels, tried, strict=True), key=lambda pair: pair[0].net)
    net, decided = duel.net, duel.wins + duel.losses
    games = 2 * len(duel.pairs)
    if net > math.sqrt(decided):
        (again,) = _duels(plan, number, 1, best, [change], staff)
        net, decided = net + again.net, decided + again.wins + again.losses
        games *= 2
        if net > CERTAINTY * math.sqrt(decided):
            return Climb(change, net, games, taken=True)
    return Climb(best, net, games, taken=False)


def _duels(
    plan: ClimbPlan,
    number: int,
    part: int,
    best: Priorities,
    tried: Sequence[Priorities],
    staff: Staff,
) -> Iterator[Duel]:
    """Matches of changes against the best so far, all on the same deals."""
    pairs = (plan.games + 1) // 2
    other = plan.player(best)
    matches = [
        bouts(plan.rules, plan.seed, (number, part), pairs, plan.player(change), other)
        for change in tried
    ]
    played = staff.play(bout for match in matches for bout in match)
    for match in matches:
        yield Duel.of(pair for _ in match for pair in next(played))


def _changed(seed: str, best: Priorities, *place: int) -> Priorities:
    """The priorities with one to three of them changed by chance."""
    attempt = 0
    changed = best
    while changed == best:
        count, *_ = luck_of(seed, "change", *place, attempt).picks
        for n in range(1 + count % 3):
            which, times, plus, _ = luck_of(seed, "change", *place, attempt, n).picks
            name = CHANGED[which % len(CHANGED)]
            value = getattr(changed, name) * TIMES[times % len(TIMES)] // 10
            value += PLUS[plus % len(PLUS)]
            changed = replace(changed, **{name: max(-MOST, min(MOST, value))})
        attempt += 1
    return changed


def _load(path: Path, plan: ClimbPlan) -> list[Climb]:
    """Read what is there of a climb."""
    try:
        about = json.loads(path.read_bytes())
        identity = dict(about["training"])
        steps = [
            Climb(**{**step, "priorities": Priorities(**step["priorities"])})
            for step in about["steps"]
        ]
    except FileNotFoundError:
        return []
    except (KeyError, TypeError, ValueError):
        raise unreadable(path) from None
    check_same(path, identity, plan.identity())
    check_steps(path, len(steps), plan.iterations)
    return steps
