"""Cards as players see them: a rank and a suit, whichever pack they come from."""

from dataclasses import dataclass
from functools import total_ordering

from spitemalice.errors import SpiteMaliceError, shown

RANKS = "A23456789TJQK"
SUITS = "cdhs"
FACES = 64  # the kernel's faces, with a hole of three after each suit's King
KING = 13


class CardError(SpiteMaliceError, ValueError):
    """A text that is no card."""


@total_ordering
@dataclass(frozen=True, slots=True, init=False, eq=False, repr=False)
class Card:
    """One of the 52 cards. There is one object a card: `Card("7h") is Card("7h")`.

    So equal cards are identical, and cards are cheap to compare and to look up. They sort by
    rank, then by suit, because suits never matter in this game.

    Attributes:
        face: the kernel's number of the card without its pack, `16 * suit + rank - 1`.
        rank: 1 (Ace) to 13 (King).
        suit: `c`, `d`, `h` or `s`.
        text: as in game records, such as `Th`.
        is_king: whether it is a King, which is wild.
    """

    face: int
    rank: int
    suit: str
    text: str
    is_king: bool

    def __new__(cls, text: str) -> "Card":
        """The card that `text` names (`CardError` if it names none)."""
        return parse_card(text)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Card({self.text!r})"

    def __lt__(self, other: "Card") -> bool:
        return (self.rank, self.suit) < (other.rank, other.suit)

    def __reduce__(self) -> tuple[type["Card"], tuple[str]]:
        """Copies and pickles give the same object again."""
        return Card, (self.text,)


def _make_card(face: int) -> Card | None:
    rank = face % 16 + 1
    if rank > KING:
        return None
    card = object.__new__(Card)
    suit = SUITS[face // 16]
    values = face, rank, suit, RANKS[rank - 1] + suit, rank == KING
    for name, value in zip(Card.__slots__, values, strict=True):
        object.__setattr__(card, name, value)
    return card


CARDS: tuple[Card | None, ...] = tuple(map(_make_card, range(FACES)))
"""The cards by face; None where no card has that face."""

_BY_TEXT = {card.text: card for card in CARDS if card}


def card_of(kernel_card: int) -> Card:
    """The card that a kernel's card number shows, its pack left out.

    Raises:
        CardError: if the number is that of no card.
    """
    card = CARDS[kernel_card & 63]
    if card is None:
        raise CardError(f"{shown(kernel_card)} is the number of no card")
    return card


def parse_card(text: str) -> Card:
    """The card that a text such as `7h` or `Th` names, read strictly.

    Raises:
        CardError: if it names none; the message says what is wrong.
    """
    card = _BY_TEXT.get(text)
    if card is None:
        raise CardError(f"card {shown(text)}: {card_fault(text)}")
    return card


def card_fault(text: str) -> str:
    """Why a text is no card."""
    if text[:2] == "10":
        return "a Ten is written T"
    if len(text) != 2:
        return "a card is one rank and one suit, such as 7h"
    rank, suit = text[0], text[1]
    if rank not in RANKS:
        if rank.upper() in RANKS:
            return f"the rank {shown(rank)} must be upper-case"
        return f"{shown(rank)} is no rank; allowed: {' '.join(RANKS)}"
    if suit.lower() in SUITS:
        return f"the suit {shown(suit)} must be lower-case"
    return f"{shown(suit)} is no suit; allowed: {' '.join(SUITS)}"
