cimport cython
from spitemalice.kernel.consts cimport *
from spitemalice.kernel.features cimport lie
from spitemalice.kernel.play cimport play
from spitemalice.kernel.reach cimport look_ahead
from spitemalice.kernel.state cimport State, copy_state, fast_below, seed_fast
from spitemalice.kernel.table cimport Mind, Table
from spitemalice.kernel.turn cimport entry_move, play_best, search, set_table
from spitemalice.kernel.worlds cimport Pool, likely_world, sample_world

cdef class Rollouts:
    cdef public State root, world, trial, rng
    cdef public Pool pool
    cdef public Table table, view
    cdef public int me, other, fresh, needed
    cdef public int turns, draw, point, win, clairvoyant, guesses, prior, lines, live, rounds, trials
    cdef int alive[16]
    cdef int length[16]
    cdef int line[1024]
    cdef int result[16]
    cdef long long total[16]
    cdef long long apart[16]
    cdef long long apart_squares[16]

@cython.locals(cards=int, blocked=int, k=Py_ssize_t, card=int, below=int)
cpdef int only_discards(State s) noexcept nogil
@cython.locals(i=int, j=int, place=int, d="long long")
cpdef int start_rollouts(Rollouts r, State s, Table t) noexcept nogil
@cython.locals(c=Py_ssize_t)
cdef void look_at_hands(Rollouts r, State s) noexcept nogil
@cython.locals(tries=int)
cdef void deal_hands_anew(Rollouts r) noexcept nogil
@cython.locals(i=Py_ssize_t, base=Py_ssize_t, slot=Py_ssize_t, place=Py_ssize_t)
cdef int could_play(Rollouts r) noexcept nogil
cpdef void seed_rollouts(Rollouts r, int low, int high) noexcept nogil
cdef void set_chance(State s, int low, int high) noexcept nogil
@cython.locals(low=int, high=int, i=int, j=int, d="long long")
cpdef void run_round(Rollouts r, Mind mine, Mind theirs) noexcept nogil
@cython.locals(seat=int, own=int, score=int)
cdef int roll_out(Rollouts r, State s, Table t, Mind mine, Mind theirs) noexcept nogil
@cython.locals(total=int, seat=int)
cdef int win_value(Rollouts r, State s) noexcept nogil
@cython.locals(worst=int, i=int)
cpdef void drop_worst(Rollouts r, int keep) noexcept nogil
@cython.locals(best=int, i=int, n="long long", mean="long long", variance="long long")
cpdef int best_line(Rollouts r, int z_squared) noexcept nogil
