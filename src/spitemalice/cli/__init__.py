"""The command line: what is below becomes a program here."""

import sys
from collections.abc import Sequence

__all__ = ["main"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program and answer its exit status.

    Args:
        arguments: The words after the program's name; those of this process if not given.
    """
    from spitemalice.cli.program import run  # the package itself costs nothing to import

    return run(sys.argv[1:] if arguments is None else arguments)
