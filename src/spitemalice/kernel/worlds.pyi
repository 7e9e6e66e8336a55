from spitemalice.kernel.state import State

class Pool:
    n: int
    def __init__(self) -> None: ...

def sample_world(world: State, s: State, me: int, pool: Pool, rng: State) -> None: ...
