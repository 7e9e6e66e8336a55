"""How long the computer thinks in its Worker, as the page waits for it in whole games."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from benchmarks.web.figures import Figure, part
from benchmarks.web.pages import context, open_page
from benchmarks.web.tally import tallied
from spitemalice.players.levels import LEVELS

if TYPE_CHECKING:
    from playwright.sync_api import Browser

USUAL = 300
DEEP = 800
"""Milliseconds that a level may think: one that plays trial games may think longer."""


def measure(browser: Browser, site: Path, seconds: float) -> Iterator[Figure]:
    """The figures of every level, each from games of so many seconds."""
    with tallied(site) as (url, _):
        for level, look in LEVELS.items():
            yield from _level(browser, url, level, DEEP if look.trials else USUAL, seconds)


def _level(
    browser: Browser, url: str, level: str, limit: float, seconds: float
) -> Iterator[Figure]:
    with context(browser) as visitor:
        game = open_page(visitor)
        game.begin(url, level, speed="off")
        game.play(ms=seconds * 1000)
        times = [float(ms) for task, ms in game.watched("answers") if task == "choose"]
    yield Figure(f"{level} thinks, median of {len(times)}", part(times, 0.5), "ms")
    yield Figure(f"{level} thinks, 99th percentile", part(times, 0.99), "ms", limit)
    yield Figure(f"{level} thinks, longest", max(times, default=0.0), "ms")
