"""The turn search: every distinct position in which the turn to play can end, and the best.

It reads only what the seat to move may see. Orders of plays that lead to the same position are
merged, so that a turn has some dozens of ends instead of thousands of sequences. A turn also
"ends", for the search, where something unknown comes up: the next pay-off card or a refilled
hand. The caller plays on from there and searches again.
"""

try:
    import cython
except ImportError:
    from spitemalice.kernel import plain as cython

if not cython.compiled:
    from spitemalice.kernel.consts import *
    from spitemalice.kernel.features import (
        collect,
        evaluate,
        hand_change,
        look_at_weights,
        most_reach,
        reach_value,
        side_change,
        value_across,
        value_before_discard,
    )
    from spitemalice.kernel.play import play
    from spitemalice.kernel.reach import look_across
    from spitemalice.kernel.table import fill_mixer
    from spitemalice.kernel.views import index_of


def search(s, t, w):
    """Search the turn of the seat to move with the mind `w`; answer the number of ends found.

    The best ends are kept in `t`, the best one first, each with the path of plays to it.
    """
    if t.stamp == 0:
        fill_mixer(t)
    set_table(s, t)
    t.other_side = value_across(t, w)
    t.stamp = t.stamp + 1
    t.nodes = 0
    t.ends = 0
    t.kept = 0
    t.path_n = 0
    if w.noise > 0 or w.forget > 0:
        seed_search(s, t)
    forget_stacks(t, w)
    explore(t, w)
    return t.ends


def forget_stacks(t, w):
    """Choose the own side stacks that an absent-minded player overlooks in this search."""
    t.forgotten = 0
    if w.forget > 0:
        for k in range(t.side_stacks):
            if noise_below(t, 100) < w.forget:
                t.forgotten = t.forgotten | (1 << k)


def set_table(s, t):
    """Lay what the seat to move may see out on the search's table."""
    me = s.to_move
    other = me + 1
    if other == s.players:
        other = 0
    t.side_stacks = s.side_stacks
    t.center_stacks = s.center_stacks
    t.king_as_ace = s.king_as_ace
    t.king_on_side = s.king_on_side
    t.refill_emptied = s.refill_emptied
    t.recycle_now = s.recycle_now
    t.stock = s.stock_n
    t.hand_size = s.hand_size
    for kind in range(13):
        t.unseen[kind] = 4 * s.decks
    for c in range(s.center_stacks):
        t.height[c] = s.height[c]
        card = s.top[CENTER + c]
        while card != NONE:
            t.unseen[card & RANK_MASK] = t.unseen[card & RANK_MASK] - 1
            card = s.under[card]
    for i in range(2 * HAND_KINDS):
        t.hand[i] = 0
    t.hand_n = s.hand_n[me]
    t.other_hand_n = s.hand_n[other]
    for slot in range(t.hand_n):
        rank = s.hand[(me << SEAT_SHIFT) + slot] & RANK_MASK
        t.hand[rank] = t.hand[rank] + 1
        t.unseen[rank] = t.unseen[rank] - 1
    set_seat(s, t, me, 0)
    set_seat(s, t, other, 1)
    for seat in range(s.players):
        if seat != me and seat != other:
            see_seat(s, t, seat)
    t.unseen_n = 0
    for kind in range(13):
        t.unseen_n = t.unseen_n + t.unseen[kind]


def see_seat(s, t, seat):
    """Count the cards off that lie open at a seat which is neither the searcher's nor the next."""
    rank = s.top[(seat << SEAT_SHIFT) + PAYOFF] & RANK_MASK
    if rank < NONE:
        t.unseen[rank] = t.unseen[rank] - 1
    for k in range(s.side_stacks):
        card = s.top[(seat << SEAT_SHIFT) + k]
        while card != NONE:
            rank = card & RANK_MASK
            t.unseen[rank] = t.unseen[rank] - 1
            card = s.under[card]


