"""Learning what the end of a turn is worth, in games against a population."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import ClassVar, Final

from spitemalice.arena.training.brains import NAMED, Brain, Source, Weights, brain_of
from spitemalice.arena.training.errors import TrainingError
from spitemalice.arena.training.lessons import Lesson, Marks, Pairing
from spitemalice.arena.training.plans import Plan, check, lessons
from spitemalice.errors import listed, shown

__all__ = ["Population", "ValuePlan"]

MOST_NODES: Final = 5000
MOST_SHARE: Final = 1000
HALF: Final = 0.5  # what a win is worth, apart from its points
NOISE: Final = 120  # how much a player misjudges that tries things out, in units of its weights
RULES_NOISE: Final = 60
FIRST_KEEP: Final = 0.2  # how much counts later of what the games of rule-based players taught
AVERAGED: Final = 3  # the last weights, of which the mean is taken in the end
SELF: Final = "self"
OLDER: Final = "older"


class Population(dict[str, int]):
    """Whom the learner meets, and how often beside the others.

    `self` is the learner as it is now, and `older` as it was after any earlier step; all others
    are built-in players.

    Args:
        text: As in `self=3,rules=1`.

    Raises:
        TrainingError: There is no such player, or a share is not allowed.
    """

    def __init__(self, text: str) -> None:
        super().__init__()
        for part in text.split(","):
            name, _, share = part.partition("=")
            if name not in (SELF, OLDER, *NAMED) or name in self:
                allowed = listed((SELF, OLDER, *NAMED))
                raise TrainingError(
                    f"population: player {shown(name)} is not allowed; allowed, once: {allowed}"
                )
            if not (share.isascii() and share.isdigit() and 1 <= int(share) <= MOST_SHARE):
                raise TrainingError(
                    f"population: share {shown(share)} of {name} is not allowed; allowed: "
                    f"1 to {MOST_SHARE:,}"
                )
            self[name] = int(share)

    def __str__(self) -> str:
        return ",".join(f"{name}={share}" for name, share in self.items())


@dataclass(frozen=True, kw_only=True)
class ValuePlan(Plan):
    """A plan to learn the value of a turn's end.

    If there are no weights to start from, the first are fitted on games between rule-based
    players. From then on the learner plays, in each step with the weights of the step before.

    Attributes:
        start: Weights to start from.
        decay: The lambda of temporal differences: 1 learns from results alone.
        draw: What a draw costs, where a win is worth 0.5 and a loss costs as much.
        points: What each point of the winner adds to that, and takes from the loser.
        keep: How much of what was learned before counts in the next step.
        ridge: How many decisions it takes to believe in a value.
        nodes: How many positions of a turn a player looks at, at most.
        population: Whom it meets.
    """

    what: ClassVar[str] = "value"
    scale: ClassVar[int] = 3000

    games: int = 2000
    iterations: int = 10
    start: Source | None = None
    decay: float = 0.8
    draw: float = 0.3
    points: float = 0.05
    keep: float = 0.6
    ridge: float = 20.0
    nodes: int = 150
    population: str = "self=65,older=12,rules=12,staller=11"

    def __post_init__(self) -> None:
        """Check every value."""
        super().__post_init__()
        check("lambda", self.decay, 0, 1)
        check("draw", self.draw, 0, 2)
        check("points", self.points, 0, 1)
        check("keep", self.keep, 0, 1)
        check("ridge", self.ridge, 0.001, 1_000_000)
        check("nodes", self.nodes, 1, MOST_NODES)
        Population(self.population)

    def settings(self) -> dict[str, object]:
        """What the weights depend on besides the number of steps."""
        start = {} if self.start is None else {"start": self.start}
        return {
            **super().settings(),
            **start,
            "lambda": self.decay,
            "draw": self.draw,
            "points": self.points,
            "keep": self.keep,
            "ridge": self.ridge,
            "nodes": self.nodes,
            "population": Population(self.population),
        }

    @property
    def opening(self) -> list[Weights]:
        """The weights that are there before anything is learned."""
        return [] if self.start is None else [self.start.weights]

    @property
    def steps(self) -> int:
        """How many weights there are in the end, the first ones included."""
        return self.iterations + 1

    def kept(self, step: int) -> float:
        """How much of what was learned before counts in a step."""
        return FIRST_KEEP if step == 1 else self.keep

    def lessons(self, history: Sequence[Weights]) -> list[Lesson]:
        """The games of the step that follows on a history of weights."""
        marks = Marks(middle=0.0, half=HALF, point=self.points, draw=-self.draw)
        if not history:
            rules = self._built_in("rules")
            pairings = [Pairing(1, rules, rules._replace(noise=RULES_NOISE), both=True)]
            return lessons(self, 0, pairings, marks)
        return lessons(
            self,
            len(history),
            self._pairings(history),
            marks,
            decay=self.decay,
            values=history[-1],
            scale=self.scale,
        )

    def finish(self, history: Sequence[Weights]) -> Weights:
        """The weights that come out: the mean of the last ones."""
        last = history[-min(AVERAGED, self.iterations) :]
        return tuple(round(Fraction(sum(column), len(last))) for column in zip(*last, strict=True))

    def player(self, weights: Weights) -> Brain:
        """The learner with some weights."""
        return Brain(weights, nodes=self.nodes)

    def _built_in(self, name: str) -> Brain:
        """A built-in player, which looks at no more positions than the learner."""
        brain = brain_of(name)
        return brain._replace(nodes=min(brain.nodes, self.nodes))

    def _pairings(self, history: Sequence[Weights]) -> list[Pairing]:
        """Who plays. Against itself, the learner tries things out in half of the games."""
        me = self.player(history[-1])
        pairings = []
        unit = 2 * len(history)  # of shares, so that all parts of them are whole
        for name, share in Population(self.population).items():
            if name == SELF:
                share *= len(history)
                noisy = me._replace(noise=NOISE)
                pairings += [
                    Pairing(share, me, me, both=True),
                    Pairing(share, noisy, me, both=True),
                ]
            elif name == OLDER:
                pairings += [Pairing(2 * share, me, self.player(old)) for old in history]
            else:
                pairings.append(Pairing(unit * share, me, self._built_in(name)))
        return pairings
