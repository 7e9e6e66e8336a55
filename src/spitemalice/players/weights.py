"""Reads the weights of searching players, which are data files with a version and a hash."""

from __future__ import annotations

import hashlib
import json
from functools import cache
from importlib import resources
from typing import Final

from spitemalice.errors import SpiteMaliceError, shown
from spitemalice.kernel.consts import FEATURES

__all__ = ["FORMAT", "WeightsError", "digest", "dump_weights", "load_weights", "parse_weights"]

FORMAT: Final = "spitemalice-weights/1"
LIMIT: Final = 30_000
"""No weight is larger, so that sums stay far below what the kernel's integers hold."""


class WeightsError(SpiteMaliceError, ValueError):
    """A file that holds no weights for this evaluation."""


def digest(values: list[int]) -> str:
    """The SHA-256 of weights: of their decimal texts, parted by commas."""
    return hashlib.sha256(",".join(map(str, values)).encode()).hexdigest()


def dump_weights(name: str, values: list[int], origin: str) -> str:
    """The text of a weights file.

    Args:
        name: What the weights are called.
        values: One integer a feature, in the order of the kernel's features.
        origin: How they came about, in words.
    """
    head = {"format": FORMAT, "name": name, "origin": origin, "sha256": digest(values)}
    return json.dumps({**head, "values": values}) + "\n"


def parse_weights(text: str) -> list[int]:
    """The weights of a file's text.

    Raises:
        WeightsError: It is no weights file, is of another version or evaluation, or was changed.
    """
    try:
        found = json.loads(text)
    except ValueError as error:
        raise WeightsError(f"weights: not JSON: {error}") from None
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise WeightsError(f"weights: the format is not {FORMAT}")
    values = found.get("values")
    if not isinstance(values, list) or len(values) != FEATURES or not all(map(_fits, values)):
        raise WeightsError(f"weights: not {FEATURES} integers from {-LIMIT} to {LIMIT}")
    if found.get("sha256") != digest(values):
        given = shown(found.get("sha256"))
        raise WeightsError(f"weights: sha256 {given} is not that of the values")
    return values


def _fits(value: object) -> bool:
    return type(value) is int and -LIMIT <= value <= LIMIT


@cache
def load_weights(name: str) -> tuple[int, ...]:
    """The weights that are shipped under a name."""
    file = resources.files("spitemalice.players").joinpath("weights", f"{name}.json")
    return tuple(parse_weights(file.read_text("utf-8")))
