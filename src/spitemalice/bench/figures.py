"""All measurements of one run, and the object that ``spitemalice bench --json`` prints."""

from collections.abc import Callable, Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from spitemalice.bench.forms import BenchError, Form, open_forms
from spitemalice.bench.samples import Sample, difference, rate

FORMS = ("plain", "compiled", "javascript", "limit_c")
PYTHON = ("plain", "compiled")
TASKS: Mapping[str, tuple[str, ...]] = {
    "policies": FORMS,
    "copies": ("plain", "compiled", "javascript"),
    "fair_draws": PYTHON,
    "games": PYTHON,
    "records": PYTHON,
}
POLICIES = ("eager", "random")
ROUNDS = 5
MOST_SECONDS = 3600

# The name of a figure, the task that measures it, the thing and its unit in the samples
RATES = (
    ("copies_per_s", "copies", "copies", "copies"),
    ("fair_draws_per_s", "fair_draws", "fair_draws", "draws"),
    ("game_moves_per_s", "games", "game_moves", "moves"),
    ("game_deals_per_s", "games", "deals", "deals"),
    ("records_per_s", "records", "records", "records"),
)
# The name of a ratio of moves a second, and whose they are
RATIOS = (
    ("compiled_to_plain", "compiled", "plain"),
    ("compiled_to_limit_c", "compiled", "limit_c"),
    ("javascript_to_plain", "javascript", "plain"),
)

Figures = dict[str, Any]
Samples = dict[tuple[str, str], list[Sample]]
"""The samples of all rounds by form and task."""


def measure(
    seconds: float = 1.0,
    root: Path | None = None,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> Figures:
    """Measure every form that is to be had, on `g4a` and in CPU time.

    The forms take turns in several rounds, so that a machine that is busy for a while slows all
    of them down; each figure is the median of the rounds.

    Args:
        seconds: How long each figure is measured, all rounds together.
        root: A clone of the repository; without one there are no JavaScript and C forms.
        progress: Told before each step how many are done, and how many there are.

    Returns:
        The object that ``spitemalice bench --json`` prints.

    Raises:
        BenchError: The number of seconds is not sensible, or a form fails while it is measured.
    """
    if not 0 < seconds <= MOST_SECONDS:
        raise BenchError(
            f"seconds: {seconds:g} is not allowed; allowed: more than 0, at most {MOST_SECONDS}"
        )
    with ExitStack() as stack:
        forms, notes = open_forms(root, stack)
        samples = _take_samples(forms, seconds / ROUNDS, progress)
    kernel = samples.get(("compiled", "policies")) or samples["plain", "policies"]
    limit = samples.get(("limit_c", "policies"))
    if limit and (fault := difference(kernel, limit)):
        del samples["limit_c", "policies"]
        notes["limit_c"] = f"it does not play the same game: {fault}"
    return _figures(samples) | {
        "notes": notes,
        "rules": "g4a",
        "rounds": ROUNDS,
        "seconds": seconds,
    }


def _take_samples(
    forms: Mapping[str, Form], seconds: float, progress: Callable[[int, int], None]
) -> Samples:
    steps = [(form, task) for task, able in TASKS.items() for form in able if form in forms]
    samples: Samples = {step: [] for step in steps}
    total = (ROUNDS + 1) * len(steps)
    for number in range(total):
        progress(number, total)
        form, task = steps[number % len(steps)]
        sample = forms[form].measure(task, seconds)
        if number >= len(steps):  # the first round is for nothing: it loads, and compiles in node
            samples[form, task].append(sample)
    return samples


def _figures(samples: Samples) -> Figures:
    figures: Figures = {form: _policies(samples.get((form, "policies"))) for form in FORMS}
    for name, task, thing, unit in RATES:
        figures[name] = {
            form: _rounded(rate(samples[form, task], thing, unit))
            if (form, task) in samples
            else None
            for form in TASKS[task]
        }
    copies = figures.pop("copies_per_s")
    figures["copy_ns"] = {form: each and _rounded(1e9 / each) for form, each in copies.items()}
    figures["ratios"] = {
        name: {policy: _ratio(figures, upper, lower, policy) for policy in POLICIES}
        for name, upper, lower in RATIOS
        if figures[upper] and figures[lower]
    }
    return figures


def _policies(samples: list[Sample] | None) -> Figures | None:
    if samples is None:
        return None
    return {
        policy: {
            f"{unit}_per_s": _rounded(rate(samples, policy, unit)) for unit in ("moves", "games")
        }
        for policy in POLICIES
    }


def _ratio(figures: Figures, upper: str, lower: str, policy: str) -> float:
    ratio: float = figures[upper][policy]["moves_per_s"] / figures[lower][policy]["moves_per_s"]
    return _rounded(ratio)


def _rounded(number: float) -> float:
    """A number with four digits: no measurement here is better than that."""
    return float(f"{number:.4g}")
