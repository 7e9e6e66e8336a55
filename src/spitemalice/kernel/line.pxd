cimport cython
from spitemalice.kernel.consts cimport *
from spitemalice.kernel.play cimport play
from spitemalice.kernel.state cimport State
from spitemalice.kernel.table cimport Table
from spitemalice.kernel.turn cimport entry_move, kept_entry, kept_length
from spitemalice.kernel.views cimport index_of

@cython.locals(out=list, i=int, n=int, move=int)
cpdef list play_kept(State s, Table t, int rank)
