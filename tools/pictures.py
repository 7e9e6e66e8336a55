"""Takes the pictures of the game for the documentation: ``python tools/pictures.py``.

It needs Chromium and the tools of the tests. The pictures show the position that the tests of the
looks show, too.
"""

import io
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if __name__ == "__main__":  # as a script, `tools` itself is on the path, not what holds it
    sys.path.insert(0, str(Path(__file__).parents[1] / "src"))
    sys.path.insert(0, str(Path(__file__).parents[1]))

from PIL import Image

from tests.web.screens import DESKTOP, LYING, middle, start_page
from tests.web.support import CHROMIUM, FLAGS, PHONE, served
from tools import build_site

if TYPE_CHECKING:
    from playwright.sync_api import Browser, ViewportSize

FOLDER: Final = Path(__file__).parents[1] / "docs" / "pictures"
PICTURES: Final[dict[str, dict[str, Any]]] = {
    "phone-dark": {"viewport": PHONE, "scale": 1.5, "theme": "dark"},
    "phone-russian": {"viewport": PHONE, "scale": 1.5, "felt": "blue", "language": "ru"},
    "phone-lying": {"viewport": LYING, "scale": 1, "felt": "sage", "fourColours": True},
    "desktop-light": {"viewport": DESKTOP, "scale": 1},
}
"""The pictures by their names: the size of the screen, and the settings of the game."""


def take(
    browser: "Browser", url: str, *, viewport: "ViewportSize", scale: float, **settings: object
) -> Image.Image:
    """A picture of a game under way."""
    context = browser.new_context(
        viewport=viewport,
        device_scale_factor=scale,
        locale="en",
        color_scheme="light",
        reduced_motion="reduce",
        service_workers="block",
    )
    page = context.new_page()
    start_page(page, url, middle(), **settings)
    png = page.screenshot(animations="disabled", caret="hide")
    context.close()
    return Image.open(io.BytesIO(png)).convert("RGB")


def save(picture: Image.Image, path: Path) -> None:
    """Write a picture in few bytes: in a palette near its colours, without a dither."""
    how = Image.Quantize.MAXCOVERAGE
    colours = picture.quantize(256, how, kmeans=1, dither=Image.Dither.NONE)
    colours.save(path, optimize=True)


def main() -> None:
    """Take all pictures."""
    from playwright.sync_api import sync_playwright

    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as made, sync_playwright() as playwright:
        build_site.build(Path(made, "site"))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        with served(Path(made, "site")) as url:
            for name, asked in PICTURES.items():
                save(take(browser, url, **asked), FOLDER / f"{name}.png")
        browser.close()


if __name__ == "__main__":
    main()
