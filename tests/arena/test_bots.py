"""Bots as real processes: those that play, and all that can go wrong with one."""

import time
from pathlib import Path

import pytest

from spitemalice.arena import bots
from spitemalice.arena.course import Course
from spitemalice.arena.entrants import ForfeitError, Seating
from spitemalice.arena.errors import ArenaError
from spitemalice.arena.process import MOST_LINE, BotError, BotProcess
from spitemalice.arena.roster import introduced
from spitemalice.arena.tournament import hold_tournament
from spitemalice.deal.words import FairWords
from spitemalice.rules.outcome import Outcome, Reason
from tests.arena.support import SHORT, bot, command, games, plan

FAULTS: dict[str, str | tuple[str, ...]] = {
    "illegal": 'illegal move: {"type": "move", "game": "0-1-0-0-0", "move": "p-s1"}',
    "malformed": 'illegal move: {"type": "move", "game": "0-1-0-0-0", "move": "seven of hearts"}',
    "not-json": "not JSON (not JSON, character 1: Expecting value): I play the 7 of hearts",
    "not-utf-8": r'not JSON (not UTF-8: byte 0xff at byte 24): {"type":"move","move":"\xff"}',
    "a-list": 'not a message: ["0-1-0-0-0", "',
    "no-move": 'not a move: {"type": "move", "game": "0-1-0-0-0"}',
    "wrong-game": 'an answer for another game: {"type": "move", "game": "another", "move": "',
    "huge": f"a line of more than {MOST_LINE:,} bytes: {'x' * 200}",
    "dies": "ended with status 3",
    "dies-in-line": 'ended with status 4: {"type":"mo',
    "closes": "closed its output",
    # If the line comes just after the next question it is taken for the answer.
    "unasked": ("unasked line: ", "illegal move: "),
    "flood": ("unasked line: ", "illegal move: "),
}


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """Where the bots' standard error goes."""
    return tmp_path / "bots.log"


def test_bots_play_whole_games(log: Path) -> None:
    held = hold_tournament(plan(bot("good"), bot("good"), pairs=2), log=log)
    assert held.names == ("Bot good", "Bot good 2")
    assert [game.faults for game in games(held.pairs)] == [(None, None)] * 4
    assert sum(game.points[0] + game.points[1] for game in games(held.pairs)) > 0
    heard = log.read_text()
    # Once to say their names, once to play: the same process plays all games.
    assert heard.count('"hello"') == heard.count('"quit"') == 4
    assert heard.count('"type":"game"') == heard.count('"type":"end"') == 8


@pytest.mark.parametrize("mode", FAULTS)
def test_a_fault_loses_the_game_and_never_the_tournament(mode: str, log: Path) -> None:
    held = hold_tournament(plan(bot(mode), "eager", pairs=2), log=log)
    found = games(held.pairs)
    assert len(found) == 4
    for game in found:
        assert game.points[0] == 0
        assert game.points[1] > 0
        assert game.faults[0] is not None
        assert game.faults[1] is None
    assert str(found[0].faults[0]).startswith(FAULTS[mode])


def test_an_answer_that_is_too_late_loses(log: Path) -> None:
    late = bots.BotEntrant(command("late"), SHORT, budget_ms=50, log=log)
    late.begin(Seating("g", 0, (0, 0), 0, bytes(32)))
    start = time.monotonic()
    with pytest.raises(ForfeitError) as caught:
        late.play_on(Course(SHORT, FairWords(bytes(32)), None))
    assert 1.0 < time.monotonic() - start < 5
    assert caught.value.reason is Reason.ABANDONED
    assert str(caught.value.fault) == "no answer within 1.05 s"
    assert 1e9 < late.spent < 5e9
    late.close()


@pytest.mark.parametrize("mode", ["dies", "not-json", "illegal", "unasked", "huge"])
def test_after_a_fault_the_next_game_is_played_as_if_nothing_had_been(mode: str, log: Path) -> None:
    # Every process of this bot fails in its first game; an illegal move does not end it.
    held = hold_tournament(plan(bot(mode, 1), "random", pairs=2), log=log)
    faults = [game.faults[0] is not None for game in games(held.pairs)]
    if mode == "illegal":
        assert faults == [True, False, False, False]
    else:
        assert faults == [True] * 4


def test_a_bot_may_resign(log: Path) -> None:
    out = log.with_name("games.jsonl")
    held = hold_tournament(plan(bot("resigns"), "eager", pairs=1), log=log, out=out)
    assert all(game.faults == (None, None) for game in games(held.pairs))
    assert out.read_text().count('"reason":"resigned","loser":0') == 1
    assert out.read_text().count('"reason":"resigned","loser":1') == 1


def test_the_other_bot_hears_how_it_ended(log: Path) -> None:
    hold_tournament(plan(bot("good"), bot("resigns"), pairs=1), log=log)
    ends = [line for line in log.read_text().splitlines() if '"type":"end"' in line]
    assert len(ends) == 4
    assert all('"reason":"resigned"' in line for line in ends)


def test_a_bot_that_ends_between_games_is_started_again(log: Path) -> None:
    leaver = bots.BotEntrant(command("leaves-after-games"), SHORT, log=log)
    for game in ("one", "two"):
        leaver.begin(Seating(game, 0, (0, 0), 0, bytes(32)))
        course = Course(SHORT, FairWords(bytes(32)), None)
        leaver.play_on(course)
        assert course.moves
        leaver.end(Outcome(None, 0, Reason.STOCK))
        process = leaver._process
        assert process is not None
        while process.running:
            time.sleep(0.01)
    leaver.close()
    assert log.read_text().count('"hello"') == 2


def test_a_bot_that_stays_is_ended(log: Path) -> None:
    process = BotProcess(command("stays"), log)
    start = time.monotonic()
    process.quit({"type": "quit"})
    assert 1.9 < time.monotonic() - start < 5
    assert not process.running


def test_a_bot_that_leaves_is_not_waited_for(log: Path) -> None:
    process = BotProcess(command("good"), log)
    start = time.monotonic()
    process.quit({"type": "quit"})
    assert time.monotonic() - start < 1.9


@pytest.mark.parametrize(
    ("entry", "message"),
    [
        (bot("unready"), "not ready: "),
        ("exec:/no/such/program", "cannot be started: No such file or directory"),
        ("exec:", 'command "": empty; allowed: exec:COMMAND'),
        ("exec:a 'b", "No closing quotation"),
        ("nobody", 'player "nobody" is not allowed; allowed: "random"'),
    ],
)
def test_who_cannot_play_is_refused_before_the_first_game(
    entry: str, message: str, log: Path
) -> None:
    with pytest.raises(ArenaError, match=message):
        introduced(plan(entry, "eager"), log)


def test_a_bot_that_does_not_say_ready_in_time(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "READY_SECONDS", 0.3)
    with pytest.raises(BotError, match=r"no answer within 0\.3 s"):
        bots.introduce(command("mute"), SHORT, log)


def test_a_bot_that_can_no_longer_be_started_loses(log: Path) -> None:
    gone = bots.BotEntrant("/no/such/program", SHORT, log=log)
    with pytest.raises(ForfeitError) as caught:
        gone.begin(Seating("g", 0, (0, 0), 0, bytes(32)))
    assert str(caught.value.fault) == "cannot be started: No such file or directory"
    gone.end(Outcome(None, 0, Reason.STOCK))
    gone.close()


def test_names_are_told_apart() -> None:
    assert introduced(plan("eager", "eager", "random", "eager")) == (
        "eager", "eager 2", "random", "eager 3",
    )  # fmt: skip
