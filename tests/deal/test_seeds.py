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
    with pytest.raises(DealError, match=r"^typed text: 32 bytes of UTF-8; allowed: 31$"):
        new_client_seed("é" * 16)


def test_a_lone_surrogate_is_refused() -> None:
    with pytest.raises(DealError, match=r'^typed text: "\\ud800" at index 2 is a lone surrogate'):
        new_client_seed("ab\ud800")


@given(deals.hashes)
def test_hex_round_trip(seed: bytes) -> None:
    assert parse_hex(seed.hex(), "seed") == seed


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", '"" has 0 characters'),
        ("0" * 63, f'"{"0" * 63}" has 63 characters'),
        ("0" * 64 + "\n", f'"{"0" * 64}\\n" has 65 characters'),
        ("x" * 10**6, f'"{"x" * 72}"... has 1000000 characters'),
        ("A" * 64, f'"{"A" * 64}" is not allowed'),
        ("\u0660" * 64, '"' + "\\u0660" * 64 + '" is not allowed'),
        (" " + "0" * 63, f'" {"0" * 63}" is not allowed'),
        (None, "null is not allowed"),
        (7, "7 is not allowed"),
        (b"seed", "b'seed' is not allowed"),
    ],
)
def test_anything_else_is_no_seed(text: object, message: str) -> None:
    with pytest.raises(DealError) as caught:
        parse_hex(text, "seed")
    assert str(caught.value) == f"seed {message}; allowed: 64 lower-case hex digits"


@given(st.text("0123456789abcdefABCDEF", min_size=60, max_size=68))
def test_only_64_lower_case_digits_pass(text: str) -> None:
    if len(text) == 64 and text == text.lower():
        assert parse_hex(text, "seed").hex() == text
    else:
        with pytest.raises(DealError):
            parse_hex(text, "seed")
