"""The plain, the compiled and the JavaScript kernel are the same kernel.

Every form is made from the sources as they are, so that an old build cannot hide an edit; what is
installed is compared too, so that an old build is noticed where it is used.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import repeat
from typing import Any, Final

import pytest

from spitemalice.kernel.state import State
from spitemalice.rules.ruleset import RuleSet
from tests.kernel import forms
from tests.kernel.forms import Task, Worker
from tests.kernel.positions import rule_numbers
from tests.kernel.rulesets import RULES

pytestmark = pytest.mark.heavy

GAMES: Final = 667  # with each of the three policies


WORDS: Final = [2**32 - 1, 2**32 - 2, 7, 2**32 - 6, 2**31, 0, 2**32 - 7, 2**31 - 1, 2**32 - 1]


def numbers(rules: RuleSet) -> list[int]:
    """The rules as the kernel's `configure` takes them."""
    s = State()
    rules.configure_state(s)
    return rule_numbers(s)


def series(name: str, policy: int) -> Task:
    return Task("series", (numbers(RULES[name]), 1 + 1000 * policy, GAMES, policy))


def fair(name: str, seed: int) -> Task:
    return Task("fair", (numbers(RULES[name]), seed, seed % RULES[name].players))


def copies(name: str, before: int) -> Task:
    return Task("copies", (numbers(RULES[name]), 5, before))


SERIES: Final = {(name, policy): series(name, policy) for name in RULES for policy in range(3)}
FAIR: Final = {(name, seed): fair(name, seed) for name in RULES for seed in (41, 42)}
COPIES: Final = {(name, before): copies(name, before) for name in RULES for before in (0, 30)}
BELOW: Final = {
    span: Task("below", (WORDS, first, repeated))
    for first, span in enumerate((1, 2, 3, 10, 54, 104, 260, 2**30 + 1, 2**31 - 1))
    for repeated in [list(repeat(span, len(WORDS)))]
}
TASKS: Final = [*SERIES.values(), *FAIR.values(), *COPIES.values(), *BELOW.values()]

FORMS: Final[dict[str, Callable[[], Worker]]] = {
    "plain": forms.plain,
    "compiled": forms.compiled,
    "javascript": forms.javascript,
    "installed": forms.installed,
}
EXTENSIONS: Final = {"plain": ["py"], "compiled": ["so"], "javascript": ["js"]}


def do_all(start: Callable[[], Worker], processes: int) -> list[Any]:
    """The results of all tasks, done by some processes of one form, each when it is free."""
    waiting = enumerate(TASKS)
    results: list[Any] = [None] * len(TASKS)

    def serve() -> None:
        with start() as worker:
            for number, task in waiting:
                results[number] = worker.do(task)

    with ThreadPoolExecutor(processes) as pool:
        for future in [pool.submit(serve) for _ in range(processes)]:
            future.result()
    return results


Results = Callable[[str, Task], Any]


@pytest.fixture(scope="module")
def result_of() -> Iterator[Results]:
    """Gives the result of a task in one form; a form does all its tasks, once, when first asked."""
    done: dict[str, Future[list[Any]]] = {}
    with ThreadPoolExecutor(1) as pool:

        def result(form: str, task: Task) -> Any:  # noqa: ANN401 - see Worker.do
            forms.need(form)
            if form == "installed" and forms.is_source_installed():
                form = "plain"
            if form not in done:
                done[form] = pool.submit(do_all, FORMS[form], 2 if form == "plain" else 1)
            return done[form].result()[TASKS.index(task)]

        yield result


others = pytest.mark.parametrize("form", [form for form in FORMS if form != "plain"])


@pytest.mark.parametrize("form", EXTENSIONS)
def test_a_form_is_what_it_says(form: str) -> None:
    forms.need(form)
    with FORMS[form]() as worker:
        assert worker.do(Task("form", ())) == EXTENSIONS[form]


def test_enough_games_are_compared(result_of: Results) -> None:
    counts = {name: [result_of("plain", SERIES[name, i]) for i in range(3)] for name in RULES}
    for played in counts.values():
        assert sum(games for games, *_ in played) >= 2000
        assert all(moves > games for games, moves, *_ in played)


@others
@pytest.mark.parametrize("policy", range(3), ids=["eager", "random", "mixed"])
@pytest.mark.parametrize("name", RULES)
def test_games_are_equal(name: str, policy: int, form: str, result_of: Results) -> None:
    task = SERIES[name, policy]
    assert result_of(form, task) == result_of("plain", task)


@others
@pytest.mark.parametrize(("name", "seed"), FAIR)
def test_fair_games_and_views_are_equal(
    name: str, seed: int, form: str, result_of: Results
) -> None:
    task = FAIR[name, seed]
    assert result_of(form, task) == result_of("plain", task)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(("name", "before"), COPIES)
def test_a_copy_plays_on_equally(name: str, before: int, form: str, result_of: Results) -> None:
    task = COPIES[name, before]
    original, twin = result_of(form, task)
    assert twin == original
    assert result_of("plain", task) == [original, original]


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("span", BELOW)
def test_fair_words_are_rejected_equally(span: int, form: str, result_of: Results) -> None:
    fits = [word for word in WORDS if word < 2**32 - 2**32 % span]
    expected = [word % span for word in fits] + [0] * (len(WORDS) - len(fits))
    result = result_of(form, BELOW[span])
    assert result[::3] == expected
    assert result[2::3] == [int(i >= len(fits)) for i in range(len(WORDS))]
