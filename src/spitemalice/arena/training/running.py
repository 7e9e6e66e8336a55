"""A training from its plan to its weights, and how good those are."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from spitemalice.arena.training.bouts import Duel, bouts
from spitemalice.arena.training.brains import Brain, Weights, brain_of
from spitemalice.arena.training.climbing import Climb, ClimbPlan, climb
from spitemalice.arena.training.learning import Step, examine, learn
from spitemalice.arena.training.plans import Plan
from spitemalice.arena.training.priorities import Priorities
from spitemalice.arena.training.staff import Staff
from spitemalice.arena.training.value import ValuePlan
from spitemalice.arena.training.winning import ChancePlan

__all__ = ["PLANS", "AnyPlan", "AnyStep", "Trained", "measure", "train"]

AnyPlan = ValuePlan | ChancePlan | ClimbPlan
AnyStep = Step | Climb
PLANS: Final[Mapping[str, type[AnyPlan]]] = {
    plan.what: plan for plan in (ValuePlan, ChancePlan, ClimbPlan)
}
"""The kinds of training, by their words on the command line."""

OnWork = Callable[[int, int], None]
OnStep = Callable[[int, AnyStep], None]


@dataclass(frozen=True, kw_only=True)
class Trained:
    """What a training has come to.

    Attributes:
        weights: The weights.
        steps: What each step has come to.
        player: Who plays with these weights; `None` if they are not for playing.
        rivals: Whom that player is to be measured against, by name.
        exam: What the weights say of games that they have not learned from, if that was asked.
    """

    weights: Weights
    steps: Sequence[AnyStep]
    player: Brain | None = None
    rivals: Mapping[str, Brain] = field(default_factory=dict)
    exam: Step | None = None


def train(
    plan: AnyPlan,
    folder: Path,
    staff: Staff,
    on_work: OnWork = lambda done, total: None,
    on_step: OnStep = lambda number, step: None,
) -> Trained:
    """Train, or do what is missing of a training.

    Args:
        plan: The plan.
        folder: The training's folder, from which it goes on after a kill.
        staff: Whoever plays the games.
        on_work: Is told how much is done, of how much.
        on_step: Is told the number of each step, from 1, and what it has come to.

    Raises:
        TrainingError: The folder holds another training, or a longer one.
        CrewError: A worker has failed.
        OSError: The folder cannot be read or written.
    """
    if isinstance(plan, ClimbPlan):
        return _climb(plan, folder, staff, on_work, on_step)
    total = plan.games * (plan.steps - len(plan.opening))
    learning = learn(plan, folder, staff, lambda done: on_work(done, total), on_step)
    weights = plan.finish(learning.history)
    if isinstance(plan, ChancePlan):
        exam = examine(plan, learning, staff)
        return Trained(weights=weights, steps=learning.steps, exam=exam)
    return Trained(
        weights=weights,
        steps=learning.steps,
        player=plan.player(weights),
        rivals={"start": plan.player(learning.history[0]), "rules": brain_of("rules")},
    )


def _climb(
    plan: ClimbPlan,
    folder: Path,
    staff: Staff,
    on_work: OnWork,
    on_step: OnStep,
) -> Trained:
    steps = climb(plan, folder, staff, lambda done: on_work(done, plan.iterations), on_step)
    player = plan.player(steps[-1].priorities)
    return Trained(
        weights=player.weights,
        steps=steps,
        player=player,
        rivals={"rules": plan.player(Priorities())},
    )


def measure(
    plan: Plan,
    trained: Trained,
    pairs: int,
    staff: Staff,
    on_work: OnWork = lambda done, total: None,
) -> dict[str, Duel]:
    """Measure a player on duplicate deals that it has not been trained on.

    Args:
        plan: The plan.
        trained: What it has come to.
        pairs: How many deals against each rival, each played twice.
        staff: Whoever plays.
        on_work: Is told how many deals are done, of how many.

    Raises:
        CrewError: A worker has failed.
    """
    duels: dict[str, Duel] = {}
    player = trained.player
    if player is None or not pairs:
        return duels
    total = pairs * len(trained.rivals)
    for name, rival in trained.rivals.items():
        games = []
        for part in staff.play(bouts(plan.rules, plan.seed, (), pairs, player, rival)):
            games += part
            on_work(pairs * len(duels) + len(games), total)
        duels[name] = Duel.of(games)
    return duels
