"""The command `arena` as a program."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.arena.support import bot
from tests.cli.support import refused, run

QUICK = ("--rules", '{"payoff_size":3}')


def test_it_prints_a_table(tmp_path: Path) -> None:
    done = run("arena", "eager", "random", "--pairs", "2", *QUICK, home=tmp_path)
    assert done.returncode == 0, done
    assert done.stderr == ""
    assert "4 games in 2 pairs" in done.stdout
    assert "\nElo      " in done.stdout


def test_it_prints_json_and_keeps_all_games(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    words = ("arena", "greedy", "random", "--games", "6", *QUICK, "--json", "--out", out)
    first = run(*words, "--workers", "2", home=tmp_path)
    found = json.loads(first.stdout)
    assert (found["a"], found["b"], found["games"], found["pairs"]) == ("greedy", "random", 6, 3)
    records = [json.loads(line) for line in out.read_bytes().splitlines()]
    assert len(records) == 6
    scored = {"greedy": 0, "random": 0}
    for record in records:
        if record["result"]["winner"] is not None:
            winner = record["players"][record["result"]["winner"]]
            scored[winner] += record["result"]["points"]
    assert scored == {"greedy": found["points_a"], "random": found["points_b"]}
    assert run("verify", out, home=tmp_path).returncode == 0
    assert run(*words, home=tmp_path).stdout == first.stdout  # times and all, from the file


def test_a_cross_table_with_a_chart(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    words = ("arena", "eager", "greedy", "random", "--pairs", "1", *QUICK, "--plot")
    done = run(*words, tmp_path / "a.svg", home=tmp_path)
    assert done.returncode == 0, done
    assert "score in %" in done.stdout
    assert (tmp_path / "a.svg").read_bytes().startswith(b"<?xml")


def test_a_test_with_a_bot(tmp_path: Path) -> None:
    log = tmp_path / "log"
    words = ("arena", bot("resigns"), "eager", *QUICK, "--sprt", "-200", "0", "--ms", "100")
    done = run(*words, "--log", log, home=tmp_path)
    assert done.returncode == 0, done
    assert "SPRT between -200 and 0 Elo: -200 Elo is accepted" in done.stdout
    assert "Bot resigns" in done.stdout
    assert '"budget_ms":100' in log.read_text()


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("eager",), "1 player; allowed: 2 or more"),
        (("eager", "best"), 'player "best" is not allowed; allowed: "random"'),
        (("eager", "exec:/no/such"), 'bot "exec:/no/such": cannot be started: No such file'),
        (("eager", "greedy", "--games", "3"), "--games: 3 is not allowed; allowed: an even number"),
        (("eager", "greedy", "--pairs", "0"), "pairs: 0 is not allowed; allowed: 1 to"),
        (("eager", "greedy", "--workers", "0"), "--workers: 0 is not allowed; allowed: 1 or more"),
        (("eager", "greedy", "--sprt", "9", "1"), "sprt: 9 1 is not allowed; allowed: two numbers"),
        (("eager", "greedy", "--plot", "a.gif"), '--plot: "a.gif" is not allowed; allowed: .svg'),
        (
            ("eager", "greedy", "--plot", "none/a.svg"),
            '--plot: "none/a.svg": there is no folder "none"',
        ),
        (("eager", "greedy", "--rules", '{"players":3}'), "rules: players 3 is not allowed in the"),
        (("eager", "greedy", "--out", "/"), "/: Is a directory"),
        (
            ("eager", "greedy", "--games", "2", "--pairs", "1"),
            "arena: argument --pairs: not allowed",
        ),
    ],
)
def test_what_cannot_be_is_one_line(words: tuple[str, ...], message: str, tmp_path: Path) -> None:
    assert refused(run("arena", *words, home=tmp_path)).startswith(message)


def test_a_chart_that_cannot_be_written_costs_no_figure(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    chart = tmp_path / "chart.svg"
    chart.mkdir()
    done = run("arena", "eager", "random", "--pairs", "2", *QUICK, "--plot", chart, home=tmp_path)
    assert done.returncode == 2
    assert "\nElo      " in done.stdout
    assert f"{chart}: Is a directory" in done.stderr


def test_without_matplotlib_a_chart_is_refused_before_the_games(tmp_path: Path) -> None:
    (tmp_path / "matplotlib.py").write_text("raise ImportError")
    path = os.pathsep.join((str(tmp_path), os.environ["PYTHONPATH"]))
    words = ("arena", "eager", "greedy", "--plot", "a.svg")
    done = run(*words, home=tmp_path, env={"PYTHONPATH": path})
    assert refused(done) == "--plot: needs matplotlib, as in pip install spitemalice[arena]"


def test_a_level_that_there_is_not_is_no_bot(tmp_path: Path) -> None:
    for level in ("best", "clairvoyant"):
        line = refused(run("bot", level, home=tmp_path))
        assert line.startswith(f'player "{level}" is not allowed; allowed: "random"')
    line = refused(run("bot", "eager", "--nodes", "0", home=tmp_path))
    assert line == "--nodes: 0 is not allowed; allowed: 1 or more"


def test_a_bot_that_hears_nonsense_says_so(tmp_path: Path) -> None:
    line = refused(run("bot", "eager", home=tmp_path, typed="hello\n"))
    assert line.startswith('the arena\'s line "hello": not JSON')


def test_importing_the_arena_loads_neither_charts_nor_clusters() -> None:
    code = "import sys, spitemalice.arena.tournament; print({'matplotlib', 'ray'} & {*sys.modules})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "set()\n"
