"""Which moves are legal, listed in two ways: merged by what they do, or each by its card.

The listing functions write move codes into `s.moves` and answer how many there are.
"""

try:
    import cython
except ImportError:
    from spitemalice.kernel import plain as cython

if not cython.compiled:
    from spitemalice.kernel.consts import *


def fits(s, rank, c):
    """Whether a card of this rank may go on center stack `c` (3.1, 3.2)."""
    if rank == s.height[c]:
        return 1
    if rank == KING and (s.height[c] > 0 or s.king_as_ace != 0):
        return 1
    return 0


def only_kings(s, seat):
    """Whether every card of a hand is a King, so that one may be discarded after all."""
    base = seat << SEAT_SHIFT
    for slot in range(s.hand_n[seat]):
        if s.hand[base + slot] & RANK_MASK != KING:
            return 0
    return 1


def may_discard(s, rank):
    """Whether the seat to move may lay a hand card of this rank on a side stack (4.1)."""
    if rank != KING or s.king_on_side != 0:
        return 1
    return only_kings(s, s.to_move)


def may_pass(s):
    """Whether passing is legal: only without refill, and with an empty hand (2.4)."""
    if s.refill_emptied == 0 and s.hand_n[s.to_move] == 0:
        return 1
    return 0


def source_rank(s, source):
    """The rank that a move from this source would play, `NONE` where no card is."""
    base = s.to_move << SEAT_SHIFT
    if source < FROM_SIDE:
        if source < s.hand_n[s.to_move]:
            return s.hand[base + source] & RANK_MASK
        return NONE
    if source == FROM_PAYOFF or source - FROM_SIDE < s.side_stacks:
        return s.top[base + source - FROM_SIDE] & RANK_MASK
    return NONE


def is_legal(s, move):
    """Whether a move code, any number from 0 to 255, is legal now."""
    if s.outcome != RUNNING:
        return 0
    if move == PASS:
        return may_pass(s)
    source = move >> 4
    dest = move & 15
    if source == FROM_NOWHERE:
        return 0
    rank = source_rank(s, source)
    if rank == NONE:
        return 0
    if dest < TO_SIDE:
        if dest < s.center_stacks:
            return fits(s, rank, dest)
        return 0
    if source < FROM_SIDE and dest - TO_SIDE < s.side_stacks:
        return may_discard(s, rank)
    return 0


def open_heights(s):
    """The heights of the center stacks as a mask, bit h for a stack that holds h cards."""
    mask = 0
    for c in range(s.center_stacks):
        mask = mask | (1 << s.height[c])
    return mask


def list_plays(s):
    """List the plays to the center, one of each kind.

    Plays that differ only in suit, or go to center stacks of equal height, or come from side
    stacks with equal top ranks, are one play: the first.
    """
    s.moves_n = 0
    seat = s.to_move
    base = seat << SEAT_SHIFT
    # A King fits every height, so its bit joins the mask (without it on 0, if it may be no Ace).
    heights = open_heights(s)
    wanted = heights | (1 << KING)
    rank = s.top[base + PAYOFF] & RANK_MASK
    if (wanted >> rank) & 1 != 0:
        list_targets(s, FROM_PAYOFF, rank, heights)
    seen = 0
    for k in range(s.side_stacks):
        rank = s.top[base + k] & RANK_MASK
        bit = 1 << rank
        if wanted & bit != 0 and seen & bit == 0:
            seen = seen | bit
            list_targets(s, FROM_SIDE + k, rank, heights)
    seen = 0
    for slot in range(s.hand_n[seat]):
        rank = s.hand[base + slot] & RANK_MASK
        bit = 1 << rank
        if wanted & bit != 0 and seen & bit == 0:
            seen = seen | bit
            list_targets(s, slot, rank, heights)
    return s.moves_n


def list_targets(s, source, rank, heights):
    """List the plays of one card: to the first stack of its height, a King to each height."""
    n = s.moves_n
    if rank < KING:
        stack = 0
        while s.height[stack] != rank:
            stack = stack + 1
        s.moves[n] = (source << 4) + stack
        s.moves_n = n + 1
        return
    left = heights
    if s.king_as_ace == 0:
        left = left & -2
    for c in range(s.center_stacks):
        bit = 1 << s.height[c]
        if left & bit != 0:
            left = left - bit
            s.moves[n] = (source << 4) + c
            n = n + 1
    s.moves_n = n


def list_discards(s):
    """List the discards, one of each kind, or the pass where that is all there is.

    Discards of equal ranks are one, and so are the empty side stacks.
    """
    n = 0
    seat = s.to_move
    base = seat << SEAT_SHIFT
    bare = 0
    kings = 1
    if s.king_on_side == 0:
        kings = only_kings(s, seat)
    stacks = 0
    for k in range(s.side_stacks):
        if s.top[base + k] == NONE:
            if bare != 0:
                continue
            bare = 1
        stacks = stacks | (1 << k)
    seen = 0
    for slot in range(s.hand_n[seat]):
        rank = s.hand[base + slot] & RANK_MASK
        bit = 1 << rank
        if seen & bit == 0 and (rank != KING or kings != 0):
            seen = seen | bit
            for k in range(s.side_stacks):
                if (stacks >> k) & 1 != 0:
                    s.moves[n] = (slot << 4) + TO_SIDE + k
                    n = n + 1
    if may_pass(s) != 0:
        s.moves[0] = PASS
        n = 1
    s.moves_n = n
    return n


def list_moves(s):
    """List every legal move: hand cards of the same rank and suit are one, nothing else is.

    Plays from the pay-off pile come first, then side stacks, then the hand in the order drawn;
    a game that has ended has none.
    """
    n = 0
    s.moves_n = 0
    if s.outcome != RUNNING:
        return 0
    base = s.to_move << SEAT_SHIFT
    for k in range(s.side_stacks + 1):
        source = FROM_PAYOFF
        if k > 0:
            source = FROM_SIDE + k - 1
        rank = source_rank(s, source)
        for c in range(s.center_stacks):
            if fits(s, rank, c) != 0:
                s.moves[n] = (source << 4) + c
                n = n + 1
    for slot in range(s.hand_n[s.to_move]):
        if is_repeat(s, base, slot) == 0:
            n = list_card(s, slot, s.hand[base + slot] & RANK_MASK, n)
    if may_pass(s) != 0:
        s.moves[n] = PASS
        n = n + 1
    s.moves_n = n
    return n


def is_repeat(s, base, slot):
    """Whether an earlier slot of the hand holds a card of the same rank and suit."""
    face = s.hand[base + slot] & FACE_MASK
    for i in range(slot):
        if s.hand[base + i] & FACE_MASK == face:
            return 1
    return 0


def list_card(s, slot, rank, n):
    """List all moves of one hand card from position `n` on; answer the new number of moves."""
    for c in range(s.center_stacks):
        if fits(s, rank, c) != 0:
            s.moves[n] = (slot << 4) + c
            n = n + 1
    if may_discard(s, rank) != 0:
        for k in range(s.side_stacks):
            s.moves[n] = (slot << 4) + TO_SIDE + k
            n = n + 1
    return n
