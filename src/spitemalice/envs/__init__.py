"""Environments for learning programs; they need the extra `envs`.

Everything is loaded when it is first asked for, so that each part needs only its own libraries:
actions, observations, information states, worlds and batches need NumPy, `SpiteMaliceAEC` needs
PettingZoo, `SpiteMaliceEnv` needs Gymnasium.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from spitemalice.envs.actions import ActionError, ActionSpace
    from spitemalice.envs.aec import SpiteMaliceAEC
    from spitemalice.envs.batch import BatchEnv, BatchError, Step
    from spitemalice.envs.belief import Belief, BeliefError, sample_world
    from spitemalice.envs.encode import (
        action_mask,
        legal_move,
        observation,
        observation_fields,
        observation_size,
    )
    from spitemalice.envs.infostate import EncodingError, information_state
    from spitemalice.envs.points import rewards
    from spitemalice.envs.shown import RenderModeError
    from spitemalice.envs.single import SpiteMaliceEnv

__all__ = [
    "ActionError",
    "ActionSpace",
    "BatchEnv",
    "BatchError",
    "Belief",
    "BeliefError",
    "EncodingError",
    "RenderModeError",
    "SpiteMaliceAEC",
    "SpiteMaliceEnv",
    "Step",
    "action_mask",
    "information_state",
    "legal_move",
    "observation",
    "observation_fields",
    "observation_size",
    "rewards",
    "sample_world",
]

_HOMES = {
    "actions": ("ActionError", "ActionSpace"),
    "aec": ("SpiteMaliceAEC",),
    "batch": ("BatchEnv", "BatchError", "Step"),
    "belief": ("Belief", "BeliefError", "sample_world"),
    "encode": (
        "action_mask",
        "legal_move",
        "observation",
        "observation_fields",
        "observation_size",
    ),
    "infostate": ("EncodingError", "information_state"),
    "points": ("rewards",),
    "shown": ("RenderModeError",),
    "single": ("SpiteMaliceEnv",),
}


if not TYPE_CHECKING:  # a checker that saw this would believe in every name

    def __getattr__(name: str) -> object:
        for home, names in _HOMES.items():
            if name in names:
                value = getattr(import_module(f"{__name__}.{home}"), name)
                globals()[name] = value
                return value
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
