cimport cython
from spitemalice.kernel.consts cimport *
from spitemalice.kernel.table cimport Table, Weights

@cython.locals(k=int, hand=int, kings=int, lacking=int, rank=int, found=int)
cdef int missing(Table t, int who, int target, int start) noexcept nogil
@cython.locals(target=int, best=int, next_rank=int, heights=int, c=int, bit=int, lacking=int)
cdef int least_missing(Table t, int who) noexcept nogil
@cython.locals(target=int, best=int, c=int, steps=int)
cdef int distance(Table t, int who) noexcept nogil
@cython.locals(both=int)
cpdef void look_across(Table t) noexcept nogil
cdef int capped(int value, int most) noexcept nogil
cdef void turn_on(Table t, int feature) noexcept nogil
@cython.locals(total=int, i=int)
cpdef int evaluate(Table t, Weights w, int leaf) noexcept nogil
@cython.locals(mine=int, theirs=int, lead=int, lack=int, both=int, phase=int)
cpdef void collect(Table t, int leaf) noexcept nogil
cdef int payoff_step(int count) noexcept nogil
@cython.locals(seen=int, c=int, bit=int)
cdef void collect_center(Table t) noexcept nogil
@cython.locals(rank=int, n=int)
cdef void collect_hand(Table t) noexcept nogil
@cython.locals(empty=int, kings=int, steps=int, pairs=int, blocked=int, cards=int, k=int, p=int, top=int, below=int, depth=int)
cdef void collect_side(Table t, int who, int block) noexcept nogil
