"""The deal: which cards there are, in which order they go where, and who starts."""

from hashlib import sha256

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spitemalice.kernel.consts import DEAL_DONE, DEAL_HANDS, DEAL_STARTER, PAYOFF, RUNNING
from spitemalice.kernel.play import deal, deal_stage, set_up
from spitemalice.kernel.state import State, forget_words, seed_fast
from spitemalice.kernel.views import hand_cards, pile_cards, set_pile, stock_cards
from spitemalice.rules.ruleset import RuleSet
from tests.kernel import reference
from tests.kernel.positions import G4A, Pack, all_cards, everything, fairly_dealt, position
from tests.kernel.rulesets import rule_sets
from tests.kernel.test_random_games import assert_equal


def before_the_start(rules: RuleSet, payoffs: list[str], seed: int = 1) -> State:
    """A state with these pay-off piles, at the stage of the deal that settles who starts."""
    s = position(rules, payoffs=payoffs, stock="Ac Ac 2c 2c 3c 3c 4c 4c 5c 5c 6c 6c 7c 7c")
    seed_fast(s, seed, 0)
    s.stage = DEAL_STARTER
    return s


def settle(s: State) -> None:
    while s.stage == DEAL_STARTER:
        assert deal_stage(s) == 1


@settings(max_examples=150)
@given(rule_sets() | rule_sets(payoff_size=1), st.integers(0, 2**32))
def test_a_fair_deal_is_as_the_document_says(rules: RuleSet, number: int) -> None:
    seed = sha256(str(number).encode()).digest()
    starter = number % rules.players
    s = fairly_dealt(rules, reference.Words(seed), starter)
    assert_equal(s, reference.Game(rules, seed, starter))
    assert s.stage == DEAL_DONE
    assert deal_stage(s) == 0


def test_rule_1_2_all_packs_are_in_the_stock_in_order() -> None:
    s = State()
    RuleSet(decks=3).configure_state(s)
    set_up(s)
    expected = [
        64 * pack + 16 * suit + rank for pack in range(3) for suit in range(4) for rank in range(13)
    ]
    assert stock_cards(s) == expected


@pytest.mark.parametrize("players", [2, 3])
def test_rules_1_3_and_1_4_everybody_has_a_pay_off_pile_and_a_hand(players: int) -> None:
    s = State()
    RuleSet(players=players).configure_state(s)
    seed_fast(s, 1, 2)
    deal(s)
    for seat in range(players):
        assert len(pile_cards(s, 8 * seat + PAYOFF)) == 20
        assert len(hand_cards(s, seat)) == 5
    assert len(stock_cards(s)) == 104 - 25 * players
    assert len(set(all_cards(s))) == 104
    assert (s.outcome, s.turns_ended, s.points) == (RUNNING, 0, 0)
    assert (s.stage, deal_stage(s)) == (DEAL_DONE, 0)


@pytest.mark.parametrize(
    ("tops", "starter"),
    [
        ("2h Ad", 0),
        ("Ah Qd", 1),
        ("Kh Ad", 1),
        ("Jh Kd", 0),
        ("9h Th 8d", 1),
        ("5h 5d 6d", 2),
        ("Kh Kd Ad", 2),
        ("2h 7d 2d 6d", 1),
    ],
)
def test_rule_1_5_the_higher_top_card_starts_a_king_being_lowest(tops: str, starter: int) -> None:
    cards = tops.split()
    s = before_the_start(RuleSet(players=len(cards), payoff_size=2), [f"Qc {c}" for c in cards])
    assert deal_stage(s) == 1
    assert (s.stage, s.starter, s.to_move, s.shuffles) == (DEAL_HANDS, starter, starter, 0)


