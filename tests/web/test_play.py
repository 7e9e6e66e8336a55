"""`spitemalice play` without a terminal option: a server, a browser, and how they end."""

from __future__ import annotations

import http.client
import re
import signal
import socket
import subprocess
import sys
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path

import pytest

from spitemalice.cli import browser, main
from spitemalice.cli.browser import MISSING
from spitemalice.web.server import Server
from spitemalice.web.site import Site
from tests.web.support import served

Told = tuple[int, str, str]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A site that is installed, as far as the commands know."""
    made = tmp_path / "static"
    made.mkdir()
    (made / "index.html").write_text("page")
    monkeypatch.setattr(browser, "STATIC", made)
    return made


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses at which a browser was opened; none ever is."""
    urls: list[str] = []

    def note(url: str) -> bool:
        urls.append(url)
        return True

    monkeypatch.setattr(webbrowser, "open", note)
    monkeypatch.setenv("BROWSER", "some-browser")
    return urls


@pytest.fixture
def usual(monkeypatch: pytest.MonkeyPatch) -> int:
    """The usual port, another for this test."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = int(taken.getsockname()[1])
    monkeypatch.setattr(browser, "PORT", port)
    return port


@pytest.fixture
def play(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., Told]:
    """Runs the command, with Ctrl-C as soon as it serves."""
    monkeypatch.setattr(threading.Thread, "start", threading.Thread.run)  # opens before it serves

    def interrupt(_: Server) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Server, "serve_forever", interrupt)

    def run(*arguments: str) -> Told:
        status = main(["play", *arguments])
        told = capsys.readouterr()
        return status, told.out, told.err

    return run


def test_the_browser_is_opened_at_the_usual_address(
    play: Callable[..., Told], folder: Path, opened: list[str], usual: int
) -> None:
    url = f"http://127.0.0.1:{usual}/"
    assert play() == (0, f"Spite & Malice is at {url} (Ctrl-C ends it)\n\n", "")
    assert opened == [url]


def test_no_browser_is_opened_where_none_is_wanted(
    play: Callable[..., Told], folder: Path, opened: list[str]
) -> None:
    status, out, err = play("--no-browser", "--port", "0")
    assert (status, err) == (0, "")
    assert re.fullmatch(r"Spite & Malice is at http://127\.0\.0\.1:\d+/ \(Ctrl-C .*\n\n", out)
    assert opened == []


@pytest.mark.skipif(sys.platform in {"win32", "darwin"}, reason="there always is a screen")
def test_without_a_screen_the_address_is_enough(
    play: Callable[..., Told], folder: Path, opened: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    status, out, _ = play("--port", "0")
    assert status == 0
    assert "No browser could be opened: open the address in one.\n" in out
    assert opened == []


@pytest.mark.parametrize("trouble", [OSError("none"), webbrowser.Error("none"), None])
def test_a_browser_that_does_not_open_is_no_error(
    play: Callable[..., Told],
    folder: Path,
    opened: list[str],
    monkeypatch: pytest.MonkeyPatch,
    trouble: Exception | None,
) -> None:
    def fail(_: str) -> bool:
        if trouble:
            raise trouble
        return False

    monkeypatch.setattr(webbrowser, "open", fail)
    status, out, err = play("--port", "0")
    assert (status, err) == (0, "")
    assert "No browser could be opened" in out


def test_a_second_play_opens_the_first(
    folder: Path, opened: list[str], usual: int, capsys: pytest.CaptureFixture[str]
) -> None:
    with served(folder, usual) as url:
        assert main(["play"]) == 0
    assert capsys.readouterr().out == f"Spite & Malice already runs at {url}\n"
    assert opened == [url]


def test_another_program_at_the_usual_port_is_told(
    play: Callable[..., Told], folder: Path, opened: list[str], usual: int
) -> None:
    with socket.create_server(("127.0.0.1", usual)):
        status, out, err = play()
    assert status == 0
    assert err.startswith(f"Port {usual} is taken: at another port the browser does not find")
    assert f":{usual}/" not in out
    assert len(opened) == 1


def test_a_port_that_was_asked_for_and_is_taken_is_refused(
    play: Callable[..., Told], folder: Path, usual: int
) -> None:
    with socket.create_server(("127.0.0.1", usual)):
        assert play("--port", str(usual)) == (
            2,
            "",
            f"spitemalice: --port: {usual}: Address already in use\n",
        )


@pytest.mark.parametrize("port", ["-1", "65536"])
def test_what_is_no_port_is_refused(play: Callable[..., Told], folder: Path, port: str) -> None:
    status, _, err = play("--port", port)
    assert (status, err) == (
        2,
        f"spitemalice: --port: {port} is not allowed; allowed: 0 to 65535\n",
    )


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--port", "0", "--plain"), "--port: not together with --plain, which"),
        (("--no-browser", "--level", "easy"), "--no-browser: not together with --level, which"),
    ],
)
def test_options_of_both_games_do_not_go_together(
    play: Callable[..., Told], folder: Path, arguments: tuple[str, ...], told: str
) -> None:
    status, _, err = play(*arguments)
    assert status == 2
    assert told in err


def test_an_option_of_the_terminal_game_chooses_it(
    play: Callable[..., Told], folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    status, out, _ = play("--save", str(tmp_path / "game.json"))
    assert status == 0
    assert out.startswith("Spite & Malice, rules g4a. Players: ")


def test_without_the_browser_game_the_terminal_has_one(
    play: Callable[..., Told], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(browser, "STATIC", tmp_path / "none")
    monkeypatch.setattr(sys, "stdin", None)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    status, out, err = play()
    assert (status, err) == (0, f"{MISSING}; here it is in the terminal.\n")
    assert out.startswith("Spite & Malice, rules g4a. Players: ")
    assert play("--no-browser") == (2, "", f"spitemalice: --no-browser: {MISSING}\n")


def test_the_whole_program_serves_until_ctrl_c(site_folder: Path) -> None:
    code = (
        "import sys; from pathlib import Path; from spitemalice.cli import browser, main;"
        f"browser.STATIC = Path({str(site_folder)!r});"
        "sys.exit(main(['play', '--no-browser', '--port', '0']))"
    )
    process = subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    found = re.search(r"127\.0\.0\.1:(\d+)", process.stdout.readline())
    assert found
    connection = http.client.HTTPConnection("127.0.0.1", int(found[1]), timeout=30)
    for name in Site(site_folder).names:
        connection.request("GET", f"/{name}")
        response = connection.getresponse()
        assert (response.status, response.read()) == (200, (site_folder / name).read_bytes())
    process.send_signal(signal.SIGINT)  # with the connection still open
    out, err = process.communicate(timeout=30)
    connection.close()
    assert (process.returncode, out, err) == (0, "\n", "")
