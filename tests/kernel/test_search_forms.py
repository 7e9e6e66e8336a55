"""The search chooses the same in the plain, the compiled and the JavaScript kernel.

For each level more decisions are compared than anybody could look through: 600 with the plain
form, which is slow, and 5,000 with the others.
"""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any, Final

import pytest

from spitemalice.kernel.state import State
from spitemalice.players.levels import BASELINES, LEVELS
from spitemalice.players.searching import Look
from spitemalice.players.weights import load_weights
from spitemalice.rules.ruleset import PRESETS, RuleSet
from tests.kernel import forms
from tests.kernel.forms import Task, Worker
from tests.kernel.positions import rule_numbers
from tests.kernel.rulesets import ODD

pytestmark = pytest.mark.heavy

FEW: Final = 600
MANY: Final = 5000
LOOKS: Final = {name: look for name, look in {**LEVELS, **BASELINES}.items() if not look.sees_all}
TURN_LOOKS: Final = {name: look for name, look in LOOKS.items() if not look.trials}
"""Those who choose by a search of the turn alone."""

STARTS: Final[dict[str, Callable[[], Worker]]] = {
    "plain": forms.plain,
    "compiled": forms.compiled,
    "javascript": forms.javascript,
    "installed": forms.installed,
}

Results = Callable[[str, Task], Any]


@pytest.fixture(scope="module")
def result_of() -> Iterator[Results]:
    """Gives the result of a task in one form, whose process serves all tests."""
    done: dict[tuple[str, str], Any] = {}
    with ExitStack() as stack:
        workers: dict[str, Worker] = {}

        def result(form: str, task: Task) -> Any:  # noqa: ANN401 - see Worker.do
            forms.need(form)
            if form == "installed" and forms.is_source_installed():
                form = "plain"
            if form not in workers:
                workers[form] = stack.enter_context(STARTS[form]())
            key = form, repr(task)
            if key not in done:
                done[key] = workers[form].do(task)
            return done[key]

        yield result


def numbers(rules: RuleSet) -> list[int]:
    """The rules as the kernel's `configure` takes them."""
    s = State()
    rules.configure_state(s)
    return rule_numbers(s)


def seen_by(look: Look) -> tuple[list[int], list[int]]:
    """A look as the tasks take it: the settings and the weights."""
    settings = [look.nodes, look.plays, look.width, look.noise, look.forget]
    return settings, list(load_weights(look.weights))


others = pytest.mark.parametrize("form", [form for form in STARTS if form != "plain"])


@others
@pytest.mark.parametrize("level", LOOKS)
def test_a_level_finds_the_same_in_every_form(level: str, form: str, result_of: Results) -> None:
    task = Task("searches", (numbers(RuleSet()), *seen_by(LOOKS[level]), 7, FEW))
    assert result_of(form, task) == result_of("plain", task)


@pytest.mark.parametrize("level", LOOKS)
def test_a_level_finds_the_same_in_many_decisions(level: str, result_of: Results) -> None:
    task = Task("searches", (numbers(RuleSet()), *seen_by(LOOKS[level]), 99, MANY))
    assert result_of("javascript", task) == result_of("compiled", task)


@others
@pytest.mark.parametrize("name", [name for name in (*PRESETS, *ODD) if name != "g4a"])
def test_the_search_finds_the_same_under_other_rules(
    name: str, form: str, result_of: Results
) -> None:
    rules = PRESETS.get(name) or ODD[name]
    settings, weights = seen_by(LEVELS["expert"])
    task = Task("searches", (numbers(rules), [25, *settings[1:]], weights, 3, 60))
    assert result_of(form, task) == result_of("plain", task)


@others
def test_chances_are_the_same(form: str, result_of: Results) -> None:
    settings, weights = seen_by(LEVELS["expert"])
    odds = list(load_weights("chance"))
    for rules in (RuleSet(), PRESETS["cat_and_mouse"]):
        task = Task("judgements", (numbers(rules), [20, *settings[1:]], weights, odds, 5, 40))
        assert result_of(form, task) == result_of("plain", task)


def test_chances_are_the_same_in_many_decisions(result_of: Results) -> None:
    odds = list(load_weights("chance"))
    task = Task("judgements", (numbers(RuleSet()), *seen_by(LEVELS["expert"]), odds, 5, 1000))
    assert result_of("javascript", task) == result_of("compiled", task)


@others
def test_trial_games_come_to_the_same(form: str, result_of: Results) -> None:
    _, weights = seen_by(LEVELS["master"])
    task = Task("rollouts", (numbers(RuleSet()), [12, 60, 2, 0, 0], weights, 11, 12, 3))
    assert result_of(form, task) == result_of("plain", task)


@pytest.mark.parametrize(("decisions", "rounds"), [(250, 10), (MANY, 1)])
def test_the_deep_search_chooses_the_same_in_many_decisions(
    decisions: int, rounds: int, result_of: Results
) -> None:
    _, weights = seen_by(LEVELS["master"])
    task = Task("rollouts", (numbers(RuleSet()), [40, 60, 3, 0, 0], weights, 11, decisions, rounds))
    assert result_of("javascript", task) == result_of("compiled", task)


@others
@pytest.mark.parametrize("name", [*PRESETS, "largest", "all other", "recycle late"])
def test_worlds_are_the_same(name: str, form: str, result_of: Results) -> None:
    rules = PRESETS.get(name) or ODD[name]
    for made in (0, 150):
        task = Task("world", (numbers(rules), 21, made, 20))
        assert result_of(form, task) == result_of("plain", task)


@others
def test_whole_games_come_to_the_same(form: str, result_of: Results) -> None:
    task = Task("game", (numbers(PRESETS["quick"]), *seen_by(TURN_LOOKS["medium"]), 4))
    assert result_of(form, task) == result_of("plain", task)
