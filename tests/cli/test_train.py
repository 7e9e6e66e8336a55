"""`spitemalice train`, as a person runs it."""

import json
import shlex
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest

from spitemalice.players.weights import digest, parse_weights
from tests.cli.support import PROGRAM, environment, refused, run
from tests.training.tiny import RULES_OPTION

TINY = ("--rules", RULES_OPTION, "--nodes", "6", "--games", "6", "--workers", "1")
TWO_STEPS = (*TINY, "--iterations", "2", "--pairs", "2")


def summary(done: subprocess.CompletedProcess[str]) -> dict[str, Any]:
    assert (done.returncode, done.stderr) == (0, "")
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, Any]]:
    """The folder of a training that has ended, and its summary."""
    folder = tmp_path_factory.mktemp("train")
    done = run("train", "--out", folder, *TWO_STEPS, "--json", home=folder / "home")
    return folder, summary(done)


def test_the_summary_tells_the_steps_the_weights_and_the_matches(
    whole: tuple[Path, dict[str, Any]],
) -> None:
    folder, found = whole
    assert found["train"] == "value"
    assert [step["games"] for step in found["steps"]] == [6, 6, 6]
    assert found["file"] == str(folder / "value.json")
    weights = parse_weights((folder / "value.json").read_text())
    assert found["sha256"] == digest(weights)
    assert found["matches"].keys() == {"start", "rules"}
    for match in found["matches"].values():
        assert match["games"] == match["wins"] + match["draws"] + match["losses"] == 4


def test_the_weights_tell_the_command_that_makes_them_again(
    whole: tuple[Path, dict[str, Any]], tmp_path: Path
) -> None:
    folder, found = whole
    origin = json.loads((folder / "value.json").read_text())["origin"]
    assert origin == found["command"]
    program, *words = shlex.split(origin)
    assert program == "spitemalice"
    again = run(
        *words, "--out", tmp_path, "--workers", "2", "--pairs", "0", "--json", home=tmp_path
    )
    assert summary(again)["sha256"] == found["sha256"]
    assert (tmp_path / "value.json").read_bytes() == (folder / "value.json").read_bytes()


def test_a_killed_training_goes_on_to_the_same_weights(
    whole: tuple[Path, dict[str, Any]], tmp_path: Path
) -> None:
    out = tmp_path / "out"
    command = [*PROGRAM, "train", "--out", str(out), *TWO_STEPS]
    with subprocess.Popen(command, env=environment(tmp_path), stderr=subprocess.PIPE) as running:
        assert running.stderr is not None
        first = running.stderr.readline()
        running.send_signal(signal.SIGKILL)
    assert first.startswith(b"step 1: 6 games, ")
    assert not (out / "value.json").exists()
    done = run("train", "--out", out, *TWO_STEPS, home=tmp_path)
    assert done.stderr.startswith(("step 2: ", "step 3: "))
    assert (out / "value.json").read_bytes() == (whole[0] / "value.json").read_bytes()
    assert sorted(path.name for path in out.iterdir()) == ["state.npz", "value.json"]


def test_ctrl_c_ends_a_training_quietly(tmp_path: Path) -> None:
    command = [*PROGRAM, "train", "--out", str(tmp_path), "--workers", "2"]
    with subprocess.Popen(
        command, env=environment(tmp_path), stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as running:
        time.sleep(3)
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=60)
    assert (running.returncode, out) == (130, b"")
    assert b"Traceback" not in err


def test_what_a_person_reads(tmp_path: Path) -> None:
    done = run("train", "--out", tmp_path, *TWO_STEPS, "--name", "mine", home=tmp_path)
    assert done.returncode == 0
    steps, results = done.stderr.splitlines(), done.stdout.splitlines()
    assert [line.split(":")[0] for line in steps] == ["step 1", "step 2", "step 3"]
    assert results[0].startswith(f"weights: {tmp_path / 'mine.json'} (sha256 ")
    assert [line.split(":")[0] for line in results[1:]] == ["against start", "against rules"]
    assert json.loads((tmp_path / "mine.json").read_text())["name"] == "mine"


