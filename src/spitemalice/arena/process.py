"""A bot as a child process that is talked to in lines."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext, suppress
from pathlib import Path
from queue import Empty, Full, Queue, SimpleQueue
from threading import Thread
from typing import BinaryIO, Final

from spitemalice.arena.entrants import Fault
from spitemalice.arena.errors import ArenaError
from spitemalice.errors import shown
from spitemalice.record.strict_json import Json, write_json

__all__ = ["MOST_LINE", "BotError", "BotProcess", "split_command"]

MOST_LINE: Final = 1 << 16
"""The most bytes of a bot's line."""

MOST_UNREAD: Final = 100  # lines that nobody asked for, after which a bot is not listened to
SHOWN_LINE: Final = 200  # characters of a line that a report repeats
QUIT_SECONDS: Final = 2.0


class BotError(Exception):
    """A bot has broken the protocol.

    Attributes:
        fault: What it did.
    """

    def __init__(self, what: str, line: bytes = b"") -> None:
        text = line.decode(errors="backslashreplace").rstrip("\r\n")
        self.fault = Fault(what, text[:SHOWN_LINE])
        super().__init__(str(self.fault))


class BotProcess:
    """A running bot. It has one thread that reads its lines and one that writes to it.

    So nothing that a bot does, or leaves undone, can make its arena wait for ever.

    Args:
        command: The program and its arguments, as for a shell.
        log: A file to which the bot's standard error is appended; that of this process if not
            given.

    Raises:
        BotError: The program cannot be started.
    """

    def __init__(self, command: str, log: Path | None = None) -> None:
        with _log_file(log) as errors:
            try:
                self._process = subprocess.Popen(
                    split_command(command),
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=errors,
                    start_new_session=True,  # so that Ctrl-C ends the arena, which ends the bots
                )
            except OSError as error:
                raise BotError(f"cannot be started: {error.strerror or error}") from None
        self._lines: Queue[bytes] = Queue(MOST_UNREAD)
        self._messages: SimpleQueue[bytes | None] = SimpleQueue()
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        _start(_read, self._process.stdout, self._lines)
        _start(_write, self._process.stdin, self._messages)

    @property
    def running(self) -> bool:
        """Whether the bot has not ended."""
        return self._process.poll() is None

    def tell(self, message: dict[str, Json]) -> None:
        """Send a message."""
        self._messages.put(write_json(message) + b"\n")

    def ask(self, message: dict[str, Json], seconds: float) -> bytes:
        """Send a message and answer the line that comes back.

        Raises:
            BotError: A line was there already, or none came in time, or the bot has ended.
        """
        with suppress(Empty):
            line = self._lines.get_nowait()
            raise self._no_line(line) if _is_end(line) else BotError("unasked line", line)
        self.tell(message)
        try:
            line = self._lines.get(timeout=seconds)
        except Empty:
            raise BotError(f"no answer within {seconds:g} s") from None
        if _is_end(line):
            raise self._no_line(line)
        return line

    def quit(self, farewell: dict[str, Json]) -> None:
        """Send a last message, and see to it that the bot leaves within two seconds."""
        self.tell(farewell)
        self._messages.put(None)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(QUIT_SECONDS)
        self.kill()

    def kill(self) -> None:
        """End the bot at once, with all that it has started, if it is still there."""
        self._messages.put(None)
        if self.running:
            with suppress(ProcessLookupError):
                if sys.platform == "win32":
                    self._process.kill()
                else:
                    os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def _no_line(self, line: bytes) -> BotError:
        """Why something that came is no line."""
        if len(line) > MOST_LINE:
            return BotError(f"a line of more than {MOST_LINE:,} bytes", line)
        with suppress(subprocess.TimeoutExpired):
            status = self._process.wait(QUIT_SECONDS)
            return BotError(f"ended with status {status}", line)
        return BotError("closed its output", line)


def split_command(command: str) -> list[str]:
    """The words of a command, by the rules of a shell.

    Raises:
        ArenaError: There are none, or a quote is not closed.
    """
    try:
        words = shlex.split(command, posix=sys.platform != "win32")
    except ValueError as error:
        raise ArenaError(f"command {shown(command)}: {error}") from None
    if not words:
        raise ArenaError(f"command {shown(command)}: empty; allowed: exec:COMMAND")
    return words


def _is_end(line: bytes) -> bool:
    """Whether nothing more can come after this: the end, a torn line, or a huge one."""
    return not line.endswith(b"\n")


def _log_file(log: Path | None) -> AbstractContextManager[BinaryIO | None]:
    return nullcontext() if log is None else log.open("ab")


def _start(work: Callable[..., None], *arguments: object) -> None:
    Thread(target=work, args=arguments, daemon=True).start()


def _read(stream: BinaryIO, lines: Queue[bytes]) -> None:
    """Queue the lines of a stream, up to the first thing that is none."""
    with stream, suppress(OSError, Full):
        line = b"\n"
        while not _is_end(line):
            line = stream.readline(MOST_LINE + 1)
            lines.put_nowait(line)


def _write(stream: BinaryIO, messages: SimpleQueue[bytes | None]) -> None:
    """Write what is queued until there is no more to come or nobody reads it."""
    with suppress(OSError):
        while (message := messages.get()) is not None:
            stream.write(message)
            stream.flush()
    with suppress(OSError):
        stream.close()
