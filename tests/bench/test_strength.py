"""The measurement of strength: it goes on where it was, and says what it has found."""

from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from benchmarks.strength import __main__ as command
from benchmarks.strength.clock import turn_times
from benchmarks.strength.page import BEGIN, END, page, write_between
from benchmarks.strength.rows import ROWS, Row, Wanted, play
from benchmarks.strength.times import TIMINGS, Timing
from spitemalice.players.levels import BASELINES, LEVELS

FAST = ROWS["easy-beginner"]


def test_every_level_meets_the_one_below() -> None:
    names = list(LEVELS)
    for weaker, stronger in pairwise(names):
        assert ROWS[f"{stronger}-{weaker}"].wanted[0].what == "decided"
    assert {timing.name for timing in TIMINGS} == set(names)
    assert all(row.a in {**LEVELS, **BASELINES} for row in ROWS.values())


def test_players_that_search_deeply_have_a_budget_of_trial_games() -> None:
    for row in ROWS.values():
        deep = {"master", "clairvoyant"} & {row.a, row.b}
        assert (row.budget.nodes is not None) == bool(deep)


def test_a_row_goes_on_where_it_was(tmp_path: Path) -> None:
    done: list[int] = []
    first = play(FAST, 3, tmp_path, 1, done.append)
    size = FAST.file(tmp_path).stat().st_size
    again = play(FAST, 3, tmp_path, 1, done.append)
    assert (again.shares, again.duel.points) == (first.shares, first.duel.points)
    assert FAST.file(tmp_path).stat().st_size == size
    assert sum(first.shares[what].value for what in ("wins", "draws", "losses")) == 1


def test_what_is_wanted_is_held_against_what_was_found(tmp_path: Path) -> None:
    result = play(FAST, 4, tmp_path, 1, lambda done: None)
    assert result.reached(Wanted("wins", 0)) is result.reached(Wanted("draws", 1)) is True
    assert result.reached(Wanted("wins", 1.01)) is False
    sure = replace(result, row=Row("easy", "beginner", (Wanted("losses", 1.0),)))
    missed = replace(result, row=Row("easy", "beginner", (Wanted("decided", 1.01),)))
    text = page([sure, missed], [(Timing("easy", 1, most=(1.0, 2.0)), (0.5, 3.0))])
    assert "losses ≤ 100 %: reached with" in text
    assert "decided ≥ 101 %: **missed**" in text
    assert "| easy | 0.5 | 3 | median ≤ 1, 99 in 100 ≤ 2: **missed** |" in text


def test_the_figures_are_written_between_the_marks(tmp_path: Path) -> None:
    file = tmp_path / "page.md"
    file.write_text(f"Before\n\n{BEGIN}\nold\n{END}\n\nafter\n", "utf-8")
    write_between(file, "new\n")
    assert file.read_text("utf-8") == f"Before\n\n{BEGIN}\n\nnew\n\n{END}\n\nafter\n"
    file.write_text("nothing", "utf-8")
    with pytest.raises(ValueError, match="no <!-- figures: begin -->"):
        write_between(file, "new\n")


def test_the_page_has_the_marks() -> None:
    text = command.PAGE.read_text("utf-8")
    assert text.index(BEGIN) < text.index(END)


def test_turns_are_timed() -> None:
    times = turn_times("beginner", 1, None, by_clock=False)
    assert len(times) > 20
    assert all(ms >= 0 for ms in times)


def test_one_row_alone_is_printed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    options = ["--only", FAST.name, "--pairs", "2", "--out", str(tmp_path), "--workers", "1"]
    monkeypatch.setattr("sys.argv", ["strength", *options])
    assert command.main() == 0
    assert "| easy against beginner | 4 |" in capsys.readouterr().out
