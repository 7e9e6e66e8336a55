"""The open cards and the counts of a game, kept by somebody who only watches its events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spitemalice.rules.cards import Card
from spitemalice.rules.events import (
    Event,
    GameEnded,
    GameStarted,
    MovePlayed,
    PayoffRevealed,
    StackFinished,
    TurnStarted,
)
from spitemalice.rules.outcome import Outcome
from spitemalice.rules.ruleset import RuleSet

__all__ = ["RANKS", "Witness"]

RANKS: Final = 13


class Witness:
    """The table as a seat sees it. Cards are the kernel's faces.

    Attributes:
        hand: The own hand, first drawn first; empty for a spectator.
        tops: The pay-off card of each seat, `None` where there is none.
        payoffs: How many cards each pay-off pile holds.
        sides: The side stacks of each seat, bottom first.
        centers: The center stacks, bottom first.
        aside: The finished stacks that wait aside, in the order of completion.
        stock: How many cards the stock holds.
        to_move: Whose turn it is.
        turns_ended: How many turns have ended.
        outcome: How the rules ended the game, `None` while it runs.
    """

    def __init__(self, rules: RuleSet, seat: int | None) -> None:
        self._seat = seat
        self._late = rules.recycle == "when_empty"
        self._players = rules.players
        self.hand: list[int] = []
        self.tops: list[int | None] = [None] * rules.players
        self.payoffs = [rules.payoff_size] * rules.players
        self.sides: list[list[list[int]]] = [
            [[] for _ in range(rules.side_stacks)] for _ in range(rules.players)
        ]
        self.centers: list[list[int]] = [[] for _ in range(rules.center_stacks)]
        self.aside: list[int] = []
        self.stock = rules.cards - rules.players * rules.payoff_size
        self.to_move = 0
        self.turns_ended = 0
        self.outcome: Outcome | None = None

    def watch(self, event: Event) -> list[int]:
        """Take note of any event but a draw; the cards of a finished center stack are answered."""
        if isinstance(event, GameStarted):
            self.tops = [card.face for card in event.payoff_tops]
            self.to_move = event.starter
        elif isinstance(event, MovePlayed):
            self._move(event)
        elif isinstance(event, StackFinished):
            return self._finish(event.center - 1)
        elif isinstance(event, PayoffRevealed):
            self.tops[event.seat] = event.card.face
        elif isinstance(event, TurnStarted):
            self.to_move = event.seat
        elif isinstance(event, GameEnded):
            self.outcome = event.outcome
        return []

    def draw(self, seat: int, count: int, cards: Sequence[Card] | None) -> None:
        """A seat draws cards; they are known if they are the own."""
        self.stock -= count
        if seat == self._seat and cards is not None:
            self.hand += [card.face for card in cards]

    def refill(self) -> list[int]:
        """What waits aside becomes the stock; its cards are answered."""
        cards, self.aside = self.aside, []
        self.stock += len(cards)
        return cards

    def _move(self, event: MovePlayed) -> None:
        seat, move = event.seat, event.move
        if not move.is_play:
            self.turns_ended += 1
            self.to_move = (seat + 1) % self._players
        if event.card is None:
            return
        face = event.card.face
        if move.source == "p":
            self.tops[seat] = None
            self.payoffs[seat] -= 1
        elif isinstance(move.source, Card):
            if seat == self._seat:
                self.hand.remove(face)
        else:
            self.sides[seat][_number(move.source)].pop()
        if move.is_play:
            self.centers[_number(move.dest)].append(face)
        else:
            self.sides[seat][_number(move.dest)].append(face)

    def _finish(self, center: int) -> list[int]:
        cards, self.centers[center] = self.centers[center], []
        if self._late:
            self.aside += cards
        else:
            self.stock += len(cards)
        return cards


def _number(stack: str | None) -> int:
    """The number of a stack, counted from 0, in the notation of moves."""
    return int(str(stack)[1:]) - 1
