"""What the arena refuses."""

from spitemalice.errors import SpiteMaliceError

__all__ = ["ArenaError"]


class ArenaError(SpiteMaliceError, ValueError):
    """A tournament that cannot be: the message names what, its value and what is allowed."""
