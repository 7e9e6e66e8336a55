"""What goes wrong around the game: files, storage, saved games, the computer, the texts.

It is told in the person's language, and the running game is never lost.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any, Final

import pytest

from tests.web import hands
from tests.web.hands import choose_file, play, status, stored, text
from tests.web.screens import MENU, Document, click, middle, start_page
from tests.web.support import PHONE, until, watched

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from tests.web.conftest import NewContext


MADE: Final = middle()["game"]["moves"]
"""The moves with which the tests begin."""


@pytest.fixture
def page(new_context: NewContext) -> Page:
    """An empty page on a phone, without a service worker between it and the server."""
    return new_context(service_workers="block").new_page()


@pytest.fixture
def faulty_page(browser: Browser) -> Iterator[Callable[..., Page]]:
    """Makes pages that may complain."""
    with ExitStack() as stack:

        def make(**options: Any) -> Page:  # noqa: ANN401 (Playwright's)
            context = browser.new_context(
                **{"viewport": PHONE, "locale": "en", "service_workers": "block", **options}
            )
            watch = stack.enter_context(watched(context))
            stack.callback(watch.troubles.clear)
            return context.new_page()

        yield make


def told(page: Page) -> str:
    """The text of the dialog on top."""
    page.locator("dialog p").last.wait_for()
    return page.locator("dialog p").last.inner_text()


# Files


def with_key(line: str, **changes: object) -> bytes:
    """The record with some keys changed."""
    return json.dumps({**json.loads(line), **changes}).encode()


def test_a_file_that_is_no_game_is_refused_in_words(page: Page, site_url: str) -> None:
    start_page(page, site_url, middle(), language="de")
    line = hands.saved_record(page)
    before = stored(page), status(page)
    for content, key in (
        (b"", "error-record-empty"),
        (b" \r\n\n", "error-record-empty"),
        (os.urandom(3000), "error-record"),
        (b"\x89PNG\r\n\x1a\n\0\0", "error-record"),
        (b"[" * 200_000, "error-record"),
        (line[: len(line) // 2].encode(), "error-record"),
        (line.replace("{", '{"format":"x",', 1).encode(), "error-record"),
        (b"{}", "error-record-foreign"),
        (b"null", "error-record-foreign"),
        (with_key(line, format="spitemalice/9"), "error-record-foreign"),
        (b"x" * 5_000_000, "import-unreadable"),
        (with_key(line, seed=None), "error-record-no-seed"),
    ):
        choose_file(page, content)
        until(
            page,
            f"document.getElementById('record-error').innerText === {text(key, 'de')!r}",
        )
    for content in (
        with_key(line, rules={"payoff_size": 9999}),
        with_key(line, seed="00" * 32),
        with_key(line, turns=["Jc-s1", "zz"]),
        with_key(line, result={"winner": 0, "points": 1, "reason": "payoff"}),
        with_key(line, fair={"game_id": "x"}),
    ):
        choose_file(page, b"")
        until(page, f"document.body.innerText.includes({text('error-record-empty', 'de')!r})")
        choose_file(page, content)
        until(page, f"!document.body.innerText.includes({text('error-record-empty', 'de')!r})")
        assert page.locator("#record-error").inner_text()
    page.keyboard.press("Escape")
    assert (stored(page), status(page)) == before


def test_a_running_game_from_a_file_goes_on(page: Page, site_url: str) -> None:
    start_page(page, site_url, middle())
    line = hands.saved_record(page)
    master = {"name": "master", "seed": "11" * 32, "nodes": 10**9}
    names = ["<img src=x onerror=alert(1)>" * 9, "\u202eZoë"]
    choose_file(page, with_key(line, levels=[None, master], players=names))
    assert told(page) == text("new-drops")
    page.locator("dialog .button-danger").click()
    until(page, "document.querySelector('.score').innerText.includes('Master')")
    hands.wait_for_turn(page)
    game = stored(page)["game"]
    assert game["moves"] == MADE
    assert game["levels"][1]["nodes"] == 600  # as many as it can look at in time
    play(page)


def test_another_game_can_be_looked_at_without_losing_the_running_one(
    page: Page, site_url: str
) -> None:
    start_page(page, site_url, middle())
    document = stored(page)
    line = hands.saved_record(page)
    turn = status(page)
    for leave in (".step-end", "resume"):
        choose_file(page, ended(line))
        page.locator(".step-first").click()
        click(MENU, "[data-choice=new]")(page)
        page.locator(".dialog-new-game .button-main").click()
        assert told(page) == text("new-drops")
        page.keyboard.press("Escape")
        if leave == "resume":
            click(MENU, "[data-choice=resume]")(page)
        else:
            page.locator(leave).click()
        until(page, f"document.querySelector('.status').innerText === {turn!r}")
        assert stored(page) == document


def ended(line: str) -> bytes:
    """The record of a game that somebody has given up."""
    return with_key(line, result={"winner": 0, "points": 18, "reason": "resigned", "loser": 1})


# Storage

NO_STORE: Final = {
    "refused": "Object.defineProperty(globalThis, 'indexedDB', "
    "{ get() { throw new DOMException('no', 'SecurityError'); } })",
    "absent": "Object.defineProperty(globalThis, 'indexedDB', { value: undefined })",
    "locked": "IDBFactory.prototype.open = () => { throw new DOMException('', 'SecurityError'); }",
    "silent": "IDBFactory.prototype.open = () => ({})",
}


@pytest.mark.parametrize("how", NO_STORE)
def test_without_storage_the_game_says_so_and_can_be_played(
    new_context: NewContext, site_url: str, how: str
) -> None:
    context = new_context(service_workers="block", locale="fr-FR")
    context.add_init_script(NO_STORE[how])
    page = context.new_page()
    page.goto(site_url)
    key = "error-store-failed" if how == "silent" else "error-store-blocked"
    assert told(page) == text(key, "fr")
    while not page.locator(".place[aria-pressed]").count():
        hands.answer(page)
    line = page.locator(".status").inner_text()
    hands.discard(page)
    until(page, f"document.querySelector('.status').innerText !== {line!r}")
    with page.expect_event("dialog", lambda dialog: dialog.type == "beforeunload"):
        page.on("dialog", lambda dialog: dialog.accept())
        page.reload()  # the browser asks, since that would lose the game


SILENT_PUT: Final = """() => {
  const { put } = IDBObjectStore.prototype;
  globalThis.silent = true;
  IDBObjectStore.prototype.put = function (...given) {
    return silent ? {} : put.apply(this, given);
  };
}"""


def test_storage_that_no_longer_answers_does_not_stop_the_game(page: Page, site_url: str) -> None:
    start_page(page, site_url, middle(), language="ru", speed="fast")
    page.evaluate(SILENT_PUT)
    hands.type_move(page, "p-c2")
    assert told(page) == text("error-store-failed", "ru")
    with page.expect_download():
        page.locator("dialog .button-main").click()
    hands.type_move(page, "4c-c3")  # cannot be played; the field answers
    turns = "document.querySelectorAll('.panel-moves li').length"
    before = page.evaluate(turns)
    hands.type_move(page, "8c-s4")
    until(page, f"{turns} > {before}")
    hands.wait_for_turn(page)  # the computer has moved, and nothing has waited
    assert stored(page) == middle()
    page.evaluate("silent = false")
    hands.discard(page)
    until(page, f"document.body.innerText.includes({text('store-again', 'ru')!r})")
    hands.wait_for_turn(page)
    made = hands.moves(page)
    assert made[: len(MADE) + 2][-2:] == ["p-c2", "8c-s4"]


FILL: Final = """for (let size = 1 << 20, key = 0; size > 200; key += 1) {
  const bytes = new Uint8Array(size);
  for (let at = 0; at < size; at += 65536) crypto.getRandomValues(bytes.subarray(at, at + 65536));
  const work = db.transaction("aside", "readwrite");
  work.objectStore("aside").put(bytes, key);
  if ((await done(work)) === null) size /= 2;
}"""
EMPTY: Final = """await done(db.transaction("aside", "readwrite").objectStore("aside").clear())"""


def test_full_storage_is_told_until_there_is_room(page: Page, site_url: str) -> None:
    session = page.context.new_cdp_session(page)
    origin = site_url.rstrip("/")
    quota = {"origin": origin, "quotaSize": 400_000}
    session.send("Storage.overrideQuotaForOrigin", quota)
    start_page(page, site_url, middle(), language="it")
    hands.in_store(page, FILL)
    hands.type_move(page, "p-c2")
    assert told(page) == text("error-store-full", "it")
    with page.expect_download() as download:
        page.locator("dialog .button-main").click()
    with open(download.value.path(), encoding="utf-8") as file:
        assert json.loads(file.read())["turns"][-1].endswith(" p-c2")
    hands.in_store(page, EMPTY)
    session.send("Storage.overrideQuotaForOrigin", {"origin": origin})
    play(page)
    until(page, f"document.body.innerText.includes({text('store-again', 'it')!r})")
    assert hands.moves(page)[-2] == "p-c2"


def test_storage_that_is_cleared_is_filled_again(page: Page, site_url: str) -> None:
    start_page(page, site_url, middle())
    session = page.context.new_cdp_session(page)
    what = {"origin": site_url.rstrip("/"), "storageTypes": "all"}
    session.send("Storage.clearDataForOrigin", what)
    hands.type_move(page, "p-c2")
    hands.wait_for_moves(page, len(MADE) + 1)
    page.evaluate(
        "new Promise((done) => { indexedDB.deleteDatabase('spitemalice').onsuccess = done; })"
        ".then(() => null)"
    )
    hands.type_move(page, "8c-s4")
    hands.wait_for_reply(page, len(MADE) + 2)
    shown = status(page)
    page.reload()
    hands.wait_for_turn(page)
    assert status(page) == shown
    assert hands.moves(page)[: len(MADE) + 2] == [*MADE, "p-c2", "8c-s4"]


def test_a_newer_program_in_another_tab_is_told(page: Page, site_url: str) -> None:
    start_page(page, site_url, middle(), language="pt")
    page.evaluate(
        "new Promise((done) => { const opening = indexedDB.open('spitemalice', 99);"
        " opening.onsuccess = () => done(opening.result.close()); })"
    )
    hands.type_move(page, "p-c2")
    assert told(page) == text("error-store-newer", "pt")
    page.keyboard.press("Escape")
    hands.discard(page)
    page.on("dialog", lambda dialog: dialog.accept())
    page.reload()
    assert told(page) == text("error-store-newer", "en")  # not even the settings can be read


# Saved games

LEVEL: Final = {"name": "master", "seed": "00" * 32}
BROKEN: Final[tuple[Callable[[Document], object], ...]] = (
    lambda _: "game",
    lambda _: {"version": 1},
    lambda saved: {**saved, "game": {**saved["game"], "moves": ["p-c9"]}},
    lambda saved: {**saved, "game": {**saved["game"], "levels": [None, {**LEVEL, "nodes": 10**9}]}},
)


def test_a_saved_game_that_is_broken_is_put_aside(page: Page, site_url: str) -> None:
    documents = [broken(middle()) for broken in BROKEN]
    for document in documents:
        start_page(page, site_url, document, language="de")
        assert told(page) == text("error-document-broken", "de")
        assert stored(page) is None
    aside = hands.put_aside(page)
    assert {each["reason"] for each in aside} == {"broken"}
    assert len(aside) == len(documents)
    assert all(document in [each["document"] for each in aside] for document in documents)
    page.keyboard.press("Escape")
    page.locator(".dialog-new-game").wait_for()


def test_a_saved_game_of_a_newer_version_stays_until_it_must_go(page: Page, site_url: str) -> None:
    newer: Document = {"version": 2, "what": "ever"}
    start_page(page, site_url, newer)
    assert told(page) == text("error-document-newer")
    page.reload()
    assert told(page) == text("error-document-newer")
    assert stored(page) == newer
    hands.answer(page)
    while stored(page) == newer:
        hands.answer(page)
    (aside,) = hands.put_aside(page)
    assert (aside["reason"], aside["document"]) == ("newer", newer)
    hands.wait_for_turn(page)


# The computer player

WRECKS: Final = {
    "forbidden": """if (broken) throw new DOMException("no", "SecurityError");
      super(...given);""",
    "missing": """super(broken ? "nothing-here.js" : given[0], given[1]);""",
    "silent": """super(...given);
      if (broken) this.postMessage = () => {};""",
    "dying": """super(...given);
      if (broken) {
        this.postMessage = () => this.terminate();
      }""",
}
WRECKED: Final = """
  globalThis.broken = true;
  globalThis.Worker = class extends Worker {
    constructor(...given) {
      %s
    }
  };
