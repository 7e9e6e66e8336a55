"""What the evaluation's features say about an end of a turn, by name."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from spitemalice.kernel.consts import (
    F_HAND_SIZE,
    F_KINGS,
    F_LEAF,
    F_MISSING,
    F_MY_PAYOFF,
    F_MY_SIDE,
    S_BLOCKED,
    S_EMPTY,
)

__all__ = ["Facts", "facts_of"]


@dataclass(frozen=True, slots=True)
class Facts:
    """An end of a turn in numbers.

    Attributes:
        leaf: What kind of end it is, as the kernel numbers them.
        missing: Cards that are missing to play the own pay-off card; 7 for seven or more, 8
            where it is not known which it will be.
        their_missing: Cards that the next player lacks of what lies open.
        kings: Kings in the hand.
        hand: Cards in the hand.
        empty: Empty side stacks.
        buried: Cards on the own side stacks that lie under a higher one.
    """

    leaf: int
    missing: int
    their_missing: int
    kings: int
    hand: int
    empty: int
    buried: int


def facts_of(features: Iterable[int]) -> Facts:
    """Read the facts out of the features that are on."""
    on = sorted(features)
    reach = _in_block(on, F_MISSING, 9 * 8)
    return Facts(
        leaf=_in_block(on, F_LEAF, F_MY_PAYOFF),
        missing=reach // 8,
        their_missing=reach % 8,
        kings=_in_block(on, F_KINGS, 5),
        hand=_in_block(on, F_HAND_SIZE, 7),
        empty=_in_block(on, F_MY_SIDE + S_EMPTY, 7),
        buried=_in_block(on, F_MY_SIDE + S_BLOCKED, 10),
    )


def _in_block(on: list[int], start: int, length: int) -> int:
    """Which feature of a block is on; each of these blocks has exactly one."""
    return next(feature for feature in on if start <= feature < start + length) - start
