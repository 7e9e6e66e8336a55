"""A match in lines of text: `spitemalice play --plain`."""

from __future__ import annotations

import errno
import shlex
import shutil
import sys
import textwrap
from argparse import Namespace
from collections.abc import Iterable
from contextlib import suppress
from datetime import date
from pathlib import Path
from typing import Final

from spitemalice.cli.errors import CommandError, Status
from spitemalice.cli.files import add_line, hold, sweep, write_whole
from spitemalice.cli.folders import NAME, records_file, save_file
from spitemalice.cli.seating import sitting_for
from spitemalice.cli.session.desk import HIDE
from spitemalice.cli.session.session import Session
from spitemalice.cli.terminal import CLEAR, is_terminal

__all__ = ["play_plain"]

LONGEST: Final = 4096  # characters of a typed line that are read
PRIVATE: Final = 0o700


class Disk:
    """Keeps the match in a file, and the records of finished games in another."""

    def __init__(self, path: Path, records: Path) -> None:
        self._path = path
        self._records = records

    @property
    def program(self) -> str:
        """The command if a shell finds it, else what has been called this time."""
        command = Path(sys.argv[0])
        if command.stem != NAME:
            return f"{shlex.quote(sys.executable)} -m {NAME}"
        return NAME if shutil.which(NAME) else shlex.quote(str(command))

    @property
    def save_name(self) -> str:
        """The file of the match."""
        return str(self._path)

    def save(self, document: bytes) -> None:
        """Write the file of the match, whole or not at all."""
        write_whole(self._path, [document])

    def copy(self, document: bytes, name: str) -> str:
        """Write the match to another file."""
        try:
            path = Path(name).expanduser()
            write_whole(path, [document])
        except (RuntimeError, ValueError):  # a home that nobody has, a NUL
            raise OSError(errno.EINVAL, "this cannot be the name of a file", name) from None
        return str(path)

    def keep_record(self, line: bytes) -> str:
        """Add a record to the file of records."""
        self._records.parent.mkdir(parents=True, exist_ok=True, mode=PRIVATE)
        add_line(self._records, line)
        return str(self._records)

    def today(self) -> str:
        """The date."""
        return date.today().isoformat()


def play_plain(options: Namespace) -> int:
    """Play, saved at every moment, until the match is over or somebody leaves."""
    path = _save_path(options.save)
    with hold(path):
        sweep(path)
        disk = Disk(path, records_file())
        sitting, remarks = sitting_for(path, options, disk.keep_record)
        _show(remarks)
        session = Session(sitting, disk, short=options.short)
        try:
            _converse(session)
        except KeyboardInterrupt:
            _show(["", *session.leave()])
            raise
    return Status.OK


def _save_path(named: str | None) -> Path:
    """The file of the match, which is there or can be made."""
    if named is None:
        path = save_file()
        path.parent.mkdir(parents=True, exist_ok=True, mode=PRIVATE)
    else:
        path = Path(named)
    if path.exists() and not path.is_file():
        raise CommandError(f"{path}: a folder or a device; allowed: a file, new or of a match")
    return path


def _converse(session: Session) -> None:
    """Carry lines between a session and the keyboard."""
    _show(session.start())
    while not session.over:
        line = _ask(session.prompt)
        _show(session.leave() if line is None else session.answer(line))


def _show(lines: Iterable[str]) -> None:
    for line in lines:
        if line != HIDE:
            print(_fitted(line) if is_terminal(sys.stdout) else line)
        elif is_terminal(sys.stdout):
            print(CLEAR, end="")
            _forget_typed()
    sys.stdout.flush()


def _fitted(line: str) -> str:
    """A line broken between words where the terminal would break it anywhere.

    A command or a record, which may be copied, stays as it is.
    """
    if line.startswith("{") or f"{NAME} " in line:
        return line
    width = shutil.get_terminal_size().columns
    return textwrap.fill(line, width, break_long_words=False, break_on_hyphens=False)


def _forget_typed() -> None:
    """Let the next person not call up with the arrow keys what the last one has typed."""
    with suppress(ImportError, AttributeError):  # not every line editor can
        import readline

        readline.clear_history()


def _ask(prompt: str) -> str | None:
    """Ask for a line; None if there are no more."""
    if sys.stdin is None:
        print(prompt)
        return None
    if is_terminal(sys.stdin) and is_terminal(sys.stdout):
        with suppress(ImportError):
            import readline  # noqa: F401 (input() uses it, to edit what is typed)
        try:
            return input(f"{prompt} ")
        except EOFError:
            print()
            return None
    print(prompt, flush=True)
    line = sys.stdin.readline(LONGEST)
    if line.endswith("\n"):
        return line[:-1]
    while line and (rest := sys.stdin.readline(LONGEST)) and not rest.endswith("\n"):
        pass  # the rest of a line that is too long for anything
    return line or None
