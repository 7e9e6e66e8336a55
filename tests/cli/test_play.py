"""`play` as a process: options, saving and going on, records, and what it does with bad saves."""

import json
import re
import subprocess
from pathlib import Path

import pytest

from spitemalice.record.verify import verify_record
from tests.cli.support import (
    CALLED,
    PROGRAM,
    SEED,
    environment,
    records,
    refused,
    run,
    saved,
    saved_moves,
)

RESIGN = "resign\nyes\n"
SAVED = re.compile(r"Saved in .*/play\.json\. The next play goes on with it\.\n\Z")


@pytest.mark.parametrize("arguments", [["play", "--plain"], ["play", "--rules", "g4a"]])
def test_no_input_ends_cleanly_and_saved(arguments: list[str], home: Path) -> None:
    done = run(*arguments, home=home)
    assert (done.returncode, done.stderr) == (0, "")
    assert SAVED.search(done.stdout)
    assert saved(home)["games"] == []


def test_a_game_under_way_is_saved_when_the_input_ends(home: Path) -> None:
    done = run("play", "--plain", home=home, typed="my cut\n1")  # the last line has no end
    assert done.returncode == 0
    assert SAVED.search(done.stdout)
    assert len(saved_moves(home)) >= 1
    done = run("play", "--plain", home=home, typed="again\n")
    assert "The saved game goes on, turn " in done.stdout


def test_every_line_of_a_game_can_be_read_aloud(home: Path) -> None:
    done = run("play", "--plain", home=home, typed="\nhelp\nmoves\ntable\n" + "1\n" * 60)
    assert done.returncode == 0
    for line in done.stdout.splitlines():
        assert line.isascii()
        assert line.isprintable()
        assert line.strip()
        assert not re.search(r"[-=+|_#*~]{3}", line)


def test_a_whole_match_with_its_proofs(home: Path) -> None:
    options = ("--rules", '{"payoff_size": 3}', "--match", "4", "--level", "eager", "--name", "Zoë")
    done = run("play", *options, home=home, typed="1\n" * 3000)
    assert done.returncode == 0
    assert re.search(r"(You win|Computer wins) the match\.\n\Z", done.stdout)
    games = records(home)
    for record in games:
        verify_record(record)
        assert record.fair is not None
        assert record.players == ("Zoë", "Computer")
        assert record.fair.commitment.hex() in done.stdout
    path = home / "spitemalice" / "games.jsonl"
    assert f"Check it by:\n{CALLED} verify {path}\n" in done.stdout
    assert run("verify", path, home=home).returncode == 0


def test_after_a_match_another_one_starts(home: Path) -> None:
    options = ("play", "--match", "single")
    run(*options, home=home, typed="\n" + RESIGN)
    done = run(*options, home=home, typed="\n" + RESIGN)
    assert "Game 1." in done.stdout
    assert "goes on, turn" not in done.stdout
    assert len(records(home)) == 2


def test_a_resigned_game_is_followed_by_the_next_of_the_match(home: Path) -> None:
    done = run("play", "--plain", home=home, typed="\n" + RESIGN + "\n\nquit\n")
    assert "Game 1. Score: Player 0, Computer 20. The match is won with 50 points." in done.stdout
    assert len(saved(home)["games"]) == 2
    done = run("play", "--plain", home=home)
    assert "Game 2. Score: Player 0, Computer 20. The match is won with 50 points." in done.stdout


def test_a_chosen_seed_gives_the_same_cards_and_no_proof(home: Path) -> None:
    texts = [
        run("play", "--new", "--seed", SEED, home=home, typed="1\n1\n1\n").stdout for _ in range(2)
    ]
    assert texts[1].split("Type help", 1)[1] == texts[0].split("Type help", 1)[1]
    assert "not a fair random deal" in texts[0]
    run("play", "--plain", home=home, typed=RESIGN)
    (record,) = records(home)
    assert record.fair is None
    assert record.seed == bytes.fromhex(SEED)
    assert "not a fair random deal" in str(record.extra["deal"])


def test_options_of_a_match_that_goes_on_are_said_to_change_nothing(home: Path) -> None:
    run("play", "--plain", home=home, typed="\n")
    done = run("play", "--rules", "quick", "--two", home=home)
    assert (
        "A saved match goes on, so --two, --rules change nothing; --new starts another one.\n"
        in done.stdout
    )
    assert saved(home)["rules"]["payoff_size"] == 20


