"""`spitemalice replay`: the table of a recorded game, turn by turn."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections import deque
from itertools import islice
from typing import BinaryIO

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
    with opened(options.file) as file:
        line = _line(file, options.game)
    place = f"{options.file} game {options.game}"
    if line is None:
        raise CommandError(f"{place}: there is no such line; allowed: one that is there")
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


def _line(file: BinaryIO, number: int) -> bytes | None:
    """A line by its number from 1, or from -1 for the last; None if there is none."""
    if not 0 < abs(number) <= sys.maxsize:
        return None
    if number > 0:
        return next(islice(read_lines(file), number - 1, None), None)
    last = deque(read_lines(file), maxlen=-number)
    return last[0] if len(last) == -number else None


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
