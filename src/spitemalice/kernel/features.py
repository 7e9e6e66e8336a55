"""The evaluation of a turn's end: which features are on, and the sum of their weights.

Every feature is on or off, so an evaluation is a sum of table entries. The blocks below lie one
after another; a block that counts something has one feature for each value, the last one for
"so many or more".
"""

try:
    import cython
except ImportError:
    from spitemalice.kernel import plain as cython

if not cython.compiled:
    from spitemalice.kernel.consts import *


def missing(t, who, target, start):
    """How many cards a side of the table lacks to build a center stack up to `target`.

    It starts at a stack that needs rank `start` and may take side stacks from the top, hand
    cards (the opponent's are not seen), and Kings, which stand in for whatever lacks first.
    """
    for k in range(t.side_stacks):
        t.reach[k] = t.pos[who * 6 + k]
    hand = who * HAND_KINDS
    kings = t.hand[hand + KING]
    lacking = 0
    rank = start
    while rank != target:
        found = 0
        k = 0
        while k < t.side_stacks and found == 0:
            if t.side[t.reach[k]] == rank:
                t.reach[k] = t.reach[k] + 1
                found = 1
            k = k + 1
        if found == 0 and t.hand[hand + rank] > 0:
            found = 1
        if found == 0 and (rank > 0 or t.king_as_ace != 0):
            if kings > 0:
                kings = kings - 1
                found = 1
            else:
                k = 0
                while k < t.side_stacks and found == 0:
                    if t.side[t.reach[k]] == KING:
                        t.reach[k] = t.reach[k] + 1
                        found = 1
                    k = k + 1
        if found == 0:
            lacking = lacking + 1
            if lacking == MOST_MISSING:
                return lacking
        rank = rank + 1
        if rank == STACK_SIZE:
            rank = 0
    return lacking


def least_missing(t, who):
    """How many cards a side lacks to play its pay-off card, at the nearest center stack.

    Answers 16 times that, plus the rank needed next on that stack.
    """
    target = t.payoff[who]
    best = MOST_MISSING + 1
    next_rank = 0
    if target == KING:
        return 0
    heights = 0
    for c in range(t.center_stacks):
        bit = 1 << t.height[c]
        if heights & bit == 0:
            heights = heights | bit
            lacking = missing(t, who, target, t.height[c])
            if lacking < best:
                best = lacking
                next_rank = t.height[c]
    return (best << 4) + next_rank


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


def look_across(t):
    """Work out what depends on the center and the opponent alone; call it when those change."""
    both = least_missing(t, 1)
    t.other_missing = both >> 4
    t.other_rank = both & 15
    t.other_distance = distance(t, 1)


def capped(value, most):
    """The lesser of two numbers."""
    if value > most:
        return most
    return value


def turn_on(t, feature):
    """Add a feature to the active ones."""
    t.active[t.active_n] = feature
    t.active_n = t.active_n + 1


def evaluate(t, w, leaf):
    """The value of an end of the turn for the searcher, in the weights' units."""
    collect(t, leaf)
    total = 0
    for i in range(t.active_n):
        total = total + w.value[t.active[i]]
    return total


def collect(t, leaf):
    """List the features that are on at an end of the turn of kind `leaf`."""
    t.active_n = 0
    turn_on(t, F_LEAF + leaf)
    mine = capped(t.payoff_n[0], 20)
    theirs = capped(t.payoff_n[1], 20)
    turn_on(t, F_MY_PAYOFF + mine)
    turn_on(t, F_THEIR_PAYOFF + theirs)
    lead = capped(theirs - mine + 8, 16)
    if lead < 0:
        lead = 0
    turn_on(t, F_LEAD + lead)
    lack = MOST_MISSING + 1
    if leaf != LEAF_REVEAL:
        both = least_missing(t, 0)
        lack = both >> 4
        if lack == 1:
            turn_on(t, F_MY_HOPE + capped(t.unseen[both & 15], 8))
        turn_on(t, F_MY_DISTANCE + distance(t, 0))
    turn_on(t, F_MISSING + lack * 8 + t.other_missing)
    turn_on(t, F_MY_MISSING + capped(lack, 4) * 6 + payoff_step(mine))
    turn_on(t, F_THEIR_MISSING + capped(t.other_missing, 4) * 6 + payoff_step(theirs))
    turn_on(t, F_THEIR_DISTANCE + t.other_distance)
    if t.other_missing == 1:
        turn_on(t, F_THEIR_HOPE + capped(t.unseen[t.other_rank], 8))
    collect_center(t)
    collect_hand(t)
    collect_side(t, 0, F_MY_SIDE)
    collect_side(t, 1, F_THEIR_SIDE)
    phase = capped(t.stock // 6, 9) * 3
    if mine > theirs:
        phase = phase + 1
    elif mine < theirs:
        phase = phase + 2
    turn_on(t, F_STOCK + phase)


def payoff_step(count):
    """A pay-off count in six coarse steps."""
    if count < 4:
        return capped(count, 3)
    if count < 8:
        return 4
    return 5


def collect_center(t):
    """Which ranks the center stacks need, the second stack of a rank apart."""
    seen = 0
    for c in range(t.center_stacks):
        bit = 1 << t.height[c]
        if seen & bit == 0:
            turn_on(t, F_CENTER + t.height[c])
        else:
            turn_on(t, F_CENTER + 12 + t.height[c])
        seen = seen | bit


def collect_hand(t):
    """What is left in the searcher's hand."""
    turn_on(t, F_KINGS + capped(t.hand[KING], 4))
    turn_on(t, F_HAND_SIZE + capped(t.hand_n, 6))
    for rank in range(12):
        n = t.hand[rank]
        if n > 0:
            turn_on(t, F_HAND + rank)
            if n > 1:
                turn_on(t, F_HAND + 12 + rank)


def collect_side(t, who, block):
    """The side stacks of one side: empty ones, tops, order, and how much lies buried."""
    empty = 0
    kings = 0
    steps = 0
    pairs = 0
    blocked = 0
    cards = 0
    for k in range(t.side_stacks):
        p = t.pos[who * 6 + k]
        top = t.side[p]
        if top == NONE:
            empty = empty + 1
        else:
            turn_on(t, block + S_TOP + top)
            cards = cards + t.size[who * 6 + k]
            p = p + 1
            below = t.side[p]
            # Three cards tell how a stack is ordered; what lies deeper counts as cards only.
            depth = 0
            while below != NONE and depth < 3:
                if below == KING:
                    kings = kings + 1
                elif below == top + 1:
                    steps = steps + 1
                elif below == top:
                    pairs = pairs + 1
                elif below < top:
                    blocked = blocked + 1
                top = below
                p = p + 1
                below = t.side[p]
                depth = depth + 1
    turn_on(t, block + S_EMPTY + empty)
    turn_on(t, block + S_KINGS + capped(kings, 3))
    turn_on(t, block + S_STEPS + capped(steps, 9))
    turn_on(t, block + S_PAIRS + capped(pairs, 5))
    turn_on(t, block + S_BLOCKED + capped(blocked, 9))
    turn_on(t, block + S_CARDS + capped(cards // 3, 11))