def test_new_puts_the_match_under_way_aside(home: Path) -> None:
    run("play", "--plain", home=home, typed="\n1\n")
    before = (home / "spitemalice" / "play.json").read_bytes()
    done = run("play", "--new", home=home)
    aside = home / "spitemalice" / "play.json.old-1"
    assert f"The match under way is put aside as {aside}.\n" in done.stdout
    assert aside.read_bytes() == before
    run("play", "--new", home=home)  # nothing has been played: nothing to put aside
    assert not aside.with_name("play.json.old-2").exists()
    done = run("play", "--save", aside, home=home)
    assert "The saved game goes on" in done.stdout


def test_a_match_without_a_game_takes_new_options(home: Path) -> None:
    run("play", "--plain", home=home)
    run("play", "--rules", "quick", home=home)
    assert saved(home)["rules"]["payoff_size"] == 10


def test_a_file_of_one_s_own(home: Path, tmp_path: Path) -> None:
    path = tmp_path / "mine"
    path.touch()  # an empty file is a new one
    done = run("play", "--save", path, home=home, typed="\n1\n")
    assert done.stdout.endswith(f"Saved in {path}. The next play goes on with it.\n")
    assert not home.exists()
    assert json.loads(path.read_bytes())["games"]


@pytest.mark.parametrize("damage", [b"{", b"\xff", b'{"format": "spitemalice-play/9"}', b"\0" * 9])
def test_a_damaged_save_is_kept_aside_and_a_new_game_starts(damage: bytes, home: Path) -> None:
    run("play", "--plain", home=home)
    path = home / "spitemalice" / "play.json"
    path.write_bytes(damage)
    done = run("play", "--plain", home=home, typed="\n")
    assert done.returncode == 0
    first, rest = done.stdout.split("\n", 1)
    assert first.startswith(f"spitemalice: {path}: no saved match (")
    assert first.endswith(f"), kept as {path}.damaged-1")
    assert "Game 1." in rest
    assert path.with_name("play.json.damaged-1").read_bytes() == damage


def test_a_truncated_save_of_a_game_is_noticed(home: Path) -> None:
    run("play", "--plain", home=home, typed="\n1\n")
    path = home / "spitemalice" / "play.json"
    path.write_bytes(path.read_bytes()[:-40])
    assert "kept as" in run("play", "--plain", home=home).stdout


def test_odd_input_is_no_error(home: Path) -> None:
    long = b"x" * 1_000_000
    typed = b"\n\xff\xfe\n" + long + b"\n\0\nhelp\n" + long
    done = run("play", "--plain", home=home, typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("\nmove ") == 4
    assert max(map(len, done.stdout.splitlines())) < 400
    assert "hint: whether your pay-off card can go" in done.stdout


def test_two_people(home: Path) -> None:
    done = run("play", "--two", "--name", "Ann", home=home, typed="a\nb\n\n")
    assert "Players: Ann, Player 2." in done.stdout
    assert re.search(r"(Ann|Player 2), your move\?\n", done.stdout)
    assert "\f" not in done.stdout
    assert "\x1b" not in done.stdout


def test_four_seats(home: Path) -> None:
    rules = '{"players": 4, "decks": 3}'
    done = run("play", "--two", "--rules", rules, home=home)
    assert "Players: Player 1, Player 2, Computer 1, Computer 2." in done.stdout


def test_only_one_play_at_a_time(home: Path) -> None:
    with subprocess.Popen(
        [*PROGRAM, "play", "--plain"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment(home),
    ) as first:
        assert first.stdout is not None
        first.stdout.readline()
        message = refused(run("play", "--plain", home=home))
        assert message.endswith("choose another file with --save")
        first.communicate(b"", timeout=60)
    assert run("play", "--plain", home=home).returncode == 0


def test_what_killed_programs_have_left_is_swept_away(home: Path) -> None:
    run("play", "--plain", home=home)
    (home / "spitemalice" / ".play.json.123.0").touch()
    run("play", "--plain", home=home)
    names = sorted(path.name for path in (home / "spitemalice").iterdir())
    assert names == ["play.json", "play.json.lock"]


def test_records_that_cannot_be_kept_are_not_lost_with_the_next_match(home: Path) -> None:
    path = home / "spitemalice" / "games.jsonl"
    path.mkdir(parents=True)
    single = ("play", "--match", "single")
    done = run(*single, home=home, typed="\n" + RESIGN)
    assert f"The record could not be kept: {path}: Is a directory." in done.stdout
    done = run(*single, home=home)
    aside = home / "spitemalice" / "play.json.old-1"
    assert f"it is in {aside}." in done.stdout
    path.rmdir()
    run("play", "--save", aside, home=home)
    assert len(records(home)) == 1


def test_nobody_else_can_read_what_is_kept(home: Path) -> None:
    run("play", "--plain", home=home)
    assert (home / "spitemalice").stat().st_mode & 0o077 == 0
