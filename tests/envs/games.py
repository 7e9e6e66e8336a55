"""Games for tests of the environments, and the same games with other hidden cards."""

import random

from hypothesis import strategies as st

from spitemalice.kernel.consts import CENTER, PAYOFF
from spitemalice.kernel.state import State
from spitemalice.kernel.views import (
    aside_cards,
    hand_cards,
    pile_cards,
    set_hand,
    set_pile,
    set_stock,
    stock_cards,
)
from spitemalice.rules.game import Game
from spitemalice.rules.moves import Move
from spitemalice.rules.ruleset import RuleSet
from tests.kernel.rulesets import RULES


def new_game(rules: RuleSet, seed: int) -> Game:
    starter = seed % rules.players if rules.first == "given" else None
    return Game(rules, random.Random(seed).randbytes(32), starter)


def choose(game: Game, chance: random.Random) -> Move:
    """A random move, the pay-off card and plays to the center first most of the time."""
    legal = game.legal_moves()
    plays = [move for move in legal if move.is_play]
    if plays and chance.random() < 0.8:
        return next((move for move in plays if move.source == "p"), chance.choice(plays))
    return chance.choice(legal)


def play_on(game: Game, moves: int, seed: int) -> Game:
    """Make so many moves, or fewer if the game ends before."""
    chance = random.Random(seed)
    for _ in range(moves):
        if game.over:
            break
        game.play(choose(game, chance))
    return game


@st.composite
def games(draw: st.DrawFn, most: int = 150) -> Game:
    """A game under one of the named rule-sets after some moves."""
    rules = RULES[draw(st.sampled_from(sorted(RULES)))]
    game = new_game(rules, draw(st.integers(0, 10**6)))
    return play_on(game, draw(st.integers(0, most)), draw(st.integers(0, 10**6)))


def shuffle_hidden(game: Game, seat: int, seed: int) -> None:
    """Deal all cards that a seat cannot see anew, in the position but not in the history."""
    state = game._state
    stock = stock_cards(state)
    seats = range(game.rules.players)
    others = [other for other in seats if other != seat]
    piles = [pile_cards(state, 8 * other + PAYOFF) for other in seats]
    hands = [hand_cards(state, other) for other in others]
    cards = [card for part in [stock, *hands, *(pile[:-1] for pile in piles)] for card in part]
    random.Random(seed).shuffle(cards)
    set_stock(state, [cards.pop() for _ in stock])
    for other, hand in zip(others, hands, strict=True):
        set_hand(state, other, [cards.pop() for _ in hand])
    for other, pile in zip(seats, piles, strict=True):
        set_pile(state, 8 * other + PAYOFF, [*(cards.pop() for _ in pile[:-1]), *pile[-1:]])


def all_cards(state: State, rules: RuleSet) -> list[int]:
    """Every card of a position."""
    cards = [*stock_cards(state), *aside_cards(state)]
    for seat in range(rules.players):
        cards += hand_cards(state, seat)
        for pile in (*range(rules.side_stacks), PAYOFF):
            cards += pile_cards(state, 8 * seat + pile)
    for center in range(rules.center_stacks):
        cards += pile_cards(state, CENTER + center)
    return sorted(cards)
