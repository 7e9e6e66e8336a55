"""Measures the packed web game in Chromium: ``python -m benchmarks.web [--json FILE]``.

Times are those of this machine now: other programs make them longer, so starts are given as the
best and the median of several rounds, beside an empty page under the same conditions. Processor
times, of a page that is not slowed down, hardly depend on what else runs.

Needs what the tests of the web game need: Chromium, Playwright, Node and `npm ci` in `web/`.
Lighthouse is asked, too, if there is a folder where `npm install lighthouse@12.2.3` was run.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from benchmarks.web import lighthouse, starts, table, thinking
from benchmarks.web.figures import Figure, as_json
from tests.web.support import CHROMIUM, FLAGS
from tools import build_site

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    Part = Callable[[Browser, Path], Iterator[Figure]]

PARTS = ("starts", "table", "thinking", "lighthouse")


def main() -> int:
    """Print the figures as a table while they come, and write them as JSON."""
    options = _parser().parse_args()
    figures: list[Figure] = []
    with TemporaryDirectory() as folder:
        site = options.site or Path(folder, "site")
        if not options.site:
            build_site.build(site, bundle=True)
        for figure in _measured(site, options):
            print(figure, flush=True)
            figures.append(figure)
    if options.json:
        options.json.write_text(json.dumps(as_json(figures), indent=2) + "\n", "utf-8")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="benchmarks.web", description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"of {', '.join(PARTS)}")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there")
    parser.add_argument("--site", type=Path, metavar="DIR", help="a packed site (default: build)")
    parser.add_argument("--rounds", type=int, default=7, help="how many starts (default: 7)")
    parser.add_argument(
        "--seconds", type=float, default=20.0, help="of play for each figure (default: 20)"
    )
    parser.add_argument("--lighthouse", type=Path, metavar="DIR", help="where it is installed")
    return parser


def _measured(site: Path, options: argparse.Namespace) -> Iterator[Figure]:
    wanted = options.parts or PARTS
    in_browser: dict[str, Part] = {
        "starts": lambda browser, site: starts.measure(browser, site, options.rounds),
        "table": lambda browser, site: table.measure(browser, site, options.seconds),
        "thinking": lambda browser, site: thinking.measure(browser, site, options.seconds),
    }
    for name, measure in in_browser.items():
        if name in wanted:
            with _browser() as browser:
                yield from measure(browser, site)
    if options.lighthouse and "lighthouse" in wanted:
        yield from lighthouse.measure(site, options.lighthouse, options.rounds // 2 + 1)


@contextmanager
def _browser() -> Iterator[Browser]:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


if __name__ == "__main__":
    sys.exit(main())
