"""The luck of the cards: nothing on average whatever the value, and worth taking off."""

import math
import random
from collections import Counter
from collections.abc import Iterator
from itertools import permutations, product
from statistics import fmean

import pytest

from spitemalice.arena import aivat
from spitemalice.arena.aivat import Value, luck_of
from spitemalice.arena.course import Course
from spitemalice.arena.meter import SearchValue
from spitemalice.deal.commitment import tagged_hash
from spitemalice.deal.stream import top_up
from spitemalice.deal.words import FairWords
from spitemalice.kernel.consts import PAYOFF, RUNNING
from spitemalice.kernel.moves import list_discards
from spitemalice.kernel.play import play
from spitemalice.kernel.playout import eager_move
from spitemalice.kernel.state import State, copy_state, feed, forget_words
from spitemalice.kernel.views import (
    hand_cards,
    index_of,
    listed_moves,
    make_move,
    payoff_count,
    pile_cards,
    set_aside,
    set_hand,
    set_pile,
    set_stock,
    stock_cards,
)
from spitemalice.rules.ruleset import PRESETS, RuleSet

SHORT = RuleSet(payoff_size=3)
ASIDE = RuleSet(payoff_size=6, recycle="when_empty", center_stacks=4)
VARIANTS = {
    "short": SHORT,
    "aside": ASIDE,
    "turn_start": RuleSet(payoff_size=4, refill="turn_start"),
    "given": RuleSet(payoff_size=3, first="given"),
    "quick": PRESETS["quick"],
}


def eager_game(rules: RuleSet, seed: bytes) -> Course:
    """A game of two players who look at nothing but what may be played."""
    course = Course(rules, FairWords(seed), 1 if rules.first == "given" else None)
    course.state.mwc_a = 1 + int.from_bytes(seed[:3], "big")
    course.state.mwc_b = 1 + int.from_bytes(seed[3:6], "big")
    while not course.over:
        move = eager_move(course.state)
        index = index_of(course.state, move)
        play(course.state, move)
        course.add([index])
    return course


def seeds(count: int, tag: str) -> Iterator[bytes]:
    return (tagged_hash(tag, number.to_bytes(4, "big")) for number in range(count))


def kings(state: State) -> float:
    """The Kings in the hand of seat 0."""
    return float(sum(card & 15 == 12 for card in hand_cards(state, 0)))


def tops(state: State) -> float:
    """The ranks on the pay-off piles, seat 0's less seat 1's."""
    mine, theirs = (pile_cards(state, 8 * seat + PAYOFF) for seat in (0, 1))
    return float((mine[-1] & 15 if mine else 0) - (theirs[-1] & 15 if theirs else 0))


def mess(state: State) -> float:
    """Something without any sense, which depends on everything that it may."""
    seen: list[object] = [sorted(card & 15 for card in hand_cards(state, seat)) for seat in (0, 1)]
    seen += [[card & 15 for card in pile_cards(state, pile)] for pile in (0, 1, 8, 9, 32, 33, 34)]
    seen += [tops(state), state.to_move, payoff_count(state, 0), state.stock_n, state.aside_n]
    seen.append(sorted(Counter(card & 15 for card in stock_cards(state)).items()))
    return random.Random(str(seen)).uniform(-5, 5)


@pytest.mark.parametrize("value", [kings, tops, mess])
@pytest.mark.parametrize("rules", VARIANTS)
def test_luck_is_nothing_on_average_whatever_the_value(value: Value, rules: str) -> None:
    lucks = []
    for seed in seeds(60, f"{rules} {value}"):
        course = eager_game(VARIANTS[rules], seed)
        starter = 1 if VARIANTS[rules].first == "given" else None
        lucks.append(luck_of(course.rules, FairWords(seed), starter, course.moves, value))
    mean = fmean(lucks)
    error = math.sqrt(sum((luck - mean) ** 2 for luck in lucks)) / len(lucks)
    assert error > 0
    assert abs(mean) < 4 * error


def position(rules: RuleSet, plies: int, stock: int, aside: int = 0) -> State:
    """A position of a game where little is left to draw."""
    course = eager_game(rules, bytes(32))
    state = Course(rules, FairWords(bytes(32)), None).state
    for index in course.moves[:plies]:
        make_move(state, index)
        top_up(state, FairWords(bytes(32)))
    cards = stock_cards(state)
    set_stock(state, cards[:stock])
    set_aside(state, cards[stock : stock + aside])
    return state