"""


@pytest.mark.parametrize(
    ("how", "language"),
    [("forbidden", "de"), ("missing", "ru"), ("silent", "fr"), ("dying", "pt")],
)
def test_without_an_answer_of_the_computer_nothing_is_lost(
    faulty_page: Callable[..., Page], site_url: str, how: str, language: str
) -> None:
    page = faulty_page()
    page.add_init_script(WRECKED % WRECKS[how])
    page.clock.install()
    start_page(page, site_url, middle(), language=language)
    page.clock.run_for(2000)
    hands.type_move(page, "8c-s4")
    hands.wait_for_moves(page, len(MADE) + 1)  # the store's clock stands, too
    fails = text("error-engine-failed", language)
    for _ in range(60):
        page.clock.run_for(5000)
        page.wait_for_timeout(50)
        if page.locator(".toast", has_text=fails).count():
            break
    assert page.locator(".toast", has_text=fails).count()
    assert status(page) == text("status-turn-other", language).replace(
        "{ $player }", text("player-computer", language)
    )
    made = [*MADE, "8c-s4"]
    assert hands.moves(page) == made
    page.evaluate("broken = false")
    page.locator(".toast .link").click()
    until_moved(page)
    assert hands.moves(page)[: len(made)] == made
    assert not page.locator(".toast").count()


def until_moved(page: Page) -> None:
    """Until the person is to move, by a clock that stands unless it is told to go on."""
    for _ in range(100):
        page.clock.run_for(200)
        page.wait_for_timeout(50)
        if page.evaluate(hands.OWN_TURN):
            return
    pytest.fail(f"still: {status(page)}")


def test_a_worker_that_dies_in_mid_thinking_is_replaced(page: Page, site_url: str) -> None:
    page.clock.install()
    page.add_init_script(
        """globalThis.Worker = class extends Worker {
          constructor(...given) {
            super(...given);
            globalThis.worker = this;
            globalThis.made = (globalThis.made ?? 0) + 1;
          }
          postMessage(task) {
            super.postMessage(task);
            if (made === 1 && task.task.task === "choose") this.terminate();
          }
        };"""
    )
    start_page(page, site_url, middle())
    page.clock.run_for(2000)
    hands.type_move(page, "8c-s4")
    hands.wait_for_moves(page, len(MADE) + 1)
    page.clock.run_for(9000)
    assert page.evaluate("made") == 1
    page.clock.run_for(2000)
    assert page.locator(".toast").inner_text().strip() == text("error-engine")
    until_moved(page)
    assert page.evaluate("made") == 2


@pytest.fixture
def lonely_page(faulty_page: Callable[..., Page], site_url: str) -> Page:
    """A game against a computer that may not start until `broken` is false."""
    page = faulty_page()
    page.add_init_script(WRECKED % WRECKS["forbidden"])
    start_page(page, site_url, middle())
    return page


def test_the_offer_to_ask_again_can_be_closed(lonely_page: Page) -> None:
    page = lonely_page
    hands.type_move(page, "8c-s4")
    page.locator(".toast .icon-button").click()
    page.evaluate("broken = false")
    click(MENU, "[data-choice=resume]")(page)
    hands.wait_for_turn(page)


def test_a_hint_that_fails_can_be_asked_again(lonely_page: Page) -> None:
    page = lonely_page
    page.locator(".tool-hint").click()
    page.locator(".toast .link").click()
    page.locator(".toast .link").wait_for()
    page.evaluate("broken = false")
    page.locator(".toast .link").click()
    until(page, "document.querySelector('.toast .link') === null")
    assert page.locator(".toast").inner_text().strip()
    play(page)


# Texts


def test_a_language_that_is_missing_is_told(
    faulty_page: Callable[..., Page], site_url: str
) -> None:
    page = faulty_page()
    page.route("**/fr.ftl", lambda route: route.fulfill(status=404))
    start_page(page, site_url, middle(), language="fr")
    missing = page.locator(".toast", has_text=text("error-language"))
    missing.wait_for()
    click(MENU, "[data-choice=settings]")(page)
    page.locator("#setting-language").select_option("de")
    until(page, "document.documentElement.lang === 'de'")
    page.locator("#setting-language").select_option("fr")
    page.locator(".toast", has_text=text("error-language", "de")).wait_for()
    page.keyboard.press("Escape")
    play(page)


def test_without_any_texts_the_page_offers_to_load_again(
    faulty_page: Callable[..., Page], site_url: str
) -> None:
    page = faulty_page()
    page.clock.install()
    page.route("**/*.ftl", lambda route: route.abort())
    with page.expect_event("pageerror"):
        page.goto(site_url)
    assert not page.locator(".lost a").is_visible()
    page.evaluate("document.getAnimations().forEach((animation) => animation.finish())")
    page.unroute("**/*.ftl")
    page.locator(".lost a").click()
    page.locator(".dialog-new-game").wait_for()
    assert not page.locator(".lost a").is_visible()
