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


def note_places(s):
    """Note in `s.place` the first center stack of each height; answer the heights as a mask.

    Bit h of the mask is set for a stack that holds h cards.
    """
    mask = 0
    c = s.center_stacks
    while c > 0:
        c = c - 1
        mask = mask | (1 << s.height[c])
        s.place[s.height[c]] = c
    return mask


def payoff_play(s):
    """The play of the pay-off card to the first center stack that takes it, -1 if none does."""
    rank = s.top[(s.to_move << SEAT_SHIFT) + PAYOFF] & RANK_MASK
    for c in range(s.center_stacks):
        if fits(s, rank, c) != 0:
            return (FROM_PAYOFF << 4) + c
    return -1


def list_plays(s):
    """List the plays to the center, one of each kind.

    Plays that differ only in suit, or go to center stacks of equal height, or come from side
    stacks with equal top ranks, are one play: the first.
    """
    base = s.to_move << SEAT_SHIFT
    # A King fits every height, so its bit joins the mask (without it on 0, if it may be no Ace).
    heights = note_places(s)
    wanted = heights | (1 << KING)
    n = 0
    rank = s.top[base + PAYOFF] & RANK_MASK
    if (wanted >> rank) & 1 != 0:
        n = list_targets(s, FROM_PAYOFF, rank, heights, n)
    left = wanted
    for k in range(s.side_stacks):
        rank = s.top[base + k] & RANK_MASK
        if (left >> rank) & 1 != 0:
            left = left - (1 << rank)
            n = list_targets(s, FROM_SIDE + k, rank, heights, n)
    left = wanted
    for slot in range(s.hand_n[s.to_move]):
        rank = s.hand[base + slot] & RANK_MASK
        if (left >> rank) & 1 != 0:
            left = left - (1 << rank)
            n = list_targets(s, slot, rank, heights, n)
    s.moves_n = n
    return n


def list_targets(s, source, rank, heights, n):
    """List the plays of one card from position `n` on; answer the new number of moves.

    It goes to the first stack of its height, a King to the first of each height.
    """
    if rank < KING:
        s.moves[n] = (source << 4) + s.place[rank]
        return n + 1
    left = heights
    if s.king_as_ace == 0:
        left = left & -2
    for c in range(s.center_stacks):
        bit = 1 << s.height[c]
        if left & bit != 0:
            left = left - bit
            s.moves[n] = (source << 4) + c
            n = n + 1
    return n


def list_discards(s):
    """List the discards, one of each kind, or the pass where that is all there is.

    Discards of equal ranks are one, and so are the empty side stacks.
    """
    base = s.to_move << SEAT_SHIFT
    kings = 1
    if s.king_on_side == 0:
        kings = only_kings(s, s.to_move)
    # The head of the list holds the stacks to choose from while the cards are gone through.
    stacks = 0
    bare = 0
    for k in range(s.side_stacks):
        if s.top[base + k] != NONE or bare == 0:
            s.moves[stacks] = TO_SIDE + k
            stacks = stacks + 1
        if s.top[base + k] == NONE:
            bare = 1
    n = 0
    seen = 0
    for slot in range(s.hand_n[s.to_move]):
        rank = s.hand[base + slot] & RANK_MASK
        if (seen >> rank) & 1 == 0 and (rank != KING or kings != 0):
            seen = seen | (1 << rank)
            for i in range(stacks):
                s.moves[n] = (slot << 4) + (s.moves[i] & 15)
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
