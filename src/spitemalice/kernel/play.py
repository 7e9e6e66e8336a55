"""The course of a game: deal, draw, play a move, end a turn, end the game.

Rule numbers in comments are those of the rules document.
"""

try:
    import cython
except ImportError:
    from spitemalice.kernel import plain as cython

if not cython.compiled:
    from spitemalice.kernel.consts import *
    from spitemalice.kernel.state import below


def set_up(s):
    """Empty all piles and fill the stock with every card in order, ready for `deal_stage`."""
    s.stock_n = 0
    s.aside_n = 0
    for pack in range(s.decks):
        for suit in range(4):
            for rank in range(13):
                s.stock[s.stock_n] = (pack << 6) + (suit << 4) + rank
                s.stock_n = s.stock_n + 1
    for pile in range(PILES):
        s.top[pile] = NONE
    s.under[NONE] = NONE
    for seat in range(MAX_SEATS):
        s.hand_n[seat] = 0
        s.payoff_n[seat] = 0
    for c in range(8):
        s.height[c] = 0
    s.stage = DEAL_PAYOFFS
    s.shuffles = 0
    s.to_move = 0
    s.turns_ended = 0
    s.outcome = RUNNING
    s.winner = NOBODY
    s.points = 0
    s.drawn_n = 0


def draw(s):
    """Take a uniformly random card out of the stock, which must hold one."""
    j = below(s, s.stock_n)
    card = s.stock[j]
    s.stock_n = s.stock_n - 1
    s.stock[j] = s.stock[s.stock_n]
    return card


def deal_stage(s):
    """Do one stage of the deal; answer 1 while another is to come.

    A stage takes at most 160 words of chance, so a caller that feeds fair words tops the
    ring up before each call. With the option "given" the starter must be set before.
    """
    if s.stage == DEAL_PAYOFFS:
        deal_payoffs(s)
        s.stage = DEAL_STARTER
    elif s.stage == DEAL_STARTER:
        if choose_starter(s) != 0:
            s.stage = DEAL_HANDS
    elif s.stage == DEAL_HANDS:
        deal_hands(s)
        s.stage = DEAL_DONE
    if s.stage == DEAL_DONE:
        return 0
    return 1


def deal(s):
    """Deal a whole game from the fast generator."""
    set_up(s)
    more = 1
    while more != 0:
        more = deal_stage(s)


def deal_payoffs(s):
    """Draw the pay-off piles, seat by seat; the last card drawn lies on top (1.3)."""
    for seat in range(s.players):
        pile = (seat << SEAT_SHIFT) + PAYOFF
        for _ in range(s.payoff_size):
            push(s, pile, draw(s))
        s.payoff_n[seat] = s.payoff_size


def push(s, pile, card):
    """Lay a card on a pile."""
    s.under[card] = s.top[pile]
    s.top[pile] = card


def choose_starter(s):
    """Settle who starts (1.5); answer 0 if all piles were shuffled and it must be asked again."""
    if s.first == FIRST_SEAT0:
        s.starter = 0
    elif s.first == FIRST_RANDOM:
        s.starter = below(s, s.players)
    elif s.first == FIRST_HIGH_PAYOFF:
        best = 0
        shared = 0
        for seat in range(1, s.players):
            mine = starting_value(s, seat)
            high = starting_value(s, best)
            if mine > high:
                best = seat
                shared = 0
            elif mine == high:
                shared = 1
        if shared != 0 and s.shuffles < MAX_SHUFFLES:
            for seat in range(s.players):
                shuffle_payoff(s, seat)
            s.shuffles = s.shuffles + 1
            return 0
        s.starter = best
    s.to_move = s.starter
    return 1


def starting_value(s, seat):
    """What a top pay-off card counts for the start: King 0, Ace 1, Queen 12."""
    rank = s.top[(seat << SEAT_SHIFT) + PAYOFF] & RANK_MASK
    if rank == KING:
        return 0
    return rank + 1


def shuffle_payoff(s, seat):
    """Shuffle a pay-off pile in the order that the fair deal prescribes.

    `aside`, empty during the deal, holds the pile as a list, first drawn card first.
    """
    pile = (seat << SEAT_SHIFT) + PAYOFF
    n = s.payoff_n[seat]
    card = s.top[pile]
    for i in range(n):
        s.aside[n - 1 - i] = card
        card = s.under[card]
    last = n - 1
    while last > 0:
        j = below(s, last + 1)
        card = s.aside[last]
        s.aside[last] = s.aside[j]
        s.aside[j] = card
        last = last - 1
    s.top[pile] = NONE
    for i in range(n):
        push(s, pile, s.aside[i])


def deal_hands(s):
    """Deal every hand, the starter's first (1.3)."""
    seat = s.starter
    for _ in range(s.players):
        for _ in range(s.hand_size):
            s.hand[(seat << SEAT_SHIFT) + s.hand_n[seat]] = draw(s)
            s.hand_n[seat] = s.hand_n[seat] + 1
        seat = next_seat(s, seat)


