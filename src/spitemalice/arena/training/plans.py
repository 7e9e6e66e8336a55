"""What all trainings have in common: what the weights in the end depend on."""

from __future__ import annotations

import json
import shlex
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import ClassVar, Final

from spitemalice.arena.training.brains import Source, Weights
from spitemalice.arena.training.errors import TrainingError
from spitemalice.arena.training.lessons import Lesson, Marks, Pairing
from spitemalice.kernel.consts import FEATURES
from spitemalice.rules.ruleset import RuleSet

__all__ = ["Plan", "check", "check_same", "check_steps", "lessons", "unreadable"]

MOST_GAMES: Final = 10**7
MOST_STEPS: Final = 10**4
SEATS: Final = 2
CHUNK_GAMES: Final = 5
NOTHING: Final = (0,) * FEATURES
"""The weights that think nothing of anything."""


def check(name: str, value: float, least: float, most: float) -> None:
    """Refuse a number out of its range, and what is no number.

    Raises:
        TrainingError: The value is not allowed.
    """
    if not least <= value <= most:
        raise TrainingError(f"{name}: {value} is not allowed; allowed: {least:,} to {most:,}")


@dataclass(frozen=True, kw_only=True)
class Plan:
    """A training. The same plan gives the same weights, whoever plays the games.

    Attributes:
        rules: The rules, for two players.
        seed: Where all chance comes from: any text.
        games: How many games a step.
        iterations: How many steps.

    Raises:
        TrainingError: A value is not allowed.
    """

    what: ClassVar[str]
    """The word for it on the command line."""

    rules: RuleSet = field(default_factory=RuleSet)
    seed: str = "0"
    games: int
    iterations: int

    def __post_init__(self) -> None:
        """Check every value."""
        if self.rules.players != SEATS:
            raise TrainingError(
                f"rules: players {self.rules.players} is not allowed in training; allowed: {SEATS}"
            )
        check("games", self.games, 1, MOST_GAMES)
        check("iterations", self.iterations, 1, MOST_STEPS)

    def settings(self) -> dict[str, object]:
        """What the weights depend on besides the number of steps, by the names of the options."""
        rules = self.rules.compact()
        return {
            "rules": rules if isinstance(rules, str) else json.dumps(rules),
            "seed": self.seed,
            "games": self.games,
        }

    def identity(self) -> dict[str, str]:
        """The same as texts; two trainings that differ in none can be parts of one."""
        return {"train": self.what} | {name: str(item) for name, item in self.settings().items()}

    def command(self) -> str:
        """The command line of this training."""
        words = ["spitemalice", "train", self.what]
        for name, item in {**self.settings(), "iterations": self.iterations}.items():
            words += [f"--{name}", item.name if isinstance(item, Source) else str(item)]
        return shlex.join(words)


def check_same(path: Path, found: Mapping[str, str], asked: Mapping[str, str]) -> None:
    """Refuse to go on with a training that was begun with other settings.

    Raises:
        TrainingError: A setting differs.
    """
    for name in sorted(found.keys() | asked.keys()):
        old, new = found.get(name, "none"), asked.get(name, "none")
        if old != new:
            raise TrainingError(
                f"{path}: begun with {name} {old}, not {new}; allowed: the same, or another folder"
            )


def check_steps(path: Path, done: int, asked: int) -> None:
    """Refuse to end a training before where it is.

    Raises:
        TrainingError: It has more steps already.
    """
    if done > asked:
        raise TrainingError(
            f"{path}: {done} iterations are done; allowed: {done} or more, or another folder"
        )


def unreadable(path: Path) -> TrainingError:
    """What to raise for a file that is not the state of a training."""
    return TrainingError(f"{path}: not the state of a training; allowed: another folder")


def lessons(
    plan: Plan,
    step: int,
    pairings: Sequence[Pairing],
    marks: Marks,
    *,
    decay: float = 1.0,
    values: Weights = NOTHING,
    scale: int = 1,
) -> list[Lesson]:
    """All games of a step, in parts; see `Lesson`."""
    return [
        Lesson(
            rules=plan.rules,
            seed=plan.seed,
            step=step,
            first=first,
            games=min(CHUNK_GAMES, plan.games - first),
            pairings=tuple(pairings),
            marks=marks,
            decay=decay,
            values=values,
            scale=scale,
        )
        for first in range(0, plan.games, CHUNK_GAMES)
    ]
