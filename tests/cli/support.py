"""Running the real program, and small games to feed it."""

import json
import os
import shlex
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from spitemalice.record.codec import dump_record, parse_record
from spitemalice.record.model import Record
from spitemalice.rules.moves import Move

SEED = "5eed" * 16
PROGRAM = (sys.executable, "-m", "spitemalice")
CALLED = shlex.join(PROGRAM)  # as the program itself says it


def environment(home: Path, extra: Mapping[str, str] | None = None) -> dict[str, str]:
    """The environment of a program whose data folder is below `home`."""
    kept = {key: value for key, value in os.environ.items() if key != "NO_COLOR"}
    return {**kept, "XDG_STATE_HOME": str(home), "TERM": "xterm", **(extra or {})}


def run(
    *arguments: str | Path,
    home: Path,
    typed: str | bytes = "",
    env: Mapping[str, str] | None = None,
) -> subprocess.CompletedProcess[str]:
    """Run the program to its end; what it wrote is text."""
    done = subprocess.run(
        [*PROGRAM, *map(str, arguments)],
        input=typed.encode() if isinstance(typed, str) else typed,
        capture_output=True,
        env=environment(home, env),
        timeout=120,
        check=False,
    )
    out, err = done.stdout.decode(), done.stderr.decode()
    return subprocess.CompletedProcess(done.args, done.returncode, out, err)


def refused(done: subprocess.CompletedProcess[str]) -> str:
    """The one line with which the program has refused; fails if it did anything else."""
    assert done.returncode == 2, done
    assert "Traceback" not in done.stderr
    lines = done.stderr.splitlines()
    assert len(lines) == 1, lines
    assert lines[0].startswith("spitemalice: ")
    return lines[0].removeprefix("spitemalice: ")


def saved(home: Path) -> dict[str, Any]:
    """The saved match."""
    document: dict[str, Any] = json.loads((home / "spitemalice" / "play.json").read_bytes())
    return document


def records(home: Path) -> list[Record]:
    """The records of the finished games."""
    lines = (home / "spitemalice" / "games.jsonl").read_bytes().splitlines()
    return [parse_record(line) for line in lines]


def saved_moves(home: Path) -> list[Move]:
    """All moves of the saved match, of all its games."""
    return [
        Move(text)
        for game in saved(home)["games"]
        for turn in parse_record(json.dumps(game)).turns
        for text in turn.split()
    ]


def write_records(path: Path, games: list[Record]) -> Path:
    """Write a file of records."""
    path.write_bytes(b"".join(dump_record(record) + b"\n" for record in games))
    return path
