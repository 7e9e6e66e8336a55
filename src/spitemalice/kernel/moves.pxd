cimport cython
from spitemalice.kernel.consts cimport *
from spitemalice.kernel.state cimport State

cpdef int fits(State s, int rank, int c) noexcept nogil
@cython.locals(base=int, slot=int)
cdef int only_kings(State s, int seat) noexcept nogil
cpdef int may_discard(State s, int rank) noexcept nogil
cpdef int may_pass(State s) noexcept nogil
@cython.locals(base=int)
cpdef int source_rank(State s, int source) noexcept nogil
@cython.locals(source=int, dest=int, rank=int)
cpdef int is_legal(State s, int move) noexcept nogil
@cython.locals(mask=int, c=int)
cpdef int open_heights(State s) noexcept nogil
@cython.locals(seat=int, base=int, heights=int, wanted=int, rank=int, seen=int, k=int, bit=int, slot=int)
cpdef int list_plays(State s) noexcept nogil
@cython.locals(n=int, stack=int, c=int, left=int, bit=int)
cdef void list_targets(State s, int source, int rank, int heights) noexcept nogil
@cython.locals(n=int, seat=int, base=int, bare=int, kings=int, stacks=int, k=int, seen=int, slot=int, rank=int, bit=int)
cpdef int list_discards(State s) noexcept nogil
@cython.locals(n=int, base=int, k=int, source=int, rank=int, c=int, slot=int)
cpdef int list_moves(State s) noexcept nogil
@cython.locals(face=int, i=int)
cdef int is_repeat(State s, int base, int slot) noexcept nogil
@cython.locals(c=int, k=int)
cdef int list_card(State s, int slot, int rank, int n) noexcept nogil
