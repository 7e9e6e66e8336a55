"""A program killed at any moment loses no move that it has told."""

import random
import re
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from spitemalice.record.verify import verify_record
from spitemalice.rules.moves import Move
from tests.cli.support import PROGRAM, environment, records, run, saved, saved_moves

ROUNDS = 12
RULES = '{"payoff_size": 6, "match_points": 1000}'
TOLD = re.compile(r"^(?:You|Computer): (\S+?)(?: \(..\))?\.$|^(?:You|Computer) pass(?:es)?\.$")

Playing = subprocess.Popen[bytes]
Kill = Callable[[Playing, random.Random], bytes]


def kill_at_full_speed(process: Playing, chance: random.Random) -> bytes:
    """Let the program play as fast as it goes, and kill it at any moment."""
    assert process.stdin is not None
    assert process.stdout is not None
    first = process.stdout.readline()
    process.stdin.write(b"1\n" * 5000)
    process.stdin.flush()
    time.sleep(chance.uniform(0.0, 0.4))
    process.kill()
    return first + process.stdout.read()


def kill_when_told(process: Playing, chance: random.Random) -> bytes:
    """Make a few moves, and kill the program as soon as the last of them is told."""
    assert process.stdin is not None
    assert process.stdout is not None
    text = b""
    for _ in range(chance.randint(1, 6)):
        while not text.endswith((b"?\n", b"type quit.\n", b"press Enter.\n")):
            text += process.stdout.readline()
        process.stdin.write(b"1\n")
        process.stdin.flush()
        text += process.stdout.readline()
    process.kill()
    return text + process.stdout.read()


def play_and_kill(home: Path, kill: Kill, chance: random.Random) -> list[Move]:
    """Play, kill the program, and answer the moves that it told."""
    with subprocess.Popen(
        [*PROGRAM, "play", "--short", "--rules", RULES],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment(home),
    ) as process:
        text = kill(process, chance).decode()
    whole = text[: text.rfind("\n") + 1].splitlines()
    return [Move(match[1] or "pass") for line in whole if (match := TOLD.match(line))]


def told_from(home: Path) -> int:
    """Which move a program that goes on will tell first: the one after the person's last."""
    games = saved(home)["games"]
    running = games[-1] if games and games[-1]["result"] is None else None
    before = len(saved_moves(home))
    if running is None:
        return before
    turns = running["turns"]
    mine = [n for n in range(len(turns)) if (running["starter"] + n) % 2 == 0]
    later = turns[mine[-1] + 1 :] if mine else turns
    return before - sum(len(turn.split()) for turn in later)


@pytest.mark.parametrize("kill", [kill_at_full_speed, kill_when_told])
def test_no_told_move_is_lost(home: Path, kill: Kill) -> None:
    chance = random.Random(1)
    run("play", "--rules", RULES, home=home, typed="\n")
    total = 0
    for _ in range(ROUNDS):
        before, start = saved_moves(home), told_from(home)
        told = play_and_kill(home, kill, chance)
        after = saved_moves(home)
        assert after[: len(before)] == before
        assert after[start : start + len(told)] == told
        total += len(told)
    assert total > ROUNDS  # the test has seen moves at all
    run("play", "--plain", home=home)  # adds what a kill has left undone
    finished = [game for game in saved(home)["games"] if game["result"] is not None]
    if finished:
        kept = records(home)
        assert [record.extra["id"] for record in kept] == [game["id"] for game in finished]
        for record in kept:
            verify_record(record)
