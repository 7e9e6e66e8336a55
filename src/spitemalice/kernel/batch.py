"""Many games side by side: numbered actions, what a seat sees as a row of bytes, and steps.

Actions are numbered by rank and destination, the same in every position of a rule-set. With
C center stacks and S side stacks they are, in this order:

* pay-off card to center stack c: ``c``
* side stack k to center stack c: ``C + k * C + c``
* hand card of rank r to center stack c: ``C * (S + 1) + r * (C + S) + c``
* hand card of rank r to side stack k: ``C * (S + 1) + r * (C + S) + C + k``
* pass: the last number

Of several hand cards of a rank the one drawn first is meant. Rows are written into anything that
holds small integers and is indexed by one number, from a given place on.
"""

try:
    import cython
except ImportError:
    from spitemalice.kernel import plain as cython

if not cython.compiled:
    from spitemalice.kernel.consts import *
    from spitemalice.kernel.moves import fits, may_discard, may_pass
    from spitemalice.kernel.play import deal, play
    from spitemalice.kernel.state import below, seed_fast


def count_actions(s):
    """How many actions the rules of a state have."""
    return s.center_stacks * (s.side_stacks + 1) + 13 * (s.center_stacks + s.side_stacks) + 1


def action_of(s, move):
    """The number of the action that a move code of the seat to move takes."""
    if move == PASS:
        return count_actions(s) - 1
    source = move >> 4
    dest = move & 15
    if source == FROM_PAYOFF:
        return dest
    if source >= FROM_SIDE:
        return (source - FROM_SIDE + 1) * s.center_stacks + dest
    if dest >= TO_SIDE:
        dest = dest - TO_SIDE + s.center_stacks
    rank = s.hand[(s.to_move << SEAT_SHIFT) + source] & RANK_MASK
    return hand_actions(s) + rank * (s.center_stacks + s.side_stacks) + dest


def hand_actions(s):
    """The number of the first action of a hand card."""
    return s.center_stacks * (s.side_stacks + 1)


def slot_of(s, rank):
    """The slot of the hand card of this rank that was drawn first, -1 if there is none."""
    base = s.to_move << SEAT_SHIFT
    for slot in range(s.hand_n[s.to_move]):
        if s.hand[base + slot] & RANK_MASK == rank:
            return slot
    return -1


def code_of(s, action):
    """The move code of an action of the seat to move, -1 if it is not legal now."""
    if s.outcome != RUNNING or action < 0:
        return -1
    first = hand_actions(s)
    base = s.to_move << SEAT_SHIFT
    if action < first:
        source = FROM_PAYOFF
        if action >= s.center_stacks:
            source = FROM_SIDE + action // s.center_stacks - 1
        rank = s.top[base + source - FROM_SIDE] & RANK_MASK
        if fits(s, rank, action % s.center_stacks) != 0:
            return (source << 4) + action % s.center_stacks
        return -1
    width = s.center_stacks + s.side_stacks
    rank = (action - first) // width
    dest = (action - first) % width
    if rank >= RANKS:
        if rank == RANKS and dest == 0 and may_pass(s) != 0:
            return PASS
        return -1
    slot = slot_of(s, rank)
    if slot < 0:
        return -1
    if dest < s.center_stacks:
        if fits(s, rank, dest) != 0:
            return (slot << 4) + dest
    elif may_discard(s, rank) != 0:
        return (slot << 4) + TO_SIDE + dest - s.center_stacks
    return -1


def write_mask(s, out, at):
    """Write 1 for each legal action and 0 for all others from place `at` on."""
    n = count_actions(s)
    for i in range(n):
        out[at + i] = 0
    if s.outcome != RUNNING:
        return
    base = s.to_move << SEAT_SHIFT
    first = at + hand_actions(s)
    width = s.center_stacks + s.side_stacks
    # What is not known beforehand is computed, not branched on: a branch costs more.
    for c in range(s.center_stacks):
        takes = ranks_taken(s, c)
        out[at + c] = (takes >> (s.top[base + PAYOFF] & RANK_MASK)) & 1
        place = at + s.center_stacks + c
        for k in range(s.side_stacks):
            out[place] = (takes >> (s.top[base + k] & RANK_MASK)) & 1
            place = place + s.center_stacks
        for slot in range(s.hand_n[s.to_move]):
            rank = s.hand[base + slot] & RANK_MASK
            out[first + rank * width + c] = (takes >> rank) & 1
    given = ranks_given(s)
    for slot in range(s.hand_n[s.to_move]):
        rank = s.hand[base + slot] & RANK_MASK
        place = first + rank * width + s.center_stacks
        for k in range(s.side_stacks):
            out[place + k] = (given >> rank) & 1
    out[at + n - 1] = may_pass(s)


