"""Matches: the score, the end, and who starts the next game."""

import dataclasses
from collections.abc import Callable
from typing import Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spitemalice.rules.errors import MatchError
from spitemalice.rules.match import Match
from spitemalice.rules.outcome import Outcome, Reason
from spitemalice.rules.ruleset import RuleSet
from tests.rules.strategies import rule_sets
from tests.rules.value_strategies import outcomes

DRAW = Outcome(None, 0, Reason.STOCK)
UNKNOWN: Any = "winner"
GIVEN = RuleSet(first="given")
HOW: st.SearchStrategy[Literal["loser", "alternate"]] = st.sampled_from(["loser", "alternate"])
FOUR = RuleSet(first="given", players=4, decks=3)


def win(seat: int, points: int = 10) -> Outcome:
    """A game won by its last pay-off card."""
    return Outcome(seat, points, Reason.PAYOFF)


def after(match: Match, *outcomes: Outcome) -> Match:
    """The match after some games."""
    for outcome in outcomes:
        match = match.add(outcome)
    return match


def test_outcomes_in_words() -> None:
    assert str(DRAW) == "a draw, stock"
    assert str(win(1)) == "seat 1 wins 10 points, payoff"
    assert str(Outcome(0, 1, Reason.RESIGNED, 1)) == "seat 0 wins 1 point, resigned"
    assert DRAW.is_draw
    assert not win(0).is_draw


def test_three_reasons_are_against_a_player() -> None:
    forfeits = [reason.value for reason in Reason if reason.by_forfeit]
    assert forfeits == ["resigned", "timeout", "abandoned"]
    assert [str(reason) for reason in Reason] == ["payoff", "stock", "limit", *forfeits]


def test_a_new_match() -> None:
    match = Match(RuleSet())
    assert match.scores == (0, 0)
    assert not match.over
    assert match.winner is None
    assert Match(FOUR).scores == (0, 0, 0, 0)


def test_the_score_adds_up_and_draws_score_nothing() -> None:
    match = after(Match(RuleSet()), win(0, 12), DRAW, win(1, 7), win(0, 20))
    assert match.scores == (32, 7)
    assert not match.over
    assert len(match.outcomes) == 4


def test_adding_makes_another_match() -> None:
    match: Any = Match(RuleSet())
    assert match.add(win(0)) is not match
    assert match.outcomes == ()
    with pytest.raises(dataclasses.FrozenInstanceError):
        match.outcomes = (win(0),)


def test_the_first_to_reach_the_target_wins() -> None:
    match = after(Match(RuleSet()), win(1, 30), win(0, 49))
    assert not match.over
    assert match.add(win(0, 1)).over
    assert match.add(win(0, 1)).winner == 0
    assert match.add(win(1, 20)).winner == 1
    assert match.add(win(1, 20)).scores == (49, 50)


@pytest.mark.parametrize(("outcome", "winner"), [(win(1), 1), (DRAW, None)])
def test_a_single_game_decides_drawn_or_not(outcome: Outcome, winner: int | None) -> None:
    match = Match(RuleSet(match_points=0))
    assert not match.over
    assert match.winner is None
    assert match.add(outcome).over
    assert match.add(outcome).winner == winner


def test_no_game_follows_the_end() -> None:
    match = after(Match(RuleSet(match_points=15)), win(0, 14), win(1, 15))
    with pytest.raises(
        MatchError, match=r"^match: it is over at 14 to 15; allowed: no further game$"
    ):
        match.add(DRAW)
    with pytest.raises(MatchError):
        Match(RuleSet(match_points=0), (DRAW, DRAW))


@pytest.mark.parametrize("first", ["high_payoff", "seat0", "random"])
def test_the_match_leaves_the_start_to_other_rules(first: str) -> None:
    match = Match(RuleSet.from_json({"first": first}))
    assert match.next_starter is None
    assert match.add(win(0)).next_starter is None


