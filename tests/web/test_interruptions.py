"""What comes between a person and the game: other tabs, updates, reloads, tunnels, clocks, turns
of the phone. Nothing of it costs more than the move that was not yet made.
"""

from __future__ import annotations

import datetime
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest

from spitemalice.web.site import Site
from tests.web import hands
from tests.web.hands import moves, play, status, text, wait_for_turn
from tests.web.screens import MENU, click, middle, start_page
from tests.web.support import BEAT, CHROMIUM, FLAGS, KEPT, running, until, watched
from tools import build_site

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

    from tests.web.conftest import NewContext

MADE: Final = middle()["game"]["moves"]
"""The moves with which the tests begin."""


@pytest.fixture
def context(new_context: NewContext) -> BrowserContext:
    """A phone without a service worker between pages and server."""
    return new_context(service_workers="block")


@pytest.fixture
def page(context: BrowserContext) -> Page:
    """The first tab of that phone."""
    return context.new_page()


# Tabs


def asks_to_play_here(page: Page, key: str) -> None:
    """Wait until the page says that another one plays."""
    page.locator(".dialog-asking p", has_text=text(key)).wait_for()


def play_here(page: Page) -> None:
    """Let this tab play."""
    page.locator("dialog[open] .button-main").click()
    wait_for_turn(page)


def test_one_tab_plays_and_the_other_can_take_over(
    context: BrowserContext, page: Page, site_url: str
) -> None:
    start_page(page, site_url, middle())
    second = context.new_page()
    second.goto(site_url)
    asks_to_play_here(second, "tabs-elsewhere")
    assert not second.locator(".place").count()
    play(page)
    # The first one is about to resign when the second one takes over
    click(".tool-more", "[data-choice=resign]")(page)
    play_here(second)
    asks_to_play_here(page, "tabs-taken")
    assert page.locator("dialog[open]").count() == 1  # what was asked before is off
    assert not page.locator(".place[aria-pressed]").count()
    play(second)
    made = moves(second)
    assert len(made) == len(MADE) + 2
    page.keyboard.press("Escape")
    page.locator(".toast", has_text=text("tabs-taken")).wait_for()
    for key in ("h", "u", "p"):
        page.keyboard.press(key)  # does nothing but ask again
    asks_to_play_here(page, "tabs-taken")
    assert moves(page) == made
    play_here(page)
    asks_to_play_here(second, "tabs-taken")
    assert status(page)
    play(page)
    assert moves(page)[: len(made)] == made


def test_the_offer_to_play_here_stays(context: BrowserContext, page: Page, site_url: str) -> None:
    start_page(page, site_url, middle())
    second = context.new_page()
    second.goto(site_url)
    second.locator(".dialog-asking").wait_for()
    second.keyboard.press("Escape")
    second.locator(".toast .icon-button").click()
    second.locator(MENU).click()
    second.locator(".dialog-asking").wait_for()
    second.keyboard.press("Escape")
    second.locator(".toast .link").click()
    wait_for_turn(second)
    play(second)


def test_a_tab_that_is_closed_leaves_the_game_to_others(
    context: BrowserContext, page: Page, site_url: str
) -> None:
    start_page(page, site_url, middle())
    play(page)
    made = moves(page)
    page.close()
    second = context.new_page()
    second.goto(site_url)
    wait_for_turn(second)  # without being asked
    assert moves(second) == made


def test_two_tabs_never_write_at_once_even_without_locks(
    context: BrowserContext, page: Page, site_url: str
) -> None:
    context.add_init_script("Object.defineProperty(navigator, 'locks', { value: undefined })")
    start_page(page, site_url, middle())
    second = context.new_page()
    second.goto(site_url)
    wait_for_turn(second)  # nothing can tell that there is another one
    play(second)
    made = moves(second)
    page.locator(".place[aria-pressed]").first.click()  # plays the pay-off card, too late
    asks_to_play_here(page, "tabs-taken")
    assert moves(page) == made
    assert page.locator(".status").inner_text() == text("tabs-taken")
    second.close()
    play_here(page)
    assert moves(page) == made
    play(page)
    assert moves(page)[: len(made)] == made
    assert not page.locator(".toast").count()


def test_a_tab_that_was_taken_over_shows_no_hand_of_two_people(
    context: BrowserContext, page: Page, site_url: str
) -> None:
    start_page(page, site_url, middle(two=True))
    page.locator(".dialog-hand-over .button-main").click()
    wait_for_turn(page)
    shown = page.locator(".card:not(.hidden-face)").count()
    second = context.new_page()
    second.goto(site_url)
    second.locator("dialog .button-main").click()
    second.locator(".dialog-hand-over").wait_for()
    asks_to_play_here(page, "tabs-taken")
    assert page.locator(".card:not(.hidden-face)").count() == shown - 5


# New versions


