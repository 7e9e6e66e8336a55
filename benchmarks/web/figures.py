"""What was measured, beside what is to be reached."""

from __future__ import annotations

import statistics
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True)
class Figure:
    """One measured number.

    Attributes:
        name: What was measured.
        value: The number.
        unit: Of the number.
        limit: What is wanted at most, or at least for a score.
    """

    name: str
    value: float
    unit: str
    limit: float | None = None

    @property
    def reached(self) -> bool:
        """Whether it is as good as wanted."""
        if self.limit is None:
            return True
        return self.value >= self.limit if self.unit == "points" else self.value <= self.limit

    def __str__(self) -> str:
        """The figure as a line of a table."""
        line = f"{self.name:50}{self.value:10,.1f} {self.unit:6}"
        if self.limit is None:
            return line.rstrip()
        return f"{line}  (wanted: {self.limit:,g}){'' if self.reached else '  MISSED'}"


def spread(name: str, times: Sequence[float], limit: float | None = None) -> list[Figure]:
    """The best and the middle of several rounds; the best counts, where others work beside us."""
    if not times:
        return []
    return [
        Figure(name, min(times), "ms", limit),
        Figure(f"{name}, median of {len(times)}", statistics.median(times), "ms"),
    ]


def part(values: Iterable[float], share: float) -> float:
    """The value that so large a share of all is not above; 0 if there is none."""
    ordered = sorted(values)
    return ordered[min(int(len(ordered) * share), len(ordered) - 1)] if ordered else 0.0


def as_json(figures: Iterable[Figure]) -> list[dict[str, Any]]:
    """The figures as plain values."""
    return [{**asdict(figure), "reached": figure.reached} for figure in figures]
