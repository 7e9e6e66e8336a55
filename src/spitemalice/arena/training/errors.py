"""What training refuses."""

from spitemalice.errors import SpiteMaliceError

__all__ = ["TrainingError"]


class TrainingError(SpiteMaliceError, ValueError):
    """A training that cannot be: the message names what, its value and what is allowed."""
