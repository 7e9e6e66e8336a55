"""Trainings of a few short games between players that see little."""

from pathlib import Path
from typing import Any

from spitemalice.arena.training.learning import Learning, learn
from spitemalice.arena.training.staff import Staff
from spitemalice.arena.training.value import ValuePlan
from spitemalice.arena.training.winning import ChancePlan
from spitemalice.rules.ruleset import RuleSet

RULES = RuleSet(payoff_size=2)
RULES_OPTION = '{"payoff_size": 2}'


def value_plan(**changes: Any) -> ValuePlan:  # noqa: ANN401
    """A plan to learn values in two steps after the first."""
    plan = {"rules": RULES, "games": 10, "iterations": 2, "nodes": 6, **changes}
    return ValuePlan(**plan)


def chance_plan(**changes: Any) -> ChancePlan:  # noqa: ANN401
    """A plan to learn chances in one step."""
    plan = {"rules": RULES, "games": 10, "iterations": 1, "nodes": 6, **changes}
    return ChancePlan(**plan)


def learned(plan: ValuePlan | ChancePlan, folder: Path, workers: int = 1) -> Learning:
    """What comes of a plan."""
    with Staff(workers) as staff:
        return learn(plan, folder, staff)
