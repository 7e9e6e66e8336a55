"""The kernel draws what the description says, in the deal and in every move after it."""

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spitemalice.deal import FairWords
from spitemalice.deal.stream import RESERVE, deal_fairly, top_up
from spitemalice.kernel import views
from spitemalice.kernel.consts import CENTER, PAYOFF, RING, RUNNING, STACK_SIZE
from spitemalice.kernel.play import play
from spitemalice.kernel.state import State, copy_state, fair_below, feed_bytes, forget_words
from tests.deal import strategies as deals
from tests.deal.reference import FIRST, Deal, Stock, configured, fair_records

G4A = fair_records()[0]["full_rules"]
CODES = tuple(range(72 * 16))  # a move's index at its index


def payoff_pile(state: State, seat: int) -> list[int]:
    return views.pile_cards(state, 8 * seat + PAYOFF)


def check_dealt(state: State, deal: Deal) -> None:
    """Every card lies where the reference has dealt it, and as many words are used."""
    assert [payoff_pile(state, seat) for seat in deal.seats] == deal.payoffs
    assert [views.hand_cards(state, seat) for seat in deal.seats] == deal.hands
    assert views.stock_cards(state) == deal.stock.cards
    assert (state.starter, state.to_move) == (deal.starter, deal.starter)
    assert state.words_used == deal.stock.words_used
    assert state.shuffles == deal.shuffles
    assert not state.starved


@given(deals.rule_sets(), deals.hashes, st.data())
def test_the_deal(rules: dict[str, Any], seed: bytes, data: st.DataObject) -> None:
    starter = data.draw(st.integers(0, rules["players"] - 1))
    state = configured(rules, starter)
    deal_fairly(state, FairWords(seed))
    check_dealt(state, Deal(rules, seed, starter))


@pytest.mark.parametrize("first", FIRST)
def test_the_deal_under_each_starter_rule(first: str) -> None:
    rules = G4A | {"first": first, "players": 3, "payoff_size": 12}
    for number in range(40):
        seed = number.to_bytes(32, "big")
        state = configured(rules, number % 3)
        deal_fairly(state, FairWords(seed))
        check_dealt(state, Deal(rules, seed, number % 3))


def test_ties_are_shuffled_away() -> None:
    rules = G4A | {"players": 4, "decks": 5, "payoff_size": 40, "hand_size": 7}
    shuffles = []
    for number in range(150):
        seed = number.to_bytes(32, "big")
        state = configured(rules, 0)
        deal_fairly(state, FairWords(seed))
        check_dealt(state, Deal(rules, seed, 0))
        shuffles.append(state.shuffles)
    assert max(shuffles) >= 2, "the longest stages of a deal must come in a row"


def test_after_20_shuffles_the_lowest_of_the_tied_seats_starts() -> None:
    rules = G4A | {"players": 3, "payoff_size": 1}
    starters = set()
    for number in range(400):
        seed = number.to_bytes(32, "big")
        deal = Deal(rules, seed, 0)
        if deal.shuffles == 20:
            state = configured(rules, 0)
            deal_fairly(state, FairWords(seed))
            check_dealt(state, deal)
            starters.add(deal.starter)
    assert starters == {0, 1}


def discard(state: State) -> None:
    """Make the last legal move, which ends the turn."""
    play(state, views.find_move(state, views.legal_entries(state, CODES)[-1]))


def follow(state: State, stock: Stock, move: int) -> None:
    """Play a move and do to the reference's stock what the rules say of it."""
    before = [views.pile_cards(state, CENTER + c) for c in range(8)]
    dest, source = move & 15, move >> 4
    moved = (
        views.hand_cards(state, state.to_move)[source]
        if source < 8
        else views.top_card(state, 8 * state.to_move + source - 8)
    )
    play(state, move)
    if dest < 8 and len(before[dest]) + 1 == STACK_SIZE:
        stock.cards += [*before[dest], moved]
    drawn = views.drawn_cards(state)
    assert drawn == stock.draw(len(drawn))
    assert views.stock_cards(state) == stock.cards
    assert state.words_used == stock.words_used