def next_seat(s, seat):
    """The seat whose turn comes after `seat` (8)."""
    if seat + 1 == s.players:
        return 0
    return seat + 1


def fill_hand(s, seat):
    """Draw until the hand is full (2.1, 2.4); end the game where a card cannot be drawn (5.3)."""
    base = seat << SEAT_SHIFT
    n = s.hand_n[seat]
    if n == s.hand_size:
        return
    while n < s.hand_size:
        if s.stock_n == 0:
            reuse_aside(s)
            if s.stock_n == 0:
                s.hand_n[seat] = n
                end_on_stock(s)
                return
        card = draw(s)
        s.hand[base + n] = card
        n = n + 1
        s.drawn[s.drawn_n] = card
        s.drawn_n = s.drawn_n + 1
    s.hand_n[seat] = n
    if s.end_on_empty != 0 and s.stock_n == 0 and s.aside_n == 0:
        end_on_stock(s)


def reuse_aside(s):
    """Make the completed stacks that wait aside the stock, in the order of their completion."""
    for i in range(s.aside_n):
        s.stock[i] = s.aside[i]
    s.stock_n = s.aside_n
    s.aside_n = 0


def end_on_stock(s):
    """End the game because the stock is exhausted: a draw, or fewest pay-off cards win (5.3)."""
    s.outcome = BY_STOCK
    if s.fewest_wins == 0:
        return
    best = 0
    shared = 0
    for seat in range(1, s.players):
        if s.payoff_n[seat] < s.payoff_n[best]:
            best = seat
            shared = 0
        elif s.payoff_n[seat] == s.payoff_n[best]:
            shared = 1
    if shared == 0:
        award(s, best)


def award(s, seat):
    """Let a seat win: it scores what the others have left, plus the bonus (5.2, 8)."""
    total = s.win_bonus
    for other in range(s.players):
        if other != seat:
            total = total + s.payoff_n[other]
    s.winner = seat
    s.points = total


def play(s, move):
    """Make a legal move of the seat to move, with all that follows from it.

    What follows: a finished stack is recycled (3.3), the last pay-off card wins (5.1), an
    emptied hand is refilled (2.4), a discard or a pass ends the turn and the next seat draws.
    The cards drawn meanwhile are left in `drawn`. The move is not checked.
    """
    s.drawn_n = 0
    source = move >> 4
    dest = move & 15
    if source == FROM_NOWHERE:
        end_turn(s)
    elif dest < TO_SIDE:
        play_center(s, source, dest)
    else:
        seat = s.to_move
        card = take_hand(s, seat, source)
        push(s, (seat << SEAT_SHIFT) + dest - TO_SIDE, card)
        end_turn(s)


def take_hand(s, seat, slot):
    """Take a card out of a hand; the others keep their order, the first drawn first."""
    base = seat << SEAT_SHIFT
    n = s.hand_n[seat] - 1
    card = s.hand[base + slot]
    s.hand_n[seat] = n
    for i in range(base + slot, base + n):
        s.hand[i] = s.hand[i + 1]
    return card


def play_center(s, source, c):
    """Play a card to a center stack (2.2 a to c)."""
    seat = s.to_move
    base = seat << SEAT_SHIFT
    if source < FROM_SIDE:
        card = take_hand(s, seat, source)
    else:
        pile = base + source - FROM_SIDE
        card = s.top[pile]
        s.top[pile] = s.under[card]
    pile = CENTER + c
    s.under[card] = s.top[pile]
    s.top[pile] = card
    s.height[c] = s.height[c] + 1
    if s.height[c] == STACK_SIZE:
        recycle(s, c)
    if source == FROM_PAYOFF:
        s.payoff_n[seat] = s.payoff_n[seat] - 1
        if s.payoff_n[seat] == 0:
            s.outcome = BY_PAYOFF
            award(s, seat)
    elif source < FROM_SIDE and s.hand_n[seat] == 0 and s.refill_emptied != 0:
        fill_hand(s, seat)


def recycle(s, c):
    """Return a finished stack to the stock, or lay it aside; bottom card first (3.3)."""
    card = s.top[CENTER + c]
    if s.recycle_now != 0:
        i = s.stock_n + STACK_SIZE
        s.stock_n = i
        while card != NONE:
            i = i - 1
            s.stock[i] = card
            card = s.under[card]
    else:
        i = s.aside_n + STACK_SIZE
        s.aside_n = i
        while card != NONE:
            i = i - 1
            s.aside[i] = card
            card = s.under[card]
    s.top[CENTER + c] = NONE
    s.height[c] = 0


def end_turn(s):
    """End the turn (2.2 d), stop at the limit (5.5), else let the next seat draw (2.1)."""
    s.turns_ended = s.turns_ended + 1
    s.to_move = next_seat(s, s.to_move)
    if s.turns_ended == TURN_LIMIT:
        s.outcome = BY_LIMIT
    else:
        fill_hand(s, s.to_move)
