"""A game in the arena, from the deal to its outcome."""

from __future__ import annotations

from typing import Final

from spitemalice.deal.stream import deal_fairly, top_up
from spitemalice.deal.words import FairWords
from spitemalice.kernel.consts import RUNNING
from spitemalice.kernel.state import State
from spitemalice.kernel.views import legal_entries, make_move
from spitemalice.rules.game import Game
from spitemalice.rules.moves import LEGAL_TABLE, MOVES, Move
from spitemalice.rules.observation import Observation, observe
from spitemalice.rules.outcome import Outcome, Reason
from spitemalice.rules.ruleset import RuleSet
from spitemalice.rules.table import outcome_of

__all__ = ["Course"]

_TURN_END: Final = "\n"
_TEXTS: Final = tuple(
    "" if move is None else move.text + (" " if move.is_play else _TURN_END) for move in MOVES
)
_ENDS: Final = tuple(move is not None and not move.is_play for move in MOVES)
"""Whether a move ends the turn, by its index."""


class Course:
    """A game that is played on the kernel's own state, so that kernel players need no detour.

    It is the same game as `Game` would be. Only the arena sees it: a player is given an
    observation, but for those that play wholly in the kernel.

    Args:
        rules: The rules.
        words: The fair words of the game's seed.
        starter: Who starts, with `first = "given"` only.

    Attributes:
        state: The position. Whoever plays on it tells `add` the moves.
        moves: The indices of all moves made.
    """

    __slots__ = ("_due", "_ended", "_history", "_words", "moves", "rules", "state")

    def __init__(self, rules: RuleSet, words: FairWords, starter: int | None) -> None:
        """Deal the cards."""
        self.rules = rules
        self.state = State()
        self.moves: list[int] = []
        self._words = words
        self._history: list[tuple[int, Move]] = []
        self._ended: Outcome | None = None
        rules.configure_state(self.state)
        self.state.starter = starter or 0
        self._due = deal_fairly(self.state, words)

    @property
    def seed(self) -> bytes:
        """The game seed."""
        return self._words.seed

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._ended is not None or self.state.outcome != RUNNING

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, `None` while it runs."""
        return self._ended or outcome_of(self.state)

    def add(self, moves: list[int]) -> None:
        """Note moves that have been made on the state, and give it more chance if that is due."""
        self.moves += moves
        if self.state.words_used > self._due:
            self._due = top_up(self.state, self._words)

    def play(self, move: Move) -> bool:
        """Make a move if it is legal; whether it was."""
        if make_move(self.state, move.index) < 0:
            return False
        self.add([move.index])
        return True

    def observation(self) -> Observation:
        """What the seat to move may see."""
        return observe(
            self.state,
            self.rules,
            self.state.to_move,
            history=tuple(self.history()),
            legal=tuple(legal_entries(self.state, LEGAL_TABLE)),
            outcome=None,
        )

    def history(self) -> list[tuple[int, Move]]:
        """All moves made, each with the seat that made it. Do not change the list."""
        known = self._history
        seat = self.state.starter
        if known:
            seat, last = known[-1]
            seat = seat if last.is_play else 1 - seat
        for index in self.moves[len(known) :]:
            known.append((seat, LEGAL_TABLE[index]))
            seat = 1 - seat if _ENDS[index] else seat
        return known

    def turns_by_seat(self) -> tuple[int, int]:
        """How many turns each seat has had, one that the game's end cut short included."""
        cut_short = bool(self.moves) and not _ENDS[self.moves[-1]]
        turns = self.state.turns_ended + cut_short
        first, second = turns - turns // 2, turns // 2
        return (second, first) if self.state.starter else (first, second)

    def turns(self) -> list[str]:
        """The moves as the turn strings of a record."""
        *turns, last = "".join([_TEXTS[index] for index in self.moves]).split(_TURN_END)
        return [*turns, last.rstrip()] if last else turns

    def end_against(self, loser: int, reason: Reason) -> None:
        """End the game against a player (rule 5.4)."""
        given = self.state.starter if self.rules.first == "given" else None
        game = Game(self.rules, self.seed, given)
        game.play_all(LEGAL_TABLE[index] for index in self.moves)
        game.end_against(loser, reason)
        self._ended = game.outcome
