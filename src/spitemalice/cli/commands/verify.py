"""`spitemalice verify`: whether records hold."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Iterator
from dataclasses import dataclass
from typing import BinaryIO

from spitemalice.cli.errors import Status, message_of, one_line
from spitemalice.cli.inputs import opened, position, size
from spitemalice.cli.terminal import Progress, Style
from spitemalice.record.codec import parse_record
from spitemalice.record.errors import RecordError
from spitemalice.record.lines import read_lines
from spitemalice.record.verify import Verdict, verify_record, verify_stream
from spitemalice.rules.text import counted

__all__ = ["run"]


@dataclass
class _Count:
    """What has been found so far, over all files."""

    good: int = 0
    bad: int = 0
    unread: int = 0
    moves: int | None = None  # of computer players, run again

    def add(self, verdict: Verdict, moves: int | None) -> None:
        if moves is not None:
            self.moves = (self.moves or 0) + moves
        if verdict.ok:
            self.good += 1
        else:
            self.bad += 1

    @property
    def status(self) -> Status:
        if self.unread:
            return Status.UNUSABLE
        return Status.NEGATIVE if self.bad else Status.OK


def run(options: Namespace) -> int:
    """Verify all files; one that cannot be read does not keep the others from being checked."""
    count = _Count()
    several = len(options.files) > 1
    for name in options.files:
        try:
            with opened(name) as file, Progress("verifying", size(file)) as progress:
                for verdict, moves in _verdicts(file, options.players):
                    count.add(verdict, moves)
                    if options.json or not verdict.ok:
                        progress.clear()
                    if options.json:
                        _tell_json(verdict, moves, name, several)
                    elif not verdict.ok:
                        _tell(verdict, name, several)
                    progress.show(position(file))
        except BrokenPipeError:
            raise
        except OSError as error:
            count.unread += 1
            print(f"spitemalice: {message_of(error)}", file=sys.stderr)
    if not options.json:
        _sum_up(count)
    return count.status


def _verdicts(file: BinaryIO, players: bool) -> Iterator[tuple[Verdict, int | None]]:
    """What verifying each line came to, and how many computer players' moves were run again."""
    if players:
        for number, line in enumerate(read_lines(file), 1):
            yield _with_players(number, line)
    else:
        for verdict in verify_stream(file):
            yield verdict, None


def _with_players(number: int, line: bytes) -> tuple[Verdict, int]:
    """What verifying a line, its computer players included, came to."""
    from spitemalice.players.audit import check_players

    try:
        record = parse_record(line)
        verify_record(record)
        return Verdict(number, ok=True, error=None), check_players(record)
    except RecordError as error:
        return Verdict(number, ok=False, error=str(error)), 0


def _tell_json(verdict: Verdict, moves: int | None, name: str, several: bool) -> None:
    found: dict[str, object] = {"file": name} if several else {}
    found |= {"line": verdict.line, "ok": verdict.ok, "error": verdict.error}
    if moves is not None:
        found["players"] = moves
    print(json.dumps(found))


def _tell(verdict: Verdict, name: str, several: bool) -> None:
    place = f"{name} line {verdict.line}" if several else f"line {verdict.line}"
    print(one_line(f"{place}: {verdict.error}"))


def _sum_up(count: _Count) -> None:
    style = Style(sys.stdout)
    total = count.good + count.bad
    records = counted(total, "record")
    again = "" if count.moves is None else f"; {count.moves:,} moves of computer players run again"
    if not total:
        print("no records")
    elif not count.bad:
        print(style.good(f"{records}, {'which holds' if total == 1 else 'all hold'}{again}"))
    else:
        bad = "not ok" if total == 1 else f"{count.bad:,} of them not ok"
        print(style.bad(f"{records}, {bad}{again}"))
