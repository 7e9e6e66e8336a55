"""Estimates with 95 % intervals. What is independent is the pair, so pairs are what counts."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Final

__all__ = [
    "Estimate",
    "elo_of",
    "ratings",
    "ratio_of",
    "score_of_elo",
    "share_of",
    "variance_of",
]

Z: Final = 1.959964
"""95 % of a normal distribution lie within so many standard deviations."""

MOST_GAIN: Final = 8.0
"""How many times as much as a single game a game of a pair is trusted to tell."""


ROUNDS: Final = 1000
"""Steps of the fit of ratings, far more than a dozen players need."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure and its 95 % interval; the ends are infinite where nothing can be said."""

    value: float
    low: float
    high: float


def ratio_of(parts: Sequence[float], wholes: Sequence[float]) -> Estimate:
    """The ratio of two sums over independent pairs, with Student's interval.

    Where all wholes are 1 that is the mean of the parts.
    """
    n, whole = len(parts), sum(wholes)
    ratio = sum(parts) / whole
    if n < 2:
        return Estimate(ratio, -math.inf, math.inf)
    half = _student(n - 1) * math.sqrt(variance_of(parts, wholes))
    return Estimate(ratio, ratio - half, ratio + half)


def variance_of(parts: Sequence[float], wholes: Sequence[float]) -> float:
    """The variance of the ratio of the sums of two or more parts and their wholes."""
    n, whole = len(parts), sum(wholes)
    ratio = sum(parts) / whole
    left = (part - ratio * one for part, one in zip(parts, wholes, strict=True))
    return sum(error * error for error in left) / whole**2 * n / (n - 1)


def share_of(parts: Sequence[float], wholes: Sequence[float]) -> Estimate | None:
    """The share that the parts are of the wholes, both by pair; None if the wholes are nothing.

    It is Wilson's interval, for as many games as would tell as much if each stood alone. So it
    makes sense for shares of 0 and 1 too. Pairs that all come to the same share tell no more than
    their games would alone.
    """
    whole = sum(wholes)
    if not whole:
        return None
    share = sum(parts) / whole
    spread = share * (1 - share)
    error = variance_of(parts, wholes) if len(parts) > 1 else 0.0
    games = min(spread / error, MOST_GAIN * whole) if error else whole
    middle = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z * math.sqrt(spread / games + (Z / (2 * games)) ** 2) / (1 + Z * Z / games)
    low, high = middle - half, middle + half
    return Estimate(share, low if share > 0 else 0.0, high if share < 1 else 1.0)


def elo_of(score: float) -> float:
    """The difference in Elo that goes with an expected score; infinite for 0 and 1."""
    if not 0 < score < 1:
        return math.copysign(math.inf, score - 0.5)
    return 400 * math.log10(score / (1 - score))


def score_of_elo(elo: float) -> float:
    """The expected score that goes with a difference in Elo."""
    return 1 / (1 + math.pow(10, -elo / 400))


def ratings(players: int, scores: Mapping[tuple[int, int], tuple[float, int]]) -> list[float]:
    """Elo numbers, 0 on average, that explain what all have scored against each other.

    It is the likeliest Bradley-Terry model. Each two who have met get one draw on top, so that
    nobody's number is infinite.

    Args:
        players: How many players there are.
        scores: For each two players what the first has scored, and in how many games.
    """
    strength = [1.0] * players
    for _ in range(ROUNDS):
        won, due = [0.0] * players, [0.0] * players
        for (a, b), (score, games) in scores.items():
            won[a] += score + 0.5
            won[b] += games - score + 0.5
            for player in (a, b):
                due[player] += (games + 1) / (strength[a] + strength[b])
        strength = [part / whole for part, whole in zip(won, due, strict=True)]
    elos = [400 * math.log10(value) for value in strength]
    return [elo - fmean(elos) for elo in elos]


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
    return Z * (1 + sum(term / math.pow(freedom, power) for power, term in enumerate(terms, 1)))
