"""What the page on game records shows is true."""

import dataclasses
import re
from pathlib import Path

from spitemalice.record import (
    MAX_DEPTH,
    MAX_LINE,
    dump_record,
    final_state,
    format_position,
    parse_position,
    parse_record,
    state_position,
    verify_line,
)
from spitemalice.rules import PRESETS, Reason, RuleSet
from spitemalice.rules.moves import parse_move

PAGE = (Path(__file__).parents[2] / "docs" / "records.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)\n```", PAGE, re.DOTALL)


def test_the_record_on_the_page_holds() -> None:
    (line,) = blocks("json")
    assert verify_line(line) is None
    assert dump_record(parse_record(line)).decode() == line


def test_the_positions_on_the_page_are_those_of_its_record() -> None:
    record = parse_record(blocks("json")[0])
    early = dataclasses.replace(record, turns=record.turns[:4], result=None)
    position = state_position(final_state(early), record.rules)
    whole, seen = (text for text in blocks("text") if text.startswith("smp1 "))
    assert whole == format_position(position)
    assert seen == format_position(position.seen_by(1))
    assert parse_position(whole) == position


def test_the_page_names_every_reason_move_and_limit() -> None:
    assert all(f"| `{reason}` |" in PAGE for reason in Reason)
    table = PAGE.partition("| move | meaning |")[2].partition("\n\n")[0]
    moves = re.findall(r"^\| `([^`]+)` \|", table, re.MULTILINE)
    assert len({parse_move(move) for move in moves}) == 5
    assert f"({MAX_LINE:,} bytes)" in PAGE
    assert f"more than {MAX_DEPTH} deep" in PAGE
    assert ", ".join(f"`{name}`" for name in PRESETS) in PAGE


def test_the_forms_of_one_rule_set_on_the_page_are_one() -> None:
    forms = ("quick", {"preset": "quick"}, {"payoff_size": 10, "match_points": 15})
    assert len({RuleSet.from_json(form) for form in forms}) == 1
