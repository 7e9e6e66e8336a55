"""Worlds: whole positions that agree with everything one seat can see."""

try:
    import cython
except ImportError:
    from spitemalice.kernel import plain as cython

if not cython.compiled:
    from spitemalice.kernel.consts import *
    from spitemalice.kernel.state import copy_state, fast_below, zeros


class Pool:
    """The cards that a seat cannot see."""

    def __init__(self):
        self.n = 0
        if not cython.compiled:
            self.cards = zeros(320)
            self.there = zeros(320)


def gather_hidden(s, me, pool):
    """List the cards that a seat cannot see into `pool`, sorted by face.

    The order, and so everything made of it, says nothing about where the cards really lie. Cards
    that wait aside count as unseen: which they are is known, but no observation tells it.
    """
    for i in range(MAX_CARDS):
        pool.there[i] = 0
    for i in range(s.stock_n):
        pool.there[s.stock[i]] = 1
    for i in range(s.aside_n):
        pool.there[s.aside[i]] = 1
    for seat in range(s.players):
        if seat != me:
            base = seat << SEAT_SHIFT
            for slot in range(s.hand_n[seat]):
                pool.there[s.hand[base + slot]] = 1
        card = s.under[s.top[(seat << SEAT_SHIFT) + PAYOFF]]
        while card != NONE:
            pool.there[card] = 1
            card = s.under[card]
    pool.n = 0
    for face in range(FACE_MASK + 1):
        for pack in range(s.decks):
            card = (pack << 6) + face
            if pool.there[card] != 0:
                pool.cards[pool.n] = card
                pool.n = pool.n + 1


def take_hidden(pool, rng):
    """Take a random card out of the pool, with the chance of the state `rng`.

    It stays behind the last one, so that the pool is whole again when its count is set back.
    """
    j = fast_below(rng, pool.n)
    pool.n = pool.n - 1
    card = pool.cards[j]
    pool.cards[j] = pool.cards[pool.n]
    pool.cards[pool.n] = card
    return card


def sample_world(world, s, me, pool, rng):
    """Make `world` the position `s` with all cards that `me` cannot see dealt anew at random."""
    deal_world(world, s, me, pool, rng, ANY_CARDS)


def likely_world(world, s, me, pool, rng, needed):
    """Make `world` a world whose hands look like what players keep.

    A hand of which nothing has been discarded yet holds any cards. In all others a card whose rank
    is in the mask `needed` is unlikely, because it would have been played, and Kings are kept.
    """
    deal_world(world, s, me, pool, rng, needed)


def deal_world(world, s, me, pool, rng, needed):
    """Deal anew what `me` cannot see, hands by what was `needed` unless that is `ANY_CARDS`."""
    copy_state(world, s)
    gather_hidden(s, me, pool)
    for seat in range(s.players):
        base = seat << SEAT_SHIFT
        if seat != me:
            for slot in range(s.hand_n[seat]):
                if needed == ANY_CARDS or s.hand_n[seat] == s.hand_size:
                    world.hand[base + slot] = take_hidden(pool, rng)
                else:
                    world.hand[base + slot] = take_kept(pool, rng, needed)
        deal_payoff(world, s, base + PAYOFF, pool, rng)
    for i in range(s.aside_n):
        world.aside[i] = take_hidden(pool, rng)
    for i in range(s.stock_n):
        world.stock[i] = take_hidden(pool, rng)


def take_kept(pool, rng, needed):
    """Take a card out of the pool that is likely to have been kept in a hand."""
    card = take_hidden(pool, rng)
    tries = 0
    while tries < KEPT_TRIES and fast_below(rng, 16) >= kept_weight(card & RANK_MASK, needed):
        pool.n = pool.n + 1
        card = take_hidden(pool, rng)
        tries = tries + 1
    return card


def kept_weight(rank, needed):
    """How likely a player is to keep a card of this rank, in 16ths."""
    if (needed >> rank) & 1 != 0:
        return 3
    if rank == KING:
        return 16
    return 12


def deal_payoff(world, s, pile, pool, rng):
    """Deal the cards below the top of a pay-off pile anew."""
    n = s.payoff_n[pile >> SEAT_SHIFT] - 1
    last = NONE
    for _ in range(n):
        card = take_hidden(pool, rng)
        world.under[card] = last
        last = card
    world.under[s.top[pile]] = last
