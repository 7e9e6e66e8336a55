"""What the PettingZoo and the Gymnasium environment show to a seat."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from spitemalice.envs.encode import action_count, action_mask, observation, observation_size
from spitemalice.rules.game import Game
from spitemalice.rules.ruleset import RuleSet

__all__ = ["Shown", "observation_space", "seen_by"]

Shown = dict[str, NDArray[Any]]


def observation_space(rules: RuleSet) -> spaces.Dict:
    """The space of what a seat is shown."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (observation_size(rules),), np.uint8),
            "action_mask": spaces.Box(0, 1, (action_count(rules),), np.int8),
        }
    )


def seen_by(game: Game, seat: int) -> Shown:
    """What a seat sees now, and which actions are legal if it is its turn."""
    mask = action_mask(game)
    if seat != game.to_move:
        mask[:] = 0
    return {"observation": observation(game, seat), "action_mask": mask}
