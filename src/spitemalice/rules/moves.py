"""Moves in the notation of game records, each a single object for all games."""

from dataclasses import dataclass
from typing import cast

from spitemalice.errors import shown
from spitemalice.rules.cards import CARDS, FACES, Card, card_fault
from spitemalice.rules.errors import MalformedMoveError

CENTERS = 8  # most center stacks of any rule-set
SIDES = 6  # most side stacks of any rule-set

# Sources and destinations in a move's index, `16 * source + dest`
SIDE_SOURCE = FACES
PAYOFF_SOURCE = 70
PASS_SOURCE = 71
SIDE_DEST = 8
SOURCES = 72
DESTS = 16


@dataclass(frozen=True, slots=True, init=False, eq=False, repr=False)
class Move:
    """A move of one card, or passing. There is one object a move: `Move("p-c1") is Move("p-c1")`.

    A move says nothing about a position: whether it is legal, only a game can say.

    Attributes:
        index: `16 * source + dest`. Source: the face of a hand card, 64 + k for side stack k + 1,
            70 for the pay-off pile, 71 for passing. Dest: c for center stack c + 1, 8 + k for
            side stack k + 1, 0 for passing.
        text: the notation of game records, such as `p-c2`, `7h-s1` or `pass`.
        source: `p` the pay-off pile, `s1` … `s6` a side stack, a card of the hand; None: passing.
        dest: `c1` … `c8` a center stack, `s1` … `s6` a side stack; None: passing.
        is_play: whether it goes to a center stack.
        is_discard: whether it lays a card of the hand on a side stack, which ends the turn.
        is_pass: whether it is `pass`.
    """

    index: int
    text: str
    source: str | Card | None
    dest: str | None
    is_play: bool
    is_discard: bool
    is_pass: bool

    def __new__(cls, text: str) -> "Move":
        """The move that `text` names (`MalformedMoveError` if it names none)."""
        return parse_move(text)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Move({self.text!r})"

    def __reduce__(self) -> tuple[type["Move"], tuple[str]]:
        """Copies and pickles give the same object again."""
        return Move, (self.text,)


def _source(number: int) -> str | Card | None:
    if number < SIDE_SOURCE:
        return CARDS[number]
    return "p" if number == PAYOFF_SOURCE else f"s{number - SIDE_SOURCE + 1}"


def _dest(number: int) -> str | None:
    if number < SIDE_DEST:
        return f"c{number + 1}"
    return f"s{number - SIDE_DEST + 1}" if number < SIDE_DEST + SIDES else None


def _new_move(index: int, text: str, source: str | Card | None, dest: str | None) -> Move:
    move = object.__new__(Move)
    play = dest is not None and dest[0] == "c"
    discard = dest is not None and not play and isinstance(source, Card)
    values = index, text, source, dest, play, discard, source is None
    for name, value in zip(Move.__slots__, values, strict=True):
        object.__setattr__(move, name, value)
    return move


def _make_move(index: int) -> Move | None:
    number, to = divmod(index, DESTS)
    if number == PASS_SOURCE:
        return _new_move(index, "pass", None, None) if to == 0 else None
    source, dest = _source(number), _dest(to)
    if source is None or dest is None:
        return None
    return _new_move(index, f"{source}-{dest}", source, dest)


MOVES: tuple[Move | None, ...] = tuple(map(_make_move, range(SOURCES * DESTS)))
"""The moves by index: all that the notation can write, also those that no rule-set allows."""

LEGAL_TABLE = cast("tuple[Move, ...]", MOVES)
"""The same table for lookups by the index of a legal move, which never meet a hole."""

_HAND = {card.text for card in CARDS if card}
_BY_TEXT = {move.text: move for move in MOVES if move}

PASS = _BY_TEXT["pass"]
"""Passing, with the option `refill = "turn_start"` only (rule 2.4)."""


def parse_move(text: str) -> Move:
    """The move that a text names, read strictly.

    Raises:
        MalformedMoveError: if it names none; the message says what is wrong.
    """
    move = _BY_TEXT.get(text)
    if move is None:
        raise MalformedMoveError(text, _move_fault(text))
    return move


def _move_fault(text: str) -> str:
    source, dash, dest = text.partition("-")
    if not dash:
        return "there is no dash; a move is SOURCE-DEST, such as 7h-c1, or pass"
    return _source_fault(source) or _dest_fault(dest)


def _source_fault(source: str) -> str:
    """Why a text is no source; nothing if it is one."""
    if source == "p" or source in _HAND:
        return ""
    kind = source[:1]
    if kind == "s":
        return _stack_fault("side", source, SIDES)
    if kind == "c":
        return "cards on a center stack stay there"
    if len(source) == 2 or source[:2] == "10":
        return card_fault(source)
    return f"{shown(source)} is no source; allowed: p, s1 to s{SIDES}, or a card such as 7h"


def _dest_fault(dest: str) -> str:
    if dest[:1] == "s":
        return _stack_fault("side", dest, SIDES)
    if dest[:1] == "c":
        return _stack_fault("center", dest, CENTERS)
    return f"{shown(dest)} is no destination; allowed: c1 to c{CENTERS}, s1 to s{SIDES}"


def _stack_fault(kind: str, text: str, most: int) -> str:
    if text[1:] in map(str, range(1, most + 1)):
        return ""
    return f"{shown(text)} is no {kind} stack; allowed: {text[0]}1 to {text[0]}{most}"
