"""How much luck a game has held: each card that came, against what was to be expected.

The method is that of AIVAT. Before a card comes its distribution is known, to the arena at least:
a draw takes any card of the stock, and a pay-off card that is turned up is any of those that lie
there still. So whatever worth a value puts on positions, what a card adds to it beyond the mean
over all cards that might have come is nothing on average. What a game's cards have added together
is its luck. A result less its luck is right on average for any value; the better the value, the
less chance is left in it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Protocol

from spitemalice.deal.stream import deal_fairly, top_up
from spitemalice.deal.words import FairWords
from spitemalice.kernel.consts import PAYOFF, RANK_MASK, RUNNING, SEAT_SHIFT
from spitemalice.kernel.state import State, copy_state
from spitemalice.kernel.views import (
    drawn_cards,
    hand_cards,
    make_move,
    payoff_count,
    pile_cards,
    set_aside,
    set_hand,
    set_pile,
    set_stock,
    stock_cards,
)
from spitemalice.rules.moves import PAYOFF_SOURCE
from spitemalice.rules.ruleset import RuleSet

__all__ = ["Value", "luck_of"]


class Value(Protocol):
    """What a position is worth to seat 0 against seat 1, in points.

    It may look at everything but suits, packs, the order of the stock, and the cards below the
    top of a pay-off pile. A position may lie in the middle of a draw.
    """

    def __call__(self, state: State) -> float:
        """The worth; `state` is not changed."""


def luck_of(
    rules: RuleSet,
    words: FairWords,
    starter: int | None,
    moves: Sequence[int],
    value: Value,
    *,
    reveals: bool = True,
) -> float:
    """How many points more than expected the cards of a game have brought seat 0.

    Args:
        rules: The rules, for two players.
        words: The words of the game's seed.
        starter: Who started, with `first = "given"` only.
        moves: The indices of all moves.
        value: What positions are worth. It must be settled before the games are played.
        reveals: Whether the pay-off cards that are turned up count. If a player knew them before,
            its moves tell of them, and they are no longer any with the same chance.
    """
    state = State()
    rules.configure_state(state)
    state.starter = starter or 0
    deal_fairly(state, words)
    luck = _luck_of_deal(state, value)
    for move in moves:
        before = state.stock_n
        seat = state.to_move
        make_move(state, move)
        if move >> 4 == PAYOFF_SOURCE:
            if reveals and payoff_count(state, seat) > 0:
                luck += _luck_of_reveal(state, seat, value)
        elif state.drawn_n > 0:
            luck += _luck_of_draw(state, before, value)
        top_up(state, words)
    return luck


def _luck_of_deal(state: State, value: Value) -> float:
    """The luck of the first hands, the starter's first."""
    trial = State()
    copy_state(trial, state)
    seats = [state.starter, 1 - state.starter]
    hands = [hand_cards(state, seat) for seat in seats]
    for seat in seats:
        set_hand(trial, seat, [])
    bag = stock_cards(state) + hands[0] + hands[1]
    return sum(
        _luck_of_cards(trial, seat, [], hand, bag, value)
        for seat, hand in zip(seats, hands, strict=True)
    )


def _luck_of_draw(state: State, before: int, value: Value) -> float:
    """The luck of the cards that the last move has drawn.

    Args:
        state: The position after them.
        before: The number of cards in the stock before the move.
        value: What positions are worth.
    """
    trial = State()
    copy_state(trial, state)
    trial.outcome = RUNNING  # it may have ended only because not all cards due could be drawn
    seat, drawn = state.to_move, drawn_cards(state)
    hand = hand_cards(state, seat)[: -len(drawn)]
    stock = stock_cards(state)
    # Without recycling at once, a stock that runs out is replaced by what waits aside.
    first = len(drawn) if state.recycle_now else min(before, len(drawn))
    early, late = drawn[:first], drawn[first:]
    if not late:
        return _luck_of_cards(trial, seat, hand, early, stock + early, value)
    set_aside(trial, stock + late)
    luck = _luck_of_cards(trial, seat, hand, early, early, value)
    set_aside(trial, [])
    return luck + _luck_of_cards(trial, seat, hand + early, late, stock + late, value)


def _luck_of_cards(
    trial: State, seat: int, hand: list[int], drawn: list[int], stock: list[int], value: Value
) -> float:
    """The luck of cards drawn one by one into a hand from a stock that holds them still."""
    luck = 0.0
    hand, stock = hand.copy(), stock.copy()
    for card in drawn:
        worth = {}
        for rank, one in _one_of_each(stock).items():
            set_hand(trial, seat, [*hand, one])
            set_stock(trial, [other for other in stock if other != one])
            worth[rank] = value(trial)
        luck += _surprise(card, stock, worth)
        hand.append(card)
        stock.remove(card)
    set_hand(trial, seat, hand)
    set_stock(trial, stock)
    return luck


def _luck_of_reveal(state: State, seat: int, value: Value) -> float:
    """The luck of the pay-off card that the last move has turned up."""
    trial = State()
    copy_state(trial, state)
    pile = (seat << SEAT_SHIFT) + PAYOFF
    cards = pile_cards(state, pile)
    worth = {}
    for rank, one in _one_of_each(cards).items():
        set_pile(trial, pile, [*(other for other in cards if other != one), one])
        worth[rank] = value(trial)
    return _surprise(cards[-1], cards, worth)


def _one_of_each(cards: Sequence[int]) -> dict[int, int]:
    """A card of each rank that is among the cards."""
    return {card & RANK_MASK: card for card in cards}


def _surprise(card: int, cards: Sequence[int], worth: dict[int, float]) -> float:
    """What a card is worth beyond the mean over all of them."""
    counts = Counter(other & RANK_MASK for other in cards)
    mean = sum(worth[rank] * count for rank, count in counts.items()) / len(cards)
    return worth[card & RANK_MASK] - mean
