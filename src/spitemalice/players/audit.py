"""Computer players in game records: who has played, and whether the moves are theirs."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import cache
from typing import Final

from spitemalice.deal.errors import DealError
from spitemalice.deal.seeds import parse_hex
from spitemalice.errors import listed, shown
from spitemalice.players.levels import NAMES, look_of, new_player
from spitemalice.players.player import OWN_BUDGET, Budget, Player
from spitemalice.players.searching import TURN_MS
from spitemalice.players.weights import digest, load_weights
from spitemalice.record.errors import NotCheckableError, RecordError
from spitemalice.record.model import Record
from spitemalice.record.replay import replay
from spitemalice.record.strict_json import Json
from spitemalice.rules.game import Game

__all__ = ["KEY", "check_players", "level_note", "noted_budget", "steady_budget", "version_of"]

KEY: Final = "levels"
"""The record's key that tells the computer players, by seat."""

SEARCH: Final = 2
"""Counted up when the search itself comes to choose otherwise."""

DIGITS: Final = 16  # of a version


@dataclass(frozen=True, slots=True)
class _Seated:
    """A computer player as a record names it."""

    seat: int
    name: str
    player: Player
    budget: Budget


def level_note(name: str, seed: bytes, budget: Budget = OWN_BUDGET) -> dict[str, Json]:
    """What a record says of a computer player, so that its moves can be run again.

    Args:
        name: The player's name.
        seed: The 32 bytes that it was made with.
        budget: What it was allowed to spend on a move.
    """
    note: dict[str, Json] = {"name": name, "seed": seed.hex(), "version": version_of(name)}
    look = look_of(name)
    if look is not None and look.trials:
        if budget.nodes is not None:
            note["nodes"] = budget.nodes
        if budget.ms is not None or budget.nodes is None:
            note["ms"] = TURN_MS if budget.ms is None else budget.ms
    return note


def steady_budget(name: str) -> Budget:
    """A budget without a limit in time, with which the same seed always plays the same game."""
    look = look_of(name)
    return Budget(nodes=look.trials) if look is not None and look.trials else OWN_BUDGET


def noted_budget(note: dict[str, Json]) -> Budget:
    """The budget that a note tells of."""
    nodes, ms = note.get("nodes"), note.get("ms")
    assert nodes is None or isinstance(nodes, int)
    assert ms is None or isinstance(ms, int | float)
    return Budget(nodes=nodes, ms=ms)


@cache
def version_of(name: str) -> str:
    """A short hash that changes whenever a player would choose otherwise.

    It covers the player's settings and weights.
    """
    look = look_of(name)
    parts: list[object] = [SEARCH, name]
    if look is not None:
        settings = {key: value for key, value in asdict(look).items() if value is not None}
        parts += [settings, *(digest(list(load_weights(file))) for file in look.all_weights)]
    text = json.dumps(parts, sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:DIGITS]


def check_players(record: Record) -> int:
    """Run the moves of a record's computer players again, each from what its seat saw.

    Returns:
        How many moves have been run again, all as they are in the record; 0 without a computer
        player.

    Raises:
        NotCheckableError: What the record says of a player is not enough to run it again, or it is
            another version of the player, or one that was limited by time.
        RecordError: A player would have made another move, or the record does not hold.
    """
    seated = {each.seat: each for each in _read(record)}
    game = replay(record)
    moves = iter(game.moves)
    given = record.starter if record.rules.first == "given" else None
    again, checked = Game(game.rules, game.seed, given), 0
    for number, turn in enumerate(record.turns, 1):
        for nth, text in enumerate(turn.split(" "), 1):
            who = seated.get(again.to_move)
            if who is not None:
                own = who.player.choose(again.observation(who.seat), who.budget)
                if own.text != text:
                    reason = f"{_named(who.seat, who.name)} plays {own} here"
                    raise RecordError(reason, turn=number, move=nth, text=text)
                checked += 1
            again.play(next(moves))
    return checked


def _named(seat: int, name: str) -> str:
    return f"the player of seat {seat}, {shown(name)},"


def _read(record: Record) -> Iterator[_Seated]:
    """The computer players of a record, ready to play."""
    levels = record.extra.get(KEY)
    if levels is None:
        return
    if not isinstance(levels, list) or len(levels) != record.rules.players:
        raise RecordError(
            f"{KEY} {shown(levels)} is not allowed; allowed: a list of {record.rules.players}"
        )
    for seat, level in enumerate(levels):
        if level is not None:
            yield _seated(seat, {"name": level} if isinstance(level, str) else level)


def _seated(seat: int, level: Json) -> _Seated:
    place = f"{KEY}: seat {seat}"
    if not isinstance(level, dict) or not isinstance(level.get("name"), str):
        raise RecordError(
            f"{place}: {shown(level)} is not allowed; allowed: null, a name or an object with one"
        )
    name = str(level["name"])
    if "seed" not in level:
        raise NotCheckableError(f"{place}: {shown(name)} has no seed, so it cannot be run again")
    if name not in NAMES:
        raise NotCheckableError(
            f"{place}: {shown(name)} cannot be run again; allowed: {listed(NAMES)}"
        )
    if level.get("version") != version_of(name):
        raise NotCheckableError(
            f"{place}: {shown(name)} was of version {shown(level.get('version'))}, this program "
            f"has {shown(version_of(name))}"
        )
    if "ms" in level:
        raise NotCheckableError(f"{place}: {shown(name)} was limited by time, which never repeats")
    return _Seated(seat, name, new_player(name, _seed(place, level)), _budget(place, level))


def _seed(place: str, level: dict[str, Json]) -> bytes:
    try:
        return parse_hex(level["seed"], "seed")
    except DealError as error:
        raise RecordError(f"{place}: {error}") from None


def _budget(place: str, level: dict[str, Json]) -> Budget:
    nodes = level.get("nodes")
    if nodes is None:
        return OWN_BUDGET
    if type(nodes) is not int or nodes < 1:
        raise RecordError(
            f"{place}: nodes {shown(nodes)} is not allowed; allowed: an integer from 1"
        )
    return Budget(nodes=nodes)
