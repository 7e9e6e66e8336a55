"""No screen has a fault that axe-core can find, light or dark, on a phone or a desktop."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import pytest

from tests.web.screens import DESKTOP, SCREENS, THEMES, middle, show, start_page
from tests.web.support import PHONE
from tools.build_site import WEB

if TYPE_CHECKING:
    from playwright.sync_api import Page

AXE: Final = WEB / "node_modules" / "axe-core" / "axe.min.js"
TAGS: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RUN: Final = """async (tags) => {
  const found = await axe.run({ runOnly: tags, resultTypes: ["violations"] });
  if (found.passes.length < 5) throw new Error("nothing was looked at");
  return found.violations.map(({ id, nodes }) =>
    [id, nodes.map(({ html, failureSummary }) => `${html}: ${failureSummary}`)]);
}"""

pytestmark = pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed")


def faults(page: Page) -> dict[str, Any]:
    """What axe-core finds on a page in each theme and size: nothing, if all is well."""
    if not page.evaluate("'axe' in globalThis"):
        page.evaluate(AXE.read_text("utf-8"))  # as a script element, the policy would refuse it
    found = {}
    for size in (PHONE, DESKTOP):
        page.set_viewport_size(size)
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)
            if violations := page.evaluate(RUN, TAGS):
                found[f"{theme}, {size['width']} px"] = violations
    return found


def test_no_screen_of_a_game_has_a_fault(still_page: Page, site_url: str) -> None:
    start_page(still_page, site_url, middle())
    found = {}
    for screen in SCREENS:
        with show(still_page, screen):
            found[screen.name] = faults(still_page)
    assert found == {name: {} for name in found}


def test_the_first_screen_has_no_fault(still_page: Page, site_url: str) -> None:
    start_page(still_page, site_url, askDeal=False)
    assert faults(still_page) == {}
    still_page.keyboard.press("Escape")
    still_page.locator(".toast").wait_for()
    assert faults(still_page) == {}


def test_the_screens_of_two_people_have_no_fault(still_page: Page, site_url: str) -> None:
    start_page(still_page, site_url, middle(two=True))
    assert faults(still_page) == {}
    still_page.locator(".dialog-hand-over .button-main").click()
    assert faults(still_page) == {}
