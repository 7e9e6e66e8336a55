"""How long the game takes to start, and what it sends for."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from benchmarks.web.figures import Figure, spread
from benchmarks.web.pages import context, open_page
from benchmarks.web.tally import tallied
from tests.web.support import KEPT, until

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext

REST = 500
"""Milliseconds in which the browser gets done with opening a tab."""

EMPTY = """<!doctype html><html lang="en"><title>Empty</title><link rel="icon" href="data:,">
<script type="module" src="empty.js"></script>
"""
SCRIPT = """
document.body.innerHTML = '<dialog open><button class="button-main">x</button></dialog>';
"""


def measure(browser: Browser, site: Path, rounds: int) -> Iterator[Figure]:
    """All figures of the starts."""
    yield from transfer(browser, site)
    with TemporaryDirectory() as folder, tallied(_empty(Path(folder))) as (url, _):
        yield from spread("Empty page usable", [_first(browser, url)[0] for _ in range(rounds)])
        yield Figure("Empty page, processor time", _work(browser, url, rounds), "ms")
    with tallied(site) as (url, _):
        visits = [_first(browser, url) for _ in range(rounds)]
        yield from spread("First visit usable", [usable for usable, _ in visits], 1500)
        yield Figure("First visit, longest task", min(longest for _, longest in visits), "ms")
        yield Figure("First visit, processor time", _work(browser, url, rounds), "ms")
        yield from _again(browser, url, rounds)


def transfer(browser: Browser, site: Path) -> Iterator[Figure]:
    """What a first visit sends for: to be played, and to be kept for days without a network."""
    for name, options, until_then, limit in (
        ("First visit", {"service_workers": "block"}, "watch.workers > 0", 150),
        ("First visit, with what is kept", {}, KEPT, None),
    ):
        with tallied(site) as (url, tally), context(browser, **options) as visitor:
            game = open_page(visitor)
            game.usable(url)
            until(game.page, until_then)
            game.page.wait_for_load_state("networkidle")
            yield Figure(name, tally.sent / 1000, "KB", limit)
            yield Figure(f"{name}: requests", len(tally.requests), "")


def _empty(folder: Path) -> Path:
    """The smallest page with a script: what the conditions alone cost."""
    (folder / "index.html").write_text(EMPTY)
    (folder / "empty.js").write_text(SCRIPT)
    return folder


def _first(browser: Browser, url: str) -> tuple[float, float]:
    """Milliseconds until it can be used, and of the longest task before that."""
    with context(browser) as visitor:
        game = open_page(visitor)
        game.page.wait_for_timeout(REST)
        game.slow_down()
        usable = game.usable(url)
        tasks = [ms for start, ms in game.watched("tasks") if start < usable]
        return usable, max(tasks, default=0.0)


def _work(browser: Browser, url: str, rounds: int) -> float:
    """The least processor time of a first visit: other programs hardly change it."""
    times = []
    for _ in range(rounds):
        with context(browser) as visitor:
            times.append(open_page(visitor).work(url))
    return min(times)


def _again(browser: Browser, url: str, rounds: int) -> Iterator[Figure]:
    """Further visits: a game goes on, with and without a network."""
    with context(browser) as visitor:
        game = open_page(visitor)
        game.begin(url, "easy")
        until(game.page, KEPT)
        game.page.close()
        again = []
        for _ in range(rounds):
            game = open_page(visitor)
            again.append(game.work(url))
            game.page.close()
        yield Figure("Repeat visit, processor time", min(again), "ms")
        yield from spread("Repeat visit usable", _revisits(visitor, url, rounds, True), 600)
        yield from spread("Offline start usable", _revisits(visitor, url, rounds, False), 600)


def _revisits(visitor: BrowserContext, url: str, rounds: int, online: bool) -> list[float]:
    times = []
    visitor.set_offline(not online)
    for _ in range(rounds + 1):  # the first one fills the browser's own caches
        game = open_page(visitor)
        game.session.send("ServiceWorker.enable")
        game.session.send("ServiceWorker.stopAllWorkers")
        game.page.wait_for_timeout(REST)
        game.slow_down(network=online)
        times.append(game.usable(url))
        game.page.close()
    return times[1:]
