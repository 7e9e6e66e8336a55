"""Many games side by side are the same in the plain, the compiled and the JavaScript kernel."""

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any, Final

import pytest

from spitemalice.kernel.state import State
from tests.kernel import forms
from tests.kernel.forms import Task, Worker
from tests.kernel.positions import rule_numbers
from tests.kernel.rulesets import RULES

pytestmark = pytest.mark.heavy

STARTS: Final[dict[str, Callable[[], Worker]]] = {
    "plain": forms.plain,
    "compiled": forms.compiled,
    "javascript": forms.javascript,
    "installed": forms.installed,
}


@pytest.fixture(scope="module")
def results() -> Iterator[Callable[[str, str], Any]]:
    """Gives what a form makes of a batch under some rules."""
    with ExitStack() as stack:
        workers: dict[str, Worker] = {}

        def result(form: str, name: str) -> Any:  # noqa: ANN401 - see Worker.do
            if form not in workers:
                workers[form] = stack.enter_context(STARTS[form]())
            s = State()
            RULES[name].configure_state(s)
            return workers[form].do(Task("batch", (rule_numbers(s), [3, 2**28 - 1, 77], 130)))

        yield result


@pytest.mark.parametrize("form", [form for form in STARTS if form != "plain"])
@pytest.mark.parametrize("name", RULES)
def test_batches_are_equal(name: str, form: str, results: Callable[[str, str], Any]) -> None:
    reason = forms.missing(form)
    if reason and "CI" not in os.environ:
        pytest.skip(f"no {form} form: {reason}")
    assert results(form, name) == results("plain", name)