@pytest.mark.parametrize(
    ("outcomes", "starter"),
    [
        ([], 0),
        ([win(0)], 1),
        ([win(1)], 0),
        ([win(1), win(1)], 0),
        ([DRAW], 1),
        ([DRAW, DRAW], 0),
        ([win(0), DRAW], 0),
        ([Outcome(1, 9, Reason.TIMEOUT, 0)], 0),
    ],
)
def test_the_loser_starts_and_after_a_draw_the_next(outcomes: list[Outcome], starter: int) -> None:
    assert after(Match(GIVEN), *outcomes).next_starter == starter


def test_alternate_starters_whoever_wins() -> None:
    match = Match(GIVEN, next_start="alternate", first_starter=1)
    starters = [match.next_starter]
    for outcome in (win(1), win(1), DRAW, win(0)):
        match = match.add(outcome)
        starters.append(match.next_starter)
    assert starters == [1, 0, 1, 0, 1]


@pytest.mark.parametrize(
    ("outcome", "starter"),
    [
        (win(1), 2),
        (win(3), 0),
        (DRAW, 3),
        (Outcome(1, 9, Reason.RESIGNED, 3), 3),
        (Outcome(3, 9, Reason.ABANDONED, 1), 1),
    ],
)
def test_among_four_the_loser_is_who_gave_up_or_sits_after_the_winner(
    outcome: Outcome, starter: int
) -> None:
    assert Match(FOUR, first_starter=2).add(outcome).next_starter == starter


def test_among_four_alternate_goes_round() -> None:
    match = Match(FOUR, next_start="alternate", first_starter=3)
    assert match.next_starter == 3
    assert match.add(Outcome(1, 9, Reason.RESIGNED, 2)).next_starter == 0


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (
            lambda: Match(GIVEN, next_start=UNKNOWN),
            'next_start "winner" is not allowed; allowed: "loser", "alternate"',
        ),
        (lambda: Match(GIVEN, first_starter=2), "first_starter 2 is not allowed; allowed: 0 to 1"),
        (lambda: Match(FOUR, first_starter=-1), "first_starter -1 is not allowed; allowed: 0 to 3"),
        (
            lambda: Match(GIVEN, first_starter=True),
            "first_starter true is not allowed; allowed: 0 to 1",
        ),
        (lambda: Match(GIVEN).add(win(2)), "winner 2 is not allowed; allowed: 0 to 1"),
        (
            lambda: Match(GIVEN).add(Outcome(0, 9, Reason.TIMEOUT, 4)),
            "loser 4 is not allowed; allowed: 0 to 1",
        ),
        (
            lambda: Match(GIVEN).add(win(0, 0)),
            "points 0 is not allowed; allowed: 1 or more for a win",
        ),
        (
            lambda: Match(GIVEN).add(Outcome(None, -1, Reason.STOCK)),
            "points -1 is not allowed; allowed: 0 for a draw",
        ),
        (
            lambda: Match(GIVEN).add(Outcome(None, 1, Reason.STOCK)),
            "points 1 is not allowed; allowed: 0 for a draw",
        ),
        (
            lambda: Match(GIVEN).add(win(0, True)),
            "points true is not allowed; allowed: 1 or more for a win",
        ),
    ],
)
def test_refusals(make: Callable[[], Match], message: str) -> None:
    with pytest.raises(MatchError) as caught:
        make()
    assert str(caught.value) == f"match: {message}"


@given(rule_sets(), st.data())
def test_any_match(rules: RuleSet, data: st.DataObject) -> None:
    starter = data.draw(st.integers(0, rules.players - 1))
    match = Match(rules, next_start=data.draw(HOW), first_starter=starter)
    for outcome in data.draw(st.lists(outcomes(rules.players), max_size=12)):
        if match.over:
            with pytest.raises(MatchError):
                match.add(outcome)
            break
        before, match = match, match.add(outcome)
        gained = [new - old for new, old in zip(match.scores, before.scores, strict=True)]
        assert sum(gained) == outcome.points
        assert outcome.winner is None or gained[outcome.winner] == outcome.points
        assert match.over == (max(match.scores) >= rules.match_points)
        assert match.winner == (outcome.winner if match.over else None)
        assert (match.next_starter is not None) == (rules.first == "given")
        assert match.next_starter is None or 0 <= match.next_starter < rules.players
