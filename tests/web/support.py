"""A built site, a server for it, and a browser that tells what goes wrong in it."""

from __future__ import annotations

import importlib.util
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Final

import pytest

from spitemalice.web.server import Server
from spitemalice.web.site import Site
from tools import web_bundle

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, ConsoleMessage, Page, ViewportSize

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser"))), None)
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
PATIENCE = 30_000  # milliseconds for anything that a test waits for: machines may be busy
BEAT = 50  # milliseconds between two looks
LAG = int(os.environ.get("LAG", "0"))
"""How many milliseconds late everything is that the page waits for: what does not wait fails."""

SLOWNESS = Path(__file__).with_name("lag.js")
KEPT = "navigator.serviceWorker.controller !== null"
"""Whether the game would start again without a network."""


def lacking(*modules: str, browser: bool = False, node: bool = False) -> str | None:
    """Why a test cannot run on this machine; a machine that decides must be able to."""
    absent = [name for name in modules if importlib.util.find_spec(name) is None]
    if browser and CHROMIUM is None:
        absent.append("chromium")
    if node and not web_bundle.available():
        absent.append("esbuild")
    reason = f"{' and '.join(absent)} not found" if absent else None
    if reason and os.environ.get("CI"):
        pytest.fail(reason)
    return reason


@contextmanager
def running(folder: Path, port: int = 0) -> Iterator[Server]:
    """The real server, which serves a folder; another `site` may be put into it."""
    with Server(Site(folder), port) as server:
        thread = Thread(target=server.serve_forever, args=[0.02], daemon=True)
        thread.start()
        try:
            yield server
        finally:
            server.shutdown()
            thread.join()


@contextmanager
def served(folder: Path, port: int = 0) -> Iterator[str]:
    """Serve a folder, and answer the address of its page."""
    with running(folder, port) as server:
        yield server.url


def until(page: Page, expression: str) -> None:
    """Wait until an expression holds in the page.

    Playwright's own way makes the page evaluate text, which the policy forbids.
    """
    from playwright.sync_api import Error, TimeoutError

    for _ in range(PATIENCE // BEAT):
        with suppress(Error):  # the page is being left
            if page.evaluate(expression):
                return
        page.wait_for_timeout(BEAT)
    raise TimeoutError(f"{page.url}: never became true: {expression}")


class Watch:
    """What a page complains about: errors, refused loads and breaches of the policy.

    A test that causes one on purpose takes it out of `troubles`.
    """

    def __init__(self, context: BrowserContext) -> None:
        self.troubles: list[str] = []
        context.on("page", self._follow)

    def _follow(self, page: Page) -> None:
        page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        page.on("crash", lambda _: self.troubles.append("the page crashed"))
        page.on("console", self._hear)

    def _hear(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self.troubles.append(f"console: {said.text} ({said.location.get('url')})")


@contextmanager
def watched(context: BrowserContext) -> Iterator[Watch]:
    """Fail if a page of the context has complained, and close the context."""
    watch = Watch(context)
    context.set_default_timeout(PATIENCE)
    if LAG:
        context.add_init_script(f"{SLOWNESS.read_text('utf-8')}\nlag({LAG});")
    try:
        yield watch
    finally:
        context.close()
    assert not watch.troubles, watch.troubles
