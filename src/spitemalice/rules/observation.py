"""What one viewer may know of a position: the only thing a player is ever given."""

from __future__ import annotations

from dataclasses import dataclass

from spitemalice.kernel.state import State
from spitemalice.kernel.views import hand_cards, hand_count, payoff_count, top_card
from spitemalice.rules.cards import Card, card_of
from spitemalice.rules.moves import Move
from spitemalice.rules.outcome import Outcome
from spitemalice.rules.ruleset import RuleSet
from spitemalice.rules.table import cards_of, center_pile, payoff_pile, side_pile

__all__ = ["Observation", "Payoff", "observe"]


@dataclass(frozen=True, slots=True)
class Payoff:
    """A pay-off pile as everybody sees it: its top card (`None` when empty) and its count."""

    top: Card | None
    count: int


@dataclass(frozen=True, slots=True)
class Observation:
    """A position as a seat, or a spectator (`seat` is `None`), sees it (rule 1.6).

    Lists by seat start with seat 0; piles are listed bottom first. Equal knowledge gives equal
    observations: nothing in here depends on a card that the viewer cannot see.

    Attributes:
        rules: The rule-set of the game.
        seat: Who looks.
        starter: The seat that started.
        to_move: The seat whose turn it is.
        turn: The number of the turn, all seats together, from 1.
        hand: The viewer's own hand, first drawn first; empty for a spectator.
        hands: The number of cards in each hand.
        payoff: Each pay-off pile's top card and count.
        side: The side stacks of each seat.
        center: The center stacks.
        stock: The number of cards in the stock.
        aside: The number of cards that wait aside (`recycle = "when_empty"`).
        history: All moves made, each with its seat.
        legal: The legal moves if it is the viewer's turn, else empty.
        outcome: How the game ended, `None` while it runs.
    """

    rules: RuleSet
    seat: int | None
    starter: int
    to_move: int
    turn: int
    hand: tuple[Card, ...]
    hands: tuple[int, ...]
    payoff: tuple[Payoff, ...]
    side: tuple[tuple[tuple[Card, ...], ...], ...]
    center: tuple[tuple[Card, ...], ...]
    stock: int
    aside: int
    history: tuple[tuple[int, Move], ...]
    legal: tuple[Move, ...]
    outcome: Outcome | None


def observe(
    state: State,
    rules: RuleSet,
    seat: int | None,
    *,
    history: tuple[tuple[int, Move], ...],
    legal: tuple[Move, ...],
    outcome: Outcome | None,
) -> Observation:
    """Read from a state what `seat` may see; `legal` are the moves of the seat to move."""
    seats = range(rules.players)
    return Observation(
        rules=rules,
        seat=seat,
        starter=state.starter,
        to_move=state.to_move,
        turn=state.turns_ended + 1,
        hand=() if seat is None else tuple(map(card_of, hand_cards(state, seat))),
        hands=tuple(hand_count(state, other) for other in seats),
        payoff=tuple(_payoff(state, other) for other in seats),
        side=tuple(
            tuple(cards_of(state, side_pile(other, k)) for k in range(rules.side_stacks))
            for other in seats
        ),
        center=tuple(cards_of(state, center_pile(c)) for c in range(rules.center_stacks)),
        stock=state.stock_n,
        aside=state.aside_n,
        history=history,
        legal=legal if seat == state.to_move else (),
        outcome=outcome,
    )


def _payoff(state: State, seat: int) -> Payoff:
    count = payoff_count(state, seat)
    top = card_of(top_card(state, payoff_pile(seat))) if count else None
    return Payoff(top, count)
