"""Whole games with simple policies: for tests of equality, for benchmarks and for simulation."""

try:
    import cython
except ImportError:
    from spitemalice.kernel import plain as cython

if not cython.compiled:
    from spitemalice.kernel.consts import *
    from spitemalice.kernel.moves import list_discards, list_plays, payoff_play
    from spitemalice.kernel.play import deal, play
    from spitemalice.kernel.state import copy_state, fast_below, seed_fast


class Tally:
    """What a series of games came to: counts, and a checksum over all moves, draws and results."""

    def __init__(self):
        self.games = 0
        self.moves = 0
        self.turns = 0
        self.draws = 0
        self.points = 0
        self.first_wins = 0
        self.sum_a = 0
        self.sum_b = 0


def eager_move(s):
    """The eager policy: the pay-off card if it goes, else a random play, else a random discard."""
    move = payoff_play(s)
    if move >= 0:
        return move
    n = list_plays(s)
    if n == 0:
        n = list_discards(s)
    return s.moves[fast_below(s, n)]


def random_move(s):
    """A uniformly random move among those that differ in what they do."""
    plays = list_plays(s)
    for i in range(plays):
        s.moves[MAX_MOVES - 1 - i] = s.moves[i]
    discards = list_discards(s)
    pick = fast_below(s, plays + discards)
    if pick < plays:
        return s.moves[MAX_MOVES - 1 - pick]
    return s.moves[pick - plays]


def choose(s, policy):
    """The move of a policy: 0 eager, 1 random, 2 the one or the other by turns."""
    if policy == 0:
        return eager_move(s)
    if policy == 1:
        return random_move(s)
    if s.turns_ended & 1 != 0:
        return random_move(s)
    return eager_move(s)


def play_out(s, policy):
    """Play a dealt game to its end; answer the number of moves."""
    moves = 0
    while s.outcome == RUNNING:
        play(s, choose(s, policy))
        moves = moves + 1
    return moves


def run_series(s, tally, seed, games, policy):
    """Deal and play `games` games from consecutive seeds, and count what happened."""
    for i in range(games):
        seed_fast(s, seed + i, 0)
        deal(s)
        tally.moves = tally.moves + play_out(s, policy)
        count_result(s, tally)


def count_result(s, tally):
    """Add an ended game to a tally."""
    tally.games = tally.games + 1
    tally.turns = tally.turns + s.turns_ended
    if s.winner == NOBODY:
        tally.draws = tally.draws + 1
    else:
        tally.points = tally.points + s.points
        if s.winner == s.starter:
            tally.first_wins = tally.first_wins + 1


def run_checked(s, tally, seed, games, policy):
    """As `run_series`, with a checksum over every deal, move, draw and result."""
    for i in range(games):
        seed_fast(s, seed + i, i)
        deal(s)
        mix(tally, s.starter)
        for j in range(s.stock_n):
            mix(tally, s.stock[j])
        while s.outcome == RUNNING:
            move = choose(s, policy)
            play(s, move)
            mix(tally, move)
            for j in range(s.drawn_n):
                mix(tally, s.drawn[j])
            tally.moves = tally.moves + 1
        mix(tally, s.outcome)
        mix(tally, s.winner)
        mix(tally, s.points)
        mix(tally, s.turns_ended)
        count_result(s, tally)


def mix(tally, value):
    """Stir a number below 2^20 into the checksum; all sums stay below 2^31."""
    tally.sum_a = (tally.sum_a * 31 + value) & 33554431
    tally.sum_b = (tally.sum_b * 37 + value + 1) & 33554431


def copy_many(dst, src, times):
    """Copy a state back and forth, for timing; answer a number that depends on every copy."""
    total = 0
    for _ in range(times):
        copy_state(dst, src)
        copy_state(src, dst)
        total = total + dst.stock_n
    return total
