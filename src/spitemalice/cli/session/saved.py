"""Sittings as JSON documents."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from spitemalice.cli.session.sitting import Sitting, check_name
from spitemalice.deal.commitment import FairDeal
from spitemalice.deal.seeds import parse_hex
from spitemalice.errors import SpiteMaliceError
from spitemalice.players.levels import check_player
from spitemalice.record.codec import dump_record, parse_record
from spitemalice.record.model import FairBlock, Record
from spitemalice.record.replay import replay
from spitemalice.record.verify import verify_record
from spitemalice.rules.ruleset import RuleSet

__all__ = ["FORMAT", "SaveError", "dump_sitting", "load_sitting"]

FORMAT: Final = "spitemalice-play/1"
"""The format of saved games that this program reads and writes."""


class SaveError(SpiteMaliceError, ValueError):
    """A file that holds no saved game; the message says what is wrong with it."""


class _Document(msgspec.Struct, forbid_unknown_fields=True):
    """What stands in the file; `games` are game records, the last one possibly running."""

    format: Literal["spitemalice-play/1"]
    rules: dict[str, bool | int | str]
    names: tuple[str, ...]
    levels: tuple[str | None, ...]
    secret: str
    chosen_seed: str | None
    kept: int
    games: list[msgspec.Raw]


def dump_sitting(sitting: Sitting) -> bytes:
    """A sitting as JSON, the secrets of the running game included."""
    games = list(sitting.finished)
    if sitting.game is not None:
        games.append(sitting.record())
    document = _Document(
        format=FORMAT,
        rules=sitting.rules.to_json(),
        names=sitting.names,
        levels=sitting.levels,
        secret=sitting.secret.hex(),
        chosen_seed=None if sitting.chosen_seed is None else sitting.chosen_seed.hex(),
        kept=sitting.kept,
        games=[msgspec.Raw(dump_record(record)) for record in games],
    )
    return msgspec.json.encode(document) + b"\n"


def load_sitting(data: bytes) -> Sitting:
    """The sitting that `dump_sitting` has written; its games are played again from their seeds.

    Raises:
        SaveError: It is no such document, or a game in it does not hold.
    """
    try:
        return _sitting_of(msgspec.json.decode(data, type=_Document))
    except (msgspec.DecodeError, RecursionError, SpiteMaliceError) as error:
        raise SaveError(str(error)) from None


def _sitting_of(document: _Document) -> Sitting:
    rules = RuleSet.from_json(document.rules)
    for what, values in (("names", document.names), ("levels", document.levels)):
        if len(values) != rules.players:
            raise SaveError(f"{what} has {len(values)} entries; allowed: {rules.players}")
    for name in document.names:
        check_name(name)
    for level in document.levels:
        if level is not None:
            check_player(level)
    if None not in document.levels:
        raise SaveError("levels: nobody plays; allowed: null for at least one person")
    seed = document.chosen_seed
    sitting = Sitting(
        rules=rules,
        names=document.names,
        levels=document.levels,
        secret=parse_hex(document.secret, "secret"),
        chosen_seed=None if seed is None else parse_hex(seed, "chosen_seed"),
        kept=document.kept,
    )
    _add_games(sitting, [parse_record(bytes(game)) for game in document.games])
    return sitting


def _add_games(sitting: Sitting, games: list[Record]) -> None:
    for number, record in enumerate(games, 1):
        try:
            _add_game(sitting, record, last=number == len(games))
        except SpiteMaliceError as error:
            raise SaveError(f"game {number}: {error}") from None
    _ = sitting.match  # which refuses games after its end
    if not 0 <= sitting.kept <= len(sitting.finished):
        raise SaveError(f"kept {sitting.kept}; allowed: 0 to {len(sitting.finished)}")


def _add_game(sitting: Sitting, record: Record, *, last: bool) -> None:
    if (record.rules, record.players) != (sitting.rules, sitting.names):
        raise SaveError("its rules or its players are not those of the match")
    verify_record(record)
    if record.result is not None:
        sitting.finished.append(record)
    elif last:
        _resume(sitting, record)
    else:
        raise SaveError("result null is allowed only in the last game")


def _resume(sitting: Sitting, record: Record) -> None:
    """Go on with a running game."""
    sitting.game = replay(record)
    sitting.deal = None if record.fair is None else _deal_of(record, record.fair)
    sitting.notes = dict(record.extra)


def _deal_of(record: Record, fair: FairBlock) -> FairDeal:
    deal = fair.deal(record.rules)
    if deal is None:
        raise SaveError("the deal of the running game has lost its seeds")
    return deal
