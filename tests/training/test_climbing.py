"""Hill climbing of the hand-set priorities."""

import json
from dataclasses import asdict, fields, replace
from pathlib import Path
from typing import Any

import pytest

from spitemalice.arena.training.climbing import CHANGED, STATE, Climb, ClimbPlan, climb
from spitemalice.arena.training.errors import TrainingError
from spitemalice.arena.training.priorities import Priorities
from spitemalice.arena.training.running import train
from spitemalice.arena.training.staff import Staff
from spitemalice.kernel.consts import F_MISSING, F_MY_PAYOFF, F_MY_SIDE, S_EMPTY
from spitemalice.players.weights import LIMIT, load_weights
from spitemalice.rules.ruleset import RuleSet
from tests.training.tiny import RULES


def plan_of(**changes: Any) -> ClimbPlan:  # noqa: ANN401
    settings = {"rules": RULES, "games": 4, "iterations": 3, **changes}
    return ClimbPlan(**settings)


def climbed(plan: ClimbPlan, folder: Path, workers: int = 1) -> list[Climb]:
    with Staff(workers) as staff:
        return climb(plan, folder, staff)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[Climb]]:
    """A finished climb, and its folder."""
    folder = tmp_path_factory.mktemp("climb")
    return folder, climbed(plan_of(), folder)


def test_the_hand_set_priorities_make_the_shipped_weights() -> None:
    assert Priorities().weights() == load_weights("rules")


@pytest.mark.parametrize("name", [field.name for field in fields(Priorities)])
def test_each_priority_counts(name: str) -> None:
    hand_set = Priorities()
    changed = replace(hand_set, **{name: getattr(hand_set, name) + 30})
    assert changed.weights() != hand_set.weights()


def test_what_the_priorities_mean() -> None:
    weights = Priorities(mine=100, lack=10, block=60, empty=7).weights()
    assert [weights[F_MY_PAYOFF + n] for n in (0, 1, 20)] == [0, -100, -2000]
    assert [weights[F_MY_SIDE + S_EMPTY + n] for n in range(3)] == [0, 7, 14]
    assert weights[F_MISSING] == -60, "nobody lacks anything: the opponent must be blocked"
    assert weights[F_MISSING + 8 * 2 + 7] == 8 - 20
    assert weights[F_MISSING + 8 * 7 + 3] == -50, "more than five missing cards are no worse"
    assert weights[F_MISSING + 8 * 8 + 3] == -30, "an unknown card lacks three"


def test_the_largest_priorities_make_weights_within_the_limit() -> None:
    for most in (300, -300):
        weights = Priorities(**dict.fromkeys(CHANGED, most)).weights()
        assert max(map(abs, weights)) <= LIMIT


def test_a_climb_tries_changes_and_keeps_what_wins(whole: tuple[Path, list[Climb]]) -> None:
    steps = whole[1]
    assert len(steps) == 3
    before = Priorities()
    for step in steps:
        assert (step.priorities != before) == step.taken
        assert step.priorities.mine == 100, "the unit stays"
        assert step.games in {4, 8}
        before = step.priorities


@pytest.mark.heavy
def test_a_change_is_taken_that_has_won_two_matches(tmp_path: Path) -> None:
    steps = climbed(plan_of(rules=RuleSet(), games=60, iterations=12), tmp_path, workers=2)
    taken = [step for step in steps if step.taken]
    assert 0 < len(taken) < len(steps)
    for step in taken:
        assert step.games == 120
        assert step.net >= 15, "two standard deviations, with at most half of the games drawn"


def test_the_number_of_workers_changes_nothing(
    whole: tuple[Path, list[Climb]], tmp_path: Path
) -> None:
    assert climbed(plan_of(), tmp_path, workers=2) == whole[1]


def test_an_interrupted_climb_goes_on_to_the_same_end(
    whole: tuple[Path, list[Climb]], tmp_path: Path
) -> None:
    def stop(done: int) -> None:
        raise KeyboardInterrupt

    with Staff(1) as staff:
        with pytest.raises(KeyboardInterrupt):
            climb(plan_of(), tmp_path, staff, stop)
        numbers: list[int] = []
        steps = climb(plan_of(), tmp_path, staff, on_step=lambda n, _: numbers.append(n))
    assert steps == whole[1]
    assert numbers == [2, 3]


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"games": 8}, "begun with games 4, not 8; allowed: the same, or another folder"),
        ({"seed": "1"}, "begun with seed 0, not 1; "),
        ({"iterations": 2}, "3 iterations are done; allowed: 3 or more, or another folder"),
    ],
)
def test_a_changed_setting_is_refused(
    whole: tuple[Path, list[Climb]], changes: dict[str, Any], told: str
) -> None:
    with pytest.raises(TrainingError) as refused:
        climbed(plan_of(**changes), whole[0])
    assert str(refused.value).startswith(f"{whole[0] / STATE}: {told}")


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"training": {}, "steps": [{"net": 1}]}'])
def test_a_file_that_is_no_state_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / STATE).write_text(text)
    with pytest.raises(TrainingError, match="not the state of a training; allowed: another"):
        climbed(plan_of(), tmp_path)


def test_what_comes_out_is_the_last_step(whole: tuple[Path, list[Climb]]) -> None:
    with Staff(1) as staff:
        trained = train(plan_of(), whole[0], staff)
    assert trained.weights == whole[1][-1].priorities.weights()
    assert trained.rivals.keys() == {"rules"}
    assert trained.rivals["rules"].weights == load_weights("rules")


def test_a_step_in_words_and_figures() -> None:
    step = Climb(Priorities(lack=5), 31, 480, taken=True)
    assert str(step) == "the best change leads by 31 wins in 480 games: taken"
    assert step.to_json()["priorities"] == {**asdict(Priorities()), "lack": 5}
    assert json.loads(json.dumps(step.to_json()))["taken"] is True
    assert str(step._replace(taken=False)).endswith(": not taken")
