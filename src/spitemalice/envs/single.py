"""The game as a Gymnasium environment: one seat acts, computer players take the others.

| | |
|---|---|
| actions | numbers; `ActionSpace` says what each means |
| observations | a dict of `observation` (see `observation_fields`) and `action_mask` |
| reward | 0 until the end, then the points of the game for the own seat (see `rewards`) |
| illegal actions | the game ends against the seat as if it had left (rule 5.4), and the info has `illegal_action` |

Importing this module registers `spitemalice/Game-v0`, so that
`gymnasium.make("spitemalice.envs.single:spitemalice/Game-v0", opponent="greedy")` makes one.
"""  # noqa: E501 - a table

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from spitemalice.envs.actions import ActionSpace
from spitemalice.envs.deals import Deals
from spitemalice.envs.encode import legal_move
from spitemalice.envs.points import rewards
from spitemalice.envs.shown import (
    RENDER_MODES,
    Shown,
    checked_mode,
    observation_space,
    seen_by,
)
from spitemalice.players.levels import new_player
from spitemalice.players.player import Player
from spitemalice.record.position import position_of
from spitemalice.record.position_text import format_position
from spitemalice.rules.errors import RulesError
from spitemalice.rules.game import Game
from spitemalice.rules.outcome import Reason
from spitemalice.rules.ruleset import RuleSet

__all__ = ["SpiteMaliceEnv"]


class SpiteMaliceEnv(gymnasium.Env[Any, np.int64]):
    """A game of Spite & Malice against computer players; see the module for its spaces.

    `reset(seed=n)` always begins the same row of games, opponents' chance included; `reset()`
    goes on with its next one.

    Args:
        opponent: The name of a computer player, such as `"greedy"`; or a function that makes one
            from a seed of 32 bytes. Each other seat has one of its own, a new one each game.
        rules: The rule-set, `g4a` by default.
        seat: The own seat; `None` for each seat by turns.
        render_mode: `"ansi"`: `render()` gives what the seat sees as one line of text.

    Attributes:
        rules: The rule-set.
        actions: The meaning of the actions.
        game: The game that is played. It knows all cards: it is not for players.
        seat: The own seat in it.

    Raises:
        RulesError: What is given is no rule-set, or there is no such seat.
        RenderModeError: There is no such render mode.
        PlayerError: There is no such player.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as Gymnasium has it
        "render_modes": RENDER_MODES,
        "render_fps": 1,
    }
    game: Game
    seat: int

    def __init__(
        self,
        opponent: str | Callable[[bytes], Player] = "greedy",
        rules: RuleSet | None = None,
        seat: int | None = 0,
        render_mode: str | None = None,
    ) -> None:
        self.rules = rules or RuleSet()
        self.actions = ActionSpace(self.rules)
        if seat is not None and not 0 <= seat < self.rules.players:
            raise RulesError(f"seat {seat}: no such seat, there are 0 to {self.rules.players - 1}")
        self.render_mode = checked_mode(render_mode)
        self.action_space = spaces.Discrete(self.actions.size)
        self.observation_space = observation_space(self.rules)
        self._opponent = _maker(opponent)
        self._opponent(bytes(32))  # a name that nobody has is refused now
        self._fixed_seat = seat
        self._deals = Deals(self.rules)
        self._games = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Shown, dict[str, Any]]:
        """Deal a game, and let the others play until it is the own turn; there are no options.

        A game that ends before the own first turn is passed over.
        """
        super().reset(seed=seed)
        if seed is not None:
            self._deals.reseed(seed)
            self._games = 0
        self._begin()
        while self.game.over:
            self._begin()
        return seen_by(self.game, self.seat), {}

    def _begin(self) -> None:
        self.seat = (
            self._games % self.rules.players if self._fixed_seat is None else self._fixed_seat
        )
        self._games += 1
        self.game = self._deals.next_game()
        self._players = [
            self._opponent(self._deals.rng.bytes(32)) for _ in range(self.rules.players)
        ]
        self._let_others_play()

    def _let_others_play(self) -> None:
        game = self.game
        while not game.over and game.to_move != self.seat:
            game.play(self._players[game.to_move].choose(game.observation(game.to_move)))

    def step(self, action: np.int64) -> tuple[Shown, float, bool, bool, dict[str, Any]]:
        """Act, and let the others play until it is the own turn again or the game is over."""
        info: dict[str, Any] = {}
        move = legal_move(self.game, int(action))
        if move is None:
            info["illegal_action"] = int(action)
            self.game.end_against(self.seat, Reason.ABANDONED)
        else:
            self.game.play(move)
            self._let_others_play()
        reward = rewards(self.game.outcome, self.rules.players)[self.seat]
        return seen_by(self.game, self.seat), reward, self.game.over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal, under the name that maskable learners ask for."""
        return seen_by(self.game, self.seat)["action_mask"].astype(np.bool_)

    def render(self) -> str | None:
        """What the seat sees, as a position string; `None` without a render mode."""
        if self.render_mode is None:
            return None
        return format_position(position_of(self.game).seen_by(self.seat))


def _maker(opponent: str | Callable[[bytes], Player]) -> Callable[[bytes], Player]:
    if callable(opponent):
        return opponent
    return lambda seed: new_player(opponent, seed)


gymnasium.register("spitemalice/Game-v0", entry_point="spitemalice.envs.single:SpiteMaliceEnv")
