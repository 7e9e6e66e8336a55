"""The hashes of `sm-deal/1`, against deals made by an independent program and by hand."""

import hashlib
import hmac
import json
import re
import unicodedata
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from spitemalice.deal import DealError, FairDeal
from spitemalice.deal.commitment import (
    PROTOCOL,
    client_commitment,
    game_seed,
    server_commitment,
    tagged_hash,
    transcript,
)
from spitemalice.deal.stream import deal_fairly
from spitemalice.deal.words import FairWords
from spitemalice.kernel import views
from tests.deal import strategies as deals
from tests.deal.reference import configured, fair_deal, fair_records

RULES_HASH = bytes(range(32))
SERVER_SEED = bytes(range(32, 64))
RECORDS = fair_records()


def deal_of(*client_seeds: str, game_id: str = "g1") -> FairDeal:
    return FairDeal(
        game_id=game_id,
        rules_hash=RULES_HASH,
        server_seed=SERVER_SEED,
        client_seeds=client_seeds,
    )


@pytest.mark.parametrize("record", RECORDS)
def test_known_deals(record: dict[str, Any]) -> None:
    deal = fair_deal(record)
    assert record["fair"]["protocol"] == PROTOCOL
    assert deal.commitment.hex() == record["fair"]["commitment"]
    assert deal.game_seed.hex() == record["seed"]


@pytest.mark.parametrize("record", RECORDS)
def test_known_deals_hold_the_cards_of_the_first_turn(record: dict[str, Any]) -> None:
    starter = record["starter"]
    state = configured(record["full_rules"], starter)
    deal_fairly(state, FairWords(fair_deal(record).game_seed))
    assert state.starter == starter
    hand = {card & 63 for card in views.hand_cards(state, starter)}
    played = [move.split("-")[0] for move in record["first_turn"].split()]
    faces = ["A23456789TJQK".index(card[0]) + 16 * "cdhs".index(card[1]) for card in played]
    assert set(faces) <= hand


def test_the_bytes_that_are_hashed() -> None:
    ids, seeds = b"\0\0\0\x02g1", (b"\0\0\0\0", b"\0\0\0\x03\xc3\xa9!")
    rules, secret = b"\0\0\0\x20" + RULES_HASH, b"\0\0\0\x20" + SERVER_SEED

    def sha(data: bytes) -> bytes:
        return hashlib.sha256(data).digest()

    commitment = sha(b"\0\0\0\x0asm1/server" + ids + rules + secret)
    sent = [
        sha(b"\0\0\0\x0asm1/client" + ids + b"\0\0\0\x01" + bytes([seat]) + seeds[seat])
        for seat in (0, 1)
    ]
    lists = b"".join(b"\0\0\0\x20" + value for value in (commitment, *sent)) + b"".join(seeds)
    said = sha(b"\0\0\0\x0esm1/transcript" + ids + rules + lists)
    deal = deal_of("", "é!")
    assert deal.commitment == commitment
    assert deal.client_commitments == tuple(sent)
    assert transcript("g1", RULES_HASH, commitment, sent, ("", "é!")) == said
    assert deal.game_seed == hmac.new(SERVER_SEED, said, hashlib.sha256).digest()


def test_the_tag_is_text_and_lengths_are_four_bytes() -> None:
    assert tagged_hash("") == hashlib.sha256(bytes(4)).digest()
    long = bytes(0x010203)
    plain = b"\0\0\0\x02\xc3\xa9\0\1\2\3" + long
    assert tagged_hash("é", long) == hashlib.sha256(plain).digest()


@given(st.lists(st.binary(max_size=4), max_size=4), st.lists(st.binary(max_size=4), max_size=4))
def test_no_two_lists_hash_alike(left: list[bytes], right: list[bytes]) -> None:
    assert (tagged_hash("t", *left) == tagged_hash("t", *right)) == (left == right)


@given(
    deals.texts, deals.hashes, deals.hashes, st.lists(deals.client_seeds, min_size=2, max_size=4)
)
def test_a_deal_is_what_its_parts_say(
    game_id: str, rules_hash: bytes, server_seed: bytes, client_seeds: list[str]
) -> None:
    deal = FairDeal(
        game_id=game_id,
        rules_hash=rules_hash,
        server_seed=server_seed,
        client_seeds=tuple(client_seeds),
    )
    sent = [client_commitment(game_id, i, text) for i, text in enumerate(client_seeds)]
    commitment = server_commitment(game_id, rules_hash, server_seed)
    said = transcript(game_id, rules_hash, commitment, sent, client_seeds)
    assert deal.commitment == commitment
    assert deal.client_commitments == tuple(sent)
    assert deal.game_seed == game_seed(server_seed, said)


