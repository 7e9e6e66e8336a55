"""Learning by least squares, step by step, from where it was interrupted."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, NamedTuple, Protocol

import numpy as np

from spitemalice.arena.training.brains import Weights
from spitemalice.arena.training.errors import TrainingError
from spitemalice.arena.training.fit import Sums, quantised
from spitemalice.arena.training.lessons import Lesson
from spitemalice.arena.training.plans import check_same, check_steps, unreadable
from spitemalice.arena.training.staff import Staff
from spitemalice.kernel.consts import FEATURES
from spitemalice.record.files import write_whole

__all__ = ["Learner", "Learning", "Step", "examine", "learn"]

STATE: Final = "state.npz"
"""The file in a training's folder from which it goes on."""


class Learner(Protocol):
    """A plan to learn by least squares: `ValuePlan` or `ChancePlan`."""

    @property
    def scale(self) -> int:
        """Units of the weights."""

    @property
    def ridge(self) -> float:
        """How many decisions it takes to believe in a value."""

    @property
    def games(self) -> int:
        """How many games a step."""

    @property
    def opening(self) -> Sequence[Weights]:
        """The weights that are there before anything is learned."""

    @property
    def iterations(self) -> int:
        """How many steps, without one that only comes to the first weights."""

    @property
    def steps(self) -> int:
        """How many weights there are in the end."""

    def identity(self) -> dict[str, str]:
        """What the weights depend on besides the number of steps."""

    def kept(self, step: int) -> float:
        """How much of what was learned before counts in a step."""

    def lessons(self, history: Sequence[Weights]) -> list[Lesson]:
        """The games of the step that follows on a history of weights."""

    def finish(self, history: Sequence[Weights]) -> Weights:
        """The weights that come out."""


class Step(NamedTuple):
    """What a step has come to.

    Attributes:
        games: How many games.
        draws: How many of them nobody has won.
        decisions: How many decisions were learned from.
        error: The mean squared error of what the new weights say of these decisions.
        variance: The mean squared error of the best constant.
    """

    games: int
    draws: int
    decisions: int
    error: float
    variance: float

    @property
    def explained(self) -> float:
        """The part of the variance that the weights explain."""
        return 1 - self.error / self.variance if self.variance else 0.0

    def __str__(self) -> str:
        draws = self.draws / self.games
        return f"{self.games:,} games, {draws:.1%} draws, {self.explained:.1%} explained"

    def to_json(self) -> dict[str, float]:
        """The step as JSON."""
        figures = {"error": self.error, "variance": self.variance, "explained": self.explained}
        counts = {"games": self.games, "draws": self.draws, "decisions": self.decisions}
        return counts | {name: round(figure, 6) for name, figure in figures.items()}


@dataclass
class Learning:
    """How far a training has come.

    Attributes:
        history: The weights after each step.
        steps: What each step has come to.
        sums: What all steps have taught, as far as it still counts.
    """

    history: list[Weights]
    steps: list[Step] = field(default_factory=list)
    sums: Sums = field(default_factory=Sums)


def learn(
    plan: Learner,
    folder: Path,
    staff: Staff,
    on_game: Callable[[int], None] = lambda done: None,
    on_step: Callable[[int, Step], None] = lambda number, step: None,
) -> Learning:
    """Learn what is missing of a training.

    After each step all is on the disk, so that a killed training loses no more than one step; what
    comes out in the end is the same.

    Args:
        plan: The plan.
        folder: The training's folder. It may hold the same training with fewer steps.
        staff: Whoever plays.
        on_game: Is told how many games of all are done, now and then.
        on_step: Is told the number of each step, from 1, and what it has come to.

    Raises:
        TrainingError: The folder holds another training, or a longer one.
        CrewError: A worker has failed.
        OSError: The folder cannot be read or written.
    """
    path = folder / STATE
    learning = _load(path, plan)
    while len(learning.history) < plan.steps:
        fresh, games, draws = _play(plan, learning, staff, on_game)
        learning.sums.merge(fresh, plan.kept(len(learning.history)))
        values = learning.sums.solve(plan.ridge)
        learning.history.append(quantised(values, plan.scale))
        step = _step(plan, learning.history[-1], fresh, games, draws)
        learning.steps.append(step)
        _save(path, plan, learning)
        on_step(len(learning.steps), step)
    return learning


def examine(plan: Learner, learning: Learning, staff: Staff) -> Step:
    """What the finished weights say of games that they have not learned from.

    Args:
        plan: The plan.
        learning: What was learned.
        staff: Whoever plays.
    """
    fresh, games, draws = _play(plan, learning, staff, lambda done: None)
    return _step(plan, plan.finish(learning.history), fresh, games, draws)


def _play(
    plan: Learner, learning: Learning, staff: Staff, on_game: Callable[[int], None]
) -> tuple[Sums, int, int]:
    """Play the next step's games; answer their sums, their number, and that of the draws."""
    fresh = Sums()
    games = draws = 0
    for notes in staff.play(plan.lessons(learning.history)):
        fresh.add(notes)
        games += notes.games
        draws += notes.draws
        on_game(len(learning.steps) * plan.games + games)
    return fresh, games, draws


def _step(plan: Learner, weights: Weights, fresh: Sums, games: int, draws: int) -> Step:
    error = fresh.error(np.array(weights) / plan.scale)
    return Step(games, draws, int(fresh.moments[0]), error, fresh.variance())


def _save(path: Path, plan: Learner, learning: Learning) -> None:
    """Write all down, whole or not at all."""
    about = {"training": plan.identity(), "steps": learning.steps}
    file = io.BytesIO()
    np.savez(
        file,
        about=np.array(json.dumps(about)),
        history=np.array(learning.history, dtype=np.int32),
        squares=learning.sums.squares,
        products=learning.sums.products,
        moments=learning.sums.moments,
    )
    write_whole(path, [file.getvalue()])


def _load(path: Path, plan: Learner) -> Learning:
    """Read what is there of a training; a new one if there is no file."""
    try:
        with path.open("rb") as raw, np.load(raw) as file:
            about = json.loads(str(file["about"]))
            history, *sums = (file[name] for name in ("history", "squares", "products", "moments"))
        identity = dict(about["training"])
        steps = [Step(*step) for step in about["steps"]]
    except FileNotFoundError:
        return Learning(list(plan.opening))
    except (EOFError, KeyError, TypeError, ValueError, zipfile.BadZipFile):
        raise unreadable(path) from None
    check_same(path, identity, plan.identity())
    check_steps(path, len(history) - plan.steps + plan.iterations, plan.iterations)
    if history.shape[1] != FEATURES:
        raise TrainingError(f"{path}: of another evaluation; allowed: another folder")
    return Learning([tuple(weights.tolist()) for weights in history], steps, Sums(*sums))
