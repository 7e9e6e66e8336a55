"""Learning: reproducible, resumable, and of some use."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from spitemalice.arena.training.brains import source_of
from spitemalice.arena.training.errors import TrainingError
from spitemalice.arena.training.learning import STATE, Learning, Step, examine, learn
from spitemalice.arena.training.running import measure, train
from spitemalice.arena.training.staff import Staff
from spitemalice.arena.training.value import ValuePlan
from spitemalice.rules.ruleset import RuleSet
from tests.training.tiny import chance_plan, learned, value_plan


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Learning]:
    """A finished training, and its folder."""
    folder = tmp_path_factory.mktemp("whole")
    return folder, learned(value_plan(), folder)


def same(a: Learning, b: Learning) -> bool:
    """Whether two trainings have come to the same, to the last bit."""
    return (
        a.history == b.history
        and a.steps == b.steps
        and a.sums.squares.tobytes() == b.sums.squares.tobytes()
        and a.sums.products.tobytes() == b.sums.products.tobytes()
    )


def test_each_step_has_weights_of_its_own(whole: tuple[Path, Learning]) -> None:
    _, learning = whole
    assert len(learning.history) == len(set(learning.history)) == 3
    assert [step.games for step in learning.steps] == [10, 10, 10]
    assert all(step.decisions > 40 for step in learning.steps)


def test_the_number_of_workers_changes_nothing(
    whole: tuple[Path, Learning], tmp_path: Path
) -> None:
    assert same(learned(value_plan(), tmp_path, workers=2), whole[1])


def test_another_seed_changes_everything(whole: tuple[Path, Learning], tmp_path: Path) -> None:
    other = learned(value_plan(seed="1", iterations=1), tmp_path)
    assert other.history[0] != whole[1].history[0]
    assert other.history[1] != whole[1].history[1]


class Killed(BaseException):
    """What ends a training in its midst."""


@pytest.mark.parametrize("games", [5, 10, 15])
def test_an_interrupted_training_goes_on_to_the_same_end(
    whole: tuple[Path, Learning], tmp_path: Path, games: int
) -> None:
    def kill(done: int) -> None:
        if done >= games:
            raise Killed

    told: list[int] = []
    with Staff(1) as staff:
        with pytest.raises(Killed):
            learn(value_plan(), tmp_path, staff, kill)
        again = learn(value_plan(), tmp_path, staff, lambda done: None, lambda n, _: told.append(n))
    assert same(again, whole[1])
    assert told == list(range(1 + games // 11, 4)), "no finished step is done again"
    assert [path.name for path in tmp_path.iterdir()] == [STATE]


def test_a_shorter_training_can_be_made_longer(
    whole: tuple[Path, Learning], tmp_path: Path
) -> None:
    learned(value_plan(iterations=1), tmp_path)
    assert same(learned(value_plan(iterations=2), tmp_path), whole[1])


def test_a_finished_training_is_not_done_again(whole: tuple[Path, Learning]) -> None:
    folder, learning = whole
    before = (folder / STATE).read_bytes()
    with Staff(1) as staff:
        again = learn(value_plan(), folder, staff, lambda done: pytest.fail("a game was played"))
    assert same(again, learning)
    assert (folder / STATE).read_bytes() == before


def test_a_longer_training_cannot_be_made_shorter(whole: tuple[Path, Learning]) -> None:
    with pytest.raises(TrainingError, match="2 iterations are done; allowed: 2 or more, or an"):
        learned(value_plan(iterations=1), whole[0])


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"games": 9}, "games 10, not 9"),
        ({"seed": "x"}, "seed 0, not x"),
        ({"rules": RuleSet(payoff_size=6)}, 'not {"preset": "g4a", "payoff_size": 6}'),
        ({"decay": 0.5}, "lambda 0.8, not 0.5"),
        ({"draw": 0.0}, "draw 0.3, not 0.0"),
        ({"points": 0.1}, "points 0.05, not 0.1"),
        ({"keep": 1.0}, "keep 0.6, not 1.0"),
        ({"ridge": 1.0}, "ridge 20.0, not 1.0"),
        ({"nodes": 7}, "nodes 6, not 7"),
        ({"population": "self=1"}, "staller=11, not self=1"),
        ({"start": source_of("hard")}, "start none, not hard (sha256 "),
    ],
)
def test_a_changed_setting_is_refused(
    whole: tuple[Path, Learning], changes: dict[str, Any], told: str
) -> None:
    with pytest.raises(TrainingError) as refused:
        learned(value_plan(**changes), whole[0])
    message = str(refused.value)
    assert message.startswith(f"{whole[0] / STATE}: begun with ")
    assert told in message
    assert message.endswith("; allowed: the same, or another folder")


def test_another_kind_of_training_is_refused(whole: tuple[Path, Learning]) -> None:
    with pytest.raises(TrainingError, match="begun with "):
        learned(chance_plan(), whole[0])


def test_a_file_that_is_no_state_is_refused(whole: tuple[Path, Learning], tmp_path: Path) -> None:
    good = (whole[0] / STATE).read_bytes()
    for bad in (b"", b"{}", good[: len(good) // 2], b"PK\x03\x04" + bytes(100)):
        (tmp_path / STATE).write_bytes(bad)
        with pytest.raises(TrainingError, match="not the state of a training; allowed: another"):
            learned(value_plan(), tmp_path)
    np.savez(tmp_path / STATE, about=np.array("[]"))
    with pytest.raises(TrainingError, match="not the state of a training"):
        learned(value_plan(), tmp_path)


def test_the_state_of_another_evaluation_is_refused(
    whole: tuple[Path, Learning], tmp_path: Path
) -> None:
    with np.load(whole[0] / STATE) as file:
        arrays = dict(file)
    arrays["history"] = arrays["history"][:, :-1]
    np.savez(tmp_path / STATE, **arrays)
    with pytest.raises(TrainingError, match="of another evaluation; allowed: another folder"):
        learned(value_plan(), tmp_path)


def test_learning_can_start_from_given_weights(tmp_path: Path) -> None:
    start = source_of("expert")
    learning = learned(value_plan(start=start, iterations=1), tmp_path)
    assert learning.history[0] == start.weights
    assert len(learning.steps) == 1


def test_what_was_learned_tells_results_better_than_a_constant(tmp_path: Path) -> None:
    plan = chance_plan(games=80, ridge=1000.0)
    with Staff(2) as staff:
        exam = examine(plan, learn(plan, tmp_path, staff), staff)
    assert exam.games == 80
    assert 0.2 < exam.variance <= 0.25, "there are wins and losses"
    assert exam.error < 0.96 * exam.variance


@pytest.mark.heavy
def test_a_short_training_makes_a_much_better_player(tmp_path: Path) -> None:
    plan = ValuePlan(games=300, iterations=2, nodes=40)
    with Staff(2) as staff:
        trained = train(plan, tmp_path, staff)
        duels = measure(plan, trained, 100, staff)
    assert duels["start"].wins > 3 * duels["start"].losses
    assert duels["rules"].wins > duels["rules"].losses / 2


def test_chances_of_a_win_are_between_never_and_always(tmp_path: Path) -> None:
    plan = chance_plan()
    weights = plan.finish(learned(plan, tmp_path).history)
    assert max(map(abs, weights)) < plan.scale


def test_a_step_in_words_and_figures() -> None:
    step = Step(2000, 260, 180_000, 0.03, 0.2)
    assert str(step) == "2,000 games, 13.0% draws, 85.0% explained"
    assert step.to_json() == {
        "games": 2000,
        "draws": 260,
        "decisions": 180_000,
        "error": 0.03,
        "variance": 0.2,
        "explained": 0.85,
    }
    assert Step(1, 1, 5, 0.0, 0.0).explained == 0.0
