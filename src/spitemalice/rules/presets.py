"""The named rule-sets, each as the fields in which it differs from `g4a`."""

from typing import Any, Final

DEFAULT_PRESET: Final = "g4a"

PRESET_FIELDS: Final[dict[str, dict[str, Any]]] = {
    DEFAULT_PRESET: {},
    "quick": {"payoff_size": 10, "match_points": 15},
    "four_stack": {"center_stacks": 4},
    "cat_and_mouse": {
        "decks": 3,
        "payoff_size": 15,
        "center_stacks": 4,
        "recycle": "when_empty",
        "exhausted": "fewest_wins",
        "match_points": 0,
    },
    "long": {
        "decks": 3,
        "payoff_size": 26,
        "center_stacks": 4,
        "king_as_ace": False,
        "recycle": "when_empty",
        "win_bonus": 5,
    },
}
