"""What a session asks of the program around it."""

from __future__ import annotations

from typing import Protocol

__all__ = ["Host"]


class Host(Protocol):
    """Keeps what a session wants kept. All but `today` may raise `OSError`, which is then told."""

    @property
    def program(self) -> str:
        """What starts this program in a shell."""

    @property
    def save_name(self) -> str:
        """Where the match is saved, as a person would name it."""

    def save(self, document: bytes) -> None:
        """Save the match, whole or not at all; when this returns it is safe."""

    def copy(self, document: bytes, name: str) -> str:
        """Save the match under another name too; answer where."""

    def keep_record(self, line: bytes) -> str:
        """Add a record to the finished games, once; answer where."""

    def today(self) -> str:
        """The date, as in 2026-07-31."""
