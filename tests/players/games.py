"""Records of short games between computer players."""

from dataclasses import replace
from typing import Final, cast

from spitemalice.deal.commitment import tagged_hash
from spitemalice.players.audit import KEY, level_note
from spitemalice.players.levels import new_player
from spitemalice.players.player import OWN_BUDGET, Budget
from spitemalice.record.model import Record, record_of
from spitemalice.record.strict_json import Json
from spitemalice.rules.game import Game
from spitemalice.rules.ruleset import RuleSet

SHORT: Final = RuleSet(payoff_size=3, match_points=0)


def game_of(
    levels: tuple[str, ...],
    number: int,
    *,
    rules: RuleSet = SHORT,
    most: int = 10_000,
    budget: Budget = OWN_BUDGET,
) -> Game:
    """A game between players, or its first moves."""
    game = Game(rules, tagged_hash("game", bytes([number])))
    players = [new_player(level, seed_of(number, seat)) for seat, level in enumerate(levels)]
    while not game.over and len(game.moves) < most:
        game.play(players[game.to_move].choose(game.observation(game.to_move), budget))
    return game


def seed_of(number: int, seat: int) -> bytes:
    """What a player's chance comes from."""
    return tagged_hash("player", bytes([number, seat]))


def record_with(
    levels: tuple[str, ...], number: int, game: Game, budget: Budget = OWN_BUDGET
) -> Record:
    """The record of a game that tells its players."""
    notes = [level_note(level, seed_of(number, seat), budget) for seat, level in enumerate(levels)]
    return record_of(game, levels, extra={KEY: list(notes)})


def played(
    levels: tuple[str, ...],
    number: int,
    *,
    rules: RuleSet = SHORT,
    most: int = 10_000,
    budget: Budget = OWN_BUDGET,
) -> Record:
    """The record of a game between players, or of its first moves."""
    game = game_of(levels, number, rules=rules, most=most, budget=budget)
    return record_with(levels, number, game, budget)


def notes_of(record: Record) -> list[Json]:
    """What a record says of its players, by seat."""
    return list(cast("list[Json]", record.extra[KEY]))


def with_notes(record: Record, seat: int, **changes: Json) -> Record:
    """A record that says something else of a player; what is set to `None` is left out."""
    notes = notes_of(record)
    note = cast("dict[str, Json]", notes[seat]) | changes
    notes[seat] = {name: value for name, value in note.items() if value is not None}
    return replace(record, extra={KEY: notes})
