"""Positions as one line of text, for files, messages and the command line."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from spitemalice.errors import shown
from spitemalice.kernel.consts import RANK_MASK
from spitemalice.record.errors import PositionError
from spitemalice.record.position import HIDDEN, Cards, Position, Seat
from spitemalice.record.position_check import check_position
from spitemalice.rules.cards import RANKS, SUITS
from spitemalice.rules.errors import RulesError
from spitemalice.rules.outcome import Outcome, Reason
from spitemalice.rules.ruleset import RuleSet

__all__ = ["format_position", "parse_position"]

_VERSION: Final = "smp1"
_NAMES: Final = (
    "version", "rules", "seat to move", "ended turns", "used words", "outcome", "stock", "aside",
    "center stacks",
)  # fmt: skip
_NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,5}")
_NOTHING: Final = "-"
_TOKEN: Final = re.compile(
    rf"(?P<rank>[{RANKS}])(?P<suit>[{SUITS}])(?P<pack>[1-5])|(?P<hidden>[1-9][0-9]{{0,2}})\?"
)


def format_position(position: Position) -> str:
    """The position as one line; `parse_position` gives an equal position again."""
    outcome = position.outcome
    fields = [
        _VERSION,
        _rules_text(position.rules),
        str(position.to_move),
        str(position.turns_ended),
        str(position.words_used),
        _NOTHING if outcome is None else _outcome_text(outcome),
        _pile_text(position.stock),
        _pile_text(position.aside),
        _piles_text(position.centers),
    ]
    for seat in position.seats:
        piles = _pile_text(seat.payoff), _pile_text(seat.hand), _piles_text(seat.sides)
        fields.append(":".join(piles))
    return " ".join(fields)


def parse_position(text: str) -> Position:
    """The position that a line of text describes, read strictly.

    Raises:
        PositionError: It is no such text, or no position of the game; the message names the
            field, its value and what is allowed.
    """
    fields = text.split(" ")
    if fields[0] != _VERSION:
        raise _refuse("version", fields[0], _VERSION)
    if len(fields) < len(_NAMES):
        raise PositionError(f"{len(fields)} fields; allowed: {len(_NAMES)} and one a seat")
    rules = _rules(fields[1])
    if len(fields) != len(_NAMES) + rules.players:
        raise PositionError(
            f"{len(fields)} fields; allowed: {len(_NAMES) + rules.players}, as there are "
            f"{rules.players} seats"
        )
    position = Position(
        rules=rules,
        to_move=_number(_NAMES[2], fields[2]),
        turns_ended=_number(_NAMES[3], fields[3]),
        words_used=_number(_NAMES[4], fields[4]),
        outcome=_outcome(fields[5]),
        stock=_pile(_NAMES[6], fields[6]),
        aside=_pile(_NAMES[7], fields[7]),
        centers=_piles(_NAMES[8], fields[8]),
        seats=tuple(_seat(f"seat {i}", field) for i, field in enumerate(fields[len(_NAMES) :])),
    )
    check_position(position)
    _check_form(fields, format_position(position).split(" "))
    return position


def _refuse(name: str, text: str, allowed: str) -> PositionError:
    return PositionError(f"{name} {shown(text)} is not allowed; allowed: {allowed}")


def _check_form(fields: list[str], usual: list[str]) -> None:
    """Refuse what means the same but is written in another way: a position has one text."""
    for name, field, due in zip((*_NAMES, *"0123"), fields, usual, strict=False):
        if field != due:
            raise _refuse(name if len(name) > 1 else f"seat {name}", field, shown(due))


# Rules and numbers


def _rules_text(rules: RuleSet) -> str:
    compact = rules.compact()
    if isinstance(compact, str):
        return compact
    preset, *changes = compact.items()
    return ",".join([str(preset[1]), *(f"{name}={_value_text(value)}" for name, value in changes)])


def _value_text(value: int | str) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _rules(text: str) -> RuleSet:
    preset, *changes = text.split(",")
    value: dict[str, int | str] = {"preset": preset}
    for change in changes:
        name, _, field = change.partition("=")
        value[name] = _value(field)
    try:
        return RuleSet.from_json(value)
    except RulesError as error:
        raise PositionError(str(error)) from None


def _value(text: str) -> int | str:
    if text in {"true", "false"}:
        return text == "true"
    return int(text) if _NUMBER.fullmatch(text) else text


def _number(name: str, text: str) -> int:
    if not _NUMBER.fullmatch(text):
        raise _refuse(name, text, "a number from 0 to 999999")
    return int(text)


def _outcome_text(outcome: Outcome) -> str:
    winner = _NOTHING if outcome.winner is None else str(outcome.winner)
    return f"{outcome.reason}:{winner}:{outcome.points}"


def _outcome(text: str) -> Outcome | None:
    if text == _NOTHING:
        return None
    reason, _, rest = text.partition(":")
    winner, _, points = rest.partition(":")
    if reason not in {Reason.PAYOFF, Reason.STOCK, Reason.LIMIT}:
        raise _refuse("outcome", text, "-, or payoff, stock or limit with :winner:points")
    return Outcome(
        winner=None if winner == _NOTHING else _number("winner of the outcome", winner),
        points=_number("points of the outcome", points),
        reason=Reason(reason),
    )


# Piles


def _pile_text(cards: Cards) -> str:
    parts = []
    hidden = 0
    for card in (*cards, None):
        if card == HIDDEN:
            hidden += 1
            continue
        if hidden:
            parts.append(f"{hidden}?")
            hidden = 0
        if card is not None:
            parts.append(RANKS[card & RANK_MASK] + SUITS[card >> 4 & 3] + str((card >> 6) + 1))
    return "".join(parts) or _NOTHING


def _piles_text(piles: Iterable[Cards]) -> str:
    return "/".join(map(_pile_text, piles))


def _pile(name: str, text: str) -> Cards:
    if text == _NOTHING:
        return ()
    cards: list[int] = []
    at = 0
    while at < len(text) or not text:
        token = _TOKEN.match(text, at)
        if token is None:
            raise _refuse(name, text[at:], "- or cards such as 7h1 and 5?")
        cards += _cards(token)
        at = token.end()
    return tuple(cards)


def _cards(token: re.Match[str]) -> list[int]:
    if token["hidden"]:
        return [HIDDEN] * int(token["hidden"])
    pack, suit = int(token["pack"]) - 1, SUITS.index(token["suit"])
    return [(pack << 6) + (suit << 4) + RANKS.index(token["rank"])]


def _piles(name: str, text: str) -> tuple[Cards, ...]:
    return tuple(_pile(f"{name}, stack {k}", part) for k, part in enumerate(text.split("/"), 1))


def _seat(name: str, text: str) -> Seat:
    parts = text.split(":")
    if len(parts) != 3:
        raise _refuse(name, text, "pay-off pile, hand and side stacks, parted by colons")
    return Seat(
        payoff=_pile(f"{name}, pay-off pile", parts[0]),
        hand=_pile(f"{name}, hand", parts[1]),
        sides=_piles(f"{name}, side stacks", parts[2]),
    )
