"""A bot for tests. It plays well-behaved, or breaks the protocol in the way that it is told.

    python bot.py MODE [GAMES]

The fault is committed in every game, or in the first GAMES games of the process only.
"""

import json
import os
import sys
import time
from typing import Any


def say(message: object) -> None:
    """Write a message."""
    print(json.dumps(message), flush=True)


def choose(legal: list[str]) -> str:
    """The pay-off card first, then anything to the center, then the first discard."""
    from_payoff = [move for move in legal if move.startswith("p-")]
    to_center = [move for move in legal if "-c" in move]
    return (from_payoff or to_center or legal)[0]


def answer(mode: str, game: str, move: str) -> None:
    """Answer a question, in a way of which only `good` is right."""
    match mode:
        case "illegal":
            move = "p-s1"
        case "malformed":
            move = "seven of hearts"
        case "resigns":
            move = "resign"
        case "late":
            time.sleep(30)
        case "not-json":
            print("I play the 7 of hearts", flush=True)
        case "not-utf-8":
            sys.stdout.buffer.write(b'{"type":"move","move":"\xff"}\n')
            sys.stdout.buffer.flush()
        case "a-list":
            say([game, move])
        case "no-move":
            say({"type": "move", "game": game})
        case "wrong-game":
            say({"type": "move", "game": "another", "move": move})
            return
        case "huge":
            print("x" * 1_000_000, flush=True)
        case "flood":
            for _ in range(10_000):
                say({"type": "move", "game": game, "move": move})
        case "dies":
            sys.exit(3)
        case "dies-in-line":
            sys.stdout.write('{"type":"mo')
            sys.stdout.flush()
            os._exit(4)
        case "closes":
            sys.stdout.flush()
            os.close(1)
            time.sleep(30)
    say({"type": "move", "game": game, "move": move})
    if mode == "unasked":
        say({"type": "move", "game": game, "move": move})


def main(mode: str, most: int) -> None:
    """Play."""
    games = 0
    if mode == "mute":
        time.sleep(30)
    for line in sys.stdin:
        message: dict[str, Any] = json.loads(line)
        print(line, end="", file=sys.stderr, flush=True)
        match message["type"]:
            case "hello":
                say({"type": "hello" if mode == "unready" else "ready", "name": f"Bot {mode}"})
            case "game":
                games += 1
            case "move":
                bad = games <= most
                answer(mode if bad else "good", message["game"], choose(message["view"]["legal"]))
            case "end" if mode == "leaves-after-games":
                return
            case "quit" if mode != "stays":
                return
    while mode == "stays":
        time.sleep(30)


main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 10**9)
