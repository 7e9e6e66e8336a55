"""Estimates with 95 % intervals. What is independent is the pair, so pairs are what counts."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Final

__all__ = ["Estimate", "elo_of", "mean_of", "score_of_elo", "share_of", "variance_of"]

Z: Final = 1.959964
"""95 % of a normal distribution lie within so many standard deviations."""

MOST_GAIN: Final = 8.0
"""How many times as much as a single game a game of a pair is trusted to tell."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure and its 95 % interval; the ends are infinite where nothing can be said."""

    value: float
    low: float
    high: float


def mean_of(values: Sequence[float]) -> Estimate:
    """The mean of independent values, with Student's interval."""
    n, mean = len(values), fmean(values)
    if n < 2:
        return Estimate(mean, -math.inf, math.inf)
    half = _student(n - 1) * math.sqrt(variance_of(values) / n)
    return Estimate(mean, mean - half, mean + half)


def share_of(parts: Sequence[float], wholes: Sequence[float]) -> Estimate | None:
    """The share that the parts are of the wholes, both by pair; None if the wholes are nothing.

    It is Wilson's interval, for as many games as would tell as much if each stood alone. So it
    makes sense for shares of 0 and 1 too.
    """
    whole = sum(wholes)
    if not whole:
        return None
    share = sum(parts) / whole
    n, spread = len(parts), share * (1 - share)
    errors = sum((part - share * all_) ** 2 for part, all_ in zip(parts, wholes, strict=True))
    error = errors / whole**2 * n / max(n - 1, 1)
    games = min(spread / error, MOST_GAIN * whole) if error and n > 1 else whole
    middle = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z * math.sqrt(spread / games + (Z / (2 * games)) ** 2) / (1 + Z * Z / games)
    return Estimate(share, max(0.0, middle - half), min(1.0, middle + half))


def variance_of(values: Sequence[float]) -> float:
    """The variance of the distribution that two or more values come from."""
    mean = fmean(values)
    return sum((value - mean) ** 2 for value in values) / (len(values) - 1)


def elo_of(score: float) -> float:
    """The difference in Elo that goes with an expected score; infinite for 0 and 1."""
    if not 0 < score < 1:
        return math.copysign(math.inf, score - 0.5)
    return 400 * math.log10(score / (1 - score))


def score_of_elo(elo: float) -> float:
    """The expected score that goes with a difference in Elo."""
    power: float = 10 ** (-elo / 400)
    return 1 / (1 + power)


def _student(freedom: int) -> float:
    """The 97.5th percentile of Student's distribution.

    Hill's expansion (1970) from the normal one; it is 1 % low for 3 degrees of freedom and
    25 % for one.
    """
    squared = Z * Z
    terms = (
        (squared + 1) / 4,
        ((5 * squared + 16) * squared + 3) / 96,
        (((3 * squared + 19) * squared + 17) * squared - 15) / 384,
    )
    return Z * (1 + sum(term / freedom**power for power, term in enumerate(terms, 1)))
