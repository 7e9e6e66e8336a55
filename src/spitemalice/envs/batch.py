"""Thousands of games at once: one call makes a move in each of them, in compiled code."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, TypeVar

import numpy as np
from numpy.typing import ArrayLike, NDArray

from spitemalice.envs.actions import ActionError, ActionSpace
from spitemalice.errors import SpiteMaliceError
from spitemalice.kernel.batch import begin_games, count_view, find_codes, step_games, tell_games
from spitemalice.kernel.consts import (
    BOOK_ACTION,
    BOOK_EPISODE,
    BOOK_OUTCOME,
    BOOK_POINTS,
    BOOK_ROW,
    BOOK_SEED,
    BOOK_TO_MOVE,
    BOOK_WINNER,
    NOBODY,
    RUNNING,
    SEED_MASK,
)
from spitemalice.kernel.state import State
from spitemalice.record.position import Position, state_position
from spitemalice.rules.ruleset import RuleSet

__all__ = ["BatchEnv", "BatchError", "Step"]

AnyNumber = TypeVar("AnyNumber", np.uint8, np.int32)


class BatchError(SpiteMaliceError, ValueError):
    """Seeds or arrays that do not fit a batch."""


class Step(NamedTuple):
    """What is to be known of all games after a step, one row or number for each game.

    Attributes:
        observations: What the seat to move sees, as `observation` in `encode`; no columns if the
            batch makes none. (games, numbers), uint8.
        masks: Which actions are legal; no columns if the batch makes none. (games, actions),
            uint8.
        to_move: Whose turn it is. int8.
        actions: The action that was taken; -1 where none was. int16.
        rewards: By seat, what the step was worth; see `rewards`. (games, seats), float32.
        done: Whether the game has ended by this step, or before. bool.
    """

    observations: NDArray[np.uint8]
    masks: NDArray[np.uint8]
    to_move: NDArray[np.int8]
    actions: NDArray[np.int16]
    rewards: NDArray[np.float32]
    done: NDArray[np.bool_]


class BatchEnv:
    """Many games of one rule-set that go on together, each from its own seed.

    A game depends on its seed, its number and its actions, never on the other games. `step`
    gives new arrays, so that nothing kept from an earlier step can change; with `out` it writes
    into given ones instead.

    Args:
        games: How many games.
        rules: The rule-set. Under `first = "given"` the seats start by turns.
        seeds: A number from 0 to 2^28 - 1 for each game; or one number, from which the seeds
            count on.
        auto_reset: Whether a game that ends is followed at once by the next one of its seed.
            Then `done` and `rewards` are of the ended game, all else is of the new one. Without
            it an ended game stays as it is, its mask is all 0, and its action is not looked at.
        observations: Whether to make observations.
        masks: Whether to make masks.

    Attributes:
        rules: The rule-set.
        actions: The meaning of the actions.
        auto_reset: As given.

    Raises:
        BatchError: There is no game, or the seeds do not fit.
        RulesError: What is given is no rule-set.
    """

    def __init__(
        self,
        games: int,
        rules: RuleSet | None = None,
        *,
        seeds: int | ArrayLike = 0,
        auto_reset: bool = True,
        observations: bool = True,
        masks: bool = True,
    ) -> None:
        if games < 1:
            raise BatchError(f"games {games}: there must be at least one")
        self.rules = rules or RuleSet()
        self.actions = ActionSpace(self.rules)
        self.auto_reset = auto_reset
        self._games = [State() for _ in range(games)]
        for state in self._games:
            self.rules.configure_state(state)
        columns = count_view(self._games[0]) if observations else 0
        self._columns = columns, self.actions.size if masks else 0
        self._book = np.zeros((games, BOOK_ROW), np.int32)
        self.reset(seeds)

    def __len__(self) -> int:
        """How many games there are."""
        return len(self._games)

    @property
    def seeds(self) -> NDArray[np.int32]:
        """The seed of each game."""
        return self._book[:, BOOK_SEED].copy()

    @property
    def episodes(self) -> NDArray[np.int32]:
        """Which game of its seed each game is, from 0."""
        return self._book[:, BOOK_EPISODE].copy()

    def reset(self, seeds: int | ArrayLike | None = None, out: Step | None = None) -> Step:
        """Begin all games anew, from other seeds if some are given, else from the same.

        Args:
            seeds: As for the batch.
            out: The arrays to write into, from `empty_step` or an earlier step; `None` for new
                ones.

        Raises:
            BatchError: The seeds or the arrays do not fit.
        """
        book = self._book
        if seeds is not None:
            book[:, BOOK_SEED] = self._checked_seeds(seeds)
        book[:, BOOK_EPISODE:] = 0
        book[:, BOOK_ACTION] = -1
        book[:, BOOK_WINNER] = NOBODY
        step = self._room(out)
        begin_games(self._games, _flat(book))
        tell_games(self._games, _flat(book), _flat(step.masks), _flat(step.observations))
        return self._told(step)

    def step(
        self, actions: Sequence[int] | NDArray[np.integer] | None = None, out: Step | None = None
    ) -> Step:
        """Make one action in each game.

        Args:
            actions: The action of each game; `None` for a random legal one in each, every legal
                action with the same chance, from the chance of the game.
            out: As for `reset`.

        Raises:
            ActionError: An action is not legal. No game has moved.
            BatchError: The arrays do not fit.
        """
        if actions is not None:
            self._look_up(actions)
        step = self._room(out)
        step_games(
            self._games,
            _flat(self._book),
            int(actions is not None),
            int(self.auto_reset),
            _flat(step.masks),
            _flat(step.observations),
        )
        return self._told(step)

    def position(self, game: int) -> Position:
        """The whole position of a game, with all its hidden cards."""
        return state_position(self._games[game], self.rules)

    def empty_step(self) -> Step:
        """New arrays of the right shapes and types, for `out`; what they hold means nothing."""
        games, (observations, masks) = len(self), self._columns
        return Step(
            np.empty((games, observations), np.uint8),
            np.empty((games, masks), np.uint8),
            np.empty(games, np.int8),
            np.empty(games, np.int16),
            np.empty((games, self.rules.players), np.float32),
            np.empty(games, np.bool_),
        )

    def _checked_seeds(self, seeds: int | ArrayLike) -> NDArray[np.int64]:
        numbers = np.asarray(seeds)
        if not np.issubdtype(numbers.dtype, np.integer) or numbers.shape not in {(), (len(self),)}:
            raise BatchError(f"seeds: they must be one integer, or {len(self)} of them")
        if numbers.min() < 0 or numbers.max() > SEED_MASK:
            raise BatchError(f"seeds: they must be from 0 to {SEED_MASK}")
        if numbers.shape == ():
            return (int(numbers) + np.arange(len(self))) & SEED_MASK
        return numbers.astype(np.int64)

    def _look_up(self, actions: Sequence[int] | NDArray[np.integer]) -> None:
        """Note the actions and their move codes in the book."""
        numbers = np.asarray(actions)
        if not np.issubdtype(numbers.dtype, np.integer) or numbers.shape != (len(self),):
            raise BatchError(f"actions: they must be {len(self)} integers")
        known = (numbers >= 0) & (numbers < self.actions.size)
        self._book[:, BOOK_ACTION] = np.where(known, numbers, -1)
        fault = find_codes(self._games, _flat(self._book))
        if fault >= 0:
            number = int(numbers[fault])
            name = f" ({self.actions.names[number]})" if known[fault] else ""
            raise ActionError(f"game {fault}: action {number}{name} is not legal")

    def _room(self, out: Step | None) -> Step:
        """The arrays to write into."""
        step = self.empty_step()
        if out is None:
            return step
        for name in Step._fields:
            wanted: NDArray[Any] = getattr(step, name)
            array: NDArray[Any] = getattr(out, name)
            if (array.shape, array.dtype) != (wanted.shape, wanted.dtype):
                raise BatchError(
                    f"out.{name}: {array.dtype} {array.shape} does not fit; "
                    f"allowed: {wanted.dtype} {wanted.shape}"
                )
            if not array.flags.c_contiguous or not array.flags.writeable:
                raise BatchError(f"out.{name}: it must be contiguous and writeable")
        return out

    def _told(self, step: Step) -> Step:
        """Copy what the book says of the last step."""
        book = self._book
        step.to_move[:] = book[:, BOOK_TO_MOVE]
        step.actions[:] = book[:, BOOK_ACTION]
        step.done[:] = book[:, BOOK_OUTCOME] != RUNNING
        step.rewards[:] = 0
        won = np.flatnonzero(step.done & (book[:, BOOK_WINNER] != NOBODY))
        points = book[won, BOOK_POINTS]
        step.rewards[won] = -points[:, None] / (self.rules.players - 1)
        step.rewards[won, book[won, BOOK_WINNER]] = points
        return step


def _flat(array: NDArray[AnyNumber]) -> NDArray[AnyNumber]:
    """All numbers of a contiguous array in one line, without a copy."""
    return array.reshape(-1)
