"""Reviews of games: what choices cost, what cards brought, and how it is told."""

import json
import re
from dataclasses import replace
from functools import cache
from typing import Any
from xml.etree import ElementTree

import pytest

from spitemalice.players.analysis.graph import to_png, to_svg
from spitemalice.players.analysis.report import percent, points, to_json, to_lines
from spitemalice.players.analysis.review import (
    NOTED,
    Choice,
    PlayerReview,
    Review,
    ReviewError,
    TurnReview,
    review,
)
from spitemalice.record.errors import NotCheckableError, RecordError
from spitemalice.record.model import Record
from spitemalice.rules.moves import Move
from spitemalice.rules.outcome import Outcome, Reason
from spitemalice.rules.ruleset import RuleSet
from tests.players.games import SHORT, game_of, played

NAMES = ("Ann", "Bob & <Co>")


@cache
def record_of_game(first: str = "beginner", second: str = "expert", number: int = 1) -> Record:
    return replace(played((first, second), number), players=NAMES)


@cache
def reviewed(first: str = "beginner", second: str = "expert", number: int = 1) -> Review:
    return review(record_of_game(first, second, number))


def all_choices(found: Review) -> list[Choice]:
    return [choice for turn in found.turns for choice in turn.choices]


def test_every_move_is_part_of_one_choice() -> None:
    record, found = record_of_game(), reviewed()
    assert [turn.turn for turn in found.turns] == list(range(1, len(record.turns) + 1))
    for turn, text in zip(found.turns, record.turns, strict=True):
        assert [move.text for move in turn.moves] == text.split()
        for choice in turn.choices:
            assert (choice.turn, choice.seat) == (turn.turn, turn.seat)
    seats = [turn.seat for turn in found.turns]
    assert seats == [(record.starter + k) % 2 for k in range(len(seats))]


def test_a_choice_ends_where_something_new_comes_up() -> None:
    for number in range(1, 4):
        for turn in reviewed(number=number).turns:
            for choice in turn.choices:
                assert all(move.source != "p" and move.is_play for move in choice.moves[:-1])
                assert all(move.source != "p" and move.is_play for move in choice.best[:-1])
            assert not turn.moves[-1].is_play or turn.result is not None
            causes = [choice.cause for choice in turn.choices]
            for before, cause in zip(turn.choices, causes[1:], strict=False):
                assert cause == ("reveal" if before.plays_payoff else "refill")


def test_chances_and_losses_are_within_bounds() -> None:
    for choice in all_choices(reviewed()):
        assert 0 <= choice.before <= 1
        assert 0 <= choice.after <= 1
        assert choice.loss == max(choice.before - choice.after, 0)
        assert -1 < choice.luck < 1
        if choice.moves == choice.best:
            assert choice.loss == 0
        assert bool(choice.reasons) == (choice.before - choice.after >= NOTED)


def test_the_cards_that_came_have_a_cause() -> None:
    for number in range(1, 4):
        causes = [choice.cause for choice in all_choices(reviewed(number=number))]
        assert causes.count("deal") == 2
        assert causes[0] == "deal"
        assert {"draw", "reveal"} <= set(causes)


def test_the_judge_itself_makes_no_mistake() -> None:
    found = reviewed("expert", "expert")
    assert [player.accuracy for player in found.players] == [100, 100]
    assert [player.loss for player in found.players] == [0, 0]
    assert [player.kings_wasted + player.payoffs_missed for player in found.players] == [0, 0]
    assert found.mistake is None


def test_a_beginner_gives_more_away() -> None:
    beginner, expert = reviewed().players
    assert beginner.accuracy < 95 < expert.accuracy == 100
    assert beginner.loss > 0 == expert.loss
    mistake = reviewed().mistake
    assert mistake is not None
    assert mistake.seat == 0
    assert mistake.loss == max(choice.loss for choice in all_choices(reviewed()))
    assert mistake.reasons


def test_the_players_sum_their_choices() -> None:
    found = reviewed()
    for player in found.players:
        own = [choice for choice in all_choices(found) if choice.seat == player.seat]
        assert player.choices == len(own)
        assert player.loss == pytest.approx(sum(choice.loss for choice in own))
        assert player.all_luck == pytest.approx(sum(choice.luck for choice in own))


