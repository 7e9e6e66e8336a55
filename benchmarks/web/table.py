"""How the table answers, moves and grows while games are played on it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from benchmarks.web.figures import Figure, part
from benchmarks.web.pages import SCREENS, SLOWER, Game, context, open_page
from benchmarks.web.tally import tallied

if TYPE_CHECKING:
    from playwright.sync_api import Browser

TAPS = 20
HAND = '.place[aria-pressed][data-place^="h"]'
PAUSE = 700
"""Milliseconds between two taps of a person who watches."""

GAMES = 10


def measure(browser: Browser, site: Path, seconds: float) -> Iterator[Figure]:
    """All figures of the table."""
    with tallied(site) as (url, _):
        yield from taps(browser, url)
        for screen in SCREENS:
            yield from frames(browser, url, screen, seconds)
        yield from memory(browser, url)


def taps(browser: Browser, url: str) -> Iterator[Figure]:
    """Milliseconds from a tap on a card of the hand to the frame that shows it chosen."""
    for processor, limit in ((1, 50.0), (SLOWER, None)):
        with context(browser) as visitor:
            game = open_page(visitor)
            game.begin(url, "easy")
            game.page.wait_for_timeout(PAUSE)
            game.slow_down(network=False, processor=processor)
            card = game.page.locator(HAND).first
            game.page.evaluate("watch.reactions.length = 0")
            for _ in range(TAPS):
                card.tap()
                game.page.wait_for_timeout(PAUSE / 4)
            reactions = [float(ms) for ms in game.watched("reactions")]
        name = "Tap shows" if processor == 1 else f"Tap shows, {processor} times slower"
        yield Figure(f"{name}, median", part(reactions, 0.5), "ms", limit)
        yield Figure(f"{name}, 95th percentile", part(reactions, 0.95), "ms")


def frames(browser: Browser, url: str, screen: str, seconds: float) -> Iterator[Figure]:
    """How even the frames come while cards move, at normal speed, and which tasks are long."""
    with context(browser, screen) as visitor:
        game = open_page(visitor)
        game.page.goto(url)
        still = _steady(game, seconds / 4)
        game.begin(url, "hard")
        game.page.wait_for_timeout(PAUSE)
        game.page.evaluate("(watch.frames.length = watch.tasks.length = 0, watch.follow())")
        game.play(ms=seconds * 1000, pause=PAUSE)
        times = [float(ms) for ms in game.watched("frames")]
        tasks = [float(ms) for _, ms in game.watched("tasks")]
    yield Figure(f"Frames, {screen}, median of {len(times)}", part(times, 0.5), "ms", 17)
    yield Figure(f"Frames, {screen}, 95th percentile", part(times, 0.95), "ms", 25)
    yield Figure(f"Frames, {screen}, 95th percentile of an empty page", part(still, 0.95), "ms")
    yield Figure(f"Long tasks, {screen}", len(tasks), "")
    yield Figure(f"Longest task, {screen}", max(tasks, default=0.0), "ms")


def _steady(game: Game, seconds: float) -> list[float]:
    """The frames of one thing that moves over an empty page: what the machine can do now."""
    page = game.page.context.new_page()
    page.set_content("<p>x</p>")
    page.evaluate(
        "(ms) => { watch.follow(); document.querySelector('p').animate("
        "{ transform: ['none', 'translate(200px, 300px)'] }, { duration: ms }); }",
        seconds * 1000,
    )
    page.wait_for_timeout(seconds * 1000)
    times = [float(ms) for ms in page.evaluate("watch.frames")]
    page.close()
    return times


def memory(browser: Browser, url: str) -> Iterator[Figure]:
    """What the scripts hold and how many elements there are after some games."""
    with context(browser) as visitor:
        game = open_page(visitor)
        game.begin(url, "easy", speed="off")
        before = game.heap()
        game.play(games=GAMES)
        yield Figure("Heap, first game", before / 1e6, "MB")
        yield Figure(f"Heap after {GAMES} games", game.heap() / 1e6, "MB", 20)
        yield Figure(f"Elements after {GAMES} games", game.nodes(), "")
