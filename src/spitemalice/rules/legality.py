"""Why a move is not legal, in one line that says what would be."""

from __future__ import annotations

from spitemalice.kernel.consts import ACE
from spitemalice.kernel.state import State
from spitemalice.kernel.views import center_height, hand_cards
from spitemalice.rules.cards import RANKS, Card, card_of
from spitemalice.rules.moves import Move
from spitemalice.rules.ruleset import RuleSet
from spitemalice.rules.table import cards_of, payoff_pile, side_pile

__all__ = ["why_illegal"]


def why_illegal(state: State, rules: RuleSet, move: Move) -> str:
    """The reason why `move`, which is not legal on a running `state`, is refused."""
    if move.is_pass:
        return _why_no_pass(state, rules)
    if isinstance(move.source, Card):
        hand = list(map(card_of, hand_cards(state, state.to_move)))
        if move.source not in hand:
            held = " ".join(map(str, hand)) or "no cards"
            return f"the hand holds no {move.source}, it holds {held}"
        card = move.source
    else:
        pile = _pile_name_and_top(state, rules, move)
        if isinstance(pile, str):
            return pile
        card = pile
    return _why_not_there(state, rules, move, card)


def _why_no_pass(state: State, rules: RuleSet) -> str:
    if rules.refill == "emptied":
        return 'passing is allowed only with the option refill = "turn_start"'
    count = len(hand_cards(state, state.to_move))
    return f"passing is allowed only with an empty hand, this one holds {count}"


def _pile_name_and_top(state: State, rules: RuleSet, move: Move) -> Card | str:
    """The card on top of the pile that a move names, or what is wrong with that pile."""
    seat = state.to_move
    if move.source == "p":
        return cards_of(state, payoff_pile(seat))[-1]
    number = int(str(move.source)[1:])
    if number > rules.side_stacks:
        return f"there is no side stack {number}, only 1 to {rules.side_stacks}"
    cards = cards_of(state, side_pile(seat, number - 1))
    return cards[-1] if cards else f"side stack {number} is empty"


def _why_not_there(state: State, rules: RuleSet, move: Move, card: Card) -> str:
    """Why `card`, which is there to be played, may not go where the move wants it."""
    dest = str(move.dest)
    number = int(dest[1:])
    if dest[0] == "s":
        if not isinstance(move.source, Card):
            return "only a hand card may be laid on a side stack"
        if number > rules.side_stacks:
            return f"there is no side stack {number}, only 1 to {rules.side_stacks}"
        return "a King may be discarded only from a hand of Kings (king_on_side = false)"
    if number > rules.center_stacks:
        return f"there is no center stack {number}, only 1 to {rules.center_stacks}"
    height = center_height(state, number - 1)
    if height == ACE and card.is_king:
        return f"a King may not start center stack {number} (king_as_ace = false), it needs an Ace"
    wild = "" if height == ACE and not rules.king_as_ace else " or a King"
    return f"center stack {number} needs {RANKS[height]}{wild}, not {card}"
