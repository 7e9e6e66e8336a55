"""Records made by an independent program, and ways to change one."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

DATA = Path(__file__).parent / "data"
LONG = 8000  # bytes; the three games of 2,000 turns are left out where many are replayed


@cache
def legal_lines() -> list[bytes]:
    return gzip.decompress((DATA / "legal.jsonl.gz").read_bytes()).splitlines()


@cache
def spoiled_lines() -> list[bytes]:
    return gzip.decompress((DATA / "spoiled.jsonl.gz").read_bytes()).splitlines()


def malformed_lines() -> list[bytes]:
    return (DATA / "malformed.txt").read_bytes().splitlines()


@cache
def short_lines() -> list[bytes]:
    return [line for line in legal_lines() if len(line) < LONG]


def sample(wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The first legal record that is as wanted, as a JSON object of its own."""
    return next(record for record in map(json.loads, short_lines()) if wanted(record))


def finished(reason: str) -> dict[str, Any]:
    """A game that ended for this reason."""
    return sample(lambda r: r["result"] is not None and r["result"]["reason"] == reason)


def running() -> dict[str, Any]:
    """A game that runs, whose record has no proof of its deal."""
    return sample(lambda r: r["result"] is None and "fair" not in r)


def proved() -> dict[str, Any]:
    """A game that ended, with the proof of its deal."""
    return sample(lambda r: r["result"] is not None and "fair" in r)


def line_of(record: object) -> bytes:
    return json.dumps(record).encode()
