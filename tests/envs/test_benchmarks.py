"""The measurements of the environments, and of the packages beside them."""

import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks.peers import __main__ as peers
from benchmarks.peers.tasks import OURS, PEERS, TASKS
from benchmarks.peers.worker import measure

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", [name for name in OURS if "batch" not in name])
def test_a_task_counts_whole_games(name: str) -> None:
    moves, games = OURS[name](2, 5)
    assert games == 2
    assert moves > 60
    assert OURS[name](2, 5) == (moves, games)
    assert OURS[name](2, 6) != (moves, games)


@pytest.mark.heavy
@pytest.mark.parametrize("name", OURS)
def test_figures_fit_each_other(name: str) -> None:
    measure(name, 0.01)
    figures = measure(name, 0.1)
    assert figures["moves_per_s"] > 0
    each = figures["moves_per_s"] / figures["games_per_s"]
    assert figures["moves_per_game"] == pytest.approx(each)
    assert 20 < figures["moves_per_game"] < 300


def test_the_table_holds_all_figures_and_the_ratios() -> None:
    figures = {
        name: {"moves_per_s": 1000.0 * (n + 1), "games_per_s": 7.0, "moves_per_game": 60.0}
        for n, name in enumerate(TASKS)
    }
    text = peers.table(figures)
    for figure in figures.values():
        assert f"{figure['moves_per_s']:,.0f}" in text
    for pair in peers.ratios(figures):
        wanted = figures[pair["ours"]]["moves_per_s"] / figures[pair["peer"]]["moves_per_s"]
        assert pair["ratio"] == pytest.approx(wanted, abs=0.005)
        assert pair["ours"] in OURS
        assert pair["peer"] in PEERS


def test_a_worker_that_stops_is_an_error() -> None:
    worker = peers.Worker(sys.executable)
    with pytest.raises(peers.PeersError, match="stopped at the task no_such_task"):
        worker.measure("no_such_task", 0.01)
    worker.close()


@pytest.mark.heavy
def test_it_prints_a_table() -> None:
    command = [sys.executable, "-m", "benchmarks.envs", "--seconds", "0.02", "--rounds", "1"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert [line.split()[0] for line in done.stdout.splitlines()] == list(OURS)
