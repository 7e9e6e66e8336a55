"""How long players think about a turn: each figure from a process of its own."""

import json
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from benchmarks.strength.rows import NODES
from spitemalice.players.audit import version_of
from spitemalice.players.levels import LEVELS, look_of

__all__ = ["TIMINGS", "Timing", "measured"]

ROOT: Final = Path(__file__).parents[2]
SHOWN: Final = (0.5, 0.99)
"""The median, and what 99 turns in a hundred stay below."""


@dataclass(frozen=True, slots=True)
class Timing:
    """Turns to be timed.

    Attributes:
        name: The player.
        games: How many games it plays against itself.
        nodes: Trial games of a decision, if that is set.
        plain: Whether the kernel is plain Python.
        most: What the median and the 99th percentile are to stay below, in milliseconds.
    """

    name: str
    games: int
    nodes: int | None = None
    plain: bool = False
    most: tuple[float, float] | None = None

    @property
    def by_clock(self) -> bool:
        """Whether the player watches the clock, so that its time is the clock's."""
        look = look_of(self.name)
        return look is not None and look.trials > 0 and self.nodes is None

    @property
    def label(self) -> str:
        """What it is called."""
        how = f", {self.nodes} trial games a decision" if self.nodes else ""
        how += ", its own budget of 300 ms" if self.by_clock else ""
        return f"{self.name}{how}{', plain Python' if self.plain else ''}"

    def task(self) -> str:
        """The same, for `benchmarks.strength.clock`."""
        about = {"name": self.name, "games": self.games, "nodes": self.nodes}
        return json.dumps(about | {"plain": self.plain, "by_clock": self.by_clock})


TIMINGS: Final = (
    *(Timing(name, 100, most=(1.0, 20.0)) for name in LEVELS if name != "master"),
    Timing("expert", 4, plain=True, most=(60.0, float("inf"))),
    Timing("master", 4, nodes=NODES),
    Timing("master", 4, most=(320.0, 320.0)),
)


def measured(timing: Timing, folder: Path) -> tuple[float, float]:
    """The median and the 99th percentile of a turn's time, in milliseconds."""
    form = "plain" if timing.plain else "compiled"
    version = version_of(timing.name)
    name = f"times-{timing.name}-{version}-{form}-{timing.nodes}-{timing.games}.json"
    file = folder / name
    if not file.exists():
        command = [sys.executable, "-m", "benchmarks.strength.clock", timing.task()]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
        file.write_text(done.stdout, "utf-8")
    times = sorted(json.loads(file.read_text("utf-8")))
    median, high = (times[int(share * (len(times) - 1) + 0.5)] for share in SHOWN)
    return median, high
