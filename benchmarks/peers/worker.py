"""Does tasks of `tasks.py` on request: ``python worker.py``, one request and answer a line.

A request is a JSON array of the task's name and the CPU seconds to spend, an answer the object
``{"moves_per_s": ..., "games_per_s": ..., "moves_per_game": ...}``. It is a script of its own so
that any Python can run it, whatever is installed there.
"""

import json
import sys
from pathlib import Path
from time import process_time

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))

from benchmarks.peers.tasks import TASKS


def measure(name: str, seconds: float) -> dict[str, float]:
    """Do a task over and over, with more and more games, for some CPU seconds."""
    task, games, seed = TASKS[name], 1, 1
    moves = ended = 0
    spent = 0.0
    while spent < seconds:
        start = process_time()
        played = task(games, seed)
        spent += process_time() - start
        moves, ended = moves + played[0], ended + played[1]
        seed += played[1]
        # What is left, at the speed so far, but never much more than all that went before
        games = max(1, min(4 * ended, int((seconds - spent) * ended / spent)))
    return {
        "moves_per_s": moves / spent,
        "games_per_s": ended / spent,
        "moves_per_game": moves / ended,
    }


def main() -> None:
    """Answer requests until there are no more."""
    for line in sys.stdin:
        name, seconds = json.loads(line)
        print(json.dumps(measure(name, seconds)), flush=True)


if __name__ == "__main__":
    main()