@given(st.data())
def test_every_part_counts(data: st.DataObject) -> None:
    seeds = data.draw(st.lists(deals.client_seeds, min_size=2, max_size=4))
    deal = deal_of(*seeds)
    other_id = data.draw(deals.texts.filter(lambda text: text != "g1"))
    seat = data.draw(st.integers(0, len(seeds) - 1))
    other_text = data.draw(deals.client_seeds.filter(lambda text: text != seeds[seat]))
    others = [
        deal_of(*seeds, game_id=other_id),
        deal_of(*seeds[:seat], other_text, *seeds[seat + 1 :]),
        FairDeal(
            game_id="g1",
            rules_hash=SERVER_SEED,
            server_seed=SERVER_SEED,
            client_seeds=tuple(seeds),
        ),
        FairDeal(
            game_id="g1", rules_hash=RULES_HASH, server_seed=RULES_HASH, client_seeds=tuple(seeds)
        ),
    ]
    assert len({deal.game_seed, *(other.game_seed for other in others)}) == 5
    assert (others[1].commitment, others[1].client_commitments[seat]) != (
        deal.commitment,
        deal.client_commitments[seat],
    )


def test_the_order_of_the_seats_counts() -> None:
    assert deal_of("a", "b").game_seed != deal_of("b", "a").game_seed


def test_a_copied_seed_gives_another_commitment() -> None:
    first, second = deal_of("same", "same").client_commitments
    assert first != second


@given(deals.texts)
def test_text_is_not_normalised(text: str) -> None:
    composed, apart = unicodedata.normalize("NFC", text), unicodedata.normalize("NFD", text)
    assume(composed != apart and len(apart.encode()) <= 64)
    assert client_commitment("g", 0, composed) != client_commitment("g", 0, apart)


def test_text_is_not_trimmed() -> None:
    assert len({client_commitment("g", 0, text) for text in ("", " ", "\0", "a", "A", "a ")}) == 6


def test_equality_and_secrecy() -> None:
    deal = deal_of("left", "right")
    assert deal == deal_of("left", "right")
    assert hash(deal) == hash(deal_of("left", "right"))
    assert deal != deal_of("left", "other")
    assert repr(deal) == f"FairDeal(game_id='g1', rules_hash={RULES_HASH!r})"


LONGEST = ("x" * 64, "é" * 32, "\U0001f0a1" * 16)


def test_64_bytes_are_allowed() -> None:
    assert len(deal_of(*LONGEST).client_commitments) == 3


@pytest.mark.parametrize("text", [long + "x" for long in LONGEST])
def test_65_bytes_are_not(text: str) -> None:
    message = "client seed of seat 1: 65 bytes of UTF-8; allowed: 64"
    with pytest.raises(DealError, match=f"^{message}$"):
        deal_of("", text)
    with pytest.raises(DealError, match=f"^{message}$"):
        client_commitment("g1", 1, text)


@pytest.mark.parametrize("text", ["\ud800", "\udfff!", "\ude00\ud83d"])
def test_lone_surrogates_are_refused(text: str) -> None:
    fault = f"{json.dumps(text[0])} at index 0 is a lone surrogate; allowed: whole characters"
    with pytest.raises(DealError, match=f"^client seed of seat 0: {re.escape(fault)}$"):
        deal_of(text, "")
    with pytest.raises(DealError, match=f"^game_id: {re.escape(fault)}$"):
        deal_of("", "", game_id=text)


@pytest.mark.parametrize("count", [0, 1, 5])
def test_other_numbers_of_seats_are_refused(count: int) -> None:
    with pytest.raises(DealError, match=f"^number of seats {count}; allowed: 2 to 4$"):
        deal_of(*["c"] * count)


@pytest.mark.parametrize("seat", [-1, 4, 256])
def test_other_seats_are_refused(seat: int) -> None:
    with pytest.raises(DealError, match=f"^seat {seat}: no such seat; allowed: 0 to 3$"):
        client_commitment("g1", seat, "")


WRONG = bytes(31)


@pytest.mark.parametrize(
    ("what", "build"),
    [
        ("rules_hash", lambda: server_commitment("g", WRONG, SERVER_SEED)),
        ("server_seed", lambda: server_commitment("g", RULES_HASH, WRONG)),
        ("rules_hash", lambda: transcript("g", WRONG, RULES_HASH, [], [])),
        ("commitment", lambda: transcript("g", RULES_HASH, WRONG, [], [])),
        (
            "commitment of seat 1",
            lambda: transcript("g", RULES_HASH, RULES_HASH, [RULES_HASH, WRONG], []),
        ),
        ("server_seed", lambda: game_seed(WRONG, RULES_HASH)),
        ("transcript", lambda: game_seed(RULES_HASH, WRONG)),
    ],
)
def test_hashes_and_seeds_of_another_length_are_refused(
    what: str, build: Callable[[], bytes]
) -> None:
    with pytest.raises(DealError, match=f"^{what}: 31 bytes; allowed: 32 bytes$"):
        build()


def test_a_hash_in_hex_is_no_hash() -> None:
    in_hex: Any = "00" * 32
    with pytest.raises(DealError, match=r"^rules_hash: str; allowed: 32 bytes$"):
        FairDeal(
            game_id="g",
            rules_hash=in_hex,
            server_seed=SERVER_SEED,
            client_seeds=("", ""),
        )
