"""The deep search: candidate turns are tried in many worlds, a few turns on, and compared."""

try:
    import cython
except ImportError:
    from spitemalice.kernel import plain as cython

if not cython.compiled:
    from spitemalice.kernel.consts import *
    from spitemalice.kernel.features import lie
    from spitemalice.kernel.play import play
    from spitemalice.kernel.reach import look_ahead
    from spitemalice.kernel.state import State, copy_state, fast_below, seed_fast, zeros
    from spitemalice.kernel.table import Table
    from spitemalice.kernel.turn import entry_move, play_best, search, set_table
    from spitemalice.kernel.worlds import Pool, likely_world, sample_world


class Rollouts:
    """The workspace of the deep search: its candidates and what they came to so far."""

    def __init__(self):
        self.root = State()
        self.world = State()
        self.trial = State()
        self.rng = State()
        self.pool = Pool()
        self.table = Table()
        self.view = Table()
        self.me = 0
        self.other = 0
        self.fresh = 0
        self.needed = 0
        self.turns = 1
        self.draw = 2100
        self.point = 150
        self.win = 1500
        self.clairvoyant = 0
        self.guesses = 1
        self.prior = 10
        self.lines = 0
        self.live = 0
        self.rounds = 0
        self.trials = 0
        if not cython.compiled:
            self.alive = zeros(16)
            self.length = zeros(16)
            self.line = zeros(1024)
            self.total = zeros(16)
            self.apart = zeros(16)
            self.apart_squares = zeros(16)
            self.result = zeros(16)


def only_discards(s):
    """Whether the opponent, of two, seems to do nothing but play its pay-off card and discard.

    It has as many cards in its side stacks as it has ended turns, so it has played none of them,
    and several lie under higher ones, where nobody puts them who means to play them.
    """
    if s.players != 2:
        return 0
    cards = 0
    blocked = 0
    for k in range(s.side_stacks):
        card = s.top[((1 - s.to_move) << SEAT_SHIFT) + k]
        while card != NONE:
            below = s.under[card]
            if lie(card & RANK_MASK, below & RANK_MASK) == SIDE_BLOCKED:
                blocked = blocked + 1
            cards = cards + 1
            card = below
    if cards == (s.turns_ended + 1) // 2 and blocked >= MANY_BLOCKED:
        return 1
    return 0


def start_rollouts(r, s, t):
    """Make the kept ends of a search of `s` the candidates; answer how many there are."""
    copy_state(r.root, s)
    r.me = s.to_move
    look_at_hands(r, s)
    r.lines = t.kept
    r.live = t.kept
    r.rounds = 0
    r.trials = 0
    for i in range(t.kept):
        place = t.order[i]
        r.length[i] = t.length[place]
        for j in range(t.length[place]):
            r.line[i * PATH_ROOM + j] = t.line[place * PATH_ROOM + j]
        d = t.score[place] - t.score[t.order[0]]
        r.alive[i] = 1
        r.total[i] = r.prior * d
        r.apart[i] = r.prior * d
        r.apart_squares[i] = r.prior * d * d
    return r.lines


def look_at_hands(r, s):
    """Ready what tells a likely hand of the opponent from an unlikely one.

    At the start of a turn the center is as the seat before has left it. What it could have played
    then it does not hold, most likely; and a hand with which it could have played its pay-off card
    is out of the question. That is the start of a turn, as a rule, when the hand is full.
    """
    r.other = s.to_move - 1
    if r.other < 0:
        r.other = s.players - 1
    r.needed = 0
    r.fresh = 0
    if s.hand_n[s.to_move] == s.hand_size and s.hand_n[r.other] < s.hand_size:
        for c in range(s.center_stacks):
            r.needed = r.needed | (1 << s.height[c])
        if s.players == 2:
            r.fresh = 1
            set_table(s, r.view)


