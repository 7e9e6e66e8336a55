"""Whether a position can be one of its game."""

from __future__ import annotations

from spitemalice.kernel.consts import KING, RANK_MASK, STACK_SIZE, TURN_LIMIT
from spitemalice.record.errors import PositionError
from spitemalice.record.position import HIDDEN, Cards, Position
from spitemalice.rules.cards import RANKS, card_of
from spitemalice.rules.outcome import Outcome, Reason

__all__ = ["check_position"]


def check_position(position: Position) -> None:
    """Do nothing if a position keeps to what every reachable position does.

    Every card is there once, no pile is larger than it can be, the center stacks are built by
    the rules, and the outcome is the one that the piles show.

    Raises:
        PositionError: It does not; the message says what is allowed.
    """
    _check_cards(position)
    _check_sizes(position)
    for number, center in enumerate(position.centers, 1):
        _check_center(f"center stack {number}", center, position.rules.king_as_ace)
    _check_outcome(position)


def _check_most(what: str, number: int, most: int) -> None:
    if number > most:
        raise PositionError(f"{what} {number} is not allowed; allowed: 0 to {most}")


def _check_exactly(what: str, number: int, due: int) -> None:
    if number != due:
        raise PositionError(f"{what} {number} is not allowed; allowed: {due}")


def _check_cards(position: Position) -> None:
    seen = set[int]()
    count = 0
    for pile in position.piles():
        count += len(pile)
        for card in pile:
            if card == HIDDEN:
                continue
            if card >> 6 >= position.rules.decks:
                decks = position.rules.decks
                raise PositionError(f"{_named(card)} is not allowed; allowed: packs 1 to {decks}")
            if card in seen:
                raise PositionError(f"{_named(card)} is there twice; allowed: every card once")
            seen.add(card)
    _check_exactly("number of cards", count, position.rules.cards)


def _named(card: int) -> str:
    return f"card {card_of(card)}{(card >> 6) + 1}"


def _check_sizes(position: Position) -> None:
    rules = position.rules
    _check_most("seat to move", position.to_move, rules.players - 1)
    _check_most("number of ended turns", position.turns_ended, TURN_LIMIT)
    _check_exactly("number of center stacks", len(position.centers), rules.center_stacks)
    for number, seat in enumerate(position.seats):
        name = f"seat {number}, number of"
        _check_exactly(f"{name} side stacks", len(seat.sides), rules.side_stacks)
        _check_most(f"{name} pay-off cards", len(seat.payoff), rules.payoff_size)
        _check_most(f"{name} hand cards", len(seat.hand), rules.hand_size)
    if rules.recycle == "now":
        _check_exactly("number of cards aside", len(position.aside), 0)
    elif len(position.aside) % STACK_SIZE:
        raise PositionError(
            f"number of cards aside {len(position.aside)} is not allowed; allowed: whole stacks "
            f"of {STACK_SIZE}"
        )


def _check_center(name: str, center: Cards, king_as_ace: bool) -> None:
    _check_most(f"{name}, number of cards", len(center), STACK_SIZE - 1)
    for height, card in enumerate(center):
        rank = card & RANK_MASK
        wild = rank == KING and (height > 0 or king_as_ace)
        if card == HIDDEN or not (rank == height or wild):
            found = "a hidden card" if card == HIDDEN else _named(card)
            king = " or a King" if height > 0 or king_as_ace else ""
            raise PositionError(
                f"{name}: {found} is not allowed as card {height + 1}; "
                f"allowed: {RANKS[height]}{king}"
            )


def _check_outcome(position: Position) -> None:
    """The piles tell how the game ended, except whether a missing card was already due."""
    given = position.outcome
    left = [len(seat.payoff) for seat in position.seats]
    due: Outcome | None = None
    if not all(left):
        due = _win(position, left.index(0), Reason.PAYOFF)
        _check_exactly("seat to move", position.to_move, left.index(0))
    elif position.turns_ended == TURN_LIMIT:
        due = Outcome(None, 0, Reason.LIMIT)
    elif given is not None and given.reason is Reason.STOCK:
        due = _stock_outcome(position, left)
        _check_exactly("number of cards to draw", len(position.stock) + len(position.aside), 0)
    if given != due:
        raise PositionError(f"outcome ({given}) is not allowed; allowed: {due}")


def _win(position: Position, winner: int, reason: Reason) -> Outcome:
    left = sum(len(seat.payoff) for seat in position.seats) - len(position.seats[winner].payoff)
    return Outcome(winner, left + position.rules.win_bonus, reason)


def _stock_outcome(position: Position, left: list[int]) -> Outcome:
    fewest = min(left)
    if position.rules.exhausted == "draw" or left.count(fewest) > 1:
        return Outcome(None, 0, Reason.STOCK)
    return _win(position, left.index(fewest), Reason.STOCK)
