"""`spitemalice simulate`: records of games between computer players."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from spitemalice.cli.errors import CommandError, Status
from spitemalice.cli.files import write_whole
from spitemalice.cli.options import rules_of, seed_of
from spitemalice.cli.terminal import Progress
from spitemalice.deal.commitment import tagged_hash
from spitemalice.players.audit import KEY, level_note, steady_budget
from spitemalice.players.levels import check_player, new_player
from spitemalice.record.codec import dump_record
from spitemalice.record.model import record_of
from spitemalice.record.strict_json import Json
from spitemalice.rules.game import Game
from spitemalice.rules.ruleset import RuleSet
from spitemalice.rules.text import counted

__all__ = ["run"]

STDOUT: Final = "-"
MOST_GAMES: Final = 10**9


@dataclass
class _Series:
    """Games of the same players, numbered from 0, and what they came to."""

    rules: RuleSet
    levels: tuple[str, ...]
    seed: str
    wins: list[int] = field(init=False)
    points: list[int] = field(init=False)
    reasons: dict[str, int] = field(default_factory=dict)
    games: int = 0
    turns: int = 0

    def __post_init__(self) -> None:
        self.wins = [0] * self.rules.players
        self.points = [0] * self.rules.players

    def play(self, number: int) -> Game:
        """Play one game; all its chance comes from the seed of the series and its number."""
        given = number % self.rules.players if self.rules.first == "given" else None
        game = Game(self.rules, self._hash("spitemalice/simulated game", number), given)
        players = [
            (new_player(level, self._player_seed(number, seat)), steady_budget(level))
            for seat, level in enumerate(self.levels)
        ]
        while not game.over:
            player, budget = players[game.to_move]
            game.play(player.choose(game.observation(game.to_move), budget))
        self._count(game)
        return game

    def line(self, number: int, game: Game) -> bytes:
        """The record of a game as a line."""
        notes: dict[str, Json] = {"id": f"{self.seed}/{number}"}
        notes[KEY] = [
            level_note(level, self._player_seed(number, seat), steady_budget(level))
            for seat, level in enumerate(self.levels)
        ]
        return dump_record(record_of(game, _names(self.levels), extra=notes)) + b"\n"

    def summary(self) -> dict[str, object]:
        """What the games came to."""
        return {
            "games": self.games,
            "players": list(self.levels),
            "wins": self.wins,
            "draws": self.games - sum(self.wins),
            "points": self.points,
            "turns": self.turns,
            "reasons": self.reasons,
        }

    def _player_seed(self, number: int, seat: int) -> bytes:
        return self._hash("spitemalice/simulated player", number, seat)

    def _hash(self, tag: str, *numbers: int) -> bytes:
        parts = (number.to_bytes(8, "big") for number in numbers)
        return tagged_hash(tag, self.seed.encode(), *parts)

    def _count(self, game: Game) -> None:
        self.games += 1
        self.turns += len(game.turns())
        outcome = game.outcome
        if outcome is not None:
            reason = outcome.reason.value
            self.reasons[reason] = self.reasons.get(reason, 0) + 1
            if outcome.winner is not None:
                self.wins[outcome.winner] += 1
                self.points[outcome.winner] += outcome.points


def run(options: Namespace) -> int:
    """Play the games and write their records, whole or not at all."""
    if not 1 <= options.games <= MOST_GAMES:
        allowed = f"1 to {MOST_GAMES:,}"
        raise CommandError(f"--games: {options.games} is not allowed; allowed: {allowed}")
    if options.json and options.out == STDOUT:
        raise CommandError("--json: not allowed with --out -, where the records go already")
    rules = rules_of(options.rules)
    series = _Series(rules, _levels(options.players, rules.players), seed_of(options.seed))
    with Progress("playing", options.games) as progress:
        lines = _lines(series, progress.each(range(options.games)))
        if options.out == STDOUT:
            for line in lines:
                sys.stdout.buffer.write(line)
            sys.stdout.buffer.flush()
            return Status.OK
        write_whole(Path(options.out), lines)
    _sum_up(series, options)
    return Status.OK


def _lines(series: _Series, numbers: Iterator[int]) -> Iterator[bytes]:
    for number in numbers:
        yield series.line(number, series.play(number))


def _sum_up(series: _Series, options: Namespace) -> None:
    found = series.summary()
    if options.json:
        print(json.dumps(found))
        return
    print(f"{counted(series.games, 'game')} written to {options.out}")
    for seat, level in enumerate(series.levels):
        wins, points = counted(series.wins[seat], "win"), counted(series.points[seat], "point")
        print(f"seat {seat}, {level}: {wins}, {points}")
    print(f"draws: {found['draws']:,}")
    print(f"turns a game: {series.turns / series.games:.1f}")


def _names(levels: tuple[str, ...]) -> tuple[str, ...]:
    """The levels as names, those of several seats with a number."""
    return tuple(
        f"{level} {levels[: seat + 1].count(level)}" if levels.count(level) > 1 else level
        for seat, level in enumerate(levels)
    )


def _levels(text: str, players: int) -> tuple[str, ...]:
    """The level of each seat."""
    levels = tuple(text.split(","))
    for level in levels:
        check_player(level)
    if len(levels) == 1:
        return levels * players
    if len(levels) != players:
        raise CommandError(
            f"--players: {len(levels)} levels; allowed: 1 for all or {players}, one a seat"
        )
    return levels