def test_the_chance_of_a_win_is_examined_on_new_games(tmp_path: Path) -> None:
    options = ("--out", tmp_path, *TINY, "--iterations", "1")
    told = run("train", "chance", *options, home=tmp_path).stdout.splitlines()
    assert told[-1].startswith("on new games: 6 games, ")
    found = summary(run("train", "chance", *options, "--json", home=tmp_path))
    assert found["exam"]["games"] == 6
    assert found["matches"] == {}
    assert found["command"].startswith("spitemalice train chance --rules ")
    parse_weights((tmp_path / "chance.json").read_text())


def test_learned_weights_can_be_learned_on_from(
    whole: tuple[Path, dict[str, Any]], tmp_path: Path
) -> None:
    options = (*TINY, "--iterations", "1", "--pairs", "0", "--json")
    start = whole[0] / "value.json"
    found = summary(run("train", "--start", start, "--out", tmp_path, *options, home=tmp_path))
    assert len(found["steps"]) == 1
    assert f"--start {start}" in found["command"]


def test_the_hand_set_priorities_can_be_tuned(tmp_path: Path) -> None:
    options = ("--rules", RULES_OPTION, "--games", "2", "--iterations", "1", "--pairs", "1")
    done = run("train", "rules", "--out", tmp_path, *options, "--json", home=tmp_path)
    found = summary(done)
    assert found["steps"][0]["priorities"]["mine"] == 100
    assert found["matches"].keys() == {"rules"}
    assert found["file"] == str(tmp_path / "rules-tuned.json")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("nothing",), "train: argument WHAT: invalid choice: 'nothing'"),
        (("--games", "0"), "games: 0 is not allowed; allowed: 1 to 10,000,000"),
        (("--lambda", "2"), "lambda: 2.0 is not allowed; allowed: 0 to 1"),
        (("--pairs", "-1"), "--pairs: -1 is not allowed; allowed: 0 to 1,000,000"),
        (("--workers", "0"), "--workers: 0 is not allowed; allowed: 1 or more"),
        (("--name", "a/b"), '--name: "a/b" is not allowed; allowed: up to 64 letters, digits, _'),
        (("--name", "state"), '--name: "state" is not allowed; allowed: '),
        (("--name", ""), '--name: "" is not allowed; allowed: '),
        (("--player", "hard"), "--player: not allowed with value; allowed: "),
        (("chance", "--draw", "1"), "--draw: not allowed with chance; allowed: "),
        (("rules", "--nodes", "1"), "--nodes: not allowed with rules; allowed: only what all"),
        (("--start", "nobody"), 'weights "nobody": no such file; allowed: a file, "beg'),
        (("chance", "--player", "."), ".: Is a directory"),
        (("--population", "me=1"), 'population: player "me" is not allowed'),
        (("--rules", "hearts"), 'rules: unknown preset "hearts"'),
        (("--seed", b"\xff".decode(errors="surrogateescape")), "--seed: "),
        (("--ray", "nowhere"), "--ray: "),
    ],
)
def test_what_cannot_be_asked_for(tmp_path: Path, arguments: tuple[str, ...], message: str) -> None:
    told = refused(run("train", *arguments, "--out", tmp_path / "out", home=tmp_path))
    assert told.startswith(message)


def test_another_training_in_the_folder_is_refused(whole: tuple[Path, dict[str, Any]]) -> None:
    folder, _ = whole
    told = refused(run("train", "--out", folder, *TINY, "--draw", "0.5", home=folder / "home"))
    assert told.startswith(f"{folder / 'state.npz'}: begun with draw 0.3, not 0.5; allowed: ")


def test_without_numpy_a_line_says_what_to_install(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text('import sys\nsys.modules["numpy"] = None\n')
    path = f"{tmp_path}:{environment(tmp_path)['PYTHONPATH']}"
    done = run("train", "--out", tmp_path / "out", home=tmp_path, env={"PYTHONPATH": path})
    assert refused(done) == "train: needs numpy, as in pip install spitemalice[train]"
    assert not (tmp_path / "out").exists()
