"""Writes as JavaScript what the web game must not say a second time: rule-sets and their lengths.

``presets_module()`` is the text of the module ``presets.js``.
"""

from __future__ import annotations

import json

from spitemalice.rules.length import PACE
from spitemalice.rules.presets import DEFAULT_PRESET
from spitemalice.rules.ruleset import CHOICES, FIELDS, PACK_SIZE, PRESETS, RANGES, SWITCHES

__all__ = ["presets_module"]

_HEAD = """\
/** @import {Field, Rules} from "../model/types.js" */
// Made from the Python rule-sets; not to be edited.
"""
_TYPES = {
    "PRESETS": "Readonly<Record<string, Readonly<Rules>>>",
    "FIELDS": "Readonly<Record<keyof Rules, Field>>",
    "DEFAULT_PRESET": "string",
    "PACK_SIZE": "number",
    "PACE": "Readonly<Record<string, number>>",
}


def presets_module() -> str:
    """An ES module with the presets in full, the fields and their limits, and the pace of games."""
    values = {
        "PRESETS": {name: rules.to_json() for name, rules in PRESETS.items()},
        "FIELDS": {name: _field(name) for name in FIELDS},
        "DEFAULT_PRESET": DEFAULT_PRESET,
        "PACK_SIZE": PACK_SIZE,
        "PACE": PACE,
    }
    return _HEAD + "".join(_constant(name, value) for name, value in values.items())


def _constant(name: str, value: object) -> str:
    text = json.dumps(value, indent=2)
    return f"\n/** @type {{{_TYPES[name]}}} */\nexport const {name} = {text};\n"


def _field(name: str) -> dict[str, object]:
    """What one field may be."""
    default = getattr(PRESETS[DEFAULT_PRESET], name)
    if name in SWITCHES:
        return {"kind": "boolean", "default": default}
    if name in RANGES:
        low, high = RANGES[name]
        return {"kind": "integer", "min": low, "max": high, "default": default}
    return {"kind": "choice", "values": CHOICES[name], "default": default}