def set_seat(s, t, seat, who):
    """Lay out the side stacks and the pay-off pile of one seat."""
    pile = (seat << SEAT_SHIFT) + PAYOFF
    t.payoff[who] = s.top[pile] & RANK_MASK
    t.payoff_n[who] = s.payoff_n[seat]
    if t.payoff[who] < NONE:
        t.unseen[t.payoff[who]] = t.unseen[t.payoff[who]] - 1
    for k in range(s.side_stacks):
        at = who * TABLE_ROOM + k * SIDE_ROOM
        t.pos[who * 6 + k] = at + 1
        n = 1
        card = s.top[(seat << SEAT_SHIFT) + k]
        while card != NONE:
            rank = card & RANK_MASK
            t.unseen[rank] = t.unseen[rank] - 1
            if n < SIDE_ROOM - 1:
                t.side[at + n] = rank
                n = n + 1
            card = s.under[card]
        t.side[at + n] = NONE
        t.size[who * 6 + k] = n - 1


def is_new(t):
    """Whether this position was not met before in this search; it is now."""
    a = 0
    b = 0
    for c in range(t.center_stacks):
        a = a + t.mixer[t.height[c]]
        b = b + t.mixer[400 + t.height[c]]
    for rank in range(13):
        n = t.hand[rank]
        a = a + t.mixer[16 + rank * 8 + n]
        b = b + t.mixer[416 + rank * 8 + n]
    for k in range(t.side_stacks):
        a = a + t.mixer[120 + (t.pos[k] & 255)]
        b = b + t.mixer[520 + (t.pos[k] & 255)]
    a = a & KEY_MASK
    b = b & KEY_MASK
    i = (a ^ (a >> 13)) & SEEN_MASK
    while t.seen_stamp[i] == t.stamp:
        if t.seen_a[i] == a and t.seen_b[i] == b:
            return 0
        i = (i + 1) & SEEN_MASK
    t.seen_stamp[i] = t.stamp
    t.seen_a[i] = a
    t.seen_b[i] = b
    return 1


def explore(t, w):
    """Look at all ends and all plays from the table's present position."""
    if t.nodes == MOST_NODES or is_new(t) == 0:
        return
    t.nodes = t.nodes + 1
    look_across(t)
    end_by_discard(t, w)
    play_payoff(t, w)
    if t.nodes >= w.max_nodes or t.path_n >= w.max_plays:
        return
    heights = 0
    for c in range(t.center_stacks):
        bit = 1 << t.height[c]
        if heights & bit == 0:
            heights = heights | bit
            play_to(t, w, c)


def play_to(t, w, c):
    """Try every card that fits center stack `c`, Kings included."""
    want = t.height[c]
    king = KING
    if want == 0 and t.king_as_ace == 0:
        king = want
    for k in range(t.side_stacks):
        rank = t.side[t.pos[k]]
        if (rank == want or rank == king) and (t.forgotten >> k) & 1 == 0:
            t.pos[k] = t.pos[k] + 1
            t.size[k] = t.size[k] - 1
            step(t, w, ((ENTRY_SIDE + k) << 4) + c, c)
            t.size[k] = t.size[k] + 1
            t.pos[k] = t.pos[k] - 1
    play_hand(t, w, c, want)
    if king == KING:
        play_hand(t, w, c, KING)


def play_hand(t, w, c, rank):
    """Try a hand card of this rank on center stack `c`."""
    if t.hand[rank] == 0:
        return
    t.hand[rank] = t.hand[rank] - 1
    t.hand_n = t.hand_n - 1
    if t.hand_n == 0 and t.refill_emptied != 0:
        t.path[t.path_n] = (rank << 4) + c
        t.path_n = t.path_n + 1
        raise_center(t, c)
        look_across(t)
        keep(t, w, evaluate(t, w, LEAF_REFILL), LEAF_REFILL)
        lower_center(t, c)
        t.path_n = t.path_n - 1
    else:
        step(t, w, (rank << 4) + c, c)
    t.hand_n = t.hand_n + 1
    t.hand[rank] = t.hand[rank] + 1


def step(t, w, entry, c):
    """Go on after a play to center stack `c`, whose card has been taken already."""
    t.path[t.path_n] = entry
    t.path_n = t.path_n + 1
    raise_center(t, c)
    explore(t, w)
    lower_center(t, c)
    t.path_n = t.path_n - 1


def raise_center(t, c):
    """A card is laid on a center stack; a finished one goes back to the stock."""
    t.height[c] = t.height[c] + 1
    if t.height[c] == STACK_SIZE:
        t.height[c] = 0
        if t.recycle_now != 0:
            t.stock = t.stock + STACK_SIZE


