"""The game as a PettingZoo environment, in which the seats act one after another.

| | |
|---|---|
| agents | `seat_0`, `seat_1` and so on, as many as the rule-set has players |
| actions | numbers; `ActionSpace` says what each means |
| observations | a dict of `observation` (see `observation_fields`) and `action_mask`, which is all 0 for seats that are not to move |
| rewards | 0 until the end, then the points of the game; their sum is 0 (see `rewards`) |
| illegal actions | the game ends against the seat as if it had left (rule 5.4), and its info has `illegal_action` |
"""  # noqa: E501 - a table

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from spitemalice.envs.actions import ActionSpace
from spitemalice.envs.belief import sample_world
from spitemalice.envs.deals import Deals
from spitemalice.envs.encode import legal_move
from spitemalice.envs.infostate import information_state
from spitemalice.envs.points import rewards
from spitemalice.envs.shown import (
    RENDER_MODES,
    Shown,
    checked_mode,
    observation_space,
    seen_by,
)
from spitemalice.record.position import Position, position_of
from spitemalice.record.position_text import format_position
from spitemalice.rules.game import Game
from spitemalice.rules.outcome import Reason
from spitemalice.rules.ruleset import RuleSet

__all__ = ["SpiteMaliceAEC"]


class SpiteMaliceAEC(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A game of Spite & Malice for PettingZoo; see the module for what agents see and do.

    `reset(seed=n)` always begins the same row of games; `reset()` goes on with its next one.

    Args:
        rules: The rule-set, `g4a` by default.
        render_mode: `"ansi"`: `render()` gives the open cards as one line of text.

    Attributes:
        rules: The rule-set.
        actions: The meaning of the actions.
        game: The game that is played. It knows all cards: it is not for players.

    Raises:
        RulesError: What is given is no rule-set.
        RenderModeError: There is no such render mode.
    """

    metadata: Final = {
        "name": "spite_malice_v0",
        "render_modes": RENDER_MODES,
        "is_parallelizable": False,
    }
    game: Game

    def __init__(self, rules: RuleSet | None = None, render_mode: str | None = None) -> None:
        super().__init__()
        self.rules = rules or RuleSet()
        self.actions = ActionSpace(self.rules)
        self.render_mode = checked_mode(render_mode)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.rules.players)]
        self.agents: list[str] = []
        self.action_spaces = {
            agent: spaces.Discrete(self.actions.size) for agent in self.possible_agents
        }
        self.observation_spaces = {
            agent: observation_space(self.rules) for agent in self.possible_agents
        }
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._deals = Deals(self.rules)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent can be shown."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent can answer."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game: the first of the row of `seed`, or the next one; there are no options."""
        if seed is not None:
            self._deals.reseed(seed)
        self.game = self._deals.next_game()
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.game.to_move]

    def observe(self, agent: str) -> Shown:
        """What an agent sees now, and which actions are legal if it is its turn."""
        return seen_by(self.game, self._seats[agent])

    def step(self, action: int | None) -> None:
        """Let the selected agent act; agents of an ended game are led out with `None`."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        move = None if action is None else legal_move(self.game, int(action))
        if move is None:
            self.infos[agent]["illegal_action"] = action
            self.game.end_against(self.game.to_move, Reason.ABANDONED)
        else:
            self.game.play(move)
        if self.game.over:
            shares = rewards(self.game.outcome, self.rules.players)
            self.rewards = dict(zip(self.possible_agents, shares, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        self.agent_selection = self.possible_agents[self.game.to_move]

    def information_state(self, agent: str, length: int | None = None) -> NDArray[np.uint8]:
        """All that an agent has seen since the deal; see `information_state`."""
        return information_state(self.game, self._seats[agent], length)

    def sample_world(self, agent: str, rng: np.random.Generator) -> Position:
        """A whole position drawn from exactly what an agent knows; see `Belief`."""
        return sample_world(self.game, self._seats[agent], rng)

    def render(self) -> str | None:
        """What a spectator sees, as a position string; `None` without a render mode."""
        if self.render_mode is None:
            return None
        return format_position(position_of(self.game).seen_by(None))

    def close(self) -> None:
        """There is nothing to close."""
