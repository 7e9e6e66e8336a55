"""The program as a whole: options, streams, signals, exit statuses."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import spitemalice
from spitemalice.cli import main
from spitemalice.cli.errors import CommandError, message_of, one_line
from spitemalice.cli.parser import COMMANDS
from tests.cli.support import PROGRAM, environment, refused, run

FULL = Path("/dev/full")


def test_help_names_every_command_and_exits_well(home: Path) -> None:
    done = run("--help", home=home)
    assert (done.returncode, done.stderr) == (0, "")
    assert all(re.search(rf"\n    {command}\s", done.stdout) for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str, home: Path) -> None:
    done = run(command, "--help", home=home)
    assert done.returncode == 0
    assert done.stdout.startswith(f"usage: spitemalice {command}")


def test_version(home: Path) -> None:
    assert run("--version", home=home).stdout == f"spitemalice {spitemalice.__version__}\n"


def test_help_imports_nothing_of_the_game() -> None:
    code = (
        "import sys; from spitemalice.cli import main; main(['--help']);"
        "heavy = ['msgspec', 'json', 'spitemalice.rules', 'spitemalice.kernel', 'asyncio'];"
        "sys.exit(', '.join(name for name in heavy if name in sys.modules) or 0)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([], "the following arguments are required: COMMAND"),
        (["paly"], "invalid choice: 'paly' (choose from"),
        (["--colour"], "required: COMMAND"),
        (["info", "--colour"], "unrecognized arguments: --colour"),
        (["info", "--js"], "unrecognized arguments: --js"),
        (["info", "\x1b[31m\n"], "unrecognized arguments: \\x1b[31m\\n"),
        (["verify"], "verify: the following arguments are required: FILE"),
        (["verify", "no such file"], "no such file: No such file or directory"),
        (["verify", "/"], "/: Is a directory"),
        (["replay", "no such file"], "no such file: No such file or directory"),
        (["rules", "g5a"], 'unknown preset "g5a"; allowed: g4a, quick'),
        (["rules", "{"], "rules: not JSON, character "),
        (["rules", "{}}"], "rules: not JSON, character "),
        (["rules", '{"hand_size": 5, "hand_size": 6}'], 'duplicate key "hand_size"'),
        (["rules", '{"hand": 5}'], 'unknown field "hand"; allowed: preset, players'),
        (["rules", '{"hand_size": 8}'], "hand_size 8 is not allowed; allowed: 1 to 7"),
        (["rules", '{"hand_size": true}'], "hand_size true is not allowed; allowed: 1 to 7"),
        (["rules", '{"players": 4}'], "need 120 cards, but decks 2 gives 104; allowed: decks 3"),
        (["rules", "{" * 100_000], "rules: "),
        (["simulate", "--games", "1"], "simulate: the following arguments are required: --out"),
        (["simulate", "--games", "x", "--out", "-"], "--games: invalid int value: 'x'"),
        (["simulate", "--games", "0", "--out", "-"], "--games: 0 is not allowed; allowed: 1 to"),
        (["simulate", "--games", "9" * 9999, "--out", "-"], "--games: invalid int value"),
        (["simulate", "--games", "1", "--out", "-", "--json"], "--json: not allowed with --out -"),
        (
            ["simulate", "--games", "1", "--out", "-", "--players", "eager,great"],
            'player "great" is not allowed; allowed: "random", "eager", "greedy", "beginner"',
        ),
        (
            ["simulate", "--games", "1", "--out", "-", "--players", "eager,eager,eager"],
            "--players: 3 levels; allowed: 1 for all or 2, one a seat",
        ),
        (["simulate", "--games", "1", "--out", "/"], "/: Is a directory"),
        (["simulate", "--games", "1", "--out", "/none/x"], "/none/x: No such file or directory"),
        (["play", "--seed", "5eed"], '--seed: "5eed" has 4 characters; allowed: 64 lower-case hex'),
        (["play", "--seed", "5EED" * 16], "is not allowed; allowed: 64 lower-case hex digits"),
        (["play", "--match", "0"], '--match: "0" is not allowed; allowed: 1 to 1000, single'),
        (["play", "--match", "1001"], '--match: "1001" is not allowed'),
        (["play", "--match", "²"], "--match: "),
        (["play", "--level", "best"], 'player "best" is not allowed; allowed: "random"'),
        (["play", "--rules", "best"], 'unknown preset "best"'),
        (["play", "--name", ""], 'name "" is not allowed; allowed: 1 to 40 printable'),
        (["play", "--name", "a\nb"], 'name "a\\nb" is not allowed'),
        (["play", "--name", "a", "--name", "b"], "--name: 2 names; allowed: 1, one a person"),
        (["play", "--save", "/none/x"], "/none/x: No such file or directory"),
        (["play", "--save", "/"], "/: a folder or a device; allowed: a file"),
        (["play", "--save", "/dev/null"], "/dev/null: a folder or a device; allowed: a file"),
    ],
)
def test_what_is_wrong_is_one_line_that_says_so(
    arguments: list[str],
    message: str,
    home: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(home))
    status = main(arguments)
    shown = capsys.readouterr()
    done = subprocess.CompletedProcess(arguments, status, shown.out, shown.err)
    assert message in refused(done)


@pytest.mark.parametrize("arguments", [["paly"], ["rules", "{"], ["verify", "no such file"]])
def test_so_it_is_in_a_process_of_its_own(arguments: list[str], home: Path) -> None:
    refused(run(*arguments, home=home))


def test_a_wrong_option_of_play_writes_nothing(home: Path) -> None:
    refused(run("play", "--rules", "best", home=home))
    assert not (home / "spitemalice" / "play.json").exists()


@pytest.mark.parametrize("option", ["--seed", "--name"])
def test_bytes_that_are_no_text_are_refused(option: str, home: Path) -> None:
    arguments: list[str | bytes] = [*PROGRAM, "play", option, b"\xff\xfe"]
    done = subprocess.run(arguments, capture_output=True, env=environment(home), check=False)
    assert done.returncode == 2
    assert done.stderr.startswith(b"spitemalice: ")
    assert option.strip("-").encode() in done.stderr


def test_a_user_without_a_home_is_told(home: Path) -> None:
    code = (
        "import pathlib, sys; from spitemalice.cli import main;"
        "pathlib.os.path.expanduser = lambda path: path; sys.exit(main(['info']))"
    )
    env = {k: v for k, v in environment(home).items() if k not in {"XDG_STATE_HOME", "HOME"}}
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=env, check=False
    )
    assert done.returncode == 2
    assert done.stderr.startswith("spitemalice: data folder: this user has no home folder")


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
def test_a_reader_that_goes_away_ends_the_program_quietly(home: Path) -> None:
    arguments = [*PROGRAM, "simulate", "--games", "100000", "--out", "-"]
    with subprocess.Popen(
        arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment(home)
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(60) == 128 + signal.SIGPIPE


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
def test_ctrl_c_ends_the_program_quietly(home: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.jsonl"
    arguments = [*PROGRAM, "simulate", "--games", "100000", "--out", str(out)]
    with subprocess.Popen(
        arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment(home)
    ) as process:
        while not list(tmp_path.glob(".out.jsonl.*")):
            assert process.poll() is None
        process.send_signal(signal.SIGINT)
        assert process.communicate(timeout=60) == (b"", b"")
        assert process.returncode == 130
    assert list(tmp_path.glob("*out*")) == []


@pytest.mark.skipif(not FULL.exists(), reason="no full device here")
@pytest.mark.parametrize(
    "arguments", [["info"], ["rules"], ["simulate", "--games", "1", "--out", "-"]]
)
def test_a_full_disk_behind_standard_output_is_one_line(arguments: list[str], home: Path) -> None:
    with FULL.open("wb") as full:
        done = subprocess.run(
            [*PROGRAM, *arguments],
            stdout=full,
            stderr=subprocess.PIPE,
            env=environment(home),
            check=False,
        )
    assert done.returncode == 2
    assert done.stderr == b"spitemalice: No space left on device\n"


@pytest.mark.skipif(not FULL.exists(), reason="no full device here")
def test_a_full_disk_behind_standard_error_changes_no_status(home: Path) -> None:
    with FULL.open("wb") as full:
        done = subprocess.run(
            [*PROGRAM, "verify", "no such file"], stderr=full, env=environment(home), check=False
        )
    assert done.returncode == 2


@pytest.mark.skipif(sys.platform == "win32", reason="needs a POSIX shell")
@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
@pytest.mark.parametrize("command", ["info", "play --plain", "verify -"])
def test_closed_streams_are_no_error(command: str, closed: str, home: Path) -> None:
    done = subprocess.run(
        f'"{sys.executable}" -m spitemalice {command} {closed}',
        shell=True,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        env=environment(home),
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_fault_of_the_program_itself_is_not_hidden() -> None:
    assert message_of(ZeroDivisionError()) is None


def test_messages() -> None:
    assert message_of(CommandError("a\tb")) == "a\\tb"
    assert message_of(FileNotFoundError(2, "gone", "x")) == "x: gone"
    assert message_of(FileNotFoundError(2, "gone", os.fsencode("x"))) == "x: gone"
    assert message_of(OSError("odd")) == "odd"
    assert message_of(OSError()) == "OSError"
    assert one_line("ü" + "x" * 1000) == "ü" + "x" * 598 + "…"
