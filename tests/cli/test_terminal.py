"""What only happens on a terminal, tried on a pseudo-terminal."""

import io
import os
import re
import select
import subprocess
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest

from spitemalice.cli.terminal import CLEAR, Progress, Style, is_terminal
from spitemalice.record.model import Record
from tests.cli.support import PROGRAM, SEED, environment, run, write_records

pty = pytest.importorskip("pty")

# What a line editor sends when it starts and ends is no part of the game's lines.
EDITING = re.compile(r"\x1b\[\?\d+[hl]")


class Terminal:
    """A program on a terminal of its own."""

    def __init__(self, arguments: tuple[str, ...], env: Mapping[str, str]) -> None:
        self._handle, child = pty.openpty()
        self.process = subprocess.Popen(
            [*PROGRAM, *arguments],
            stdin=child,
            stdout=child,
            stderr=child,
            env=env,
            start_new_session=True,
            preexec_fn=_take_terminal,
        )
        os.close(child)
        self.text = ""

    def read(self, until: str) -> str:
        """Read until a text comes; answer what was read for it."""
        mark, end = len(self.text), time.monotonic() + 60
        while until not in self.text[mark:]:
            assert time.monotonic() < end, self.text
            if select.select([self._handle], [], [], 1)[0]:
                self.text += os.read(self._handle, 4096).decode()
        return self.text[mark:]

    def type(self, keys: str) -> None:
        """Press keys."""
        os.write(self._handle, keys.encode())

    def press_ctrl_c(self) -> None:
        """Press Ctrl-C, again if nothing comes: `readline` misses one while it draws."""
        for _ in range(4):
            self.type("\x03")
            if select.select([self._handle], [], [], 15)[0]:
                return

    def rest(self) -> str:
        """What comes until the program has ended."""
        mark = len(self.text)
        while True:
            assert select.select([self._handle], [], [], 60)[0], self.text
            try:
                data = os.read(self._handle, 4096)
            except OSError:  # the other end has gone
                break
            if not data:
                break
            self.text += data.decode()
        self.process.wait(60)
        return self.text[mark:]

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self._handle)


def _take_terminal() -> None:
    """Make standard input the terminal that Ctrl-C comes from."""
    import fcntl
    import termios

    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


@contextmanager
def terminal(home: Path, *arguments: str, **env: str) -> Iterator[Terminal]:
    screen = Terminal(arguments, environment(home, {"COLUMNS": "500", **env}))
    try:
        yield screen
    finally:
        screen.close()


def test_a_game_on_a_terminal(home: Path) -> None:
    with terminal(home, "play", "--seed", SEED) as screen:
        screen.read("Your move? ")
        screen.type("moves\n")
        said = screen.read("Your move? ")
        assert "1: " in said
        screen.type("1x\x7f\n")  # a slip and a correction
        assert "You " in screen.read("Your move? ")
        screen.type("quit\n")
        screen.rest()
        assert screen.process.returncode == 0
        lines = EDITING.sub("", screen.text).replace("\r\n", "\n")
        assert "\x1b[3" not in lines  # no colours
        assert "Saved in " in lines


def test_ctrl_d_ends_the_game_saved(home: Path) -> None:
    with terminal(home, "play", "--seed", SEED) as screen:
        screen.read("Your move? ")
        screen.type("\x04")
        assert "Saved in " in screen.rest()
        assert screen.process.returncode == 0


def test_long_lines_are_broken_between_words(home: Path) -> None:
    with terminal(home, "play", "--seed", SEED, "--name", "A" * 40, COLUMNS="60") as screen:
        lines = EDITING.sub("", screen.read("Your move? ")).splitlines()
        screen.type("record\n")
        record = EDITING.sub("", screen.read("Your move? ")).splitlines()
    assert max(map(len, lines)) <= 60
    (hand,) = re.findall(r"Your hand: [^.]*\.", " ".join(lines))
    assert len(hand) > 60
    assert hand.count("(") == 5
    assert any(line.startswith("{") and line.endswith("}") for line in record)


def test_ctrl_c_ends_the_game_saved(home: Path) -> None:
    with terminal(home, "play", "--seed", SEED) as screen:
        screen.read("Your move? ")
        screen.type("1")
        screen.read("1")
        screen.press_ctrl_c()
        said = screen.rest()
        assert "\r\nSaved in " in said
        assert "Traceback" not in said
        assert screen.process.returncode == 130


