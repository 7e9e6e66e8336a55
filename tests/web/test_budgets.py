"""What the game may weigh: on the wire, in the page and in memory, and what it may touch.

Times are not judged here, since they are those of the machine: `python -m benchmarks.web` shows
them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from benchmarks.web.pages import SCREENS, Game, open_page, prepare
from benchmarks.web.tally import tallied
from tests.web.support import KEPT, until

if TYPE_CHECKING:
    from tests.web.conftest import NewContext

Visit = Callable[..., Game]

BYTES = 120_000
"""Of a first visit: all that it takes to play."""

KEPT_BYTES = 200_000
"""The same with what is sent for afterwards, for days without a network."""

PAGE_REQUESTS = 8
KEPT_REQUESTS = 24
ELEMENTS = 1200
HEAP = 20_000_000
LEAK = 500_000
"""By how many bytes a game may let the heap grow: its record, and what the browser keeps."""

MARK_CARDS = """
() => {
  const cards = [...document.querySelectorAll(".cards > .card")];
  const lying = new Map(cards.map((card) => [card, card.style.transform]));
  const touched = new Set();
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...how) {
    touched.add(this);
    return animate.apply(this, how);
  };
  const kinds = { attributes: true, attributeFilter: ["style"], childList: true };
  for (const card of cards) {
    new MutationObserver(() => touched.add(card)).observe(card, kinds);
  }
  globalThis.idlyTouched = () =>
    cards.filter((card) => card.isConnected && touched.has(card)
      && card.style.transform === lying.get(card)).map((card) => card.outerHTML);
}
"""
DISCARD = """
() => {
  document.querySelector('.place[aria-pressed][data-place^="h"]').click();
  document.querySelector('.place.goal[data-place^="s"]').click();
}
"""


@pytest.fixture
def visit(new_context: NewContext) -> Visit:
    """Opens a page of somebody who has never been here."""

    def make(**options: Any) -> Game:  # noqa: ANN401 (Playwright's)
        return open_page(prepare(new_context(**{**SCREENS["phone"], **options})))

    return make


def test_a_first_visit_is_small(bundled_folder: Path, visit: Visit) -> None:
    with tallied(bundled_folder) as (url, tally):
        game = visit(service_workers="block")
        game.usable(url)
        until(game.page, "watch.workers > 0")
        game.page.wait_for_load_state("networkidle")
        assert 0 < tally.sent <= BYTES


def test_what_is_kept_for_later_is_small(bundled_folder: Path, visit: Visit) -> None:
    with tallied(bundled_folder) as (url, tally):
        game = visit()
        game.usable(url)
        until(game.page, KEPT)
        assert 0 < tally.sent <= KEPT_BYTES
        assert len(tally.requests) <= KEPT_REQUESTS


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_page_sends_for_little(bundled_folder: Path, visit: Visit, language: str) -> None:
    with tallied(bundled_folder) as (url, tally):
        game = visit(locale=language, service_workers="block")
        game.usable(url)
        asked = Counter(tally.requests)
    assert len(asked) <= PAGE_REQUESTS
    assert max(asked.values()) == 1  # what was sent for early is not sent for again
    assert [name for name in asked if name.endswith(".ftl")] == [f"/locales/{language}.ftl"]
    assert sum(name.endswith(".css") for name in asked) == 1


def test_the_search_is_in_the_worker_alone(bundled_folder: Path) -> None:
    texts = {
        path.name.partition("-")[0]: path.read_text("utf-8")
        for path in (bundled_folder / "assets").glob("*.js")
    }
    # The names of properties outlast the packing
    for name in ("max_nodes", "max_plays", "kept_score"):
        assert [part for part in texts if name in texts[part]] in (["worker"], []), name
    assert "max_nodes" in texts["worker"]


def test_games_leave_nothing_behind(bundled_url: str, visit: Visit) -> None:
    game = visit()
    game.begin(bundled_url, "easy", length="minutes-5", speed="off", sound=False)
    game.play(games=1)
    first = game.heap()
    game.play(games=1)
    assert game.heap() <= min(HEAP, first + LEAK)
    assert game.nodes() <= ELEMENTS


def test_only_cards_that_change_are_touched(bundled_url: str, visit: Visit) -> None:
    game = visit()
    game.begin(bundled_url, "easy", speed="fast", sound=False)
    for _ in range(3):
        game.page.evaluate(MARK_CARDS)
        game.page.evaluate(DISCARD)
        until(game.page, "document.querySelector('.place[aria-pressed]') !== null")
        assert game.page.evaluate("idlyTouched()") == []
