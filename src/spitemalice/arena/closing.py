"""What must be closed in the end, whatever happens."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Self

__all__ = ["Closing"]


class Closing(ABC):
    """Is closed when its context is left."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *left_by: object) -> None:
        self.close()

    @abstractmethod
    def close(self) -> None:
        """Give everything back that was taken."""
