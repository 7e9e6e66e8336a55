"""Small readings of a kernel state that several modules of this layer need."""

from __future__ import annotations

from spitemalice.kernel.consts import (
    BY_LIMIT,
    BY_PAYOFF,
    BY_STOCK,
    CENTER,
    NOBODY,
    PAYOFF,
    RUNNING,
    SEAT_SHIFT,
)
from spitemalice.kernel.state import State
from spitemalice.kernel.views import pile_cards
from spitemalice.rules.cards import Card, card_of
from spitemalice.rules.outcome import Outcome, Reason

__all__ = ["cards_of", "center_pile", "is_running", "outcome_of", "payoff_pile", "side_pile"]

_REASONS = {BY_PAYOFF: Reason.PAYOFF, BY_STOCK: Reason.STOCK, BY_LIMIT: Reason.LIMIT}


def payoff_pile(seat: int) -> int:
    """The kernel's number of a pay-off pile."""
    return (seat << SEAT_SHIFT) + PAYOFF


def side_pile(seat: int, side: int) -> int:
    """The kernel's number of side stack `side`, counted from 0."""
    return (seat << SEAT_SHIFT) + side


def center_pile(center: int) -> int:
    """The kernel's number of center stack `center`, counted from 0."""
    return CENTER + center


def cards_of(state: State, pile: int) -> tuple[Card, ...]:
    """The cards of a pile, bottom first."""
    return tuple(map(card_of, pile_cards(state, pile)))


def is_running(state: State) -> bool:
    """Whether the rules have not ended the game."""
    return state.outcome == RUNNING


def outcome_of(state: State) -> Outcome | None:
    """How the rules ended the game, `None` while it runs."""
    if state.outcome == RUNNING:
        return None
    winner = None if state.winner == NOBODY else state.winner
    return Outcome(winner, state.points, _REASONS[state.outcome])
