"""A person's turn: what can be typed, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spitemalice.cli.session.desk import Desk, Talk, ask
from spitemalice.cli.session.reading import read_move
from spitemalice.players.analysis.hint import GRADES, find_hint
from spitemalice.record.codec import dump_record
from spitemalice.rules.errors import MoveError
from spitemalice.rules.events import PayoffRevealed
from spitemalice.rules.game import Game
from spitemalice.rules.observation import Observation

__all__ = ["Person"]

HELP: Final = (
    "A move is SOURCE-DEST. Sources: p your pay-off card, s1 a side stack, 7h a card of your hand.",
    "Destinations: c1 a center stack; s1 a side stack, which ends your turn.",
    "Examples: p-c2, s3-c1, 7h-c1, 9s-s4. Shorter is fine: p2, 7 c1. So is a number of the list.",
    "rules: how this game is played, in words.",
    "moves: the moves that you can make, with their numbers; list does the same.",
    "table: everything on the table.",
    "again: what has happened since your last turn.",
    "hint: whether your pay-off card can go; again: where to begin; once more: the whole turn.",
    "undo: take your last move back, if it has shown no hidden card.",
    "resign: give the game up.",
    "save: say where the match is saved; save FILE: save a copy.",
    "record: the record of the game so far, without its secrets.",
    "quit: leave; the match is saved, and the next play goes on with it.",
)
RESIGN: Final = "Resign this game? Type yes to resign, anything else to play on."
NOT_MOVED: Final = "Nothing to take back: you have not moved in this turn."
REVEALED: Final = "That cannot be taken back: it has turned up your next pay-off card."
DRAWN: Final = "That cannot be taken back: you have drawn new cards."


class Person:
    """One turn of one person.

    Args:
        desk: The conversation.
        game: The game, in which it is a person's turn.
    """

    def __init__(self, desk: Desk, game: Game) -> None:
        self._desk = desk
        self._game = game
        self._seat = game.to_move
        self._hinted = -1, 0  # how many moves had been made at the last hint, and its grade
        self._commands: dict[str, Callable[[], None]] = {
            "help": lambda: desk.say(*HELP),
            "?": lambda: desk.say(*HELP),
            "rules": lambda: desk.say(*desk.teller.rules()),
            "moves": self._list_moves,
            "list": self._list_moves,
            "table": lambda: desk.say(*desk.teller.table(self._seen)),
            "again": lambda: desk.say(*desk.teller.again(game, self._seat)),
            "hint": self._hint,
            "undo": self._undo,
            "record": self._record,
            "save": lambda: desk.say(f"The match is saved in {desk.host.save_name}."),
        }

    def turn(self) -> Talk[None]:
        """Let the person play until the turn or the game has ended."""
        self._show(whole=True)
        several = len(self._desk.sitting.people) > 1
        name = self._desk.sitting.names[self._seat]
        prompt = f"{name}, your move?" if several else "Your move?"
        while not self._game.over and self._game.to_move == self._seat:
            line = (yield from ask(prompt)).strip()
            if line.lower() == "resign":
                yield from self._resign()
            else:
                self._obey(line)

    @property
    def _seen(self) -> Observation:
        return self._game.observation(self._seat)

    def _obey(self, line: str) -> None:
        """Do what was typed: a command, else a move."""
        word, _, rest = line.partition(" ")
        if line.lower() in self._commands:
            self._commands[line.lower()]()
        elif word.lower() == "save":
            self._desk.save_copy(rest.strip())
        elif line:
            self._move(line)
        else:
            self._desk.say("Type a move, or help.")

    def _move(self, line: str) -> None:
        try:
            move = read_move(line, self._game)
        except MoveError as error:
            self._desk.say(f"{error}.")
            return
        self._game.play(move)
        self._desk.save()
        self._show(whole=False)

    def _show(self, *, whole: bool) -> None:
        """Tell what is new and, while the turn goes on, what the next move depends on."""
        self._desk.say(*self._desk.teller.news(self._game, self._seat))
        if not self._game.over and self._game.to_move == self._seat:
            self._desk.say(*self._desk.teller.position(self._seen, whole=whole))

    def _list_moves(self) -> None:
        seen = self._seen
        for number, move in enumerate(seen.legal, 1):
            self._desk.say(self._desk.teller.choice(seen, number, move))

    def _hint(self) -> None:
        """Give the next grade of a hint; a move begins with the first again."""
        made = len(self._game.moves)
        before, grade = self._hinted
        grade = min(grade + 1, GRADES) if before == made else 1
        self._hinted = made, grade
        self._desk.say(find_hint(self._seen).grades[grade - 1])

    def _undo(self) -> None:
        fault = self._why_no_undo()
        if fault:
            self._desk.say(fault)
            return
        move = self._game.undo()
        self._desk.save()
        self._desk.say(f"Taken back: {move}.")
        self._show(whole=True)

    def _why_no_undo(self) -> str | None:
        history = self._game.history()
        if not history or history[-1][0] != self._seat:
            return NOT_MOVED
        if self._game.can_undo_freely():
            return None
        last = self._game.events(self._seat, len(history) - 1)
        return REVEALED if any(isinstance(event, PayoffRevealed) for event in last) else DRAWN

    def _resign(self) -> Talk[None]:
        answer = yield from ask(RESIGN)
        if answer.strip().lower() in {"yes", "y"}:
            self._game.resign(self._seat)
            self._desk.save()
        else:
            self._desk.say("You play on.")

    def _record(self) -> None:
        self._desk.say(dump_record(self._desk.sitting.record(secret=True)).decode())
