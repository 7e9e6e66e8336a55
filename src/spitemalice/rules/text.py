"""Small words that texts about a game share."""

__all__ = ["counted"]


def counted(number: int, noun: str) -> str:
    """A number with its noun, such as `1 card` or `1,200 cards`."""
    return f"{number:,} {noun}" if number == 1 else f"{number:,} {noun}s"
