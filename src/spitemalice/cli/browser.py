"""The game in the browser: a server on this machine, and a browser opened at it."""

from __future__ import annotations

import os
import sys
import webbrowser
from http.client import HTTPConnection, HTTPException
from threading import Thread
from typing import Final

from spitemalice.cli.errors import CommandError, Status
from spitemalice.web.server import ADDRESS, NAME, Server
from spitemalice.web.site import STATIC, Site

__all__ = ["MISSING", "installed", "play_in_browser"]

PORT: Final = 8128
"""Always the same if it is free: a browser keeps the games of each address apart."""

MISSING: Final = "the browser game is not part of this installation"
PATIENCE: Final = 1.0  # seconds for an answer from this machine
HIGHEST: Final = 65535


def installed() -> Site | None:
    """The site of this installation, if it has one."""
    return Site(STATIC) if STATIC.is_dir() else None


def play_in_browser(site: Site, port: int | None, *, opens: bool) -> int:
    """Serve the game until Ctrl-C, and open a browser at it."""
    open_browser = _open if opens else _open_none
    server = _server(site, port)
    if server is None:
        url = f"http://{ADDRESS}:{PORT}/"
        print(f"Spite & Malice already runs at {url}", flush=True)
        open_browser(url)
        return Status.OK
    with server:
        print(f"Spite & Malice is at {server.url} (Ctrl-C ends it)", flush=True)
        Thread(target=open_browser, args=[server.url], daemon=True).start()
        try:
            server.serve_forever()
        except KeyboardInterrupt:  # how it is meant to end
            print()
    return Status.OK


def _server(site: Site, port: int | None) -> Server | None:
    """A server at a port; at the usual one if none is named, None if the game runs there already.

    Raises:
        CommandError: The named port is no port, or is taken.
    """
    if port is None:
        return _usual_server(site)
    if not 0 <= port <= HIGHEST:
        raise CommandError(f"--port: {port} is not allowed; allowed: 0 to {HIGHEST}")
    try:
        return Server(site, port)
    except OSError as error:
        raise CommandError(f"--port: {port}: {error.strerror}") from None


def _usual_server(site: Site) -> Server | None:
    try:
        return Server(site, PORT)
    except OSError:
        if _runs_already():
            return None
        print(
            f"Port {PORT} is taken: at another port the browser does not find the games it keeps"
            " for this one.",
            file=sys.stderr,
        )
        return Server(site, 0)


def _runs_already() -> bool:
    """Whether this version of the game answers at the usual port."""
    connection = HTTPConnection(ADDRESS, PORT, timeout=PATIENCE)
    try:
        connection.request("HEAD", "/")
        return connection.getresponse().getheader("Server") == NAME
    except (OSError, HTTPException):
        return False
    finally:
        connection.close()


def _open(url: str) -> None:
    if not _has_screen() or not _opened(url):
        print("No browser could be opened: open the address in one.", flush=True)


def _open_none(url: str) -> None:
    """Leave it to the person."""


def _opened(url: str) -> bool:
    try:
        return webbrowser.open(url)
    except (OSError, webbrowser.Error):
        return False


def _has_screen() -> bool:
    """Whether a browser would have a window: one in the terminal cannot show the game."""
    if sys.platform in {"win32", "darwin", "cygwin"} or os.environ.get("BROWSER"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
