"""Whole matches at the keyboard: going on, fair deals, records, more people."""

import re
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import cast

import pytest

from spitemalice.cli.session.desk import HIDE
from spitemalice.deal.commitment import client_commitment, server_commitment
from spitemalice.players.audit import check_players
from spitemalice.record.verify import verify_record
from spitemalice.rules.ruleset import RuleSet
from tests.cli.games import SHORT
from tests.cli.table import Table, sitting

MOVE = "Your move?"
CUT = "Cut the cards: type anything, or just press Enter."
ONE_GAME = replace(SHORT, match_points=0)


@pytest.fixture
def table(tmp_path: Path) -> Table:
    return Table(tmp_path)


# Going on


def test_a_saved_game_goes_on_with_what_happened_last(table: Table) -> None:
    said = table.type("7h-s1")
    later = table.resumed()
    assert later.lines[2:4] == [
        "The saved game goes on, turn 3.",
        "Game 1. Score: Ann 0, Bob 0. The match is won with 5 points.",
    ]
    assert later.lines[4:] == said[1:]
    assert later.game.moves == table.game.moves


def test_a_game_saved_in_mid_turn_goes_on_there(table: Table) -> None:
    table.type("Kh-c1")
    later = table.resumed()
    assert later.type("undo")[0] == "Taken back: Kh-c1."
    assert later.lines.count("The saved game goes on, turn 1.") == 1


def test_a_resumed_match_is_the_same_match(tmp_path: Path) -> None:
    whole = Table(tmp_path / "whole")
    whole.play()
    parts = Table(tmp_path / "parts")
    while not parts.session.over:
        parts.play(5)
        if not parts.session.over:
            parts = parts.resumed()
    assert [r.turns for r in parts.records()] == [r.turns for r in whole.records()]


# Whole matches


def test_a_match_to_its_end(tmp_path: Path) -> None:
    table = Table(tmp_path)
    table.play()
    games = table.records()
    assert len(games) == len(table.sitting.finished) > 1
    for record in games:
        verify_record(record)
        assert str(record.extra["deal"]).startswith("from a seed")
    assert games[0].seed == table.sitting.chosen_seed
    assert len({record.seed for record in games}) == len(games)
    winner = table.sitting.match.winner
    assert winner is not None
    assert table.lines[-1] == ("You win the match." if winner == 0 else "Bob wins the match.")
    assert f"Game {len(games)}." in table.lines
    assert table.saved().match.over


def test_a_fair_deal_is_committed_to_before_the_cut_and_proved_at_the_end(tmp_path: Path) -> None:
    table = Table(tmp_path, sitting(rules=ONE_GAME, seed=None))
    assert table.session.prompt == CUT
    *_, of_server, said, of_computer = table.lines
    commitment = bytes.fromhex(of_server)
    assert said == "Bob has chosen, too, and is bound by:"
    table.type("  my cut  ")
    table.play()
    (record,) = table.records()
    verify_record(record)
    fair = record.fair
    assert fair is not None
    assert fair.client_seeds is not None
    assert fair.server_seed is not None
    assert fair.client_seeds[0] == "  my cut  "
    bound = client_commitment(fair.game_id, 1, fair.client_seeds[1])
    assert bound == bytes.fromhex(of_computer)
    assert fair.commitment == commitment
    assert server_commitment(fair.game_id, ONE_GAME.digest(), fair.server_seed) == commitment
    assert record.extra["id"] == fair.game_id
    person, computer = cast("list[dict[str, str] | None]", record.extra["levels"])
    assert person is None
    assert computer is not None
    assert computer["name"] == "greedy"
    assert check_players(record) > 0


def test_what_the_proof_can_and_cannot_do_is_said_once(tmp_path: Path) -> None:
    table = Table(tmp_path, sitting(seed=None))
    table.type("", "resign", "yes", "", "")
    text = "\n".join(table.lines)
    assert text.count("will prove that neither has chosen the cards") == 1
    assert text.count("cannot prove that the program did not look") == 1
    assert text.count("A computer player is shown only what its seat may see.") == 1
    assert text.count("commits to it:") == len(table.sitting.finished) + 1


def test_a_cut_that_is_too_long_is_asked_for_again(tmp_path: Path) -> None:
    table = Table(tmp_path, sitting(seed=None))
    (said,) = table.type("x" * 100)
    assert "100 bytes of UTF-8; allowed: 64" in said
    assert table.session.prompt == CUT
    table.type("")
    assert table.session.prompt == MOVE


def test_no_two_deals_are_alike(tmp_path: Path) -> None:
    seeds = set()
    for number in range(3):
        table = Table(tmp_path / str(number), sitting(seed=None))
        table.type("the same cut")
        seeds.add(table.game.seed)
    assert len(seeds) == 3


