cimport cython
from spitemalice.kernel.consts cimport *
from spitemalice.kernel.reach cimport look_ahead, share
from spitemalice.kernel.table cimport Mind, Table

cdef int capped(int value, int most) noexcept nogil
cdef void turn_on(Table t, int feature) noexcept nogil
cpdef int evaluate(Table t, Mind w, int leaf) noexcept nogil
@cython.locals(total=int, ten=int)
cdef int far_payoff(Table t, Mind w) noexcept nogil
cdef int far_cards(int ten, int count) noexcept nogil
cpdef void collect(Table t, int leaf) noexcept nogil
@cython.locals(mine=int, theirs=int, lead=int, phase=int)
cdef void collect_counts(Table t, int leaf) noexcept nogil
@cython.locals(lack=int)
cdef void collect_reach(Table t, int leaf) noexcept nogil
cdef int payoff_step(int count) noexcept nogil
@cython.locals(seen=int, c=int, bit=int)
cdef void collect_center(Table t) noexcept nogil
@cython.locals(rank=int, n=int)
cdef void collect_hand(Table t) noexcept nogil
@cython.locals(k=int, top=int)
cdef void collect_side(Table t, int who, int block) noexcept nogil
@cython.locals(i=int, k=int, p=int, top=int, how=int)
cdef void count_side(Table t, int who) noexcept nogil
cdef int lie(int top, int below) noexcept nogil
@cython.locals(total=int, i=int)
cdef int sum_active(Table t, Mind w) noexcept nogil
@cython.locals(total=int, rank=int, n=int, k=int, top=int, how=int)
cdef int value_before_discard(Table t, Mind w) noexcept nogil
@cython.locals(kings=int, change=int)
cdef int hand_change(Table t, Mind w, int rank) noexcept nogil
@cython.locals(top=int, change=int)
cdef int side_change(Table t, Mind w, int k, int rank) noexcept nogil
@cython.locals(empty=int, kings=int, steps=int, pairs=int, blocked=int, worth=int, cards=int)
cdef int worth_of_lying(Table t, Mind w, int how) noexcept nogil
cdef int reach_value(Table t, Mind w) noexcept nogil
cdef int value_across(Table t, Mind w) noexcept nogil
@cython.locals(step=int, most=int, lack=int, value=int)
cdef int most_reach(Table t, Mind w) noexcept nogil
cdef void look_at_weights(Mind w) noexcept nogil
@cython.locals(most=int, i=int)
cdef int greatest(Mind w, int first, int n) noexcept nogil
