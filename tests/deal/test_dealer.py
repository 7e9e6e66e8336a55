"""The dealer: the steps in their order, and every step out of it."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from spitemalice.deal import Dealer, DealError, FairDeal, Stage, check_deal
from spitemalice.deal.commitment import client_commitment, server_commitment
from tests.deal import strategies as deals

RULES_HASH = bytes(range(32))
SERVER_SEED = bytes(range(32, 64))
TEXTS = ("cut", "", "the cards", "\u2660")


def new_dealer(players: int = 2) -> Dealer:
    return Dealer("g1", RULES_HASH, players, SERVER_SEED)


def committed(players: int = 2) -> Dealer:
    """A dealer that has every seat's commitment to its text."""
    dealer = new_dealer(players)
    for seat in range(players):
        dealer.commit(seat, client_commitment("g1", seat, TEXTS[seat]))
    return dealer


@pytest.mark.parametrize("players", [2, 3, 4])
def test_from_commitment_to_deal(players: int) -> None:
    dealer = new_dealer(players)
    assert dealer.commitment == server_commitment("g1", RULES_HASH, SERVER_SEED)
    sent = tuple(client_commitment("g1", seat, TEXTS[seat]) for seat in range(players))
    for seat in reversed(range(players)):
        assert (dealer.stage, dealer.awaited) == (Stage.COMMIT, tuple(range(seat + 1)))
        dealer.commit(seat, sent[seat])
    assert (dealer.stage, dealer.awaited) == (Stage.COMMIT, ())
    assert dealer.show() == sent
    for seat in reversed(range(players)):
        assert (dealer.stage, dealer.awaited) == (Stage.REVEAL, tuple(range(seat + 1)))
        dealer.reveal(seat, TEXTS[seat])
    assert (dealer.stage, dealer.awaited) == (Stage.DONE, ())
    deal = dealer.deal()
    assert deal == FairDeal(
        game_id="g1",
        rules_hash=RULES_HASH,
        server_seed=SERVER_SEED,
        client_seeds=TEXTS[:players],
    )
    check_deal(
        deal,
        players=players,
        commitment=dealer.commitment,
        seed=deal.game_seed,
        client_commitments=dealer.show(),
    )


def test_without_a_seed_the_dealer_draws_its_own() -> None:
    commitments = {Dealer("g1", RULES_HASH, 2).commitment for _ in range(10)}
    assert len(commitments) == 10


def test_all_refusals_before_the_commitments_are_shown() -> None:
    dealer = new_dealer()
    with pytest.raises(DealError, match=r"^commitments: none yet from seat 0, seat 1$"):
        dealer.show()
    dealer.commit(0, client_commitment("g1", 0, TEXTS[0]))
    with pytest.raises(DealError, match=r"^seat 0: has committed already$"):
        dealer.commit(0, client_commitment("g1", 0, TEXTS[0]))
    with pytest.raises(DealError, match=r"^seat 2: no such seat; allowed: 0 to 1$"):
        dealer.commit(2, bytes(32))
    with pytest.raises(DealError, match=r"^commitment of seat 1: 31 bytes; allowed: 32 bytes$"):
        dealer.commit(1, bytes(31))
    with pytest.raises(DealError, match=r"^seat 0: seeds are taken when all commitments have been"):
        dealer.reveal(0, TEXTS[0])
    with pytest.raises(DealError, match=r"^commitments: none yet from seat 1$"):
        dealer.show()
    with pytest.raises(DealError, match=r"^client seeds: none yet from seat 0, seat 1$"):
        dealer.deal()
    assert (dealer.stage, dealer.awaited) == (Stage.COMMIT, (1,))


def test_commitments_must_be_shown_before_seeds_are_taken() -> None:
    dealer = committed()
    with pytest.raises(DealError, match=r"^seat 1: seeds are taken when"):
        dealer.reveal(1, TEXTS[1])
    dealer.show()
    dealer.reveal(1, TEXTS[1])
    assert dealer.awaited == (0,)