def every_draw(state: State, move: int, sizes: list[int]) -> Iterator[State]:
    """The position after a move, for every way in which its cards can be drawn.

    The fair words are the numbers of the cards in the stock, so all of them can be tried.
    """
    for numbers in product(*map(range, sizes)):
        after = State()
        copy_state(after, state)
        forget_words(after, 0)
        for number in numbers:
            feed(after, number)
        play(after, move)
        assert after.words_used == after.drawn_n == len(sizes)
        yield after


def discard(state: State) -> int:
    """A discard."""
    assert list_discards(state)
    return listed_moves(state)[0]


@pytest.mark.parametrize("value", [mess, SearchValue()])
@pytest.mark.parametrize(
    ("rules", "stock", "aside", "sizes"),
    [
        (RuleSet(payoff_size=5), 7, 0, [7, 6]),
        (ASIDE, 7, 0, [7, 6]),
        (ASIDE, 1, 6, [1, 6]),
        (ASIDE, 0, 6, [6, 5]),
    ],
)
def test_over_all_draws_luck_is_exactly_nothing(
    rules: RuleSet, stock: int, aside: int, sizes: list[int], value: Value
) -> None:
    state = position(rules, 0, stock, aside)
    other = 1 - state.to_move
    set_hand(state, other, hand_cards(state, other)[:3])  # so that two cards are due
    lucks = [
        aivat._luck_of_draw(after, state.stock_n, value)
        for after in every_draw(state, discard(state), sizes)
    ]
    assert len(lucks) == math.prod(sizes)
    assert any(lucks)
    assert sum(lucks) == pytest.approx(0, abs=1e-9)


def test_a_draw_that_ends_the_game_counts_what_could_be_drawn() -> None:
    state = position(RuleSet(payoff_size=5), 0, 1)
    other = 1 - state.to_move
    set_hand(state, other, hand_cards(state, other)[:3])
    [after] = every_draw(state, discard(state), [1])
    assert after.outcome != RUNNING
    assert aivat._luck_of_draw(after, 1, mess) == 0  # it was the only card


@pytest.mark.parametrize("value", [mess, SearchValue()])
def test_over_all_orders_of_a_pile_luck_is_exactly_nothing(value: Value) -> None:
    state = position(RuleSet(payoff_size=5), 0, 20)
    seat = state.to_move
    pile = 8 * seat + PAYOFF
    *below, _ = pile_cards(state, pile)
    lucks = []
    for order in permutations(below):
        after = State()
        copy_state(after, state)
        set_pile(after, pile, list(order))
        lucks.append(aivat._luck_of_reveal(after, seat, value))
    assert any(lucks)
    assert sum(lucks) == pytest.approx(0, abs=1e-9)


def test_luck_is_the_value_of_the_card_less_the_mean() -> None:
    state = position(RuleSet(payoff_size=5), 0, 0)
    king, other = 12, 16  # the King and the Ace of two suits
    set_stock(state, [king, other, other + 1, other + 2])
    trial = State()
    copy_state(trial, state)
    found = aivat._luck_of_cards(trial, 0, [], [king, other], stock_cards(state), kings)
    assert found == pytest.approx((1 - 1 / 4) + 0)
    found = aivat._luck_of_cards(trial, 0, [], [other, king], stock_cards(state), kings)
    assert found == pytest.approx((0 - 1 / 4) + (1 - 1 / 3))


def test_the_luck_of_one_seat_is_the_bad_luck_of_the_other() -> None:
    def mirrored(state: State) -> float:
        return -mess(state)

    course = eager_game(SHORT, bytes(32))
    there, back = (
        luck_of(SHORT, FairWords(bytes(32)), None, course.moves, value)
        for value in (mess, mirrored)
    )
    assert there == pytest.approx(-back)


def test_what_a_player_has_seen_before_is_no_luck() -> None:
    course = eager_game(SHORT, bytes(32))
    words = FairWords(bytes(32))
    assert luck_of(SHORT, words, None, course.moves, tops) != 0
    assert luck_of(SHORT, words, None, course.moves, tops, reveals=False) == 0


def test_a_move_that_is_not_legal_is_an_error() -> None:
    with pytest.raises(ValueError, match="move 1136 is not legal"):
        luck_of(SHORT, FairWords(bytes(32)), None, [71 * 16], mess)
