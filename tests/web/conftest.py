"""Fixtures of the browser game's tests."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest

from tests.web.support import CHROMIUM, FLAGS, PHONE, lacking, served, watched

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

NewContext = Callable[..., "BrowserContext"]

DRIVEN: Final = frozenset({"browser", "webkit"})


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A machine that decides gives a test in a browser a second chance, and names it.

    Such machines are busy, and browsers are programs of others. At home a failure is one.
    """
    if os.environ.get("CI"):
        for item in items:
            if DRIVEN & {*getattr(item, "fixturenames", ())}:
                item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="session")
def site_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site as plain modules, built now."""
    if reason := lacking("transcrypt"):
        pytest.skip(reason)
    from tools import build_site

    folder = tmp_path_factory.mktemp("web") / "site"
    build_site.build(folder)
    return folder


@pytest.fixture(scope="session")
def bundled_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site packed for release, built now."""
    if reason := lacking("transcrypt", node=True):
        pytest.skip(reason)
    from tools import build_site

    folder = tmp_path_factory.mktemp("web") / "bundled"
    build_site.build(folder, bundle=True)
    return folder


@pytest.fixture(scope="session")
def site_url(site_folder: Path) -> Iterator[str]:
    """The address of the site as plain modules."""
    with served(site_folder) as url:
        yield url


@pytest.fixture(scope="session")
def bundled_url(bundled_folder: Path) -> Iterator[str]:
    """The address of the packed site."""
    with served(bundled_folder) as url:
        yield url


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium, without a window."""
    if reason := lacking("playwright", browser=True):
        pytest.skip(reason)
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture
def new_context(browser: Browser) -> Iterator[NewContext]:
    """Makes contexts with empty storage, a phone's unless told otherwise.

    The test fails if a page in one of them writes an error to its console. One that must cause an
    error makes its own context with `support.watched`.
    """
    with ExitStack() as stack:

        def make(**options: Any) -> BrowserContext:  # noqa: ANN401 (Playwright's)
            context = browser.new_context(**{"viewport": PHONE, "locale": "en", **options})
            stack.enter_context(watched(context))
            return context

        yield make


@pytest.fixture
def page(new_context: NewContext) -> Page:
    """An empty page on a phone; see `new_context`."""
    return new_context().new_page()


@pytest.fixture
def still_page(new_context: NewContext) -> Page:
    """A page in which nothing moves, without a service worker between it and the server."""
    return new_context(reduced_motion="reduce", service_workers="block").new_page()
