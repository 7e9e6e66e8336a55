"""A bot for tests. It plays well-behaved, or breaks the protocol in the way that it is told.

    python bot.py MODE [GAMES]

The fault is committed in every game, or in the first GAMES games of the process only.
"""

import io
import json
import os
import sys
import time
from collections.abc import Callable
from typing import Any

GOOD = ("good", "stays", "leaves-after-games")
"""The modes in which all answers are right."""


def say(message: object) -> None:
    """Write a message."""
    print(json.dumps(message), flush=True)


def choose(legal: list[str]) -> str:
    """The pay-off card first, then anything to the center, then the first discard."""
    from_payoff = [move for move in legal if move.startswith("p-")]
    to_center = [move for move in legal if "-c" in move]
    return (from_payoff or to_center or legal)[0]


def write(text: str) -> None:
    """Write a text as it is."""
    sys.stdout.write(text)
    sys.stdout.flush()


def close() -> None:
    """Say nothing more, and stay."""
    sys.stdout.flush()
    os.close(1)
    time.sleep(30)


def broken(mode: str, game: str, right: dict[str, str]) -> None:
    """Answer a question wrongly, or do something else instead."""
    other: dict[str, object] = {
        "illegal": {**right, "move": "p-s1"},
        "malformed": {**right, "move": "seven of hearts"},
        "resigns": {**right, "move": "resign"},
        "a-list": [game, right["move"]],
        "no-move": {"type": "move", "game": game},
        "wrong-game": {**right, "game": "another"},
    }
    text = {
        "not-json": "I play the 7 of hearts\n",
        "not-utf-8": '{"type":"move","move":"\udcff"}\n',
        "huge": "x" * 1_000_000,
        "dies-in-line": '{"type":"mo',
        "unasked": f"{json.dumps(right)}\n" * 2,
        "flood": f"{json.dumps(right)}\n" * 10_000,
    }
    if mode in other:
        say(other[mode])
    else:
        write(text.get(mode, ""))
    act: dict[str, Callable[[], object]] = {
        "late": lambda: time.sleep(30),
        "closes": close,
        "dies": lambda: os._exit(3),
        "dies-in-line": lambda: os._exit(4),
    }
    act.get(mode, lambda: None)()


def main(mode: str, most: int) -> None:
    """Play."""
    assert isinstance(sys.stdout, io.TextIOWrapper)
    sys.stdout.reconfigure(errors="surrogateescape")
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
                game, move = message["game"], choose(message["view"]["legal"])
                right = {"type": "move", "game": game, "move": move}
                if games <= most and mode not in GOOD:
                    broken(mode, game, right)
                else:
                    say(right)
            case "end" if mode == "leaves-after-games":
                return
            case "quit" if mode != "stays":
                return
    while mode == "stays":
        time.sleep(30)


main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 10**9)
