"""What a party finds wrong with a deal."""

import dataclasses
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spitemalice.deal import DealError, FairDeal, check_deal, check_reveal
from spitemalice.deal.commitment import client_commitment
from tests.deal import strategies as deals
from tests.deal.reference import fair_deal, fair_records

RECORDS = fair_records()
DEAL = FairDeal(
    game_id="g1",
    rules_hash=bytes(range(32)),
    server_seed=bytes(32),
    client_seeds=("ann", "bob", "cid"),
)


def published(deal: FairDeal, changes: dict[str, Any]) -> dict[str, Any]:
    """What was published of a deal, with changes."""
    honest = {
        "players": len(deal.client_seeds),
        "commitment": deal.commitment,
        "seed": deal.game_seed,
        "client_commitments": deal.client_commitments,
    }
    return honest | changes


@pytest.mark.parametrize("record", RECORDS)
def test_recorded_deals_hold(record: dict[str, Any]) -> None:
    check_deal(
        fair_deal(record),
        players=record["full_rules"]["players"],
        commitment=bytes.fromhex(record["fair"]["commitment"]),
        seed=bytes.fromhex(record["seed"]),
    )


def test_an_honest_deal_holds() -> None:
    check_deal(DEAL, **published(DEAL, {}))
    check_deal(DEAL, **published(DEAL, {"client_commitments": list(DEAL.client_commitments)}))


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"players": 2}, "client_seeds: 3 for 2 players; allowed: one a seat"),
        ({"players": 4}, "client_seeds: 3 for 4 players; allowed: one a seat"),
        (
            {"commitment": bytes(32)},
            "commitment: is not what server_seed, game_id and rules give",
        ),
        (
            {"client_commitments": DEAL.client_commitments[:2]},
            "client_commitments: 2 for 3 players; allowed: one a seat",
        ),
        (
            {"client_commitments": DEAL.client_commitments[::-1]},
            "client seed of seat 0: does not fit the commitment of that seat",
        ),
        (
            {"client_commitments": (*DEAL.client_commitments[:2], bytes(32))},
            "client seed of seat 2: does not fit the commitment of that seat",
        ),
        (
            {"seed": bytes(32)},
            "seed: is not what server_seed, client_seeds, game_id and rules give",
        ),
    ],
)
def test_what_does_not_fit_is_named(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(DealError, match=f"^{message}$"):
        check_deal(DEAL, **published(DEAL, changes))


@pytest.mark.parametrize(
    ("change", "what"),
    [
        ({"game_id": "g2"}, "commitment"),
        ({"rules_hash": bytes(32)}, "commitment"),
        ({"server_seed": bytes(31) + b"\1"}, "commitment"),
        ({"client_seeds": ("ann", "bob", "cia")}, "seed"),
        ({"client_seeds": ("bob", "ann", "cid")}, "seed"),
        ({"client_seeds": ("ann", "bob", "cid ")}, "seed"),
    ],
)
def test_a_reveal_with_one_part_changed_is_found_out(change: dict[str, Any], what: str) -> None:
    seen = published(DEAL, {"client_commitments": None})
    with pytest.raises(DealError, match=f"^{what}: is not what"):
        check_deal(dataclasses.replace(DEAL, **change), **seen)


@given(deals.texts, st.integers(0, 3), deals.client_seeds, deals.client_seeds)
def test_a_reveal_holds_only_for_the_committed_text(
    game_id: str, seat: int, text: str, other: str
) -> None:
    commitment = client_commitment(game_id, seat, text)
    check_reveal(game_id, seat, commitment, text)
    if other != text:
        with pytest.raises(DealError, match=f"^client seed of seat {seat}: does not fit"):
            check_reveal(game_id, seat, commitment, other)
