"""The real server, which also counts what it sends."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from io import RawIOBase
from pathlib import Path
from typing import Any, BinaryIO, cast

from spitemalice.web.server import Handler
from tests.web.support import running


@dataclass
class Tally:
    """What a server has sent."""

    requests: list[str] = field(default_factory=list)
    sent: int = 0


class _Counted(RawIOBase):
    """Passes on what is written, and counts it."""

    def __init__(self, inner: BinaryIO, tally: Tally) -> None:
        self._inner = inner
        self._tally = tally

    def writable(self) -> bool:
        return True

    def write(self, data: Any, /) -> int:  # noqa: ANN401 (any buffer)
        self._tally.sent += len(data)
        return self._inner.write(data)


@contextmanager
def tallied(folder: Path) -> Iterator[tuple[str, Tally]]:
    """Serve a folder; answers the address of its page and the tally."""
    tally = Tally()

    class Counting(Handler):
        """Sends as the real one does, and notes it."""

        def setup(self) -> None:
            super().setup()
            self.wfile = cast(Any, _Counted(cast(BinaryIO, self.wfile), tally))

        def do_GET(self) -> None:
            tally.requests.append(self.path)
            super().do_GET()

        do_HEAD = do_GET

    with running(folder) as server:
        server.RequestHandlerClass = Counting
        yield server.url, tally
