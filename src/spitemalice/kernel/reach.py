"""How near a side of the search's table is to what it wants to play.

A side may take side stacks from the top, hand cards (the opponent's are not seen), and Kings, which
stand in for whatever lacks first.
"""

try:
    import cython
except ImportError:
    from spitemalice.kernel import plain as cython

if not cython.compiled:
    from spitemalice.kernel.consts import *


def look_ahead(t, who):
    """Work out how near a side is to its pay-off card, and which others it could play at once.

    `lacking` is how many cards it lacks to play its pay-off card at the nearest center stack, and
    `next_rank` what that stack needs first. `covered` is a mask of all ranks that center stacks
    need now or after plays of what the side has.
    """
    target = t.payoff[who]
    t.covered = 0
    t.lacking = MOST_MISSING
    t.next_rank = t.height[0]
    if target == KING or target == NONE:
        t.lacking = 0
        t.next_rank = 0
    heights = 0
    for c in range(t.center_stacks):
        bit = 1 << t.height[c]
        if heights & bit == 0:
            heights = heights | bit
            climb(t, who, t.height[c], target)


def climb(t, who, start, target):
    """Build the center stack that needs rank `start` as far as a side has what it needs.

    Where a card lacks it goes on, up to the pay-off card, and counts what lacks, as long as that
    is less than at another stack.
    """
    look_at_tops(t, who)
    hand = who * HAND_KINDS
    kings = t.hand[hand + KING]
    covered = t.covered
    lacking = 0
    able = 1
    most = t.lacking
    rank = start
    steps = 0
    while able + most > 0 and steps < STACK_SIZE:
        if able > 0:
            covered = covered | (1 << rank)
        if rank == target and lacking < most:
            t.lacking = lacking
            t.next_rank = start
            most = 0
        if take_top(t, rank) == 0 and t.hand[hand + rank] == 0:
            wild = rank + t.king_as_ace
            if kings > 0 and wild > 0:
                kings = kings - 1
            else:
                able = 0
                if most > 0 and (wild == 0 or take_top(t, KING) == 0):
                    lacking = lacking + 1
                    if lacking == most:
                        most = 0
        rank = rank + 1
        if rank == STACK_SIZE:
            rank = 0
        steps = steps + 1
    t.covered = covered


def distance(t, who):
    """The fewest cards of any kind between a center stack and a side's pay-off card."""
    target = t.payoff[who]
    if target == KING:
        return 0
    best = STACK_SIZE
    for c in range(t.center_stacks):
        steps = target - t.height[c]
        if steps < 0:
            steps = steps + STACK_SIZE
        if steps < best:
            best = steps
    return best


def look_at_tops(t, who):
    """Begin to take cards off the side stacks of one side: nothing is taken yet."""
    t.tops = 0
    for k in range(t.side_stacks):
        t.reach[k] = t.pos[who * 6 + k]
        t.tops = t.tops | (1 << t.side[t.reach[k]])


def take_top(t, rank):
    """Take a card of this rank off the first side stack that shows one; answer whether one does.

    `tops` has all ranks that are shown, and may have some that no longer are.
    """
    if (t.tops >> rank) & 1 == 0:
        return 0
    for k in range(t.side_stacks):
        if t.side[t.reach[k]] == rank:
            t.reach[k] = t.reach[k] + 1
            t.tops = t.tops | (1 << t.side[t.reach[k]])
            return 1
    return 0


def share(t, mask):
    """How many in ten of the unseen cards have a rank of the mask; Kings always do."""
    if t.unseen_n == 0:
        return 0
    inside = t.unseen[KING]
    for rank in range(12):
        inside = inside + ((mask >> rank) & 1) * t.unseen[rank]
    return inside * 10 // t.unseen_n


def look_across(t):
    """Work out what depends on the center, the opponent and the pay-off cards alone.

    To be called when one of those changes.
    """
    t.my_distance = distance(t, 0)
    t.other_distance = distance(t, 1)
    look_ahead(t, 1)
    t.other_missing = t.lacking
    t.other_rank = t.next_rank
    t.other_share = share(t, t.covered)
