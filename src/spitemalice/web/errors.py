"""What goes wrong with the files of the web game."""

from __future__ import annotations

from spitemalice.errors import SpiteMaliceError

__all__ = ["SiteError"]


class SiteError(SpiteMaliceError):
    """A folder is not what it should be; the message names it and what is allowed."""
