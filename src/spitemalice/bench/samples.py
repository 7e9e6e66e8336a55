"""What a form did in a measured time, and what several such samples come to."""

from collections.abc import Mapping, Sequence
from math import sqrt
from statistics import median

Sample = dict[str, dict[str, float]]
"""By the name of each thing measured: the seconds that it took and what was done in them."""

# Standard deviations over the games of a policy, of the numbers of moves and of turns
SPREADS: Mapping[str, Mapping[str, float]] = {
    "eager": {"moves": 49.4, "turns": 17.0},
    "random": {"moves": 1.93, "turns": 2.07},
}
SHARES = ("draws", "first_wins")
TOLERANCE = 5.0  # standard errors: chance alone goes further once in a million runs


def rate(samples: Sequence[Sample], thing: str, unit: str) -> float:
    """How much of a unit was done in a second: the median of the samples."""
    return median(sample[thing][unit] / sample[thing]["seconds"] for sample in samples)


def difference(ours: Sequence[Sample], theirs: Sequence[Sample]) -> str | None:
    """In what the games of two programs differ by more than chance, None if in nothing."""
    for policy, spreads in SPREADS.items():
        a, b = _totals(ours, policy), _totals(theirs, policy)
        for what in (*spreads, *SHARES):
            mean_a, mean_b = a[what] / a["games"], b[what] / b["games"]
            spread = spreads.get(what) or _spread_of_share((mean_a + mean_b) / 2)
            allowed = TOLERANCE * spread * sqrt(1 / a["games"] + 1 / b["games"])
            if abs(mean_a - mean_b) > allowed:
                return f"{policy}: {what} a game are {mean_b:.4g}, not {mean_a:.4g}"
    return None


def _totals(samples: Sequence[Sample], thing: str) -> dict[str, float]:
    units = samples[0][thing]
    return {unit: sum(sample[thing][unit] for sample in samples) for unit in units}


def _spread_of_share(share: float) -> float:
    return sqrt(share * (1 - share))
