"""The games that are learned from, and the targets of their decisions."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spitemalice.arena.training.brains import Brain, brain_of
from spitemalice.arena.training.lessons import UNIT, Lesson, Marks, Notes, Pairing
from spitemalice.arena.training.luck import luck_of
from spitemalice.kernel.consts import FEATURES, NOBODY, RUNNING, WIN_SCORE
from spitemalice.kernel.play import deal
from spitemalice.kernel.state import State, seed_fast
from spitemalice.kernel.table import Table
from spitemalice.kernel.turn import best_features, kept_score, play_best
from tests.training.tiny import RULES

RULE_PLAYER = brain_of("rules")._replace(nodes=6)
STALLER = brain_of("staller")
MARKS = Marks(middle=0.0, half=0.5, point=0.05, draw=-0.3)
VALUES = tuple((7 * i) % 101 - 50 for i in range(FEATURES))
SCALE = 1000
DRAW = round(-0.3 * UNIT)
WON = {round((0.5 + 0.05 * points) * UNIT) for points in range(1, 6)}


def lesson(
    *pairings: Pairing, games: int = 1, first: int = 0, decay: float = 1.0, seed: str = "s"
) -> Lesson:
    return Lesson(RULES, seed, 1, first, games, pairings, MARKS, decay, VALUES, SCALE)


def decisions_of(notes: Notes) -> Iterator[tuple[list[int], float]]:
    """The features and the target of each decision."""
    at = 0
    for count, target in zip(notes.counts, notes.targets, strict=True):
        yield notes.features[at : at + count].tolist(), target / UNIT
        at += count
    assert at == len(notes.features)


def value_of(features: Sequence[int]) -> float:
    return sum(VALUES[feature] for feature in features) / SCALE


@pytest.mark.parametrize(
    ("winner", "points", "mine"), [(0, 4, 0.7), (1, 4, -0.7), (NOBODY, 0, -0.3), (0, 0, 0.5)]
)
def test_what_results_are_worth(winner: int, points: int, mine: float) -> None:
    state = State()
    state.winner, state.points = winner, points
    assert MARKS.of(state, 0) == pytest.approx(mine)
    assert MARKS.of(state, 1) == pytest.approx(mine if winner == NOBODY else -mine)
    chance = Marks(middle=0.5, half=0.5, point=0.0, draw=0.5)
    assert chance.of(state, 0) == (0.5 if winner == NOBODY else 1.0 if winner == 0 else 0.0)


def test_without_temporal_differences_every_target_is_the_result() -> None:
    pairing = Pairing(1, RULE_PLAYER, RULE_PLAYER, both=True)
    decided = 0
    for number in range(6):
        notes = lesson(pairing, first=number).play()
        if notes.draws:
            assert set(notes.targets) == {DRAW}
            continue
        decided += 1
        first, second = dict.fromkeys(notes.targets)
        assert first == -second, "one seat has lost what the other has won"
        assert abs(first) in WON
        split = notes.targets.tolist().index(second)
        assert set(notes.targets[:split]) == {first}
        assert set(notes.targets[split:]) == {second}
    assert decided > 2


@pytest.mark.parametrize("decay", [0.0, 0.3, 0.8])
def test_targets_mix_the_result_with_what_was_thought_later(decay: float) -> None:
    notes = lesson(Pairing(1, RULE_PLAYER, RULE_PLAYER), decay=decay).play()
    decisions = list(decisions_of(notes))
    assert len(decisions) > 5
    target = decisions[0][1]  # of the last decision: the result
    assert round(abs(target) * UNIT) in {*WON, -DRAW}
    for (features, _), (_, earlier) in pairwise(decisions):
        target = decay * target + (1 - decay) * value_of(features)
        assert earlier == pytest.approx(target, abs=1 / UNIT)


def test_a_loss_is_learned_from_as_a_win_is() -> None:
    results = set()
    for number in range(12):
        notes = lesson(Pairing(1, RULE_PLAYER, RULE_PLAYER), first=number).play()
        results.add(notes.targets[0] > 0)
    assert results == {False, True}


def test_only_the_first_player_is_learned_from_unless_both_are() -> None:
    one = lesson(Pairing(1, RULE_PLAYER, STALLER), games=3).play()
    both = lesson(Pairing(1, RULE_PLAYER, STALLER, both=True), games=3).play()
    assert 0 < len(one.counts) < len(both.counts)
    assert (one.games, one.draws) == (both.games, both.draws)


def test_draws_are_counted() -> None:
    notes = lesson(Pairing(1, STALLER, STALLER), games=2).play()
    assert notes.draws == 2
    assert set(notes.targets) == {DRAW}


def test_a_game_depends_on_its_number_and_on_nothing_else() -> None:
    pairings = (Pairing(2, RULE_PLAYER, STALLER), Pairing(1, RULE_PLAYER, RULE_PLAYER, both=True))
    whole = lesson(*pairings, games=4).play()
    parts = [lesson(*pairings, first=number).play() for number in range(4)]
    assert whole.features.tolist() == [f for part in parts for f in part.features]
    assert whole.targets.tolist() == [t for part in parts for t in part.targets]
    other = lesson(*pairings, games=4, seed="t").play()
    assert other.targets != whole.targets


@given(st.lists(st.integers(1, 9), min_size=1, max_size=5))
def test_shares_say_how_often_players_meet(shares: list[int]) -> None:
    brains = [Brain((number,) * FEATURES) for number in range(len(shares))]
    pairings = [Pairing(share, brain, brain) for share, brain in zip(shares, brains, strict=True)]
    plan = lesson(*pairings)
    picked = [plan.pairing_of(number) for number in range(3 * sum(shares))]
    assert [picked.count(pairing) for pairing in pairings] == [3 * share for share in shares]


def test_what_is_noted_is_what_the_search_has_valued() -> None:
    state, table = State(), Table()
    RULES.configure_state(state)
    table.log = 1
    seed_fast(state, 5, 6)
    deal(state)
    mind = Brain(VALUES, nodes=6).mind()
    compared = 0
    while state.outcome == RUNNING and compared < 60:
        play_best(state, table, mind)
        if kept_score(table, 0) < WIN_SCORE // 2:
            assert kept_score(table, 0) == sum(VALUES[feature] for feature in best_features(table))
            compared += 1
    assert compared > 10


def test_all_chance_comes_from_the_seed_and_the_place() -> None:
    places = [
        luck_of(seed, what, *place)
        for seed in ("0", "1")
        for what in ("game", "change")
        for place in ((), (0,), (1,), (0, 0), (0, 1), (1, 0))
    ]
    assert len(set(places)) == len(places)
    for luck in places:
        numbers = (*luck.deal, *luck.search, *luck.picks)
        assert all(0 <= number < 1 << 28 for number in numbers)
        assert len(set(numbers)) == 8
    assert luck_of("0", "game", 2, 3) == luck_of("0", "game", 2, 3)
