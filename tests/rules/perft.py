"""Counts the distinct positions after n moves from a fixed deal, as chess programs do.

Run ``python -m tests.rules.perft`` to print the table that the test compares with.
"""

import json
import random
from pathlib import Path

from spitemalice.kernel.views import aside_cards, hand_cards, pile_cards, stock_cards
from spitemalice.rules.game import Game
from spitemalice.rules.ruleset import PRESETS
from spitemalice.rules.table import center_pile, payoff_pile, side_pile

TABLE = Path(__file__).with_name("perft.json")
OPENING_DEPTH = 4
MIDDLE_DEPTH = 3
SEED = bytes(range(32))
Key = tuple[tuple[int, ...], ...]


def start(preset: str, moves: int) -> Game:
    """A game of a preset after `moves` eager moves from the fixed deal."""
    game = Game(PRESETS[preset], SEED)
    rng = random.Random(preset)
    for _ in range(moves):
        legal = game.legal_moves()
        game.play(rng.choice([move for move in legal if move.is_play] or legal))
    return game


def position_key(game: Game) -> Key:
    """What makes two positions the same: the faces in every place, a hand's order left out."""
    state, rules = game._state, game.rules
    piles = [sorted(face(hand_cards(state, seat))) for seat in range(rules.players)]
    piles += [face(stock_cards(state)), face(aside_cards(state)), [state.to_move, state.outcome]]
    for seat in range(rules.players):
        piles.append(face(pile_cards(state, payoff_pile(seat))))
        piles += [face(pile_cards(state, side_pile(seat, k))) for k in range(rules.side_stacks)]
    piles += [face(pile_cards(state, center_pile(c))) for c in range(rules.center_stacks)]
    return tuple(map(tuple, piles))


def face(cards: list[int]) -> list[int]:
    """Cards without their packs."""
    return [card & 63 for card in cards]


def split(game: Game, depth: int) -> dict[str, int]:
    """The number of distinct positions behind each first move."""
    counts = {}
    for move in game.legal_moves():
        after = game.copy()
        after.play(move)
        counts[move.text] = count(after, depth - 1)
    return counts


def count(game: Game, depth: int) -> int:
    """The number of distinct positions after exactly `depth` moves."""
    level = {position_key(game): game}
    for _ in range(depth):
        below: dict[Key, Game] = {}
        for before in level.values():
            for move in before.legal_moves():
                after = before.copy()
                after.play(move)
                below[position_key(after)] = after
        level = below
    return len(level)


def table() -> dict[str, dict[str, list[int]]]:
    """The counts for all presets, from the deal and from the middle of a game."""
    return {
        preset: {
            "deal": [count(start(preset, 0), n) for n in range(1, OPENING_DEPTH)],
            "middle": [count(start(preset, 60), n) for n in range(1, MIDDLE_DEPTH)],
        }
        for preset in PRESETS
    }


if __name__ == "__main__":
    print(json.dumps(table(), indent=1))
