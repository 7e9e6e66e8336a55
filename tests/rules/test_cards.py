"""Cards: their text, their numbers, and that there is one object a card."""

import copy
import dataclasses
import pickle
import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spitemalice.rules.cards import CARDS, RANKS, SUITS, Card, CardError, card_of, parse_card
from tests.rules import value_strategies as values

NOTATION = re.compile("[A2-9TJQK][cdhs]")


def test_52_cards_and_a_hole_of_three_after_each_king() -> None:
    assert len(CARDS) == 64
    assert [face for face, card in enumerate(CARDS) if card is None] == [
        face for face in range(64) if face % 16 > 12
    ]
    texts = [str(card) for card in CARDS if card]
    assert texts == [rank + suit for suit in "cdhs" for rank in "A23456789TJQK"]


@pytest.mark.parametrize(
    ("text", "face", "rank", "suit", "king"),
    [
        ("Ac", 0, 1, "c", False),
        ("7h", 38, 7, "h", False),
        ("Td", 25, 10, "d", False),
        ("Qs", 59, 12, "s", False),
        ("Ks", 60, 13, "s", True),
    ],
)
def test_attributes(text: str, face: int, rank: int, suit: str, king: bool) -> None:
    card = parse_card(text)
    assert (card.text, card.face, card.rank, card.suit) == (text, face, rank, suit)
    assert card.is_king is king
    assert repr(card) == f"Card({text!r})"


@given(values.cards, st.integers(0, 4))
def test_one_object_whatever_way_it_comes(card: Card, pack: int) -> None:
    assert parse_card(str(card)) is card
    assert Card(card.text) is card
    assert CARDS[card.face] is card
    assert card_of(64 * pack + card.face) is card
    assert copy.deepcopy(card) is card
    assert pickle.loads(pickle.dumps(card)) is card


@given(st.lists(values.cards))
def test_cards_sort_by_rank_then_suit(cards: list[Card]) -> None:
    expected = sorted(cards, key=lambda card: (RANKS.index(card.text[0]), SUITS.index(card.suit)))
    assert sorted(cards) == expected


def test_ordering_is_total() -> None:
    low, high = Card("9s"), Card("Tc")
    assert low < high
    assert low <= high
    assert high > low
    assert high >= low
    assert high != low
    assert not low < Card("9s")


def test_a_card_cannot_change() -> None:
    card: Any = Card("7h")
    with pytest.raises(dataclasses.FrozenInstanceError):
        card.rank = 8


@pytest.mark.parametrize("number", [13, 14, 15, 64 + 29, 319])
def test_numbers_of_no_card(number: int) -> None:
    with pytest.raises(CardError, match=f"^{number} is the number of no card$"):
        card_of(number)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("10h", "a Ten is written T"),
        ("", "a card is one rank and one suit, such as 7h"),
        ("7", "a card is one rank and one suit, such as 7h"),
        ("7h ", "a card is one rank and one suit, such as 7h"),
        ("th", 'the rank "t" must be upper-case'),
        ("1h", '"1" is no rank; allowed: A 2 3 4 5 6 7 8 9 T J Q K'),
        ("h7", '"h" is no rank; allowed: A 2 3 4 5 6 7 8 9 T J Q K'),
        ("7H", 'the suit "H" must be lower-case'),
        ("7x", '"x" is no suit; allowed: c d h s'),
        ("7♥", '"\\u2665" is no suit; allowed: c d h s'),
    ],
)
def test_faults(text: str, fault: str) -> None:
    with pytest.raises(CardError) as caught:
        parse_card(text)
    assert str(caught.value).endswith(f'": {fault}')


@given(st.one_of(st.text(max_size=3), st.text("A17TKkcHsx ", max_size=3), st.from_regex(NOTATION)))
def test_strict_reading(text: str) -> None:
    if NOTATION.fullmatch(text):
        assert parse_card(text).text == text
        return
    with pytest.raises(CardError) as caught:
        parse_card(text)
    assert str(caught.value).isprintable()
