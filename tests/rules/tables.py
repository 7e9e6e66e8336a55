"""Positions laid out by hand for tests: name the cards that matter, the rest goes elsewhere."""

from collections.abc import Iterable, Mapping, Sequence

from spitemalice.kernel.play import set_up
from spitemalice.kernel.state import State
from spitemalice.kernel.views import set_hand, set_pile, set_stock, stock_cards
from spitemalice.rules.cards import parse_card
from spitemalice.rules.game import Game
from spitemalice.rules.moves import parse_move
from spitemalice.rules.ruleset import RuleSet
from spitemalice.rules.table import center_pile, payoff_pile, side_pile

SEED = bytes(range(32))
G4A = RuleSet()
Piles = Mapping[tuple[int, int], str]


def lay_out(
    rules: RuleSet = G4A,
    *,
    hands: Sequence[str] = (),
    payoffs: Sequence[str] = (),
    sides: Piles | None = None,
    centers: Sequence[str] = (),
    stock: str | None = None,
    to_move: int = 0,
) -> Game:
    """A game in which exactly these cards lie where they are named, bottom first.

    Sides are named by (seat, number from 1). Hands that are not named are empty, pay-off piles
    that are not named hold three Queens of the pack's remainder or whatever is left. All other
    cards are the stock; if the stock is named, they lie buried below the last seat's last side
    stack, so that no card is ever missing.
    """
    game = Game(rules, SEED, starter=0 if rules.first == "given" else None)
    state = game._state
    set_up(state)
    box = list(stock_cards(state))
    state.to_move = to_move
    for seat in range(rules.players):
        set_hand(state, seat, _take(box, hands[seat] if seat < len(hands) else ""))
    sides = dict(sides or {})
    last = (rules.players - 1, rules.side_stacks)
    on_last = _take(box, sides.pop(last, ""))
    for (seat, number), cards in sides.items():
        set_pile(state, side_pile(seat, number - 1), _take(box, cards))
    for number, cards in enumerate(centers):
        set_pile(state, center_pile(number), _take(box, cards))
    drawn = None if stock is None else _take(box, stock)
    named = [_take(box, cards) for cards in payoffs]
    for seat in range(rules.players):
        pile = named[seat] if seat < len(named) else [box.pop(0) for _ in range(3)]
        set_pile(state, payoff_pile(seat), pile)
    buried = [] if drawn is None else box
    set_pile(state, side_pile(last[0], last[1] - 1), [*buried, *on_last])
    set_stock(state, box if drawn is None else drawn)
    return game


def _take(box: list[int], cards: str) -> list[int]:
    """Take the named cards out of the box, whichever pack they come from."""
    return [_take_one(box, text) for text in cards.split()]


def _take_one(box: list[int], text: str) -> int:
    face = parse_card(text).face
    card = next(card for card in box if card & 63 == face)
    box.remove(card)
    return card


def played(game: Game, moves: str) -> Game:
    """The same game after moves written with spaces between."""
    for text in moves.split():
        game.play(parse_move(text))
    return game


def texts(moves: Iterable[object]) -> set[str]:
    """Moves or cards as a set of their texts."""
    return {str(move) for move in moves}


def state_of(game: Game) -> State:
    """The kernel state under a game, for tests that count its cards."""
    return game._state
