"""What a seat sees of a state, and the same state with other cards where it does not look."""

from spitemalice.kernel.consts import CENTER, PAYOFF
from spitemalice.kernel.state import State, copy_state
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


def seen_by(s: State, me: int) -> list[object]:
    """All that a seat sees of a state."""
    seats = range(s.players)
    return [
        hand_cards(s, me),
        [len(hand_cards(s, seat)) for seat in seats],
        [pile_cards(s, 8 * seat + PAYOFF)[-1:] for seat in seats],
        [len(pile_cards(s, 8 * seat + PAYOFF)) for seat in seats],
        [pile_cards(s, 8 * seat + k) for seat in seats for k in range(s.side_stacks)],
        [pile_cards(s, CENTER + k) for k in range(s.center_stacks)],
        (s.stock_n, s.aside_n, s.to_move, s.turns_ended, s.starter, s.outcome),
    ]


def hidden_from(s: State, me: int) -> list[int]:
    """The cards that a seat does not see, in the order of their places."""
    cards = stock_cards(s) + aside_cards(s)
    for seat in range(s.players):
        cards += [] if seat == me else hand_cards(s, seat)
        cards += pile_cards(s, 8 * seat + PAYOFF)[:-1]
    return cards


def with_hidden(s: State, me: int, cards: list[int]) -> State:
    """The same for a seat, with other cards in the hidden places."""
    other, rest = State(), iter(cards)
    copy_state(other, s)

    def take(count: int) -> list[int]:
        return [next(rest) for _ in range(count)]

    set_stock(other, take(s.stock_n))
    set_aside(other, take(s.aside_n))
    for seat in range(s.players):
        if seat != me:
            set_hand(other, seat, take(len(hand_cards(s, seat))))
        pile = pile_cards(s, 8 * seat + PAYOFF)
        set_pile(other, 8 * seat + PAYOFF, take(max(len(pile) - 1, 0)) + pile[-1:])
    return other
