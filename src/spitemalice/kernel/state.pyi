# Only what both Python forms show: the arrays of a compiled state are read through `views`.

class State:
    players: int
    decks: int
    hand_size: int
    payoff_size: int
    side_stacks: int
    center_stacks: int
    king_as_ace: int
    king_on_side: int
    refill_emptied: int
    recycle_now: int
    end_on_empty: int
    fewest_wins: int
    first: int
    win_bonus: int
    stock_n: int
    aside_n: int
    stage: int
    shuffles: int
    starter: int
    to_move: int
    turns_ended: int
    outcome: int
    winner: int
    points: int
    mwc_a: int
    mwc_b: int
    fair: int
    starved: int
    words_fed: int
    words_used: int
    drawn_n: int
    moves_n: int
    def __init__(self) -> None: ...

def configure(
    s: State,
    players: int,
    decks: int,
    hand_size: int,
    payoff_size: int,
    side_stacks: int,
    center_stacks: int,
    king_as_ace: int,
    king_on_side: int,
    refill_emptied: int,
    recycle_now: int,
    end_on_empty: int,
    fewest_wins: int,
    first: int,
    win_bonus: int,
) -> None: ...
def copy_state(dst: State, src: State) -> None: ...
def seed_fast(s: State, low: int, high: int) -> None: ...
def fast_below(s: State, n: int) -> int: ...
def feed(s: State, word: int) -> None: ...
def feed_bytes(s: State, data: bytes) -> None: ...
def forget_words(s: State, used: int) -> None: ...
def fair_below(s: State, n: int) -> int: ...
def below(s: State, n: int) -> int: ...