def lower_center(t, c):
    """Take `raise_center` back."""
    if t.height[c] == 0:
        t.height[c] = STACK_SIZE
        if t.recycle_now != 0:
            t.stock = t.stock - STACK_SIZE
    t.height[c] = t.height[c] - 1


def play_payoff(t, w):
    """Look at the ends in which the pay-off card is played now."""
    rank = t.payoff[0]
    heights = 0
    for c in range(t.center_stacks):
        bit = 1 << t.height[c]
        if heights & bit == 0:
            heights = heights | bit
            if t.height[c] == rank or (rank == KING and (t.height[c] > 0 or t.king_as_ace != 0)):
                end_by_payoff(t, w, c)


def end_by_payoff(t, w, c):
    """The end in which the pay-off card goes to center stack `c`."""
    t.path[t.path_n] = (ENTRY_PAYOFF << 4) + c
    t.path_n = t.path_n + 1
    t.payoff_n[0] = t.payoff_n[0] - 1
    raise_center(t, c)
    if t.payoff_n[0] == 0:
        keep(t, w, WIN_SCORE - t.path_n, LEAF_WIN)
    else:
        rank = t.payoff[0]
        t.payoff[0] = NONE
        look_across(t)
        keep(t, w, evaluate(t, w, LEAF_REVEAL), LEAF_REVEAL)
        t.payoff[0] = rank
    lower_center(t, c)
    t.payoff_n[0] = t.payoff_n[0] + 1
    t.path_n = t.path_n - 1
    look_across(t)


def end_by_discard(t, w):
    """Look at the ways of ending the turn here, the promising ones closely.

    A discard changes the hand and one side stack. What that is worth is cheap to know, so all
    discards are ordered by it; how near the searcher then is to the next pay-off card is worked
    out for the first `width` of them, and at the start of the turn for all, as long as they may
    still be kept.
    """
    if t.hand_n == 0:
        end_by_pass(t, w)
        return
    n = order_discards(t, w, value_before_discard(t, w))
    if n > w.width and t.path_n > 0:
        n = w.width
    hand_n = t.hand_n
    most = most_reach(t, w)
    for i in range(n):
        if is_hopeless(t, w, t.guess[i] + most) != 0:
            t.ends = t.ends + n - i
            return
        rank = t.tried[i] >> 4
        k = (t.tried[i] & 15) - TO_SIDE
        p = t.pos[k]
        old = t.side[p - 1]
        t.side[p - 1] = rank
        t.pos[k] = p - 1
        t.size[k] = t.size[k] + 1
        t.hand[rank] = t.hand[rank] - 1
        t.hand_n = hand_n - 1
        t.path[t.path_n] = t.tried[i]
        t.path_n = t.path_n + 1
        keep(t, w, t.guess[i] + reach_value(t, w), LEAF_TURN)
        t.path_n = t.path_n - 1
        t.hand_n = hand_n
        t.hand[rank] = t.hand[rank] + 1
        t.size[k] = t.size[k] - 1
        t.pos[k] = p
        t.side[p - 1] = old


def end_by_pass(t, w):
    """The end of a turn with an empty hand, under the option that does not refill it."""
    t.path[t.path_n] = ENTRY_PASS << 4
    t.path_n = t.path_n + 1
    keep(t, w, evaluate(t, w, LEAF_TURN), LEAF_TURN)
    t.path_n = t.path_n - 1


def order_discards(t, w, base):
    """List the discards that differ in `tried`, the best by what they change first."""
    n = 0
    kings = 1
    if t.king_on_side == 0 and t.hand[KING] < t.hand_n:
        kings = 0
    for rank in range(12 + kings):
        if t.hand[rank] > 0:
            value = base + hand_change(t, w, rank)
            bare = 0
            for k in range(t.side_stacks):
                empty = 0
                if t.side[t.pos[k]] == NONE:
                    empty = 1
                if empty == 0 or bare == 0:
                    bare = bare | empty
                    guess = value + side_change(t, w, k, rank)
                    i = n
                    while i > 0 and t.guess[i - 1] < guess:
                        t.guess[i] = t.guess[i - 1]
                        t.tried[i] = t.tried[i - 1]
                        i = i - 1
                    t.guess[i] = guess
                    t.tried[i] = (rank << 4) + TO_SIDE + k
                    n = n + 1
    return n


