"""What the PettingZoo and the Gymnasium environment show to a seat."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from spitemalice.envs.encode import action_count, action_mask, observation, observation_size
from spitemalice.errors import SpiteMaliceError, listed, shown
from spitemalice.rules.game import Game
from spitemalice.rules.ruleset import RuleSet

__all__ = [
    "RENDER_MODES",
    "RenderModeError",
    "Shown",
    "checked_mode",
    "observation_space",
    "seen_by",
]

Shown = dict[str, NDArray[Any]]

RENDER_MODES: Final = ["ansi"]
"""A list, as both libraries have it: what can be seen as one line of text."""


class RenderModeError(SpiteMaliceError, ValueError):
    """A way of drawing a game that there is not."""


def checked_mode(mode: str | None) -> str | None:
    """The render mode of an environment, if it can be; none: nothing is drawn.

    Raises:
        RenderModeError: There is no such mode.
    """
    if mode is not None and mode not in RENDER_MODES:
        raise RenderModeError(
            f"render_mode {shown(mode)} is not allowed; allowed: {listed(RENDER_MODES)}, or none"
        )
    return mode


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
