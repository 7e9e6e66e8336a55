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
    from spitemalice.kernel.reach import look_ahead, share


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
    return sum_active(t, w) + far_payoff(t, w)


def far_payoff(t, w):
    """What pay-off cards beyond the 20 that have features are worth.

    If they were worth nothing, nobody would play a pile of 26 down to 20.
    """
    total = 0
    if t.payoff_n[0] > 20:
        ten = w.value[F_MY_PAYOFF + 10] - w.value[F_MY_PAYOFF + 20]
        total = total - far_cards(ten, t.payoff_n[0])
    if t.payoff_n[1] > 20:
        ten = w.value[F_THEIR_PAYOFF + 20] - w.value[F_THEIR_PAYOFF + 10]
        total = total + far_cards(ten, t.payoff_n[1])
    return total


def far_cards(ten, count):
    """What the cards of a pay-off pile beyond 20 come to, if the ten below come to `ten`."""
    if ten < 0:
        return 0
    return ten * (count - 20) // 10


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
    look_ahead(t, 0)
    lack = MOST_MISSING + 1
    if leaf != LEAF_REVEAL:
        lack = t.lacking
        if lack == 1:
            turn_on(t, F_MY_HOPE + capped(t.unseen[t.next_rank], 8))
        turn_on(t, F_MY_DISTANCE + t.my_distance)
    turn_on(t, F_MISSING + lack * 8 + t.other_missing)
    turn_on(t, F_MY_MISSING + capped(lack, 4) * 6 + payoff_step(capped(t.payoff_n[0], 20)))
    turn_on(t, F_MY_COVER + leaf * 11 + share(t, t.covered))


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
    total = sum_active(t, w) + far_payoff(t, w) + t.other_side
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


def most_reach(t, w):
    """The most that `reach_value` can be after any discard here."""
    step = payoff_step(capped(t.payoff_n[0], 20))
    most = -WIN_SCORE
    for lack in range(MOST_MISSING + 1):
        value = w.value[F_MISSING + lack * 8 + t.other_missing]
        value = value + w.value[F_MY_MISSING + capped(lack, 4) * 6 + step]
        if lack == 1:
            value = value + w.most_hope
        if value > most:
            most = value
    return most + w.most_cover + w.value[F_MY_DISTANCE + t.my_distance]


def look_at_weights(w):
    """Note the greatest weights of two blocks, which `most_reach` counts on."""
    w.most_hope = greatest(w, F_MY_HOPE, 9)
    w.most_cover = greatest(w, F_MY_COVER + LEAF_TURN * 11, 11)


def greatest(w, first, n):
    """The greatest of `n` weights from `first` on."""
    most = w.value[first]
    for i in range(1, n):
        if w.value[first + i] > most:
            most = w.value[first + i]
    return most


def value_across(t, w):
    """The part of the value that lies in the opponent's side stacks, the same all turn."""
    t.active_n = 0
    collect_side(t, 1, F_THEIR_SIDE)
    return sum_active(t, w)
