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
