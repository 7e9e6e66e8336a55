"""Kernel states for tests: dealt from seeds, or laid out card by card."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from spitemalice.kernel.consts import CENTER, DEAL_DONE, PAYOFF
from spitemalice.kernel.moves import is_legal, list_discards, list_moves, list_plays
from spitemalice.kernel.play import deal_stage, set_up
from spitemalice.kernel.state import State, feed, forget_words, seed_fast
from spitemalice.kernel.views import (
    aside_cards,
    hand_cards,
    listed_moves,
    pile_cards,
    set_aside,
    set_hand,
    set_pile,
    set_stock,
    stock_cards,
)
from spitemalice.rules.ruleset import RuleSet
from tests.kernel.reference import Words

G4A: Final = RuleSet()
RANKS: Final = "A23456789TJQK"
SUITS: Final = "cdhs"
PLENTY: Final = "2s 3s 4s 5s 6s 7s 8s 9s Ts Js"
"""A stock for tests that draw but do not look at what."""
P: Final = 14
"""The pay-off pile as the source of a move."""


class Pack:
    """Turns the texts of cards (`7h`) into kernel cards; equal ones come from different packs."""

    def __init__(self) -> None:
        self.taken: Counter[str] = Counter()

    def cards(self, text: str) -> list[int]:
        return [self.card(word) for word in text.split()]

    def card(self, word: str) -> int:
        number = self.taken[word]
        assert number < 5, f"there are five packs at most, and {word} is in none that is left"
        self.taken[word] += 1
        return 64 * number + 16 * SUITS.index(word[1]) + RANKS.index(word[0])


def text(cards: Sequence[int]) -> str:
    """Kernel cards as text."""
    return " ".join(RANKS[card & 15] + SUITS[card >> 4 & 3] for card in cards)


def built(height: int) -> str:
    """A center stack of clubs of this height."""
    return " ".join(f"{rank}c" for rank in RANKS[:height])


def position(
    rules: RuleSet = G4A,
    *,
    hands: Sequence[str] = (),
    payoffs: Sequence[str] = (),
    sides: Mapping[tuple[int, int], str] | None = None,
    centers: Sequence[str] = (),
    stock: str = "",
    aside: str = "",
) -> State:
    """A state laid out by hand, seat 0 to move. Piles are given bottom first."""
    s = State()
    rules.configure_state(s)
    seed_fast(s, 1, 1)
    set_up(s)
    s.stage = DEAL_DONE
    pack = Pack()
    for seat, hand in enumerate(hands):
        set_hand(s, seat, pack.cards(hand))
    for seat, payoff in enumerate(payoffs):
        set_pile(s, 8 * seat + PAYOFF, pack.cards(payoff))
    for (seat, side), cards in (sides or {}).items():
        set_pile(s, 8 * seat + side, pack.cards(cards))
    for center, cards in enumerate(centers):
        set_pile(s, CENTER + center, pack.cards(cards))
    set_stock(s, pack.cards(stock))
    set_aside(s, pack.cards(aside))
    return s


def fairly_dealt(rules: RuleSet, words: Words, starter: int = 0) -> State:
    """A game dealt from a fair stream."""
    s = State()
    rules.configure_state(s)
    s.starter = starter
    set_up(s)
    forget_words(s, 0)
    more = 1
    while more:
        top_up(s, words)
        more = deal_stage(s)
    top_up(s, words)
    return s


def top_up(s: State, words: Words) -> None:
    """Fill the ring of fair words."""
    while s.words_fed < s.words_used + 256:
        feed(s, words.take())


def rule_numbers(s: State) -> list[int]:
    """The rules of a state in the order in which `configure` takes them."""
    return [
        s.players,
        s.decks,
        s.hand_size,
        s.payoff_size,
        s.side_stacks,
        s.center_stacks,
        s.king_as_ace,
        s.king_on_side,
        s.refill_emptied,
        s.recycle_now,
        s.end_on_empty,
        s.fewest_wins,
        s.first,
        s.win_bonus,
    ]


def everything(s: State) -> list[object]:
    """All that makes a position, its rules and its source of chance included."""
    seats = range(s.players)
    piles = [8 * seat + k for seat in seats for k in (*range(s.side_stacks), PAYOFF)]
    piles += range(CENTER, CENTER + s.center_stacks)
    return [
        *(hand_cards(s, seat) for seat in seats),
        *(pile_cards(s, pile) for pile in piles),
        stock_cards(s),
        aside_cards(s),
        tuple(rule_numbers(s)),
        (s.stage, s.shuffles, s.starter, s.to_move, s.turns_ended),
        (s.outcome, s.winner, s.points),
        (s.mwc_a, s.mwc_b, s.fair, s.words_used),
    ]


def all_cards(s: State) -> list[int]:
    """Every card that lies anywhere, sorted."""
    piles = [cards for cards in everything(s) if isinstance(cards, list)]
    return sorted(card for cards in piles for card in cards)


def side(number: int) -> int:
    """A side stack as the source or the destination of a move."""
    return 8 + number


def code(source: int, dest: int) -> int:
    """A move code."""
    return 16 * source + dest


def legal(s: State) -> set[int]:
    """Every legal move code, one by one."""
    return {move for move in range(256) if is_legal(s, move)}


def listed(s: State) -> list[int]:
    """What `list_moves` lists."""
    count = list_moves(s)
    moves = listed_moves(s)
    assert len(moves) == count
    return moves


def plays(s: State) -> list[int]:
    """What `list_plays` lists."""
    count = list_plays(s)
    moves = listed_moves(s)
    assert len(moves) == count
    return moves


def discards(s: State) -> list[int]:
    """What `list_discards` lists."""
    count = list_discards(s)
    moves = listed_moves(s)
    assert len(moves) == count
    return moves