def play_out(rules: dict[str, Any], seed: bytes, choose: random.Random, eager: bool) -> State:
    """Play a whole game beside the reference, to the center whenever possible if `eager`."""
    state, words = configured(rules, 0), FairWords(seed)
    due = deal_fairly(state, words)
    stock = Deal(rules, seed, 0).stock
    while state.outcome == RUNNING:
        moves = views.legal_entries(state, CODES)
        plays = [index for index in moves if index & 15 < 8] if eager else []
        follow(state, stock, views.find_move(state, choose.choice(plays or moves)))
        if state.words_used > due:
            due = top_up(state, words)
    return state


@settings(max_examples=40)
@given(deals.hashes, st.integers(0, 2**32), deals.players, st.booleans())
def test_every_draw_of_a_game(seed: bytes, choices: int, players: int, eager: bool) -> None:
    rules = G4A | {"players": players, "payoff_size": 24 // players, "hand_size": 7}
    state = play_out(rules, seed, random.Random(choices), eager)
    assert not state.starved


def test_a_game_that_goes_round_the_ring() -> None:
    rules = G4A | {"decks": 5, "payoff_size": 40, "hand_size": 7}
    state = play_out(rules, bytes(32), random.Random(1), eager=True)
    assert state.words_used > 2 * RING


@given(
    st.integers(1, 260),
    st.lists(st.integers(0, 2**32 - 1) | st.integers(2**32 - 300, 2**32 - 1), max_size=RING),
)
def test_words_beyond_the_last_whole_multiple_are_skipped(n: int, words: list[int]) -> None:
    state = State()
    forget_words(state, 0)
    feed_bytes(state, b"".join(word.to_bytes(4, "big") for word in words))
    usable = [word for word in words if word < 2**32 // n * n]
    assert [fair_below(state, n) for _ in usable] == [word % n for word in usable]
    assert not state.starved
    assert fair_below(state, n) == 0
    assert (state.starved, state.words_used) == (1, len(words))


def test_the_edge_between_used_and_skipped_words() -> None:
    state = State()
    forget_words(state, 0)
    feed_bytes(state, bytes.fromhex("ffffffff fffffffe ffffffff"))
    assert (fair_below(state, 3), state.words_used) == (2, 2)
    assert (fair_below(state, 4), state.words_used) == (3, 3)


@given(deals.hashes, st.lists(st.integers(0, 7), max_size=400))
def test_topping_up_keeps_the_ring_between_its_marks(seed: bytes, uses: list[int]) -> None:
    state, words = configured(G4A, 0), FairWords(seed)
    deal_fairly(state, words)
    for use in uses:
        state.words_used += use
        due = top_up(state, words)
        assert due == state.words_fed - RESERVE
        assert RESERVE <= state.words_fed - state.words_used <= RING


def test_a_state_that_is_full_takes_nothing() -> None:
    state, words = configured(G4A, 0), FairWords(bytes(32))
    due = deal_fairly(state, words)
    fed = state.words_fed
    state.words_used = due
    assert top_up(state, words) == due
    assert state.words_fed == fed
    state.words_used = due + 1
    assert top_up(state, words) > due
    assert state.words_fed > fed


def test_a_copied_state_draws_the_same_cards() -> None:
    state, words = configured(G4A, 0), FairWords(bytes(32))
    deal_fairly(state, words)
    other = State()
    copy_state(other, state)
    forget_words(other, state.words_used)
    top_up(other, words)
    drawn: dict[State, list[int]] = {state: [], other: []}
    for _ in range(20):
        for either, cards in drawn.items():
            discard(either)
            top_up(either, words)
            cards += views.drawn_cards(either)
    assert len(drawn[state]) == 19  # the hands of the first two turns were dealt full
    assert drawn[state] == drawn[other]


def starve(state: State) -> None:
    """Let a state draw a card after its last fair word."""
    forget_words(state, state.words_used)
    while not state.starved:
        discard(state)


def test_forgetting_to_top_up_is_not_hidden() -> None:
    state, words = configured(G4A, 0), FairWords(bytes(32))
    deal_fairly(state, words)
    starve(state)
    with pytest.raises(RuntimeError, match=r"^a draw found no fair word left: top_up\(\) must"):
        top_up(state, words)


def test_dealing_again_starts_afresh() -> None:
    state, words = configured(G4A, 0), FairWords(bytes(32))
    deal_fairly(state, words)
    starve(state)
    deal_fairly(state, words)
    check_dealt(state, Deal(G4A, bytes(32), 0))
