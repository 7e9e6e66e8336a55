"""What the seat to move may do, and what a seat sees now, as arrays."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from spitemalice.errors import shown
from spitemalice.kernel.batch import code_of, count_actions, count_view, write_mask, write_view
from spitemalice.kernel.state import State
from spitemalice.kernel.views import index_of
from spitemalice.rules.errors import RulesError
from spitemalice.rules.game import Game
from spitemalice.rules.moves import LEGAL_TABLE, Move
from spitemalice.rules.ruleset import RuleSet

__all__ = [
    "action_count",
    "action_mask",
    "legal_move",
    "observation",
    "observation_fields",
    "observation_size",
]


def action_count(rules: RuleSet) -> int:
    """How many actions a rule-set has; `ActionSpace` says which."""
    return count_actions(_bare_state(rules))


def observation_size(rules: RuleSet) -> int:
    """How many numbers an observation has under these rules."""
    return count_view(_bare_state(rules))


def observation_fields(rules: RuleSet) -> dict[str, slice]:
    """Where in an observation each part stands, in order.

    Seats are counted from the viewer, who is seat 0 here, in the order of play. One of the numbers
    of a rank is 1 where "one-hot" is said; the Ace comes first, the King last.

    | part | numbers | meaning |
    |---|---|---|
    | `hand` | 13 | cards of each rank in the own hand |
    | `seat0/hand` | 1 | cards in the hand |
    | `seat0/payoff` | 1 | cards in the pay-off pile |
    | `seat0/payoff_top` | 13 | rank of the pay-off card, one-hot; all 0 when the pile is empty |
    | `seat0/side1/top` | 13 | rank of the top card of a side stack, one-hot |
    | `seat0/side1/second` | 13 | rank of the card below it, one-hot |
    | `seat0/side1/ranks` | 13 | cards of each rank in the whole side stack |
    | `seat0/side1/count` | 1 | cards in the side stack |
    | `center1/needs` | 12 | rank that the center stack needs, one-hot, Ace to Queen |
    | `center1/kings` | 1 | Kings in the center stack |
    | `stock`, `aside` | 1 each | cards in the stock, and finished ones that wait; at most 255 |
    | `to_move` | 1 | whether it is the viewer's turn |
    | `turns` | 2 | turns that have ended: hundreds, and the rest |

    Suits and the order of buried cards are left out; the information state has them.
    """
    sizes = {"hand": 13}
    for seat in range(rules.players):
        sizes |= {f"seat{seat}/hand": 1, f"seat{seat}/payoff": 1, f"seat{seat}/payoff_top": 13}
        for side in range(1, rules.side_stacks + 1):
            stack = f"seat{seat}/side{side}"
            sizes |= {f"{stack}/top": 13, f"{stack}/second": 13, f"{stack}/ranks": 13}
            sizes |= {f"{stack}/count": 1}
    for center in range(1, rules.center_stacks + 1):
        sizes |= {f"center{center}/needs": 12, f"center{center}/kings": 1}
    sizes |= {"stock": 1, "aside": 1, "to_move": 1, "turns": 2}
    fields, start = {}, 0
    for name, size in sizes.items():
        fields[name] = slice(start, start + size)
        start += size
    return fields


def observation(game: Game, seat: int) -> NDArray[np.uint8]:
    """What a seat sees now, as numbers from 0 to 255; `observation_fields` says where.

    Equal knowledge gives equal observations: nothing in it depends on a card that the seat cannot
    see.

    Raises:
        RulesError: There is no such seat.
    """
    if not 0 <= seat < game.rules.players:
        seats = game.rules.players
        raise RulesError(f"viewer {shown(seat)}: no such seat, there are 0 to {seats - 1}")
    state = _state_of(game)
    row = np.empty(count_view(state), np.uint8)
    write_view(state, seat, row, 0)
    return row


def action_mask(game: Game) -> NDArray[np.int8]:
    """1 for each legal action of the seat to move, 0 for all others; all 0 after the end."""
    state = _state_of(game)
    row = np.zeros(count_actions(state), np.uint8)
    if not game.over:
        write_mask(state, row, 0)
    return row.view(np.int8)


def legal_move(game: Game, action: int) -> Move | None:
    """The move that an action is for the seat to move, `None` if it is not legal now."""
    state = _state_of(game)
    code = -1 if game.over else code_of(state, action)
    return None if code < 0 else LEGAL_TABLE[index_of(state, code)]


def _state_of(game: Game) -> State:
    """The kernel's position of a game, to be read only; the one place that reaches into it."""
    return game._state


def _bare_state(rules: RuleSet) -> State:
    state = State()
    rules.configure_state(state)
    return state
