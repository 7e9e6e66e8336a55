"""What happens in a game, as values: each event says what every viewer may see of it.

A viewer is a seat, or `None` for a spectator, who sees what is public (rule 1.6).
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from spitemalice.kernel.consts import PASS, QUEEN, TO_SIDE
from spitemalice.kernel.play import play
from spitemalice.kernel.state import State
from spitemalice.kernel.views import (
    center_height,
    drawn_cards,
    hand_cards,
    index_of,
    payoff_count,
    top_card,
)
from spitemalice.rules.cards import Card, card_of
from spitemalice.rules.moves import LEGAL_TABLE, Move
from spitemalice.rules.outcome import Outcome
from spitemalice.rules.table import is_running, outcome_of, payoff_pile, side_pile

__all__ = [
    "CardsDrawn",
    "Event",
    "GameEnded",
    "GameStarted",
    "MovePlayed",
    "PayoffRevealed",
    "StackFinished",
    "TurnStarted",
    "narrate",
    "narrate_deal",
]


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened. Events are public unless their class says otherwise."""

    def seen_by(self, viewer: int | None) -> Event:
        """This event as `viewer` may see it."""
        return self


@dataclass(frozen=True, slots=True)
class GameStarted(Event):
    """The cards are dealt: who starts, and the top card of each pay-off pile by seat."""

    starter: int
    payoff_tops: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class TurnStarted(Event):
    """A turn begins; `turn` counts all seats' turns from 1."""

    seat: int
    turn: int


@dataclass(frozen=True, slots=True)
class CardsDrawn(Event):
    """A seat took `count` cards from the stock; `cards` are `None` for all but that seat."""

    seat: int
    count: int
    cards: tuple[Card, ...] | None

    def seen_by(self, viewer: int | None) -> Event:
        """The cards are seen by the seat that drew them, their number by everybody."""
        return self if viewer == self.seat else replace(self, cards=None)


@dataclass(frozen=True, slots=True)
class MovePlayed(Event):
    """A move was made; `card` is the card that moved, `None` for a pass."""

    seat: int
    move: Move
    card: Card | None


@dataclass(frozen=True, slots=True)
class StackFinished(Event):
    """Center stack `center` (counted from 1) was finished and went back or aside (3.3)."""

    center: int


@dataclass(frozen=True, slots=True)
class PayoffRevealed(Event):
    """The next pay-off card of a seat was turned up; `left` counts it too."""

    seat: int
    card: Card
    left: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over."""

    outcome: Outcome


def narrate_deal(state: State) -> list[Event]:
    """The events of the deal, read from a state just dealt."""
    seats = range(state.players)
    tops = tuple(card_of(top_card(state, payoff_pile(seat))) for seat in seats)
    events: list[Event] = [GameStarted(state.starter, tops)]
    for step in seats:
        seat = (state.starter + step) % state.players
        cards = tuple(map(card_of, hand_cards(state, seat)))
        events.append(CardsDrawn(seat, len(cards), cards))
    events.append(TurnStarted(state.starter, 1))
    return events


def narrate(state: State, code: int) -> list[Event]:
    """Play a legal move code on `state` and tell everything that came of it, in order."""
    seat = state.to_move
    dest = code & 15
    to_center = dest < TO_SIDE and code != PASS
    finishing = to_center and center_height(state, dest) == QUEEN
    move = LEGAL_TABLE[index_of(state, code)]
    card = moved_card(state, seat, move)
    play(state, code)
    events: list[Event] = [MovePlayed(seat, move, card)]
    if finishing:
        events.append(StackFinished(dest + 1))
    if move.source == "p" and payoff_count(state, seat) > 0:
        revealed = card_of(top_card(state, payoff_pile(seat)))
        events.append(PayoffRevealed(seat, revealed, payoff_count(state, seat)))
    drawer = seat
    if not to_center and (is_running(state) or state.drawn_n > 0):
        drawer = state.to_move
        events.append(TurnStarted(drawer, state.turns_ended + 1))
    if state.drawn_n > 0:
        events.append(CardsDrawn(drawer, state.drawn_n, tuple(map(card_of, drawn_cards(state)))))
    outcome = outcome_of(state)
    if outcome is not None:
        events.append(GameEnded(outcome))
    return events


def moved_card(state: State, seat: int, move: Move) -> Card | None:
    """The card that a move of `seat` is about to move."""
    if isinstance(move.source, Card):
        return move.source
    if move.source is None:
        return None
    if move.source == "p":
        return card_of(top_card(state, payoff_pile(seat)))
    return card_of(top_card(state, side_pile(seat, int(move.source[1:]) - 1)))
