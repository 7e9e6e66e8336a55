cimport cython
from spitemalice.kernel.consts cimport *
from spitemalice.kernel.state cimport State, copy_state, fast_below

cdef class Pool:
    cdef public int n
    cdef unsigned short cards[320]
    cdef unsigned char there[320]

@cython.locals(card=int, i=int, seat=int, base=int, slot=int, face=int, pack=int)
cdef void gather_hidden(State s, int me, Pool pool) noexcept nogil
@cython.locals(j=int, card=int)
cdef int take_hidden(Pool pool, State rng) noexcept nogil
cpdef void sample_world(State world, State s, int me, Pool pool, State rng) noexcept nogil
cpdef void likely_world(
    State world, State s, int me, Pool pool, State rng, int needed
) noexcept nogil
@cython.locals(seat=int, base=int, slot=int, i=int)
cdef void deal_world(
    State world, State s, int me, Pool pool, State rng, int needed
) noexcept nogil
@cython.locals(card=int, tries=int)
cdef int take_kept(Pool pool, State rng, int needed) noexcept nogil
cdef int kept_weight(int rank, int needed) noexcept nogil
@cython.locals(n=int, last=int, card=int, _=int)
cdef void deal_payoff(State world, State s, int pile, Pool pool, State rng) noexcept nogil
