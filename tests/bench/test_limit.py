"""The C program plays the same game as the kernel, as far as numbers of games can show."""

import shutil
import subprocess
from pathlib import Path

import pytest

from spitemalice.bench.forms import LimitProgram
from spitemalice.bench.samples import Sample, difference
from spitemalice.kernel.playout import Tally, run_series
from spitemalice.kernel.state import State

LIMIT = Path(__file__).parents[2] / "benchmarks/limit.c"
COMPILER = shutil.which("cc")
GAMES = 1500

pytestmark = pytest.mark.skipif(COMPILER is None, reason="cc not found")


@pytest.fixture(scope="module")
def kernel() -> Sample:
    """What games of the kernel come to."""
    sample: Sample = {}
    for policy, name in enumerate(("eager", "random")):
        tally = Tally()
        run_series(State(), tally, 1, GAMES, policy)
        counted = ("games", "moves", "turns", "draws", "first_wins")
        sample[name] = {what: getattr(tally, what) for what in counted}
    return sample


def played(source: str, folder: Path) -> Sample:
    """What games of a C program come to."""
    assert COMPILER is not None
    text, program = folder / "limit.c", folder / "limit"
    text.write_text(source, encoding="utf-8")
    subprocess.run(
        [COMPILER, "-O3", "-Wall", "-Wextra", "-Werror", "-o", program, text], check=True
    )
    return LimitProgram(program).measure("policies", 0.05)


def test_the_c_program_plays_the_kernels_game(kernel: Sample, tmp_path: Path) -> None:
    sample = played(LIMIT.read_text(encoding="utf-8"), tmp_path)
    assert difference([kernel], [sample]) is None


@pytest.mark.parametrize(
    ("rule", "other", "seen_in"),
    [
        ("HAND = 5", "HAND = 4", "eager: moves"),
        ("TURN_LIMIT = 2000", "TURN_LIMIT = 60", "eager: moves"),
        ("to[__builtin_ctz(kings)] = KING", "to[__builtin_ctz(kings)] = 0", "eager: moves"),
        (
            "start_value(&g->player[1]) > start",
            "start_value(&g->player[1]) < start",
            "eager: first",
        ),
    ],
)
def test_another_game_is_told_apart(
    kernel: Sample, tmp_path: Path, rule: str, other: str, seen_in: str
) -> None:
    source = LIMIT.read_text(encoding="utf-8")
    assert source.count(rule) == 1
    sample = played(source.replace(rule, other), tmp_path)
    assert (difference([kernel], [sample]) or "").startswith(seen_in)
