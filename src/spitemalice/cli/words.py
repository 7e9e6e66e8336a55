"""A game in words: cards, moves, what happens, and how it ends."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from spitemalice.kernel.consts import TURN_LIMIT
from spitemalice.rules.cards import Card
from spitemalice.rules.events import (
    CardsDrawn,
    Event,
    GameEnded,
    GameStarted,
    MovePlayed,
    PayoffRevealed,
    StackFinished,
    TurnStarted,
)
from spitemalice.rules.moves import Move
from spitemalice.rules.observation import Observation
from spitemalice.rules.outcome import Outcome, Reason
from spitemalice.rules.ruleset import RuleSet
from spitemalice.rules.text import counted

__all__ = ["Words", "rank_name", "rules_name"]

NAMES: Final = {1: "Ace", 11: "Jack", 12: "Queen", 13: "King"}
SUITS: Final = {"c": "clubs", "d": "diamonds", "h": "hearts", "s": "spades"}
FORFEITED: Final = {
    Reason.RESIGNED: "resigned",
    Reason.TIMEOUT: "run out of time",
    Reason.ABANDONED: "left",
}
STACKS: Final = {"c": "center stack", "s": "side stack"}


def rank_name(rank: int) -> str:
    """A rank in words: a number, or Ace, Jack, Queen, King."""
    return NAMES.get(rank, str(rank))


def rules_name(rules: RuleSet) -> str:
    """A rule-set by the nearest preset and what differs from it."""
    compact = rules.compact()
    if isinstance(compact, str):
        return compact
    changes = (f"{k} {json.dumps(value)}" for k, value in compact.items() if k != "preset")
    return f"{compact['preset']} with {', '.join(changes)}"


@dataclass(frozen=True, slots=True)
class Words:
    """How a game is told to one viewer.

    Attributes:
        rules: The rules of the game.
        names: The players' names by seat.
        viewer: The seat that is told, which is "you"; None for somebody who only looks on.
        short: Cards as `7h` and moves as in game records.
    """

    rules: RuleSet
    names: tuple[str, ...]
    viewer: int | None = None
    short: bool = False

    # Players

    def who(self, seat: int) -> str:
        """The player at a seat."""
        return "You" if seat == self.viewer else self.names[seat]

    def does(self, seat: int, verb: str) -> str:
        """The player and a verb: `You play`, `Ann plays`."""
        if seat == self.viewer:
            return f"You {verb}"
        irregular = {"have": "has", "pass": "passes"}
        return f"{self.names[seat]} {irregular.get(verb, verb + 's')}"

    def whose(self, seat: int) -> str:
        """The player as an owner: `your`, `Ann's`."""
        return "your" if seat == self.viewer else f"{self.names[seat]}'s"

    def owner(self, seat: int) -> str:
        """The player as an owner, at the head of a sentence."""
        return "Your" if seat == self.viewer else self.whose(seat)

    # Cards and moves

    def card(self, card: Card) -> str:
        """A card."""
        if self.short:
            return card.text
        return f"{rank_name(card.rank)} of {SUITS[card.suit]} ({card.text})"

    def cards(self, cards: Iterable[Card]) -> str:
        """Cards, parted by commas."""
        return ", ".join(map(self.card, cards)) or "no cards"

    def move(self, move: Move, card: Card | None) -> str:
        """A move as something that could be made: `7 of hearts (7h) to center stack 1`."""
        if card is None:
            return "pass"
        if self.short:
            return f"{move} ({card})" if isinstance(move.source, str) else move.text
        return f"{self._what(move, card)} {'to' if move.is_play else 'on'} {place(move.dest)}"

    def _what(self, move: Move, card: Card) -> str:
        if isinstance(move.source, Card):
            return self.card(card)
        if move.source == "p":
            return f"pay-off card {self.card(card)}"
        return f"{self.card(card)} from {place(move.source)}"

    def payoff(self, seen: Observation, seat: int) -> str:
        """The pay-off pile of a seat."""
        pile = seen.payoff[seat]
        if pile.top is None:
            return f"{self.owner(seat)} pay-off pile: empty."
        return f"{self.owner(seat)} pay-off card: {self.card(pile.top)}, {pile.count} left."

    # What happens

    def event(self, event: Event) -> str | None:
        """A sentence about an event; None where there is nothing to say."""
        match event:
            case GameStarted():
                return self._started(event)
            case TurnStarted(seat, turn):
                return f"Your turn, number {turn}." if seat == self.viewer else None
            case CardsDrawn():
                return self._drawn(event)
            case MovePlayed():
                return self._played(event)
            case StackFinished(center):
                aside = self.rules.recycle == "when_empty"
                return f"Center stack {center} is finished and goes {'aside' if aside else 'back'}."
            case PayoffRevealed(seat, card, left):
                return f"{self.owner(seat)} next pay-off card: {self.card(card)}, {left} left."
            case GameEnded(outcome):
                return self.outcome(outcome)
            case _:
                raise AssertionError(f"no words for {event}")

    def _started(self, event: GameStarted) -> str:
        tops = (f"{self.whose(s)} {self.card(card)}" for s, card in enumerate(event.payoff_tops))
        return f"Pay-off cards: {', '.join(tops)}. {self.does(event.starter, 'start')}."

    def _drawn(self, event: CardsDrawn) -> str:
        drawn = f"{self.does(event.seat, 'draw')} {counted(event.count, 'card')}"
        return f"{drawn}." if event.cards is None else f"{drawn}: {self.cards(event.cards)}."

    def _played(self, event: MovePlayed) -> str:
        move, card = event.move, event.card
        if card is None:
            return f"{self.does(event.seat, 'pass')}."
        if self.short:
            return f"{self.who(event.seat)}: {self.move(move, card)}."
        verb = "play" if move.is_play else "discard"
        return f"{self.does(event.seat, verb)} {self.move(move, card)}."

    # How it ends

    def outcome(self, outcome: Outcome) -> str:
        """How a game ended, and why."""
        if outcome.winner is None:
            return f"The game is a draw: {self._why(outcome)}."
        points = counted(outcome.points, "point")
        return f"{self.does(outcome.winner, 'win')} {points}: {self._why(outcome)}."

    def _why(self, outcome: Outcome) -> str:
        if outcome.loser is not None:
            return f"{self._inside(outcome.loser, 'have')} {FORFEITED[outcome.reason]}"
        if outcome.reason is Reason.LIMIT:
            return f"{TURN_LIMIT:,} turns have been played"
        if outcome.winner is None:
            return "the stock is exhausted"
        if outcome.reason is Reason.PAYOFF:
            return f"{self.whose(outcome.winner)} pay-off pile is empty"
        few = f"{self._inside(outcome.winner, 'have')} the fewest pay-off cards"
        return f"the stock is exhausted and {few}"

    def _inside(self, seat: int, verb: str) -> str:
        """As `does`, inside a sentence."""
        text = self.does(seat, verb)
        return text.replace("You", "you", 1) if seat == self.viewer else text


def place(name: str | None) -> str:
    """A stack of a move in words: `c2` is center stack 2."""
    assert name is not None, "only a pass goes nowhere"
    return f"{STACKS[name[0]]} {name[1:]}"
