"""The pictures that the main screens must look like, and how to take them.

``PYTHONPATH=src python -m tests.web.looks`` takes them anew after a wanted change; look at each.
"""

from __future__ import annotations

import io
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PIL import Image, ImageChops

from tests.web.screens import DESKTOP, LYING, SCREENS, THEMES, middle, show, start_page
from tests.web.support import CHROMIUM, FLAGS, PHONE, served
from tools import build_site
from tools.pictures import save

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

FOLDER: Final = Path(__file__).with_name("looks")
SIZES: Final = {"phone": PHONE, "lying": LYING, "desktop": DESKTOP}
SHOWN: Final = ("table", "new game", "settings", "result")
SCALE: Final = 2
"""The pictures are kept at half their size: what is a pixel finer is no matter of looks."""

UNLIKE: Final = 48
"""From what difference of a channel on two pixels are not alike."""

FONT: Final = """['Noto Sans', 'system-ui'].map((font) => {
  const pen = document.createElement("canvas").getContext("2d");
  pen.font = `32px ${font}, monospace`;
  return pen.measureText("Spite & Malice").width;
})"""


def has_its_font(page: Page) -> bool:
    """Whether words look on this machine as they do in the pictures."""
    noto, used = page.evaluate(FONT)
    return bool(noto == used)


def pictures(page: Page, url: str) -> Iterator[tuple[str, Image.Image]]:
    """All pictures, one after the other, with their names."""
    start_page(page, url, middle())
    for screen in SCREENS:
        if screen.name not in SHOWN:
            continue
        with show(page, screen):
            page.mouse.move(0, 0)  # over nothing
            for theme in THEMES:
                page.emulate_media(color_scheme=theme, reduced_motion="reduce")
                for size, viewport in SIZES.items():
                    page.set_viewport_size(viewport)
                    name = f"{screen.name.replace(' ', '-')}-{size}-{theme}.png"
                    yield name, shrunk(page.screenshot(animations="disabled", caret="hide"))


def shrunk(png: bytes) -> Image.Image:
    """A screenshot as it is kept."""
    return Image.open(io.BytesIO(png)).convert("RGB").reduce(SCALE)


def difference(one: Image.Image, other: Image.Image) -> float:
    """How much of two pictures is not alike, from 0 to 1."""
    if one.size != other.size:
        return 1.0
    channels = ImageChops.difference(one, other).split()
    worst = ImageChops.lighter(ImageChops.lighter(channels[0], channels[1]), channels[2])
    return sum(worst.histogram()[UNLIKE:]) / (one.width * one.height)


def new_page(browser: Browser) -> Page:
    """A page that looks the same every time."""
    context = browser.new_context(
        viewport=PHONE, locale="en", reduced_motion="reduce", service_workers="block"
    )
    return context.new_page()


def main() -> None:
    """Take all pictures anew."""
    from playwright.sync_api import sync_playwright

    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as made, sync_playwright() as playwright:
        build_site.build(Path(made, "site"))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        page = new_page(browser)
        with served(Path(made, "site")) as url:
            for name, picture in pictures(page, url):
                save(picture, FOLDER / name)
            if not has_its_font(page):
                sys.exit("take them where Noto Sans is the font of the system")
        browser.close()


if __name__ == "__main__":
    main()
