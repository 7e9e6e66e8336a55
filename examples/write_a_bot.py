"""A whole bot: it speaks the bot protocol on standard input and output, and needs only Python.

    spitemalice arena exec:"python write_a_bot.py" eager

It plays its pay-off card whenever that goes, else any other card; but a King only where it makes
room for the pay-off card. It discards where the card comes to lie on the next higher rank, or at
least does not bury a lower one. That is enough to beat the simple player `eager`.
"""

import json
import sys
from typing import Any

RANKS = "A23456789TJQK"


def rate(move: str, view: dict[str, Any]) -> int:
    """How good a move looks, from what the bot is told that its seat sees."""
    source, dest = move.split("-") if move != "pass" else ("A", "s1")
    side = view["side"][view["seat"]]
    card = side[int(source[1]) - 1][-1] if source[0] == "s" else source
    if dest[0] == "c":
        wanted = RANKS.index(view["payoff"][view["seat"]]["top"][0])
        opens = len(view["center"][int(dest[1]) - 1]) + 1 == wanted
        return 300 if source == "p" else 200 if card[0] != "K" or opens else 0
    pile, rank = side[int(dest[1]) - 1], RANKS.index(card[0])
    below = RANKS.index(pile[-1][0]) if pile else rank + 2
    return 100 - 80 * (card[0] == "K") - 10 * max(rank - below, 0) - 2 * abs(below - rank - 1)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"type": "ready", "name": "example"}), flush=True)
    elif message["type"] == "move":
        best = max(message["view"]["legal"], key=lambda move: rate(move, message["view"]))
        print(json.dumps({"type": "move", "game": message["game"], "move": best}), flush=True)
    elif message["type"] == "quit":
        break
