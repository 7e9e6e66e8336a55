"""The levels, from beginner to master, and the frozen players that strength is measured by.

Levels differ in style and never in what they know: the lower ones overlook their side stacks,
see no long lines, misjudge, and part with Kings too easily. All of them play to win.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from spitemalice.errors import SpiteMaliceError, listed, shown
from spitemalice.players.player import Player
from spitemalice.players.searching import Look, SearchPlayer
from spitemalice.players.simple import LEVELS as SIMPLE

__all__ = [
    "BASELINES",
    "LEVELS",
    "NAMES",
    "VARIANTS",
    "PlayerError",
    "check_player",
    "look_of",
    "new_player",
]

LEVELS: Final[dict[str, Look]] = {
    "beginner": Look("beginner", nodes=10, plays=3, width=2, noise=60, forget=40),
    "easy": Look("easy", nodes=20, plays=4, width=2, noise=25, forget=12),
    "medium": Look("medium", nodes=8, plays=6, width=2),
    "hard": Look("hard", nodes=60, width=4),
    "expert": Look("expert"),
    "master": Look("expert", trials=2500, lines=8, alone="alone"),
}
"""The levels, the weakest first."""

BASELINES: Final[dict[str, Look]] = {
    "staller": Look("staller", nodes=1),
    "rules": Look("rules", nodes=100),
    "rules-tuned": Look("rules-tuned", nodes=100),
    "clairvoyant": Look("expert", trials=600, lines=8, sees_all=True),
}
"""Players that do not change, so that figures can be compared over time.

So the file of the weights `expert` stays as it is: stronger weights get a name of their own.
"""

VARIANTS: Final[dict[str, Look]] = {
    "master-neutral": replace(LEVELS["master"], draw=0),
}
"""Levels with another aim: `master-neutral` takes a draw for what the rules count it, nothing."""

LOOKS: Final = {**LEVELS, **VARIANTS, **BASELINES}
NAMES: Final = (*SIMPLE, *(name for name in LOOKS if name != "clairvoyant"))
"""Everybody who can play from what a seat sees."""


class PlayerError(SpiteMaliceError, ValueError):
    """The name of no player."""


def look_of(name: str) -> Look | None:
    """How a searching player looks at a turn; `None` for a player that does not search."""
    return LOOKS.get(name)


def check_player(name: str) -> None:
    """Refuse a name that nobody has who can play from what a seat sees.

    Raises:
        PlayerError: There is no such player, or it needs to see all cards.
    """
    if name not in NAMES:
        raise PlayerError(f"player {shown(name)} is not allowed; allowed: {listed(NAMES)}")


def new_player(name: str, seed: bytes) -> Player:
    """A player by name, with a seed of its own.

    Raises:
        PlayerError: There is no such player, or it needs to see all cards.
    """
    check_player(name)
    if name in SIMPLE:
        return SIMPLE[name](seed)
    return SearchPlayer(LOOKS[name], seed)
