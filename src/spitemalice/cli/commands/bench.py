"""`spitemalice bench`: how fast the rules are on this machine."""

from __future__ import annotations

import json
from argparse import Namespace

from spitemalice.bench.figures import measure
from spitemalice.bench.forms import repository
from spitemalice.bench.table import table
from spitemalice.cli.errors import Status
from spitemalice.cli.terminal import Progress

__all__ = ["run"]

PERCENT = 100


def run(options: Namespace) -> int:
    """Measure, and print a table or JSON."""
    with Progress("measuring", PERCENT) as progress:
        figures = measure(
            options.seconds,
            repository(),
            lambda done, total: progress.show(done * PERCENT // total),
        )
    print(json.dumps(figures) if options.json else table(figures))
    return Status.OK
