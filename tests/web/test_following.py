"""What helps to follow the game: marks, messages, names and the last turn again."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final

import pytest

from tests.web.hands import wait_for_reply
from tests.web.screens import (
    LANGUAGES,
    LYING,
    ask_hint,
    click,
    deep,
    middle,
    start_page,
    type_wrong,
)
from tests.web.support import PHONE, SLOWNESS, until

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

    from tests.web.conftest import NewContext

SMALL: Final[ViewportSize] = {"width": 320, "height": 568}
LOW: Final[ViewportSize] = {"width": 667, "height": 375}
SIZES: Final = (PHONE, SMALL, LYING)
MADE: Final = middle()["game"]["moves"]
READY: Final = "document.querySelector('.status[data-kind=turn]') !== null"
LAST: Final = """[...document.querySelectorAll(".mark[data-mark=last]")].map((mark) => {
  const { x, y } = mark.getBoundingClientRect();
  const at = (place) => place.getBoundingClientRect();
  const under = [...document.querySelectorAll(".place")].filter((place) => {
    return Math.abs(at(place).x - x) < 1 && at(place).top <= y + 1 && at(place).bottom > y;
  });
  return under[0].dataset.place;
}).sort()"""
COVERED: Final = """(what) => {
  const words = document.querySelector(".toast, .typed .error").getBoundingClientRect();
  return [...document.querySelectorAll(what)].filter((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return left < words.right && right > words.left && top < words.bottom && bottom > words.top;
  }).length;
}"""
LYING_PLACES: Final = """[...document.querySelectorAll(".place")].map((place) => {
  const { x, y, width, height } = place.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return [x, y, width, height, top === place];
})"""
OWN: Final = '.place:is([data-place^="p0"], [data-place^="s0"], [data-place^="h0"])'
SCORE: Final = """[...document.querySelectorAll(".score > [aria-hidden]")].map((part) => {
  const { left, right, width } = part.getBoundingClientRect();
  return [part.innerText, left, right, width];
})"""


def discard(page: Page) -> None:
    """Discard the King, and wait until the opponent's turn has passed."""
    page.locator('[data-place="h0-3"]').click()
    page.locator('[data-place="s0-3"]').click()
    wait_for_reply(page, len(MADE) + 1)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size['width']}")
def test_a_hint_lies_on_nothing_that_it_is_about(
    new_context: NewContext, site_url: str, size: ViewportSize
) -> None:
    for language in ("de", "ru"):
        page = new_context(viewport=size).new_page()
        start_page(page, site_url, middle(), language=language)
        ask_hint(page)
        assert page.evaluate(COVERED, ".place, .actions .tool") == 0
        if size != LYING:
            assert page.evaluate(COVERED, ".bar .icon-button") == 0


def test_a_very_long_hint_lies_on_the_opponents_cards_alone(
    new_context: NewContext, site_url: str
) -> None:
    for language in ("de", "ru"):
        page = new_context(viewport=SMALL).new_page()
        start_page(page, site_url, deep(), language=language)
        ask_hint(page)
        assert len(page.locator(".toast p").inner_text()) > 200
        assert page.evaluate(COVERED, f'{OWN}, [data-place^="c"], .actions .tool') == 0


def test_a_hint_that_comes_late_leaves_the_card_that_was_taken_up(
    page: Page, site_url: str
) -> None:
    page.add_init_script(f"{SLOWNESS.read_text('utf-8')}\nlag(500);")
    start_page(page, site_url, middle())
    page.locator(".tool-hint").click()
    king = page.locator('[data-place="h0-3"]')
    king.click()
    page.locator(".toast").wait_for()
    assert king.get_attribute("aria-pressed") == "true"
    page.locator(".tool-hint").click()  # whoever wants another one has put the card down
    page.locator('[data-place="h0-3"][aria-pressed="false"]').wait_for()


