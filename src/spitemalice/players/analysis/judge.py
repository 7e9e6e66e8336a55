"""Looks at a turn as a strong player does, and says how good it is."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final

from spitemalice.kernel.consts import (
    ENTRY_PASS,
    ENTRY_PAYOFF,
    ENTRY_SIDE,
    F_KINGS,
    F_LEAF,
    FEATURES,
    KEEP,
    LEAF_REVEAL,
    RANK_MASK,
    SURE,
)
from spitemalice.kernel.ends import features_of_end, kept_path
from spitemalice.kernel.luck import Judge as Workspace
from spitemalice.kernel.luck import chance_after, expected_draw, expected_top
from spitemalice.kernel.state import State, copy_state
from spitemalice.kernel.table import Mind
from spitemalice.kernel.turn import kept_score, play_kept, search, set_weights
from spitemalice.players.levels import LEVELS
from spitemalice.players.searching import make_mind
from spitemalice.players.weights import load_weights
from spitemalice.rules.moves import LEGAL_TABLE, PAYOFF_SOURCE, SIDE_SOURCE, Move

__all__ = ["End", "Judge", "PayoffPath", "path_of"]

LEVEL: Final = "expert"
ODDS: Final = "chance"
"""The weights that add up to the chance of winning."""

PATH_NODES: Final = 3000
"""Positions inside a turn after which the search for a way to the pay-off card gives up."""


@dataclass(frozen=True, slots=True)
class End:
    """An end of a turn, or the place in it where an unknown card comes up.

    Attributes:
        moves: The moves to it.
        path: The same as the kernel's search notes them.
    """

    moves: tuple[Move, ...]
    path: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PayoffPath:
    """Whether the pay-off card can go with the cards that are seen.

    Attributes:
        moves: The moves up to it, with as few Kings as possible; None if no way was found.
        certain: Whether there is none where none was found.
    """

    moves: tuple[Move, ...] | None
    certain: bool


class Judge:
    """Judges positions for the seat to move, from what that seat sees.

    One judge looks at many positions; it remembers none of them.
    """

    def __init__(self) -> None:
        self._work = Workspace()
        self._table = self._work.table
        self._trial = State()
        self._mind, self._odds, self._seeker = _minds()

    def ends(self, state: State, most: int = KEEP) -> list[End]:
        """The best ends of the turn, the best one first."""
        self._table.keep = most
        search(state, self._table, self._mind)
        self._table.keep = 1
        return [self._end(state, rank) for rank in range(self._table.kept)]

    def best(self, state: State) -> End:
        """The best end of the turn."""
        return self.ends(state, 1)[0]

    def chance(self, state: State, path: Iterable[int]) -> float:
        """The chance of winning after an end, a draw counted as half."""
        return chance_after(self._work, state, self._odds, list(path)) / SURE

    def features(self, state: State, path: Iterable[int]) -> list[int]:
        """The evaluation's features that are on at an end; none where the game is won."""
        return features_of_end(state, self._table, list(path))

    def chance_before_top(self, state: State) -> float:
        """The best end's chance as it was to be expected before the top pay-off card came up."""
        return expected_top(self._work, state, self._mind, self._odds) / SURE

    def chance_before_draw(self, state: State, drawn: int) -> float:
        """The same before the last cards of the hand were drawn."""
        return expected_draw(self._work, state, self._mind, self._odds, drawn) / SURE

    def payoff_path(self, state: State) -> PayoffPath:
        """Whether and how the pay-off card can go now."""
        search(state, self._table, self._seeker)
        if kept_score(self._table, 0) < SURE:
            return PayoffPath(None, certain=self._table.nodes < PATH_NODES)
        return PayoffPath(self._end(state, 0).moves, certain=True)

    def _end(self, state: State, rank: int) -> End:
        copy_state(self._trial, state)
        path = tuple(kept_path(self._table, rank))
        moves = tuple(LEGAL_TABLE[index] for index in play_kept(self._trial, self._table, rank))
        return End(moves, path)


def path_of(moves: Iterable[Move]) -> tuple[int, ...]:
    """Moves as the kernel's search notes them."""
    return tuple(map(_entry, moves))


def _entry(move: Move) -> int:
    source, dest = divmod(move.index, 16)
    if source < SIDE_SOURCE:
        return ((source & RANK_MASK) << 4) + dest
    if source == PAYOFF_SOURCE:
        return (ENTRY_PAYOFF << 4) + dest
    if move.is_pass:
        return ENTRY_PASS << 4
    return ((ENTRY_SIDE + source - SIDE_SOURCE) << 4) + dest


@cache
def _minds() -> tuple[Mind, Mind, Mind]:
    """Who judges, who tells the odds, and who looks for nothing but a way to the pay-off card."""
    odds = Mind()
    set_weights(odds, list(load_weights(ODDS)))
    seeker = Mind()
    weights = [0] * FEATURES
    weights[F_LEAF + LEAF_REVEAL] = SURE
    for kings in range(5):
        weights[F_KINGS + kings] = kings
    set_weights(seeker, weights)
    seeker.max_nodes = PATH_NODES
    seeker.width = 1
    return make_mind(LEVELS[LEVEL]), odds, seeker
