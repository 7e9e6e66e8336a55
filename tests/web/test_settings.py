"""Which settings are shown where."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from tests.web.screens import MENU, middle, start_page
from tests.web.support import PHONE, until

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.conftest import NewContext

SETTINGS: Final = "[data-choice=settings]"
KEYED: Final = ("shortcuts", "typedMoves")
"""The settings that only help people with a keyboard."""


@pytest.fixture
def phone(new_context: NewContext) -> Page:
    """A page that only fingers can touch."""
    return new_context(viewport=PHONE, has_touch=True, is_mobile=True).new_page()


def keyed(page: Page) -> list[str]:
    """Which settings for a keyboard the open dialog shows."""
    page.locator("#setting-name").wait_for(state="attached")
    return [name for name in KEYED if page.locator(f"#setting-{name}").count()]


def tap_settings(page: Page) -> None:
    """Open the settings with a finger."""
    page.locator(MENU).tap()
    page.locator(SETTINGS).tap()


def test_a_phone_shows_no_settings_for_a_keyboard(phone: Page, site_url: str) -> None:
    start_page(phone, site_url, middle())
    tap_settings(phone)
    assert keyed(phone) == []


def test_a_mouse_comes_with_a_keyboard(page: Page, site_url: str) -> None:
    start_page(page, site_url, middle())
    page.locator(MENU).click()
    page.locator(SETTINGS).click()
    assert keyed(page) == list(KEYED)


def test_a_keyboard_at_a_phone_is_noticed(phone: Page, site_url: str) -> None:
    start_page(phone, site_url, middle())
    phone.locator(MENU).focus()
    phone.keyboard.press("Enter")
    phone.locator(SETTINGS).wait_for()
    phone.locator(SETTINGS).focus()
    phone.keyboard.press("Enter")
    assert keyed(phone) == list(KEYED)


def test_what_was_changed_can_be_changed_back(phone: Page, site_url: str) -> None:
    start_page(phone, site_url, middle(), shortcuts=False)
    tap_settings(phone)
    assert keyed(phone) == ["shortcuts"]
    phone.locator("#setting-shortcuts").tap()
    until(phone, "document.querySelector('#setting-shortcuts').checked")
    phone.locator("#setting-contrast").tap()
    until(phone, "document.documentElement.dataset.contrast === 'high'")
    assert keyed(phone) == ["shortcuts"]
