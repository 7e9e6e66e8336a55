"""What the person at the keyboard is told of a game."""

from __future__ import annotations

from collections.abc import Iterator

from spitemalice.cli.session.sitting import Sitting
from spitemalice.cli.table import describe, needs, own_side
from spitemalice.cli.words import Words
from spitemalice.rules.cards import Card
from spitemalice.rules.events import GameEnded, TurnStarted
from spitemalice.rules.explain import explain
from spitemalice.rules.game import Game
from spitemalice.rules.moves import Move
from spitemalice.rules.observation import Observation
from spitemalice.rules.text import counted

__all__ = ["Teller"]

NOT_YET = -1  # told of no move and not even of the deal


class Teller:
    """Turns the games of a sitting into lines, and remembers what each seat has been told.

    Args:
        sitting: The match.
        short: Cards and moves in short.
    """

    def __init__(self, sitting: Sitting, *, short: bool) -> None:
        self._sitting = sitting
        self._short = short
        self._told: dict[int, int] = {}  # by seat, how many moves of this game

    def words(self, viewer: int | None) -> Words:
        """The words for a seat, or for everybody."""
        return Words(self._sitting.rules, self._sitting.names, viewer, self._short)

    def begin_game(self) -> None:
        """Nobody has been told anything of this game."""
        self._told = {}

    def resume_game(self, game: Game) -> None:
        """Everybody has been told all up to their own last move."""
        self._told = {seat: ply for ply, (seat, _) in enumerate(game.history(), 1)}

    def news(self, game: Game, seat: int) -> Iterator[str]:
        """What has happened since this seat was last told."""
        told, made = self._told.get(seat, NOT_YET), len(game.moves)
        self._told[seat] = made
        if told < made:
            yield from self._events(game, seat, max(told, 0), deal=told == NOT_YET)

    def again(self, game: Game, seat: int) -> Iterator[str]:
        """What has happened since this seat's turn before."""
        since = len(game.moves)
        movers = [mover for mover, _ in game.history()]
        while since > 0 and movers[since - 1] == seat:
            since -= 1
        while since > 0 and movers[since - 1] != seat:
            since -= 1
        return self._events(game, seat, since, deal=True)

    def position(self, seen: Observation, *, whole: bool) -> Iterator[str]:
        """What the seat to move needs to choose a move, or only what changes with each move."""
        words = self.words(seen.to_move)
        yield needs(seen)
        if whole:
            yield own_side(words, seen)
            for step in range(1, len(seen.hands) + 1):  # the own pile last, with the hand
                yield words.payoff(seen, (seen.to_move + step) % len(seen.hands))
        yield f"Your hand: {words.cards(seen.hand)}."

    def table(self, seen: Observation) -> Iterator[str]:
        """The whole table, the score first."""
        yield self.score()
        yield from describe(self.words(seen.seat), seen)

    def score(self) -> str:
        """The score of the match."""
        if not self._sitting.rules.match_points:
            return self.target()
        number = len(self._sitting.finished) + (self._sitting.game is not None)
        pairs = zip(self._sitting.names, self._sitting.match.scores, strict=True)
        points = ", ".join(f"{name} {score}" for name, score in pairs)
        return f"Game {number}. Score: {points}. {self.target()}"

    def target(self) -> str:
        """What wins the match."""
        target = self._sitting.rules.match_points
        return f"The match is won with {counted(target, 'point')}." if target else "A single game."

    def rules(self) -> Iterator[str]:
        """The rules of the match in words."""
        for section in explain(self._sitting.rules):
            yield f"{section.title}."
            yield from section.paragraphs

    def choice(self, seen: Observation, number: int, move: Move) -> str:
        """A move that could be made, with its number in the list."""
        words = self.words(seen.to_move)
        if self._short:
            return f"{number}: {words.move(move, _moved(seen, move))}"
        return f"{number}: {move}, {words.move(move, _moved(seen, move))}."

    def _events(self, game: Game, seat: int, since: int, *, deal: bool) -> Iterator[str]:
        """All events from a move on; those of the first move with the deal or without."""
        words = self.words(seat)
        # What a spectator sees is enough: the own hand is told whole before each move.
        events = game.events(None, since)
        if since == 0 and not deal:
            first = next(i for i, event in enumerate(events) if isinstance(event, TurnStarted))
            events = events[first + 1 :]
        for event in events:
            line = None if isinstance(event, GameEnded) else words.event(event)
            if line is not None:
                yield line


def _moved(seen: Observation, move: Move) -> Card | None:
    """The card that a legal move of the seat to move would move."""
    if not isinstance(move.source, str):
        return move.source
    if move.source == "p":
        return seen.payoff[seen.to_move].top
    return seen.side[seen.to_move][int(move.source[1:]) - 1][-1]
