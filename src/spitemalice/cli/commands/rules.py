"""`spitemalice rules`: a rule-set in words, or as JSON."""

from __future__ import annotations

import json
import textwrap
from argparse import Namespace
from typing import Final

from spitemalice.cli.errors import Status
from spitemalice.cli.options import rules_of
from spitemalice.cli.words import rules_name
from spitemalice.rules.explain import explain
from spitemalice.rules.ruleset import PRESETS, RuleSet

__all__ = ["run"]

WIDTH: Final = 79


def run(options: Namespace) -> int:
    """Explain a rule-set, or list the presets."""
    if options.list:
        _list_presets(as_json=options.json)
        return Status.OK
    rules = rules_of(options.rules)
    if options.json:
        print(json.dumps(rules.to_json()))
    else:
        _explain(rules)
    return Status.OK


def _list_presets(*, as_json: bool) -> None:
    if as_json:
        print(json.dumps({name: rules.to_json() for name, rules in PRESETS.items()}))
        return
    base = next(iter(PRESETS.values()))
    for name, rules in PRESETS.items():
        changes = ", ".join(
            f"{field} {json.dumps(value)}" for field, value in rules.differences(base).items()
        )
        print(f"{name}: {changes or 'the default rules'}")


def _explain(rules: RuleSet) -> None:
    print(f"Spite & Malice, rules {rules_name(rules)}")
    for section in explain(rules):
        print(f"\n{section.title}")
        for paragraph in section.paragraphs:
            print(textwrap.fill(paragraph, WIDTH, initial_indent="  ", subsequent_indent="  "))
