"""Numbers that every kernel module shares.

A card is ``64 * pack + 16 * suit + rank`` with rank 0 (Ace) to 12 (King), so that masks
replace divisions and no information about the physical card is lost. A move is
``16 * source + dest``. This module holds one plain constant a line and nothing else:
the compiled form reads the same numbers from ``consts.pxd``, and the JavaScript build
writes them into the code.
"""

# Cards
RANK_MASK = 15
FACE_MASK = 63
ACE = 0
QUEEN = 11
KING = 12
NONE = 13  # no card: a rank that no center stack wants
STACK_SIZE = 12  # cards of a finished center stack

# Piles, all of them chains `top[pile]`, `under[card]`
SEAT_SHIFT = 3  # side stack k of a seat is pile 8 * seat + k
PAYOFF = 6  # its pay-off pile is pile 8 * seat + 6
CENTER = 32  # center stack c is pile 32 + c
PILES = 40

# Sizes of the fixed arrays
MAX_CARDS = 320
MAX_STOCK = 260
MAX_SEATS = 4
HAND_ROOM = 32
MAX_MOVES = 256
MAX_DRAWN = 16
RING = 256
RING_MASK = 255

# Sources of a move: hand slots are 0 to 6
FROM_SIDE = 8  # side stacks are 8 to 13
FROM_PAYOFF = 14
FROM_NOWHERE = 15  # passing
# Destinations of a move: center stacks are 0 to 7
TO_SIDE = 8  # side stacks are 8 to 13
PASS = 240

# Who starts (rule 1.5 and the option `first`)
FIRST_HIGH_PAYOFF = 0
FIRST_SEAT0 = 1
FIRST_RANDOM = 2
FIRST_GIVEN = 3
MAX_SHUFFLES = 20

# Stages of the deal
DEAL_PAYOFFS = 0
DEAL_STARTER = 1
DEAL_HANDS = 2
DEAL_DONE = 3

# How a game ends
RUNNING = 0
BY_PAYOFF = 1
BY_STOCK = 2
BY_LIMIT = 3
NOBODY = 9
TURN_LIMIT = 2000

# The fast generator: two multiply-with-carry generators whose values stay below 2^30
MWC_A = 16365
MWC_B = 15963
HALF_WORD = 65535
MIX_BITS = 4194303
SEED_MASK = 268435455

# The turn search: two sides of the table, 0 the searcher, 1 the opponent
SIDE_ROOM = 40  # cards of a side stack that a search looks at, the discard included
TABLE_ROOM = 240
HAND_KINDS = 14
SEEN_SLOTS = 8192
SEEN_MASK = 8191
MOST_NODES = 8000
KEEP = 16
PATH_ROOM = 64
LEAF_TURN = 0  # the turn ends by a discard or a pass
LEAF_REVEAL = 1  # a pay-off card was played, the next one is turned up
LEAF_REFILL = 2  # the hand was emptied and is refilled
LEAF_WIN = 3
WIN_SCORE = 100000000
# Entries of a path: 16 * what + dest; what is a rank, 16 + k a side stack, or one of these
ENTRY_SIDE = 16
ENTRY_PAYOFF = 24
ENTRY_PASS = 25
KEY_MASK = 1073741823

# The evaluation's features, block by block
MOST_MISSING = 7
F_LEAF = 0
F_MY_PAYOFF = 3
F_THEIR_PAYOFF = 24
F_LEAD = 45
F_MISSING = 62
F_MY_MISSING = 134
F_THEIR_MISSING = 164
F_MY_DISTANCE = 194
F_THEIR_DISTANCE = 207
F_MY_HOPE = 220
F_THEIR_HOPE = 229
F_MY_COVER = 238
F_THEIR_COVER = 271
F_CENTER = 282
F_KINGS = 306
F_HAND_SIZE = 311
F_HAND = 318
F_STOCK = 342
F_MY_SIDE = 372
F_THEIR_SIDE = 434
FEATURES = 496
S_TOP = 0
S_EMPTY = 13
S_KINGS = 20
S_STEPS = 24
S_PAIRS = 34
S_BLOCKED = 40
S_CARDS = 50

# What `count_side` counts
SIDE_EMPTY = 0
SIDE_KINGS = 1
SIDE_STEPS = 2
SIDE_PAIRS = 3
SIDE_BLOCKED = 4
SIDE_LOOSE = 5
SIDE_CARDS = 6
SIDE_COUNTS = 7

# Determinized search
MOST_LINES = 16
VALUE_LIMIT = 20000
ANY_CARDS = 65536  # a mask of no ranks, for worlds with any cards in the hands
KEPT_TRIES = 8  # at a card that a player may have kept in the hand
HAND_TRIES = 4  # at hands with which the opponent could not have played its pay-off card
MANY_BLOCKED = 4  # cards under higher ones, for somebody who means to build

# Judging
SURE = 10000  # the chance of somebody who has won
DOUBT = 200  # how far from it, and from nothing, the chances of a running game stay

# The book of many games: one row of numbers for each game
BOOK_SEED = 0
BOOK_EPISODE = 1  # which game of the seed this is, from 0
BOOK_ACTION = 2
BOOK_MOVE = 3  # its move code
BOOK_OUTCOME = 4  # of the game that this step ended, `RUNNING` if it did not end one
BOOK_WINNER = 5
BOOK_POINTS = 6
BOOK_TO_MOVE = 7
BOOK_ROW = 8  # numbers of a row

# Ranks
RANKS = 13
ALL_RANKS = 8191  # as a mask
