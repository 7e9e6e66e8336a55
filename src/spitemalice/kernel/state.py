"""The whole position of a game in fixed arrays of small integers, and its sources of chance."""

try:
    import cython
except ImportError:
    from spitemalice.kernel import plain as cython

if not cython.compiled:
    from spitemalice.kernel.consts import *


def zeros(length):
    """A list of `length` zeros, written so that it means the same in all three forms."""
    out = []
    for _ in range(length):
        out.append(0)
    return out


class State:
    """One position: the rules as numbers, all piles, whose turn it is, and the chance to come.

    Nothing here hides anything: a `State` knows every card. Who may see what is decided above
    the kernel. All work is done by the module-level functions, because method calls are slow
    in the JavaScript form.
    """

    def __init__(self):
        # The rules, set by `configure`
        self.players = 2
        self.decks = 2
        self.hand_size = 5
        self.payoff_size = 20
        self.side_stacks = 4
        self.center_stacks = 3
        self.king_as_ace = 1
        self.king_on_side = 1
        self.refill_emptied = 1
        self.recycle_now = 1
        self.end_on_empty = 0
        self.fewest_wins = 0
        self.first = FIRST_HIGH_PAYOFF
        self.win_bonus = 0
        # The course of the game
        self.stage = DEAL_PAYOFFS
        self.shuffles = 0
        self.starter = 0
        self.to_move = 0
        self.turns_ended = 0
        self.outcome = RUNNING
        self.winner = NOBODY
        self.points = 0
        # Chance: the fast generator, or fair words that the caller feeds into a ring
        self.mwc_a = 1
        self.mwc_b = 1
        self.fair = 0
        self.starved = 0
        self.words_fed = 0
        self.words_used = 0
        # How many cards lie in the stock and aside, and how much there is in the scratch space
        self.stock_n = 0
        self.aside_n = 0
        self.drawn_n = 0
        self.moves_n = 0
        if not cython.compiled:  # a new compiled object is all zeros
            # The piles
            self.stock = zeros(MAX_STOCK)
            self.aside = zeros(MAX_STOCK)
            self.under = zeros(MAX_CARDS)
            self.top = zeros(PILES)
            self.hand = zeros(HAND_ROOM)
            self.hand_n = zeros(MAX_SEATS)
            self.payoff_n = zeros(MAX_SEATS)
            self.height = zeros(8)
            # Fair words
            self.ring = zeros(RING)
            # What the last call of `play` or `deal` drew, in order
            self.drawn = zeros(MAX_DRAWN)
            # Where the listing functions write, and note the first center stack of each height
            self.moves = zeros(MAX_MOVES)
            self.place = zeros(STACK_SIZE)


def configure(
    s,
    players,
    decks,
    hand_size,
    payoff_size,
    side_stacks,
    center_stacks,
    king_as_ace,
    king_on_side,
    refill_emptied,
    recycle_now,
    end_on_empty,
    fewest_wins,
    first,
    win_bonus,
):
    """Set the rules of a state. The values are trusted: `RuleSet` validates them."""
    s.players = players
    s.decks = decks
    s.hand_size = hand_size
    s.payoff_size = payoff_size
    s.side_stacks = side_stacks
    s.center_stacks = center_stacks
    s.king_as_ace = king_as_ace
    s.king_on_side = king_on_side
    s.refill_emptied = refill_emptied
    s.recycle_now = recycle_now
    s.end_on_empty = end_on_empty
    s.fewest_wins = fewest_wins
    s.first = first
    s.win_bonus = win_bonus


