"""Computer players of a match: the same moves whether it is played in one go or taken up again."""

from dataclasses import replace
from pathlib import Path

import pytest

from spitemalice.cli.session.opponents import Opponents
from spitemalice.cli.session.saved import dump_sitting, load_sitting
from spitemalice.cli.session.sitting import Sitting
from spitemalice.players.audit import check_players
from spitemalice.players.player import OWN_BUDGET
from spitemalice.record.verify import verify_record
from spitemalice.rules.ruleset import RuleSet
from tests.cli.games import SHORT
from tests.cli.table import SEED, Table, sitting

ONE_GAME = replace(SHORT, match_points=0)


def begun(level: str, rules: RuleSet = ONE_GAME) -> Sitting:
    match = sitting(None, level, rules=rules)
    match.begin(SEED, None, {})
    return match


def played(match: Sitting, *, again: bool) -> list[str]:
    """Both seats played as seat 1 would, by a program that is killed after each move if wanted."""
    match.levels = (match.levels[1], match.levels[1])
    opponents = Opponents(match)
    assert match.game is not None
    while not match.game.over and len(match.game.moves) < 60:
        match.game.play(opponents.choose(match.game))
        if again:
            opponents = Opponents(match)
    return [move.text for move in match.game.moves]


@pytest.mark.parametrize("level", ["greedy", "beginner", "medium", "expert"])
def test_a_match_that_is_taken_up_in_the_middle_of_a_turn_goes_on_the_same(level: str) -> None:
    assert played(begun(level), again=True) == played(begun(level), again=False)


def test_what_the_computer_has_played_can_be_run_again(tmp_path: Path) -> None:
    table = Table(tmp_path, sitting(None, "easy", rules=ONE_GAME))
    table.play(5)
    resumed = load_sitting(dump_sitting(table.sitting))
    assert resumed.notes == table.sitting.notes
    table.play()
    (record,) = table.records()
    verify_record(record)
    assert check_players(record) > 0


def test_a_player_keeps_its_seed_to_itself_while_the_game_runs() -> None:
    match = begun("beginner")
    shown = match.record(secret=True)
    assert shown.extra["levels"] == [None, "beginner"]
    assert match.player_seed(1).hex() in str(match.record().extra["levels"])
    assert match.game is not None
    match.game.resign(0)
    assert match.record(secret=True).extra == match.record().extra


def test_a_game_of_an_older_program_goes_on_too() -> None:
    match = begun("easy")
    match.notes = {"levels": [None, "easy"]}
    assert match.budget(1) == OWN_BUDGET
    match.notes = {}
    assert match.budget(1) == OWN_BUDGET
    assert played(match, again=False)
