cimport cython
from spitemalice.kernel.consts cimport *
from spitemalice.kernel.table cimport Table

@cython.locals(target=int, heights=int, c=int, bit=int)
cdef void look_ahead(Table t, int who) noexcept nogil
@cython.locals(hand=int, kings=int, covered=int, lacking=int, able=int, most=int, rank=int, steps=int, wild=int)
cdef void climb(Table t, int who, int start, int target) noexcept nogil
@cython.locals(target=int, best=int, c=int, steps=int)
cdef int distance(Table t, int who) noexcept nogil
@cython.locals(k=int)
cdef void look_at_tops(Table t, int who) noexcept nogil
@cython.locals(k=int)
cdef int take_top(Table t, int rank) noexcept nogil
@cython.locals(inside=int, rank=int)
cdef int share(Table t, int mask) noexcept nogil
cpdef void look_across(Table t) noexcept nogil