@pytest.fixture
def next_build(site_folder: Path, tmp_path: Path) -> Path:
    """The site as it will be: another build."""
    folder = tmp_path / "next"
    shutil.copytree(site_folder, folder)
    with (folder / "css" / "base.css").open("a", encoding="utf-8") as file:
        file.write("/* another one */\n")
    build_site.write_worker(folder)
    return folder


def build_of(page: Page) -> str:
    """What the service worker keeps."""
    (name,) = page.evaluate("caches.keys()")
    return str(name)


def test_an_update_in_mid_game_waits_and_loses_nothing(
    site_folder: Path, next_build: Path, new_context: NewContext
) -> None:
    page = new_context().new_page()
    with running(site_folder) as server:
        start_page(page, server.url, middle())
        until(page, KEPT)
        before = build_of(page)
        page.evaluate("globalThis.mine = true")
        server.site = Site(next_build)
        page.evaluate("navigator.serviceWorker.ready.then((found) => found.update()).then(() => 0)")
        page.locator(".toast", has_text=text("update-ready")).wait_for()
        play(page)  # goes on in the old build, with the offer in view
        page.locator(".toast", has_text=text("update-ready")).wait_for()
        assert page.evaluate("mine")
        made, shown = moves(page), status(page)
        with page.expect_navigation():
            page.locator(".toast .link").click()
        wait_for_turn(page)
        assert (moves(page), status(page)) == (made, shown)
        until(page, "caches.keys().then((names) => names.length === 1)")
        assert build_of(page) != before
        play(page)


# Reloads


def test_a_page_that_is_left_in_a_move_resumes_after_it(page: Page, site_url: str) -> None:
    for wait in (0, 20, 100, 300):
        start_page(page, site_url, middle(), speed="slow")
        wait_for_turn(page)
        hands.type_move(page, "p-c2")
        hands.wait_for_moves(page, len(MADE) + 1)
        page.wait_for_timeout(wait)  # the card is on its way
        page.reload()
        wait_for_turn(page)
        assert moves(page) == [*MADE, "p-c2"]
        assert page.evaluate("document.querySelector('[data-place=c1]').ariaLabel").startswith(
            "Center stack 2: needs 2, top Ace of hearts"
        )


def test_the_computer_makes_the_moves_that_it_would_have_made(page: Page, site_url: str) -> None:
    start_page(page, site_url, middle())
    hands.type_move(page, "8c-s4")
    hands.wait_for_reply(page, len(MADE) + 1)
    whole = moves(page)
    assert len(whole) > len(MADE) + 2
    start_page(page, site_url, middle(), speed="slow")
    hands.type_move(page, "8c-s4")
    for count in range(len(MADE) + 1, len(whole)):
        hands.wait_for_moves(page, count)
        page.reload()
        page.locator(".place").first.wait_for()
    wait_for_turn(page)
    assert moves(page) == whole


def test_a_storm_of_reloads_harms_nothing(page: Page, site_url: str) -> None:
    start_page(page, site_url, middle())
    for wait in (0, 30, 100, 200, 400, 0, 50, 150, 300, 0):
        page.goto(site_url, wait_until="commit")
        page.wait_for_timeout(wait)
    wait_for_turn(page)
    assert not page.locator("dialog").count()
    assert moves(page) == MADE
    play(page)


@pytest.fixture
def real_history(browser: Browser) -> Iterator[Browser]:
    """A browser that keeps pages alive when they are left."""
    off = ["--disable-back-forward-cache"]
    other = browser.browser_type.launch(
        executable_path=CHROMIUM, args=FLAGS, ignore_default_args=off
    )
    yield other
    other.close()


