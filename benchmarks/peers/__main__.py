"""Measures this package and its peers in one run: ``python -m benchmarks.peers [--json]``.

The peers are installed into a virtual environment of their own, by name and version, the first
time. Run it with the Python that has this package installed, compiled, with the extra `envs`.
"""

import argparse
import json
import subprocess
import sys
import venv
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks.peers.tasks import OURS, PEERS, TASKS

ROOT = Path(__file__).parents[2]
WORKER = Path(__file__).with_name("worker.py")
INSTALLED = ("open_spiel==2.0.2", "rlcard==1.2.0", "pettingzoo==1.27.0", "pygame", "numpy>=2")

# Ours, the peer that it is held against, and why these two
PAIRS = (
    ("ours_python", "openspiel_python", "move by move from Python"),
    ("ours_inside", "openspiel_inside", "whole games inside"),
    ("ours_pettingzoo", "pettingzoo_leduc", "PettingZoo environments"),
    ("ours_pettingzoo", "rlcard_uno", "one environment, with observations"),
    ("ours_batch_observations", "openspiel_python", "all a learner needs, many games at once"),
)

Figures = dict[str, dict[str, float]]


class PeersError(Exception):
    """The peers cannot be installed or do not run."""


class Worker:
    """A Python that does tasks."""

    def __init__(self, python: Path | str) -> None:
        self.process = subprocess.Popen(
            [python, WORKER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def measure(self, name: str, seconds: float) -> dict[str, float]:
        """The figures of a task."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps([name, seconds]) + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            raise PeersError(f"{self.process.args!r} stopped at the task {name}")
        figures: dict[str, float] = json.loads(answer)
        return figures

    def close(self) -> None:
        """Let it end."""
        self.process.communicate()


def install(place: Path) -> Path:
    """The Python of the virtual environment of the peers, which is made if it is not there."""
    python = place / "bin" / "python"
    mark = place / "installed"
    wanted = "\n".join(INSTALLED)
    if not mark.exists() or mark.read_text("utf-8") != wanted:
        print(f"Installing {', '.join(INSTALLED)}", file=sys.stderr)
        venv.create(place, clear=True, with_pip=True)
        pip = [str(python), "-m", "pip", "--disable-pip-version-check", "--quiet", "install"]
        done = subprocess.run([*pip, *INSTALLED], capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise PeersError(f"the peers cannot be installed:\n{done.stderr.strip()}")
        mark.write_text(wanted, "utf-8")
    return python


def measure(python: Path, seconds: float, rounds: int) -> Figures:
    """The median figures of all tasks, which take turns so that a busy machine slows them all."""
    workers = {
        **dict.fromkeys(PEERS, Worker(python)),
        **dict.fromkeys(OURS, Worker(sys.executable)),
    }
    samples: dict[str, list[dict[str, float]]] = {name: [] for name in TASKS}
    for name in TASKS:
        workers[name].measure(name, 0.01)  # loads everything
    for _ in range(rounds):
        for name, taken in samples.items():
            taken.append(workers[name].measure(name, seconds / rounds))
    for worker in set(workers.values()):
        worker.close()
    return {
        name: {unit: median(sample[unit] for sample in taken) for unit in taken[0]}
        for name, taken in samples.items()
    }


def ratios(figures: Figures) -> list[dict[str, Any]]:
    """How many times as many moves a second ours makes as each peer."""
    return [
        {
            "what": what,
            "ours": ours,
            "peer": peer,
            "ratio": round(figures[ours]["moves_per_s"] / figures[peer]["moves_per_s"], 2),
        }
        for ours, peer, what in PAIRS
    ]


def table(figures: Figures) -> str:
    """The figures and the ratios for a person."""
    lines = [f"{'':62}{'moves/s':>12}{'games/s':>11}{'moves/game':>12}"]
    for name, task in TASKS.items():
        text = str(task.__doc__).splitlines()[0].rstrip(".")
        each = figures[name]
        lines.append(
            f"{text[:61]:62}{each['moves_per_s']:12,.0f}{each['games_per_s']:11,.0f}"
            f"{each['moves_per_game']:12.1f}"
        )
    lines.append("")
    lines += [
        f"{pair['what']:42}{pair['ours']} : {pair['peer']} = {pair['ratio']:.2f}"
        for pair in ratios(figures)
    ]
    return "\n".join(lines)


def main() -> int:
    """Print the figures as a table, or as one JSON object."""
    parser = argparse.ArgumentParser(prog="benchmarks.peers", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument(
        "--seconds", type=float, default=5.0, help="CPU seconds for each figure (default: 5)"
    )
    parser.add_argument("--rounds", type=int, default=5, help="how many rounds (default: 5)")
    parser.add_argument(
        "--venv", type=Path, default=ROOT / "build/peers", help="where the peers are installed"
    )
    options = parser.parse_args()
    try:
        figures = measure(install(options.venv), options.seconds, options.rounds)
    except PeersError as error:
        print(error, file=sys.stderr)
        return 1
    if options.json:
        print(json.dumps({"figures": figures, "ratios": ratios(figures)}, indent=2))
    else:
        print(table(figures))
    return 0


if __name__ == "__main__":
    sys.exit(main())