def test_all_refusals_after_the_commitments_are_shown() -> None:
    dealer = committed()
    dealer.show()
    with pytest.raises(DealError, match=r"^seat 0: has committed already$"):
        dealer.commit(0, bytes(32))
    with pytest.raises(DealError, match=r"^seat -1: no such seat; allowed: 0 to 1$"):
        dealer.reveal(-1, TEXTS[0])
    with pytest.raises(DealError, match=r"^client seed of seat 0: does not fit the commitment"):
        dealer.reveal(0, TEXTS[1])
    with pytest.raises(DealError, match=r"^client seed of seat 0: 65 bytes of UTF-8"):
        dealer.reveal(0, "x" * 65)
    dealer.reveal(0, TEXTS[0])
    with pytest.raises(DealError, match=r"^seat 0: has revealed its seed already$"):
        dealer.reveal(0, TEXTS[0])
    with pytest.raises(DealError, match=r"^client seeds: none yet from seat 1$"):
        dealer.deal()
    assert (dealer.stage, dealer.awaited) == (Stage.REVEAL, (1,))


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"players": 1}, "number of seats 1; allowed: 2 to 4"),
        ({"players": 5}, "number of seats 5; allowed: 2 to 4"),
        ({"rules_hash": bytes(33)}, "rules_hash: 33 bytes; allowed: 32 bytes"),
        ({"server_seed": b""}, "server_seed: 0 bytes; allowed: 32 bytes"),
        ({"game_id": "\udc00"}, r'game_id: "\\udc00" at index 0 is a lone surrogate; .*'),
    ],
)
def test_a_dealer_refuses_what_no_deal_can_be_made_of(
    changes: dict[str, Any], message: str
) -> None:
    parts: dict[str, Any] = {"game_id": "g1", "rules_hash": RULES_HASH, "players": 2}
    with pytest.raises(DealError, match=f"^{message}$"):
        Dealer(**(parts | changes))


class AnyOrder(RuleBasedStateMachine):
    """Parties that do anything at any time; only the right steps get through."""

    @initialize(players=deals.players, texts=st.lists(deals.client_seeds, min_size=4, max_size=4))
    def begin(self, players: int, texts: list[str]) -> None:
        self.players = players
        self.texts = texts
        self.dealer = Dealer("g", RULES_HASH, players, SERVER_SEED)
        self.committed: set[int] = set()
        self.revealed: set[int] = set()
        self.shown = False

    def seats(self) -> set[int]:
        return set(range(self.players))

    def attempt(self, allowed: bool, step: Callable[..., object], *args: object) -> bool:
        if allowed:
            step(*args)
        else:
            with pytest.raises(DealError):
                step(*args)
        return allowed

    @rule(seat=st.integers(-1, 4))
    def commit(self, seat: int) -> None:
        allowed = seat in self.seats() - self.committed
        commitment = client_commitment("g", seat, self.texts[seat]) if allowed else bytes(32)
        if self.attempt(allowed, self.dealer.commit, seat, commitment):
            self.committed.add(seat)

    @rule()
    def show(self) -> None:
        allowed = self.committed == self.seats()
        self.shown |= self.attempt(allowed, self.dealer.show)

    @rule(seat=st.integers(-1, 4), honest=st.booleans())
    def reveal(self, seat: int, honest: bool) -> None:
        allowed = honest and self.shown and seat in self.seats() - self.revealed
        text = self.texts[seat % 4] if honest else self.texts[seat % 4][1:] + "?!"
        if self.attempt(allowed, self.dealer.reveal, seat, text):
            self.revealed.add(seat)

    @rule()
    def deal(self) -> None:
        if self.attempt(self.revealed == self.seats(), self.dealer.deal):
            assert self.dealer.deal().client_seeds == tuple(self.texts[: self.players])

    @invariant()
    def stage_and_awaited_seats(self) -> None:
        received = self.revealed if self.shown else self.committed
        assert set(self.dealer.awaited) == self.seats() - received
        done = self.revealed == self.seats()
        stage = Stage.DONE if done else Stage.REVEAL if self.shown else Stage.COMMIT
        assert self.dealer.stage is stage


TestAnyOrder = AnyOrder.TestCase
