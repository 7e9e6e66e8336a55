cimport cython
from spitemalice.kernel.consts cimport *
from spitemalice.kernel.state cimport State, below

@cython.locals(pack=int, suit=int, rank=int, pile=Py_ssize_t, seat=Py_ssize_t, c=Py_ssize_t)
cpdef void set_up(State s) noexcept nogil
@cython.locals(j=Py_ssize_t, card=Py_ssize_t)
cpdef int draw(State s) noexcept nogil
cpdef int deal_stage(State s) noexcept nogil
@cython.locals(more=int)
cpdef void deal(State s) noexcept nogil
@cython.locals(seat=Py_ssize_t, pile=Py_ssize_t, _=int)
cdef void deal_payoffs(State s) noexcept nogil
cpdef void push(State s, Py_ssize_t pile, Py_ssize_t card) noexcept nogil
@cython.locals(best=Py_ssize_t, shared=int, seat=Py_ssize_t, mine=int, high=int)
cdef int choose_starter(State s) noexcept nogil
@cython.locals(rank=int)
cdef int starting_value(State s, Py_ssize_t seat) noexcept nogil
@cython.locals(pile=Py_ssize_t, n=Py_ssize_t, card=Py_ssize_t, i=Py_ssize_t, last=Py_ssize_t, j=Py_ssize_t)
cdef void shuffle_payoff(State s, Py_ssize_t seat) noexcept nogil
@cython.locals(seat=Py_ssize_t, _=int)
cdef void deal_hands(State s) noexcept nogil
cpdef int next_seat(State s, Py_ssize_t seat) noexcept nogil
@cython.locals(base=Py_ssize_t, n=Py_ssize_t, card=Py_ssize_t)
cpdef void fill_hand(State s, Py_ssize_t seat) noexcept nogil
@cython.locals(i=Py_ssize_t)
cdef void reuse_aside(State s) noexcept nogil
@cython.locals(best=Py_ssize_t, shared=int, seat=Py_ssize_t)
cdef void end_on_stock(State s) noexcept nogil
@cython.locals(total=int, other=Py_ssize_t)
cpdef void award(State s, Py_ssize_t seat) noexcept nogil
@cython.locals(source=Py_ssize_t, dest=Py_ssize_t, seat=Py_ssize_t, card=Py_ssize_t)
cpdef void play(State s, int move) noexcept nogil
@cython.locals(base=Py_ssize_t, n=Py_ssize_t, card=Py_ssize_t, i=Py_ssize_t)
cdef int take_hand(State s, Py_ssize_t seat, Py_ssize_t slot) noexcept nogil
@cython.locals(seat=Py_ssize_t, base=Py_ssize_t, card=Py_ssize_t, pile=Py_ssize_t)
cdef void play_center(State s, Py_ssize_t source, Py_ssize_t c) noexcept nogil
@cython.locals(card=Py_ssize_t, i=Py_ssize_t)
cdef void recycle(State s, Py_ssize_t c) noexcept nogil
cdef void end_turn(State s) noexcept nogil
