"""The benchmarks run in every form that is there, and say why the others are not."""

import json
import sys
from contextlib import ExitStack
from pathlib import Path

import pytest

from spitemalice.bench.figures import FORMS, measure
from spitemalice.bench.forms import BenchError, Worker, open_forms, repository
from spitemalice.bench.table import table
from spitemalice.cli import main
from spitemalice.kernel import state

ROOT = Path(__file__).parents[2]
COMPILED = not str(state.__file__).endswith(".py")
BRIEF = 0.01  # seconds: enough for every task to be done once


def test_without_a_clone_the_python_forms_are_measured() -> None:
    steps: list[tuple[int, int]] = []
    figures = measure(BRIEF, None, lambda done, total: steps.append((done, total)))
    assert json.loads(json.dumps(figures)) == figures
    for policy in ("eager", "random"):
        rates = figures["plain"][policy]
        assert rates["moves_per_s"] > rates["games_per_s"] > 0
    assert figures["javascript"] is None
    assert figures["limit_c"] is None
    assert (figures["compiled"] is not None) == COMPILED
    assert set(figures["notes"]) == {form for form in FORMS if figures[form] is None}
    for name in ("fair_draws_per_s", "game_moves_per_s", "game_deals_per_s", "records_per_s"):
        assert figures[name]["plain"] > 0
        assert (figures[name]["compiled"] is not None) == COMPILED
    assert figures["copy_ns"]["plain"] > 100
    assert steps == [(done, steps[0][1]) for done in range(len(steps))]
    assert len(steps) == steps[0][1]


def test_the_table_shows_forms_ratios_and_reasons() -> None:
    moves = {"plain": 100.0, "compiled": 6000.0, "limit_c": 8000.0}
    figures = {
        form: {
            policy: {"moves_per_s": rate, "games_per_s": rate / 10}
            for policy in ("eager", "random")
        }
        for form, rate in moves.items()
    } | {
        "javascript": None,
        "copy_ns": {"plain": 5432.1, "compiled": 14.5, "javascript": None},
        "fair_draws_per_s": {"plain": 1.0, "compiled": 2.0},
        "game_moves_per_s": {"plain": 1.0, "compiled": 2.0},
        "game_deals_per_s": {"plain": 1.0, "compiled": 2.0},
        "records_per_s": {"plain": 1.0, "compiled": None},
        "notes": {"javascript": "node not found"},
        "rules": "g4a",
        "rounds": 5,
    }
    lines = table(figures).splitlines()
    assert lines.count("compiled                   6,000         600        60.0       75.0%") == 2
    assert "                                      plain Python      compiled    JavaScript" in lines
    assert "nanoseconds for a copy of a state            5,432          14.5" in lines
    assert "records verified a second                        1" in lines
    assert max(map(len, lines)) < 80
    assert lines[-1] == "no JavaScript: node not found"
    figures["limit_c"] = None
    assert "compiled                   6,000         600        60.0" in table(figures).splitlines()


@pytest.mark.parametrize("seconds", [0.0, -1.0, 3601.0, float("nan")])
def test_seconds_must_be_sensible(seconds: float) -> None:
    with pytest.raises(BenchError, match=r"^seconds: .* is not allowed; allowed: more than 0"):
        measure(seconds)


def test_the_command_prints_what_was_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--json", "--seconds", str(BRIEF)]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert {*FORMS, "copy_ns", "ratios", "notes"} <= set(figures)
    assert main(["bench", "--seconds", "0"]) == 2
    refused = "spitemalice: seconds: 0 is not allowed; allowed: more than 0, at most 3600\n"
    assert capsys.readouterr().err == refused


def test_a_form_that_fails_is_named() -> None:
    worker = Worker([sys.executable, "-c", "raise SystemExit(3)"])
    with pytest.raises(BenchError, match=r"SystemExit\(3\)'?: ended with status 3 in the task x"):
        worker.measure("x", 1.0)
    worker.close()


def test_the_repository_is_found_where_the_program_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("spitemalice.bench.forms.PACKAGES", tmp_path / "lib")
    monkeypatch.chdir(tmp_path)
    assert repository() is None
    monkeypatch.chdir(ROOT)
    assert repository() == ROOT


def test_what_cannot_be_made_is_missing_for_a_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for path in ("benchmarks", "tools"):
        (tmp_path / path).mkdir()
    (tmp_path / "benchmarks/limit.c").write_text("int main(void) { return x; }\n")
    (tmp_path / "tools/kernel_js.py").write_text("raise SystemExit('cannot be translated')\n")
    monkeypatch.setenv("CC", "false")
    with ExitStack() as stack:
        forms, notes = open_forms(tmp_path, stack)
        assert "plain" in forms
    assert notes["limit_c"].startswith("false -O3 -o ")
    assert notes["javascript"] == "node not found" or notes["javascript"].endswith(
        "cannot be translated"
    )
    monkeypatch.setenv("CC", "no-such-compiler")
    monkeypatch.setenv("PATH", str(tmp_path))
    with ExitStack() as stack:
        _, notes = open_forms(tmp_path, stack)
    assert notes["limit_c"] == "no-such-compiler: No such file or directory"
    assert notes["javascript"] == "node not found"
    monkeypatch.delenv("CC")
    with ExitStack() as stack:
        _, notes = open_forms(tmp_path, stack)
    assert notes["limit_c"] == "no C compiler found: cc, gcc, clang"
