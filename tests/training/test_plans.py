"""What can be asked for, and what is refused."""

import shlex
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spitemalice.arena.training.brains import brain_of, source_of
from spitemalice.arena.training.climbing import ClimbPlan
from spitemalice.arena.training.errors import TrainingError
from spitemalice.arena.training.plans import Plan
from spitemalice.arena.training.value import Population, ValuePlan
from spitemalice.arena.training.winning import ChancePlan
from spitemalice.kernel.consts import FEATURES
from spitemalice.players.weights import WeightsError, dump_weights
from spitemalice.rules.ruleset import PRESETS, RuleSet

SOME = tuple(range(FEATURES))


@pytest.mark.parametrize(
    ("make", "changes", "message"),
    [
        (ValuePlan, {"games": 0}, "games: 0 is not allowed; allowed: 1 to 10,000,000"),
        (ChancePlan, {"iterations": 0}, "iterations: 0 is not allowed; allowed: 1 to 10,000"),
        (ClimbPlan, {"games": -1}, "games: -1 is not allowed; allowed: 1 to 10,000,000"),
        (ValuePlan, {"decay": 1.1}, "lambda: 1.1 is not allowed; allowed: 0 to 1"),
        (ValuePlan, {"decay": float("nan")}, "lambda: nan is not allowed; allowed: 0 to 1"),
        (ValuePlan, {"draw": -0.1}, "draw: -0.1 is not allowed; allowed: 0 to 2"),
        (ValuePlan, {"points": 2.0}, "points: 2.0 is not allowed; allowed: 0 to 1"),
        (ValuePlan, {"keep": -0.1}, "keep: -0.1 is not allowed; allowed: 0 to 1"),
        (ValuePlan, {"ridge": 0.0}, "ridge: 0.0 is not allowed; allowed: 0.001 to 1,000,000"),
        (ChancePlan, {"ridge": 0.0}, "ridge: 0.0 is not allowed; allowed: 0.001 to 1,000,000"),
        (ValuePlan, {"nodes": 9999}, "nodes: 9999 is not allowed; allowed: 1 to 5,000"),
        (ChancePlan, {"nodes": 0}, "nodes: 0 is not allowed; allowed: 1 to 5,000"),
        (
            ClimbPlan,
            {"rules": RuleSet(players=3, decks=3)},
            "rules: players 3 is not allowed in training; allowed: 2",
        ),
    ],
)
def test_a_value_that_is_not_allowed(
    make: Callable[..., Plan], changes: dict[str, Any], message: str
) -> None:
    with pytest.raises(TrainingError) as refused:
        make(**changes)
    assert str(refused.value) == message


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("", 'player "" is not allowed'),
        ("self", 'share "" of self is not allowed; allowed: 1 to 1,000'),
        ("self=0", 'share "0" of self'),
        ("self=1001", 'share "1001" of self'),
        ("self=-1", 'share "-1" of self'),
        ("self=٣", "of self is not allowed"),
        ("self=1,self=2", 'player "self" is not allowed; allowed, once: "self", "older"'),
        ("master=1", 'player "master" is not allowed'),
        ("self=1,", 'player "" is not allowed'),
    ],
)
def test_a_population_that_is_not_allowed(text: str, part: str) -> None:
    with pytest.raises(TrainingError, match=r"^population: ") as refused:
        ValuePlan(population=text)
    assert part in str(refused.value)


def test_a_player_that_does_not_search_one_turn_is_refused() -> None:
    for name in ("random", "master", "clairvoyant", "nobody"):
        with pytest.raises(TrainingError, match=f'player "{name}" is not allowed; allowed: "begin'):
            brain_of(name)


def test_weights_by_name_and_from_a_file(tmp_path: Path) -> None:
    assert source_of("rules").weights == brain_of("rules").weights
    assert source_of("master").name == "master", "any player that searches has weights"
    file = tmp_path / "w.json"
    file.write_text(dump_weights("w", list(SOME), "made up"))
    source = source_of(str(file))
    assert source == (str(file), SOME)
    assert str(source).startswith(f"{file} (sha256 ")
    file.write_text("{}")
    with pytest.raises(WeightsError, match=f"^{file}: weights: the format is not"):
        source_of(str(file))
    for none in (str(tmp_path / "none"), "clairvoyant"):
        with pytest.raises(TrainingError, match='no such file; allowed: a file, "beginner"'):
            source_of(none)


