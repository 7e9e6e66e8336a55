"""How much a greedy player likes a discard."""

from __future__ import annotations

from typing import Final

from spitemalice.rules.cards import Card
from spitemalice.rules.moves import Move
from spitemalice.rules.observation import Observation

__all__ = ["rate_discard"]

# Points for the card that leaves the hand
KING_LOSS: Final = -40
USEFUL_LOSS: Final = -6  # a card on the way from a center stack to the own pay-off card
# Points for the place that it goes to
ON_NEXT_RANK: Final = 12  # both can be played one after the other
ON_SAME_RANK: Final = 8
ON_NOTHING: Final = 4
BURIED_KING: Final = -25
BURIED_RANK: Final = -1  # for each rank that the covered card is lower


def rate_discard(seen: Observation, move: Move) -> int:
    """A number that is higher for a better discard; passing is the only one where it is legal."""
    if not isinstance(move.source, Card):
        return 0
    pile = seen.side[seen.to_move][int(str(move.dest)[1:]) - 1]
    return _rate_card(seen, move.source) + _rate_place(move.source, pile)


def _rate_card(seen: Observation, card: Card) -> int:
    if card.is_king:
        return KING_LOSS
    top = seen.payoff[seen.to_move].top
    useful = top is not None and any(len(pile) < card.rank < top.rank for pile in seen.center)
    spare = seen.hand.count(card) > 1
    return card.rank // 2 + (USEFUL_LOSS if useful and not spare else 0)


def _rate_place(card: Card, pile: tuple[Card, ...]) -> int:
    if not pile:
        return ON_NOTHING
    top = pile[-1]
    if top.is_king:
        return BURIED_KING
    if top.rank == card.rank + 1:
        return ON_NEXT_RANK
    if top.rank == card.rank:
        return ON_SAME_RANK
    return BURIED_RANK * max(0, card.rank - top.rank) - len(pile) // 4
