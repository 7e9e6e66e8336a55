from spitemalice.kernel.state import State
from spitemalice.kernel.table import Mind, Table
from spitemalice.kernel.worlds import Pool

class Rollouts:
    root: State
    world: State
    trial: State
    rng: State
    pool: Pool
    table: Table
    view: Table
    me: int
    other: int
    fresh: int
    needed: int
    turns: int
    draw: int
    point: int
    win: int
    clairvoyant: int
    guesses: int
    prior: int
    lines: int
    live: int
    rounds: int
    trials: int
    def __init__(self) -> None: ...

def only_discards(s: State) -> int: ...
def start_rollouts(r: Rollouts, s: State, t: Table) -> int: ...
def seed_rollouts(r: Rollouts, low: int, high: int) -> None: ...
def run_round(r: Rollouts, mine: Mind, theirs: Mind) -> None: ...
def drop_worst(r: Rollouts, keep: int) -> None: ...
def best_line(r: Rollouts, z_squared: int) -> int: ...
