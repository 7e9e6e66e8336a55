"""The workspace of the turn search, its evaluation included."""

try:
    import cython
except ImportError:
    from spitemalice.kernel import plain as cython

if not cython.compiled:
    from spitemalice.kernel.consts import *
    from spitemalice.kernel.state import zeros


class Table:
    """What one seat sees of the table, by ranks, and what a search of its turn has found.

    Side stacks are kept top first: `pos[k]` points at the top of the searcher's stack k, and
    `pos[6 + k]` at the opponent's. A slot before the first is free for a discard.
    """

    def __init__(self):
        # The rules and the counts, which `set_table` reads from a state
        self.side_stacks = 4
        self.center_stacks = 3
        self.king_as_ace = 1
        self.king_on_side = 1
        self.refill_emptied = 1
        self.recycle_now = 1
        self.hand_size = 5
        self.stock = 0
        self.hand_n = 0
        self.other_hand_n = 0
        self.unseen_n = 0
        # The evaluation: the features that are on, and what is known of the opponent
        self.active_n = 0
        self.tops = 0
        self.lacking = 0
        self.next_rank = 0
        self.covered = 0
        self.my_distance = 0
        self.other_missing = 0
        self.other_distance = 0
        self.other_rank = 0
        self.other_share = 0
        self.other_side = 0
        # The search
        self.forgotten = 0
        self.keep = 1
        self.nodes = 0
        self.ends = 0
        self.path_n = 0
        self.kept = 0
        self.log = 0
        self.best_n = 0
        self.seed_low = 1
        self.seed_high = 1
        self.mwc_a = 1
        self.mwc_b = 1
        self.stamp = 0
        if not cython.compiled:  # a new compiled object is all zeros
            self.height = zeros(8)
            self.hand = zeros(28)
            self.side = zeros(480)
            self.pos = zeros(12)
            self.size = zeros(12)
            self.payoff = zeros(2)
            self.payoff_n = zeros(2)
            self.unseen = zeros(14)
            self.active = zeros(128)
            self.best = zeros(128)
            self.reach = zeros(6)
            self.side_count = zeros(8)
            self.lying = zeros(8)
            # Discards in the order of their worth
            self.tried = zeros(64)
            self.guess = zeros(64)
            # The path to the present position, and the best ends with theirs
            self.path = zeros(64)
            self.order = zeros(16)
            self.score = zeros(16)
            self.length = zeros(16)
            self.line = zeros(1024)
            # Positions met, and the numbers whose sums name one
            self.seen_stamp = zeros(8192)
            self.seen_a = zeros(8192)
            self.seen_b = zeros(8192)
            self.mixer = zeros(800)


class Mind:
    """What a searching player values, in integers, and how far it looks.

    The settings make levels differ in style: a short `max_plays` misses long lines, `forget`
    overlooks side stacks, `noise` misjudges, and the weights say what is thought of at all.
    """

    def __init__(self):
        self.max_nodes = 100
        self.max_plays = 60
        self.width = 6
        self.noise = 0
        self.forget = 0
        self.most_hope = 0
        self.most_cover = 0
        if not cython.compiled:
            self.value = zeros(FEATURES)


def fill_mixer(t):
    """Fill the table of numbers whose sums name a position."""
    x = 12345
    for i in range(800):
        y = 0
        for _ in range(2):
            x = (x * 16807) % 2147483647
            y = (y << 12) + (x & 4095)
        t.mixer[i] = y
