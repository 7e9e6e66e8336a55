"""The game as an app: installable, without a network, and renewed when the person wants it."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from spitemalice.web.site import Site
from tests.web.support import KEPT, running, served, until
from tools import build_site

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.conftest import NewContext

PROBE = """
import { watchUpdates } from "./js/app/update.js";

globalThis.told = [];
globalThis.works = watchUpdates({
  onReady: (install) => { told.push("ready"); globalThis.install = install; },
  save: async () => { told.push("save"); if (globalThis.cannotSave) throw new Error("full"); },
});
"""
PAGE = """<!doctype html><html lang="en"><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy"
  content="">
<link rel="icon" href="icons/icon.svg"><title>%s</title>
<script type="module" src="probe.js"></script>
"""


@pytest.fixture
def small(tmp_path: Path) -> Callable[[str], Path]:
    """Writes builds of a small site with the real worker, each in the place of the last."""
    folder = tmp_path / "small"

    def write(title: str) -> Path:
        shutil.copytree(build_site.WEB / "icons", folder / "icons", dirs_exist_ok=True)
        (folder / "js" / "app").mkdir(parents=True, exist_ok=True)
        shutil.copy(build_site.WEB / "js" / "app" / "update.js", folder / "js" / "app")
        (folder / "probe.js").write_text(PROBE)
        (folder / "index.html").write_text(PAGE % title)
        build_site.write_worker(folder)
        return folder

    return write


def open_game(page: Page, url: str) -> None:
    """Open the game and wait until it would start without a network."""
    page.goto(url)
    until(page, KEPT)


@pytest.mark.parametrize("form", ["site_folder", "bundled_folder"])
def test_it_starts_without_a_network_from_the_second_visit(
    request: pytest.FixtureRequest, page: Page, form: str
) -> None:
    folder = request.getfixturevalue(form)
    with served(folder) as url:
        open_game(page, url)
    # The server is gone: nothing comes from anywhere but the browser.
    for address in (url, f"{url}index.html", f"{url}?source=home"):
        page.goto(address)
        page.get_by_role("button").first.wait_for()
    assert (
        page.evaluate(
            "Promise.all(['de', 'en', 'fr', 'it', 'pt', 'ru']"
            ".map(async (code) => (await fetch(`locales/${code}.ftl`)).ok))"
        )
        == [True] * 6
    )


def test_it_works_in_a_folder_of_a_host(site_folder: Path, tmp_path: Path, page: Page) -> None:
    host = tmp_path / "host"
    shutil.copytree(site_folder, host / "games" / "cards")
    (host / "index.html").write_text(
        '<!doctype html><link rel="icon" href="data:,"><title>x</title>'
    )
    with served(host) as url:
        open_game(page, f"{url}games/cards/index.html")
        assert page.evaluate("navigator.serviceWorker.ready.then((r) => r.scope)") == (
            f"{url}games/cards/"
        )
    page.goto(f"{url}games/cards/index.html")
    page.get_by_role("button").first.wait_for()


def test_it_can_be_installed(site_url: str, new_context: NewContext) -> None:
    context = new_context()
    page = context.new_page()
    open_game(page, site_url)
    session = context.new_cdp_session(page)
    found = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A window without history is none that could be installed from, whatever the site.
    assert [error["errorId"] for error in found if error["errorId"] != "in-incognito"] == []
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []


def test_a_new_build_waits_for_the_person(
    small: Callable[[str], Path], new_context: NewContext
) -> None:
    context = new_context()
    page = context.new_page()
    with running(small("one")) as server:
        open_game(page, server.url)
        page.reload()
        assert page.evaluate("works") is True
        assert page.evaluate("told") == []
        server.site = Site(small("two"))
        page.reload()
        assert page.title() == "one"  # the old build, until the person wants the new one
        until(page, "told.length")
        assert page.evaluate("told") == ["ready"]
        page.reload()
        until(page, "told.length")
        assert (page.title(), page.evaluate("told")) == ("one", ["ready"])
        with page.expect_navigation():
            page.evaluate("void install()")
        until(page, "document.title === 'two'")
        assert page.evaluate("works") is True
        assert page.evaluate("told") == []
        until(page, "caches.keys().then((names) => names.length === 1)")
    page.reload()
    assert page.title() == "two"


def test_a_game_that_cannot_be_saved_keeps_the_page(
    small: Callable[[str], Path], page: Page
) -> None:
    with running(small("one")) as server:
        open_game(page, server.url)
        server.site = Site(small("two"))
        page.reload()
        until(page, "told.length")
        page.evaluate("cannotSave = true")
        page.evaluate("install()")
        assert page.evaluate("told") == ["ready", "save"]
        assert page.title() == "one"
        assert page.evaluate("navigator.serviceWorker.ready.then((r) => r.waiting !== null)")


def test_another_window_follows(small: Callable[[str], Path], new_context: NewContext) -> None:
    context = new_context()
    first, second = context.new_page(), context.new_page()
    with running(small("one")) as server:
        open_game(first, server.url)
        open_game(second, server.url)
        server.site = Site(small("two"))
        first.reload()
        until(first, "told.length")
        with second.expect_navigation(), first.expect_navigation():
            first.evaluate("void install()")
        for page in (first, second):
            until(page, "document.title === 'two'")


def test_a_half_changed_site_is_not_kept(small: Callable[[str], Path], page: Page) -> None:
    """A host that already has the new worker, but not yet every new file, changes nothing."""
    with running(small("one")) as server:
        open_game(page, server.url)
        old = (small("one") / "index.html").read_bytes()
        mixed = small("two")
        (mixed / "index.html").write_bytes(old)
        server.site = Site(mixed)
        page.evaluate("navigator.serviceWorker.ready.then((r) => r.update()).catch(() => 0)")
        until(
            page, "navigator.serviceWorker.ready.then((r) => r.installing === null && !r.waiting)"
        )
        server.site = Site(small("two"))  # now it is whole
        page.reload()
        until(page, "told.length")


def test_other_caches_of_the_host_stay(small: Callable[[str], Path], page: Page) -> None:
    with running(small("one")) as server:
        page.goto(server.url)
        page.evaluate("caches.open('mine')")
        until(page, KEPT)
        assert "mine" in page.evaluate("caches.keys()")


def test_what_is_not_kept_is_none_of_its_business(page: Page, site_url: str) -> None:
    open_game(page, site_url)
    page.route("**/other.txt", lambda route: route.fulfill(body="of the host"))  # not of a worker
    assert page.evaluate("fetch('other.txt').then((other) => other.text())") == "of the host"


def test_where_no_worker_may_be_the_game_goes_on(
    small: Callable[[str], Path], new_context: NewContext
) -> None:
    page = new_context(service_workers="block").new_page()
    with running(small("one")) as server:
        page.goto(server.url)
        assert page.evaluate("works") in {False, None}
        assert page.evaluate("told") == []
