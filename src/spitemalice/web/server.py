"""A web server for the browsers of this machine, and nobody else."""

from __future__ import annotations

import os
import sys
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from socketserver import TCPServer
from typing import Any, Final

from spitemalice import __version__
from spitemalice.web.answers import Answer, answer
from spitemalice.web.policy import HEADERS
from spitemalice.web.site import Site

__all__ = ["ADDRESS", "NAME", "Server"]

ADDRESS: Final = "127.0.0.1"
NAME: Final = f"spitemalice/{__version__}"
"""How the server calls itself in its answers."""

QUIET: Final = 60.0  # seconds after which a silent connection is closed


class Handler(BaseHTTPRequestHandler):
    """Carries requests to `answer` and answers back."""

    protocol_version = "HTTP/1.1"
    timeout = QUIET
    disable_nagle_algorithm = True  # a small file must not wait for more
    error_content_type = "text/plain; charset=utf-8"
    error_message_format = "%(message)s.\n"
    server: Server

    def do_GET(self) -> None:
        """Answer; other methods come here as well, to be refused."""
        headers = {name.lower(): value for name, value in self.headers.items()}
        self._send(answer(self.server.site, self.command, self.path, headers))

    do_HEAD = do_POST = do_PUT = do_PATCH = do_DELETE = do_OPTIONS = do_GET

    def _send(self, found: Answer) -> None:
        self.send_response(found.status)
        for name, value in found.headers.items():
            self.send_header(name, value)
        if found.status is not HTTPStatus.NOT_MODIFIED:
            self.send_header("Content-Length", str(len(found.content)))
        if found.status >= HTTPStatus.BAD_REQUEST:
            self.send_header("Connection", "close")  # a content of the request was not read
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(found.content)

    def end_headers(self) -> None:
        """Add the headers of every answer."""
        for name, value in HEADERS.items():
            self.send_header(name, value)
        super().end_headers()

    def version_string(self) -> str:
        """Say who answers, but not with which Python."""
        return NAME

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing: a person plays in this terminal's place."""


class Server(ThreadingHTTPServer):
    """Serves a site at `url` once `serve_forever` runs.

    Args:
        site: What is served.
        port: Where; 0 for any that is free.

    Raises:
        OSError: The port is taken or not allowed.
    """

    allow_reuse_address = os.name != "nt"  # where it would mean two servers at one port
    daemon_threads = True
    block_on_close = False  # browsers keep connections open

    def __init__(self, site: Site, port: int) -> None:
        self.site = site
        super().__init__((ADDRESS, port), Handler)

    @property
    def url(self) -> str:
        """The address of the page."""
        return f"http://{ADDRESS}:{self.server_port}/"

    def server_bind(self) -> None:
        """Bind without asking a name server what this machine is called."""
        TCPServer.server_bind(self)
        self.server_name, self.server_port = ADDRESS, int(self.server_address[1])

    def handle_error(self, request: Any, client_address: Any) -> None:  # noqa: ANN401
        """A browser that has gone away is no error; anything else is shown."""
        if not isinstance(sys.exception(), OSError):
            super().handle_error(request, client_address)
