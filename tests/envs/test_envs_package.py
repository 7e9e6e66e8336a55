"""What the package of environments exports, and what it needs."""

import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from spitemalice import envs
from spitemalice.rules import Outcome, Reason

ROOT = Path(__file__).parents[2]


def run(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_every_public_name_exists() -> None:
    for name in envs.__all__:
        assert getattr(envs, name).__name__ == name
    assert set(envs.__all__) <= set(dir(envs))
    assert sorted(name for names in envs._HOMES.values() for name in names) == envs.__all__
    package: Any = envs
    with pytest.raises(AttributeError, match=r"module 'spitemalice\.envs' has no attribute 'Evn'"):
        _ = package.Evn


def test_nothing_is_needed_before_it_is_asked_for() -> None:
    code = """
import sys
for name in ("numpy", "gymnasium", "pettingzoo"):
    sys.modules[name] = None
import spitemalice, spitemalice.envs, spitemalice.rules, spitemalice.record
from spitemalice.envs import ActionSpace, rewards
print(ActionSpace(spitemalice.rules.RuleSet()).size)
"""
    assert run(code) == "107"


def test_arrays_need_nothing_but_numpy() -> None:
    code = """
import sys
for name in ("gymnasium", "pettingzoo"):
    sys.modules[name] = None
from spitemalice.envs import BatchEnv, information_state, observation, sample_world
print(BatchEnv(2).step().observations.shape)
"""
    assert run(code) == "(2, 407)"


def test_gymnasium_does_without_pettingzoo() -> None:
    code = """
import sys
sys.modules["pettingzoo"] = None
from spitemalice.envs import SpiteMaliceEnv
print(SpiteMaliceEnv("eager").reset(seed=1)[0]["observation"].shape)
"""
    assert run(code) == "(407,)"


def test_the_extra_names_what_is_needed() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extra = [line.split(">")[0] for line in project["optional-dependencies"]["envs"]]
    assert sorted(extra) == ["gymnasium", "numpy", "pettingzoo"]


@pytest.mark.parametrize(
    ("outcome", "players", "wanted"),
    [
        (None, 2, [0, 0]),
        (Outcome(None, 0, Reason.STOCK), 3, [0, 0, 0]),
        (Outcome(1, 7, Reason.PAYOFF), 2, [-7, 7]),
        (Outcome(0, 12, Reason.RESIGNED, 2), 4, [12, -4, -4, -4]),
    ],
)
def test_rewards(outcome: Outcome | None, players: int, wanted: list[float]) -> None:
    assert envs.rewards(outcome, players) == wanted
