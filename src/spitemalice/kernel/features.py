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


def missing(t, who, target, start, most):
    """How many cards a side of the table lacks to build a center stack up to `target`.

    It starts at a stack that needs rank `start` and may take side stacks from the top, hand
    cards (the opponent's are not seen), and Kings, which stand in for whatever lacks first.
    It stops counting at `most`.
    """
    look_at_tops(t, who)
    hand = who * HAND_KINDS
    kings = t.hand[hand + KING]
    lacking = 0
    rank = start
    while rank != target:
        found = take_top(t, rank)
        if found == 0 and t.hand[hand + rank] > 0:
            found = 1
        if found == 0 and (rank > 0 or t.king_as_ace != 0):
            if kings > 0:
                kings = kings - 1
                found = 1
            else:
                found = take_top(t, KING)
        if found == 0:
            lacking = lacking + 1
            if lacking >= most:
                return most
        rank = rank + 1
        if rank == STACK_SIZE:
            rank = 0
    return lacking


def least_missing(t, who):
    """How many cards a side lacks to play its pay-off card, at the nearest center stack.

    Answers 16 times that, plus the rank needed next on that stack.
    """
    target = t.payoff[who]
    if target == KING:
        return 0
    best = missing(t, who, target, t.height[0], MOST_MISSING)
    next_rank = t.height[0]
    heights = 1 << next_rank
    for c in range(1, t.center_stacks):
        bit = 1 << t.height[c]
        if heights & bit == 0 and best > 0:
            heights = heights | bit
            lacking = missing(t, who, target, t.height[c], best)
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


def cover(t, who):
    """The ranks that a side could play from its pay-off pile at once, as a mask.

    Those are the ranks that center stacks need now or after plays of what the side has.
    """
    mask = 0
    heights = 0
    hand = who * HAND_KINDS
    for c in range(t.center_stacks):
        bit = 1 << t.height[c]
        if heights & bit == 0:
            heights = heights | bit
            look_at_tops(t, who)
            kings = t.hand[hand + KING]
            rank = t.height[c]
            steps = 0
            while steps < STACK_SIZE:
                mask = mask | (1 << rank)
                if take_top(t, rank) == 0 and t.hand[hand + rank] == 0:
                    if kings == 0:
                        steps = STACK_SIZE
                    kings = kings - 1
                rank = rank + 1
                if rank == STACK_SIZE:
                    rank = 0
                steps = steps + 1
    return mask


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
    both = least_missing(t, 1)
    t.other_missing = both >> 4
    t.other_rank = both & 15
    t.other_distance = distance(t, 1)
    t.other_share = share(t, cover(t, 1))


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
    return sum_active(t, w)


def collect(t, leaf):
    """List the features that are on at an end of the turn of kind `leaf`."""
    t.active_n = 0
    collect_counts(t, leaf)
    collect_reach(t, leaf)
    collect_center(t)
    collect_hand(t)
    collect_side(t, 0, F_MY_SIDE)
    collect_side(t, 1, F_THEIR_SIDE)


