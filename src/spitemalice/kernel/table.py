"""The workspace of the turn search, its evaluation included."""

try:
    import cython
except ImportError:
    from spitemalice.kernel import plain as cython

from spitemalice.kernel.state import zeros

if not cython.compiled:
    from spitemalice.kernel.consts import *



class Table:
    """What one seat sees of the table, by ranks, and what a search of its turn has found.

    Side stacks are kept top first: `pos[k]` points at the top of the searcher's stack k, and
    `pos[6 + k]` at the opponent's. A slot before the first is free for a discard.
    """

    def __init__(self):
        self.side_stacks = 4
        self.center_stacks = 3
        self.king_as_ace = 1
        self.king_on_side = 1
        self.refill_emptied = 1
        self.recycle_now = 1
        self.hand_size = 5
        self.stock = 0
        self.height = zeros(8)
        self.hand = zeros(28)
        self.hand_n = 0
        self.other_hand_n = 0
        self.side = zeros(480)
        self.pos = zeros(12)
        self.size = zeros(12)
        self.payoff = zeros(2)
        self.payoff_n = zeros(2)
        self.unseen = zeros(14)
        # The features that are on
        self.active_n = 0
        self.active = zeros(128)
        self.reach = zeros(6)
        self.other_missing = 0
        self.other_distance = 0
        self.other_rank = 0
        self.other_share = 0
        self.other_side = 0
        self.side_count = zeros(8)
        # The search
        self.forgotten = 0
        self.tried = zeros(64)
        self.guess = zeros(64)
        self.keep = 1
        self.nodes = 0
        self.ends = 0
        self.path_n = 0
        self.path = zeros(64)
        self.kept = 0
        self.order = zeros(16)
        self.score = zeros(16)
        self.length = zeros(16)
        self.line = zeros(1024)
        self.log = 0
        self.best_n = 0
        self.best = zeros(128)
        self.seed_low = 1
        self.seed_high = 1
        self.mwc_a = 1
        self.mwc_b = 1
        # Positions met
        self.stamp = 0
        self.seen_stamp = zeros(8192)
        self.seen_a = zeros(8192)
        self.seen_b = zeros(8192)
        self.mixer = zeros(800)
        fill_mixer(self)


class Mind:
    """What a searching player values, in integers, and how far it looks.

    The settings make levels differ in style: a short `max_plays` misses long lines, `forget`
    overlooks side stacks, `noise` misjudges, and the weights say what is thought of at all.
    """

    def __init__(self):
        self.value = zeros(FEATURES)
        self.max_nodes = 100
        self.max_plays = 60
        self.width = 6
        self.noise = 0
        self.forget = 0


def fill_mixer(t):
    """Fill the table of numbers whose sums name a position."""
    x = 12345
    for i in range(800):
        y = 0
        for _ in range(2):
            x = (x * 16807) % 2147483647
            y = (y << 12) + (x & 4095)
        t.mixer[i] = y
