"""What holds at every move of every game, for any rule-set."""

import random
from collections.abc import Callable, Iterator
from hashlib import sha256

from hypothesis import given, settings
from hypothesis import strategies as st

from spitemalice.kernel.consts import (
    BY_LIMIT,
    BY_PAYOFF,
    BY_STOCK,
    CENTER,
    NOBODY,
    NONE,
    PASS,
    PAYOFF,
    RUNNING,
)
from spitemalice.kernel.moves import source_rank
from spitemalice.kernel.play import play
from spitemalice.kernel.playout import eager_move
from spitemalice.kernel.state import State, copy_state, forget_words, seed_fast
from spitemalice.kernel.views import (
    aside_cards,
    center_height,
    drawn_cards,
    hand_cards,
    hand_count,
    payoff_count,
    pile_cards,
    stock_cards,
    top_card,
)
from spitemalice.rules.ruleset import RuleSet
from tests.kernel import reference
from tests.kernel.positions import (
    P,
    all_cards,
    discards,
    everything,
    fairly_dealt,
    legal,
    listed,
    plays,
    top_up,
)
from tests.kernel.reference import Words
from tests.kernel.rulesets import rule_sets

LONGEST = 200  # moves of a game that are looked at

seeds = st.integers(0, 2**32).map(lambda number: sha256(str(number).encode()).digest())
any_rules = (
    rule_sets()
    | rule_sets(payoff_size=2)
    | rule_sets(players=2, payoff_size=4, hand_size=5, decks=1)
)