def collect_counts(t, leaf):
    """The features of the counts, and of how near the opponent is."""
    turn_on(t, F_LEAF + leaf)
    mine = capped(t.payoff_n[0], 20)
    theirs = capped(t.payoff_n[1], 20)
    turn_on(t, F_MY_PAYOFF + mine)
    turn_on(t, F_THEIR_PAYOFF + theirs)
    lead = capped(theirs - mine + 8, 16)
    if lead < 0:
        lead = 0
    turn_on(t, F_LEAD + lead)
    turn_on(t, F_THEIR_MISSING + capped(t.other_missing, 4) * 6 + payoff_step(theirs))
    turn_on(t, F_THEIR_DISTANCE + t.other_distance)
    if t.other_missing == 1:
        turn_on(t, F_THEIR_HOPE + capped(t.unseen[t.other_rank], 8))
    turn_on(t, F_THEIR_COVER + t.other_share)
    phase = capped(t.stock // 6, 9) * 3
    if mine > theirs:
        phase = phase + 1
    elif mine < theirs:
        phase = phase + 2
    turn_on(t, F_STOCK + phase)


def collect_reach(t, leaf):
    """The features of how near the searcher is to playing pay-off cards."""
    lack = MOST_MISSING + 1
    if leaf != LEAF_REVEAL:
        both = least_missing(t, 0)
        lack = both >> 4
        if lack == 1:
            turn_on(t, F_MY_HOPE + capped(t.unseen[both & 15], 8))
        turn_on(t, F_MY_DISTANCE + t.my_distance)
    turn_on(t, F_MISSING + lack * 8 + t.other_missing)
    turn_on(t, F_MY_MISSING + capped(lack, 4) * 6 + payoff_step(capped(t.payoff_n[0], 20)))
    turn_on(t, F_MY_COVER + leaf * 11 + share(t, cover(t, 0)))


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
    """The side stacks of one side: tops, empty ones, order, and how much lies buried."""
    count_side(t, who)
    for k in range(t.side_stacks):
        top = t.side[t.pos[who * 6 + k]]
        if top != NONE:
            turn_on(t, block + S_TOP + top)
    turn_on(t, block + S_EMPTY + t.side_count[SIDE_EMPTY])
    turn_on(t, block + S_KINGS + capped(t.side_count[SIDE_KINGS], 3))
    turn_on(t, block + S_STEPS + capped(t.side_count[SIDE_STEPS], 9))
    turn_on(t, block + S_PAIRS + capped(t.side_count[SIDE_PAIRS], 5))
    turn_on(t, block + S_BLOCKED + capped(t.side_count[SIDE_BLOCKED], 9))
    turn_on(t, block + S_CARDS + capped(t.side_count[SIDE_CARDS] // 3, 11))


def count_side(t, who):
    """Count the empty side stacks of one side, its cards, and how each lies on the next."""
    for i in range(SIDE_COUNTS):
        t.side_count[i] = 0
    for k in range(t.side_stacks):
        p = t.pos[who * 6 + k]
        top = t.side[p]
        if top == NONE:
            t.side_count[SIDE_EMPTY] = t.side_count[SIDE_EMPTY] + 1
        else:
            t.side_count[SIDE_CARDS] = t.side_count[SIDE_CARDS] + t.size[who * 6 + k]
            p = p + 1
            while t.side[p] != NONE:
                how = lie(top, t.side[p])
                t.side_count[how] = t.side_count[how] + 1
                top = t.side[p]
                p = p + 1


def lie(top, below):
    """How a card lies on the one below: which count of a side it belongs to."""
    if below == KING:
        return SIDE_KINGS
    if below == top + 1:
        return SIDE_STEPS
    if below == top:
        return SIDE_PAIRS
    if below < top:
        return SIDE_BLOCKED
    return SIDE_LOOSE


def sum_active(t, w):
    """The sum of the weights of the listed features."""
    total = 0
    for i in range(t.active_n):
        total = total + w.value[t.active[i]]
    return total


def value_before_discard(t, w):
    """The part of the value that no discard changes; readies what `quick_value` needs."""
    t.active_n = 0
    collect_counts(t, LEAF_TURN)
    collect_center(t)
    total = sum_active(t, w) + t.other_side
    for rank in range(12):
        n = t.hand[rank]
        if n > 0:
            total = total + w.value[F_HAND + rank]
            if n > 1:
                total = total + w.value[F_HAND + 12 + rank]
    for k in range(t.side_stacks):
        top = t.side[t.pos[k]]
        if top != NONE:
            total = total + w.value[F_MY_SIDE + S_TOP + top]
    count_side(t, 0)
    for how in range(SIDE_CARDS):
        t.lying[how] = worth_of_lying(t, w, how)
    return total


def hand_change(t, w, rank):
    """What the hand is worth less a card of this rank, against `value_before_discard`."""
    kings = t.hand[KING]
    change = 0
    if rank == KING:
        kings = kings - 1
    elif t.hand[rank] == 1:
        change = -w.value[F_HAND + rank]
    elif t.hand[rank] == 2:
        change = -w.value[F_HAND + 12 + rank]
    change = change + w.value[F_KINGS + capped(kings, 4)]
    return change + w.value[F_HAND_SIZE + capped(t.hand_n - 1, 6)]


def side_change(t, w, k, rank):
    """What the side stacks are worth with a card of this rank laid on stack `k`."""
    top = t.side[t.pos[k]]
    change = w.value[F_MY_SIDE + S_TOP + rank]
    if top == NONE:
        return change + t.lying[SIDE_EMPTY]
    return change - w.value[F_MY_SIDE + S_TOP + top] + t.lying[lie(rank, top)]


def worth_of_lying(t, w, how):
    """What the side stacks are worth, but for their tops, with one more card that lies so.

    If no stack is empty, the answer for an empty one means nothing.
    """
    empty = t.side_count[SIDE_EMPTY]
    kings = t.side_count[SIDE_KINGS]
    steps = t.side_count[SIDE_STEPS]
    pairs = t.side_count[SIDE_PAIRS]
    blocked = t.side_count[SIDE_BLOCKED]
    if how == SIDE_EMPTY:
        empty = empty - 1
    elif how == SIDE_KINGS:
        kings = kings + 1
    elif how == SIDE_STEPS:
        steps = steps + 1
    elif how == SIDE_PAIRS:
        pairs = pairs + 1
    elif how == SIDE_BLOCKED:
        blocked = blocked + 1
    worth = w.value[F_MY_SIDE + S_EMPTY + empty]
    worth = worth + w.value[F_MY_SIDE + S_KINGS + capped(kings, 3)]
    worth = worth + w.value[F_MY_SIDE + S_STEPS + capped(steps, 9)]
    worth = worth + w.value[F_MY_SIDE + S_PAIRS + capped(pairs, 5)]
    worth = worth + w.value[F_MY_SIDE + S_BLOCKED + capped(blocked, 9)]
    cards = t.side_count[SIDE_CARDS] + 1
    return worth + w.value[F_MY_SIDE + S_CARDS + capped(cards // 3, 11)]


def reach_value(t, w):
    """The part of the value that says how near the searcher is, after a discard."""
    t.active_n = 0
    collect_reach(t, LEAF_TURN)
    return sum_active(t, w)


def value_across(t, w):
    """The part of the value that lies in the opponent's side stacks, the same all turn."""
    t.active_n = 0
    collect_side(t, 1, F_THEIR_SIDE)
    return sum_active(t, w)