def ranks_taken(s, c):
    """The ranks that may go on center stack `c` as a mask."""
    return (1 << s.height[c]) | (fits(s, KING, c) << KING)


def ranks_given(s):
    """The ranks that the seat to move may discard as a mask."""
    return ALL_RANKS - ((1 - may_discard(s, KING)) << KING)


def pick_code(s, scratch):
    """The move code of a uniformly random legal action, by the state's own chance.

    The list of moves of the state `scratch` is overwritten.
    """
    base = s.to_move << SEAT_SHIFT
    cards = s.hand_n[s.to_move]
    # The tail of the list gets one slot of each rank that can be discarded.
    given = ranks_given(s)
    ranks = 0
    for slot in range(cards):
        rank = s.hand[base + slot] & RANK_MASK
        scratch.moves[MAX_MOVES - 1 - ranks] = slot
        ranks = ranks + ((given >> rank) & 1)
        given = given & ~(1 << rank)
    n = 0
    for c in range(s.center_stacks):
        takes = ranks_taken(s, c)
        scratch.moves[n] = (FROM_PAYOFF << 4) + c
        n = n + ((takes >> (s.top[base + PAYOFF] & RANK_MASK)) & 1)
        for k in range(s.side_stacks):
            scratch.moves[n] = ((FROM_SIDE + k) << 4) + c
            n = n + ((takes >> (s.top[base + k] & RANK_MASK)) & 1)
        for slot in range(cards):
            rank = s.hand[base + slot] & RANK_MASK
            scratch.moves[n] = (slot << 4) + c
            n = n + ((takes >> rank) & 1)
            takes = takes & ~(1 << rank)
    scratch.moves[n] = PASS
    n = n + may_pass(s)
    pick = below(s, n + ranks * s.side_stacks)
    if pick < n:
        return scratch.moves[pick]
    pick = pick - n
    slot_at = MAX_MOVES - 1 - pick // s.side_stacks
    return (scratch.moves[slot_at] << 4) + TO_SIDE + pick % s.side_stacks


def count_view(s):
    """How many numbers `write_view` writes."""
    return 18 + s.players * (15 + 40 * s.side_stacks) + 13 * s.center_stacks


def write_view(s, seat, out, at):
    """Write what a seat sees now as numbers from 0 to 255, from place `at` on.

    In this order, seats counted from the viewer on in the order of play:

    * 13 numbers: the cards of each rank in the own hand
    * for each seat: the cards in its hand; the cards in its pay-off pile; the rank of its
      pay-off card (13 numbers, one of them 1); then for each side stack the rank of its top card
      (13), the rank of the card below (13), the cards of each rank in the whole stack (13), and
      how many there are
    * for each center stack: the rank it needs (12 numbers, one of them 1), and its Kings
    * the cards in the stock; those that wait aside, both 255 if they are more; 1 if it is the
      viewer's turn; the turns that have ended, hundreds and then the rest
    """
    end = at + count_view(s)
    for i in range(at, end):
        out[i] = 0
    base = seat << SEAT_SHIFT
    for slot in range(s.hand_n[seat]):
        rank = s.hand[base + slot] & RANK_MASK
        out[at + rank] = out[at + rank] + 1
    place = at + 13
    other = seat
    for _ in range(s.players):
        place = write_seat(s, other, out, place)
        other = other + 1
        if other == s.players:
            other = 0
    for c in range(s.center_stacks):
        place = write_center(s, c, out, place)
    out[place] = at_most_255(s.stock_n)
    out[place + 1] = at_most_255(s.aside_n)
    if s.to_move == seat:
        out[place + 2] = 1
    out[place + 3] = s.turns_ended // 100
    out[place + 4] = s.turns_ended % 100


