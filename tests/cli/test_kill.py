"""A program killed at any moment loses no move that it has told."""

import random
import re
import subprocess
import time
from pathlib import Path

import pytest

from spitemalice.record.verify import verify_record
from spitemalice.rules.moves import Move
from tests.cli.support import PROGRAM, environment, records, run, saved, saved_moves

ROUNDS = 12
TOLD = re.compile(r"^(?:You|Computer): (\S+?)(?: \(..\))?\.$|^(?:You|Computer) pass(?:es)?\.$")


def kill_while_playing(home: Path, after: float) -> list[Move]:
    """Play as fast as it goes, kill the program, and answer the moves that it told."""
    rules = '{"payoff_size": 6, "match_points": 1000}'
    with subprocess.Popen(
        [*PROGRAM, "play", "--short", "--rules", rules],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment(home),
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        first = process.stdout.readline()
        process.stdin.write(b"1\n" * 5000)
        process.stdin.flush()
        time.sleep(after)
        process.kill()
        text = (first + process.stdout.read()).decode()
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


@pytest.mark.parametrize("seed", [1])
def test_no_told_move_is_lost(home: Path, seed: int) -> None:
    chance = random.Random(seed)
    run("play", "--rules", '{"payoff_size": 6, "match_points": 1000}', home=home, typed="\n")
    total = 0
    for _ in range(ROUNDS):
        before, start = saved_moves(home), told_from(home)
        told = kill_while_playing(home, chance.uniform(0.0, 0.4))
        after = saved_moves(home)
        assert after[: len(before)] == before
        assert after[start : start + len(told)] == told
        total += len(told)
    assert total > ROUNDS  # the test has seen moves at all
    run("play", home=home)  # adds what a kill has left undone
    finished = [game for game in saved(home)["games"] if game["result"] is not None]
    if finished:
        kept = records(home)
        assert [record.extra["id"] for record in kept] == [game["id"] for game in finished]
        for record in kept:
            verify_record(record)
