"""The main screens look as they did; `tests.web.looks` takes the pictures anew."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest
from PIL import Image

from tests.web import looks
from tools import pictures

if TYPE_CHECKING:
    from playwright.sync_api import Browser

MOST: Final = 0.0005
"""The part of a picture that may differ: less than a card that lies four pixels too low."""

LARGEST: Final = 60_000  # bytes
LARGEST_SHOWN: Final = 80_000


def test_the_screens_look_as_they_did(browser: Browser, site_url: str, tmp_path: Path) -> None:
    page = looks.new_page(browser)
    page.goto(site_url)
    if not looks.has_its_font(page):
        assert not os.environ.get("CI"), "the fonts of the pictures are not installed"
        pytest.skip("the fonts of the pictures are not installed")
    found = {}
    for name, picture in looks.pictures(page, site_url):
        path = looks.FOLDER / name
        kept = Image.open(path).convert("RGB") if path.exists() else Image.new("RGB", (1, 1))
        found[name] = looks.difference(picture, kept)
        if found[name] > MOST:
            picture.save(tmp_path / name)
    page.context.close()
    assert found.keys() == {path.name for path in looks.FOLDER.iterdir()}
    assert {name: far for name, far in found.items() if far > MOST} == {}, f"see {tmp_path}"


def test_the_pictures_are_small() -> None:
    for path in looks.FOLDER.iterdir():
        assert path.stat().st_size <= LARGEST, path.name
    shown = {path.stem: path.stat().st_size for path in pictures.FOLDER.iterdir()}
    assert shown.keys() == pictures.PICTURES.keys()
    assert max(shown.values()) <= LARGEST_SHOWN
