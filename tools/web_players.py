"""Makes the JavaScript module that tells the browser its computer players, from the Python ones."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Final

from spitemalice.players.analysis.judge import LEVEL, ODDS
from spitemalice.players.audit import version_of
from spitemalice.players.levels import LEVELS
from spitemalice.players.searching import ROLLOUT_LOOK
from spitemalice.players.simple import LEVELS as SIMPLE
from spitemalice.players.weights import load_weights

__all__ = ["players_module"]

UNUSED: Final = ("sees_all",)
"""Settings of looks that a player in a browser does not have."""

HEAD: Final = """\
// Made by tools/web_players.py from the Python players.

/**
 * How a searching player looks at a turn; `Look` in `players/searching.py` says what is what.
 * @typedef {object} Look
 * @property {string} weights
 * @property {number} nodes
 * @property {number} plays
 * @property {number} width
 * @property {number} noise
 * @property {number} forget
 * @property {number} trials
 * @property {number} lines
 * @property {number} doubt
 * @property {string} [alone]
 */
"""


def players_module() -> str:
    """The text of `js/generated/players.js`."""
    looks = {name: _look(asdict(look)) for name, look in LEVELS.items()}
    weights = {name: load_weights(name) for look in LEVELS.values() for name in look.all_weights}
    weights[ODDS] = load_weights(ODDS)
    return "\n".join(
        (
            HEAD,
            _constant(
                "LEVELS", list(LEVELS), "readonly string[]", "The levels, the weakest first."
            ),
            _constant("SIMPLE", list(SIMPLE), "readonly string[]", "Players that do not search."),
            _constant(
                "LOOKS", looks, "Readonly<Record<string, Look>>", "Each level's look at a turn."
            ),
            _constant(
                "VERSIONS",
                {name: version_of(name) for name in (*LEVELS, *SIMPLE)},
                "Readonly<Record<string, string>>",
                "The versions that records tell.",
            ),
            _constant(
                "QUICK_LOOK",
                list(ROLLOUT_LOOK),
                "readonly [number, number]",
                "Positions and discards of the quick search inside trial games.",
            ),
            _constant("JUDGE", LEVEL, "string", "The level that judges for hints."),
            _constant("ODDS", ODDS, "string", "The weights that add up to the chance of winning."),
            _constant(
                "WEIGHTS",
                weights,
                "Readonly<Record<string, readonly number[]>>",
                "The weights by name, one for each feature.",
            ),
        )
    )


def _look(settings: dict[str, object]) -> dict[str, object]:
    return {
        name: value for name, value in settings.items() if name not in UNUSED and value is not None
    }


def _constant(name: str, value: object, kind: str, meaning: str) -> str:
    """One exported constant with its type."""
    text = json.dumps(value, separators=(",", ":"))
    return f"/** {meaning} @type {{{kind}}} */\nexport const {name} = {text};\n"
