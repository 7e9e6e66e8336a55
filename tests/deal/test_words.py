"""The stream of words: its values, its cache, and what it refuses."""

import hashlib
import pickle
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spitemalice.deal import DealError, FairWords
from tests.deal import strategies as deals

SEED = bytes(range(32))


def plain_words(seed: bytes, start: int, count: int) -> list[int]:
    """The words one by one, each from a hash of its own."""
    words = []
    for number in range(start, start + count):
        block = hashlib.sha256(seed + (number // 8).to_bytes(8, "big")).digest()
        at = number % 8 * 4
        words.append(int.from_bytes(block[at : at + 4], "big"))
    return words


def test_known_words() -> None:
    first = [0xA9D6E500, 0x293A88BD, 0x38CBE213, 0xD07AB71F]
    first += [0x8CB22585, 0x52072A01, 0xBDF1C40B, 0xE527F4D0]
    assert FairWords(SEED).take(0, 10) == [*first, 0x6061C438, 0x6D7A1788]


def test_the_block_number_is_eight_bytes_big_endian() -> None:
    block = hashlib.sha256(SEED + b"\0\0\0\0\0\0\1\0").digest()
    assert FairWords(SEED).take_bytes(256 * 8, 8) == block


@given(deals.hashes, st.lists(st.tuples(st.integers(0, 300), st.integers(0, 80)), max_size=8))
def test_any_part_in_any_order(seed: bytes, parts: list[tuple[int, int]]) -> None:
    words = FairWords(seed)
    for start, count in parts:
        assert words.take(start, count) == plain_words(seed, start, count)


@given(deals.hashes, st.integers(0, 100), st.integers(0, 100))
def test_bytes_and_numbers_say_the_same(seed: bytes, start: int, count: int) -> None:
    words = FairWords(seed)
    data = words.take_bytes(start, count)
    assert data == b"".join(word.to_bytes(4, "big") for word in words.take(start, count))


@pytest.mark.parametrize("seed", [b"", bytes(31), bytes(33)])
def test_a_seed_of_another_length_is_refused(seed: bytes) -> None:
    with pytest.raises(DealError, match=f"^game seed: {len(seed)} bytes; allowed: 32 bytes$"):
        FairWords(seed)


def test_a_seed_that_is_no_bytes_is_refused() -> None:
    text: Any = "0" * 32
    with pytest.raises(ValueError, match=r"^game seed: str; allowed: 32 bytes$"):
        FairWords(text)


@pytest.mark.parametrize(("start", "count"), [(-1, 4), (0, -1), (-8, 16)])
def test_negative_places_are_refused(start: int, count: int) -> None:
    words = FairWords(SEED)
    words.take(0, 16)
    with pytest.raises(ValueError, match=r"^words .*: must not be negative$"):
        words.take(start, count)


def test_the_seed_is_told_but_cannot_be_replaced() -> None:
    words: Any = FairWords(SEED)
    assert words.seed == SEED
    with pytest.raises(AttributeError):
        words.seed = bytes(32)


def test_words_survive_pickling() -> None:
    words = FairWords(SEED)
    before = words.take(0, 20)
    assert pickle.loads(pickle.dumps(words)).take(0, 20) == before


def test_threads_may_share_words() -> None:
    words = FairWords(SEED)
    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(lambda _: [words.take(i, 9) for i in range(500)], range(4)))
    want = plain_words(SEED, 0, 509)
    assert found == [[want[i : i + 9] for i in range(500)]] * 4
