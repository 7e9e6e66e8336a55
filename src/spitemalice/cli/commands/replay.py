"""`spitemalice replay`: the table of a recorded game, turn by turn."""

from __future__ import annotations

from argparse import Namespace

from spitemalice.cli.chosen import chosen_record, place_of
from spitemalice.cli.draw import Scene, draw, scenes, to_json
from spitemalice.cli.errors import CommandError, Status
from spitemalice.record.errors import RecordError
from spitemalice.record.model import Record
from spitemalice.record.replay import replay
from spitemalice.record.strict_json import write_json

__all__ = ["run"]


def run(options: Namespace) -> int:
    """Draw the table after one turn, or after every turn."""
    record = chosen_record(options.file, options.game)
    try:
        game = replay(record)
    except RecordError as error:
        raise CommandError(f"{place_of(options.file, options.game)}: {error}") from None
    _check("--seat", options.seat, record.rules.players - 1)
    _check("--turn", options.turn, len(record.turns))
    chosen = len(record.turns) if options.turn is None else options.turn
    for scene in scenes(record, game, options.seat):
        if options.all or scene.turn == chosen:
            _print(record, scene, options)
    return Status.OK


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
