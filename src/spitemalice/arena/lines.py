"""Games of a tournament as records, and back."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any, Final

from spitemalice.arena.course import Course
from spitemalice.arena.entrants import Fault
from spitemalice.arena.errors import ArenaError
from spitemalice.arena.meter import Meter
from spitemalice.arena.plan import Place, Plan, Setting, Unit
from spitemalice.arena.results import GameResult, points_of
from spitemalice.deal.words import FairWords
from spitemalice.players.audit import KEY as LEVELS
from spitemalice.players.audit import level_note
from spitemalice.players.levels import NAMES
from spitemalice.record.codec import dump_record, parse_record
from spitemalice.record.errors import RecordError
from spitemalice.record.model import Record
from spitemalice.record.strict_json import Json
from spitemalice.rules.moves import parse_move
from spitemalice.rules.ruleset import RuleSet

__all__ = ["line_of", "result_of"]

KEY: Final = "arena"
"""The record's key under which is said which game of which tournament it is."""


def line_of(setting: Setting, place: Place, course: Course, result: GameResult) -> bytes:
    """The record of a game that has ended, as a line."""
    a, b = place.unit.a, place.unit.b
    seats = (b, a) if place.leg else (a, b)
    note: dict[str, Json] = {**_identity(setting.plan, place), "ms": list(result.ms)}
    if result.luck is not None:
        note["luck"] = result.luck
    if any(result.faults):
        note["faults"] = [_written(fault) for fault in result.faults]
    record = Record(
        rules=setting.plan.rules,
        written_rules=_rules_as_written(setting.plan.rules),
        players=tuple(setting.names[player] for player in seats),
        starter=course.state.starter,
        seed=course.seed,
        turns=tuple(course.turns()),
        result=course.outcome,
        extra={
            "id": f"{setting.plan.seed}/{place.name}",
            LEVELS: [
                _level(setting.plan, place, seat, player) for seat, player in enumerate(seats)
            ],
            KEY: note,
        },
    )
    return dump_record(record) + b"\n"


def result_of(line: bytes, plan: Plan, meter: Meter | None) -> tuple[Place, GameResult]:
    """The place and the result of a game of this tournament, from its record.

    Args:
        line: The record.
        plan: The tournament.
        meter: Works out the luck where the record does not tell it; None if nobody asks for it.

    Raises:
        ArenaError: It is no record, or that of a game of another tournament.
    """
    try:
        record = parse_record(line)
    except RecordError as error:
        raise ArenaError(f"no record: {error}") from None
    try:
        place, result = _read(record, plan)
        if meter is not None and result.luck is None:
            moves = [parse_move(text).index for turn in record.turns for text in turn.split(" ")]
            words = FairWords(plan.deal_seed(place.unit.pair, place.game))
            luck = meter.luck_of_a(place, words, record.starter, moves)
            result = replace(result, luck=luck)
    except (IndexError, KeyError, TypeError, ValueError):
        raise ArenaError(
            "a game of another tournament; allowed: the same players, rules, seed, budget and "
            "kind of match in the same file"
        ) from None
    return place, result


def _level(plan: Plan, place: Place, seat: int, player: int) -> Json:
    """What the record says of the player at a seat, if it is one that can be run again."""
    name = plan.players[player]
    if name not in NAMES:
        return None
    return level_note(name, plan.chance(*place, seat), plan.budget)


@cache
def _rules_as_written(rules: RuleSet) -> Json:
    """The rules for a record; to find the nearest preset takes longer than all the rest."""
    compact = rules.compact()
    return compact if isinstance(compact, str) else dict(compact)


def _identity(plan: Plan, place: Place) -> dict[str, Any]:
    """What tells a game from all others, and from those of other tournaments."""
    unit = place.unit
    return {
        "players": [plan.players[unit.a], plan.players[unit.b]],
        "unit": list(unit),
        "leg": place.leg,
        "game": place.game,
        "target": plan.target,
        "budget": {"nodes": plan.budget.nodes, "ms": plan.budget.ms},
    }


def _read(record: Record, plan: Plan) -> tuple[Place, GameResult]:
    """Read a record; whatever is raised, it is none of this tournament."""
    note: Any = record.extra[KEY]
    a, b, pair = note["unit"]
    place = Place(Unit(a, b, pair), note["leg"], note["game"])
    numbers = (*place.unit, *place[1:])
    same = all(type(number) is int and number >= 0 for number in numbers)
    same = same and note.items() >= _identity(plan, place).items()
    same = same and (record.rules, record.seed) == (plan.rules, plan.deal_seed(pair, place.game))
    if not same or record.result is None:
        raise ValueError
    ms_a, ms_b = map(float, note["ms"])
    fault_a, fault_b = (_fault(value) for value in note.get("faults", (None, None)))
    return place, GameResult(
        points=points_of(record.result, place.leg),
        turns=_turns(record, place.leg),
        ms=(ms_a, ms_b),
        luck=note.get("luck"),
        faults=(fault_a, fault_b),
    )


def _turns(record: Record, seat: int) -> tuple[int, int]:
    """How many turns the player at a seat and the other have had."""
    count = len(record.turns)
    first, second = count - count // 2, count // 2
    return (first, second) if record.starter == seat else (second, first)


def _written(fault: Fault | None) -> Json:
    return None if fault is None else {"what": fault.what, "line": fault.line}


def _fault(value: Any) -> Fault | None:  # noqa: ANN401 (read from a file)
    return None if value is None else Fault(value["what"], value["line"])