def is_hopeless(t, w, score):
    """Whether no end that is worth this or less would be kept."""
    if w.noise > 0 or t.kept < t.keep or score > t.score[t.order[t.keep - 1]]:
        return 0
    return 1


def keep(t, w, score, leaf):
    """Keep an end if it is among the best so far; of equal ones the first stays ahead."""
    t.ends = t.ends + 1
    if w.noise > 0:
        score = score + noise_below(t, w.noise)
    n = t.kept
    if n == t.keep and score <= t.score[t.order[n - 1]]:
        return
    if n < t.keep:
        place = n
        t.kept = n + 1
    else:
        n = n - 1
        place = t.order[n]
    while n > 0 and t.score[t.order[n - 1]] < score:
        t.order[n] = t.order[n - 1]
        n = n - 1
    t.order[n] = place
    t.score[place] = score
    t.length[place] = t.path_n
    base = place * PATH_ROOM
    for i in range(t.path_n):
        t.line[base + i] = t.path[i]
    if n == 0:
        if t.log != 0 and leaf != LEAF_WIN:
            collect(t, leaf)
            t.best_n = t.active_n
            for i in range(t.active_n):
                t.best[i] = t.active[i]


def noise_below(t, n):
    """A random number below `n`, up to 512, from the search's own generator."""
    t.mwc_a = MWC_A * (t.mwc_a & HALF_WORD) + (t.mwc_a >> 16)
    t.mwc_b = MWC_B * (t.mwc_b & HALF_WORD) + (t.mwc_b >> 16)
    bits = ((t.mwc_a & HALF_WORD) << 6) ^ (t.mwc_b & MIX_BITS)
    return (bits * n) >> 22


def entry_move(s, entry):
    """The move code of a path's entry in the position where it is to be played."""
    what = entry >> 4
    dest = entry & 15
    if what == ENTRY_PASS:
        return PASS
    if what == ENTRY_PAYOFF:
        return (FROM_PAYOFF << 4) + dest
    if what >= ENTRY_SIDE:
        return ((what - ENTRY_SIDE + FROM_SIDE) << 4) + dest
    base = s.to_move << SEAT_SHIFT
    slot = 0
    while s.hand[base + slot] & RANK_MASK != what:
        slot = slot + 1
    return (slot << 4) + dest


def kept_entry(t, rank, i):
    """Entry `i` of the path of the kept end that is `rank`-th best, from 0."""
    return t.line[t.order[rank] * PATH_ROOM + i]


def kept_length(t, rank):
    """The number of entries of a kept path."""
    return t.length[t.order[rank]]


def kept_score(t, rank):
    """The score of a kept end."""
    return t.score[t.order[rank]]


def seed_search(s, t):
    """Give the search's chance a start that depends on its seed, the turn and the pay-off pile.

    So a choice depends on nothing that happened before, and a game can be taken up anywhere.
    """
    now = (s.turns_ended * 64 + s.payoff_n[s.to_move]) & 32767
    t.mwc_a = 1 + ((t.seed_low + now * 40503) & SEED_MASK)
    t.mwc_b = 1 + ((t.seed_high ^ (now * 30011)) & SEED_MASK)
    for _ in range(8):
        noise_below(t, 2)


def play_best(s, t, w):
    """Search, and play the best path whole; answer the number of moves made."""
    search(s, t, w)
    place = t.order[0] * PATH_ROOM
    n = t.length[t.order[0]]
    for i in range(n):
        play(s, entry_move(s, t.line[place + i]))
    return n


def play_kept(s, t, rank):
    """Play the kept path that is `rank`-th best, from 0; answer the indices of its moves."""
    out = []
    place = t.order[rank] * PATH_ROOM
    for i in range(t.length[t.order[rank]]):
        move = entry_move(s, t.line[place + i])
        out.append(index_of(s, move))
        play(s, move)
    return out


def play_game(s, t, first, second):
    """Play a dealt game to its end between two minds, seat 0's and the others'."""
    while s.outcome == RUNNING:
        if s.to_move == 0:
            play_best(s, t, first)
        else:
            play_best(s, t, second)


def best_features(t):
    """The features of the best end found."""
    out = []
    for i in range(t.best_n):
        out.append(t.best[i])
    return out


def set_weights(w, weights):
    """Fill in a mind's weights from a list."""
    for i in range(len(weights)):
        w.value[i] = weights[i]
    look_at_weights(w)
