"""What the server answers, and to whom."""

from __future__ import annotations

import gzip
import http.client
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from spitemalice.web.answers import answer
from spitemalice.web.errors import SiteError
from spitemalice.web.policy import META_POLICY, POLICY
from spitemalice.web.server import Server
from spitemalice.web.site import Site
from tests.web.support import served

PAGE = "<!doctype html><title>Cards</title>"
SCRIPT = "export const answer = 42;\n" * 100
HOST = {"host": "127.0.0.1:8128"}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small site, with a secret beside it."""
    made = tmp_path_factory.mktemp("serve") / "site"
    (made / "js").mkdir(parents=True)
    (made / "assets").mkdir()
    (made.parent / "secret.txt").write_text("secret")
    (made / "index.html").write_text(PAGE)
    (made / "js" / "main.js").write_text(SCRIPT)
    (made / "assets" / "main-ABCD.js").write_text(SCRIPT)
    (made / "assets" / "main-ABCD.js.br").write_bytes(b"brotli")
    (made / "assets" / "main-ABCD.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (made / "icon.png").write_bytes(bytes(2000))
    (made / "manifest.webmanifest").write_text("{}")
    (made / "a name.txt").write_text("spaced")
    return made


@pytest.fixture(scope="module")
def site(folder: Path) -> Site:
    return Site(folder)


@pytest.fixture(scope="module")
def address(folder: Path) -> Iterator[tuple[str, int]]:
    with served(folder) as url:
        parts = urlsplit(url)
        assert parts.hostname is not None
        assert parts.port is not None
        yield parts.hostname, parts.port


def ask(
    address: tuple[str, int], target: str, method: str = "GET", **headers: str
) -> tuple[http.client.HTTPResponse, bytes]:
    connection = http.client.HTTPConnection(*address, timeout=10)
    try:
        connection.request(
            method, target, headers={k.replace("_", "-"): v for k, v in headers.items()}
        )
        response = connection.getresponse()
        return response, response.read()
    finally:
        connection.close()


def test_the_page_is_at_the_root(address: tuple[str, int]) -> None:
    for target in ("/", "/index.html", "/?from=home", "/#x"):
        response, content = ask(address, target)
        assert (response.status, content.decode()) == (200, PAGE)
        assert response.headers["Content-Type"] == "text/html; charset=utf-8"


@pytest.mark.parametrize("target", ["/", "/js/main.js", "/nothing"])
def test_every_answer_has_the_headers_that_protect(address: tuple[str, int], target: str) -> None:
    headers = ask(address, target)[0].headers
    assert headers["Content-Security-Policy"] == POLICY
    assert "frame-ancestors 'none'" in POLICY
    assert "unsafe" not in POLICY
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "no-referrer"
    assert headers["Cross-Origin-Opener-Policy"] == "same-origin"
    assert "camera=()" in headers["Permissions-Policy"]
    assert headers["Server"].startswith("spitemalice/")


def test_a_page_can_state_all_of_the_policy_but_who_may_frame_it() -> None:
    assert POLICY.startswith(META_POLICY)
    assert "frame-ancestors" not in META_POLICY


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("js/main.js", "text/javascript; charset=utf-8"),
        ("icon.png", "image/png"),
        ("manifest.webmanifest", "application/manifest+json"),
        ("a%20name.txt", "text/plain; charset=utf-8"),
    ],
)
def test_types(address: tuple[str, int], name: str, kind: str) -> None:
    response, _ = ask(address, f"/{name}")
    assert (response.status, response.headers["Content-Type"]) == (200, kind)


@pytest.mark.parametrize(
    "target",
    [
        "/../secret.txt",
        "/js/../../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/js/%2e%2e/%2e%2e/secret.txt",
        "/..\\secret.txt",
        "//etc/passwd",
        "/js",
        "/js/",
        "/main.js",
        "/js/main.js/",
        "/index.html%00",
        "/assets/main-ABCD.js.br",
        "http://127.0.0.1/../secret.txt",
    ],
)
def test_nothing_outside_the_site_is_served(address: tuple[str, int], target: str) -> None:
    response, content = ask(address, target)
    assert (response.status, content) == (404, b"Not Found.\n")


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("127.0.0.1", 200),
        ("127.0.0.1:1", 200),
        ("localhost:8128", 200),
        ("LOCALHOST", 200),
        ("[::1]:8128", 200),
        ("example.org", 421),
        ("127.0.0.1.example.org", 421),
        ("localhost.example.org", 421),
        ("192.168.1.2:8128", 421),
        ("user@example.org", 421),
        ("[", 421),
        ("", 421),
    ],
)
def test_only_this_machine_is_answered_under_its_own_name(
    address: tuple[str, int], host: str, status: int
) -> None:
    assert ask(address, "/", Host=host)[0].status == status


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])
def test_nothing_can_be_written(address: tuple[str, int], method: str) -> None:
    response, _ = ask(address, "/", method)
    assert (response.status, response.headers["Allow"]) == (405, "GET, HEAD")
    assert response.headers["Connection"] == "close"


def test_an_unknown_method_is_refused(address: tuple[str, int]) -> None:
    response, content = ask(address, "/", "BREW")
    assert response.status == 501
    assert b"<" not in content


def test_head_tells_what_get_would_send(address: tuple[str, int]) -> None:
    for target in ("/", "/js/main.js", "/nothing"):
        got, content = ask(address, target)
        told, nothing = ask(address, target, "HEAD")
        assert (told.status, nothing) == (got.status, b"")
        assert told.headers["Content-Length"] == str(len(content))
        assert told.headers.get("ETag") == got.headers.get("ETag")


def test_an_unchanged_file_is_not_sent_again(address: tuple[str, int]) -> None:
    response, _ = ask(address, "/js/main.js")
    tag = response.headers["ETag"]
    assert response.headers["Cache-Control"] == "no-cache"
    for known in (tag, f'"other", {tag}', f"W/{tag}"):
        again, content = ask(address, "/js/main.js", If_None_Match=known)
        assert (again.status, content) == (304, b"")
        assert again.headers["ETag"] == tag
    assert ask(address, "/js/main.js", If_None_Match='"other"')[0].status == 200


def test_a_file_named_by_its_hash_is_kept_for_good(address: tuple[str, int]) -> None:
    response, _ = ask(address, "/assets/main-ABCD.js")
    assert response.headers["Cache-Control"] == "public, max-age=31536000, immutable"


@pytest.mark.parametrize(
    ("name", "accepted", "coding"),
    [
        ("js/main.js", "", None),
        ("js/main.js", "gzip, deflate, br, zstd", "gzip"),
        ("js/main.js", "GZIP;q=0.5", "gzip"),
        ("js/main.js", "gzip;q=0", None),
        ("js/main.js", "gzip; q=0.0, deflate", None),
        ("js/main.js", "gzipped", None),
        ("assets/main-ABCD.js", "gzip, br", "br"),
        ("assets/main-ABCD.js", "br;q=0, gzip", "gzip"),
        ("icon.png", "gzip, br", None),
        ("index.html", "gzip, br", None),  # too small to be worth it
    ],
)
def test_files_are_packed_as_the_browser_takes_them(
    site: Site, name: str, accepted: str, coding: str | None
) -> None:
    found = answer(site, "GET", f"/{name}", {**HOST, "accept-encoding": accepted})
    assert found.headers.get("Content-Encoding") == coding
    assert found.headers["Vary"] == "Accept-Encoding"
    plain = answer(site, "GET", f"/{name}", HOST)
    assert (found.headers["ETag"] == plain.headers["ETag"]) == (coding is None)
    if coding == "gzip":
        assert gzip.decompress(found.content) == plain.content


def test_several_requests_go_over_one_connection(address: tuple[str, int]) -> None:
    connection = http.client.HTTPConnection(*address, timeout=10)
    for target, headers in (("/", {}), ("/js/main.js", {"If-None-Match": "x"}), ("/", {})):
        connection.request("GET", target, headers=headers)
        response = connection.getresponse()
        assert response.status == 200
        response.read()
        assert connection.sock is not None
    connection.close()


@pytest.mark.parametrize(
    "sent",
    [
        b"\r\n\r\n",
        b"nonsense\r\n\r\n",
        b"GET /\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET " + b"/x" * 40_000 + b" HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + b"x: y\r\n" * 200 + b"\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(40),
    ],
)
def test_broken_requests_do_no_harm(
    address: tuple[str, int], sent: bytes, capfd: pytest.CaptureFixture[str]
) -> None:
    with socket.create_connection(address, timeout=10) as connection, suppress(OSError):
        connection.sendall(sent)
        connection.shutdown(socket.SHUT_WR)
        while connection.recv(65536):
            pass
    assert ask(address, "/")[0].status == 200
    assert capfd.readouterr().err == ""


def test_a_browser_that_leaves_is_no_error(
    address: tuple[str, int], capfd: pytest.CaptureFixture[str]
) -> None:
    for _ in range(5):
        connection = socket.create_connection(address, timeout=10)
        connection.sendall(b"GET /js/main.js HTTP/1.1\r\nHost: localhost\r\n\r\n" * 50)
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
        connection.close()
    assert ask(address, "/")[0].status == 200
    assert capfd.readouterr().err == ""


def test_only_this_machine_is_listened_to(site: Site) -> None:
    with Server(site, 0) as server:
        assert server.server_address[0] == "127.0.0.1"


def test_a_folder_without_a_site_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SiteError, match="no web game is here; allowed: a folder with a built one"):
        Site(tmp_path)
