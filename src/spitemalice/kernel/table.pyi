# Only what both Python forms show: the arrays of compiled objects are read through functions.

class Table:
    side_stacks: int
    center_stacks: int
    king_as_ace: int
    king_on_side: int
    refill_emptied: int
    recycle_now: int
    hand_size: int
    stock: int
    hand_n: int
    other_hand_n: int
    active_n: int
    other_missing: int
    other_distance: int
    other_rank: int
    other_share: int
    other_side: int
    forgotten: int
    keep: int
    nodes: int
    ends: int
    path_n: int
    kept: int
    log: int
    best_n: int
    seed_low: int
    seed_high: int
    mwc_a: int
    mwc_b: int
    stamp: int
    def __init__(self) -> None: ...

class Mind:
    max_nodes: int
    max_plays: int
    width: int
    noise: int
    forget: int
    def __init__(self) -> None: ...