shares = st.dictionaries(
    st.sampled_from(["self", "older", "rules", "staller", "medium"]), st.integers(1, 20), min_size=1
)


@given(shares, st.integers(1, 7))
def test_the_learner_meets_everybody_as_often_as_said(wanted: dict[str, int], steps: int) -> None:
    text = ",".join(f"{name}={share}" for name, share in wanted.items())
    assert str(Population(text)) == text
    plan = ValuePlan(population=text)
    history = [(number,) * FEATURES for number in range(steps)]
    pairings = plan.lessons(history)[0].pairings
    total, whole = sum(pairing.share for pairing in pairings), sum(wanted.values())

    def met(*who: tuple[int, ...]) -> float:
        found = sum(p.share for p in pairings if p.second.weights in who and not p.both)
        return found * whole / total

    assert all(pairing.first.weights == history[-1] for pairing in pairings)
    both = sum(pairing.share for pairing in pairings if pairing.both)
    noisy = sum(pairing.share for pairing in pairings if pairing.first.noise)
    assert both * whole == wanted.get("self", 0) * total
    assert noisy * 2 == both
    assert met(*history) == pytest.approx(wanted.get("older", 0))
    for name in ("rules", "staller", "medium"):
        assert met(brain_of(name).weights) == pytest.approx(wanted.get(name, 0))


def test_the_first_games_are_those_of_the_rule_based_player() -> None:
    plan = ValuePlan(games=12, nodes=40)
    lessons = plan.lessons([])
    assert [(lesson.first, lesson.games) for lesson in lessons] == [(0, 5), (5, 5), (10, 2)]
    [pairing] = lessons[0].pairings
    assert pairing.both
    assert pairing.first == brain_of("rules")._replace(nodes=40)
    assert lessons[0].decay == 1.0


def test_later_games_are_played_and_judged_with_the_newest_weights() -> None:
    old, new = (1,) * FEATURES, (2,) * FEATURES
    lesson = ValuePlan(decay=0.7).lessons([old, new])[0]
    assert (lesson.step, lesson.decay, lesson.values, lesson.scale) == (2, 0.7, new, 3000)
    assert all(pairing.first.weights == new for pairing in lesson.pairings)


def test_weights_to_start_from_spare_the_first_games() -> None:
    plan = ValuePlan(start=source_of("hard"), iterations=4)
    assert plan.opening == [source_of("hard").weights]
    assert plan.steps == 5
    assert ValuePlan(iterations=4).opening == []


def test_what_comes_out_is_the_mean_of_the_last_weights() -> None:
    history = [tuple(range(n, n + FEATURES)) for n in (100, 1, 2, 6)]
    assert ValuePlan(iterations=3).finish(history) == tuple(range(3, 3 + FEATURES))
    assert ValuePlan(iterations=1).finish(history[:2]) == history[1]
    two = [(0,) * FEATURES, (1,) * FEATURES, (2,) * FEATURES]
    assert ValuePlan(iterations=2).finish(two) == (2,) * FEATURES, "halves go to even numbers"


def test_a_part_of_what_was_learned_is_kept() -> None:
    plan = ValuePlan(keep=0.6)
    assert [plan.kept(step) for step in (1, 2, 3)] == [0.2, 0.6, 0.6]
    assert ChancePlan().kept(1) == 1.0


def test_the_command_names_all_that_matters() -> None:
    plan = ValuePlan(
        rules=RuleSet(payoff_size=7), seed="a b", games=10, start=source_of("hard"), draw=0.5
    )
    words = shlex.split(plan.command())
    assert words[:3] == ["spitemalice", "train", "value"]
    options = dict(zip(words[3::2], words[4::2], strict=True))
    assert options == {
        "--rules": '{"preset": "g4a", "payoff_size": 7}',
        "--seed": "a b",
        "--games": "10",
        "--iterations": "10",
        "--start": "hard",
        "--lambda": "0.8",
        "--draw": "0.5",
        "--points": "0.05",
        "--keep": "0.6",
        "--ridge": "20.0",
        "--nodes": "150",
        "--population": "self=65,older=12,rules=12,staller=11",
    }
    assert ClimbPlan(rules=PRESETS["quick"]).command() == (
        "spitemalice train rules --rules quick --seed 0 --games 240 --iterations 60"
    )
