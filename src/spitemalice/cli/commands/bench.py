"""`spitemalice bench`: how fast the rules are on this machine."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Callable, Iterable
from importlib import import_module
from typing import cast

from spitemalice.cli.errors import CommandError, Status
from spitemalice.cli.terminal import Progress

__all__ = ["run"]

Found = dict[str, object]

MODULE = "spitemalice.bench"


def run(options: Namespace) -> int:
    """Measure, and print a table or JSON.

    `spitemalice.bench` has `PARTS`, the names of what can be measured, `measure(part)`, which
    answers what is to stand under that name, and `table(found)`, which makes lines of all of it.

    Raises:
        CommandError: The measuring code is not there.
    """
    try:
        bench = import_module(MODULE)
    except ModuleNotFoundError as error:
        if error.name != MODULE:
            raise
        raise CommandError("bench: this installation has no code to measure with") from None
    parts = cast("tuple[str, ...]", bench.PARTS)
    measure = cast("Callable[[str], object]", bench.measure)
    table = cast("Callable[[Found], Iterable[str]]", bench.table)
    with Progress("measuring", len(parts)) as progress:
        found = {part: measure(part) for part in progress.each(parts)}
    if options.json:
        print(json.dumps(found))
    else:
        for line in table(found):
            print(line)
    return Status.OK
