"""Where all chance of a training comes from."""

from __future__ import annotations

import struct
from typing import NamedTuple

from spitemalice.deal.commitment import tagged_hash

__all__ = ["Luck", "luck_of"]


class Luck(NamedTuple):
    """The chance of one game, or of one choice: numbers below 2^28.

    Attributes:
        deal: What the cards are dealt and drawn from.
        search: What the players' own chance comes from.
        picks: For choices.
    """

    deal: tuple[int, int]
    search: tuple[int, int]
    picks: tuple[int, int, int, int]


def luck_of(seed: str, what: str, *place: int) -> Luck:
    """The chance that belongs to a place in a training; all places are independent.

    Args:
        seed: The training's.
        what: What it is for.
        place: Numbers that tell the place from all others of its kind.
    """
    numbers = (number.to_bytes(8, "big") for number in place)
    digest = tagged_hash(f"spitemalice/training {what}", seed.encode(), *numbers)
    a, b, c, d, *picks = (word >> 4 for word in struct.unpack(">8I", digest))
    return Luck((a, b), (c, d), (picks[0], picks[1], picks[2], picks[3]))
