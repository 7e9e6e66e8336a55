"""`spitemalice play`: in the browser, or in lines of text."""

from __future__ import annotations

import sys
from argparse import Namespace
from typing import Final

from spitemalice.cli.errors import CommandError

__all__ = ["run"]

PLAIN: Final = ("plain", "two", "level", "rules", "match", "name", "short", "new", "save", "seed")
BROWSER: Final = ("port", "no_browser")


def run(options: Namespace) -> int:
    """Play, until the match is over or somebody leaves."""
    plain, browser = _given(options, PLAIN), _given(options, BROWSER)
    if plain and browser:
        raise CommandError(
            f"{browser}: not together with {plain}, which plays in the terminal; allowed: one of"
            " them"
        )
    # Late, so that neither game has to load the other.
    if not plain:
        from spitemalice.cli import browser as web

        site = web.installed()
        if site is not None:
            return web.play_in_browser(site, options.port, opens=not options.no_browser)
        if browser:
            raise CommandError(f"{browser}: {web.MISSING}")
        print(f"{web.MISSING}; here it is in the terminal.", file=sys.stderr)
    from spitemalice.cli.plain import play_plain

    return play_plain(options)


def _given(options: Namespace, names: tuple[str, ...]) -> str:
    """The first of these options that was given, as it was typed; empty if none was."""
    values = {name: getattr(options, name) for name in names}
    given = (name for name, value in values.items() if value is not None and value is not False)
    return next((f"--{name.replace('_', '-')}" for name in given), "")
