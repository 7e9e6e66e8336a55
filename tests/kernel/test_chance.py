"""The two sources of chance: fair words and the fast generator."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spitemalice.kernel.state import (
    State,
    below,
    fair_below,
    fast_below,
    feed,
    feed_bytes,
    forget_words,
    seed_fast,
)

words = st.integers(0, 2**32 - 1)


def fair(*given_words: int) -> State:
    s = State()
    forget_words(s, 0)
    for word in given_words:
        feed(s, word)
    return s


@given(st.lists(words, min_size=1, max_size=200), st.integers(1, 260))
def test_fair_numbers_are_words_modulo_n_without_bias(stream: list[int], n: int) -> None:
    s = fair(*stream)
    good = [word for word in stream if word < 2**32 - 2**32 % n]
    assert [fair_below(s, n) for _ in good] == [word % n for word in good]
    assert s.starved == 0
    assert fair_below(s, n) == 0
    assert (s.starved, s.words_used) == (1, len(stream))


@pytest.mark.parametrize(
    ("n", "word", "fits"),
    [
        (3, 2**32 - 2, True),
        (3, 2**32 - 1, False),
        (10, 2**32 - 7, True),
        (10, 2**32 - 6, False),
        (64, 2**32 - 1, True),
    ],
)
def test_a_word_is_skipped_from_the_largest_multiple_on(n: int, word: int, fits: bool) -> None:
    s = fair(word, 5)
    assert fair_below(s, n) == (word % n if fits else 5 % n)
    assert s.words_used == (1 if fits else 2)


def test_below_1_takes_a_word_too() -> None:
    s = fair(7, 7)
    assert fair_below(s, 1) == 0
    assert s.words_used == 1


@given(st.lists(words, max_size=300), st.integers(0, 600))
def test_words_come_in_blocks_of_bytes_too(stream: list[int], first: int) -> None:
    one, other = State(), State()
    forget_words(one, first)
    forget_words(other, first)
    for start in range(0, len(stream), 100):
        part = stream[start : start + 100]
        for word in part:
            feed(one, word)
        feed_bytes(other, b"".join(word.to_bytes(4, "big") for word in part))
        numbers = [fair_below(one, 250) for _ in part]
        assert [fair_below(other, 250) for _ in part] == numbers
    assert one.words_fed == other.words_fed == first + len(stream)


def test_forgetting_words_empties_the_ring_and_clears_the_flag() -> None:
    s = fair(1, 2, 3)
    for _ in range(4):
        fair_below(s, 10)
    assert s.starved == 1
    forget_words(s, 1)
    assert (s.starved, s.words_used, s.words_fed) == (0, 1, 1)
    feed(s, 9)
    assert fair_below(s, 10) == 9


def test_the_source_is_fair_words_or_the_fast_generator() -> None:
    s = fair(41)
    assert below(s, 100) == 41
    seed_fast(s, 3, 4)
    assert s.fair == 0
    twin = State()
    seed_fast(twin, 3, 4)
    assert [below(s, 100) for _ in range(20)] == [fast_below(twin, 100) for _ in range(20)]
    assert s.words_used == 1


@given(st.integers(0, 2**28 - 1), st.integers(0, 2**28 - 1), st.integers(1, 512))
def test_fast_numbers_are_in_range_and_repeat_with_the_seed(low: int, high: int, n: int) -> None:
    s, twin = State(), State()
    seed_fast(s, low, high)
    seed_fast(twin, low, high)
    numbers = [fast_below(s, n) for _ in range(50)]
    assert numbers == [fast_below(twin, n) for _ in range(50)]
    assert all(0 <= number < n for number in numbers)
    assert max(s.mwc_a, s.mwc_b) < 2**30


def test_fast_numbers_are_even_over_neighbouring_seeds_and_in_one_stream() -> None:
    s = State()
    first: Counter[int] = Counter()
    for seed in range(6000):
        seed_fast(s, seed, 0)
        first[fast_below(s, 6)] += 1
    stream = Counter(fast_below(s, 6) for _ in range(6000))
    for counts in (first, stream):
        assert sum((counts[k] - 1000) ** 2 / 1000 for k in range(6)) < 25  # chi-squared, p < 0.0002
