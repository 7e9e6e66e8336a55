"""Check deals without the package that made them: `python check_deal.py < games.jsonl`.

For each game record it checks the server's commitment, derives the game seed, deals the cards and
prints them. It follows docs/fair-deal.md, needs only Python's standard library and shares nothing
with the package. The exit status is 0 if every deal is proved, else 1.
"""

import hashlib
import hmac
import json
import struct
import sys
from collections.abc import Iterable, Iterator
from typing import Any

G4A = {
    "players": 2, "decks": 2, "hand_size": 5, "payoff_size": 20, "side_stacks": 4,
    "center_stacks": 3, "king_as_ace": True, "king_on_side": True, "refill": "emptied",
    "recycle": "now", "stock_out": "short", "exhausted": "draw", "first": "high_payoff",
    "win_bonus": 0, "match_points": 50,
}  # fmt: skip
LARGE = G4A | {"decks": 3, "center_stacks": 4, "recycle": "when_empty"}
PRESETS: dict[str, dict[str, Any]] = {
    "g4a": G4A,
    "quick": G4A | {"payoff_size": 10, "match_points": 15},
    "four_stack": G4A | {"center_stacks": 4},
    "cat_and_mouse": LARGE | {"payoff_size": 15, "exhausted": "fewest_wins", "match_points": 0},
    "long": LARGE | {"payoff_size": 26, "king_as_ace": False, "win_bonus": 5},
}
NAMES = [rank + suit for _ in range(5) for suit in "cdhs" for rank in "A23456789TJQK"]


def tagged_hash(*parts: str | bytes) -> bytes:
    """SHA-256 over parts, each led by its length in four bytes."""
    data = [part.encode() if isinstance(part, str) else part for part in parts]
    return hashlib.sha256(b"".join(struct.pack(">I", len(p)) + p for p in data)).digest()


def proof(rules: dict[str, Any], fair: dict[str, Any]) -> tuple[bytes, bytes]:
    """The server's commitment and the game seed that follow from what was revealed."""
    game_id, secret = fair["game_id"], bytes.fromhex(fair["server_seed"])
    seeds = [text.encode() for text in fair["client_seeds"]]
    if len(secret) != 32 or len(seeds) != rules["players"] or max(map(len, seeds)) > 64:
        raise ValueError("a server seed is 32 bytes; each seat has one seed of at most 64 bytes")
    rules_text = json.dumps(rules, sort_keys=True, separators=(",", ":"))
    rules_hash = hashlib.sha256(rules_text.encode()).digest()
    commitment = tagged_hash("sm1/server", game_id, rules_hash, secret)
    sent = [tagged_hash("sm1/client", game_id, bytes([i]), c) for i, c in enumerate(seeds)]
    said = tagged_hash("sm1/transcript", game_id, rules_hash, commitment, *sent, *seeds)
    return commitment, hmac.digest(secret, said, "sha256")


def deal(rules: dict[str, Any], seed: bytes, starter: int) -> tuple[int, list[Any], Any]:
    """Who starts, the pay-off piles (top card last) and the hands by seat, as numbers."""
    blocks = (hashlib.sha256(seed + struct.pack(">Q", k)).digest() for k in range(2**64))
    words: Iterator[int] = (word for block in blocks for word in struct.unpack(">8I", block))
    bag, seats = list(range(52 * rules["decks"])), range(rules["players"])

    def below(n: int) -> int:
        return next(w for w in words if w < 2**32 - 2**32 % n) % n

    def draw() -> int:
        j = below(len(bag))
        bag[j], bag[-1] = bag[-1], bag[j]
        return bag.pop()

    piles = [[draw() for _ in range(rules["payoff_size"])] for _ in seats]
    if rules["first"] == "high_payoff":
        for rounds in range(21):
            tops = [(pile[-1] % 13 + 1) % 13 for pile in piles]
            starter = tops.index(max(tops))
            if tops.count(max(tops)) == 1 or rounds == 20:
                break
            for pile in piles:
                for i in range(len(pile) - 1, 0, -1):
                    j = below(i + 1)
                    pile[i], pile[j] = pile[j], pile[i]
    elif rules["first"] != "given":
        starter = below(len(seats)) if rules["first"] == "random" else 0
    order = [*seats[starter:], *seats[:starter]]
    return starter, piles, {seat: [draw() for _ in range(rules["hand_size"])] for seat in order}


def check(record: dict[str, Any]) -> bool:
    """Print a record's deal; answer whether it is proved."""
    given, fair, seed = record["rules"], record["fair"], bytes.fromhex(record["seed"])
    given = {"preset": given} if isinstance(given, str) else given
    rules = PRESETS[given.pop("preset", "g4a")] | given
    starter, piles, hands = deal(rules, seed, record["starter"])
    for seat in range(rules["players"]):
        print(f"  seat {seat} pay-off pile, top card last:", *(NAMES[n] for n in piles[seat]))
        print(f"  seat {seat} hand:", *(NAMES[n] for n in hands[seat]))
    commitment, derived = proof(rules, fair)
    facts = [
        ("protocol", fair["protocol"], "sm-deal/1"),
        ("commitment", fair["commitment"], commitment.hex()),
        ("seed", record["seed"], derived.hex()),
        ("starter", record["starter"], starter),
    ]
    for what, said, found in facts:
        print(f"  {what} {said}:", "ok" if said == found else f"WRONG, must be {found}")
    return all(said == found for _, said, found in facts)


def main(lines: Iterable[bytes]) -> int:
    """Check every line of a file."""
    proved = True
    for number, line in enumerate(lines, 1):
        print(f"line {number}")
        try:
            proved &= check(json.loads(line))
        except Exception as error:  # whatever is wrong with a line, the next is still checked
            print(f"  not proved, something is missing or malformed: {error!r}")
            proved = False
    return 0 if proved else 1


if __name__ == "__main__":
    sys.exit(main(sys.stdin.buffer))
