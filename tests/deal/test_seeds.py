"""Where seeds come from."""

import re
import subprocess
import sys

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from spitemalice.deal import DealError, new_client_seed, new_seed, parse_hex
from tests.deal import strategies as deals

RANDOM_PART = re.compile(r"[0-9a-f]{32}")


def test_new_seeds_are_32_bytes_and_differ() -> None:
    seeds = {new_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert {len(seed) for seed in seeds} == {32}


def test_new_seeds_do_not_come_from_the_global_generator() -> None:
    code = (
        "import random; from spitemalice.deal import new_seed, new_client_seed; "
        "random.seed(1); before = random.getstate(); print(new_seed().hex(), new_client_seed()); "
        "assert random.getstate() == before"
    )
    runs = [subprocess.check_output([sys.executable, "-c", code], text=True) for _ in range(2)]
    assert runs[0] != runs[1]


def test_a_client_seed_alone_is_random() -> None:
    seeds = {new_client_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(RANDOM_PART.fullmatch(seed) for seed in seeds)


@given(deals.texts)
def test_typed_text_is_kept_and_followed_by_randomness(typed: str) -> None:
    assume(typed and len(typed.encode()) <= 31)
    seed = new_client_seed(typed)
    assert seed.startswith(f"{typed} ")
    assert RANDOM_PART.fullmatch(seed[len(typed) + 1 :])
    assert len(seed.encode()) <= 64


def test_too_long_a_text_is_refused() -> None:
    assert len(new_client_seed("x" * 31).encode()) == 64
    with pytest.raises(DealError, match=r"^typed text: 32 bytes of UTF-8, at most 31 allowed$"):
        new_client_seed("é" * 16)


def test_a_lone_surrogate_is_refused() -> None:
    with pytest.raises(DealError, match=r"^typed text: '\\ud800' at index 2 is a lone surrogate"):
        new_client_seed("ab\ud800")


@given(deals.hashes)
def test_hex_round_trip(seed: bytes) -> None:
    assert parse_hex(seed.hex(), "seed") == seed


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "seed: '' (0 characters), must be 64 lower-case hex digits"),
        ("0" * 63, f"seed: '{'0' * 63}' (63 characters), must be 64 lower-case hex digits"),
        ("A" * 64, f"seed: '{'A' * 64}' (64 characters), must be 64 lower-case hex digits"),
        ("\u0660" * 64, "must be 64 lower-case hex digits"),
        ("0" * 64 + "\n", f"seed: '{'0' * 64}\\n' (65 characters)"),
        (" " + "0" * 63, "(64 characters)"),
        ("x" * 10**6, f"seed: '{'x' * 72}...' (1000000 characters)"),
        (None, "seed: NoneType, must be 64 lower-case hex digits"),
        (7, "seed: int, must be 64 lower-case hex digits"),
        (bytes(32), "seed: bytes, must be 64 lower-case hex digits"),
    ],
)
def test_anything_else_is_no_seed(text: object, message: str) -> None:
    with pytest.raises(DealError, match=re.escape(message)) as caught:
        parse_hex(text, "seed")
    assert len(str(caught.value)) < 600
    assert str(caught.value).isascii()


@given(st.text("0123456789abcdefABCDEF", min_size=60, max_size=68))
def test_only_64_lower_case_digits_pass(text: str) -> None:
    if len(text) == 64 and text == text.lower():
        assert parse_hex(text, "seed").hex() == text
    else:
        with pytest.raises(DealError):
            parse_hex(text, "seed")
