"""Ends of a turn that somebody has chosen, laid out on a search's table and judged.

A path lists the plays from the position of a state to the end, entry by entry as the search notes
them. It goes no further than to the first card that was unknown before: the next pay-off card,
or a refilled hand.
"""

try:
    import cython
except ImportError:
    from spitemalice.kernel import plain as cython

if not cython.compiled:
    from spitemalice.kernel.consts import *
    from spitemalice.kernel.features import collect, evaluate
    from spitemalice.kernel.reach import look_across
    from spitemalice.kernel.turn import raise_center, set_table


def lay_end(s, t, path):
    """Lay the end of a path out on the table; answer what kind of end it is.

    A path whose last play does not end the turn counts as one that ends it as it stands.
    """
    set_table(s, t)
    leaf = LEAF_TURN
    for i in range(len(path)):
        leaf = lay_entry(t, path[i])
    return leaf


def lay_entry(t, entry):
    """Make one play on the table; answer what kind of end follows."""
    what = entry >> 4
    dest = entry & 15
    if what == ENTRY_PASS:
        return LEAF_TURN
    if what == ENTRY_PAYOFF:
        raise_center(t, dest)
        t.payoff[0] = NONE
        t.payoff_n[0] = t.payoff_n[0] - 1
        if t.payoff_n[0] == 0:
            return LEAF_WIN
        return LEAF_REVEAL
    if what >= ENTRY_SIDE:
        t.pos[what - ENTRY_SIDE] = t.pos[what - ENTRY_SIDE] + 1
        t.size[what - ENTRY_SIDE] = t.size[what - ENTRY_SIDE] - 1
        raise_center(t, dest)
        return LEAF_TURN
    t.hand[what] = t.hand[what] - 1
    t.hand_n = t.hand_n - 1
    if dest < TO_SIDE:
        raise_center(t, dest)
        if t.hand_n == 0 and t.refill_emptied != 0:
            return LEAF_REFILL
        return LEAF_TURN
    k = dest - TO_SIDE
    t.pos[k] = t.pos[k] - 1
    t.size[k] = t.size[k] + 1
    t.side[t.pos[k]] = what
    return LEAF_TURN


def value_laid(t, w, leaf):
    """What a mind thinks of the end that lies on the table; `WIN_SCORE` if it wins."""
    if leaf == LEAF_WIN:
        return WIN_SCORE
    look_across(t)
    return evaluate(t, w, leaf)


def value_of_end(s, t, w, path):
    """What a mind thinks of the end of a path; `WIN_SCORE` if it wins."""
    return value_laid(t, w, lay_end(s, t, path))


def value_of_kept(s, t, w, rank):
    """What a mind thinks of the kept end that another has found `rank`-th best, from 0."""
    set_table(s, t)
    leaf = LEAF_TURN
    place = t.order[rank]
    for i in range(t.length[place]):
        leaf = lay_entry(t, t.line[place * PATH_ROOM + i])
    return value_laid(t, w, leaf)


def features_of_end(s, t, path):
    """The features that are on at the end of a path; none if it wins."""
    out = []
    leaf = lay_end(s, t, path)
    if leaf == LEAF_WIN:
        return out
    look_across(t)
    collect(t, leaf)
    for i in range(t.active_n):
        out.append(t.active[i])
    return out


def kept_path(t, rank):
    """The path of the kept end that is `rank`-th best, from 0."""
    out = []
    place = t.order[rank]
    for i in range(t.length[place]):
        out.append(t.line[place * PATH_ROOM + i])
    return out
