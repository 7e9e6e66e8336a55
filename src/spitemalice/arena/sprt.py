"""The sequential test between two strengths, which stops as soon as it knows enough."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from spitemalice.arena.errors import ArenaError
from spitemalice.arena.stats import score_of_elo

__all__ = ["RISK", "Sprt", "log_likelihood_ratio"]

RISK: Final = 0.05
"""How often each of the two wrong answers may be given."""

BOUND: Final = math.log((1 - RISK) / RISK)
SCORES: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
"""What a pair can come to: the mean of two games."""

UNSEEN: Final = 1e-3  # counts for a score that has not come up, so that nothing is impossible
STEPS: Final = 40  # of the bisection, each of which halves the error
MOST_ELO: Final = 1000.0


@dataclass(slots=True)
class Sprt:
    """A test of "A is stronger by `low` Elo" (H0) against "by `high`" (H1).

    It is the generalised sequential probability ratio test over the five scores of a pair: the
    likelihood of each hypothesis is that of its likeliest distribution.

    Attributes:
        low: The lower strength, in Elo.
        high: The higher one.
        counts: How many pairs have come to each of the five scores.
        ratio: The logarithm of the likelihood ratio so far.

    Raises:
        ArenaError: The strengths are not in order, or beyond all sense.
    """

    low: float
    high: float
    counts: list[int] = field(default_factory=lambda: [0] * len(SCORES))
    ratio: float = 0.0

    def __post_init__(self) -> None:
        """Check the strengths."""
        if not -MOST_ELO <= self.low < self.high <= MOST_ELO:
            raise ArenaError(
                f"sprt: {self.low:g} {self.high:g} is not allowed; allowed: two numbers from "
                f"-{MOST_ELO:g} to {MOST_ELO:g}, the lower one first"
            )

    def add(self, scores: tuple[float, float]) -> str | None:
        """Count a pair; answer what `verdict` says then."""
        self.counts[round(2 * sum(scores))] += 1
        self.ratio = log_likelihood_ratio(self.counts, self.low, self.high)
        return self.verdict

    @property
    def verdict(self) -> str | None:
        """`H0` or `H1` once one is accepted."""
        if self.ratio >= BOUND:
            return "H1"
        return "H0" if self.ratio <= -BOUND else None


def log_likelihood_ratio(counts: Sequence[float], low: float, high: float) -> float:
    """How much likelier the counts of pair scores are at `high` Elo than at `low`, as a logarithm.

    For each strength the likeliest distribution p with that mean s is taken: it has
    p(x) = f(x) / (1 + k (x - s)), where f are the frequencies found and k makes the mean right.
    """
    total = sum(counts)
    found = [count or UNSEEN for count in counts]
    lower, higher = score_of_elo(low), score_of_elo(high)
    k_low, k_high = _tilt(found, lower), _tilt(found, higher)
    ratio = sum(
        count * math.log((1 + k_low * (score - lower)) / (1 + k_high * (score - higher)))
        for count, score in zip(found, SCORES, strict=True)
    )
    return ratio * total / sum(found)


def _tilt(found: Sequence[float], mean: float) -> float:
    """The k for a mean; all probabilities are positive between the bounds, at which one is not."""
    low, high = -1 / (1 - mean), 1 / mean
    for _ in range(STEPS):
        middle = (low + high) / 2
        pull = sum(
            count * (score - mean) / (1 + middle * (score - mean))
            for count, score in zip(found, SCORES, strict=True)
        )
        low, high = (middle, high) if pull > 0 else (low, middle)
    return (low + high) / 2
