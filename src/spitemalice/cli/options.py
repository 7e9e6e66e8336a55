"""Options of several commands, read into values."""

from __future__ import annotations

import os
from dataclasses import replace

from spitemalice.cli.errors import CommandError
from spitemalice.errors import shown
from spitemalice.record.errors import RecordError
from spitemalice.record.strict_json import read_json
from spitemalice.rules.ruleset import RANGES, RuleSet

__all__ = ["match_points_of", "rules_of", "seed_of", "with_match", "workers_of"]


def rules_of(text: str) -> RuleSet:
    """The rule-set that a preset's name or a JSON object names.

    Raises:
        CommandError: It is broken JSON.
        RulesError: There is no such preset or option, or a value is not allowed.
    """
    if not text.lstrip().startswith("{"):
        return RuleSet.from_json(text)
    try:
        return RuleSet.from_json(read_json(text.encode(errors="surrogateescape")))
    except RecordError as error:
        raise CommandError(f"rules: {error}") from None


def seed_of(text: str) -> str:
    """The text of `--seed`.

    Raises:
        CommandError: It is not UTF-8, so that it could not be given again elsewhere.
    """
    try:
        text.encode()
    except UnicodeEncodeError:
        raise CommandError(f"--seed: {shown(text)} is not UTF-8; allowed: any text") from None
    return text


def workers_of(number: int | None, ray: str | None) -> int | None:
    """How many workers `--workers` and `--ray` ask for; None for all that a cluster has.

    Raises:
        CommandError: They are none.
    """
    if number is None:
        return None if ray else os.cpu_count() or 1
    if number < 1:
        raise CommandError(f"--workers: {number} is not allowed; allowed: 1 or more")
    return number


def with_match(rules: RuleSet, text: str | None) -> RuleSet:
    """The rules with the target that `--match` gives, if it does."""
    return rules if text is None else replace(rules, match_points=match_points_of(text))


def match_points_of(text: str) -> int:
    """The points of a match; 0 for `single`.

    Raises:
        CommandError: It is neither that nor a number in range.
    """
    if text == "single":
        return 0
    most = RANGES["match_points"][1]
    if not (text.isascii() and text.isdigit() and len(text) <= len(str(most))):
        raise _no_match(text, most)
    points = int(text)
    if not 1 <= points <= most:
        raise _no_match(text, most)
    return points


def _no_match(text: str, most: int) -> CommandError:
    return CommandError(f"--match: {shown(text)} is not allowed; allowed: 1 to {most}, single")
