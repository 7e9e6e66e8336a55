"""Whether records hold: every rule, every draw, every result."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import BinaryIO

from spitemalice.deal.errors import DealError
from spitemalice.deal.verify import check_deal
from spitemalice.errors import shown
from spitemalice.record.codec import parse_record
from spitemalice.record.errors import RecordError
from spitemalice.record.lines import read_lines
from spitemalice.record.model import FairBlock, Record
from spitemalice.record.replay import final_state, game_of
from spitemalice.rules.outcome import Outcome
from spitemalice.rules.table import outcome_of

__all__ = ["Verdict", "verify_line", "verify_record", "verify_stream"]


@dataclass(frozen=True, slots=True)
class Verdict:
    """What verifying one line of a file came to.

    Attributes:
        line: The line's number, from 1.
        ok: Whether it is a record that holds.
        error: What is wrong with it, None if nothing is.
    """

    line: int
    ok: bool
    error: str | None


def verify_record(record: Record) -> None:
    """Do nothing if a record holds in every point.

    Raises:
        NotCheckableError: The game still runs and its seed is secret.
        RecordError: The record does not hold; the message says where and why.
    """
    if record.fair is not None:
        _check_fair(record, record.fair)
    ended = outcome_of(final_state(record))
    if record.result is None:
        if ended is not None:
            raise RecordError(f"result null is not allowed, the game has ended: {ended}")
    elif record.result.loser is not None:
        # A `Game` knows who wins an ending against a player; it refuses one after the end.
        _check_result(record.result, game_of(record).outcome)
    elif ended is None:
        raise RecordError(
            f"result.reason {record.result.reason} is not allowed; allowed: null, "
            "as the rules have not ended the game"
        )
    else:
        _check_result(record.result, ended)


def verify_line(line: bytes | str) -> str | None:
    """What is wrong with one line of a file of records, None if it holds."""
    try:
        verify_record(parse_record(line))
    except RecordError as error:
        return str(error)
    return None


def verify_stream(file: BinaryIO) -> Iterator[Verdict]:
    """Verify a file of records line by line, in memory that does not grow with the file."""
    for number, line in enumerate(read_lines(file), 1):
        error = verify_line(line)
        yield Verdict(number, error is None, error)


def _check_fair(record: Record, fair: FairBlock) -> None:
    """Check the commitment, and that the seed comes from what the parties chose."""
    try:
        deal = fair.deal(record.rules)
        if deal is not None:
            seed = deal.game_seed if record.seed is None else record.seed
            check_deal(deal, players=record.rules.players, commitment=fair.commitment, seed=seed)
    except DealError as error:
        raise RecordError(f"fair: {error}") from None


def _check_result(given: Outcome, played: Outcome | None) -> None:
    """Compare the result of a record with the one that its game came to."""
    for what in ("reason", "winner", "points"):
        found, due = getattr(given, what), getattr(played, what)
        if found != due:
            raise RecordError(
                f"result.{what} {shown(found)} is not allowed; allowed: {shown(due)}, "
                f"as the game ended ({played})"
            )