def deal_hands_anew(r):
    """Make the world one that the searcher may be in, with hands that are likely."""
    if r.guesses == 0:
        sample_world(r.world, r.root, r.me, r.pool, r.rng)
        return
    likely_world(r.world, r.root, r.me, r.pool, r.rng, r.needed)
    tries = 1
    while r.fresh != 0 and tries < HAND_TRIES and could_play(r) != 0:
        likely_world(r.world, r.root, r.me, r.pool, r.rng, r.needed)
        tries = tries + 1


def could_play(r):
    """Whether the opponent, with the hand it has in the world, could play its pay-off card."""
    for i in range(HAND_KINDS):
        r.view.hand[HAND_KINDS + i] = 0
    base = r.other << SEAT_SHIFT
    for slot in range(r.world.hand_n[r.other]):
        place = HAND_KINDS + (r.world.hand[base + slot] & RANK_MASK)
        r.view.hand[place] = r.view.hand[place] + 1
    look_ahead(r.view, 1)
    if r.view.lacking == 0:
        return 1
    return 0


def seed_rollouts(r, low, high):
    """Seed the chance of the worlds."""
    seed_fast(r.rng, low, high)


def set_chance(s, low, high):
    """Let a state draw from the fast generator, from here on."""
    s.fair = 0
    s.mwc_a = low
    s.mwc_b = high


def run_round(r, mine, theirs):
    """Try every live candidate once, all in the same world, with minds for both sides."""
    if r.clairvoyant != 0:
        copy_state(r.world, r.root)
    else:
        deal_hands_anew(r)
    low = 1 + fast_below(r.rng, 512) * 512 + fast_below(r.rng, 512)
    high = 1 + fast_below(r.rng, 512) * 512 + fast_below(r.rng, 512)
    for i in range(r.lines):
        if r.alive[i] != 0:
            copy_state(r.trial, r.world)
            set_chance(r.trial, low, high)
            for j in range(r.length[i]):
                play(r.trial, entry_move(r.trial, r.line[i * PATH_ROOM + j]))
            r.result[i] = roll_out(r, r.trial, r.table, mine, theirs)
            r.trials = r.trials + 1
            r.total[i] = r.total[i] + r.result[i]
            if i > 0:
                d = r.result[i] - r.result[0]
                r.apart[i] = r.apart[i] + d
                r.apart_squares[i] = r.apart_squares[i] + d * d
    r.rounds = r.rounds + 1


def roll_out(r, s, t, mine, theirs):
    """Play on until the own turn comes round again, `turns` times; answer the value then."""
    seat = s.to_move
    own = 0
    while s.outcome == RUNNING:
        if s.to_move != seat:
            seat = s.to_move
            if seat == r.me:
                own = own + 1
                if own == r.turns:
                    search(s, t, mine)
                    score = t.score[t.order[0]]
                    if score > VALUE_LIMIT:
                        return win_value(r, s)
                    return score
        if seat == r.me:
            play_best(s, t, mine)
        else:
            play_best(s, t, theirs)
    if s.winner == r.me:
        return r.win + r.point * s.points
    if s.winner == NOBODY:
        return -r.draw
    return -r.win - r.point * s.points


def win_value(r, s):
    """What winning now is worth."""
    total = s.win_bonus
    for seat in range(s.players):
        if seat != r.me:
            total = total + s.payoff_n[seat]
    return r.win + r.point * total


def drop_worst(r, keep):
    """Give up the candidates with the lowest totals until `keep` are live; the first stays."""
    while r.live > keep:
        worst = -1
        for i in range(1, r.lines):
            if r.alive[i] != 0 and (worst < 0 or r.total[i] < r.total[worst]):
                worst = i
        r.alive[worst] = 0
        r.live = r.live - 1


def best_line(r, z_squared):
    """The best live candidate if it beats the first by enough standard errors, else the first."""
    best = 0
    if r.rounds < 2:
        return 0
    for i in range(1, r.lines):
        if r.alive[i] != 0 and r.total[i] > r.total[best]:
            best = i
    if best == 0:
        return 0
    n = r.rounds + r.prior
    # n * mean^2 > z^2 * variance, cleared of fractions
    mean = r.apart[best] // n
    variance = r.apart_squares[best] // n - mean * mean
    if mean * mean * n > z_squared * variance:
        return best
    return 0
