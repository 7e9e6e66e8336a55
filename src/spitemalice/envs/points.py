"""What the end of a game is worth to each seat."""

from __future__ import annotations

from spitemalice.rules.outcome import Outcome

__all__ = ["rewards"]


def rewards(outcome: Outcome | None, players: int) -> list[float]:
    """The points of a game by seat; their sum is 0.

    The winner has what it scores, `win_bonus` included, and the others share the loss evenly.
    Draws, and games that run, give nothing to anybody.
    """
    if outcome is None or outcome.winner is None:
        return [0.0] * players
    loss = -outcome.points / (players - 1)
    shares = [loss] * players
    shares[outcome.winner] = float(outcome.points)
    return shares
