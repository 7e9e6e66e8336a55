"""What the server answers to a request. Nothing here knows of sockets."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from http import HTTPStatus
from typing import Final
from urllib.parse import unquote, urlsplit

from spitemalice.web.site import Asset, Site

__all__ = ["Answer", "answer"]

LOOPBACK: Final = frozenset({"127.0.0.1", "::1", "localhost"})
METHODS: Final = ("GET", "HEAD")
CODINGS: Final = ("br", "gzip")
"""The best first."""

FOREVER: Final = "public, max-age=31536000, immutable"  # the name changes with the content
ASK_AGAIN: Final = "no-cache"
HASHED: Final = "assets/"
NEVER: Final = re.compile(r"q=0(\.0*)?")


@dataclass(frozen=True)
class Answer:
    """Status, headers and content; the sender adds the content's length."""

    status: HTTPStatus
    headers: Mapping[str, str] = field(default_factory=dict)
    content: bytes = b""


def answer(site: Site, method: str, target: str, headers: Mapping[str, str]) -> Answer:
    """Answer a request, whose headers have lower-case names."""
    if not _is_ours(headers.get("host", "")):
        return _refusal(HTTPStatus.MISDIRECTED_REQUEST)
    if method not in METHODS:
        return _refusal(HTTPStatus.METHOD_NOT_ALLOWED, {"Allow": ", ".join(METHODS)})
    name = unquote(urlsplit(target).path).removeprefix("/")
    asset = site.find(name)
    if asset is None:
        return _refusal(HTTPStatus.NOT_FOUND)
    return _file(name, asset, headers)


def _is_ours(host: str) -> bool:
    """Whether a page was asked for at this machine.

    The name of another host may have been made to point here, so that its pages could read ours.
    """
    try:
        return urlsplit(f"//{host}").hostname in LOOPBACK
    except ValueError:
        return False


def _file(name: str, asset: Asset, headers: Mapping[str, str]) -> Answer:
    coding = _coding(asset, headers.get("accept-encoding", ""))
    tag = f'"{asset.tag}-{coding}"' if coding else f'"{asset.tag}"'
    told = {
        "Cache-Control": FOREVER if name.startswith(HASHED) else ASK_AGAIN,
        "ETag": tag,
        "Vary": "Accept-Encoding",
    }
    if tag in _tags(headers.get("if-none-match", "")):
        return Answer(HTTPStatus.NOT_MODIFIED, told)
    told["Content-Type"] = asset.type
    if coding:
        told["Content-Encoding"] = coding
    content = asset.packed(coding) if coding else None
    return Answer(HTTPStatus.OK, told, content or asset.content)


def _coding(asset: Asset, accepted: str) -> str:
    """The best coding that the browser takes and the file has; empty for none."""
    offers = {offer.replace(" ", "") for offer in accepted.lower().split(",")}
    wanted = {
        coding
        for coding, _, weight in (each.partition(";") for each in offers)
        if not NEVER.fullmatch(weight)
    }
    return next((each for each in CODINGS if each in wanted and asset.packed(each)), "")


def _tags(header: str) -> set[str]:
    return {tag.strip().removeprefix("W/") for tag in header.split(",")}


def _refusal(status: HTTPStatus, headers: Mapping[str, str] | None = None) -> Answer:
    told = {"Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store"}
    return Answer(status, {**told, **(headers or {})}, f"{status.phrase}.\n".encode())
