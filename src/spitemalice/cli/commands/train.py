"""`spitemalice train`: weights of computer players, learned from games."""

from __future__ import annotations

import json
import re
import sys
from argparse import Namespace
from collections.abc import Iterator, Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from spitemalice.cli.errors import CommandError, Status
from spitemalice.cli.files import write_whole
from spitemalice.cli.options import rules_of, seed_of, workers_of
from spitemalice.cli.terminal import Progress
from spitemalice.errors import listed, shown
from spitemalice.players.weights import digest, dump_weights

if TYPE_CHECKING:  # these need numpy
    from spitemalice.arena.training.bouts import Duel
    from spitemalice.arena.training.running import AnyPlan, AnyStep, Trained

__all__ = ["run"]

MOST_PAIRS: Final = 10**6
PERCENT: Final = 100

OWN_OPTIONS: Final = {
    "value": ("start", "lambda", "draw", "points", "keep", "population", "ridge", "nodes"),
    "chance": ("player", "ridge", "nodes"),
    "rules": (),
}
"""What can be set for each training, besides what can be for all."""

SOURCES: Final = ("start", "player")
FIELDS: Final = {"lambda": "decay"}
"""The fields of plans that are not called like their options."""

STATE: Final = "state"  # the file from which a training goes on has this name
NAMES: Final = {"value": "value", "chance": "chance", "rules": "rules-tuned"}
"""How the weights are called that come out, unless a name is given."""


def run(options: Namespace) -> int:
    """Train, write the weights, measure them, and tell."""
    if find_spec("numpy") is None:
        raise CommandError("train: needs numpy, as in pip install spitemalice[train]")
    from spitemalice.arena.training.running import measure, train
    from spitemalice.arena.training.staff import Staff

    plan, pairs = _plan(options), _pairs(options.pairs)
    workers = workers_of(options.workers, options.ray)
    file = Path(options.out) / f"{_name(options)}.json"
    file.parent.mkdir(parents=True, exist_ok=True)
    with Staff(workers, options.ray) as staff:
        with _Watch("training", options.json) as watch:
            trained = train(plan, file.parent, staff, watch.work, watch.step)
        text = dump_weights(file.stem, list(trained.weights), plan.command())
        write_whole(file, [text.encode()])
        with _Watch("measuring", options.json) as watch:
            duels = measure(plan, trained, pairs, staff, watch.work)
    if options.json:
        print(json.dumps(_summary(plan, trained, duels, file)))
    else:
        for line in _told(trained, duels, file):
            print(line)
    return Status.OK


class _Watch(Progress):
    """Shows how the work goes on, and tells what each step has come to."""

    def __init__(self, what: str, quiet: bool) -> None:
        super().__init__(what, PERCENT)
        self._quiet = quiet

    def work(self, done: int, total: int) -> None:
        """Hear how much of the work is done."""
        self.show(done * PERCENT // total)

    def step(self, number: int, step: AnyStep) -> None:
        """Hear what a step has come to."""
        if not self._quiet:
            self.clear()
            print(f"step {number}: {step}", file=sys.stderr)


def _plan(options: Namespace) -> AnyPlan:
    """The plan that the options make."""
    from spitemalice.arena.training.brains import source_of
    from spitemalice.arena.training.running import PLANS

    own, given = OWN_OPTIONS[options.what], vars(options)
    for name in sorted(name for names in OWN_OPTIONS.values() for name in names):
        if given[name] is not None and name not in own:
            allowed = listed(f"--{name}" for name in own) or "only what all trainings have"
            raise CommandError(f"--{name}: not allowed with {options.what}; allowed: {allowed}")
    settings: dict[str, Any] = {"rules": rules_of(options.rules), "seed": seed_of(options.seed)}
    for name in ("games", "iterations", *own):
        if given[name] is not None:
            value = source_of(given[name]) if name in SOURCES else given[name]
            settings[FIELDS.get(name, name)] = value
    return PLANS[options.what](**settings)


def _name(options: Namespace) -> str:
    name: str = NAMES[options.what] if options.name is None else options.name
    if name == STATE or not re.fullmatch(r"[A-Za-z0-9][A-Za-z0-9_-]{0,63}", name):
        raise CommandError(
            f"--name: {shown(name)} is not allowed; allowed: up to 64 letters, digits, _ and -, "
            f"but not {STATE}"
        )
    return name


def _pairs(pairs: int) -> int:
    if not 0 <= pairs <= MOST_PAIRS:
        raise CommandError(f"--pairs: {pairs} is not allowed; allowed: 0 to {MOST_PAIRS:,}")
    return pairs


# What it has come to


def _summary(
    plan: AnyPlan, trained: Trained, duels: Mapping[str, Duel], file: Path
) -> dict[str, Any]:
    out: dict[str, Any] = {
        "train": plan.what,
        "command": plan.command(),
        "steps": [step.to_json() for step in trained.steps],
        "file": str(file),
        "sha256": digest(list(trained.weights)),
        "matches": {name: duel.to_json() for name, duel in duels.items()},
    }
    if trained.exam is not None:
        out["exam"] = trained.exam.to_json()
    return out


def _told(trained: Trained, duels: Mapping[str, Duel], file: Path) -> Iterator[str]:
    yield f"weights: {file} (sha256 {digest(list(trained.weights))})"
    if trained.exam is not None:
        yield f"on new games: {trained.exam}"
    for name, duel in duels.items():
        found = duel.to_json()
        line = f"against {name}: {duel.wins:,} won, {duel.draws:,} drawn, {duel.losses:,} lost"
        if found["decided"] is not None:
            low, high = found["decided_low"], found["decided_high"]
            line += f"; {found['decided']:.1%} of the decided games ({low:.1%} to {high:.1%})"
        yield line