def copy_state(dst, src):
    """Make `dst` the same position as `src`, its fair words and scratch space excepted.

    Only the parts that are in use are copied; this is the search's most frequent call.
    """
    dst.players = src.players
    dst.decks = src.decks
    dst.hand_size = src.hand_size
    dst.payoff_size = src.payoff_size
    dst.side_stacks = src.side_stacks
    dst.center_stacks = src.center_stacks
    dst.king_as_ace = src.king_as_ace
    dst.king_on_side = src.king_on_side
    dst.refill_emptied = src.refill_emptied
    dst.recycle_now = src.recycle_now
    dst.end_on_empty = src.end_on_empty
    dst.fewest_wins = src.fewest_wins
    dst.first = src.first
    dst.win_bonus = src.win_bonus
    dst.stage = src.stage
    dst.shuffles = src.shuffles
    dst.starter = src.starter
    dst.to_move = src.to_move
    dst.turns_ended = src.turns_ended
    dst.outcome = src.outcome
    dst.winner = src.winner
    dst.points = src.points
    dst.mwc_a = src.mwc_a
    dst.mwc_b = src.mwc_b
    dst.fair = src.fair
    dst.words_used = src.words_used
    dst.stock_n = src.stock_n
    dst.aside_n = src.aside_n
    for i in range(src.stock_n):
        dst.stock[i] = src.stock[i]
    for i in range(src.aside_n):
        dst.aside[i] = src.aside[i]
    cards = src.decks << 6
    for i in range(cards):
        dst.under[i] = src.under[i]
    seats = src.players << SEAT_SHIFT
    for i in range(seats):
        dst.top[i] = src.top[i]
        dst.hand[i] = src.hand[i]
    last = CENTER + src.center_stacks
    for i in range(CENTER, last):
        dst.top[i] = src.top[i]
    for i in range(MAX_SEATS):
        dst.hand_n[i] = src.hand_n[i]
        dst.payoff_n[i] = src.payoff_n[i]
    for i in range(8):
        dst.height[i] = src.height[i]


def seed_fast(s, low, high):
    """Seed the fast generator with two numbers below 2^28 and leave the fair words.

    The first outputs are thrown away so that neighbouring seeds give unrelated games.
    """
    s.fair = 0
    s.mwc_a = 1 + (low & SEED_MASK)
    s.mwc_b = 1 + ((high ^ (low * 5)) & SEED_MASK)
    for _ in range(12):
        fast_below(s, 2)


def fast_below(s, n):
    """A number from 0 to n - 1, `n` up to 512, for search and simulation.

    Scaling 22 bits is uneven by less than n / 2^22, which no simulation can notice.
    """
    s.mwc_a = MWC_A * (s.mwc_a & HALF_WORD) + (s.mwc_a >> 16)
    s.mwc_b = MWC_B * (s.mwc_b & HALF_WORD) + (s.mwc_b >> 16)
    bits = ((s.mwc_a & HALF_WORD) << 6) ^ (s.mwc_b & MIX_BITS)
    return (bits * n) >> 22


def feed(s, word):
    """Append one 32-bit fair word to the ring; the caller keeps at most `RING` unused ones."""
    s.ring[s.words_fed & RING_MASK] = word
    s.words_fed = s.words_fed + 1


def feed_bytes(s, data):
    """Append fair words given as bytes, four to a word, the most significant byte first."""
    n = len(data) // 4
    for i in range(n):
        high = data[4 * i] * 256 + data[4 * i + 1]
        low = data[4 * i + 2] * 256 + data[4 * i + 3]
        s.ring[(s.words_fed + i) & RING_MASK] = high * 65536 + low
    s.words_fed = s.words_fed + n


def forget_words(s, used):
    """Empty the ring and go on at word number `used` of the fair stream."""
    s.fair = 1
    s.starved = 0
    s.words_used = used
    s.words_fed = used


def fair_below(s, n):
    """`below(n)` of the fair deal: words at or above the largest multiple of n are skipped.

    Without a word left it answers 0 and raises the flag `starved`, which callers must check.
    """
    span = 65536
    span = span * 65536
    limit = span - span % n
    while s.words_used < s.words_fed:
        word = s.ring[s.words_used & RING_MASK]
        s.words_used = s.words_used + 1
        if word < limit:
            return word % n
    s.starved = 1
    return 0


def below(s, n):
    """A number from 0 to n - 1 from the state's source of chance."""
    if s.fair != 0:
        return fair_below(s, n)
    return fast_below(s, n)
