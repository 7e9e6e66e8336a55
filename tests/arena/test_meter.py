"""The luck in tournaments: known from the file as from the games, and worth knowing."""

import json
import random
from pathlib import Path

import pytest

from spitemalice.arena.course import Course
from spitemalice.arena.meter import SearchValue
from spitemalice.arena.report import duels
from spitemalice.arena.tournament import hold_tournament
from spitemalice.deal.words import FairWords
from spitemalice.kernel.consts import PAYOFF
from spitemalice.kernel.state import State, copy_state
from spitemalice.kernel.views import pile_cards, set_hand, set_pile, set_stock, stock_cards
from spitemalice.rules.ruleset import PRESETS, RuleSet
from tests.arena.support import SHORT, games, plan


def lucks(path: Path, *players: str, aivat: bool = True) -> list[float | None]:
    """The luck of each game of a small tournament."""
    held = hold_tournament(plan(*players, pairs=3, aivat=aivat), out=path)
    return [game.luck for game in games(held.pairs)]


def test_luck_is_noted_and_read_back(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    first = lucks(path, "easy", "greedy")
    assert None not in first
    assert len(set(first)) > 3
    noted = [json.loads(line)["arena"]["luck"] for line in path.read_bytes().splitlines()]
    assert noted == first
    assert lucks(path, "easy", "greedy") == first


@pytest.mark.parametrize("rules", [SHORT, RuleSet(payoff_size=3, first="given")])
def test_luck_that_was_not_noted_is_worked_out_later(rules: RuleSet, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    hold_tournament(plan("easy", "greedy", rules=rules), out=path)
    later = hold_tournament(plan("easy", "greedy", rules=rules, aivat=True), out=path)
    now = hold_tournament(plan("easy", "greedy", rules=rules, aivat=True))
    assert [game.luck for game in games(later.pairs)] == [game.luck for game in games(now.pairs)]


def test_without_being_asked_nobody_works_luck_out(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    assert lucks(path, "easy", "greedy", aivat=False) == [None] * 6
    assert b"luck" not in path.read_bytes()


def test_the_luck_of_a_player_against_itself_is_the_same_in_both_seats() -> None:
    # Both legs are the same game; what was A's luck in one is B's in the other.
    held = hold_tournament(plan("hard", "hard", aivat=True))
    for first, second in zip(*[iter(games(held.pairs))] * 2, strict=True):
        assert first.luck is not None
        assert second.luck is not None
        assert first.luck == pytest.approx(-second.luck)
        assert first.margin == -second.margin


def test_what_was_seen_before_is_no_luck() -> None:
    seeing = hold_tournament(plan("clairvoyant", "easy", pairs=1, aivat=True))
    assert all(game.luck is not None for game in games(seeing.pairs))


@pytest.mark.parametrize("rules", PRESETS)
def test_the_order_of_what_is_to_come_is_not_looked_at(rules: str) -> None:
    # Else the luck would not be nothing on average.
    chance, value = random.Random(rules), SearchValue()
    starter = 1 if PRESETS[rules].first == "given" else None
    state = Course(PRESETS[rules], FairWords(bytes(32)), starter).state
    worth = value(state)
    for _ in range(10):
        stock = stock_cards(state)
        set_stock(state, chance.sample(stock, len(stock)))
        for pile in (PAYOFF, 8 + PAYOFF):
            *below, top = pile_cards(state, pile)
            set_pile(state, pile, [*chance.sample(below, len(below)), top])
        assert value(state) == worth


def test_a_win_at_hand_is_worth_the_points_that_the_other_has_left() -> None:
    state = Course(RuleSet(), FairWords(bytes(32)), None).state
    seat = state.to_move
    worth = []
    for left in (3, 9):
        trial = State()
        copy_state(trial, state)
        set_pile(trial, 8 * seat + 6, [0])  # an Ace, the last card
        set_pile(trial, 8 * (1 - seat) + 6, list(range(16, 16 + left)))
        worth.append(SearchValue()(trial) * (-1 if seat else 1))
    assert 0 < worth[0] < worth[1]


def test_kings_are_welcome() -> None:
    state = Course(RuleSet(), FairWords(bytes(32)), None).state
    seat, other = state.to_move, 1 - state.to_move
    set_hand(state, seat, [12, 28, 44, 60, 1])
    rich = SearchValue()(state) * (-1 if seat else 1)
    set_hand(state, seat, [9, 25, 41, 57, 10])
    poor = SearchValue()(state) * (-1 if seat else 1)
    assert rich > poor + 1
    assert other != seat


@pytest.mark.heavy
def test_the_correction_takes_chance_off_and_nothing_else() -> None:
    held = hold_tournament(
        plan("hard", "easy", rules=PRESETS["g4a"], pairs=150, aivat=True), workers=2
    )
    [duel] = duels(held)
    assert duel.luck is not None
    assert duel.luck.gain is not None
    assert duel.luck.gain > 1.4
    half = (duel.margin.high - duel.margin.low) / 2
    assert duel.margin.value == pytest.approx(duel.luck.margin.value, abs=1.5 * half)
