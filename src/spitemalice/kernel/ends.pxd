cimport cython
from spitemalice.kernel.consts cimport *
from spitemalice.kernel.features cimport collect, evaluate
from spitemalice.kernel.reach cimport look_across
from spitemalice.kernel.state cimport State
from spitemalice.kernel.table cimport Mind, Table
from spitemalice.kernel.turn cimport raise_center, set_table

@cython.locals(leaf=int, i=Py_ssize_t)
cpdef int lay_end(State s, Table t, list path)
@cython.locals(what=int, dest=int, k=int)
cdef int lay_entry(Table t, int entry) noexcept nogil
cdef int value_laid(Table t, Mind w, int leaf) noexcept nogil
cpdef int value_of_end(State s, Table t, Mind w, list path)
@cython.locals(leaf=int, place=int, i=Py_ssize_t)
cpdef int value_of_kept(State s, Table t, Mind w, int rank) noexcept nogil
@cython.locals(leaf=int, i=int)
cpdef list features_of_end(State s, Table t, list path)
@cython.locals(place=int, i=int)
cpdef list kept_path(Table t, int rank)