def test_the_curve_ends_with_the_result() -> None:
    found = reviewed()
    result = found.record.result
    assert result is not None
    mine, theirs = found.chances(0), found.chances(1)
    assert len(mine) == len(found.turns) + 1
    assert mine[0] == 0.5
    assert mine[-1] == float(result.winner == 0)
    assert mine == pytest.approx([1 - chance for chance in theirs])


def test_what_the_result_is_owed_to() -> None:
    found = reviewed()
    result = found.record.result
    assert result is not None
    assert result.winner == 1
    first, second = found.players
    assert found.owed == (second.all_luck - first.all_luck, first.loss - second.loss)
    assert replace(found, record=replace(found.record, result=None)).owed is None
    draw = Outcome(None, 0, Reason.STOCK)
    assert replace(found, record=replace(found.record, result=draw)).owed is None


def test_a_game_drawn_by_the_stock() -> None:
    rules = RuleSet(decks=1, payoff_size=15, match_points=0)
    record = played(("staller", "staller"), 1, rules=rules)
    assert record.result is not None
    assert record.result.winner is None
    found = review(record)
    assert found.owed is None
    assert found.turns[-1].result == 0.5
    assert found.chances()[-1] == 0.5


def test_a_running_game_is_reviewed_as_far_as_its_turns_have_ended() -> None:
    whole = [played(("beginner", "medium"), 2, most=most) for most in range(8, 24)]
    for record in whole:
        found = review(record)
        assert all(turn.result is None for turn in found.turns)
        complete = [turn for turn in found.turns if not turn.moves[-1].is_play]
        assert len(complete) >= len(record.turns) - 1
        assert found.owed is None


def test_a_game_that_somebody_gave_up() -> None:
    game = game_of(("easy", "easy"), 4, most=15)
    game.resign(0)
    record = replace(played(("easy", "easy"), 4, most=15), result=game.outcome)
    assert review(record).owed is not None


@pytest.mark.parametrize("preset", ["cat_and_mouse", "long", "four_stack"])
def test_other_rules(preset: str) -> None:
    rules = replace(RuleSet.from_json(preset), payoff_size=2, match_points=0)
    found = review(played(("easy", "greedy"), 2, rules=rules))
    assert found.turns


def test_without_refill_a_hand_can_be_empty() -> None:
    rules = replace(SHORT, refill="turn_start", hand_size=2)
    found = review(played(("eager", "eager"), 2, rules=rules))
    assert any(choice.moves[-1].is_pass for choice in all_choices(found))


def test_a_review_is_for_two() -> None:
    rules = RuleSet(players=3, decks=3, payoff_size=2)
    with pytest.raises(ReviewError, match="players 3: a review is for 2"):
        review(played(("easy",) * 3, 1, rules=rules))


def test_what_does_not_hold_is_not_reviewed() -> None:
    record = record_of_game()
    with pytest.raises(RecordError):
        review(replace(record, turns=("p-c8",)))
    with pytest.raises(NotCheckableError):
        review(replace(record, seed=None, result=None))


def test_the_same_game_has_the_same_review() -> None:
    assert to_json(review(record_of_game())) == to_json(reviewed())


@pytest.mark.heavy
def test_luck_is_nothing_on_average() -> None:
    luck: dict[str, list[float]] = {"draw": [], "reveal": [], "refill": []}
    for number in range(40):
        for choice in all_choices(review(played(("medium", "medium"), number, rules=RuleSet()))):
            if choice.cause in luck:
                luck[choice.cause].append(choice.luck)
    for cause, found in luck.items():
        mean = sum(found) / len(found)
        spread = (sum((each - mean) ** 2 for each in found) / len(found)) ** 0.5
        assert abs(mean) < max(4 * spread / len(found) ** 0.5, 0.002), cause


# Choices by hand


def choice(
    moves: str, best: str, *, before: float = 0.5, after: float = 0.5, payoff: bool = True
) -> Choice:
    return Choice(
        turn=1,
        seat=0,
        moves=tuple(map(Move, moves.split())),
        best=tuple(map(Move, best.split())),
        before=before,
        after=after,
        luck=0.0,
        cause=None,
        kings=0,
        payoff=payoff,
        reasons=(),
    )


