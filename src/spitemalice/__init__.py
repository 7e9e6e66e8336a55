"""Spite & Malice: its rules, deals that anyone can check, and records of games.

The names below are what most programs need. Each is loaded when it is first asked for, so that
`import spitemalice` costs nothing. All others stand in `spitemalice.rules` (games, matches, what
a viewer sees), `spitemalice.deal` (seeds, proofs) and `spitemalice.record` (files, replay, checks).
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from spitemalice.deal import DealError, FairDeal, new_seed
    from spitemalice.record import (
        Record,
        RecordError,
        dump_record,
        parse_record,
        record_of,
        replay,
        verify_record,
        verify_stream,
    )
    from spitemalice.rules import (
        PRESETS,
        Card,
        Game,
        IllegalMoveError,
        MalformedMoveError,
        Match,
        Move,
        Observation,
        Outcome,
        Reason,
        RulesError,
        RuleSet,
        SpiteMaliceError,
        parse_card,
        parse_move,
    )

__version__ = "0.1.0"
__all__ = [
    "PRESETS",
    "Card",
    "DealError",
    "FairDeal",
    "Game",
    "IllegalMoveError",
    "MalformedMoveError",
    "Match",
    "Move",
    "Observation",
    "Outcome",
    "Reason",
    "Record",
    "RecordError",
    "RuleSet",
    "RulesError",
    "SpiteMaliceError",
    "dump_record",
    "new_seed",
    "parse_card",
    "parse_move",
    "parse_record",
    "record_of",
    "replay",
    "verify_record",
    "verify_stream",
]

_PARTS = ("deal", "rules", "record")  # lowest first: each needs those before it anyway


if not TYPE_CHECKING:  # a checker that saw this would believe in every name

    def __getattr__(name: str) -> object:
        if name in __all__:
            for part in _PARTS:
                module = import_module(f"{__name__}.{part}")
                if name in module.__all__:
                    value = getattr(module, name)
                    globals()[name] = value
                    return value
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
