"""Pages under the conditions of a phone, and games in them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.web.hands import in_store
from tests.web.support import PATIENCE, until

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, CDPSession, Page

HERE = Path(__file__).parent
SCRIPTS = tuple(HERE / name for name in ("watch.js", "person.js"))
SLOW_4G = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 750_000 / 8,
}
SETTLE = 300  # milliseconds
SLOWER = 4
"""How many times slower the processor of a cheap phone is."""

SCREENS: dict[str, dict[str, Any]] = {
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "device_scale_factor": 3,
        "has_touch": True,
        "is_mobile": True,
    },
    "desktop": {"viewport": {"width": 1366, "height": 768}},
}
KEEP = """
const work = db.transaction("settings", "readwrite");
work.objectStore("settings").put(argument, "settings");
await done(work);
"""


@dataclass(frozen=True)
class Game:
    """A page with the game in it.

    Attributes:
        page: The page.
        session: Its debugger.
    """

    page: Page
    session: CDPSession

    def slow_down(self, *, network: bool = True, processor: int = SLOWER) -> None:
        """Take the conditions of a cheap phone far from the next mast."""
        if network:
            self.session.send("Network.enable")
            self.session.send("Network.emulateNetworkConditions", SLOW_4G)
        self.session.send("Emulation.setCPUThrottlingRate", {"rate": processor})

    def work(self, url: str) -> float:
        """Open an address and answer the processor time of its main thread until it is usable."""
        self.session.send("Performance.enable", {"timeDomain": "threadTicks"})
        self.usable(url)
        metrics = self.session.send("Performance.getMetrics")["metrics"]
        seconds = {each["name"]: float(each["value"]) for each in metrics}
        return 1000 * seconds["TaskDuration"]

    def usable(self, url: str) -> float:
        """Open an address and answer after how many milliseconds its buttons answer."""
        self.page.goto(url, wait_until="commit")
        return float(self.page.evaluate("watch.usable"))

    def watched(self, name: str) -> list[Any]:
        """What was noted under a name."""
        return list(self.page.evaluate(f"watch.{name}"))

    def begin(self, url: str, level: str, length: str = "", **settings: object) -> None:
        """Deal a game against a level, of a length or the usual one."""
        self.page.goto(url)
        self.page.locator("dialog[open] .button-main").wait_for()
        if settings:
            in_store(self.page, KEEP, settings)
            self.page.reload()
        for name, value in (("opponent", level), ("length", length)):
            if value:
                self.page.locator(f'input[name="{name}"][value="{value}"]').check(force=True)
        self.page.locator("dialog[open] .button-main").click()
        until(self.page, "document.querySelector('.place[aria-pressed]') !== null")

    def play(self, **limits: float) -> None:
        """Let the person in the page play; see `person.js`."""
        self.page.evaluate("(limits) => person.play(limits)", limits)

    def heap(self) -> int:
        """The bytes that the page's scripts hold, without what is waiting to be thrown away.

        Some of that goes only after tasks that wait themselves, so it is looked at again until it
        grows no less.
        """
        least = sys.maxsize
        while True:
            self.session.send("HeapProfiler.collectGarbage")
            size = int(self.session.send("Runtime.getHeapUsage")["usedSize"])
            if size > least * 0.99:
                return min(size, least)
            least = size
            self.page.wait_for_timeout(SETTLE)

    def nodes(self) -> int:
        """How many elements the page has."""
        return int(self.page.evaluate("document.querySelectorAll('*').length"))


@contextmanager
def context(browser: Browser, screen: str = "phone", **options: Any) -> Iterator[BrowserContext]:  # noqa: ANN401
    """A visitor who has never been here."""
    made = browser.new_context(**{"locale": "en", **SCREENS[screen], **options})
    made.set_default_timeout(PATIENCE)
    try:
        yield prepare(made)
    finally:
        made.close()


def prepare(visitor: BrowserContext) -> BrowserContext:
    """Put the watch and the person into all pages of a visitor."""
    for script in SCRIPTS:
        visitor.add_init_script(path=script)
    return visitor


def open_page(visitor: BrowserContext) -> Game:
    """A new page of a visitor."""
    page = visitor.new_page()
    return Game(page, visitor.new_cdp_session(page))
