from spitemalice.kernel.state import State
from spitemalice.kernel.table import Mind, Table
from spitemalice.kernel.worlds import Pool

class Judge:
    samples: int
    table: Table
    trial: State
    rng: State
    pool: Pool
    def __init__(self) -> None: ...

def chance_now(j: Judge, s: State, w: Mind, odds: Mind) -> int: ...
def expected_top(j: Judge, s: State, w: Mind, odds: Mind) -> int: ...
def expected_draw(j: Judge, s: State, w: Mind, odds: Mind, drawn: int) -> int: ...
