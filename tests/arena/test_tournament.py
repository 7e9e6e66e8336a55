"""Tournaments: duplicate deals, the same results however they are played, and the test's stop."""

import json
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from spitemalice.arena import roster
from spitemalice.arena.course import Course
from spitemalice.arena.entrants import PlayerEntrant, Seating
from spitemalice.arena.errors import ArenaError
from spitemalice.arena.plan import Plan
from spitemalice.arena.results import MOST_GAMES
from spitemalice.arena.sprt import Sprt
from spitemalice.arena.tournament import Tournament, hold_tournament
from spitemalice.deal.words import FairWords
from spitemalice.players.levels import LOOKS, NAMES
from spitemalice.players.player import OWN_BUDGET, Budget
from spitemalice.record.verify import verify_line
from spitemalice.rules.moves import Move
from spitemalice.rules.observation import Observation
from spitemalice.rules.ruleset import PRESETS, RuleSet
from tests.arena.support import SHORT, bot, games, plan, without_times


def played(of: Plan, path: Path, workers: int = 1) -> list[dict[str, Any]]:
    """The records of a tournament."""
    path.unlink(missing_ok=True)
    hold_tournament(of, out=path, workers=workers)
    lines = path.read_bytes()
    assert not any(map(verify_line, lines.splitlines()))
    return without_times(lines)


def points(tournament: Tournament) -> list[tuple[int, int]]:
    """The points of every game, in order."""
    return [game.points for game in games(tournament.pairs)]


def test_each_deal_is_played_twice_with_the_seats_swapped(tmp_path: Path) -> None:
    records = played(plan("greedy", "eager", pairs=4), tmp_path / "out")
    for first, second in zip(records[::2], records[1::2], strict=True):
        assert first["seed"] == second["seed"]
        assert first["starter"] == second["starter"]
        assert first["players"] == ["greedy", "eager"]
        assert second["players"] == ["eager", "greedy"]
    assert len({str(record["seed"]) for record in records}) == 4


def test_where_the_match_says_who_starts_both_do_so_equally_often(tmp_path: Path) -> None:
    given = plan("greedy", "eager", pairs=4, rules=RuleSet(payoff_size=3, first="given"))
    starts = [
        (record["starter"], record["players"][record["starter"]])
        for record in played(given, tmp_path / "out")
    ]
    assert starts == [(0, "greedy"), (0, "eager"), (1, "eager"), (1, "greedy")] * 2


@pytest.mark.parametrize("matches", [False, True])
def test_results_do_not_depend_on_the_number_of_workers(matches: bool, tmp_path: Path) -> None:
    of = plan("eager", "greedy", "random", pairs=3, matches=matches)
    one = played(of, tmp_path / "one", workers=1)
    assert played(of, tmp_path / "three", workers=3) == one
    assert len(one) > 18 if matches else len(one) == 18


