"""What a person types, read as a move: strictly, by number, or in a shorter form."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from spitemalice.errors import shown
from spitemalice.rules.cards import RANKS, Card
from spitemalice.rules.errors import AmbiguousMoveError, IllegalMoveError, MalformedMoveError
from spitemalice.rules.game import Game
from spitemalice.rules.moves import MOVES, Move, parse_move

__all__ = ["read_move"]

PARTS: Final = {"-", ">", ":", ",", "to", "on", "="}


def read_move(text: str, game: Game) -> Move:
    """The legal move that a text means.

    It is a number of the list of legal moves, a move as in game records, or a shorter form of it
    that fits only one legal move: in any case, with or without the dash, `10` for `T`, a card
    without its suit, a center stack by its number, or no stack at all.

    Raises:
        AmbiguousMoveError: More than one legal move would fit; the reason lists them.
        IllegalMoveError: It is a move, but the rules do not allow it now; the reason says why.
        MalformedMoveError: It is no move; the reason says what is wrong.
    """
    legal = game.legal_moves()
    typed = _normal(text)
    if typed.isascii() and typed.isdigit():
        return _by_number(typed, legal)
    meant = _spellings().get(typed, ())
    fitting = [move for move in meant if move in legal]
    if len(fitting) > 1:
        choices = "; ".join(f"{legal.index(move) + 1}: {move}" for move in fitting)
        raise AmbiguousMoveError(text, f"it could be {choices}; type a number or the whole move")
    if fitting:
        return fitting[0]
    if meant:
        raise _why_not(game, meant)
    raise _no_move(text)


def _normal(text: str) -> str:
    """Lower case, and one dash between two parts however they were parted."""
    for part in "->:,=":
        text = text.replace(part, " ")
    return "-".join(word for word in text.lower().split() if word not in PARTS)


def _by_number(typed: str, legal: Sequence[Move]) -> Move:
    # A long number is none of the list; it is not worth being computed.
    number = int(typed) if len(typed) < 4 else 0
    if not 1 <= number <= len(legal):
        raise MalformedMoveError(
            typed, f"there are moves 1 to {len(legal)}; type moves to hear them"
        )
    return legal[number - 1]


@cache
def _spellings() -> dict[str, list[Move]]:
    """Every text that can mean a move, with all moves that it can mean."""
    found: dict[str, list[Move]] = {}
    for move in MOVES:
        if move is not None:
            for text in set(_forms(move)):
                found.setdefault(text, []).append(move)
    return found


def _forms(move: Move) -> Iterator[str]:
    if move.source is None:
        yield move.text
        return
    dest = str(move.dest)
    # A number alone is a center stack: nobody should end a turn by a slip.
    targets = (dest,) if move.is_discard else (dest, dest[1])
    for source in _source_forms(move.source):
        yield source
        for target in targets:
            yield f"{source}-{target}"
            yield f"{source}{target}"


def _source_forms(source: str | Card) -> Iterator[str]:
    if not isinstance(source, Card):
        yield source
        return
    ranks = [RANKS[source.rank - 1].lower()]
    if ranks == ["t"]:
        ranks.append("10")
    for rank in ranks:
        yield rank
        yield rank + source.suit


def _why_not(game: Game, meant: Sequence[Move]) -> IllegalMoveError:
    """Why none of the moves that were meant is legal: the first whose card is there says it."""
    hand = game.observation(game.to_move).hand
    there = [move for move in meant if not isinstance(move.source, Card) or move.source in hand]
    try:
        game.verify((there or meant)[0])
    except IllegalMoveError as error:
        return error
    raise AssertionError(f"{meant[0]} is legal")


def _no_move(text: str) -> MalformedMoveError:
    """Why a text is no move, as the strict reader sees what was meant."""
    source, dash, dest = _normal(text).partition("-")
    source = source.replace("10", "T", 1)
    if source[:1] in "atjqk":
        source = source[:1].upper() + source[1:]
    try:
        parse_move(source + dash + dest)
    except MalformedMoveError as error:
        return MalformedMoveError(text, error.reason)
    raise AssertionError(f"{shown(text)} is a move")
