"""Random games in a browser end, their records hold, and leaving the page loses nothing."""

from __future__ import annotations

import asyncio
import json
import os
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

import pytest

from spitemalice.cli import main
from tests.kernel import forms
from tests.web.random_games import LANGUAGES, RULES, SLOW_LEVELS, Report, play_all
from tests.web.support import lacking

pytestmark = pytest.mark.heavy

GAMES: Final = int(os.environ.get("GAMES", "24"))
"""How many are played; `make games` plays 200."""

FIRST: Final = int(os.environ.get("FIRST", "0"))
"""The number of the first one. A game that went wrong comes again with FIRST=number GAMES=1.

One that goes on with a match wants the game before it in its window, too: 3 numbers less.
"""

WINDOWS: Final = 3
"""So many are played at the same time. With 3, each window meets all levels."""

SLOW: Final = frozenset(SLOW_LEVELS.values())


@pytest.fixture(scope="module")
def reports(bundled_url: str) -> list[Report]:
    """All games, played."""
    if reason := lacking("playwright", browser=True):
        pytest.skip(reason)
    games = play_all(bundled_url, range(FIRST, FIRST + GAMES), WINDOWS)
    with ThreadPoolExecutor() as pool:  # other tests' browser has the event loop of this thread
        return pool.submit(asyncio.run, games).result()


@pytest.fixture(scope="module")
def records(reports: list[Report]) -> list[dict[str, Any]]:
    """The records as they were downloaded."""
    return [json.loads(report.line) for report in reports if report.line]


def test_every_game_ends_without_trouble(reports: list[Report]) -> None:
    assert [report.plan.number for report in reports] == list(range(FIRST, FIRST + GAMES))
    assert {report.plan.number: report.troubles for report in reports if report.troubles} == {}


def test_every_record_holds(
    reports: list[Report], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text("".join(report.line for report in reports), "utf-8")
    assert main(["verify", str(file)]) == 0
    assert capsys.readouterr().out == f"{GAMES} records, all hold\n"


def test_the_computer_played_as_the_records_say(
    records: list[dict[str, Any]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    if forms.is_source_installed():
        records = [record for record in records if record["levels"][1]["name"] not in SLOW]
    file = tmp_path / "games.jsonl"
    file.write_text("".join(json.dumps(record) + "\n" for record in records), "utf-8")
    assert main(["verify", "--players", str(file)]) == 0
    assert capsys.readouterr().out.startswith(f"{len(records)} records, all hold; ")


def test_every_game_is_another_and_ends(records: list[dict[str, Any]]) -> None:
    assert len({record["id"] for record in records}) == len(records)
    assert len({record["seed"] for record in records}) == len(records)
    assert all(record["result"] for record in records)


@pytest.mark.skipif(FIRST > 0 or GAMES < 24, reason="too few games for all kinds")
def test_games_are_of_all_kinds(reports: list[Report], records: list[dict[str, Any]]) -> None:
    assert Counter(report.reloaded for report in reports)[True] > GAMES / 2
    assert {report.plan.language for report in reports if report.reloaded} == set(LANGUAGES)
    assert {record["levels"][1]["name"] for record in records} > SLOW
    played = {r if isinstance(r, str) else r["preset"] for r in (r["rules"] for r in records)}
    assert played == set(RULES)
    assert {record["result"]["reason"] for record in records} >= {"payoff", "stock"}
    assert any("pass" in turn.split() for record in records for turn in record["turns"])
    assert any("undone" in record for record in records)
    assert any("hints" in record for record in records)
    assert any(record.get("relaxed") for record in records)
    assert {record["result"]["winner"] for record in records} == {0, 1, None}
