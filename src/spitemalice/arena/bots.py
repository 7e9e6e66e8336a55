"""Bots in the arena: programs in any language that speak `spitemalice-bot/1`."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter_ns
from typing import Any, Final

from spitemalice.arena import messages
from spitemalice.arena.course import Course
from spitemalice.arena.entrants import ForfeitError, Seating
from spitemalice.arena.process import BotError, BotProcess
from spitemalice.record.errors import RecordError
from spitemalice.record.strict_json import read_json
from spitemalice.rules.errors import MalformedMoveError
from spitemalice.rules.moves import Move, parse_move
from spitemalice.rules.outcome import Outcome, Reason
from spitemalice.rules.ruleset import RuleSet

__all__ = ["DEFAULT_MS", "BotEntrant", "introduce"]

DEFAULT_MS: Final = 1000.0
"""What a bot is given for a move if nothing else is said, in milliseconds."""

READY_SECONDS: Final = 10.0
GRACE_SECONDS: Final = 1.0


class BotEntrant:
    """A bot in the arena. Its process is started when it is needed, and again after a fault.

    Args:
        command: The program and its arguments, as for a shell.
        rules: The rules of all games.
        budget_ms: What it may spend on a move, in milliseconds.
        log: The file for its standard error, if it is to go to one.
    """

    def __init__(
        self,
        command: str,
        rules: RuleSet,
        budget_ms: float = DEFAULT_MS,
        log: Path | None = None,
    ) -> None:
        self.spent = 0
        self._command = command
        self._rules = rules
        self._budget_ms = budget_ms
        self._log = log
        self._process: BotProcess | None = None
        self._game = ""  # the game that it has been told of, if that has not ended
        self._asked = 0  # how many moves had been made when the bot was last asked

    def begin(self, seating: Seating) -> None:
        """Tell the bot of a game."""
        self.spent = 0
        self._asked = 0
        if self._process is not None and not self._process.running:
            self._drop()
        if self._process is None:
            try:
                self._process, _ = _started(self._command, self._rules, self._log)
            except BotError as error:
                raise ForfeitError(Reason.ABANDONED, error.fault) from None
        self._game = seating.game
        self._process.tell(messages.game(seating))

    def play_on(self, course: Course) -> None:
        """Ask the bot for one move."""
        seen = course.observation()
        view = messages.view_of(seen, self._asked)
        self._asked = len(seen.history)
        line, text = self._ask(messages.question(self._game, self._budget_ms, view))
        if text == messages.RESIGN:
            raise ForfeitError(Reason.RESIGNED)
        move = _move(text)
        if move is None or not course.play(move):
            raise ForfeitError(Reason.ABANDONED, BotError("illegal move", line).fault)

    def end(self, outcome: Outcome) -> None:
        """Tell the bot how the game ended."""
        if self._process is not None and self._game:
            self._process.tell(messages.end(self._game, outcome))
        self._game = ""

    def close(self) -> None:
        """Let the bot leave."""
        if self._process is not None:
            self._process.quit(messages.QUIT)
            self._process = None

    def _ask(self, question: dict[str, Any]) -> tuple[bytes, str]:
        """The line that the bot answers, and the move that it names."""
        assert self._process is not None, "begin() comes first"
        start = perf_counter_ns()
        try:
            line = self._process.ask(question, self._budget_ms / 1000 + GRACE_SECONDS)
            return line, _answer(line, self._game)
        except BotError as error:
            # Nobody knows which question the next line of such a bot would answer.
            self._drop()
            raise ForfeitError(Reason.ABANDONED, error.fault) from None
        finally:
            self.spent += perf_counter_ns() - start

    def _drop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process = None


def introduce(command: str, rules: RuleSet, log: Path | None = None) -> str:
    """Start a bot, let it say its name and leave.

    Raises:
        BotError: It cannot be started, or does not say `ready` as it should.
    """
    process, name = _started(command, rules, log)
    process.quit(messages.QUIT)
    return name


def _started(command: str, rules: RuleSet, log: Path | None) -> tuple[BotProcess, str]:
    """A bot that is ready, and its name."""
    process = BotProcess(command, log)
    try:
        line = process.ask(messages.hello(rules), READY_SECONDS)
        ready = _message(line)
        name = ready.get("name")
        if ready.get("type") != "ready" or not isinstance(name, str):
            raise BotError("not ready", line)
    except BotError:
        process.kill()
        raise
    return process, name


def _message(line: bytes) -> dict[str, Any]:
    try:
        value = read_json(line)
    except RecordError as error:
        raise BotError(f"not JSON ({error})", line) from None
    if not isinstance(value, dict):
        raise BotError("not a message", line)
    return value


def _answer(line: bytes, game: str) -> str:
    """The move that an answer names."""
    message = _message(line)
    move = message.get("move")
    if message.get("type") != "move" or not isinstance(move, str):
        raise BotError("not a move", line)
    if message.get("game") != game:
        raise BotError("an answer for another game", line)
    return move


def _move(text: str) -> Move | None:
    try:
        return parse_move(text)
    except MalformedMoveError:
        return None
