"""The figures of a run as text for a terminal."""

from collections.abc import Iterator

from spitemalice.bench.figures import FORMS, POLICIES, Figures

NAMES = {
    "plain": "plain Python",
    "compiled": "compiled",
    "javascript": "JavaScript",
    "limit_c": "C for speed alone",
}
MEASURED = ("plain", "compiled", "javascript")
OTHERS = (
    ("copy_ns", "nanoseconds for a copy of a state"),
    ("fair_draws_per_s", "draws from the fair stream a second"),
    ("game_moves_per_s", "random moves of a `Game` a second"),
    ("game_deals_per_s", "deals of a `Game` a second"),
    ("records_per_s", "records verified a second"),
)


def table(figures: Figures) -> str:
    """The figures with their ratios, in lines."""
    return "\n".join(_lines(figures))


def _lines(figures: Figures) -> Iterator[str]:
    yield f"{figures['rules']}, one core, CPU time, medians of {figures['rounds']} rounds"
    for policy in POLICIES:
        yield ""
        heads = ("moves/s", "games/s", "x plain", "of C")
        yield f"{policy + ' policy':20}" + "".join(f"{head:>12}" for head in heads)
        yield from (_policy_line(figures, policy, form) for form in FORMS if figures[form])
    yield ""
    yield f"{'':36}" + "".join(f"{NAMES[form]:>14}" for form in MEASURED)
    for name, text in OTHERS:
        values = (figures[name].get(form) for form in MEASURED)
        line = f"{text:36}" + "".join(f"{_shown(each) if each else '':>14}" for each in values)
        yield line.rstrip()
    for form, reason in figures["notes"].items():
        yield f"no {NAMES[form]}: {reason}"


def _policy_line(figures: Figures, policy: str, form: str) -> str:
    moves, games = (figures[form][policy][f"{unit}_per_s"] for unit in ("moves", "games"))
    line = f"{NAMES[form]:20}{moves:12,.0f}{games:12,.0f}"
    line += f"{moves / figures['plain'][policy]['moves_per_s']:12.1f}"
    if figures["limit_c"]:
        line += f"{moves / figures['limit_c'][policy]['moves_per_s']:12.1%}"
    return line


def _shown(number: float) -> str:
    return f"{number:,.0f}" if number >= 1000 else f"{number:.4g}"
