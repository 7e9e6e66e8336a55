"""The examples do what they say."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def run(*command: str | Path) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_bot_beats_eager() -> None:
    bot = f"exec:{sys.executable} {EXAMPLES / 'write_a_bot.py'}"
    said = run(
        sys.executable, "-m", "spitemalice", "arena", bot, "eager", "--pairs", "20", "--json"
    )
    result = json.loads(said)
    assert result["games"] == 40
    assert result["wins"] > result["losses"] + 5


def test_the_bot_is_about_twenty_lines() -> None:
    text = (EXAMPLES / "write_a_bot.py").read_text(encoding="utf-8")
    code = text.partition('"""\n\n')[2]
    assert len([line for line in code.splitlines() if line.strip()]) <= 28


@pytest.mark.heavy
def test_the_policy_learns_to_beat_eager() -> None:
    said = run(sys.executable, EXAMPLES / "train_a_policy.py", "--updates", "30", "--games", "300")
    found = re.findall(r"against (\w+): ([\d.]+) % won, [\d.]+ % drawn, ([\d.]+) % lost", said)
    before, after, random = ((name, float(won), float(lost)) for name, won, lost in found)
    assert before[0] == after[0] == "eager"
    assert before[1] < before[2]
    assert after[1] > after[2]
    assert random[0] == "random"
    assert random[1] > 5 > random[2]