@pytest.mark.parametrize("name", [name for name in LOOKS if name in NAMES])
@pytest.mark.parametrize("rules", [SHORT, replace(SHORT, refill="turn_start")])
def test_a_level_plays_the_same_in_the_kernel_and_from_observations(
    name: str, rules: RuleSet, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    of = plan(name, "rules", pairs=1, rules=rules, budget=Budget(nodes=20))
    in_kernel = played(of, tmp_path / "kernel")
    for level in (name, "rules"):
        monkeypatch.delitem(roster.KERNEL_PLAYERS, level, raising=False)
    assert played(of, tmp_path / "observed") == in_kernel


def test_only_here_a_player_may_see_all_cards(tmp_path: Path) -> None:
    of = plan("clairvoyant", bot("good"), pairs=1)
    held = hold_tournament(of, log=tmp_path / "log")
    assert len(games(held.pairs)) == 2


def test_other_seeds_give_other_games() -> None:
    seeds = [points(hold_tournament(plan("eager", "greedy", seed=seed))) for seed in "abc"]
    assert seeds[0] != seeds[1] != seeds[2]


def test_a_match_goes_to_its_target(tmp_path: Path) -> None:
    out = tmp_path / "out"
    of = plan("eager", "greedy", pairs=2, matches=True)
    held = hold_tournament(of, out=out)
    for both in held.pairs[0, 1]:
        for leg in both.legs:
            totals = [sum(game.points[who] for game in leg) for who in (0, 1)]
            before = [sum(game.points[who] for game in leg[:-1]) for who in (0, 1)]
            assert max(totals) >= 4 > max(before)
        shared = min(map(len, both.legs))
        assert shared > 1
    records = without_times(out.read_bytes())
    deals: dict[tuple[int, int], set[str]] = {}
    for record in records:
        note: dict[str, int] = record["arena"]
        deals.setdefault((record["arena"]["unit"][2], note["game"]), set()).add(record["seed"])
    assert all(len(seeds) == 1 for seeds in deals.values())
    assert len(set.union(*deals.values())) == len(deals)


def test_bots_are_told_how_the_match_stands(tmp_path: Path) -> None:
    log = tmp_path / "log"
    of = plan(bot("good"), "eager", pairs=1, matches=True)
    held = hold_tournament(of, log=log)
    told = [json.loads(line) for line in log.read_text().splitlines() if '"type":"game"' in line]
    due = []
    for seat, leg in enumerate(held.pairs[0, 1][0].legs):
        scores = [0, 0]
        for game in leg:
            due.append((seat, list(scores)))
            scores[seat] += game.points[0]
            scores[1 - seat] += game.points[1]
    assert [(message["seat"], message["match"]["scores"]) for message in told] == due
    assert all(message["match"]["target"] == 4 for message in told)


def test_a_match_that_nobody_can_win_is_drawn() -> None:
    of = plan("random", "random", pairs=1, matches=True, rules=RuleSet(payoff_size=15, hand_size=1))
    [both] = hold_tournament(of).pairs[0, 1]
    assert [len(leg) for leg in both.legs] == [MOST_GAMES] * 2
    assert both.scores(of.target) == (0.5, 0.5)


def test_the_sequential_test_stops_at_the_same_pair_however_it_is_played(tmp_path: Path) -> None:
    of = plan("greedy", "random", pairs=1000)
    one = hold_tournament(of, sprt=Sprt(0, 200), out=tmp_path / "one")
    two = hold_tournament(of, sprt=Sprt(0, 200), out=tmp_path / "two", workers=2)
    assert one.sprt is not None
    assert one.sprt.verdict == "H1"
    assert 5 < len(one.pairs[0, 1]) < 200
    assert points(one) == points(two)
    kept = without_times((tmp_path / "one").read_bytes())
    assert kept == without_times((tmp_path / "two").read_bytes())
    assert len(kept) == len(games(one.pairs))
    again = hold_tournament(of, sprt=Sprt(0, 200), out=tmp_path / "one")
    assert points(again) == points(one)


def test_a_sequential_test_is_for_two() -> None:
    with pytest.raises(ArenaError, match="sprt: 3 players; allowed: 2"):
        hold_tournament(plan("eager", "greedy", "random"), sprt=Sprt(0, 10))


def test_progress_is_told_pair_by_pair() -> None:
    told: list[int] = []
    hold_tournament(plan("eager", "greedy", "random", pairs=2), on_pair=told.append)
    assert told == [1, 2, 3, 4, 5, 6]


ENDLESS = ("arena", "eager", "greedy", "--rules", "quick", "--pairs", "400")


def start(out: Path, workers: int) -> subprocess.Popen[bytes]:
    """A tournament as a process of its own."""
    words = [sys.executable, "-m", "spitemalice", *ENDLESS, "--out", out, "--workers", workers]
    return subprocess.Popen(
        list(map(str, words)), stdout=subprocess.DEVNULL, start_new_session=True
    )


@pytest.mark.parametrize("workers", [1, 2])
def test_killed_again_and_again_it_loses_and_doubles_nothing(workers: int, tmp_path: Path) -> None:
    out = tmp_path / "out.jsonl"
    kills = 0
    while kills < 4:
        size = out.stat().st_size if out.exists() else 0
        process = start(out, workers)
        while process.poll() is None and (not out.exists() or out.stat().st_size <= size):
            time.sleep(0.01)
        assert process.poll() is None, "it was done before it could be killed"
        process.send_signal(signal.SIGKILL)
        process.wait()
        kills += 1
        if kills == 2:  # as if the kill had come in the middle of a write
            os.truncate(out, out.stat().st_size - 700)
    of = Plan(players=("eager", "greedy"), rules=PRESETS["quick"], pairs=60)
    hold_tournament(of, out=out, workers=workers)
    records = without_times(out.read_bytes())
    assert records[:120] == played(of, tmp_path / "whole.jsonl")
    assert len({str(record["id"]) for record in records}) == len(records)


def children(parent: int) -> set[int]:
    """The numbers of all processes below one."""
    found = set()
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            if int(stat.read_text().rpartition(")")[2].split()[1]) == parent:
                found.add(int(stat.parent.name))
    return found.union(*map(children, found))


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_workers_and_bots_leave_when_the_arena_is_killed(tmp_path: Path) -> None:
    log = tmp_path / "log"
    words = ("arena", bot("good"), "eager", "--pairs", "100000", "--workers", "2", "--log", log)
    process = subprocess.Popen(
        [sys.executable, "-m", "spitemalice", *map(str, words)],
        stdout=subprocess.DEVNULL,
        start_new_session=True,
    )
    while not log.exists() or log.read_text().count('"type":"game"') < 10:
        time.sleep(0.01)
    below = children(process.pid)
    assert len(below) >= 4  # two workers, and a bot of each
    process.send_signal(signal.SIGKILL)
    process.wait()
    end = time.monotonic() + 30
    while any(Path(f"/proc/{one}").exists() for one in below):
        assert time.monotonic() < end, "somebody stays"
        time.sleep(0.05)


def test_a_player_that_breaks_the_rules_is_a_fault_of_the_program() -> None:
    class Cheat:
        def choose(self, observation: Observation, budget: Budget = OWN_BUDGET) -> Move:
            return Move("pass")

    entrant = PlayerEntrant(lambda seed: Cheat(), OWN_BUDGET)
    entrant.begin(Seating("g", 0, (0, 0), 0, bytes(32)))
    with pytest.raises(RuntimeError, match="Cheat chose pass, which is not legal"):
        entrant.play_on(Course(SHORT, FairWords(bytes(32)), None))


def test_a_cluster_plays_the_same_games(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    of = plan("eager", "greedy", pairs=4)
    one = played(of, tmp_path / "one")
    hold_tournament(of, out=tmp_path / "two", workers=None, ray="local")
    assert without_times((tmp_path / "two").read_bytes()) == one


@pytest.mark.parametrize("workers", [1, 2])
def test_ctrl_c_ends_it_without_a_word_and_it_goes_on_later(workers: int, tmp_path: Path) -> None:
    out = tmp_path / "out.jsonl"
    entry = bot("good")
    words = ("arena", entry, "eager", "--pairs", "10000", "--workers", workers, "--out", out)
    process = subprocess.Popen(
        [sys.executable, "-m", "spitemalice", *map(str, words), "--log", str(tmp_path / "log")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    while not out.exists() or not out.stat().st_size:
        time.sleep(0.01)
    os.killpg(process.pid, signal.SIGINT)
    assert process.communicate(timeout=30) == (b"", b"")
    assert process.returncode == 130
    lines = out.read_bytes().splitlines()
    assert len(lines) % 2 == 0
    assert not any(map(verify_line, lines))
    log = tmp_path / "log"
    assert log.read_text().count('"hello"') == 1 + workers
