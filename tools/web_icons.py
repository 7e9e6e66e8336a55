"""Draws the icons of the web game: ``python tools/web_icons.py`` writes ``web/icons/``.

The drawing is the SVG below; Chromium makes the PNG files of it.
"""

import io
import shutil
import sys
from pathlib import Path

FOLDER = Path(__file__).parents[1] / "web" / "icons"

GREEN = "#14523f"
GOLD = "#f2bf4f"
EDGE = "#c9922b"
INK = "#0b2a24"

ROUND = 112
"""The corner radius of the picture where nothing else shapes it; its side is 512."""

CARD = f"""\
  <rect x="138" y="86" width="236" height="340" rx="26" fill="{GOLD}" stroke="{EDGE}" \
stroke-width="6"/>
  <g fill="{INK}">
    <path d="M186 216 174 136l44 36 38-58 38 58 44-36-12 80z"/>
    <path d="M186 228h140v18H186z"/>
    <path d="M188 276h36v47l55-47h47l-58 50 64 74h-48l-43-52-17 14v38h-36z"/>
  </g>
"""


def picture(corner: int, scale: float) -> str:
    """The icon: a King of gold with a crown, on green."""
    move = 256 * (1 - scale)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">\n'
        f'<rect width="512" height="512" rx="{corner}" fill="{GREEN}"/>\n'
        f'<g transform="translate({move:g} {move:g}) scale({scale:g})">\n{CARD}</g>\n</svg>\n'
    )


PICTURES = {"icon": picture(ROUND, 1.08), "maskable": picture(0, 0.86), "touch": picture(0, 1)}
"""A maskable icon may lose everything outside a circle of 0.8; a touch icon loses its corners."""

SIZES = {
    "icon-192.png": ("icon", 192),
    "icon-512.png": ("icon", 512),
    "maskable-512.png": ("maskable", 512),
    "apple-touch-icon.png": ("touch", 180),
}


def main() -> int:
    """Write the SVG files, and the PNG files from them."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in ("icon", "maskable"):
        (FOLDER / f"{name}.svg").write_text(PICTURES[name], "utf-8")
    for name, png in drawn().items():
        (FOLDER / name).write_bytes(smaller(png))
    return 0


def drawn() -> dict[str, bytes]:
    """Each PNG file as Chromium draws it."""
    from playwright.sync_api import sync_playwright

    made = {}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"]
        )
        for name, (which, size) in SIZES.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(
                f"<style>body{{margin:0}}svg{{display:block}}</style>{PICTURES[which]}"
            )
            made[name] = page.screenshot(omit_background=True)
            page.close()
        browser.close()
    return made


def smaller(png: bytes) -> bytes:
    """The same picture with a palette: it has few colours."""
    from PIL import Image

    out = io.BytesIO()
    image = Image.open(io.BytesIO(png)).quantize(64, method=Image.Quantize.FASTOCTREE)
    image.save(out, "PNG", optimize=True)
    return out.getvalue()


if __name__ == "__main__":
    sys.exit(main())
