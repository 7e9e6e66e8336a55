"""Whole positions as values: every card of the game and where it lies."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from spitemalice.kernel.consts import BY_LIMIT, BY_PAYOFF, BY_STOCK, DEAL_DONE, NOBODY
from spitemalice.kernel.play import set_up
from spitemalice.kernel.state import State, forget_words
from spitemalice.kernel.views import (
    aside_cards,
    hand_cards,
    pile_cards,
    set_aside,
    set_hand,
    set_pile,
    set_stock,
    stock_cards,
)
from spitemalice.record.errors import PositionError
from spitemalice.rules.game import Game
from spitemalice.rules.outcome import Outcome, Reason
from spitemalice.rules.ruleset import RuleSet
from spitemalice.rules.table import center_pile, outcome_of, payoff_pile, side_pile

__all__ = ["HIDDEN", "Position", "Seat", "position_of", "state_position"]

HIDDEN: Final = -1
"""Stands for a card that the viewer of a position does not know."""

Cards = tuple[int, ...]
"""Cards by the kernel's numbers: 64 * pack + 16 * suit + rank, all of them counted from 0."""

_OUTCOMES: Final = {Reason.PAYOFF: BY_PAYOFF, Reason.STOCK: BY_STOCK, Reason.LIMIT: BY_LIMIT}


@dataclass(frozen=True, slots=True)
class Seat:
    """The cards of one player.

    Attributes:
        payoff: The pay-off pile, bottom first.
        hand: The hand, the card drawn first at the head.
        sides: The side stacks, each bottom first.
    """

    payoff: Cards
    hand: Cards
    sides: tuple[Cards, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """All that decides how a game goes on, but for its seed; after the deal.

    Cards are the kernel's numbers, `HIDDEN` where a viewer does not know them.

    Attributes:
        rules: The rule-set.
        to_move: The seat whose turn it is, or was when the game ended.
        turns_ended: How many turns have ended, those of all seats together.
        words_used: How many words of the fair stream have been used.
        outcome: How the rules ended the game, None while it runs.
        stock: The bag from which cards are drawn, in its order.
        aside: The completed stacks that wait aside, first completed first.
        centers: The center stacks, each bottom first.
        seats: The players' cards.
    """

    rules: RuleSet
    to_move: int
    turns_ended: int
    words_used: int
    outcome: Outcome | None
    stock: Cards
    aside: Cards
    centers: tuple[Cards, ...]
    seats: tuple[Seat, ...]

    @property
    def starter(self) -> int:
        """The seat that started."""
        return (self.to_move - self.turns_ended) % self.rules.players

    def piles(self) -> Iterator[Cards]:
        """Every pile of the table."""
        yield self.stock
        yield self.aside
        yield from self.centers
        for seat in self.seats:
            yield seat.payoff
            yield seat.hand
            yield from seat.sides

    def seen_by(self, viewer: int | None) -> Position:
        """The position as a seat, or a spectator (None), may know it (1.6).

        Of the pay-off piles only the tops are seen, of the hands only the own one, and of the
        stock and of what waits aside only the number of cards.
        """
        seats = tuple(
            Seat(
                payoff=_hidden(cards.payoff[:-1]) + cards.payoff[-1:],
                hand=cards.hand if seat == viewer else _hidden(cards.hand),
                sides=cards.sides,
            )
            for seat, cards in enumerate(self.seats)
        )
        return replace(self, stock=_hidden(self.stock), aside=_hidden(self.aside), seats=seats)

    def to_state(self) -> State:
        """A kernel state of this position; its fair words go on at number `words_used`.

        Raises:
            PositionError: A card is hidden.
        """
        if any(HIDDEN in pile for pile in self.piles()):
            raise PositionError("a position with hidden cards cannot be played on")
        state = State()
        self.rules.configure_state(state)
        set_up(state)
        self._set_course(state)
        set_stock(state, list(self.stock))
        set_aside(state, list(self.aside))
        for c, center in enumerate(self.centers):
            set_pile(state, center_pile(c), list(center))
        for number, seat in enumerate(self.seats):
            set_pile(state, payoff_pile(number), list(seat.payoff))
            set_hand(state, number, list(seat.hand))
            for k, side in enumerate(seat.sides):
                set_pile(state, side_pile(number, k), list(side))
        return state

    def _set_course(self, state: State) -> None:
        """Set everything that is not a pile."""
        state.stage = DEAL_DONE
        state.starter = self.starter
        state.to_move = self.to_move
        state.turns_ended = self.turns_ended
        forget_words(state, self.words_used)
        if self.outcome is not None:
            winner = self.outcome.winner
            state.outcome = _OUTCOMES[self.outcome.reason]
            state.winner = NOBODY if winner is None else winner
            state.points = self.outcome.points


def position_of(game: Game) -> Position:
    """The position of a game. That somebody gave up, ran out of time or left is no part of it."""
    return state_position(game.kernel_state(), game.rules)


def state_position(state: State, rules: RuleSet) -> Position:
    """The position of a kernel state whose cards have been dealt."""
    seats = []
    for seat in range(rules.players):
        piles = (pile_cards(state, side_pile(seat, k)) for k in range(rules.side_stacks))
        payoff = tuple(pile_cards(state, payoff_pile(seat)))
        seats.append(Seat(payoff, tuple(hand_cards(state, seat)), tuple(map(tuple, piles))))
    return Position(
        rules=rules,
        to_move=state.to_move,
        turns_ended=state.turns_ended,
        words_used=state.words_used,
        outcome=outcome_of(state),
        stock=tuple(stock_cards(state)),
        aside=tuple(aside_cards(state)),
        centers=tuple(tuple(pile_cards(state, center_pile(c))) for c in range(rules.center_stacks)),
        seats=tuple(seats),
    )


def _hidden(cards: Cards) -> Cards:
    return (HIDDEN,) * len(cards)
