cimport cython
from spitemalice.kernel.consts cimport *
from spitemalice.kernel.state cimport State

cpdef int fits(State s, int rank, Py_ssize_t c) noexcept nogil
@cython.locals(base=Py_ssize_t, slot=Py_ssize_t)
cdef int only_kings(State s, Py_ssize_t seat) noexcept nogil
cpdef int may_discard(State s, int rank) noexcept nogil
cpdef int may_pass(State s) noexcept nogil
@cython.locals(base=Py_ssize_t)
cpdef int source_rank(State s, Py_ssize_t source) noexcept nogil
@cython.locals(source=Py_ssize_t, dest=Py_ssize_t, rank=int)
cpdef int is_legal(State s, int move) noexcept nogil
@cython.locals(mask=int, c=Py_ssize_t)
cdef int note_places(State s) noexcept nogil
@cython.locals(rank=int, c=Py_ssize_t)
cpdef int payoff_play(State s) noexcept nogil
@cython.locals(base=Py_ssize_t, heights=int, wanted=int, n=Py_ssize_t, rank=int, left=int, k=Py_ssize_t, slot=Py_ssize_t)
cpdef int list_plays(State s) noexcept nogil
@cython.locals(left=int, c=Py_ssize_t, bit=int)
cdef Py_ssize_t list_targets(State s, Py_ssize_t source, Py_ssize_t rank, int heights, Py_ssize_t n) noexcept nogil
@cython.locals(base=Py_ssize_t, kings=int, stacks=Py_ssize_t, bare=int, k=Py_ssize_t, n=Py_ssize_t, seen=int, slot=Py_ssize_t, rank=int, i=Py_ssize_t)
cpdef int list_discards(State s) noexcept nogil
@cython.locals(n=Py_ssize_t, base=Py_ssize_t, k=Py_ssize_t, source=Py_ssize_t, rank=int, c=Py_ssize_t, slot=Py_ssize_t)
cpdef int list_moves(State s) noexcept nogil
@cython.locals(face=int, i=Py_ssize_t)
cdef int is_repeat(State s, Py_ssize_t base, Py_ssize_t slot) noexcept nogil
@cython.locals(c=Py_ssize_t, k=Py_ssize_t)
cdef Py_ssize_t list_card(State s, Py_ssize_t slot, int rank, Py_ssize_t n) noexcept nogil