def at_most_255(n):
    """The number, or 255 if it is greater."""
    if n > 255:
        return 255
    return n


def write_seat(s, seat, out, at):
    """Write what everybody sees of a seat; answer the place after it."""
    base = seat << SEAT_SHIFT
    out[at] = s.hand_n[seat]
    out[at + 1] = s.payoff_n[seat]
    card = s.top[base + PAYOFF]
    if card != NONE:
        out[at + 2 + (card & RANK_MASK)] = 1
    place = at + 15
    for k in range(s.side_stacks):
        card = s.top[base + k]
        n = 0
        while card != NONE:
            rank = card & RANK_MASK
            if n < 2:
                out[place + 13 * n + rank] = 1
            out[place + 26 + rank] = out[place + 26 + rank] + 1
            n = n + 1
            card = s.under[card]
        out[place + 39] = n
        place = place + 40
    return place


def write_center(s, c, out, at):
    """Write what everybody sees of a center stack; answer the place after it."""
    out[at + s.height[c]] = 1
    card = s.top[CENTER + c]
    kings = 0
    while card != NONE:
        if card & RANK_MASK == KING:
            kings = kings + 1
        card = s.under[card]
    out[at + 12] = kings
    return at + 13


def begin_game(s, seed, episode):
    """Deal game number `episode` of a seed; with the option "given" the seats start by turns."""
    s.starter = episode % s.players
    seed_fast(s, seed, episode)
    deal(s)


def begin_games(games, book):
    """Deal the game that the book names in each row."""
    for i in range(len(games)):
        row = i * BOOK_ROW
        begin_game(games[i], book[row + BOOK_SEED], book[row + BOOK_EPISODE])


def find_codes(games, book):
    """Look up the move codes of the actions in the book.

    Answers the number of the first running game whose action is not legal, -1 if there is none.
    """
    for i in range(len(games)):
        s = games[i]
        row = i * BOOK_ROW
        move = code_of(s, book[row + BOOK_ACTION])
        book[row + BOOK_MOVE] = move
        if move < 0 and s.outcome == RUNNING:
            return i
    return -1


def step_games(games, book, chosen, again, masks, views):
    """Make one action in every running game, and write all that is to be known afterwards.

    With `chosen` not 0 the move codes stand in the book (`find_codes`), else each game takes a
    random legal action, and the book is told which. The book is told how games end, too; with
    `again` not 0 the next game of the same seed is dealt at once. A game that had ended before
    is left alone; its row then has no action and no winner.
    """
    for i in range(len(games)):
        s = games[i]
        row = i * BOOK_ROW
        if s.outcome == RUNNING:
            if chosen != 0:
                move = book[row + BOOK_MOVE]
            else:
                move = pick_code(s, games[0])
                book[row + BOOK_ACTION] = action_of(s, move)
            play(s, move)
            book[row + BOOK_OUTCOME] = s.outcome
            if s.outcome != RUNNING:
                book[row + BOOK_WINNER] = s.winner
                book[row + BOOK_POINTS] = s.points
                if again != 0:
                    book[row + BOOK_EPISODE] = book[row + BOOK_EPISODE] + 1
                    begin_game(s, book[row + BOOK_SEED], book[row + BOOK_EPISODE])
        else:
            book[row + BOOK_ACTION] = -1
            book[row + BOOK_WINNER] = NOBODY
        tell_game(s, i, book, masks, views)


def tell_games(games, book, masks, views):
    """Write the seat to move, the mask and the view of all games; see `tell_game`."""
    for i in range(len(games)):
        tell_game(games[i], i, book, masks, views)


def tell_game(s, i, book, masks, views):
    """Write who is to move in game `i`, what it may do, and what it sees.

    Masks or views that have no room at all are left out.
    """
    book[i * BOOK_ROW + BOOK_TO_MOVE] = s.to_move
    if len(masks) > 0:
        write_mask(s, masks, i * count_actions(s))
    if len(views) > 0:
        write_view(s, s.to_move, views, i * count_view(s))
