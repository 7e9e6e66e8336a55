"""The same work on a Ray cluster."""

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from tests.cli.support import PROGRAM, environment, refused, run
from tests.training.tiny import RULES_OPTION

TRAINING = ("train", "--rules", RULES_OPTION, "--nodes", "6", "--games", "12", "--iterations", "1")
NODES = Path(__file__).with_name("nodes.py")

needs_ray = pytest.mark.skipif(find_spec("ray") is None, reason="ray is not installed")
heavy = pytest.mark.heavy


def trained(folder: Path, *options: str) -> dict[str, Any]:
    done = run(*TRAINING, "--out", folder, "--pairs", "2", "--json", *options, home=folder)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return {name: value for name, value in found.items() if name != "file"}


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """A running cluster of two nodes."""
    command = [sys.executable, str(NODES)]
    with subprocess.Popen(
        command,
        env=environment(tmp_path),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as nodes:
        yield nodes


@heavy
@needs_ray
def test_a_local_cluster_of_two_workers_trains_the_same_weights(tmp_path: Path) -> None:
    assert trained(tmp_path / "ray", "--ray", "local") == trained(tmp_path / "here")


@heavy
@needs_ray
def test_a_cluster_of_two_nodes_trains_the_same_weights(
    cluster: subprocess.Popen[str], tmp_path: Path
) -> None:
    assert cluster.stdout is not None
    address = cluster.stdout.readline().strip()
    assert trained(tmp_path / "ray", "--ray", address) == trained(tmp_path / "here")
    told = refused(
        run(*TRAINING, "--out", tmp_path, "--ray", address, "--workers", "3", home=tmp_path)
    )
    assert told == "workers: 3 is not allowed on a cluster of 2 cores"


@heavy
@needs_ray
def test_what_a_failed_machine_leaves_undone_is_done_on_another(
    cluster: subprocess.Popen[str], tmp_path: Path
) -> None:
    assert cluster.stdin is not None
    assert cluster.stdout is not None
    address = cluster.stdout.readline().strip()
    options = (*TRAINING, "--games", "3000", "--pairs", "2", "--json")
    command = [*PROGRAM, *options, "--out", str(tmp_path / "ray"), "--ray", address]
    with subprocess.Popen(command, env=environment(tmp_path), stdout=subprocess.PIPE) as training:
        while not (tmp_path / "ray" / "state.npz").exists():
            time.sleep(0.1)
            assert training.poll() is None
        cluster.stdin.write("kill\n")
        cluster.stdin.flush()
        assert cluster.stdout.readline() == "killed\n"
        out, _ = training.communicate()
    here = run(*options, "--out", tmp_path / "here", home=tmp_path)
    assert json.loads(out)["sha256"] == json.loads(here.stdout)["sha256"]


def test_where_nobody_answers_a_line_says_so(tmp_path: Path) -> None:
    told = refused(run(*TRAINING, "--out", tmp_path, "--ray", "127.0.0.1:9", home=tmp_path))
    if find_spec("ray") is None:
        assert told == "--ray: needs ray, as in pip install spitemalice[arena]"
    else:
        assert told.startswith('--ray: "127.0.0.1:9" cannot be reached: ')
