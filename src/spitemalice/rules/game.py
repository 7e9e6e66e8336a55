"""One game from the deal to its outcome: the readable face of the kernel."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from spitemalice.deal.stream import deal_fairly, top_up
from spitemalice.deal.words import FairWords
from spitemalice.errors import shown
from spitemalice.kernel.consts import RUNNING
from spitemalice.kernel.play import play
from spitemalice.kernel.state import State, copy_state, forget_words
from spitemalice.kernel.views import find_move, legal_entries, make_move, payoff_count
from spitemalice.rules.errors import (
    GameOverError,
    IllegalMoveError,
    MalformedMoveError,
    NothingToUndoError,
    RulesError,
)
from spitemalice.rules.events import CardsDrawn, Event, PayoffRevealed, narrate, narrate_deal
from spitemalice.rules.legality import why_illegal
from spitemalice.rules.moves import LEGAL_TABLE, Move
from spitemalice.rules.observation import Observation, observe
from spitemalice.rules.outcome import FORFEITS, Outcome, Reason
from spitemalice.rules.ruleset import RuleSet
from spitemalice.rules.table import outcome_of

__all__ = ["Game"]


class Game:
    """A game of Spite & Malice, fully determined by its rule-set, its seed and its moves.

    The game knows every card. Whoever plays is given an `Observation`, never the game.

    Args:
        rules: The rule-set.
        seed: The game seed, 32 bytes; `spitemalice.deal.new_seed()` makes one.
        starter: The seat that starts; required with `first = "given"`, refused otherwise.

    Raises:
        RulesError: The starter is missing, is no seat, or is not for the caller to choose.
        ValueError: The seed is not 32 bytes.

    Example:
        >>> game = Game(RuleSet(), bytes(32))
        >>> game.play(game.legal_moves()[0])
        >>> game.undo() == game.legal_moves()[0]
        True
    """

    __slots__ = ("_codes", "_ended", "_moves", "_state", "_words", "_words_due", "rules")

    def __init__(self, rules: RuleSet, seed: bytes, starter: int | None = None) -> None:
        """Deal the cards."""
        self.rules = rules
        self._words = FairWords(seed)
        self._codes: list[int] = []
        self._moves: list[Move] = []
        self._ended: Outcome | None = None
        self._state = _dealt(rules, self._words, _checked_starter(rules, starter))
        self._words_due = 0  # the number of used words from which on the state needs more

    def __repr__(self) -> str:
        """The game in one line, without its secrets."""
        status = self.outcome or f"seat {self.to_move} to move"
        return f"<Game turn {self.turn}, {len(self._moves)} moves, {status}>"

    # What the game is now

    @property
    def seed(self) -> bytes:
        """The game seed. Secret while the game runs."""
        return self._words.seed

    @property
    def starter(self) -> int:
        """The seat that started."""
        return self._state.starter

    @property
    def to_move(self) -> int:
        """The seat whose turn it is, or was when the game ended."""
        return self._state.to_move

    @property
    def turn(self) -> int:
        """The number of the turn, all seats together, from 1."""
        return self._state.turns_ended + 1

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, `None` while it runs."""
        return self._ended or outcome_of(self._state)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._ended is not None or self._state.outcome != RUNNING

    @property
    def moves(self) -> tuple[Move, ...]:
        """All moves made, in order."""
        return tuple(self._moves)

    @property
    def payoff_left(self) -> tuple[int, ...]:
        """The number of cards left in each seat's pay-off pile."""
        return tuple(payoff_count(self._state, seat) for seat in range(self.rules.players))

    # Moves

    def legal_moves(self) -> list[Move]:
        """Every legal move, pay-off plays first, then side stacks, then the hand as drawn."""
        if self._ended is not None:
            return []
        return legal_entries(self._state, LEGAL_TABLE)

    def is_legal(self, move: Move) -> bool:
        """Whether `move` may be made now."""
        return self._ended is None and find_move(self._state, _index_of(move)) >= 0

    def verify(self, move: Move) -> None:
        """Raise the reason why `move` may not be made now, or do nothing.

        Raises:
            GameOverError: The game has ended.
            IllegalMoveError: The rules do not allow the move; the message says why.
            MalformedMoveError: What is given is no `Move`.
        """
        if self.over:
            raise GameOverError(f"the game is over ({self.outcome}), no move is legal")
        if find_move(self._state, _index_of(move)) < 0:
            raise IllegalMoveError(move.text, why_illegal(self._state, self.rules, move))

    def play(self, move: Move) -> None:
        """Make a move of the seat to move.

        Of two equal cards in the hand the one drawn first is moved.

        Raises:
            GameOverError, IllegalMoveError, MalformedMoveError: As `verify`; the game is
                unchanged.
        """
        state = self._state
        try:
            code = -1 if self._ended is not None else make_move(state, move.index)
        except (AttributeError, TypeError):  # looking first would take a tenth of the time
            code = make_move(state, _index_of(move))
        if code < 0:
            self.verify(move)
        self._codes.append(code)
        self._moves.append(move)
        if state.words_used > self._words_due:
            self._words_due = top_up(state, self._words)

    def undo(self) -> Move:
        """Take the last move back and answer it. The same cards would be drawn again.

        Raises:
            GameOverError: The game ended against a player, which cannot be undone.
            NothingToUndoError: No move has been made.
        """
        if self._ended is not None:
            raise GameOverError(f"the game is over ({self._ended}), nothing can be taken back")
        if not self._moves:
            raise NothingToUndoError("no move has been made that could be taken back")
        self._codes.pop()
        self._state = self._state_at(len(self._codes))
        self._words_due = 0
        return self._moves.pop()

    def can_undo_freely(self) -> bool:
        """Whether taking the last move back forgets nothing: it revealed no hidden card."""
        if not self._moves or self._ended is not None:
            return False
        _, last = self._narrated(len(self._moves) - 1)
        return not any(isinstance(event, CardsDrawn | PayoffRevealed) for event in last)

    # Endings that are not by the rules (5.4)

    def resign(self, seat: int) -> None:
        """Let a seat give up; see `end_against`."""
        self.end_against(seat, Reason.RESIGNED)

    def end_against(
        self, loser: int, reason: Reason | Literal["resigned", "timeout", "abandoned"]
    ) -> None:
        """End the game against a player who resigned, ran out of time or left (5.4).

        Raises:
            GameOverError: The game has already ended and keeps its result.
            RulesError: `loser` is no seat, or is not to move at a timeout, or the reason is
                one that only the rules themselves give.
        """
        if self.over:
            raise GameOverError(f"the game is over ({self.outcome}) and keeps its result")
        if reason not in FORFEITS:
            raise RulesError(
                f"reason {reason}: a game ends against a player only as resigned, timeout or "
                "abandoned"
            )
        reason = Reason(reason)  # a plain text that equals one is taken for it
        _check_seat(self.rules, loser, "loser")
        if reason is Reason.TIMEOUT and loser != self.to_move:
            raise RulesError(
                f"loser {loser}: only seat {self.to_move}, which is to move, can time out"
            )
        left = self.payoff_left
        others = [seat for seat in range(self.rules.players) if seat != loser]
        winner = min(others, key=lambda seat: (left[seat], seat))
        points = sum(left) - left[winner] + self.rules.win_bonus
        self._ended = Outcome(winner, points, reason, loser)

    # History

    def history(self) -> list[tuple[int, Move]]:
        """All moves made, each with the seat that made it."""
        seat = self.starter
        out = []
        for move in self._moves:
            out.append((seat, move))
            if not move.is_play:
                seat = (seat + 1) % self.rules.players
        return out

    def turns(self) -> list[str]:
        """The moves as the turn strings of a game record."""
        turns: list[str] = []
        part: list[str] = []
        for move in self._moves:
            part.append(move.text)
            if not move.is_play:
                turns.append(" ".join(part))
                part = []
        if part:
            turns.append(" ".join(part))
        return turns

    def observation(self, viewer: int | None) -> Observation:
        """What a seat, or a spectator (`None`), may know now.

        Raises:
            RulesError: The viewer is no seat.
        """
        _check_viewer(self.rules, viewer)
        return observe(
            self._state,
            self.rules,
            viewer,
            history=tuple(self.history()),
            legal=tuple(self.legal_moves()),
            outcome=self.outcome,
        )

    def events(self, viewer: int | None, since: int = 0) -> list[Event]:
        """What happened from move number `since` (from 0) on, as `viewer` may see it.

        From 0 the deal is included. The ending against a player is not a move: read `outcome`.

        Raises:
            RulesError: The viewer is no seat.
        """
        _check_viewer(self.rules, viewer)
        deal, events = self._narrated(since)
        return [event.seen_by(viewer) for event in deal + events]

    def copy(self) -> Game:
        """A game of its own that goes on from here."""
        other = object.__new__(Game)
        other.rules = self.rules
        other._words = self._words
        other._codes = self._codes.copy()
        other._moves = self._moves.copy()
        other._ended = self._ended
        other._state = self.kernel_state()
        other._words_due = top_up(other._state, self._words)
        return other

    def kernel_state(self) -> State:
        """The position as a kernel state of its own, with every card in it.

        Its fair words go on where the game's do, but none are fed yet.
        """
        state = State()
        copy_state(state, self._state)
        forget_words(state, self._state.words_used)
        return state

    def __copy__(self) -> Game:
        """As `copy`: `copy.copy` would let two games share their moves."""
        return self.copy()

    def play_all(self, moves: Iterable[Move]) -> None:
        """Make several moves; see `play`."""
        for move in moves:
            self.play(move)

    def _narrated(self, since: int) -> tuple[list[Event], list[Event]]:
        """The events of the deal, where `since` is 0, and those of the moves from `since` on."""
        state = self._state_at(since)
        deal = narrate_deal(state) if since == 0 else []
        events: list[Event] = []
        for code in self._codes[since:]:
            events += narrate(state, code)
            top_up(state, self._words)
        return deal, events

    def _state_at(self, ply: int) -> State:
        """The position after the first `ply` moves, replayed from the deal."""
        state = _dealt(self.rules, self._words, self.starter)
        for code in self._codes[:ply]:
            play(state, code)
            top_up(state, self._words)
        return state


