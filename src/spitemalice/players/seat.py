"""Lays an observation out as a kernel state, which then holds what one seat may know."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from spitemalice.kernel.play import set_up
from spitemalice.kernel.state import State
from spitemalice.kernel.views import set_aside, set_hand, set_pile, set_stock, stock_cards
from spitemalice.rules.cards import Card
from spitemalice.rules.observation import Observation
from spitemalice.rules.table import center_pile, payoff_pile, side_pile

__all__ = ["lay_out_view"]


def lay_out_view(state: State, seen: Observation) -> None:
    """Make `state` the position that an observation shows.

    The cards that the seat cannot see lie in the hidden places in the order of their numbers, so
    that the state depends on the observation alone.
    """
    seen.rules.configure_state(state)
    set_up(state)
    box = stock_cards(state)
    own = -1 if seen.seat is None else seen.seat
    for seat, sides in enumerate(seen.side):
        for number, cards in enumerate(sides):
            set_pile(state, side_pile(seat, number), _take(box, cards))
    for number, cards in enumerate(seen.center):
        set_pile(state, center_pile(number), _take(box, cards))
    tops = [_take(box, [pile.top] if pile.top else []) for pile in seen.payoff]
    hand = _take(box, seen.hand)
    rest = iter(box)
    for seat, pile in enumerate(seen.payoff):
        set_pile(state, payoff_pile(seat), [*_some(rest, max(pile.count - 1, 0)), *tops[seat]])
        set_hand(state, seat, hand if seat == own else _some(rest, seen.hands[seat]))
    set_aside(state, _some(rest, seen.aside))
    set_stock(state, list(rest))
    state.starter = seen.starter
    state.to_move = seen.to_move
    state.turns_ended = seen.turn - 1


def _take(box: list[int], cards: Iterable[Card]) -> list[int]:
    """Take cards with these faces out of the box, of two packs the first."""
    taken = []
    for card in cards:
        number = card.face
        while number not in box:
            number += 64
        box.remove(number)
        taken.append(number)
    return taken


def _some(rest: Iterator[int], count: int) -> list[int]:
    """The next `count` cards."""
    return [next(rest) for _ in range(count)]
