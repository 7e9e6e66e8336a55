cimport cython
from spitemalice.kernel.consts cimport *
from spitemalice.kernel.features cimport (
    collect, evaluate, hand_change, look_at_weights, most_reach, reach_value, side_change,
    value_across, value_before_discard,
)
from spitemalice.kernel.play cimport play
from spitemalice.kernel.reach cimport look_across
from spitemalice.kernel.state cimport State
from spitemalice.kernel.table cimport Mind, Table, fill_mixer
from spitemalice.kernel.views cimport index_of

cpdef int search(State s, Table t, Mind w) noexcept nogil
@cython.locals(k=int)
cdef void forget_stacks(Table t, Mind w) noexcept nogil
@cython.locals(
    me=int, other=int, seat=int, kind=int, rank=int, c=int, card=int, i=int, slot=int
)
cpdef void set_table(State s, Table t) noexcept nogil
@cython.locals(rank=int, k=int, card=int)
cdef void see_seat(State s, Table t, int seat) noexcept nogil
@cython.locals(pile=int, k=int, at=int, n=int, card=int, rank=int)
cdef void set_seat(State s, Table t, int seat, int who) noexcept nogil
@cython.locals(a=int, b=int, c=int, rank=int, n=int, k=int, i=int)
cdef int is_new(Table t) noexcept nogil
@cython.locals(heights=int, c=int, bit=int)
cdef void explore(Table t, Mind w) noexcept nogil
@cython.locals(want=int, king=int, k=int, rank=int)
cdef void play_to(Table t, Mind w, int c) noexcept nogil
cdef void play_hand(Table t, Mind w, int c, int rank) noexcept nogil
cdef void step(Table t, Mind w, int entry, int c) noexcept nogil
cdef void raise_center(Table t, int c) noexcept nogil
cdef void lower_center(Table t, int c) noexcept nogil
@cython.locals(rank=int, heights=int, c=int, bit=int)
cdef void play_payoff(Table t, Mind w) noexcept nogil
@cython.locals(rank=int)
cdef void end_by_payoff(Table t, Mind w, int c) noexcept nogil
@cython.locals(n=int, hand_n=int, most=int, i=int, rank=int, k=int, p=int, old=int)
cdef void end_by_discard(Table t, Mind w) noexcept nogil
cdef void end_by_pass(Table t, Mind w) noexcept nogil
@cython.locals(n=int, kings=int, rank=int, value=int, bare=int, k=int, empty=int, guess=int, i=int)
cdef int order_discards(Table t, Mind w, int base) noexcept nogil
cdef int is_hopeless(Table t, Mind w, int score) noexcept nogil
@cython.locals(n=int, place=int, base=int, i=int)
cdef void keep(Table t, Mind w, int score, int leaf) noexcept nogil
@cython.locals(bits=int)
cdef int noise_below(Table t, int n) noexcept nogil
@cython.locals(now=int, _=int)
cdef void seed_search(State s, Table t) noexcept nogil
@cython.locals(place=int, i=int, move=int)
cpdef list play_kept(State s, Table t, int rank)
@cython.locals(place=int, n=int, i=int)
cpdef int play_best(State s, Table t, Mind w) noexcept nogil
cpdef void play_game(State s, Table t, Mind first, Mind second) noexcept nogil
@cython.locals(i=int)
cpdef list best_features(Table t)
@cython.locals(i=int)
cpdef set_weights(Mind w, list weights)
@cython.locals(what=int, dest=int, base=int, slot=int)
cpdef int entry_move(State s, int entry) noexcept nogil
cpdef int kept_entry(Table t, int rank, int i) noexcept nogil
cpdef int kept_length(Table t, int rank) noexcept nogil
cpdef int kept_score(Table t, int rank) noexcept nogil
