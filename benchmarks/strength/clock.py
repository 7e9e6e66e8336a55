"""Times the turns of a player: ``python -m benchmarks.strength.clock TASK``.

Nothing of the package is imported before it is settled which form of the kernel is to be timed.
"""

import json
import sys
import time
from typing import Any

from spitemalice.bench.sources import prefer_sources

__all__ = ["turn_times"]


def turn_times(name: str, games: int, nodes: int | None, by_clock: bool) -> list[float]:
    """The time of each turn in some games of a player against itself, in milliseconds.

    It is the processor's time, as others may use the machine meanwhile, or the clock's.
    """
    from spitemalice.kernel.consts import RUNNING
    from spitemalice.kernel.play import deal
    from spitemalice.kernel.state import State, seed_fast
    from spitemalice.players.levels import look_of
    from spitemalice.players.player import Budget
    from spitemalice.players.searching import KernelSearcher
    from spitemalice.rules.ruleset import RuleSet

    look = look_of(name)
    assert look is not None, "only searching players are timed"
    clock = time.perf_counter_ns if by_clock else time.process_time_ns
    player, state, times = KernelSearcher(look, Budget(nodes=nodes)), State(), []
    RuleSet().configure_state(state)
    for game in range(games):
        seed_fast(state, 1 + game, 2)
        deal(state)
        player.begin(bytes([game]))
        ply, turn, start = 0, state.turns_ended, clock()
        while state.outcome == RUNNING:
            ply += len(player.play_on(state, ply))
            if state.turns_ended != turn:
                times.append((clock() - start) / 1e6)
                turn, start = state.turns_ended, clock()
    return times


def main(task: str) -> None:
    """Print the times as JSON."""
    asked: dict[str, Any] = json.loads(task)
    if asked.pop("plain"):
        prefer_sources()
    print(json.dumps([round(ms, 4) for ms in turn_times(**asked)]))


if __name__ == "__main__":
    main(sys.argv[1])