def test_hands_are_wiped_between_two_people(home: Path) -> None:
    with terminal(home, "play", "--two", "--seed", SEED) as screen:
        screen.read("press Enter when only you can see the screen. ")
        screen.type("\n")
        screen.read("your move? ")
        screen.type("moves\n")
        discard = re.findall(r"(\w\w-s1), ", screen.read("your move? "))[-1]
        screen.type(f"{discard}\n")
        said = screen.read("press Enter when only you can see the screen. ")
        assert CLEAR in said
        assert "hand" not in said.split(CLEAR)[1]


def test_what_one_person_has_typed_is_not_there_for_the_next(home: Path) -> None:
    pytest.importorskip("readline")
    with terminal(home, "play", "--two", "--seed", SEED) as screen:
        screen.read("press Enter when only you can see the screen. ")
        screen.type("\n")
        screen.read("your move? ")
        screen.type("my secret\n")
        screen.read("your move? ")
        screen.type("moves\n")
        discard = re.findall(r"(\w\w-s1), ", screen.read("your move? "))[-1]
        screen.type(f"{discard}\n")
        screen.read("press Enter when only you can see the screen. ")
        screen.type("\n")
        screen.read("your move? ")
        screen.type("\x1b[A" * 9 + "quit\n")
        said = screen.rest()
        assert screen.process.returncode == 0
        assert discard not in said
        assert "secret" not in said


@pytest.fixture
def many(tmp_path: Path, games: list[Record]) -> Path:
    return write_records(tmp_path / "many.jsonl", games * 600)


def test_long_work_shows_a_bar_that_goes_away(many: Path, home: Path) -> None:
    with terminal(home, "verify", str(many)) as screen:
        text = screen.rest()
    assert re.search(r"\r\x1b\[Kverifying \[#*\.+\] +\d+%", text)
    assert text.endswith("\r\x1b[K\x1b[32m1,800 records, all hold\x1b[0m\r\n")


@pytest.mark.parametrize(("variable", "value"), [("NO_COLOR", "1"), ("TERM", "dumb")])
def test_colours_can_be_refused(variable: str, value: str, many: Path, home: Path) -> None:
    with terminal(home, "verify", str(many), **{variable: value}) as screen:
        assert "\x1b[3" not in screen.rest()
    with terminal(home, "verify", "none", **{variable: value}) as screen:
        assert screen.rest().startswith("spitemalice: none: ")


def test_errors_are_red_on_a_terminal(home: Path) -> None:
    with terminal(home, "verify", "--colour") as screen:
        assert screen.rest().startswith("\x1b[31mspitemalice:\x1b[0m verify: ")


def test_without_a_terminal_there_is_neither_bar_nor_colour(many: Path, home: Path) -> None:
    done = run("verify", many, home=home)
    assert (done.stdout, done.stderr) == ("1,800 records, all hold\n", "")


class Screen(io.StringIO):
    """A stream that says that it is a terminal."""

    def isatty(self) -> bool:
        return True


def test_a_bar_knows_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    monkeypatch.setenv("TERM", "xterm")
    screen = Screen()
    with Progress("playing", 200, screen) as progress:
        for number in progress.each(range(200)):
            now = number / 100
    drawn = re.findall(r"\[(#*)(\.*)\] +(\d+)%", screen.getvalue())
    assert 5 < len(drawn) < 25
    assert all(len(full) + len(rest) == 30 for full, rest, _ in drawn)
    assert [int(part) for *_, part in drawn] == sorted(int(part) for *_, part in drawn)
    assert screen.getvalue().endswith("\r\x1b[K")


def test_a_bar_without_an_end_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    screen = Screen()
    monkeypatch.setattr(time, "monotonic", iter(range(10)).__next__)
    with Progress("reading", 0, screen) as progress:
        progress.show(1234)
    assert screen.getvalue() == "\r\x1b[Kreading 1,234\r\x1b[K"


def test_what_is_no_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    closed = Screen()
    closed.close()
    assert is_terminal(Screen())
    assert not is_terminal(None)
    assert not is_terminal(closed)
    assert not is_terminal(io.StringIO())
    assert Style(io.StringIO()).good("x") == "x"
    assert Style(Screen()).good("x") == "\x1b[32mx\x1b[0m"
