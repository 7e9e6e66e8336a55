"""Observations of kernel states, as a game would give them, and players as parameters of tests."""

from collections.abc import Iterable
from typing import Any

import pytest

from spitemalice.kernel.state import State
from spitemalice.kernel.views import legal_entries
from spitemalice.players.levels import look_of
from spitemalice.rules.moves import LEGAL_TABLE, Move
from spitemalice.rules.observation import Observation, observe
from spitemalice.rules.ruleset import RuleSet


def view(state: State, rules: RuleSet, ply: int = 0) -> Observation:
    """What the seat to move sees; `ply` moves have been made, but nothing is told of them."""
    return observe(
        state,
        rules,
        state.to_move,
        history=((0, Move("p-c1")),) * ply,
        legal=tuple(legal_entries(state, LEGAL_TABLE)),
        outcome=None,
    )


def marked(names: Iterable[str]) -> list[Any]:
    """Names of players as parameters of a test; trial games are too slow for the plain kernel."""
    return [
        pytest.param(name, marks=pytest.mark.heavy) if look and look.trials else name
        for name in names
        for look in [look_of(name)]
    ]
