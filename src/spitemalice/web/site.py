"""The files of the web game, read once."""

from __future__ import annotations

import gzip
import hashlib
from functools import cached_property
from pathlib import Path
from typing import Final

from spitemalice.web.errors import SiteError

__all__ = ["STATIC", "Asset", "Site"]

STATIC: Final = Path(__file__).with_name("static")
"""Where an installed package has the site; absent if it was installed without Transcrypt."""

PACKED: Final = {"br": ".br", "gzip": ".gz"}
WORTH: Final = 512  # bytes below which packing saves nothing

TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
}
"""Own types, since those of the system may be wrong: a browser runs no script of another type."""

OTHER: Final = "text/plain; charset=utf-8"
UNPACKED_TYPES: Final = frozenset({"image/png"})


class Asset:
    """A file that is served."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.content = path.read_bytes()
        self.type = TYPES.get(path.suffix, OTHER)
        self.tag = hashlib.sha256(self.content).hexdigest()[:20]

    def packed(self, coding: str) -> bytes | None:
        """The content in a coding, if that is to be had and smaller."""
        found = {"br": self._brotli, "gzip": self._gzip}.get(coding)
        return found if found and len(found) < len(self.content) else None

    @cached_property
    def _brotli(self) -> bytes | None:
        return self._beside(PACKED["br"])

    @cached_property
    def _gzip(self) -> bytes | None:
        if self.type in UNPACKED_TYPES or len(self.content) < WORTH:
            return None
        return self._beside(PACKED["gzip"]) or gzip.compress(self.content, mtime=0)

    def _beside(self, suffix: str) -> bytes | None:
        path = self._path.with_name(self._path.name + suffix)
        return path.read_bytes() if path.is_file() else None


class Site:
    """All files by their addresses below the root, such as `js/main.js`; a page is "", too.

    Only what was found here is ever served, so no address leads out of the folder.

    Raises:
        SiteError: The folder does not hold a built site.
    """

    def __init__(self, folder: Path = STATIC) -> None:
        self.folder = folder
        if not (folder / "index.html").is_file():
            raise SiteError(f"{folder}: no web game is here; allowed: a folder with a built one")
        self.names = sorted(
            path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()
        )
        self._assets = {
            name: Asset(folder / name)
            for name in self.names
            if not name.endswith(tuple(PACKED.values()))
        }
        pages = [name for name in self._assets if name.split("/")[-1] == "index.html"]
        self._assets |= {name.removesuffix("index.html"): self._assets[name] for name in pages}

    @property
    def bundled(self) -> bool:
        """Whether the scripts are packed into a few files, rather than plain modules."""
        return any(name.startswith("assets/") for name in self.names)

    def find(self, name: str) -> Asset | None:
        """The file at an address."""
        return self._assets.get(name)
