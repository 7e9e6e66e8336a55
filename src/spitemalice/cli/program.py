"""From a command line to an exit status."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib import import_module
from typing import cast

from spitemalice.cli.errors import Status, message_of
from spitemalice.cli.parser import make_parser
from spitemalice.cli.terminal import Style

__all__ = ["run"]

Command = Callable[[argparse.Namespace], int]


def run(arguments: Sequence[str]) -> int:
    """Run one command. Whatever a person can do wrong is one line on standard error."""
    _prepare_streams()
    try:
        status = _run_command(arguments)
        sys.stdout.flush()
    except BrokenPipeError:
        _forget_output()
        return Status.PIPE_CLOSED
    except KeyboardInterrupt:
        return Status.INTERRUPTED
    except Exception as error:
        message = message_of(error)
        if message is None:
            raise
        _complain(message)
        return Status.UNUSABLE
    return status


def _run_command(arguments: Sequence[str]) -> int:
    try:
        options = make_parser().parse_args(arguments)
    except SystemExit:  # after --help and --version, which have been printed
        return Status.OK
    module = import_module(f"spitemalice.cli.commands.{options.command.replace('-', '_')}")
    return cast("Command", module.run)(options)


def _prepare_streams() -> None:
    """Let no byte that is read or written be an error, and replace closed streams."""
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115 (it stays open to the end)
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w")  # noqa: SIM115
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a caller may have put another kind there
            stream.reconfigure(errors="replace" if stream is sys.stdin else "backslashreplace")


def _complain(message: str) -> None:
    try:
        sys.stdout.flush()  # what was found before the error comes before it
    except OSError:
        _forget_output()
    with suppress(OSError):  # there is nobody left to tell
        print(f"{Style(sys.stderr).bad('spitemalice:')} {message}", file=sys.stderr)


def _forget_output() -> None:
    """Send what is still to be flushed at exit nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
