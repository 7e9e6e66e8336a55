"""`spitemalice bot`: a level as a bot, for any arena that speaks the protocol."""

from __future__ import annotations

import sys
from argparse import Namespace
from functools import partial

from spitemalice.arena.serve import serve
from spitemalice.cli.errors import CommandError, Status
from spitemalice.players.levels import new_player
from spitemalice.players.player import Budget

__all__ = ["run"]


def run(options: Namespace) -> int:
    """Answer the messages on standard input until `quit`, or their end."""
    new_player(options.level, b"")  # refuses what is no level, before the arena has said anything
    if options.nodes is not None and options.nodes < 1:
        raise CommandError(f"--nodes: {options.nodes} is not allowed; allowed: 1 or more")
    serve(
        partial(new_player, options.level),
        options.level,
        options.seed,
        Budget(nodes=options.nodes),
        sys.stdin.buffer,
        sys.stdout.buffer,
    )
    return Status.OK
