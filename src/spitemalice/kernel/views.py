"""What the layers above read from a state and write into one, as plain lists and numbers.

A *move index* names a move without the position: ``16 * what + dest`` where `what` is the
face of a hand card (0 to 63), 64 + k for side stack k, 70 for the pay-off pile and 71 for
passing. A move code, which the kernel plays, names the slot of the hand instead.
"""

try:
    import cython
except ImportError:
    from spitemalice.kernel import plain as cython

if not cython.compiled:
    from spitemalice.kernel.consts import *
    from spitemalice.kernel.moves import is_legal, list_moves
    from spitemalice.kernel.play import play, push


def index_of(s, move):
    """The move index of a move code of the seat to move."""
    source = move >> 4
    what = source + 56
    if source < FROM_SIDE:
        what = s.hand[(s.to_move << SEAT_SHIFT) + source] & FACE_MASK
    if move == PASS:
        return what << 4
    return (what << 4) + (move & 15)


def find_move(s, index):
    """The code of the legal move with this index, -1 if there is none.

    Of two equal cards in the hand the one drawn first is meant.
    """
    what = index >> 4
    source = what - 56
    if what < 64:
        source = -1
        base = s.to_move << SEAT_SHIFT
        for slot in range(s.hand_n[s.to_move]):
            if source < 0 and s.hand[base + slot] & FACE_MASK == what:
                source = slot
        if source < 0:
            return -1
    move = (source << 4) + (index & 15)
    if is_legal(s, move) != 0:
        return move
    return -1


def make_move(s, index):
    """Play the legal move with this index and answer its code, or answer -1 and do nothing."""
    move = find_move(s, index)
    if move >= 0:
        play(s, move)
    return move


def legal_entries(s, table):
    """The entries of `table`, which is indexed by move index, for all legal moves."""
    out = []
    n = list_moves(s)
    for i in range(n):
        out.append(table[index_of(s, s.moves[i])])
    return out


def listed_moves(s):
    """The move codes that the last call of a listing function wrote, in order."""
    out = []
    for i in range(s.moves_n):
        out.append(s.moves[i])
    return out


def hand_cards(s, seat):
    """A hand, the card drawn first at the head."""
    out = []
    base = seat << SEAT_SHIFT
    for slot in range(s.hand_n[seat]):
        out.append(s.hand[base + slot])
    return out


def pile_cards(s, pile):
    """The cards of a pile (pay-off, side or center), bottom first."""
    n = 0
    card = s.top[pile]
    while card != NONE:
        n = n + 1
        card = s.under[card]
    out = []
    for _ in range(n):
        out.append(NONE)
    card = s.top[pile]
    while n > 0:
        n = n - 1
        out[n] = card
        card = s.under[card]
    return out


def stock_cards(s):
    """The bag of the stock, in the order that the next draw's index counts."""
    out = []
    for i in range(s.stock_n):
        out.append(s.stock[i])
    return out


def aside_cards(s):
    """The completed stacks that wait aside, first completed first."""
    out = []
    for i in range(s.aside_n):
        out.append(s.aside[i])
    return out


def drawn_cards(s):
    """What the last `play` drew, in order."""
    out = []
    for i in range(s.drawn_n):
        out.append(s.drawn[i])
    return out


def hand_count(s, seat):
    """How many cards a hand holds."""
    return s.hand_n[seat]


def payoff_count(s, seat):
    """How many cards a pay-off pile holds."""
    return s.payoff_n[seat]


def top_card(s, pile):
    """The top card of a pile, `NONE` if it is empty."""
    return s.top[pile]


def center_height(s, c):
    """How many cards center stack `c` holds: the rank, counted from 0, that it needs."""
    return s.height[c]


def set_hand(s, seat, cards):
    """Replace a hand; the first card counts as drawn first."""
    base = seat << SEAT_SHIFT
    for slot in range(len(cards)):
        s.hand[base + slot] = cards[slot]
    s.hand_n[seat] = len(cards)


def set_pile(s, pile, cards):
    """Replace a pile by cards given bottom first, and keep the counts that go with it."""
    s.top[pile] = NONE
    for i in range(len(cards)):
        push(s, pile, cards[i])
    if pile >= CENTER:
        s.height[pile - CENTER] = len(cards)
    elif pile & 7 == PAYOFF:
        s.payoff_n[pile >> SEAT_SHIFT] = len(cards)


def set_stock(s, cards):
    """Replace the stock."""
    for i in range(len(cards)):
        s.stock[i] = cards[i]
    s.stock_n = len(cards)


def set_aside(s, cards):
    """Replace the completed stacks that wait aside."""
    for i in range(len(cards)):
        s.aside[i] = cards[i]
    s.aside_n = len(cards)