@pytest.mark.parametrize("size", [LYING, LOW], ids=lambda size: f"{size['width']}")
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_lying_table_stays_as_it_is_while_a_move_is_typed(
    still_page: Page, site_url: str, size: ViewportSize, language: str
) -> None:
    still_page.set_viewport_size(size)
    start_page(still_page, site_url, middle(), language=language)
    before = still_page.evaluate(LYING_PLACES)
    type_wrong(still_page)
    still_page.locator(".typed .error:not(:empty)").wait_for()
    assert still_page.evaluate(LYING_PLACES) == before
    assert all(seen for *_, seen in before)
    assert still_page.evaluate(COVERED, f"{OWN}, .icon-button, .tool") == 0
    for button in still_page.locator(".bar .icon-button, .tool").all():
        if button.is_visible():
            button.click(trial=True)  # nothing lies on it


def test_the_places_of_the_last_turn_are_marked_up_to_the_next_tap(
    page: Page, site_url: str
) -> None:
    start_page(page, site_url, middle(), speed="fast")
    assert page.evaluate(LAST) == []
    discard(page)
    page.locator(".mark[data-mark=last]").first.wait_for(state="attached")
    told: str = page.locator(".moves li").last.inner_text()
    places = page.evaluate(LAST)
    centers = {f"c{stack - 1}" for stack in (1, 2, 3) if f"→ {stack}" in told}
    assert centers < set(places)
    assert [place[:2] for place in places if place not in centers] == ["s1"]
    page.locator('[data-place="h0-0"]').click()
    assert page.evaluate(LAST) == []


def test_the_last_turn_again_is_called_so(page: Page, site_url: str) -> None:
    start_page(page, site_url, middle(), speed="fast")
    discard(page)
    click(".bar > .icon-button", "[data-choice=settings]")(page)
    page.locator("#setting-speed-slow").check(force=True)
    page.keyboard.press("Escape")
    status = page.locator(".status")
    before = status.inner_text()
    page.locator(".tool-last").click()
    until(page, "document.querySelector('.status').innerText === 'Last turn'")
    assert not page.title().startswith("Your turn")
    assert page.locator(".tool-last").get_attribute("aria-disabled") == "true"
    until(page, READY)
    assert status.inner_text() == before


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size['width']}")
def test_each_name_stands_beside_its_points(page: Page, site_url: str, size: ViewportSize) -> None:
    page.set_viewport_size(size)
    start_page(page, site_url, middle(), name="Maximiliane")
    parts: list[list[Any]] = page.evaluate(SCORE)
    assert [text for text, *_ in parts] == ["You", "16 : 26", "Expert"]
    for (_, _, right, _), (_, left, _, width) in pairwise(parts):
        assert 0 <= left - right <= 12
        assert width > 0


def test_the_count_of_a_hand_is_seen_beside_any_name(
    new_context: NewContext, site_url: str
) -> None:
    stored = middle(two=True)
    stored["seats"] = [{"kind": "person", "name": "Maximiliane " * 3} for _ in range(2)]
    for left_handed in (False, True):
        page = new_context().new_page()
        start_page(page, site_url, stored, leftHanded=left_handed)
        page.locator(".dialog-hand-over .button-main").click()
        name = page.locator(".seat-name").first
        assert name.inner_text().startswith("2 · ")
        count = name.locator("span").first.bounding_box()
        line = name.bounding_box()
        assert count
        assert line
        assert count["x"] >= line["x"] - 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_button_for_a_file_speaks_the_language_of_the_game(
    page: Page, site_url: str, language: str
) -> None:
    start_page(page, site_url, middle(), language=language)
    click(".bar > .icon-button", "[data-choice=import]")(page)
    field = page.locator("#record-file")
    box = field.bounding_box()
    assert box
    assert box["width"] <= 1  # its own words are the browser's
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.id") == "record-file"
    label = page.locator("label.file")
    assert label.inner_text()
    assert label.evaluate("(label) => getComputedStyle(label).outlineStyle") == "solid"
