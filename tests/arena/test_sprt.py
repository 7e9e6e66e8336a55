"""The sequential test: its likelihoods, its bounds, and how often it errs."""

import math
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spitemalice.arena.errors import ArenaError
from spitemalice.arena.sprt import Sprt, log_likelihood_ratio
from spitemalice.arena.stats import score_of_elo

COUNTS = st.lists(st.integers(0, 500), min_size=5, max_size=5).filter(any)


def normal_ratio(counts: list[int], low: float, high: float) -> float:
    """The ratio as it is for many pairs: that of a normal distribution of the mean."""
    total = sum(counts)
    scores = [n / 4 for n in range(5)]
    mean = sum(c * s for c, s in zip(counts, scores, strict=True)) / total
    variance = sum(c * (s - mean) ** 2 for c, s in zip(counts, scores, strict=True)) / total
    s0, s1 = score_of_elo(low), score_of_elo(high)
    return total * (s1 - s0) * (2 * mean - s0 - s1) / (2 * variance)


@pytest.mark.parametrize("counts", [[20, 60, 100, 70, 30], [5, 30, 110, 35, 8], [50, 0, 0, 0, 60]])
def test_it_is_the_normal_ratio_for_close_strengths(counts: list[int]) -> None:
    expected = normal_ratio(counts, 0, 10)
    assert log_likelihood_ratio(counts, 0, 10) == pytest.approx(expected, rel=0.05, abs=0.05)


def test_two_scores_make_it_walds_test_of_a_coin() -> None:
    # Only whole pairs won and lost: k of n tosses, whose ratio is in every textbook.
    s0, s1 = score_of_elo(0), score_of_elo(100)
    coin = 70 * math.log(s1 / s0) + 30 * math.log((1 - s1) / (1 - s0))
    assert log_likelihood_ratio([30, 0, 0, 0, 70], 0, 100) == pytest.approx(coin, abs=0.01)


@given(COUNTS)
def test_the_two_sides_are_mirrored(counts: list[int]) -> None:
    there = log_likelihood_ratio(counts, 0, 20)
    back = log_likelihood_ratio(counts[::-1], -20, 0)
    assert there == pytest.approx(-back, abs=1e-6)


def test_a_few_wins_decide_nothing() -> None:
    test = Sprt(0, 20)
    assert [test.add((1, 1)) for _ in range(5)] == [None] * 5


def test_many_do() -> None:
    test = Sprt(0, 20)
    verdicts = [test.add((1, 1) if n % 3 else (0, 0.5)) for n in range(300)]
    assert "H1" in verdicts
    assert "H0" not in verdicts


def simulated(test: Sprt, elo: float, rng: random.Random) -> str | None:
    """One run with players of this strength, half of whose games are drawn."""
    win = score_of_elo(elo) - 0.25
    for _ in range(5000):
        one, two = (
            1.0 if x < win else 0.5 if x < win + 0.5 else 0.0 for x in (rng.random(), rng.random())
        )
        verdict = test.add((one, two))
        if verdict:
            return verdict
    return None


@pytest.mark.parametrize(("elo", "right"), [(0, "H0"), (60, "H1"), (-50, "H0"), (120, "H1")])
def test_it_errs_as_rarely_as_it_says(elo: float, right: str) -> None:
    rng, runs = random.Random(elo), 200
    wrong = sum(simulated(Sprt(0, 60), elo, rng) != right for _ in range(runs))
    # 5 % or less; 21 of 200 would be four standard deviations more.
    assert wrong <= 21


@pytest.mark.parametrize(
    ("low", "high"), [(20, 0), (5, 5), (-2000, 0), (0, math.inf), (math.nan, 1)]
)
def test_strengths_must_be_in_order(low: float, high: float) -> None:
    with pytest.raises(ArenaError, match="allowed: two numbers from -1000 to 1000"):
        Sprt(low, high)
