cimport cython
from spitemalice.kernel.consts cimport *
from spitemalice.kernel.features cimport evaluate, look_across
from spitemalice.kernel.play cimport play
from spitemalice.kernel.state cimport State
from spitemalice.kernel.table cimport Table, Weights

cpdef int search(State s, Table t, Weights w) noexcept nogil
@cython.locals(me=int, other=int, rank=int, c=int, card=int, i=int, slot=int)
cpdef void set_table(State s, Table t) noexcept nogil
@cython.locals(pile=int, k=int, at=int, n=int, card=int, rank=int)
cdef void set_seat(State s, Table t, int seat, int who) noexcept nogil
@cython.locals(a=int, b=int, c=int, rank=int, n=int, k=int, i=int)
cdef int is_new(Table t) noexcept nogil
@cython.locals(heights=int, c=int, bit=int)
cdef void explore(Table t, Weights w) noexcept nogil
@cython.locals(want=int, king=int, k=int, rank=int)
cdef void play_to(Table t, Weights w, int c) noexcept nogil
cdef void play_hand(Table t, Weights w, int c, int rank) noexcept nogil
cdef void step(Table t, Weights w, int entry, int c) noexcept nogil
cdef void raise_center(Table t, int c) noexcept nogil
cdef void lower_center(Table t, int c) noexcept nogil
@cython.locals(rank=int, heights=int, c=int, bit=int)
cdef void play_payoff(Table t, Weights w) noexcept nogil
@cython.locals(rank=int)
cdef void end_by_payoff(Table t, Weights w, int c) noexcept nogil
@cython.locals(kings=int, rank=int)
cdef void end_by_discard(Table t, Weights w) noexcept nogil
cdef void end_by_pass(Table t, Weights w) noexcept nogil
@cython.locals(bare=int, k=int, p=int, empty=int, old=int)
cdef void discard(Table t, Weights w, int rank) noexcept nogil
@cython.locals(n=int, place=int, base=int, i=int)
cdef void keep(Table t, Weights w, int score) noexcept nogil
@cython.locals(bits=int)
cdef int noise_below(Table t, int n) noexcept nogil
@cython.locals(place=int, n=int, i=int)
cpdef int play_best(State s, Table t, Weights w) noexcept nogil
cpdef void play_game(State s, Table t, Weights first, Weights second) noexcept nogil
@cython.locals(i=int)
cpdef list best_features(Table t)
@cython.locals(i=int)
cpdef set_weights(Weights w, list values)
@cython.locals(what=int, dest=int, base=int, slot=int)
cpdef int entry_move(State s, int entry) noexcept nogil
cpdef int kept_entry(Table t, int rank, int i) noexcept nogil
cpdef int kept_length(Table t, int rank) noexcept nogil
cpdef int kept_score(Table t, int rank) noexcept nogil