def kernel_card(card: int) -> int:
    return 64 * (card // 52) + 16 * reference.suit(card) + reference.rank(card) - 1


def kernel_cards(cards: list[int]) -> list[int]:
    return list(map(kernel_card, cards))


def usually_forward(s: State, chance: random.Random) -> int:
    """A legal move, usually one to the center, so that games come to their ends."""
    forward = plays(s)
    return chance.choice(forward if forward and chance.random() < 0.9 else listed(s))


def course(
    rules: RuleSet,
    seed: bytes,
    choose: Callable[[State, random.Random], int] = usually_forward,
) -> Iterator[tuple[State, int]]:
    """The state before each move of a game, and the move that is made when the caller goes on."""
    chance = random.Random(seed)
    words = Words(seed)
    s = fairly_dealt(rules, words, seed[0] % rules.players)
    for _ in range(LONGEST):
        if s.outcome != RUNNING:
            return
        move = choose(s, chance)
        yield s, move
        top_up(s, words)
        play(s, move)


def assert_equal(s: State, game: reference.Game) -> None:
    """The kernel and the second reading of the rules see the same table."""
    for seat in range(s.players):
        assert hand_cards(s, seat) == kernel_cards(game.hands[seat])
        assert pile_cards(s, 8 * seat + PAYOFF) == kernel_cards(game.payoffs[seat])
        for k, pile in enumerate(game.sides[seat]):
            assert pile_cards(s, 8 * seat + k) == kernel_cards(pile)
    for c, pile in enumerate(game.centers):
        assert pile_cards(s, CENTER + c) == kernel_cards(pile)
    assert stock_cards(s) == kernel_cards(game.bag)
    assert aside_cards(s) == kernel_cards(game.aside)
    assert drawn_cards(s) == kernel_cards(game.drawn)
    assert (s.starter, s.shuffles, s.to_move) == (game.starter, game.shuffles, game.to_move)
    assert (s.turns_ended, s.words_used, s.starved) == (game.turns, game.words.used, 0)
    reasons = {RUNNING: None, BY_PAYOFF: "payoff", BY_STOCK: "stock", BY_LIMIT: "limit"}
    winner = None if s.winner == NOBODY else s.winner
    assert (reasons[s.outcome], winner, s.points) == (game.reason, game.winner, game.points)


@settings(max_examples=60)
@given(any_rules, seeds)
def test_the_kernel_plays_by_the_rules(rules: RuleSet, seed: bytes) -> None:
    game = reference.Game(rules, seed, seed[0] % rules.players)
    s = None
    for s, move in course(rules, seed):
        assert_equal(s, game)
        assert legal(s) == {code for code in range(256) if game.is_legal(code)}
        game.play(move)
    assert s is not None
    assert_equal(s, game)


@settings(max_examples=30)
@given(any_rules, seeds)
def test_the_list_of_moves_names_each_legal_move_once(rules: RuleSet, seed: bytes) -> None:
    for s, _ in course(rules, seed):
        moves = listed(s)
        assert len(set(moves)) == len(moves)
        assert set(moves) <= legal(s)
        assert {without_pack(s, move) for move in moves} == {
            without_pack(s, move) for move in legal(s)
        }
        assert len({without_pack(s, move) for move in moves}) == len(moves)


def without_pack(s: State, move: int) -> tuple[int, int, int]:
    """What a move says in the notation of a record: a hand card by rank and suit."""
    source, dest = divmod(move, 16)
    if source < 8:
        return 0, hand_cards(s, s.to_move)[source] & 63, dest
    return 1, source, dest


@settings(max_examples=30)
@given(any_rules, seeds)
def test_merged_lists_name_each_kind_of_move_once(rules: RuleSet, seed: bytes) -> None:
    for s, _ in course(rules, seed):
        merged = plays(s) + discards(s)
        assert set(merged) <= legal(s)
        kinds = [kind(s, move) for move in merged]
        assert sorted(kinds) == sorted({kind(s, move) for move in legal(s)})


def kind(s: State, move: int) -> tuple[str, int, int]:
    """What a move does, whichever of equal cards and places it names."""
    source, dest = divmod(move, 16)
    if move == PASS:
        return "pass", 0, 0
    if dest < 8:
        place = "pay-off" if source == P else "hand" if source < 8 else "side"
        return place, source_rank(s, source), center_height(s, dest)
    base = 8 * s.to_move
    bare = [k for k in range(s.side_stacks) if top_card(s, base + k) == NONE]
    return "discard", source_rank(s, source), bare[0] if dest - 8 in bare else dest - 8


@settings(max_examples=30)
@given(any_rules, seeds)
def test_every_card_is_somewhere_and_the_counts_are_right(rules: RuleSet, seed: bytes) -> None:
    every = sorted(map(kernel_card, range(52 * rules.decks)))
    for s, move in course(rules, seed):
        assert all_cards(s) == every
        for seat in range(s.players):
            assert hand_count(s, seat) == len(hand_cards(s, seat)) <= rules.hand_size
            assert payoff_count(s, seat) == len(pile_cards(s, 8 * seat + PAYOFF)) > 0
        for c in range(s.center_stacks):
            cards = pile_cards(s, CENTER + c)
            assert center_height(s, c) == len(cards) < 12
            assert all(card & 15 in (height, 12) for height, card in enumerate(cards))
            assert top_card(s, CENTER + c) == (cards[-1] if cards else NONE)
        assert move in legal(s)


@settings(max_examples=30)
@given(any_rules, seeds)
def test_a_hand_stays_in_the_order_drawn(rules: RuleSet, seed: bytes) -> None:
    before: dict[int, list[int]] = {}
    for s, _ in course(rules, seed):
        for seat, old in before.items():
            new = hand_cards(s, seat)
            kept = [card for card in old if card in new]
            assert new[: len(kept)] == kept
        before = {seat: hand_cards(s, seat) for seat in range(s.players)}


@settings(max_examples=30)
@given(any_rules, seeds, st.integers(0, LONGEST))
def test_a_copy_is_equal_and_apart(rules: RuleSet, seed: bytes, when: int) -> None:
    s = fairly_dealt(rules, Words(seed))
    for number, (state, _) in enumerate(course(rules, seed)):
        s = state
        if number == when:
            break
    twin = State()
    copy_state(twin, s)
    position = everything(s)
    assert everything(twin) == position
    forget_words(twin, twin.words_used)
    seed_fast(twin, 1, 2)
    if twin.outcome == RUNNING:
        play(twin, eager_move(twin))
        assert everything(twin) != position
    assert everything(s) == position
