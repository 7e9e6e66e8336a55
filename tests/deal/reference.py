"""A slow deal, written from the description alone, that the kernel is compared with."""

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from spitemalice.deal import FairDeal
from spitemalice.kernel.state import State, configure

FIRST = ("high_payoff", "seat0", "random", "given")  # in the order of the kernel's numbers


def fair_records() -> list[dict[str, Any]]:
    """Deals made by an independent program, each with the first turn played after it."""
    text = Path(__file__).with_name("fair_records.jsonl").read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines()]


def fair_deal(record: dict[str, Any]) -> FairDeal:
    """The deal that a record reveals."""
    rules = json.dumps(record["full_rules"], sort_keys=True, separators=(",", ":"))
    return FairDeal(
        game_id=record["fair"]["game_id"],
        rules_hash=hashlib.sha256(rules.encode()).digest(),
        server_seed=bytes.fromhex(record["fair"]["server_seed"]),
        client_seeds=tuple(record["fair"]["client_seeds"]),
    )


def configured(rules: dict[str, Any], starter: int) -> State:
    """A kernel state with these rules, and the starter for where it is given."""
    state = State()
    configure(
        state,
        rules["players"],
        rules["decks"],
        rules["hand_size"],
        rules["payoff_size"],
        rules["side_stacks"],
        rules["center_stacks"],
        rules["king_as_ace"],
        rules["king_on_side"],
        rules["refill"] == "emptied",
        rules["recycle"] == "now",
        rules["stock_out"] == "empty",
        rules["exhausted"] == "fewest_wins",
        FIRST.index(rules["first"]),
        rules["win_bonus"],
    )
    state.starter = starter
    return state


def kernel_card(number: int) -> int:
    """The kernel's number of a card that the description numbers pack by pack."""
    pack, place = divmod(number, 52)
    suit, rank = divmod(place, 13)
    return 64 * pack + 16 * suit + rank


class Stock:
    """The stock as a list from which fair words draw."""

    def __init__(self, seed: bytes, decks: int) -> None:
        self.cards = [kernel_card(number) for number in range(52 * decks)]
        self.words_used = 0
        self._words = self._all_words(seed)

    def _all_words(self, seed: bytes) -> Iterator[int]:
        block = 0
        while True:
            digest = hashlib.sha256(seed + block.to_bytes(8, "big")).digest()
            for at in range(0, 32, 4):
                yield int.from_bytes(digest[at : at + 4], "big")
            block += 1

    def below(self, n: int) -> int:
        while True:
            word = next(self._words)
            self.words_used += 1
            if word < 2**32 - 2**32 % n:
                return word % n

    def draw(self, count: int) -> list[int]:
        drawn = []
        for _ in range(count):
            j = self.below(len(self.cards))
            drawn.append(self.cards[j])
            self.cards[j] = self.cards[-1]
            del self.cards[-1]
        return drawn


class Deal:
    """The cards at the beginning of a game."""

    def __init__(self, rules: dict[str, Any], seed: bytes, starter: int) -> None:
        self.stock = Stock(seed, rules["decks"])
        self.seats = list(range(rules["players"]))
        self.payoffs = [self.stock.draw(rules["payoff_size"]) for _ in self.seats]
        self.shuffles = 0
        self.starter = self._choose_starter(rules["first"], starter)
        self.hands: list[list[int]] = [[] for _ in self.seats]
        for seat in self.seats[self.starter :] + self.seats[: self.starter]:
            self.hands[seat] = self.stock.draw(rules["hand_size"])

    def _choose_starter(self, first: str, given: int) -> int:
        if first == "high_payoff":
            while len(self._highest()) > 1 and self.shuffles < 20:
                self._shuffle_payoffs()
            return self._highest()[0]
        if first == "random":
            return self.stock.below(len(self.seats))
        return given if first == "given" else 0

    def _highest(self) -> list[int]:
        """The seats that share the highest top card; a King counts least."""
        worth = [0 if pile[-1] % 16 == 12 else pile[-1] % 16 + 1 for pile in self.payoffs]
        return [seat for seat in self.seats if worth[seat] == max(worth)]

    def _shuffle_payoffs(self) -> None:
        self.shuffles += 1
        for pile in self.payoffs:
            for i in reversed(range(1, len(pile))):
                j = self.stock.below(i + 1)
                pile[i], pile[j] = pile[j], pile[i]
