"""A second, slow judge of records, written from the rules alone: it uses nothing of the package.

It takes a record as the object that `json.loads` gives. Cards are texts such as `7h`; piles are
lists with the top at the end; nothing is clever here.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import re
from typing import Any, NoReturn, TypeAlias

Value: TypeAlias = Any  # whatever JSON can hold

RANKS = "A23456789TJQK"
SUITS = "cdhs"
DEFAULTS: dict[str, Any] = {
    "players": 2,
    "decks": 2,
    "hand_size": 5,
    "payoff_size": 20,
    "side_stacks": 4,
    "center_stacks": 3,
    "king_as_ace": True,
    "king_on_side": True,
    "refill": "emptied",
    "recycle": "now",
    "stock_out": "short",
    "exhausted": "draw",
    "first": "high_payoff",
    "win_bonus": 0,
    "match_points": 50,
}
CAT_AND_MOUSE = {
    "decks": 3,
    "payoff_size": 15,
    "center_stacks": 4,
    "recycle": "when_empty",
    "exhausted": "fewest_wins",
    "match_points": 0,
}
LONG = {
    "decks": 3,
    "payoff_size": 26,
    "center_stacks": 4,
    "king_as_ace": False,
    "recycle": "when_empty",
    "win_bonus": 5,
}
PRESETS: dict[str, dict[str, Any]] = {
    "g4a": {},
    "quick": {"payoff_size": 10, "match_points": 15},
    "four_stack": {"center_stacks": 4},
    "cat_and_mouse": CAT_AND_MOUSE,
    "long": LONG,
}
LIMITS = {
    "players": (2, 4),
    "decks": (1, 5),
    "hand_size": (1, 7),
    "payoff_size": (1, 40),
    "side_stacks": (1, 6),
    "center_stacks": (1, 8),
    "win_bonus": (0, 50),
    "match_points": (0, 1000),
}
WORDS = {
    "refill": ["emptied", "turn_start"],
    "recycle": ["now", "when_empty"],
    "stock_out": ["short", "empty"],
    "exhausted": ["draw", "fewest_wins"],
    "first": ["high_payoff", "seat0", "random", "given"],
}
AGAINST = ["resigned", "timeout", "abandoned"]
HEX = re.compile(r"\A[0-9a-f]{64}\Z")
MOVE = re.compile(r"\A(p|s[1-6]|[A2-9TJQK][cdhs])-(c[1-8]|s[1-6])\Z")


class Fault(Exception):
    """Why a record does not hold, with turn and move if that is where it fails."""

    def __init__(self, what: str, turn: int | None = None, move: int | None = None) -> None:
        super().__init__(what, turn, move)
        self.what = what
        self.turn = turn
        self.move = move


class Pending(Exception):
    """The seed is secret."""


def fail(what: str, turn: int | None = None, move: int | None = None) -> NoReturn:
    raise Fault(what, turn, move)


def need(holds: bool, what: str) -> None:
    if not holds:
        fail(what)


def judge(record: Value) -> Fault | Pending | None:
    """None if the record holds, else what is wrong."""
    try:
        check(record)
    except (Fault, Pending) as fault:
        return fault
    return None


def check(record: Value) -> None:
    need(isinstance(record, dict), "no object")
    need(record.get("format") == "spitemalice/1", "format")
    for key in ("rules", "players", "starter", "seed", "turns", "result"):
        need(key in record, f"no {key}")
    rules = full_rules(record["rules"])
    seats = rules["players"]
    need(texts(record["players"], seats), "players")
    need(is_int(record["starter"], 0, seats - 1), "starter")
    need(record["seed"] is None or is_hex(record["seed"]), "seed")
    need(isinstance(record["turns"], list), "turns")
    need(all(isinstance(turn, str) and turn != "" for turn in record["turns"]), "turns")
    check_result_shape(record["result"], seats)
    if record["result"] is not None:
        need(record["seed"] is not None, "seed of an ended game")
    if "fair" in record:
        check_fair(record, rules)
    if record["seed"] is None:
        check_notation(record["turns"])
        raise Pending
    table = Table(rules, bytes.fromhex(record["seed"]), record["starter"])
    play_turns(table, record["turns"])
    compare(table, record["result"])


def is_int(value: Value, low: int, high: int) -> bool:
    return type(value) is int and low <= value <= high


def is_hex(value: Value) -> bool:
    return isinstance(value, str) and HEX.match(value) is not None


def texts(value: Value, count: int) -> bool:
    if not isinstance(value, list) or len(value) != count:
        return False
    return all(isinstance(text, str) for text in value)


def full_rules(value: Value) -> dict[str, Any]:
    if isinstance(value, str):
        value = {"preset": value}
    need(isinstance(value, dict), "rules")
    preset = value.get("preset", "g4a")
    need(isinstance(preset, str) and preset in PRESETS, "preset")
    rules = DEFAULTS | PRESETS[preset] | {k: v for k, v in value.items() if k != "preset"}
    need(rules.keys() == DEFAULTS.keys(), "unknown rule")
    for key, (low, high) in LIMITS.items():
        need(is_int(rules[key], low, high), key)
    for key, words in WORDS.items():
        need(isinstance(rules[key], str) and rules[key] in words, key)
    for key in ("king_as_ace", "king_on_side"):
        need(isinstance(rules[key], bool), key)
    cards = rules["players"] * (rules["payoff_size"] + 2 * rules["hand_size"])
    need(cards <= 52 * rules["decks"], "not enough cards")
    return rules


def check_result_shape(result: Value, seats: int) -> None:
    if result is None:
        return
    need(isinstance(result, dict), "result")
    need({"winner", "points", "reason"} <= result.keys(), "result keys")
    need(result["winner"] is None or is_int(result["winner"], 0, seats - 1), "winner")
    need(is_int(result["points"], 0, 10**9), "points")
    need(result["reason"] in ["payoff", "stock", "limit", *AGAINST], "reason")
    if result["reason"] in AGAINST:
        need("loser" in result and is_int(result["loser"], 0, seats - 1), "loser")
    else:
        need("loser" not in result, "loser")


def check_notation(turns: list[str]) -> None:
    for number, turn in enumerate(turns, 1):
        for nth, text in enumerate(turn.split(" "), 1):
            if text != "pass" and not MOVE.match(text):
                fail("malformed", number, nth)


# The fair deal


def tagged(tag: str, *parts: bytes) -> bytes:
    data = b""
    for part in (tag.encode(), *parts):
        data += len(part).to_bytes(4, "big") + part
    return hashlib.sha256(data).digest()


def check_fair(record: dict[str, Any], rules: dict[str, Any]) -> None:
    fair = record["fair"]
    need(isinstance(fair, dict), "fair")
    need({"protocol", "game_id", "commitment"} <= fair.keys(), "fair keys")
    need(fair["protocol"] == "sm-deal/1", "protocol")
    need(isinstance(fair["game_id"], str), "game_id")
    need(is_hex(fair["commitment"]), "commitment")
    if "id" in record:
        need(type(record["id"]) is str and record["id"] == fair["game_id"], "id")
    need(("server_seed" in fair) == ("client_seeds" in fair), "half a fair block")
    if "server_seed" not in fair:
        need(record["result"] is None, "no server seed")
        return
    need(is_hex(fair["server_seed"]), "server seed")
    seeds = fair["client_seeds"]
    need(texts(seeds, rules["players"]), "client seeds")
    need(all(len(seed.encode()) <= 64 for seed in seeds), "client seed too long")
    rules_text = json.dumps(rules, sort_keys=True, separators=(",", ":"))
    rules_hash = hashlib.sha256(rules_text.encode()).digest()
    game_id = fair["game_id"].encode()
    secret = bytes.fromhex(fair["server_seed"])
    commitment = tagged("sm1/server", game_id, rules_hash, secret)
    need(commitment.hex() == fair["commitment"], "commitment does not fit")
    said = [seed.encode() for seed in seeds]
    sent = [tagged("sm1/client", game_id, bytes([i]), c) for i, c in enumerate(said)]
    transcript = tagged("sm1/transcript", game_id, rules_hash, commitment, *sent, *said)
    derived = hmac.new(secret, transcript, hashlib.sha256).hexdigest()
    need(record["seed"] is None or derived == record["seed"], "seed does not fit")


# The game


class Table:
    """The cards of one game, and the words that are left of its seed."""

    def __init__(self, rules: dict[str, Any], seed: bytes, starter: int) -> None:
        self.rules = rules
        self.seed = seed
        self.words: list[int] = []
        self.block = 0
        seats = range(rules["players"])
        self.bag = [rank + suit for _ in range(rules["decks"]) for suit in SUITS for rank in RANKS]
        self.aside: list[str] = []
        self.centers: list[list[str]] = [[] for _ in range(rules["center_stacks"])]
        self.sides: list[list[list[str]]] = [
            [[] for _ in range(rules["side_stacks"])] for _ in seats
        ]
        self.payoffs = [[self.draw() for _ in range(rules["payoff_size"])] for _ in seats]
        self.starter = self.find_starter(starter)
        need(self.starter == starter, "wrong starter")
        self.hands: list[list[str]] = [[] for _ in seats]
        for i in seats:
            seat = (self.starter + i) % len(seats)
            self.hands[seat] = [self.draw() for _ in range(rules["hand_size"])]
        self.to_move = self.starter
        self.turns_done = 0
        self.end: dict[str, Any] | None = None

    def below(self, n: int) -> int:
        while True:
            if not self.words:
                data = hashlib.sha256(self.seed + self.block.to_bytes(8, "big")).digest()
                self.words = [int.from_bytes(data[i : i + 4], "big") for i in range(0, 32, 4)]
                self.block += 1
            word = self.words.pop(0)
            if word < 2**32 - 2**32 % n:
                return word % n

    def draw(self) -> str:
        j = self.below(len(self.bag))
        card = self.bag[j]
        last = self.bag.pop()
        if j < len(self.bag):
            self.bag[j] = last
        return card

    def find_starter(self, given: int) -> int:
        rule = self.rules["first"]
        if rule == "given":
            return given
        if rule == "seat0":
            return 0
        if rule == "random":
            return self.below(self.rules["players"])
        rounds = 0
        while True:
            tops = [(RANKS.index(pile[-1][0]) + 1) % 13 for pile in self.payoffs]
            if tops.count(max(tops)) == 1 or rounds == 20:
                return tops.index(max(tops))
            for pile in self.payoffs:
                for i in range(len(pile) - 1, 0, -1):
                    j = self.below(i + 1)
                    pile[i], pile[j] = pile[j], pile[i]
            rounds += 1

    def fill(self) -> None:
        hand = self.hands[self.to_move]
        if len(hand) == self.rules["hand_size"]:
            return
        while len(hand) < self.rules["hand_size"]:
            if not self.bag:
                self.bag, self.aside = self.aside, []
            if not self.bag:
                self.exhaust()
                return
            hand.append(self.draw())
        if self.rules["stock_out"] == "empty" and not self.bag and not self.aside:
            self.exhaust()

    def exhaust(self) -> None:
        left = [len(pile) for pile in self.payoffs]
        if self.rules["exhausted"] == "fewest_wins" and left.count(min(left)) == 1:
            self.win(left.index(min(left)), "stock")
        else:
            self.end = {"winner": None, "points": 0, "reason": "stock"}

    def win(self, seat: int, reason: str) -> None:
        others = sum(len(pile) for i, pile in enumerate(self.payoffs) if i != seat)
        points = others + self.rules["win_bonus"]
        self.end = {"winner": seat, "points": points, "reason": reason}

    def source(self, name: str) -> list[str] | None:
        """The pile or hand that a move takes its card from; None if the card is not there."""
        if name == "p":
            return self.payoffs[self.to_move]
        if name[0] == "s":
            number = int(name[1])
            sides = self.sides[self.to_move]
            return sides[number - 1] if number <= len(sides) and sides[number - 1] else None
        hand = self.hands[self.to_move]
        return hand if name in hand else None

    def move(self, text: str) -> bool | None:
        """Make a move; whether it ended the turn, None if it is not legal."""
        if text == "pass":
            if self.rules["refill"] != "turn_start" or self.hands[self.to_move]:
                return None
            self.end_turn()
            return True
        name, dest = text.split("-")
        cards = self.source(name)
        if cards is None:
            return None
        card = name if cards is self.hands[self.to_move] else cards[-1]
        if dest[0] == "s":
            return self.discard(cards, card, int(dest[1]))
        return self.build(name, cards, card, int(dest[1]))

    def discard(self, cards: list[str], card: str, number: int) -> bool | None:
        if cards is not self.hands[self.to_move] or number > self.rules["side_stacks"]:
            return None
        if card[0] == "K" and not self.rules["king_on_side"] and {c[0] for c in cards} != {"K"}:
            return None
        cards.remove(card)
        self.sides[self.to_move][number - 1].append(card)
        self.end_turn()
        return True

    def build(self, name: str, cards: list[str], card: str, number: int) -> bool | None:
        if number > self.rules["center_stacks"]:
            return None
        stack = self.centers[number - 1]
        wild = card[0] == "K" and (bool(stack) or self.rules["king_as_ace"])
        if not wild and RANKS.index(card[0]) != len(stack):
            return None
        if cards is self.hands[self.to_move]:
            cards.remove(card)
        else:
            cards.pop()
        stack.append(card)
        if len(stack) == 12:
            back = self.bag if self.rules["recycle"] == "now" else self.aside
            back.extend(stack)
            stack.clear()
        if name == "p" and not cards:
            self.win(self.to_move, "payoff")
        elif cards is self.hands[self.to_move] and not cards and self.rules["refill"] == "emptied":
            self.fill()
        return False

    def end_turn(self) -> None:
        self.turns_done += 1
        self.to_move = (self.to_move + 1) % self.rules["players"]
        if self.turns_done == 2000:
            self.end = {"winner": None, "points": 0, "reason": "limit"}
        else:
            self.fill()


def play_turns(table: Table, turns: list[str]) -> None:
    for number, turn in enumerate(turns, 1):
        ended: bool | None = False
        for nth, text in enumerate(turn.split(" "), 1):
            if text != "pass" and not MOVE.match(text):
                fail("malformed", number, nth)
            if table.end is not None:
                fail("after the end", number, nth)
            if ended:
                fail("after the turn", number, nth)
            ended = table.move(text)
            if ended is None:
                fail("illegal", number, nth)
        if not ended and table.end is None and number < len(turns):
            fail("unfinished", number)


def compare(table: Table, result: Value) -> None:
    if result is None:
        need(table.end is None, "the game has ended")
        return
    if result["reason"] not in AGAINST:
        need(table.end is not None, "the game still runs")
    else:
        need(table.end is None, "the game had ended")
        loser = result["loser"]
        need(result["reason"] != "timeout" or loser == table.to_move, "timeout of another")
        left = [(len(pile), seat) for seat, pile in enumerate(table.payoffs) if seat != loser]
        table.win(min(left)[1], result["reason"])
    assert table.end is not None
    for key in ("reason", "winner", "points"):
        need(result[key] == table.end[key], key)
