"""The game in another browser engine than the one that all other tests use."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from spitemalice.record import parse_record, verify_record
from tests.web.hands import OPENED
from tests.web.random_games import goes_on
from tests.web.webdriver import BROWSER, DRIVER, SCREEN, Driven, window

if TYPE_CHECKING:
    from collections.abc import Iterator

RECORDS: Final = f"""const db = await {OPENED};
const request = db.transaction("finished").objectStore("finished").getAll();
await new Promise((done) => (request.onsuccess = done));
db.close();
return request.result.map(({{ line }}) => line);
"""
SETTINGS: Final = f"""const db = await {OPENED};
const work = db.transaction("settings", "readwrite");
work.objectStore("settings").put({{ language: "en", speed: "off" }}, "settings");
await new Promise((done) => (work.oncomplete = done));
db.close();
"""
CHOICE: Final = """const open = document.querySelector(".dialog-new-game");
open.querySelector("#opponent-easy").click();
open.querySelector("#preset").value = "quick";
open.querySelector("#preset").dispatchEvent(new Event("change"));
open.querySelector("#length-single").click();
"""
WATCH: Final = """globalThis.wrong = [];
addEventListener("error", ({ message }) => wrong.push(message));
addEventListener("unhandledrejection", ({ reason }) => wrong.push(String(reason)));
"""
IDLE: Final = """return document.querySelector("dialog[open]") !== null ||
  (document.querySelector(".status[data-kind=turn]") !== null &&
    document.querySelector(".place[aria-pressed], .toast .link") !== null);
"""
MOVES: Final = """return [...document.querySelectorAll(".panel-moves li > .hidden")]
  .map((line) => line.textContent.trim())
"""


@pytest.fixture
def webkit() -> Iterator[Driven]:
    """A window of WebKitGTK."""
    if not (BROWSER and DRIVER and SCREEN):
        pytest.skip("webkit2gtk-driver and xvfb not found")
    with window() as driven:
        yield driven


def open_game(webkit: Driven, url: str) -> None:
    """Open the game, and note from then on what goes wrong."""
    webkit.open(url)
    webkit.run(WATCH)
    webkit.until(IDLE)


def move(webkit: Driven) -> None:
    """Make a move with the mouse, to the center if possible."""
    for source in webkit.all(".place[aria-pressed]")[:1] or webkit.all(".toast .link"):
        webkit.click(source)
    goals = webkit.all(".place.goal")
    if goals:
        webkit.click((webkit.all('.place.goal[data-place^="c"]') or goals)[0])


@pytest.mark.heavy
def test_a_whole_game_in_webkit(webkit: Driven, site_url: str) -> None:
    open_game(webkit, site_url)
    webkit.run(SETTINGS)
    open_game(webkit, site_url)
    webkit.run(CHOICE)
    webkit.click_on(".dialog-new-game .button-main")
    moves = 0
    while True:
        webkit.until(IDLE)
        if webkit.all(".dialog-result"):
            break
        move(webkit)
        moves += 1
        if moves == 5:  # in the middle, the page is left
            before = webkit.run(MOVES)
            assert webkit.run("return wrong") == []
            open_game(webkit, site_url)
            assert before
            assert goes_on(before, webkit.run(MOVES))  # the last move may not have been told yet
    assert webkit.run("return wrong") == []
    (line,) = webkit.run(RECORDS)
    record = parse_record(line)
    verify_record(record)
    assert record.result is not None
    assert moves >= 5