@pytest.mark.parametrize(
    ("choices", "missed"),
    [
        ([("7h-s1", "p-c1")], True),
        ([("p-c1", "p-c1"), ("7h-s1", "7h-s1")], False),
        ([("p-c1", "7h-s1"), ("7h-s1", "p-c1")], True),
        ([("Ac-c1", "p-c1"), ("p-c1", "p-c1"), ("7h-s1", "7h-s1")], False),
        ([("7h-s1", "7h-s1")], False),
    ],
)
def test_when_a_pay_off_play_was_missed(choices: list[tuple[str, str]], missed: bool) -> None:
    turn = TurnReview(1, 0, tuple(choice(moves, best) for moves, best in choices))
    assert turn.missed is missed


def test_kings_are_wasted_where_the_better_choice_keeps_them() -> None:
    wasted = 0
    for number in range(1, 9):
        found = reviewed("eager", "eager", number)
        for each in all_choices(found):
            assert each.kings == 0 or each.before - each.after >= NOTED
        for player in found.players:
            own = [each.kings for each in all_choices(found) if each.seat == player.seat]
            assert player.kings_wasted == sum(kings for kings in own if kings > 0)
            wasted += player.kings_wasted
    assert wasted > 0


# How it is told


def test_the_report() -> None:
    lines = list(to_lines(reviewed(), NAMES))
    text = "\n".join(lines)
    assert lines[0].split(maxsplit=1) == ["Ann", "Bob & <Co>"]
    assert re.search(r"^Accuracy, of 100 +\d+\.\d +100\.0$", text, re.MULTILINE)
    assert re.search(r"^What decided: \d+ % luck, \d+ % play\. The cards brought Bob", text, re.M)
    assert re.search(r"^The biggest mistake: turn \d+, Ann, from \d+ % to \d+ %\.$", text, re.M)
    start = lines.index(next(line for line in lines if line.startswith("Turn  Player")))
    turns = [line for line in lines[start + 1 :] if not line.startswith("      better")]
    assert len(turns) == len(reviewed().turns)
    assert all(len(line) < 200 for line in lines)


def test_a_report_without_a_mistake_and_without_a_winner() -> None:
    found = reviewed("expert", "expert")
    running = replace(found, record=replace(found.record, result=None))
    text = "\n".join(to_lines(running, NAMES))
    assert "No mistake that is worth a word." in text
    assert "What decided" not in text
    player = PlayerReview(0, 0, 100.0, 0.0, {"deal": 0.0}, 0, 0)
    level = replace(found, players=(player, player))
    assert to_json(level)["owed"] is None


def test_the_json() -> None:
    found: dict[str, Any] = to_json(reviewed())
    assert json.loads(json.dumps(found)) == found
    assert found.keys() == {"players", "chances", "summary", "owed", "mistake", "turns"}
    owed = found["owed"]
    assert isinstance(owed, dict)
    assert owed.keys() == {"luck", "play"}
    assert sum(owed.values()) == pytest.approx(1, abs=1e-3)
    assert to_json(reviewed("expert", "expert"))["mistake"] is None


@pytest.mark.parametrize(
    ("chance", "signed", "text"),
    [(0.1234, True, "+12.3"), (-0.05, True, "-5.0"), (0.0, False, "0.0"), (-0.0001, True, "0.0")],
)
def test_numbers(chance: float, signed: bool, text: str) -> None:
    assert points(chance, signed=signed) == text
    assert percent(0.567) == "57"


def test_the_picture() -> None:
    found = reviewed()
    picture = ElementTree.fromstring(to_svg(found, NAMES))
    space = "{http://www.w3.org/2000/svg}"
    curve = picture.find(f"{space}polyline")
    assert curve is not None
    spots = [tuple(map(float, spot.split(","))) for spot in curve.attrib["points"].split()]
    assert len(spots) == len(found.turns) + 1
    assert [x for x, _ in spots] == sorted(x for x, _ in spots)
    marks = picture.findall(f"{space}circle")
    big = [turn for turn in found.turns if max(each.loss for each in turn.choices) >= 0.05]
    assert len(marks) == len(big) > 0
    assert "Ann" in str(marks[0][0].text)
    assert to_svg(found, NAMES) == to_svg(found, NAMES)


def test_the_picture_of_a_game_that_has_just_begun() -> None:
    begun = review(played(("easy", "easy"), 3, most=0))
    assert begun.turns == ()
    assert ElementTree.fromstring(to_svg(begun, NAMES)) is not None
    assert list(to_lines(begun, NAMES))
    assert begun.players[0].accuracy == 100


def test_the_picture_as_png() -> None:
    pytest.importorskip("matplotlib")
    assert to_png(reviewed(), NAMES).startswith(b"\x89PNG")