def test_records_that_a_kill_has_left_are_kept_later_once(tmp_path: Path) -> None:
    table = Table(tmp_path)
    while not table.sitting.finished:
        table.play(1)
    whole = table.records_path.read_bytes()
    for left in (b"", whole):  # killed before the record was added, and after
        table.records_path.write_bytes(left)
        table.sitting.kept = 0
        table.session.leave()
        later = table.resumed()
        assert later.records_path.read_bytes() == whole
        assert later.saved().kept == 1


def test_a_record_that_cannot_be_kept_stays_in_the_match(tmp_path: Path) -> None:
    table = Table(tmp_path)
    table.records_path.mkdir()
    while not table.sitting.finished:
        table.play(1)
    text = f"The record could not be kept: {table.records_path}: Is a directory."
    assert text in table.lines
    assert table.saved().kept == 0
    table.records_path.rmdir()
    table.play()
    assert len(table.records()) == len(table.sitting.finished)


def test_a_draw_is_told(tmp_path: Path) -> None:
    rules = RuleSet(match_points=0)
    table = Table(tmp_path, sitting(None, "random", rules=rules))
    while not table.session.over:
        table.type(str(len(table.game.legal_moves())))  # the last of the list is a discard
    assert "The game is a draw: the stock is exhausted." in table.lines
    assert not any("match." in line for line in table.lines[-3:])


# More people


def test_two_people_never_see_each_other_s_hand(tmp_path: Path) -> None:
    table = Table(tmp_path, sitting(None, None))
    assert table.lines[-1] == HIDE
    assert table.session.prompt == "Ann, press Enter when only you can see the screen."
    for _ in range(30):
        said = table.type("")
        game, seat = table.game, table.game.to_move
        hand = ", ".join(f"({card})" for card in game.observation(seat).hand)
        shown = re.sub(r"[^,()]*(\(..\))", r"\1", said[-1].removeprefix("Your hand:"))
        assert shown.rstrip(".").replace(" ", "") == hand.replace(" ", "")
        name = ("Ann", "Bob")[seat]
        assert table.session.prompt == f"{name}, your move?"
        card = game.observation(seat).hand[-1]
        said = table.type(f"{card}-s1")
        if table.session.prompt.endswith("next game, or type quit."):
            break
        assert said[-1] == HIDE
        assert not any(line.startswith("Your hand") for line in said)


def test_two_people_are_told_each_other_s_moves(tmp_path: Path) -> None:
    table = Table(tmp_path, sitting(None, None))
    table.type("", "Kh-c1", "7h-s2")
    said = table.type("")
    assert "Ann plays King of hearts (Kh) to center stack 1." in said
    assert "Ann discards 7 of hearts (7h) on side stack 2." in said


def test_both_people_cut(tmp_path: Path) -> None:
    table = Table(tmp_path, sitting(None, None, rules=ONE_GAME, seed=None))
    assert table.session.prompt == "Ann, cut the cards: type anything, or just press Enter."
    assert not any("computer player" in line for line in table.lines)
    table.type("a")
    assert table.session.prompt == "Bob, cut the cards: type anything, or just press Enter."
    table.type("b", "")
    table.play()
    (record,) = table.records()
    verify_record(record)
    assert record.fair is not None
    assert record.fair.client_seeds == ("a", "b")
    assert any(re.match(r"(Ann|Bob) wins \d+ points?: (Ann|Bob)'s", line) for line in table.lines)


@pytest.mark.parametrize("levels", [(None, "greedy", "eager"), (None, None, "random", "greedy")])
def test_three_and_four_players(tmp_path: Path, levels: tuple[str | None, ...]) -> None:
    rules = RuleSet(players=len(levels), payoff_size=3, match_points=5)
    table = Table(tmp_path, sitting(*levels, rules=rules))
    table.play()
    assert table.session.over
    for record in table.records():
        verify_record(record)


def test_the_match_says_who_starts_where_the_rules_want_that(tmp_path: Path) -> None:
    rules = replace(SHORT, first="given")
    table = Table(tmp_path, sitting(rules=rules))
    table.play()
    games = table.records()
    assert games[0].starter == 0
    for before, after in pairwise(games):
        assert before.result is not None
        assert after.starter == 1 - (before.result.winner or 0)


def test_rules_without_refill_let_one_pass(tmp_path: Path) -> None:
    rules = RuleSet(refill="turn_start", hand_size=1, payoff_size=2, match_points=0)
    table = Table(tmp_path, sitting(rules=rules))
    table.play()
    assert table.session.over
