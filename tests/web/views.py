"""What a seat sees, in the words of the browser's model."""

from __future__ import annotations

from typing import Any

from spitemalice.record.codec import result_value
from spitemalice.rules.cards import Card
from spitemalice.rules.observation import Observation
from spitemalice.rules.outcome import Outcome

__all__ = ["faces", "outcome_value", "view_of"]


def faces(cards: tuple[Card, ...]) -> list[int]:
    """The numbers of cards that do not tell their copy."""
    return [card.face for card in cards]


def outcome_value(outcome: Outcome | None) -> dict[str, Any] | None:
    """An outcome; None while the game runs."""
    return None if outcome is None else result_value(outcome)


def view_of(seen: Observation) -> dict[str, Any]:
    """An observation as the page has it."""
    return {
        "rules": seen.rules.to_json(),
        "seat": seen.seat,
        "starter": seen.starter,
        "toMove": seen.to_move,
        "turn": seen.turn,
        "ply": len(seen.history),
        "hand": faces(seen.hand),
        "hands": list(seen.hands),
        "payoff": [
            {"top": pile.top and pile.top.face, "count": pile.count} for pile in seen.payoff
        ],
        "side": [[faces(stack) for stack in stacks] for stacks in seen.side],
        "center": [faces(stack) for stack in seen.center],
        "stock": seen.stock,
        "aside": seen.aside,
        "legal": [move.text for move in seen.legal],
        "outcome": outcome_value(seen.outcome),
    }
