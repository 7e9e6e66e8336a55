cimport cython
from spitemalice.kernel.consts cimport *

cdef class Table:
    cdef public int side_stacks, center_stacks, king_as_ace, king_on_side, refill_emptied
    cdef public int recycle_now, hand_size, stock, hand_n, other_hand_n, unseen_n
    cdef int height[8]
    cdef int hand[28]
    cdef int pos[12]
    cdef int size[12]
    cdef int payoff[2]
    cdef int payoff_n[2]
    cdef int unseen[14]
    cdef int reach[6]
    cdef public int active_n, my_distance, tops, lacking, next_rank, covered
    cdef public int other_missing, other_distance, other_rank, other_share, other_side
    cdef int active[128]
    cdef int side_count[8]
    cdef int lying[8]
    cdef int tried[64]
    cdef int guess[64]
    cdef public int forgotten, keep, nodes, ends, path_n, kept, stamp
    cdef int path[64]
    cdef int order[16]
    cdef int score[16]
    cdef int length[16]
    cdef int line[1024]
    cdef public int log, best_n, seed_low, seed_high, mwc_a, mwc_b
    cdef int best[128]
    cdef unsigned char side[480]
    cdef int seen_stamp[8192]
    cdef int seen_a[8192]
    cdef int seen_b[8192]
    cdef int mixer[800]

cdef class Mind:
    cdef int value[496]
    cdef public int max_nodes, max_plays, width, noise, forget, most_hope, most_cover

@cython.locals(x="long long", y="long long", i=int, _=int)
cdef void fill_mixer(Table t) noexcept nogil