class Kept:
    """A page as the browser keeps it; Playwright itself does not know pages that come back."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.session = page.context.new_cdp_session(page)

    def evaluate(self, expression: str) -> Any:  # noqa: ANN401 (JSON)
        """What an expression is in the page."""
        asked = {"expression": expression, "returnByValue": True, "awaitPromise": True}
        return self.session.send("Runtime.evaluate", asked)["result"].get("value")

    def go_back(self) -> None:
        """Go back to the page that was there before."""
        history = self.session.send("Page.getNavigationHistory")
        entry = history["entries"][history["currentIndex"] - 1]
        self.session.send("Page.navigateToHistoryEntry", {"entryId": entry["id"]})

    def until(self, expression: str) -> None:
        """Wait until an expression holds."""
        for _ in range(200):
            if self.evaluate(expression):
                return
            self.page.wait_for_timeout(BEAT)
        pytest.fail(f"never: {expression}")


def test_a_page_that_comes_back_from_the_history_goes_on(
    real_history: Browser, site_url: str
) -> None:
    context = real_history.new_context(locale="en", service_workers="block")
    with watched(context):
        page = context.new_page()
        start_page(page, site_url, middle())
        wait_for_turn(page)
        page.evaluate("globalThis.mine = true")
        page.goto(f"{site_url}locales/en.ftl")
        kept = Kept(page)
        kept.go_back()
        kept.until("globalThis.mine === true")  # it is the same page, not a new one
        kept.evaluate("document.querySelector('.place[aria-pressed]').click()")
        kept.until("document.querySelector('.place[data-place=c1]').ariaLabel.includes('needs 2')")
        page.goto(f"{site_url}locales/fr.ftl")
        second = context.new_page()
        second.goto(site_url)
        until(second, "document.querySelector('dialog, .place') !== null")
        if second.locator("dialog").count():  # the page in the history still has the game
            play_here(second)
        play(second)
        made = moves(second)
        assert made[:-1] == [*MADE, "p-c2"]
        kept.go_back()
        kept.until("document.querySelector('dialog[open] .button-main') !== null")
        assert moves(second) == made


# Networks, clocks, phones


def test_a_tunnel_right_after_the_first_cards_is_told_and_passes(
    browser: Browser, site_url: str
) -> None:
    context = browser.new_context(locale="en", service_workers="block")
    with watched(context) as watch:
        page = context.new_page()
        page.clock.install()  # the computer is not warmed up yet
        start_page(page, site_url, middle(), sound=True)
        context.set_offline(True)
        hands.type_move(page, "8c-s4")
        hands.wait_for_moves(page, len(MADE) + 1)
        page.locator(".toast", has_text=text("error-engine-failed")).wait_for()
        assert moves(page) == [*MADE, "8c-s4"]
        context.set_offline(False)
        page.clock.resume()
        page.locator(".toast .link").click()
        hands.wait_for_reply(page, len(MADE) + 1)
        watch.troubles.clear()


def test_from_then_on_no_network_is_needed(site_folder: Path, new_context: NewContext) -> None:
    context = new_context()
    page = context.new_page()
    with running(site_folder) as server:
        start_page(page, server.url, middle())
        until(page, KEPT)
    context.set_offline(True)
    page.reload()
    wait_for_turn(page)
    hands.type_move(page, "8c-s4")
    hands.wait_for_reply(page, len(MADE) + 1)
    page.locator(".tool-hint").click()
    page.locator(".toast").wait_for()
    click(MENU, "[data-choice=settings]")(page)
    page.locator("#setting-language").select_option("ru")
    until(page, "document.documentElement.lang === 'ru'")
    page.keyboard.press("Escape")
    hands.resign(page)
    page.locator(".dialog-result .button-main").click()
    before = hands.game_id(page)
    while hands.game_id(page) == before:
        hands.answer(page)


def test_clocks_may_go_as_they_like(page: Page, site_url: str) -> None:
    start_page(page, site_url, middle())
    for count, day in enumerate(("1970-01-01", "2199-12-31", "2000-02-29"), 1):
        page.clock.set_system_time(datetime.datetime.fromisoformat(day))
        play(page)
        assert len(moves(page)) >= len(MADE) + count
        page.reload()
        wait_for_turn(page)
    page.clock.set_system_time(datetime.datetime.fromisoformat("1969-12-31"))
    hands.begin(page)
    wait_for_turn(page)
    play(page)


def test_a_page_that_is_hidden_plays_on_when_it_is_seen(page: Page, site_url: str) -> None:
    page.add_init_script(
        "Object.defineProperty(document, 'hidden', { get: () => Boolean(globalThis.away) })"
    )
    start_page(page, site_url, middle(), speed="fast")
    hands.open_typed(page).fill("8c-s4")
    page.evaluate("document.querySelector('.typed .tool').click(); globalThis.away = true")
    hands.wait_for_moves(page, len(MADE) + 1)
    page.wait_for_timeout(600)
    assert len(moves(page)) <= len(MADE) + 2  # at most what was on its way
    page.evaluate("globalThis.away = false; document.dispatchEvent(new Event('visibilitychange'))")
    hands.wait_for_reply(page, len(MADE) + 1)


def test_a_phone_that_is_turned_in_a_drag_drops_nothing(page: Page, site_url: str) -> None:
    start_page(page, site_url, middle(), speed="normal")
    wait_for_turn(page)
    pile, stack = page.locator("[data-place=p0]"), page.locator("[data-place=c1]")
    box = pile.bounding_box()
    assert box
    x, y = box["x"] + 20, box["y"] + 20
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 40, y - 60, steps=5)
    until(page, "document.querySelectorAll('.card.dragged').length === 1")
    page.set_viewport_size({"width": 844, "height": 390})
    until(page, "document.querySelector('.card.dragged') === null")
    goal = stack.bounding_box()
    assert goal
    page.mouse.move(goal["x"] + 20, goal["y"] + 20, steps=5)
    page.mouse.up()
    page.wait_for_timeout(4 * BEAT)
    assert moves(page) == MADE
    pile.click()
    hands.wait_for_moves(page, len(MADE) + 1)
    assert moves(page)[-1] == "p-c2"
