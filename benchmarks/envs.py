"""Measures the environments on this machine: ``python -m benchmarks.envs [--json]``.

Every figure is the best of several rounds of CPU time on one core: what the code can do where
nothing else disturbs it. Run it with the package installed and compiled.
"""

import argparse
import json
import sys

from benchmarks.peers.tasks import OURS
from benchmarks.peers.worker import measure

WANTED = {
    "ours_batch": 7_000_000,
    "ours_batch_masks": 5_000_000,
    "ours_batch_observations": 1_000_000,
    "ours_pettingzoo": 20_000,
    "ours_python": 1_000_000,
}
"""Moves a second that are to be reached."""


def best(name: str, seconds: float, rounds: int) -> float:
    """The most moves a second of a task in any round."""
    measure(name, 0.01)  # loads everything
    return max(measure(name, seconds / rounds)["moves_per_s"] for _ in range(rounds))


def main() -> int:
    """Print the figures as a table, or as one JSON object."""
    parser = argparse.ArgumentParser(prog="benchmarks.envs", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument(
        "--seconds", type=float, default=2.0, help="CPU seconds for each figure (default: 2)"
    )
    parser.add_argument("--rounds", type=int, default=10, help="how many rounds (default: 10)")
    options = parser.parse_args()
    figures = {name: best(name, options.seconds, options.rounds) for name in OURS}
    if options.json:
        print(json.dumps({name: round(figure) for name, figure in figures.items()}, indent=2))
        return 0
    for name, figure in figures.items():
        wanted = f"  (wanted: {WANTED[name]:,})" if name in WANTED else ""
        print(f"{name:26}{figure:14,.0f} moves/s{wanted}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
