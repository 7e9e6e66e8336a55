"""The file of a tournament: what it takes back, what it refuses, and what it cuts off."""

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from spitemalice.arena.errors import ArenaError
from spitemalice.arena.journal import Journal
from spitemalice.arena.plan import Plan, Unit
from spitemalice.arena.tournament import hold_tournament
from spitemalice.players.player import Budget
from spitemalice.record.verify import verify_line
from tests.arena.support import SHORT, bot, games, plan, without_times

FULL = plan("eager", "greedy", pairs=3)


@pytest.fixture
def out(tmp_path: Path) -> Path:
    """The file of a whole tournament."""
    path = tmp_path / "games.jsonl"
    hold_tournament(FULL, out=path)
    return path


def read(path: Path, of: Plan = FULL) -> set[Unit]:
    """The pairs that a journal finds."""
    with Journal(path, of) as journal:
        return set(journal.pairs)


def test_every_line_is_a_record_that_holds(out: Path) -> None:
    lines = out.read_bytes().splitlines()
    assert len(lines) == 6
    assert [verify_line(line) for line in lines] == [None] * 6
    assert len({json.loads(line)["id"] for line in lines}) == 6


def test_what_it_holds_is_read_back_as_it_was(out: Path) -> None:
    held = hold_tournament(FULL)
    with Journal(out, FULL) as journal:
        found = journal.pairs
    for unit, pair in zip(FULL.units(), held.pairs[0, 1], strict=True):
        for one, two in zip(found[unit].games, pair.games, strict=True):
            assert (one.points, one.turns, one.faults) == (two.points, two.turns, two.faults)
            assert all(ms > 0 for ms in one.ms)


def test_faults_are_read_back(tmp_path: Path) -> None:
    path, log = tmp_path / "games.jsonl", tmp_path / "log"
    with_bot = plan(bot("illegal"), "eager", pairs=1)
    held = hold_tournament(with_bot, out=path, log=log)
    with Journal(path, with_bot) as journal:
        assert journal.pairs == {Unit(0, 1, 0): held.pairs[0, 1][0]}


def test_matches_are_read_back(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    matches = plan(matches=True)
    held = hold_tournament(matches, out=path)
    assert len(games(held.pairs)) > 6
    with Journal(path, matches) as journal:
        assert list(journal.pairs.values()) == held.pairs[0, 1]


@pytest.mark.parametrize("of", [FULL, plan(matches=True)])
def test_wherever_it_is_torn_only_whole_pairs_stay(of: Plan, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    hold_tournament(of, out=path)
    whole = path.read_bytes()
    ends = [0]
    for size in range(1, len(whole) + 1, 211 if of is FULL else 997):
        path.write_bytes(whole[:size])
        count = len(read(path, of))
        kept = path.read_bytes()
        assert whole.startswith(kept)
        assert len(kept) <= size
        assert count == len({json.loads(line)["arena"]["unit"][2] for line in kept.splitlines()})
        ends.append(len(kept))
    assert len(set(ends)) == 3
    path.write_bytes(whole)
    assert len(read(path, of)) == 3
    assert path.read_bytes() == whole


def test_the_rest_is_played_and_nothing_twice(out: Path) -> None:
    whole = out.read_bytes()
    out.write_bytes(whole[: len(whole) // 2])
    held = hold_tournament(FULL, out=out)
    assert without_times(out.read_bytes()) == without_times(whole)
    assert len(held.pairs[0, 1]) == 3


def test_a_longer_tournament_goes_on_and_a_shorter_one_reads_what_it_wants(out: Path) -> None:
    before = out.read_bytes()
    longer = hold_tournament(plan("eager", "greedy", pairs=5), out=out)
    assert out.read_bytes().startswith(before)
    assert len(longer.pairs[0, 1]) == 5
    after = out.read_bytes()
    shorter = hold_tournament(plan("eager", "greedy", pairs=2), out=out)
    assert shorter.pairs[0, 1] == longer.pairs[0, 1][:2]
    assert out.read_bytes() == after


@pytest.mark.parametrize(
    "other",
    [
        plan("greedy", "eager"),
        plan("eager", "random"),
        plan("eager", "greedy", seed="another"),
        plan("eager", "greedy", matches=True),
        plan("eager", "greedy", budget=Budget(nodes=5)),
        plan("eager", "greedy", rules=type(SHORT)(payoff_size=3, match_points=5)),
    ],
)
def test_a_file_of_another_tournament_is_left_alone(other: Plan, out: Path) -> None:
    before = out.read_bytes()
    with pytest.raises(ArenaError, match=r"games\.jsonl, line 1: a game of another tournament"):
        hold_tournament(other, out=out)
    assert out.read_bytes() == before


def first_line(change: Callable[[dict[str, object]], object]) -> Callable[[bytes], bytes]:
    """A change of the first record of a file."""

    def changed(text: bytes) -> bytes:
        line, rest = text.split(b"\n", 1)
        record = json.loads(line)
        change(record)
        return json.dumps(record, separators=(",", ":")).encode() + b"\n" + rest

    return changed


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (lambda text: b"a diary, not a journal", "line 1: no record: not JSON"),
        (lambda text: b"\n" + text, "line 1: no record: an empty line"),
        (lambda text: text + text, "line 7: game 0-1-0-0-0 is there twice, or out of order"),
        (lambda text: text.split(b"\n", 1)[1], "line 1: game 0-1-0-1-0 is there twice, or out"),
        (first_line(lambda record: record.pop("arena")), "line 1: a game of another tournament"),
        (first_line(lambda record: record.update(arena=7)), "line 1: a game of another tour"),
        (first_line(lambda record: record.update(result=None)), "line 1: a game of another tour"),
    ],
)
def test_anything_else_is_left_alone_too(
    damage: Callable[[bytes], bytes], message: str, out: Path
) -> None:
    out.write_bytes(damage(out.read_bytes()))
    before = out.read_bytes()
    with pytest.raises(ArenaError, match=message):
        hold_tournament(FULL, out=out)
    assert out.read_bytes() == before


def test_two_tournaments_do_not_share_a_file(out: Path) -> None:
    with Journal(out, FULL), pytest.raises(ArenaError, match="another tournament is using it"):
        read(out)
    assert len(read(out)) == 3


def test_what_is_no_file_is_refused(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(OSError, match="not a regular file"):
        read(pipe)
    with pytest.raises(FileNotFoundError):
        read(tmp_path / "no" / "folder")


def test_a_full_disk_leaves_what_was_there(out: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = out.read_bytes()
    real = os.write

    def write_some(handle: int, data: bytes) -> int:
        if len(data) < 1000:
            raise OSError(28, os.strerror(28))
        return real(handle, data[:999])

    with Journal(out, FULL) as journal:
        monkeypatch.setattr(os, "write", write_some)
        with pytest.raises(OSError, match="No space left on device"):
            journal.add(b"x" * 2500)
    assert out.read_bytes() == before
