cimport cython
from spitemalice.kernel.consts cimport *
from spitemalice.kernel.moves cimport list_discards, list_plays, payoff_play
from spitemalice.kernel.play cimport deal, play
from spitemalice.kernel.state cimport State, copy_state, fast_below, seed_fast

cdef class Tally:
    cdef public long long games, moves, turns, draws, points, first_wins
    cdef public int sum_a, sum_b

@cython.locals(n=Py_ssize_t, move=int)
cpdef int eager_move(State s) noexcept nogil
@cython.locals(plays=Py_ssize_t, discards=Py_ssize_t, pick=Py_ssize_t, i=Py_ssize_t)
cpdef int random_move(State s) noexcept nogil
cdef int choose(State s, int policy) noexcept nogil
@cython.locals(moves=int)
cpdef int play_out(State s, int policy) noexcept nogil
@cython.locals(i=Py_ssize_t)
cpdef void run_series(State s, Tally tally, int seed, int games, int policy) noexcept nogil
cdef void count_result(State s, Tally tally) noexcept nogil
@cython.locals(i=Py_ssize_t, j=Py_ssize_t, move=int)
cpdef void run_checked(State s, Tally tally, int seed, int games, int policy) noexcept nogil
cdef void mix(Tally tally, int value) noexcept nogil
@cython.locals(total="long long", _=int)
cpdef long long copy_many(State dst, State src, int times) noexcept nogil
