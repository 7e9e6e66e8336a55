"""A game in the arena is the same game as everywhere."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spitemalice.arena.course import Course
from spitemalice.deal.words import FairWords
from spitemalice.rules.game import Game
from spitemalice.rules.moves import Move
from spitemalice.rules.outcome import Reason
from spitemalice.rules.ruleset import RuleSet
from tests.rules.strategies import rule_sets


def both(rules: RuleSet, seed: bytes) -> tuple[Game, Course]:
    starter = 1 if rules.first == "given" else None
    return Game(rules, seed, starter), Course(rules, FairWords(seed), starter)


@settings(max_examples=30)
@given(rule_sets().filter(lambda rules: rules.players == 2), st.binary(min_size=32, max_size=32),
       st.data())  # fmt: skip
def test_every_step_is_that_of_a_game(rules: RuleSet, seed: bytes, data: st.DataObject) -> None:
    game, course = both(rules, seed)
    assert course.seed == seed
    for _ in range(60):
        assert course.outcome == game.outcome
        assert course.turns() == game.turns()
        assert course.history() == game.history()
        if game.over:
            assert course.over
            break
        seen = game.observation(game.to_move)
        assert course.observation() == seen
        plays = [move for move in seen.legal if move.is_play]
        move = data.draw(st.sampled_from(plays or seen.legal))
        game.play(move)
        assert course.play(move)


def test_an_illegal_move_changes_nothing() -> None:
    game, course = both(RuleSet(), bytes(32))
    assert not course.play(Move("pass"))
    assert course.observation() == game.observation(game.to_move)
    assert course.moves == []


def test_chance_never_runs_out() -> None:
    game, course = both(RuleSet(), bytes(32))
    while not course.over:
        move = course.observation().legal[0]
        assert course.play(move)
        game.play(move)
    assert course.state.words_used > 50 + 96  # more than the deal and one filling of the ring
    assert course.outcome == game.outcome


@pytest.mark.parametrize("loser", [0, 1])
@pytest.mark.parametrize("first", ["seat0", "given"])
def test_a_game_can_end_against_a_player(loser: int, first: str) -> None:
    game, course = both(RuleSet.from_json({"first": first}), bytes(32))
    for _ in range(7):
        move = course.observation().legal[-1]
        assert course.play(move)
        game.play(move)
    course.end_against(loser, Reason.ABANDONED)
    game.end_against(loser, Reason.ABANDONED)
    assert course.over
    assert course.outcome == game.outcome


@pytest.mark.parametrize("first", ["seat0", "given"])
def test_turns_are_counted_by_seat(first: str) -> None:
    _, course = both(RuleSet.from_json({"first": first}), bytes(32))
    starter = course.state.starter
    counts = []
    for _ in range(3):
        discard = next(move for move in course.observation().legal if move.is_discard)
        assert course.play(discard)
        turns = course.turns_by_seat()
        counts.append((turns[starter], turns[1 - starter]))
    assert counts == [(1, 0), (1, 1), (2, 1)]


def test_a_turn_that_is_cut_short_counts() -> None:
    _, course = both(RuleSet(first="seat0"), bytes(32))
    while not any(move.is_play for move in course.observation().legal):
        assert course.play(course.observation().legal[0])
    before = course.turns_by_seat()
    seat = course.state.to_move
    assert course.play(next(move for move in course.observation().legal if move.is_play))
    after = course.turns_by_seat()
    assert after[seat] == before[seat] + 1
    assert after[1 - seat] == before[1 - seat]
    assert sum(after) == len(course.turns())
