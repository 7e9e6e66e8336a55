"""Records as lines of JSON: strict reading, and writing with the keys in the usual order."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from spitemalice.deal.commitment import PROTOCOL
from spitemalice.deal.errors import DealError, checked_client_seed
from spitemalice.deal.seeds import parse_hex
from spitemalice.errors import listed, shown
from spitemalice.record.errors import RecordError
from spitemalice.record.model import FORMAT, FairBlock, Record
from spitemalice.record.strict_json import Json, read_json, write_json
from spitemalice.rules.errors import RulesError
from spitemalice.rules.outcome import Outcome, Reason
from spitemalice.rules.ruleset import RuleSet

__all__ = ["dump_record", "parse_record", "result_value"]

_REQUIRED = ("format", "rules", "players", "starter", "seed", "turns", "result")
_KEYS = frozenset({*_REQUIRED, "fair"})
_RESULT_KEYS = frozenset({"winner", "points", "reason", "loser"})
_FAIR_REQUIRED = ("protocol", "game_id", "commitment")
_FAIR_KEYS = frozenset({*_FAIR_REQUIRED, "server_seed", "client_seeds"})
_REASONS = {str(reason): reason for reason in Reason}


def parse_record(line: bytes | str) -> Record:
    """Read one record strictly.

    What can be said without playing the game is checked here: keys, types, ranges, and what
    depends on whether the game still runs. The game itself is for `verify_record`.

    Raises:
        RecordError: It is no record; the message names the key, its value and what is allowed.
    """
    value = read_json(line if isinstance(line, bytes) else _encoded(line))
    record = _object("a record", value)
    _check_keys("", record, ("format",))
    if record["format"] != FORMAT:
        raise _refuse("format", record["format"], shown(FORMAT))
    _check_keys("", record, _REQUIRED)
    rules = _rules(record["rules"])
    result = _result(record["result"], rules.players)
    parsed = Record(
        rules=rules,
        written_rules=record["rules"],
        players=_texts("players", record["players"], rules.players),
        starter=_integer("starter", record["starter"], rules.players - 1),
        seed=None if record["seed"] is None else _hex("seed", record["seed"]),
        turns=_turns(record["turns"]),
        result=result,
        fair=_fair(record["fair"], rules.players) if "fair" in record else None,
        result_extra=_extra(record["result"], _RESULT_KEYS),
        extra=_extra(record, _KEYS),
    )
    _check_secrets(parsed)
    _check_id(parsed)
    return parsed


def dump_record(record: Record) -> bytes:
    """The record as one line of UTF-8 without the newline, the known keys first.

    `parse_record` gives an equal record again.

    Raises:
        RecordError: A text or a number in it is none that a file can hold, or an extra key is
            not extra.
    """
    value: dict[str, Json] = {
        "format": FORMAT,
        "rules": _written_rules(record),
        "players": list(record.players),
        "starter": record.starter,
        "seed": None if record.seed is None else record.seed.hex(),
        "turns": list(record.turns),
        "result": _written_result(record),
    }
    if record.fair is not None:
        value["fair"] = _written_fair(record.fair)
    return write_json(_with_extra(value, record.extra, _KEYS))


def result_value(outcome: Outcome) -> dict[str, Json]:
    """An outcome as the `result` of a record."""
    value: dict[str, Json] = {
        "winner": outcome.winner,
        "points": outcome.points,
        "reason": str(outcome.reason),
    }
    return value if outcome.loser is None else value | {"loser": outcome.loser}


def _encoded(text: str) -> bytes:
    try:
        return text.encode()
    except UnicodeEncodeError:
        raise RecordError(f"a lone surrogate in {shown(text)}; allowed: whole characters") from None


# Reading: each helper takes the key's name for its message, and the value


def _refuse(name: str, value: Json, allowed: str) -> RecordError:
    return RecordError(f"{name} {_brief(value)} is not allowed; allowed: {allowed}")


def _brief(value: Json) -> str:
    if isinstance(value, list | dict):
        return "as a list" if isinstance(value, list) else "as an object"
    return shown(value)


def _object(name: str, value: Json) -> dict[str, Json]:
    if not isinstance(value, dict):
        raise _refuse(name, value, "an object")
    return value


def _check_keys(prefix: str, value: dict[str, Json], required: tuple[str, ...]) -> None:
    for key in required:
        if key not in value:
            raise RecordError(f"{prefix}{key} is missing")


def _extra(value: Json, known: frozenset[str]) -> dict[str, Json]:
    """The unknown keys of an object; none of anything else."""
    if not isinstance(value, dict) or value.keys() <= known:
        return {}
    return {key: kept for key, kept in value.items() if key not in known}


def _text(name: str, value: Json) -> str:
    if not isinstance(value, str):
        raise _refuse(name, value, "a text")
    return value


def _texts(name: str, value: Json, count: int) -> tuple[str, ...]:
    """A list of one text a seat."""
    if not isinstance(value, list):
        raise _refuse(name, value, f"a list of {count} texts")
    if len(value) != count:
        raise RecordError(f"{name} has {len(value)} entries; allowed: {count}, one a seat")
    return tuple(_text(f"{name}[{seat}]", text) for seat, text in enumerate(value))


def _integer(name: str, value: Json, most: int) -> int:
    if type(value) is not int or not 0 <= value <= most:
        raise _refuse(name, value, f"an integer from 0 to {most}")
    return value


def _hex(name: str, value: Json) -> bytes:
    """32 bytes, written as lower-case hexadecimal digits."""
    try:
        return parse_hex(value, name)
    except DealError as error:
        raise RecordError(str(error)) from None


def _rules(value: Json) -> RuleSet:
    try:
        return RuleSet.from_json(value)
    except RulesError as error:
        raise RecordError(str(error)) from None


def _turns(value: Json) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise _refuse("turns", value, "a list of texts, one a turn")
    for number, turn in enumerate(value, 1):
        if not isinstance(turn, str):
            found = _brief(turn).removeprefix("as ")
            raise RecordError(f"{found} is not allowed; allowed: a text", turn=number)
        if not turn:
            raise RecordError("an empty text; allowed: the moves of the turn", turn=number)
    return tuple(cast("list[str]", value))


def _result(value: Json, players: int) -> Outcome | None:
    if value is None:
        return None
    result = _object("result", value)
    _check_keys("result.", result, ("winner", "points", "reason"))
    winner, last = result["winner"], players - 1
    if winner is not None and (type(winner) is not int or not 0 <= winner <= last):
        raise _refuse("result.winner", winner, f"null or a seat from 0 to {last}")
    points = result["points"]
    if type(points) is not int or points < 0:
        raise _refuse("result.points", points, "an integer from 0")
    reason = _REASONS.get(_text("result.reason", result["reason"]))
    if reason is None:
        raise _refuse("result.reason", result["reason"], listed(_REASONS))
    return Outcome(winner, points, reason, _loser(result, reason, last))


def _loser(result: dict[str, Json], reason: Reason, last: int) -> int | None:
    """The seat that the game ended against, which only such an ending has."""
    if reason.by_forfeit:
        _check_keys("result.", result, ("loser",))
        return _integer("result.loser", result["loser"], last)
    if "loser" in result:
        raise RecordError(f"result.loser is not allowed with the reason {reason}")
    return None


def _fair(value: Json, players: int) -> FairBlock:
    fair = _object("fair", value)
    _check_keys("fair.", fair, _FAIR_REQUIRED)
    if fair["protocol"] != PROTOCOL:
        raise _refuse("fair.protocol", fair["protocol"], shown(PROTOCOL))
    if ("server_seed" in fair) != ("client_seeds" in fair):
        raise RecordError("fair.server_seed and fair.client_seeds are allowed only together")
    revealed = "server_seed" in fair
    return FairBlock(
        game_id=_text("fair.game_id", fair["game_id"]),
        commitment=_hex("fair.commitment", fair["commitment"]),
        server_seed=_hex("fair.server_seed", fair["server_seed"]) if revealed else None,
        client_seeds=_client_seeds(fair["client_seeds"], players) if revealed else None,
        extra=_extra(fair, _FAIR_KEYS),
    )


def _client_seeds(value: Json, players: int) -> tuple[str, ...]:
    seeds = _texts("fair.client_seeds", value, players)
    for seat, seed in enumerate(seeds):
        try:
            checked_client_seed(seed, seat)
        except DealError as error:
            raise RecordError(f"fair: {error}") from None
    return seeds


def _check_secrets(record: Record) -> None:
    """Only a running game may keep what decided its cards to itself."""
    if record.result is None:
        return
    if record.seed is None:
        raise RecordError("seed null is allowed only while result is null")
    if record.fair is not None and record.fair.server_seed is None:
        raise RecordError("fair.server_seed is missing, which is allowed only while result is null")


def _check_id(record: Record) -> None:
    if record.fair is None or "id" not in record.extra:
        return
    if record.extra["id"] != record.fair.game_id:
        raise RecordError(
            f"fair.game_id {shown(record.fair.game_id)} differs from id "
            f"{_brief(record.extra['id'])}; allowed: the same text"
        )


# Writing


def _written_rules(record: Record) -> Json:
    """The rules in the form they were read in, as long as that still says what they are."""
    if record.written_rules is None or _rules(record.written_rules) != record.rules:
        compact = record.rules.compact()
        return compact if isinstance(compact, str) else {**compact}
    return record.written_rules


def _written_result(record: Record) -> Json:
    if record.result is None:
        return None
    return _with_extra(result_value(record.result), record.result_extra, _RESULT_KEYS)


def _written_fair(fair: FairBlock) -> Json:
    value: dict[str, Json] = {
        "protocol": PROTOCOL,
        "game_id": fair.game_id,
        "commitment": fair.commitment.hex(),
    }
    if fair.server_seed is not None and fair.client_seeds is not None:
        value["server_seed"] = fair.server_seed.hex()
        value["client_seeds"] = list(fair.client_seeds)
    return _with_extra(value, fair.extra, _FAIR_KEYS)


def _with_extra(
    value: dict[str, Json], extra: Mapping[str, Json], known: frozenset[str]
) -> dict[str, Json]:
    """The object with its unknown keys at the end."""
    for key in extra:
        if key in known:
            raise RecordError(f"the extra key {shown(key)} is one of the format's own keys")
    return value | dict(extra)
