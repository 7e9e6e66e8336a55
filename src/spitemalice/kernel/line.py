"""A searched turn played on and told as move indices, for whoever keeps a record."""

try:
    import cython
except ImportError:
    from spitemalice.kernel import plain as cython

if not cython.compiled:
    from spitemalice.kernel.consts import *
    from spitemalice.kernel.play import play
    from spitemalice.kernel.turn import entry_move, kept_entry, kept_length
    from spitemalice.kernel.views import index_of


def play_kept(s, t, rank):
    """Play the path of the `rank`-th best end that a search has kept; answer its move indices."""
    out = []
    for i in range(kept_length(t, rank)):
        move = entry_move(s, kept_entry(t, rank, i))
        out.append(index_of(s, move))
        play(s, move)
    return out
