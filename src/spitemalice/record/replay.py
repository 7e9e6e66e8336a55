"""Records played again, move by move, from nothing but the seed."""

from __future__ import annotations

from typing import Final

from spitemalice.deal.stream import deal_fairly, top_up
from spitemalice.deal.words import FairWords
from spitemalice.kernel.consts import PASS, RUNNING, TO_SIDE
from spitemalice.kernel.state import State
from spitemalice.kernel.views import make_move
from spitemalice.record.errors import NotCheckableError, RecordError
from spitemalice.record.model import Record
from spitemalice.rules.errors import GameOverError, MalformedMoveError, RulesError
from spitemalice.rules.game import Game
from spitemalice.rules.legality import why_illegal
from spitemalice.rules.moves import MOVES, Move, parse_move
from spitemalice.rules.table import outcome_of

__all__ = ["final_state", "game_of", "replay"]

_INDEX: Final = {move.text: move.index for move in MOVES if move is not None}


def replay(record: Record) -> Game:
    """The game of a record with all its moves made, ended against a player if that is its result.

    Whether the result is the record's in every point, `verify_record` says.

    Raises:
        NotCheckableError: The seed is still secret.
        RecordError: The starter is another, a move is not legal, a turn is not one turn, or the
            game could not end against the player.
    """
    final_state(record)
    return game_of(record)


def final_state(record: Record) -> State:
    """The kernel's state after all moves of a record, each of them checked.

    Raises:
        NotCheckableError: The seed is still secret.
        RecordError: The starter is another, a move is not legal, or a turn is not one turn.
    """
    words = FairWords(_known_seed(record))
    state = State()
    record.rules.configure_state(state)
    state.starter = record.starter
    deal_fairly(state, words)
    if state.starter != record.starter:
        raise RecordError(
            f"starter {record.starter} is not allowed; allowed: {state.starter}, "
            f'as the deal decides (first = "{record.rules.first}")'
        )
    last = len(record.turns)
    for number in range(1, last + 1):
        ended = _play_turn(state, words, record, number)
        if not ended and number < last and state.outcome == RUNNING:
            raise RecordError(
                "the turn has no end; allowed: a discard (or pass) as its last move, "
                "as another turn follows",
                turn=number,
            )
    return state


def game_of(record: Record) -> Game:
    """The game of a record whose moves `final_state` has found legal.

    Raises:
        RecordError: The game could not end against the player.
    """
    game = Game(record.rules, _known_seed(record), record.given_starter)
    for turn in record.turns:
        for text in turn.split(" "):
            game.play(parse_move(text))
    result = record.result
    if result is not None and result.loser is not None:
        try:
            game.end_against(result.loser, result.reason)
        except (GameOverError, RulesError) as error:
            raise RecordError(f"result: {error}") from None
    return game


def _known_seed(record: Record) -> bytes:
    """The seed; without it nothing but the notation of the moves can be checked."""
    if record.seed is not None:
        return record.seed
    for number, turn in enumerate(record.turns, 1):
        for nth, text in enumerate(turn.split(" "), 1):
            _read_move(text, number, nth)
    raise NotCheckableError("not yet checkable: the seed of the running game is still secret")


def _play_turn(state: State, words: FairWords, record: Record, number: int) -> bool:
    """Play the moves of one turn; whether the last of them ended it.

    This loop is where verifying spends its time: one look-up and one kernel call a move.
    """
    ended = False
    for nth, text in enumerate(record.turns[number - 1].split(" "), 1):
        index = _INDEX.get(text, -1)
        code = -1 if ended or index < 0 else make_move(state, index)
        if code < 0:
            raise _fault(state, record, number, nth, text, ended)
        top_up(state, words)
        ended = code & TO_SIDE != 0 or code == PASS
    return ended


def _fault(
    state: State, record: Record, number: int, nth: int, text: str, ended: bool
) -> RecordError:
    """Why a move could not be made."""
    move = _read_move(text, number, nth)
    if state.outcome != RUNNING:
        reason = f"the game has already ended: {outcome_of(state)}"
    elif ended:
        reason = "the move before has ended the turn; allowed: one turn a text"
    else:
        reason = why_illegal(state, record.rules, move)
    return RecordError(reason, turn=number, move=nth, text=text)


def _read_move(text: str, number: int, nth: int) -> Move:
    if not text:
        reason = "a space too many; allowed: one space between two moves"
        raise RecordError(reason, turn=number, move=nth)
    try:
        return parse_move(text)
    except MalformedMoveError as error:
        raise RecordError(error.reason, turn=number, move=nth, text=text) from None
