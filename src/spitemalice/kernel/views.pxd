cimport cython
from spitemalice.kernel.consts cimport *
from spitemalice.kernel.moves cimport is_legal, list_moves
from spitemalice.kernel.play cimport play, push
from spitemalice.kernel.state cimport State

@cython.locals(source=int, what=int)
cpdef int index_of(State s, int move) noexcept nogil
@cython.locals(what=int, source=int, base=int, slot=int, move=int)
cpdef int find_move(State s, int index) noexcept nogil
@cython.locals(move=int)
cpdef int make_move(State s, int index) noexcept nogil
@cython.locals(n=int, i=int, out=list)
cpdef list legal_entries(State s, tuple table)
@cython.locals(i=int)
cpdef list listed_moves(State s)
@cython.locals(base=int, slot=int)
cpdef list hand_cards(State s, int seat)
@cython.locals(n=int, card=int, _=int)
cpdef list pile_cards(State s, int pile)
@cython.locals(i=int)
cpdef list stock_cards(State s)
@cython.locals(i=int)
cpdef list aside_cards(State s)
@cython.locals(i=int)
cpdef list drawn_cards(State s)
cpdef int hand_count(State s, int seat) noexcept nogil
cpdef int payoff_count(State s, int seat) noexcept nogil
cpdef int top_card(State s, int pile) noexcept nogil
cpdef int center_height(State s, int c) noexcept nogil
@cython.locals(base=int, slot=int)
cpdef set_hand(State s, int seat, list cards)
@cython.locals(i=int)
cpdef set_pile(State s, int pile, list cards)
@cython.locals(i=int)
cpdef set_stock(State s, list cards)
@cython.locals(i=int)
cpdef set_aside(State s, list cards)
