"""A second browser engine, WebKitGTK, driven by its own driver over plain HTTP.

Debian has both: `apt-get install webkit2gtk-driver xvfb`.
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final

DRIVER: Final = shutil.which("WebKitWebDriver")
SCREEN: Final = shutil.which("Xvfb")
BROWSER: Final = next(Path("/usr/lib").glob("*/webkit2gtk-4.1/MiniBrowser"), None)
PATIENCE: Final = 60  # seconds for anything: machines may be busy
ELEMENT: Final = "element-6066-11e4-a52e-4f735466cecf"
"""How WebDriver calls an element in its answers."""


class Driven:
    """A window of the browser. `WebDriver` says what each of these commands does."""

    def __init__(self, port: int) -> None:
        self.address = f"http://127.0.0.1:{port}"
        options = {"binary": str(BROWSER), "args": ["--automation"]}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        session = self.command("POST", "/session", {"capabilities": wanted})
        self.address += f"/session/{session['sessionId']}"

    def command(self, method: str, path: str, body: object = None) -> Any:  # noqa: ANN401 (JSON)
        """Send a command, and give its answer."""
        request = urllib.request.Request(
            self.address + path,
            method=method,
            data=None if body is None else json.dumps(body).encode(),
            headers={"Content-Type": "application/json"},
        )
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.load(answer)["value"]

    def open(self, url: str) -> None:
        """Go to a page."""
        self.command("POST", "/url", {"url": url})

    def run(self, script: str, *arguments: object) -> Any:  # noqa: ANN401 (JSON)
        """What a script returns; it may wait for promises."""
        whole = f"const done = [...arguments].at(-1); (async () => {{ {script} }})().then(done)"
        return self.command("POST", "/execute/async", {"script": whole, "args": arguments})

    def all(self, selector: str) -> list[str]:
        """The elements that a selector finds."""
        asked = {"using": "css selector", "value": selector}
        return [found[ELEMENT] for found in self.command("POST", "/elements", asked)]

    def click(self, element: str) -> None:
        """Click on an element as with a mouse."""
        self.command("POST", f"/element/{element}/click", {})

    def click_on(self, selector: str) -> None:
        """Click on the last element that a selector finds, as soon as there is one."""
        self.until(f"return document.querySelector({selector!r}) !== null")
        self.click(self.all(selector)[-1])

    def until(self, script: str) -> None:
        """Wait until a script returns true."""
        end = time.monotonic() + PATIENCE
        while not self.run(script):
            if time.monotonic() > end:
                raise TimeoutError(script)
            time.sleep(0.05)


@contextmanager
def window() -> Iterator[Driven]:
    """A window on a screen that nobody sees, gone at the end with all that it was made of."""
    assert DRIVER
    assert SCREEN
    with ExitStack() as stack:
        read, write = os.pipe()
        size = ["-screen", "0", "1366x900x24", "-nolisten", "tcp"]
        screen = [SCREEN, "-displayfd", str(write), *size]
        _start(stack, screen, pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as numbers:
            display = f":{numbers.readline().strip()}"
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        # A container allows no sandbox inside it
        unboxed = {"WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1", "DISPLAY": display}
        _start(stack, [DRIVER, f"--port={port}"], env={**os.environ, **unboxed})
        _wait_for(port)
        driven = Driven(port)
        stack.callback(driven.command, "DELETE", "")
        yield driven


def _start(stack: ExitStack, command: list[str], **options: Any) -> None:  # noqa: ANN401 (Popen's)
    process = subprocess.Popen(command, **options)
    stack.callback(process.wait)
    stack.callback(process.terminate)


def _wait_for(port: int) -> None:
    """Until something listens at a port."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(0.05)
        else:
            return