def _dealt(rules: RuleSet, words: FairWords, starter: int) -> State:
    """A state with the cards dealt from the fair words."""
    state = State()
    rules.configure_state(state)
    state.starter = starter
    deal_fairly(state, words)
    return state


def _checked_starter(rules: RuleSet, starter: int | None) -> int:
    """The starter to hand to the deal: the given one, 0 where the deal itself decides."""
    if rules.first != "given":
        if starter is not None:
            raise RulesError(
                f'starter {starter}: the rules decide who starts (first = "{rules.first}")'
            )
        return 0
    if starter is None:
        raise RulesError('starter: missing, the rules want it given (first = "given")')
    _check_seat(rules, starter, "starter")
    return starter


def _check_viewer(rules: RuleSet, viewer: int | None) -> None:
    if viewer is not None:
        _check_seat(rules, viewer, "viewer")


def _check_seat(rules: RuleSet, seat: int, what: str) -> None:
    """Refuse what is no seat; `True` and 0.5 are none either, whatever they compare with."""
    if type(seat) is not int or not 0 <= seat < rules.players:
        raise RulesError(f"{what} {shown(seat)}: no such seat, there are 0 to {rules.players - 1}")


def _index_of(move: object) -> int:
    """The number of a move, if it is one."""
    if not isinstance(move, Move):
        raise MalformedMoveError(str(move), "allowed: a Move, as parse_move makes of a text")
    return move.index
