"""Learning how likely a win is, from the games of a player that does not change."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, Final

from spitemalice.arena.training.brains import Brain, Source, Weights, source_of
from spitemalice.arena.training.lessons import Lesson, Marks, Pairing
from spitemalice.arena.training.plans import Plan, check, lessons
from spitemalice.arena.training.value import MOST_NODES

__all__ = ["ChancePlan"]

MARKS: Final = Marks(middle=0.5, half=0.5, point=0.0, draw=0.5)
NOISE: Final = 150  # how much the player misjudges in half of its games, in units of its weights


@dataclass(frozen=True, kw_only=True)
class ChancePlan(Plan):
    """A plan to learn the chance of a win at a turn's end, a draw being half a win.

    Attributes:
        player: The weights of the player whose games are learned from.
        ridge: How many decisions it takes to believe in a value.
        nodes: How many positions of a turn the player looks at.
    """

    what: ClassVar[str] = "chance"
    scale: ClassVar[int] = 10_000
    opening: ClassVar[list[Weights]] = []

    games: int = 1000
    iterations: int = 3
    player: Source = field(default_factory=partial(source_of, "expert"))
    ridge: float = 20.0
    nodes: int = 150

    def __post_init__(self) -> None:
        """Check every value."""
        super().__post_init__()
        check("ridge", self.ridge, 0.001, 1_000_000)
        check("nodes", self.nodes, 1, MOST_NODES)

    def settings(self) -> dict[str, object]:
        """What the weights depend on besides the number of steps."""
        own = {"player": self.player, "ridge": self.ridge, "nodes": self.nodes}
        return {**super().settings(), **own}

    @property
    def steps(self) -> int:
        """How many weights there are in the end."""
        return self.iterations

    def kept(self, step: int) -> float:
        """How much of what was learned before counts in a step: all of it."""
        return 1.0

    def lessons(self, history: Sequence[Weights]) -> list[Lesson]:
        """The games of the step that follows on a history of weights."""
        calm = Brain(self.player.weights, nodes=self.nodes)
        noisy = calm._replace(noise=NOISE)
        pairings = [
            Pairing(1, calm, calm, both=True),
            Pairing(2, calm, noisy, both=True),
            Pairing(1, noisy, noisy, both=True),
        ]
        return lessons(self, len(history), pairings, MARKS)

    def finish(self, history: Sequence[Weights]) -> Weights:
        """The weights that come out: the last ones, which all games have gone into."""
        return history[-1]
