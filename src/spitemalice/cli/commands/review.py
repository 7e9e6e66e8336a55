"""`spitemalice review`: what the choices of a game cost, and what its cards brought."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from spitemalice.cli.chosen import chosen_record, place_of
from spitemalice.cli.errors import CommandError, Status, one_line
from spitemalice.cli.files import write_whole
from spitemalice.cli.words import Words
from spitemalice.errors import shown
from spitemalice.players.analysis.report import to_json, to_lines
from spitemalice.players.analysis.review import Review, ReviewError, review
from spitemalice.record.errors import RecordError
from spitemalice.record.strict_json import write_json
from spitemalice.rules.text import counted

__all__ = ["run"]

PICTURES: Final = (".svg", ".png")


def run(options: Namespace) -> int:
    """Review one game."""
    picture = _picture(options.plot)
    record = chosen_record(options.file, options.game)
    try:
        found = review(record)
    except (RecordError, ReviewError) as error:
        raise CommandError(f"{place_of(options.file, options.game)}: {error}") from None
    names = tuple(map(one_line, record.players))
    if options.json:
        print(write_json(to_json(found)).decode())
    else:
        print(_title(found, names))
        for line in to_lines(found, names):
            print(line)
    if picture is not None:
        _draw(found, names, picture)
    return Status.OK


def _title(found: Review, names: tuple[str, ...]) -> str:
    record = found.record
    turns = counted(len(record.turns), "turn")
    title = f"{names[0]} against {names[1]}, {turns}."
    if record.result is None:
        return f"{title} The game is not over."
    return f"{title} {Words(record.rules, names).outcome(record.result)}"


def _picture(name: str | None) -> Path | None:
    """The file for a picture. What would keep it from being drawn is said first."""
    if name is None:
        return None
    path = Path(name)
    if path.suffix not in PICTURES:
        raise CommandError(f"--plot: {shown(name)} is not allowed; allowed: {', '.join(PICTURES)}")
    if not path.parent.is_dir():
        raise CommandError(f"--plot: {shown(name)}: there is no folder {shown(str(path.parent))}")
    if path.suffix == ".png":
        try:
            import matplotlib  # noqa: F401 (costly, and only needed here)
        except ImportError:
            raise CommandError(
                "--plot: a .png needs matplotlib, as in pip install spitemalice[arena]; "
                "a .svg does not"
            ) from None
    return path


def _draw(found: Review, names: Sequence[str], path: Path) -> None:
    from spitemalice.players.analysis.graph import to_png, to_svg

    drawn = to_png(found, names) if path.suffix == ".png" else to_svg(found, names).encode()
    write_whole(path, [drawn])
