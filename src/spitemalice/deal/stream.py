"""Gives a kernel state the words of a fair deal in time.

The kernel draws from a small ring of words. A caller keeps it filled::

    due = deal_fairly(state, words)
    ...
    play(state, move)
    if state.words_used > due:
        due = top_up(state, words)
"""

from spitemalice.deal.words import FairWords
from spitemalice.kernel.play import deal_stage, set_up
from spitemalice.kernel.state import State, feed_bytes, forget_words

# A move draws 7 cards at most. Of the other 25 words all would have to be skipped before the ring
# ran dry, each with a chance below 1 in 16 million.
RESERVE = 32
# Fed beyond what is needed. With the largest stage of a deal, 160 words, that just fills the ring.
CHUNK = 64


def deal_fairly(state: State, words: FairWords) -> int:
    """Set a state up and deal its cards.

    The state must be configured, and with the option ``first = "given"`` know its starter.

    Returns:
        The number of used words from which on `top_up` is due.
    """
    set_up(state)
    forget_words(state, 0)
    stage_needs = state.players * max(state.payoff_size, state.hand_size) + RESERVE
    more = True
    while more:
        _provide(state, words, stage_needs)
        more = deal_stage(state) == 1
    return top_up(state, words)


def top_up(state: State, words: FairWords) -> int:
    """See to it that the ring holds all the words that one move can use.

    Cheap when it does. It goes on at the words that the state has used, so it also serves a
    copied state after ``forget_words(state, state.words_used)``.

    Returns:
        `top_up` is due again once ``state.words_used`` is greater than this.

    Raises:
        RuntimeError: The state needed a word that it had not been given: it was not topped up
            before every move.
    """
    _provide(state, words, RESERVE)
    return state.words_fed - RESERVE


def _provide(state: State, words: FairWords, least: int) -> None:
    """Feed words unless `least` unused ones are there."""
    if state.starved:
        raise RuntimeError("a draw found no fair word left: top_up() must be called before a move")
    unused = state.words_fed - state.words_used
    if unused < least:
        feed_bytes(state, words.take_bytes(state.words_fed, least + CHUNK - unused))
