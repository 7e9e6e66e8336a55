"""Who plays: a saved match that goes on, or a new one as the options want it."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Final

from spitemalice.cli.errors import CommandError, message_of
from spitemalice.cli.files import set_aside
from spitemalice.cli.options import rules_of, with_match
from spitemalice.cli.session.saved import SaveError, load_sitting
from spitemalice.cli.session.sitting import Sitting, check_name
from spitemalice.deal.commitment import tagged_hash
from spitemalice.deal.seeds import new_seed, parse_hex
from spitemalice.players.levels import check_player
from spitemalice.record.codec import dump_record

__all__ = ["new_sitting", "sitting_for"]

LEVEL: Final = "medium"  # of the computer players
MATCH_OPTIONS: Final = ("two", "level", "rules", "match", "name", "seed")


def sitting_for(
    path: Path, options: Namespace, keep_record: Callable[[bytes], str]
) -> tuple[Sitting, list[str]]:
    """The match to play, and what the person should know about how it was found.

    Args:
        path: Where the match is saved.
        options: Those of the command line.
        keep_record: Adds a record to the finished games, if a killed program has not.

    Raises:
        CommandError, RulesError, PlayerError, BadNameError, DealError: An option is not allowed.
        OSError: The file of the saved match cannot be read.
    """
    new = new_sitting(options)  # first, so that a wrong option changes nothing
    saved, remarks = _saved(path)
    if saved is None:
        return new, remarks
    if saved.match.over:
        return new, _settle(path, saved, keep_record)
    if options.new:
        if saved.begun:
            remarks.append(f"The match under way is put aside as {set_aside(path, 'old')}.")
        return new, remarks
    if not saved.begun:
        return new, remarks
    if ignored := [f"--{name}" for name in MATCH_OPTIONS if getattr(options, name)]:
        verb = "changes" if len(ignored) == 1 else "change"
        remarks.append(
            f"A saved match goes on, so {', '.join(ignored)} {verb} nothing; "
            "--new starts another one."
        )
    return saved, remarks


def _settle(path: Path, over: Sitting, keep_record: Callable[[bytes], str]) -> list[str]:
    """See that nothing of a match that is over is lost when its file is written anew."""
    try:
        for record in over.finished[over.kept :]:
            keep_record(dump_record(record))
    except OSError as error:
        aside = set_aside(path, "old")
        return [f"The last match could not be kept ({message_of(error)}); it is in {aside}."]
    return []


def _saved(path: Path) -> tuple[Sitting | None, list[str]]:
    """The saved match; a damaged file is put aside."""
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        return None, []
    if not data:  # made beforehand, to be filled
        return None, []
    try:
        return load_sitting(data), []
    except SaveError as error:
        aside = set_aside(path, "damaged")
        return None, [f"spitemalice: {path}: no saved match ({error}), kept as {aside}"]


def new_sitting(options: Namespace) -> Sitting:
    """A new match, as the options of the command line want it.

    Raises:
        CommandError, RulesError, PlayerError, BadNameError, DealError: An option is not allowed.
    """
    rules = with_match(rules_of(options.rules or "g4a"), options.match)
    people = 2 if options.two else 1
    level = options.level or LEVEL
    check_player(level)
    seed = None if options.seed is None else parse_hex(options.seed, "--seed:")
    return Sitting(
        rules=rules,
        names=_names(options.name or [], people, rules.players),
        levels=tuple(None if seat < people else level for seat in range(rules.players)),
        secret=new_seed() if seed is None else tagged_hash("spitemalice/secret", seed),
        chosen_seed=seed,
    )


def _names(given: list[str], people: int, players: int) -> tuple[str, ...]:
    """The names of all seats: as given, else what the seats are."""
    if len(given) > people:
        raise CommandError(f"--name: {len(given)} names; allowed: {people}, one a person")
    for name in given:
        check_name(name)
    return (
        *given,
        *_numbered("Player", people)[len(given) :],
        *_numbered("Computer", players - people),
    )


def _numbered(name: str, count: int) -> list[str]:
    return [name] if count == 1 else [f"{name} {number}" for number in range(1, count + 1)]
