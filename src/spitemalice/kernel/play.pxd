cimport cython
from spitemalice.kernel.consts cimport *
from spitemalice.kernel.state cimport State, below

@cython.locals(pack=int, suit=int, rank=int, pile=int, seat=int, c=int)
cpdef void set_up(State s) noexcept nogil
@cython.locals(j=int, card=int)
cpdef int draw(State s) noexcept nogil
cpdef int deal_stage(State s) noexcept nogil
@cython.locals(more=int)
cpdef void deal(State s) noexcept nogil
@cython.locals(seat=int, pile=int, _=int)
cdef void deal_payoffs(State s) noexcept nogil
cpdef void push(State s, int pile, int card) noexcept nogil
@cython.locals(best=int, shared=int, seat=int, mine=int, high=int)
cdef int choose_starter(State s) noexcept nogil
@cython.locals(rank=int)
cdef int starting_value(State s, int seat) noexcept nogil
@cython.locals(pile=int, n=int, card=int, i=int, last=int, j=int)
cdef void shuffle_payoff(State s, int seat) noexcept nogil
@cython.locals(seat=int, _=int)
cdef void deal_hands(State s) noexcept nogil
cpdef int next_seat(State s, int seat) noexcept nogil
@cython.locals(base=int, n=int, card=int)
cpdef void fill_hand(State s, int seat) noexcept nogil
@cython.locals(i=int)
cdef void reuse_aside(State s) noexcept nogil
@cython.locals(best=int, shared=int, seat=int)
cdef void end_on_stock(State s) noexcept nogil
@cython.locals(total=int, other=int)
cpdef void award(State s, int seat) noexcept nogil
@cython.locals(source=int, dest=int, seat=int, card=int)
cpdef void play(State s, int move) noexcept nogil
@cython.locals(base=int, n=int, card=int, i=int)
cdef int take_hand(State s, int seat, int slot) noexcept nogil
@cython.locals(seat=int, base=int, card=int, pile=int)
cdef void play_center(State s, int source, int c) noexcept nogil
@cython.locals(card=int, i=int)
cdef void recycle(State s, int c) noexcept nogil
cdef void end_turn(State s) noexcept nogil
