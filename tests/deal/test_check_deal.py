"""The stand-alone checker against the package: two programs, one description."""

import io
import json
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spitemalice.deal import FairWords
from spitemalice.deal.stream import deal_fairly
from spitemalice.kernel import views
from spitemalice.kernel.consts import PAYOFF
from tests.deal import strategies as deals
from tests.deal.reference import configured, fair_deal, fair_records, kernel_card

SCRIPT = Path(__file__).parents[2] / "examples" / "check_deal.py"
CHECKER = runpy.run_path(str(SCRIPT))
RECORDS = fair_records()


def as_line(record: dict[str, Any], **fair: object) -> bytes:
    return json.dumps(record | {"fair": record["fair"] | fair}).encode()


def run(*lines: bytes) -> tuple[int, str]:
    """Exit status and output of the checker for a file with these lines."""
    done = subprocess.run(
        [sys.executable, "-S", "-I", str(SCRIPT)],
        input=b"\n".join(lines),
        capture_output=True,
        check=False,
    )
    assert done.stderr == b""
    return done.returncode, done.stdout.decode()


def test_it_is_short_and_stands_alone() -> None:
    text = SCRIPT.read_text(encoding="utf-8")
    assert len(text.splitlines()) < 120
    imported = {
        line.split()[1].split(".")[0]
        for line in text.splitlines()
        if "import " in line[:7] or line.startswith("from ")
    }
    assert imported <= sys.stdlib_module_names


@given(deals.rule_sets(), deals.hashes, st.data())
def test_it_deals_the_same_cards(rules: dict[str, Any], seed: bytes, data: st.DataObject) -> None:
    given_starter = data.draw(st.integers(0, rules["players"] - 1))
    state = configured(rules, given_starter)
    deal_fairly(state, FairWords(seed))
    starter, piles, hands = CHECKER["deal"](rules, seed, given_starter)
    assert starter == state.starter
    for seat in range(rules["players"]):
        pile = views.pile_cards(state, 8 * seat + PAYOFF)
        assert [kernel_card(number) for number in piles[seat]] == pile
        assert [kernel_card(number) for number in hands[seat]] == views.hand_cards(state, seat)


@pytest.mark.parametrize("record", RECORDS)
def test_it_derives_the_same_seed(record: dict[str, Any]) -> None:
    deal = fair_deal(record)
    proof = CHECKER["proof"](record["full_rules"], record["fair"])
    assert proof == (deal.commitment, deal.game_seed)


def test_honest_records_are_proved() -> None:
    status, output = run(*map(as_line, RECORDS))
    assert status == 0
    assert output.count("commitment") == output.count("seed ") == len(RECORDS)
    assert "WRONG" not in output


def test_the_cards_are_shown() -> None:
    status, output = run(as_line(RECORDS[2]))
    assert status == 0
    assert "seat 1 hand: 5d 4d Qc Qs 2h\n" in output


@pytest.mark.parametrize(
    ("change", "what"),
    [
        ({"protocol": "sm-deal/2"}, "protocol"),
        ({"commitment": "0" * 64}, "commitment"),
        ({"server_seed": "0" * 64}, "commitment"),
        ({"server_seed": "0" * 64}, "seed"),
        ({"client_seeds": ["a", "b"]}, "seed"),
        ({"game_id": "other"}, "commitment"),
    ],
)
def test_what_is_wrong_is_named(change: dict[str, Any], what: str) -> None:
    status, output = run(as_line(RECORDS[0], **change), as_line(RECORDS[1]))
    assert status == 1
    wrong = [line.split()[0] for line in output.splitlines() if "WRONG, must be " in line]
    assert what in wrong


def test_a_wrong_starter_is_named() -> None:
    other = RECORDS[0] | {"starter": 1 - RECORDS[0]["starter"]}
    status, output = run(as_line(other))
    assert status == 1
    assert f"starter {other['starter']}: WRONG, must be {RECORDS[0]['starter']}" in output


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"{}",
        b"[]",
        b"\xff",
        json.dumps({key: RECORDS[0][key] for key in ("rules", "seed", "starter")}).encode(),
        as_line(RECORDS[0], client_seeds=["a"]),
        as_line(RECORDS[0], client_seeds=["a", "b" * 65]),
        as_line(RECORDS[0], server_seed="00"),
        as_line(RECORDS[0], server_seed=None),
        as_line(RECORDS[0], client_seeds=["\ud800", ""]),
    ],
)
def test_other_lines_are_not_proved_and_stop_nothing(
    line: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    assert CHECKER["main"](io.BytesIO(line + b"\n" + as_line(RECORDS[0]))) == 1
    output = capsys.readouterr().out
    assert "line 1\n" in output
    assert "not proved, something is missing or malformed" in output
    assert output.rstrip().endswith(f"starter {RECORDS[0]['starter']}: ok")
