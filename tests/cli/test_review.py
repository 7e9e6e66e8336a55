"""`spitemalice review` and `verify --players`, as processes see them."""

import json
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest

from spitemalice.record.codec import dump_record
from spitemalice.record.model import Record
from spitemalice.rules.ruleset import RuleSet
from tests.cli.support import run
from tests.players.games import played, with_notes


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file with two games: of players, and of players one of whom is said to be another."""
    record = played(("easy", "expert"), 1)
    return written(tmp_path, record, with_notes(record, 1, seed="0" * 64, name="easy"))


def written(folder: Path, *records: Record) -> Path:
    path = folder / "games.jsonl"
    path.write_bytes(b"".join(dump_record(record) + b"\n" for record in records))
    return path


def test_a_review_in_words(file: Path, home: Path) -> None:
    done = run("review", str(file), home=home)
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert lines[0].startswith("easy against expert, ")
    assert lines[0].endswith("pay-off pile is empty.")
    assert any(line.startswith("Turn  Player") for line in lines)


def test_a_review_as_json(file: Path, home: Path) -> None:
    done = run("review", str(file), "--game", "-1", "--json", home=home)
    found = json.loads(done.stdout)
    assert found["players"] == ["easy", "expert"]
    assert len(found["summary"]) == 2


def test_a_game_that_runs(tmp_path: Path, home: Path) -> None:
    path = written(tmp_path, played(("easy", "easy"), 2, most=9))
    assert "The game is not over." in run("review", str(path), home=home).stdout


def test_a_picture(file: Path, tmp_path: Path, home: Path) -> None:
    picture = tmp_path / "game.svg"
    done = run("review", str(file), "--plot", str(picture), home=home)
    assert done.returncode == 0
    assert ElementTree.parse(picture).getroot().tag.endswith("svg")


def test_a_picture_as_png(file: Path, tmp_path: Path, home: Path) -> None:
    pytest.importorskip("matplotlib")
    picture = tmp_path / "game.png"
    done = run("review", str(file), "--plot", str(picture), home=home)
    assert (done.returncode, done.stderr) == (0, "")
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_a_png_needs_matplotlib(
    file: Path, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "matplotlib.py").write_text("raise ImportError")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path), prepend=":")
    done = run("review", str(file), "--plot", "game.png", home=home)
    assert done.returncode == 2
    assert "--plot: a .png needs matplotlib, as in pip install spitemalice[arena]" in done.stderr


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--plot", "game.pdf"], '--plot: "game.pdf" is not allowed; allowed: .svg, .png'),
        (["--plot", "no/game.svg"], '--plot: "no/game.svg": there is no folder "no"'),
        (["--game", "9"], "--game: 9 is not allowed; allowed: 1 to 2, or -1 to -2"),
    ],
)
def test_what_is_wrong_is_said(file: Path, home: Path, options: list[str], message: str) -> None:
    done = run("review", str(file), *options, home=home)
    assert done.returncode == 2
    assert message in done.stderr


def test_what_cannot_be_reviewed_is_said(tmp_path: Path, home: Path) -> None:
    three = RuleSet(players=3, decks=3, payoff_size=2)
    secret = replace(played(("easy", "easy"), 2, most=9), seed=None)
    path = written(tmp_path, played(("easy",) * 3, 1, rules=three), secret)
    for game, message in ((1, "players 3: a review is for 2"), (2, "not yet checkable: ")):
        done = run("review", str(path), "--game", str(game), home=home)
        assert done.returncode == 2
        assert f"games.jsonl game {game}: {message}" in done.stderr


def test_players_are_run_again(file: Path, home: Path) -> None:
    assert run("verify", str(file), home=home).returncode == 0
    done = run("verify", "--players", str(file), home=home)
    assert done.returncode == 1
    wrong, total = done.stdout.splitlines()
    assert wrong.startswith("line 2: levels: seat 1: ")
    assert total.startswith("2 records, 1 of them not ok; ")
    assert total.endswith(" moves of computer players run again")


def test_players_are_run_again_for_programs(file: Path, home: Path) -> None:
    done = run("verify", "--players", "--json", str(file), home=home)
    first, second = map(json.loads, done.stdout.splitlines())
    assert first["ok"] is True
    assert first["players"] > 0
    assert (second["ok"], second["players"]) == (False, 0)


def test_what_simulate_writes_can_be_run_again(tmp_path: Path, home: Path) -> None:
    path = tmp_path / "simulated.jsonl"
    options = ("--games", "2", "--players", "beginner,greedy", "--rules", '{"payoff_size": 3}')
    assert run("simulate", *options, "--out", str(path), home=home).returncode == 0
    done = run("verify", "--players", str(path), home=home)
    assert (done.returncode, done.stderr) == (0, "")
    assert "2 records, all hold; " in done.stdout
