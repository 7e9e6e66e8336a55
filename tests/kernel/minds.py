"""Minds for tests of the search: of any weights, and positions to think about."""

import random

from spitemalice.kernel.consts import F_MY_HOPE, F_THEIR_HOPE, FEATURES, RUNNING
from spitemalice.kernel.play import deal, play
from spitemalice.kernel.playout import eager_move
from spitemalice.kernel.state import State, copy_state, seed_fast
from spitemalice.kernel.table import Mind, Table
from spitemalice.kernel.turn import set_weights
from spitemalice.rules.ruleset import RuleSet

NO_LIMIT = 7000  # more positions than any turn here has
HOPES = {*range(F_MY_HOPE, F_MY_HOPE + 9), *range(F_THEIR_HOPE, F_THEIR_HOPE + 9)}
"""Of two center stacks that lack equally much, these features ask for the first."""


def weights(seed: int, *, hopes: bool = True) -> list[int]:
    """Weights of any size and sign."""
    chance = random.Random(seed)
    numbers = [chance.randint(-500, 500) for _ in range(FEATURES)]
    return [0 if not hopes and i in HOPES else number for i, number in enumerate(numbers)]


def mind(numbers: list[int], **settings: int) -> Mind:
    """A mind without limits, but for the settings that are given."""
    made = Mind()
    made.max_nodes, made.max_plays, made.width = NO_LIMIT, 60, 64
    for name, value in settings.items():
        setattr(made, name, value)
    set_weights(made, numbers)
    return made


def table(keep: int = 16) -> Table:
    """A table that keeps as many ends as there is room for."""
    made = Table()
    made.keep = keep
    return made


def position(rules: RuleSet, seed: int, moves: int) -> State:
    """A position of a game by chance: so many moves after the deal, or the last before its end."""
    s = State()
    rules.configure_state(s)
    seed_fast(s, seed, 1)
    deal(s)
    before = State()
    for _ in range(moves):
        copy_state(before, s)
        play(s, eager_move(s))
        if s.outcome != RUNNING:
            return before
    return s
