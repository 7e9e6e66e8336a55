"""All that a seat has seen since the deal, as an array."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from spitemalice.errors import SpiteMaliceError
from spitemalice.rules.cards import Card
from spitemalice.rules.events import CardsDrawn, Event, GameStarted, MovePlayed, PayoffRevealed
from spitemalice.rules.game import Game
from spitemalice.rules.outcome import Outcome, Reason

__all__ = ["FIELDS", "EncodingError", "information_state"]

FIELDS: Final = 4
"""Numbers of a row of an information state."""

VIEWER: Final = 1
TOP: Final = 2
DRAWN: Final = 3
MOVED: Final = 4
REVEALED: Final = 5
ENDED: Final = 6

REASONS: Final = tuple(Reason)

Row = tuple[int, int, int, int]


class EncodingError(SpiteMaliceError, ValueError):
    """An array that has no room for what it should hold."""


def information_state(game: Game, seat: int, length: int | None = None) -> NDArray[np.uint8]:
    """All that a seat has seen of a game since the deal, one row of four numbers for each thing.

    What it promises, for two moments (of one game or of two, under one rule-set) at which `seat`
    looks:

    * **It is unambiguous.** The arrays are equal if and only if the seat has seen the same things
      in the same order. So it can tell everything that it could tell from `Game.events`, and a
      policy that reads the array can use no more than its seat may know.
    * **It remembers.** The array of an earlier moment of the same game is the beginning of the
      array of each later one; rows are only ever added. What the seat has done itself is in it,
      too, so a strategy that maps such arrays to actions has perfect recall.
    * **It holds for every moment**, whoever is to move, and also when the game is over.

    | first | second | third | fourth | meaning |
    |---|---|---|---|---|
    | 1 | seat | starter | 0 | who looks, and who started; the first row |
    | 2 | seat | card | 0 | the first pay-off card of a seat |
    | 3 | seat | card or 0 | 0 | a seat drew a card, which only it sees |
    | 4 | seat | source + 1 | destination | a move, by the two parts of `Move.index` |
    | 5 | seat | card | cards left | the next pay-off card of a seat was turned up |
    | 6 | winner + 1 or 0 | reason | points | the game is over; reasons count from 1 |

    A card is its `face + 1`. No row of an event begins with 0.

    Args:
        game: The game.
        seat: Who looks.
        length: How many rows the array shall have; the rows after the last event are all 0.
            `None` for just as many as there are events.

    Raises:
        EncodingError: There are more events than `length`.
    """
    rows: list[Row] = []
    for event in game.events(seat):
        rows += _rows(event, seat)
    if game.outcome is not None:
        rows.append(_end(game.outcome))
    if length is None:
        length = len(rows)
    if len(rows) > length:
        raise EncodingError(f"length {length}: the information state has {len(rows)} rows")
    state = np.zeros((length, FIELDS), np.uint8)
    state[: len(rows)] = rows
    return state


def _rows(event: Event, viewer: int) -> list[Row]:
    """The rows of an event; some say nothing that others have not said."""
    if isinstance(event, GameStarted):
        tops: list[Row] = [
            (TOP, seat, _card(card), 0) for seat, card in enumerate(event.payoff_tops)
        ]
        return [(VIEWER, viewer, event.starter, 0), *tops]
    if isinstance(event, CardsDrawn):
        if event.cards is None:
            return [(DRAWN, event.seat, 0, 0)] * event.count
        return [(DRAWN, event.seat, _card(card), 0) for card in event.cards]
    if isinstance(event, MovePlayed):
        source, dest = divmod(event.move.index, 16)
        return [(MOVED, event.seat, source + 1, dest)]
    if isinstance(event, PayoffRevealed):
        return [(REVEALED, event.seat, _card(event.card), event.left)]
    return []


def _end(outcome: Outcome) -> Row:
    winner = 0 if outcome.winner is None else outcome.winner + 1
    return (ENDED, winner, REASONS.index(outcome.reason) + 1, outcome.points)


def _card(card: Card) -> int:
    return card.face + 1
