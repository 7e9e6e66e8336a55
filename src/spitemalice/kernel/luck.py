"""How good a position is, and how good it was to be expected before its last cards came.

Chances are whole numbers up to `SURE`, for the seat to move. They rest on what this seat sees: an
unseen card is as likely to come as any other.
"""

try:
    import cython
except ImportError:
    from spitemalice.kernel import plain as cython

if not cython.compiled:
    from spitemalice.kernel.consts import *
    from spitemalice.kernel.ends import value_of_end, value_of_kept
    from spitemalice.kernel.state import State, copy_state, seed_fast
    from spitemalice.kernel.table import Table
    from spitemalice.kernel.turn import search, set_table
    from spitemalice.kernel.worlds import Pool, take_hidden


class Judge:
    """The workspace of judging: a table, a position to try cards in, and chance of its own."""

    def __init__(self):
        self.samples = 48  # hands that are tried where there are too many to try all
        self.table = Table()
        self.trial = State()
        self.rng = State()
        self.pool = Pool()


def as_chance(value):
    """A value of an end as a chance: the sum of the weights, kept within reason, or `SURE`."""
    if value == WIN_SCORE:
        return SURE
    if value < DOUBT:
        return DOUBT
    if value > SURE - DOUBT:
        return SURE - DOUBT
    return value


def chance_now(j, s, w, odds):
    """The chance of the seat to move if it goes on as the mind `w` would.

    The weights of the mind `odds` add up to chances; its other settings are not used.
    """
    search(s, j.table, w)
    return as_chance(value_of_kept(s, j.table, odds, 0))


def chance_after(j, s, odds, path):
    """The chance of the seat to move after the end of a path."""
    return as_chance(value_of_end(s, j.table, odds, path))


def gather_unseen(j, s):
    """List the ranks of the cards that the seat to move does not see, the lowest first."""
    set_table(s, j.table)
    j.pool.n = 0
    for rank in range(13):
        for _ in range(j.table.unseen[rank]):
            j.pool.cards[j.pool.n] = rank
            j.pool.n = j.pool.n + 1


def mean_over_ranks(j, w, odds, place):
    """The mean chance in the trial position over the unseen cards, each put at `place`.

    The place is a slot of the hands, or, from `HAND_ROOM` on, the top of a pile.
    """
    total = 0
    chance = 0
    for i in range(j.pool.n):
        rank = j.pool.cards[i]
        if i == 0 or rank != j.pool.cards[i - 1]:
            if place < HAND_ROOM:
                j.trial.hand[place] = rank
            else:
                j.trial.top[place - HAND_ROOM] = rank
            chance = chance_now(j, j.trial, w, odds)
        total = total + chance
    return total // j.pool.n


def expected_top(j, s, w, odds):
    """The chance to be expected before the top pay-off card of the seat to move was turned up."""
    pile = (s.to_move << SEAT_SHIFT) + PAYOFF
    copy_state(j.trial, s)
    j.trial.top[pile] = NONE  # so that it is unseen; nothing looks below it
    gather_unseen(j, j.trial)
    return mean_over_ranks(j, w, odds, HAND_ROOM + pile)


def expected_draw(j, s, w, odds, drawn):
    """The chance to be expected before the seat to move drew the last `drawn` cards of its hand.

    It is exact for one card; for more, hands are sampled, always the same ones in a position.
    """
    seat = s.to_move
    n = s.hand_n[seat]
    slot = (seat << SEAT_SHIFT) + n - drawn
    copy_state(j.trial, s)
    j.trial.hand_n[seat] = n - drawn
    gather_unseen(j, j.trial)
    j.trial.hand_n[seat] = n
    if drawn == 1:
        return mean_over_ranks(j, w, odds, slot)
    unseen = j.pool.n
    seed_fast(j.rng, s.turns_ended, unseen)
    total = 0
    for _ in range(j.samples):
        j.pool.n = unseen
        for i in range(drawn):
            j.trial.hand[slot + i] = take_hidden(j.pool, j.rng)
        total = total + chance_now(j, j.trial, w, odds)
    return total // j.samples
