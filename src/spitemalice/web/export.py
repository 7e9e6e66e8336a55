"""A copy of the web game for any host of files."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Final

from spitemalice.web.errors import SiteError
from spitemalice.web.site import Site

__all__ = ["export"]

LIST: Final = ".spitemalice-files.json"
"""The files of an export, so that the next one can take away what it no longer has."""

LAST: Final = ("index.html", "sw.js")
"""They (and their packed copies) name the other files, which must be there before."""


def export(site: Site, folder: Path) -> tuple[int, int]:
    """Write the site into a folder that is new, empty or of an earlier export.

    Files of others in the folder of an earlier export stay. At no time does the folder hold a page
    whose files are missing, so that a host may serve it meanwhile.

    Returns:
        How many files there are, and how many bytes.

    Raises:
        SiteError: The folder holds something else.
        OSError: A file cannot be written.
    """
    before = _earlier(folder)
    names = sorted(site.names, key=lambda name: (name.startswith(LAST), name))
    folder.mkdir(parents=True, exist_ok=True)
    _write(folder / LIST, json.dumps(sorted({*before, *names}), indent=1).encode())
    size = 0
    for name in names:
        content = (site.folder / name).read_bytes()
        _write(folder / name, content)
        size += len(content)
    for name in before - set(names):
        _remove(folder, name)
    _write(folder / LIST, json.dumps(sorted(names), indent=1).encode())
    return len(names), size


def _earlier(folder: Path) -> set[str]:
    """The files of the export that the folder holds, none if it is new or empty."""
    if folder.exists() and not folder.is_dir():
        raise SiteError(f"{folder}: not a folder; allowed: one that is new or empty")
    if not folder.exists() or not any(folder.iterdir()):
        return set()
    try:
        names = json.loads((folder / LIST).read_bytes())
        return {name for name in names if _is_inside(name)}
    except (OSError, ValueError, TypeError):
        raise SiteError(
            f"{folder}: it holds other files; allowed: a folder that is new, empty or of an"
            " earlier export"
        ) from None


def _is_inside(name: object) -> bool:
    """Whether a name from the list can only be that of a file below the folder."""
    return isinstance(name, str) and not Path(name).is_absolute() and ".." not in Path(name).parts


def _write(path: Path, content: bytes) -> None:
    """Write a file, whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f".{path.name}.part")
    part.write_bytes(content)
    os.replace(part, path)


def _remove(folder: Path, name: str) -> None:
    """Remove a file that an earlier export has written, and folders that become empty by it."""
    path = folder / name
    path.unlink(missing_ok=True)
    for parent in path.parents:
        if parent == folder or not parent.is_dir() or any(parent.iterdir()):
            return
        parent.rmdir()
