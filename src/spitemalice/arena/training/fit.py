"""Least squares over the features of decisions, the same to the last bit on every machine."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Self

import numpy as np
from numpy.typing import NDArray

from spitemalice.arena.training.lessons import UNIT, Notes
from spitemalice.kernel.consts import FEATURES
from spitemalice.players.weights import LIMIT

__all__ = ["Floats", "Sums", "quantised"]

Floats = NDArray[np.float64]


@dataclass(slots=True)
class Sums:
    """All that least squares needs to know of decisions.

    Attributes:
        squares: How often each two features were on together (the matrix X'X).
        products: The sum of the targets by feature (X'y).
        moments: The number of decisions, the sum of their targets, and that of the squares.
    """

    squares: Floats = field(default_factory=lambda: np.zeros((FEATURES, FEATURES)))
    products: Floats = field(default_factory=lambda: np.zeros(FEATURES))
    moments: Floats = field(default_factory=lambda: np.zeros(3))

    def add(self, notes: Notes) -> None:
        """Count decisions in. All are whole numbers, or of 1/UNIT, so that nothing is rounded."""
        counts, features = np.asarray(notes.counts), np.asarray(notes.features)
        targets = np.asarray(notes.targets) / UNIT
        places = np.repeat(np.arange(len(counts)) * FEATURES, counts) + features
        cells = np.bincount(places, minlength=len(counts) * FEATURES)
        rows = cells.reshape(-1, FEATURES).astype(np.float32)
        self.squares += rows.T @ rows
        self.products += np.bincount(features, np.repeat(targets, counts), minlength=FEATURES)
        self.moments += len(targets), targets.sum(), (targets * targets).sum()

    def merge(self, fresh: Self, keep: float = 1.0) -> None:
        """Keep a part of what was counted, and count other sums in."""
        for mine, other in (
            (self.squares, fresh.squares),
            (self.products, fresh.products),
            (self.moments, fresh.moments),
        ):
            mine *= keep
            mine += other

    def solve(self, ridge: float) -> Floats:
        """The value of each feature by which decisions are told best, small ones preferred.

        It is Gauss's elimination by operations on single numbers. A library's may add up in
        another order on another machine, and come to other weights.

        Args:
            ridge: How much a value must tell to differ from 0, in decisions.
        """
        left = self.squares + ridge * np.eye(FEATURES)
        right = self.products.copy()
        for k in range(FEATURES):
            factors = left[k + 1 :, k] / left[k, k]
            left[k + 1 :, k + 1 :] -= factors[:, None] * left[k, k + 1 :]
            right[k + 1 :] -= factors * right[k]
        for k in reversed(range(FEATURES)):
            right[k] /= left[k, k]
            right[:k] -= left[:k, k] * right[k]
        return right

    def error(self, values: Floats) -> float:
        """The mean squared error of values on these decisions."""
        count, _, squares = self.moments
        told = values @ self.squares @ values - 2 * values @ self.products
        return float((told + squares) / count)

    def variance(self) -> float:
        """The mean squared error of the best constant."""
        count, total, squares = self.moments
        return float(squares / count - (total / count) ** 2)


def quantised(values: Floats, scale: int) -> tuple[int, ...]:
    """Values as weights, in units of 1/`scale`."""
    return tuple(np.clip(np.rint(values * scale), -LIMIT, LIMIT).astype(int).tolist())
