cimport cython
from spitemalice.kernel.consts cimport *

# Whatever indexes an array is a Py_ssize_t, in all kernel modules: an int would have to be extended
# at each access. No array is of chars, which may alias everything and so forbid to keep a field in a
# register. What `copy_state` copies stands together in its order; scratch space comes last.
cdef class State:
    cdef public int players, decks, hand_size, payoff_size, side_stacks, center_stacks
    cdef public int king_as_ace, king_on_side, refill_emptied, recycle_now, end_on_empty
    cdef public int fewest_wins, first, win_bonus
    cdef public int stage, shuffles, starter, to_move, turns_ended, outcome, winner, points
    cdef public int mwc_a, mwc_b, fair, stock_n, aside_n, starved
    cdef public long long words_used
    cdef unsigned short hand_n[4]
    cdef unsigned short payoff_n[4]
    cdef unsigned short height[8]
    cdef unsigned short hand[32]
    cdef unsigned short top[40]
    cdef unsigned short under[320]
    cdef unsigned short stock[260]
    cdef unsigned short aside[260]
    cdef public int drawn_n, moves_n
    cdef unsigned short drawn[16]
    cdef unsigned short place[12]
    cdef unsigned short moves[256]
    cdef public long long words_fed
    cdef unsigned int ring[256]

cpdef configure(
    State s, int players, int decks, int hand_size, int payoff_size, int side_stacks,
    int center_stacks, int king_as_ace, int king_on_side, int refill_emptied, int recycle_now,
    int end_on_empty, int fewest_wins, int first, int win_bonus,
)
@cython.locals(i=Py_ssize_t, cards=Py_ssize_t, seats=Py_ssize_t, last=Py_ssize_t)
cpdef void copy_state(State dst, State src) noexcept nogil
cpdef void seed_fast(State s, int low, int high) noexcept nogil
@cython.locals(bits=int)
cpdef int fast_below(State s, int n) noexcept nogil
cpdef void feed(State s, long long word) noexcept nogil
@cython.locals(i=Py_ssize_t, n=Py_ssize_t, high="long long", low="long long")
cpdef feed_bytes(State s, bytes data)
cpdef void forget_words(State s, long long used) noexcept nogil
@cython.locals(span="long long", limit="long long", word="long long")
cpdef int fair_below(State s, int n) noexcept nogil
cpdef int below(State s, int n) noexcept nogil