def test_rule_1_5_on_a_tie_everybody_shuffles_and_compares_again() -> None:
    rules = RuleSet(players=3, payoff_size=6)
    shuffles = set()
    for seed in range(40):
        payoffs = ["Ac 2c 3c 4c 5c 9c", "Ad 2d 3d 4d 5d 9d", "Ah 2h 3h 4h 5h 8h"]
        s = before_the_start(rules, payoffs, seed)
        before = [pile_cards(s, 8 * seat + PAYOFF) for seat in range(3)]
        assert deal_stage(s) == 1
        after = [pile_cards(s, 8 * seat + PAYOFF) for seat in range(3)]
        assert (s.stage, s.shuffles) == (DEAL_STARTER, 1)
        assert [sorted(pile) for pile in after] == [sorted(pile) for pile in before]
        settle(s)
        shuffles.add(s.shuffles)
        tops = [pile_cards(s, 8 * seat + PAYOFF)[-1] & 15 for seat in range(3)]
        assert tops[s.starter] == max(tops)
        assert tops.count(max(tops)) == 1
    assert len(shuffles) > 1


def test_rule_1_5_the_untied_seat_shuffles_too() -> None:
    lowest = "Ac 2c 3c 4c 5c 6c"
    tops = set()
    for seed in range(30):
        s = before_the_start(RuleSet(players=3, payoff_size=6), ["Qc", "Qd", lowest], seed)
        assert deal_stage(s) == 1
        tops.add(pile_cards(s, 16 + PAYOFF)[-1] & 15)
    assert tops == set(range(6))


@pytest.mark.parametrize(("tops", "starter"), [("7h 7d", 0), ("2h 7d 7h", 1), ("Kh Kd", 0)])
def test_rule_1_5_after_20_shuffles_the_lowest_tied_seat_starts(tops: str, starter: int) -> None:
    cards = tops.split()
    s = before_the_start(RuleSet(players=len(cards), payoff_size=1), cards)
    settle(s)
    assert (s.shuffles, s.starter, s.to_move) == (20, starter, starter)


def test_the_option_seat0_lets_seat_0_start() -> None:
    s = before_the_start(RuleSet(first="seat0"), ["2h", "9h"])
    settle(s)
    assert (s.starter, s.to_move) == (0, 0)


def test_the_option_given_keeps_the_given_starter() -> None:
    s = before_the_start(RuleSet(first="given"), ["2h", "2d"])
    s.starter = 1
    settle(s)
    assert (s.starter, s.to_move, s.shuffles) == (1, 1, 0)


def test_the_option_random_lets_every_seat_start_equally_often() -> None:
    counts = [0, 0, 0]
    for seed in range(900):
        s = before_the_start(RuleSet(players=3, first="random"), ["2h", "9h", "Qh"], seed)
        settle(s)
        counts[s.starter] += 1
        assert s.to_move == s.starter
    assert min(counts) > 240


def test_rule_1_3_the_starter_is_dealt_first() -> None:
    rules = RuleSet(players=3, first="given", payoff_size=2, hand_size=3)
    stream = reference.Words(b"\7" * 32)
    s = fairly_dealt(rules, stream, starter=2)
    game = reference.Game(rules, b"\7" * 32, 2)
    assert_equal(s, game)
    first_dealt = reference.Words(b"\7" * 32)
    bag = list(range(104))
    drawn = []
    for _ in range(6 + 9):
        j = first_dealt.below(len(bag))
        drawn.append(bag[j])
        bag[j] = bag[-1]
        bag.pop()
    hands = [drawn[9:12], drawn[12:15], drawn[6:9]]
    assert game.hands == hands


def test_a_deal_that_runs_out_of_words_raises_the_flag() -> None:
    s = State()
    G4A.configure_state(s)
    set_up(s)
    forget_words(s, 0)
    deal_stage(s)
    assert s.starved == 1


def test_dealing_anew_forgets_the_old_game() -> None:
    s, twin = State(), State()
    rules = RuleSet(payoff_size=3, recycle="when_empty")
    for state in (s, twin):
        rules.configure_state(state)
        seed_fast(state, 5, 5)
    seed_fast(s, 8, 8)
    deal(s)
    set_pile(s, 33, Pack().cards("Ac 2c"))
    s.outcome, s.winner, s.points, s.turns_ended, s.to_move = 1, 1, 9, 99, 1
    seed_fast(s, 5, 5)
    deal(s)
    deal(twin)
    assert everything(s) == everything(twin)
