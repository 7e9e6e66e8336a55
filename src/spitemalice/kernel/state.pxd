cimport cython
from spitemalice.kernel.consts cimport *

cdef class State:
    cdef public int players, decks, hand_size, payoff_size, side_stacks, center_stacks
    cdef public int king_as_ace, king_on_side, refill_emptied, recycle_now, end_on_empty
    cdef public int fewest_wins, first, win_bonus
    cdef public int stock_n, aside_n
    cdef public int stage, shuffles, starter, to_move, turns_ended, outcome, winner, points
    cdef public int mwc_a, mwc_b, fair, starved
    cdef public long long words_fed, words_used
    cdef public int drawn_n, moves_n
    cdef unsigned char hand_n[4]
    cdef unsigned char payoff_n[4]
    cdef unsigned char height[8]
    cdef unsigned char moves[256]
    cdef unsigned short top[40]
    cdef unsigned short hand[32]
    cdef unsigned short under[320]
    cdef unsigned short stock[260]
    cdef unsigned short aside[260]
    cdef unsigned short drawn[16]
    cdef unsigned int ring[256]

cpdef configure(
    State s, int players, int decks, int hand_size, int payoff_size, int side_stacks,
    int center_stacks, int king_as_ace, int king_on_side, int refill_emptied, int recycle_now,
    int end_on_empty, int fewest_wins, int first, int win_bonus,
)
@cython.locals(i=int, cards=int, seats=int, last=int)
cpdef void copy_state(State dst, State src) noexcept nogil
cpdef void seed_fast(State s, int low, int high) noexcept nogil
@cython.locals(bits=int)
cpdef int fast_below(State s, int n) noexcept nogil
cpdef void feed(State s, long long word) noexcept nogil
@cython.locals(i=int, n=int, high="long long", low="long long")
cpdef feed_bytes(State s, bytes data)
cpdef void forget_words(State s, long long used) noexcept nogil
@cython.locals(span="long long", limit="long long", word="long long")
cpdef int fair_below(State s, int n) noexcept nogil
cpdef int below(State s, int n) noexcept nogil
