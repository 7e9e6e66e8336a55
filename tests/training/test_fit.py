"""Least squares: exact sums, and the same solution as a library's."""

from array import array
from collections.abc import Sequence
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spitemalice.arena.training.fit import Sums, quantised
from spitemalice.arena.training.lessons import UNIT, Notes
from spitemalice.kernel.consts import FEATURES
from spitemalice.players.weights import LIMIT

Decision = tuple[Sequence[int], int]

decisions = st.lists(
    st.tuples(
        st.lists(st.integers(0, FEATURES - 1), max_size=40), st.integers(-2 * UNIT, 2 * UNIT)
    ),
    min_size=1,
    max_size=12,
)


def notes_of(some: Sequence[Decision]) -> Notes:
    notes = Notes(array("H"), array("B"), array("i"), 1, 0)
    for features, target in some:
        notes.features.extend(features)
        notes.counts.append(len(features))
        notes.targets.append(target)
    return notes


def sums_of(*parts: Sequence[Decision]) -> Sums:
    sums = Sums()
    for part in parts:
        sums.add(notes_of(part))
    return sums


def rows_of(some: Sequence[Decision]) -> tuple[np.ndarray, np.ndarray]:
    rows = np.zeros((len(some), FEATURES))
    for row, (features, _) in zip(rows, some, strict=True):
        np.add.at(row, list(features), 1)
    return rows, np.array([target / UNIT for _, target in some])


def same(a: Sums, b: Sums) -> bool:
    return (
        np.array_equal(a.squares, b.squares)
        and np.array_equal(a.products, b.products)
        and a.moments[0] == b.moments[0]
        and a.moments[1] == b.moments[1]
    )


@settings(max_examples=25)
@given(decisions)
def test_sums_are_those_of_the_rows(some: Sequence[Decision]) -> None:
    rows, targets = rows_of(some)
    sums = sums_of(some)
    assert np.array_equal(sums.squares, rows.T @ rows)
    assert np.array_equal(sums.products, rows.T @ targets)
    assert sums.moments == pytest.approx([len(some), targets.sum(), (targets**2).sum()])


@settings(max_examples=25)
@given(decisions, st.data())
def test_no_order_and_no_parting_changes_a_sum(some: list[Decision], data: st.DataObject) -> None:
    whole = sums_of(some)
    mixed = data.draw(st.permutations(some))
    cuts = sorted(data.draw(st.lists(st.integers(0, len(some)), max_size=4)))
    parts = [mixed[a:b] for a, b in pairwise([0, *cuts, len(some)])]
    assert same(sums_of(*(part for part in parts if part)), whole)


def many(seed: int, count: int) -> list[Decision]:
    """Decisions whose targets follow from a few features, and from chance."""
    random = np.random.default_rng(seed)
    some = []
    for _ in range(count):
        features = random.choice(60, size=12)
        target = float((features < 20).sum()) / 12 + random.normal(0, 0.05)
        some.append((features.tolist(), round(target * UNIT)))
    return some


def test_the_solution_is_that_of_a_library() -> None:
    sums = sums_of(many(1, 400))
    for ridge in (0.5, 20.0):
        expected = np.linalg.solve(sums.squares + ridge * np.eye(FEATURES), sums.products)
        assert np.allclose(sums.solve(ridge), expected, rtol=1e-9, atol=1e-12)


def test_features_that_were_never_on_have_no_value() -> None:
    values = sums_of(many(2, 50)).solve(1.0)
    assert not values[60:].any()
    assert values[:20].mean() > values[20:60].mean() + 0.02


def test_solving_leaves_the_sums_alone() -> None:
    sums = sums_of(many(3, 50))
    before = sums.squares.copy(), sums.products.copy()
    sums.solve(1.0)
    assert np.array_equal(sums.squares, before[0])
    assert np.array_equal(sums.products, before[1])


def test_errors_are_those_of_the_predictions() -> None:
    some = many(4, 100)
    rows, targets = rows_of(some)
    sums = sums_of(some)
    values = sums.solve(1.0)
    assert sums.error(values) == pytest.approx(((rows @ values - targets) ** 2).mean())
    assert sums.variance() == pytest.approx(targets.var())
    assert sums.error(values) < sums.variance()


def test_merging_keeps_a_part_of_the_old() -> None:
    old, new = many(5, 30), many(6, 30)
    sums = sums_of(old)
    sums.merge(sums_of(new), keep=0.25)
    assert np.array_equal(sums.squares, 0.25 * sums_of(old).squares + sums_of(new).squares)
    assert np.array_equal(sums.products, 0.25 * sums_of(old).products + sums_of(new).products)
    assert sums.moments[0] == 37.5


def test_values_become_whole_weights_within_the_limit() -> None:
    values = np.zeros(FEATURES)
    values[:5] = 0.0104, -0.0106, 0.5, 1e9, -1e9
    weights = quantised(values, 100)
    assert weights[:5] == (1, -1, 50, LIMIT, -LIMIT)
    assert len(weights) == FEATURES
    assert {type(weight) for weight in weights} == {int}
