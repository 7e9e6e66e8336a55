"""Where the program keeps what it keeps."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from spitemalice.cli.errors import CommandError

__all__ = ["NAME", "data_folder", "records_file", "save_file"]

NAME: Final = "spitemalice"


def data_folder() -> Path:
    """The folder of this user: in `XDG_STATE_HOME`, else where the platform keeps such things.

    Raises:
        CommandError: The user has no home.
    """
    # The specification wants a relative path in the variable to be ignored.
    named = os.environ.get("XDG_STATE_HOME", "")
    if os.path.isabs(named):
        return Path(named, NAME)
    if sys.platform == "win32":
        local = os.environ.get("LOCALAPPDATA")
        return Path(local, NAME) if local else _home() / "AppData" / "Local" / NAME
    if sys.platform == "darwin":
        return _home() / "Library" / "Application Support" / NAME
    return _home() / ".local" / "state" / NAME


def save_file() -> Path:
    """The file of the game that is being played."""
    return data_folder() / "play.json"


def records_file() -> Path:
    """The file that every finished game is added to."""
    return data_folder() / "games.jsonl"


def _home() -> Path:
    try:
        return Path.home()
    except RuntimeError:
        raise CommandError(
            "data folder: this user has no home folder, set XDG_STATE_HOME to an absolute path"
        ) from None
