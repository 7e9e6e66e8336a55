"""Estimates and their intervals, against known values and by simulation."""

import math
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spitemalice.arena.stats import elo_of, ratings, ratio_of, score_of_elo, share_of

SHARES = st.floats(0.001, 0.999)


@pytest.mark.parametrize(
    ("score", "elo"), [(0.5, 0), (0.64, 100), (0.76, 200), (0.909, 400), (0.25, -191), (0.691, 140)]
)
def test_elo_is_the_usual_one(score: float, elo: int) -> None:
    assert elo_of(score) == pytest.approx(elo, abs=1)


@given(SHARES)
def test_elo_and_score_are_inverse(score: float) -> None:
    assert score_of_elo(elo_of(score)) == pytest.approx(score)


def test_elo_of_certainty_is_infinite() -> None:
    assert elo_of(1.0) == math.inf
    assert elo_of(0.0) == -math.inf


def test_the_mean_has_students_interval() -> None:
    # A textbook's example: nine values with mean 5 and standard deviation 3, t = 2.306.
    values = [5 + 3 * x * math.sqrt(8 / 60) for x in (-4, -3, -2, -1, 0, 1, 2, 3, 4)]
    found = ratio_of(values, [1.0] * 9)
    assert found.value == pytest.approx(5)
    assert found.high - 5 == pytest.approx(2.306 * 3 / 3, abs=0.001)
    assert found.low == pytest.approx(10 - found.high)


def test_one_value_says_nothing_of_its_spread() -> None:
    found = ratio_of([3.0], [1.0])
    assert (found.value, found.low, found.high) == (3, -math.inf, math.inf)


def test_a_share_of_unpaired_games_has_wilsons_interval() -> None:
    # 81 of 263: the standard example, 0.2553 to 0.3662.
    found = share_of([1.0] * 81 + [0.0] * 182, [1.0] * 263)
    assert found is not None
    assert found.value == pytest.approx(81 / 263)
    assert (found.low, found.high) == pytest.approx((0.2553, 0.3662), abs=2e-4)


@pytest.mark.parametrize(("share", "low", "high"), [(1.0, 0.963, 1.0), (0.0, 0.0, 0.037)])
def test_all_won_and_all_lost_leave_room_for_doubt(share: float, low: float, high: float) -> None:
    found = share_of([2 * share] * 50, [2.0] * 50)
    assert found is not None
    assert (found.low, found.high) == pytest.approx((low, high), abs=1e-3)


def test_a_share_of_nothing_is_none() -> None:
    assert share_of([0.0, 0.0], [0.0, 0.0]) is None


def test_pairs_that_agree_tell_less_than_games_apart() -> None:
    alike = share_of([2.0, 0.0] * 50, [2.0] * 100)
    apart = share_of([1.0] * 100, [2.0] * 100)
    alone = share_of([1.0, 0.0] * 100, [1.0] * 200)
    assert alike is not None
    assert apart is not None
    assert alone is not None
    assert alike.value == apart.value == alone.value == 0.5
    assert alike.high > alone.high > apart.high > 0.5


@given(st.lists(st.tuples(st.integers(0, 2), st.integers(0, 2)), min_size=1, max_size=30))
def test_a_share_lies_in_its_interval(pairs: list[tuple[int, int]]) -> None:
    wholes = [float(max(pair)) for pair in pairs]
    parts = [float(min(pair)) for pair in pairs]
    found = share_of(parts, wholes)
    if found is None:
        assert not sum(wholes)
    else:
        assert 0 <= found.low <= found.value + 1e-9
        assert found.value <= found.high + 1e-9 <= 1 + 1e-9


@pytest.mark.parametrize(("pairs", "win"), [(10, 0.5), (30, 0.8), (100, 0.65)])
def test_intervals_hold_the_truth_about_as_often_as_they_say(pairs: int, win: float) -> None:
    rng, held, held_mean, times = random.Random(pairs), 0, 0, 1000
    for _ in range(times):
        # The games of a pair have half of their luck in common.
        parts = []
        for _ in range(pairs):
            shared = rng.random()
            chances = [shared if rng.random() < 0.5 else rng.random() for _ in range(2)]
            parts.append(float(sum(chance < win for chance in chances)))
        found = share_of(parts, [2.0] * pairs)
        assert found is not None
        held += found.low <= win <= found.high
        mean = ratio_of(parts, [2.0] * pairs)
        held_mean += mean.low <= win <= mean.high
    assert 0.925 <= held / times <= 0.99
    assert 0.90 <= held_mean / times <= 0.99


def test_ratings_explain_the_scores() -> None:
    strengths = [300.0, 0.0, -300.0]
    scores = {
        (a, b): (10_000 * score_of_elo(strengths[a] - strengths[b]), 10_000)
        for a, b in ((0, 1), (0, 2), (1, 2))
    }
    assert ratings(3, scores) == pytest.approx(strengths, abs=1)


def test_ratings_are_finite_whatever_the_scores() -> None:
    found = ratings(3, {(0, 1): (10.0, 10), (1, 2): (10.0, 10), (0, 2): (10.0, 10)})
    assert found[0] > found[1] > found[2]
    assert sum(found) == pytest.approx(0, abs=1e-6)
