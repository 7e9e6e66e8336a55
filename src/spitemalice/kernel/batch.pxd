cimport cython
from spitemalice.kernel.consts cimport *
from spitemalice.kernel.moves cimport fits, may_discard, may_pass
from spitemalice.kernel.play cimport deal, play
from spitemalice.kernel.state cimport State, below, seed_fast

cpdef Py_ssize_t count_actions(State s) noexcept nogil
@cython.locals(source=Py_ssize_t, dest=Py_ssize_t, rank=Py_ssize_t)
cpdef Py_ssize_t action_of(State s, Py_ssize_t move) noexcept nogil
cdef Py_ssize_t hand_actions(State s) noexcept nogil
@cython.locals(base=Py_ssize_t, slot=Py_ssize_t)
cdef Py_ssize_t slot_of(State s, Py_ssize_t rank) noexcept nogil
@cython.locals(first=Py_ssize_t, base=Py_ssize_t, source=Py_ssize_t, rank=Py_ssize_t,
               width=Py_ssize_t, dest=Py_ssize_t, slot=Py_ssize_t)
cpdef Py_ssize_t code_of(State s, Py_ssize_t action) noexcept nogil
@cython.locals(n=Py_ssize_t, i=Py_ssize_t, base=Py_ssize_t, first=Py_ssize_t, width=Py_ssize_t,
               c=Py_ssize_t, takes=int, place=Py_ssize_t, k=Py_ssize_t, slot=Py_ssize_t,
               rank=Py_ssize_t, given=int)
cpdef void write_mask(State s, unsigned char[::1] out, Py_ssize_t at) noexcept nogil
cdef int ranks_taken(State s, Py_ssize_t c) noexcept nogil
cdef int ranks_given(State s) noexcept nogil
@cython.locals(base=Py_ssize_t, cards=Py_ssize_t, given=int, ranks=Py_ssize_t, slot=Py_ssize_t,
               rank=Py_ssize_t, n=Py_ssize_t, c=Py_ssize_t, takes=int, k=Py_ssize_t,
               pick=Py_ssize_t, slot_at=Py_ssize_t)
cpdef Py_ssize_t pick_code(State s, State scratch) noexcept nogil
cpdef Py_ssize_t count_view(State s) noexcept nogil
@cython.locals(end=Py_ssize_t, i=Py_ssize_t, base=Py_ssize_t, slot=Py_ssize_t, rank=Py_ssize_t,
               place=Py_ssize_t, other=Py_ssize_t, _=Py_ssize_t, c=Py_ssize_t)
cpdef void write_view(State s, Py_ssize_t seat, unsigned char[::1] out, Py_ssize_t at) noexcept nogil
cdef Py_ssize_t at_most_255(Py_ssize_t n) noexcept nogil
@cython.locals(base=Py_ssize_t, card=Py_ssize_t, place=Py_ssize_t, k=Py_ssize_t, n=Py_ssize_t,
               rank=Py_ssize_t)
cdef Py_ssize_t write_seat(
    State s, Py_ssize_t seat, unsigned char[::1] out, Py_ssize_t at,
) noexcept nogil
@cython.locals(card=Py_ssize_t, kings=Py_ssize_t)
cdef Py_ssize_t write_center(
    State s, Py_ssize_t c, unsigned char[::1] out, Py_ssize_t at,
) noexcept nogil
cpdef void begin_game(State s, int seed, int episode) noexcept nogil
@cython.locals(i=Py_ssize_t, row=Py_ssize_t)
cpdef void begin_games(list games, int[::1] book) noexcept
@cython.locals(i=Py_ssize_t, s=State, row=Py_ssize_t, move=Py_ssize_t)
cpdef Py_ssize_t find_codes(list games, int[::1] book) noexcept
@cython.locals(i=Py_ssize_t, s=State, row=Py_ssize_t, move=Py_ssize_t)
cpdef void step_games(
    list games, int[::1] book, int chosen, int again, unsigned char[::1] masks,
    unsigned char[::1] views,
) noexcept
@cython.locals(i=Py_ssize_t)
cpdef void tell_games(
    list games, int[::1] book, unsigned char[::1] masks, unsigned char[::1] views,
) noexcept
cdef void tell_game(
    State s, Py_ssize_t i, int[::1] book, unsigned char[::1] masks, unsigned char[::1] views,
) noexcept nogil
