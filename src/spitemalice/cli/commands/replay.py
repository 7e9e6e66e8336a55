"""`spitemalice replay`: the table of a recorded game, turn by turn."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections import deque

from spitemalice.cli.draw import Scene, draw, scenes, to_json
from spitemalice.cli.errors import CommandError, Status
from spitemalice.cli.inputs import opened
from spitemalice.record.codec import parse_record
from spitemalice.record.errors import RecordError
from spitemalice.record.lines import read_lines
from spitemalice.record.model import Record
from spitemalice.record.replay import replay
from spitemalice.record.strict_json import write_json

__all__ = ["run"]


def run(options: Namespace) -> int:
    """Draw the table after one turn, or after every turn."""
    line = _line(options.file, options.game)
    place = f"{options.file} game {options.game}"
    try:
        record = parse_record(line)
        game = replay(record)
    except RecordError as error:
        raise CommandError(f"{place}: {error}") from None
    _check("--seat", options.seat, record.rules.players - 1)
    _check("--turn", options.turn, len(record.turns))
    chosen = len(record.turns) if options.turn is None else options.turn
    for scene in scenes(record, game, options.seat):
        if options.all or scene.turn == chosen:
            _print(record, scene, options)
    return Status.OK


def _line(name: str, number: int) -> bytes:
    """A line of a file by its number from 1, or from -1 for the last."""
    count = 0
    last = deque[bytes](maxlen=min(max(-number, 0), sys.maxsize))
    with opened(name) as file:
        for count, line in enumerate(read_lines(file), 1):
            if count == number:
                return line
            last.append(line)
    if 0 < -number <= count:
        return last[0]
    allowed = f"1 to {count}, or -1 to -{count}" if count else f"nothing, {name} is empty"
    raise CommandError(f"--game: {number} is not allowed; allowed: {allowed}")


def _check(what: str, value: int | None, most: int) -> None:
    if value is not None and not 0 <= value <= most:
        raise CommandError(f"{what}: {value} is not allowed; allowed: 0 to {most}")


def _print(record: Record, scene: Scene, options: Namespace) -> None:
    if options.json:
        print(write_json(to_json(scene)).decode())
        return
    for text in draw(record, scene, options.seat):
        print(text)
    if options.all:
        print()
