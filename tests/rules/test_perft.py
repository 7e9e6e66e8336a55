"""Perft: the number of distinct positions after n moves is what it always was.

The table is not only our own word: the first levels are counted again by the slow judge of
records, which shares nothing with the package.
"""

import copy
import json
import re

import pytest

from spitemalice.rules.moves import MOVES
from spitemalice.rules.ruleset import PRESETS
from tests.record.naive import Table
from tests.rules.perft import MIDDLE_DEPTH, OPENING_DEPTH, SEED, TABLE, count, split, start

EXPECTED = json.loads(TABLE.read_text())


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize(
    ("place", "moves", "depth"),
    [pytest.param("deal", 0, 3, marks=pytest.mark.heavy), ("middle", 60, 2)],
)
def test_the_counts_are_those_of_the_table(preset: str, place: str, moves: int, depth: int) -> None:
    expected = EXPECTED[preset][place]
    assert len(expected) == depth == {"deal": OPENING_DEPTH, "middle": MIDDLE_DEPTH}[place] - 1
    game = start(preset, moves)
    for n, number in enumerate(expected, 1):
        assert count(game, n) == number, f"depth {n}, split by first move: {split(game, n)}"


@pytest.mark.parametrize("preset", PRESETS)
def test_a_judge_that_shares_nothing_counts_the_same(preset: str) -> None:
    game = start(preset, 60)
    table = Table(json.loads(json.dumps(game.rules.to_json())), SEED, game.starter)
    for move in game.moves:
        table.move(move.text)
    for n, number in enumerate(EXPECTED[preset]["middle"], 1):
        assert naive_count(table, n) == number


def naive_count(table: Table, depth: int) -> int:
    """The distinct positions after `depth` moves, by trying every move of the notation."""
    level = {naive_key(table): table}
    for _ in range(depth):
        below = {}
        for before in level.values():
            for text in naive_moves(before):
                after = copy.deepcopy(before)
                if after.move(text) is not None:
                    below[naive_key(after)] = after
        level = below
    return len(level)


def naive_moves(table: Table) -> list[str]:
    """All moves whose card is there, legal or not."""
    hand = set(table.hands[table.to_move])
    texts = [move.text for move in MOVES if move is not None]
    return [text for text in texts if not re.match(r"[A2-9TJQK]", text) or text[:2] in hand]


def naive_key(table: Table) -> str:
    """Everything that makes two positions the same."""
    hands = [sorted(hand) for hand in table.hands]
    piles = [table.bag, table.aside, table.payoffs, table.sides, table.centers]
    return repr([hands, piles, table.to_move, table.end])
