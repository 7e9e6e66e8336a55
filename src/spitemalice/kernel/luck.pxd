cimport cython
from spitemalice.kernel.consts cimport *
from spitemalice.kernel.ends cimport value_of_end, value_of_kept
from spitemalice.kernel.state cimport State, copy_state, seed_fast
from spitemalice.kernel.table cimport Mind, Table
from spitemalice.kernel.turn cimport search, set_table
from spitemalice.kernel.worlds cimport Pool, take_hidden

cdef class Judge:
    cdef public int samples
    cdef public Table table
    cdef public State trial, rng
    cdef public Pool pool

cdef int as_chance(int value) noexcept nogil
cpdef int chance_now(Judge j, State s, Mind w, Mind odds) noexcept nogil
cpdef int chance_after(Judge j, State s, Mind odds, list path)
@cython.locals(rank=int, _=int)
cdef void gather_unseen(Judge j, State s) noexcept nogil
@cython.locals(total=int, chance=int, i=Py_ssize_t, rank=int)
cdef int mean_over_ranks(Judge j, Mind w, Mind odds, int place) noexcept nogil
@cython.locals(pile=int)
cpdef int expected_top(Judge j, State s, Mind w, Mind odds) noexcept nogil
@cython.locals(seat=int, n=int, slot=int, unseen=int, total=int, _=int, i=Py_ssize_t)
cpdef int expected_draw(Judge j, State s, Mind w, Mind odds, int drawn) noexcept nogil
