"""Writes the figures as tables, and into the docs between two marks."""

from collections.abc import Iterator, Mapping, Sequence
from math import hypot
from pathlib import Path
from typing import Final

from benchmarks.strength.rows import NODES, SEED, Result
from benchmarks.strength.times import Timing
from spitemalice.arena.stats import Estimate
from spitemalice.bench.sources import not_compiled
from spitemalice.players.audit import version_of
from spitemalice.players.levels import look_of
from spitemalice.players.weights import digest, load_weights

__all__ = ["Times", "page", "write_between"]

BEGIN: Final = "<!-- figures: begin -->"
END: Final = "<!-- figures: end -->"
GAP_WANTED: Final = 0.4

Times = Sequence[tuple[Timing, tuple[float, float]]]


def page(results: Sequence[Result], times: Times) -> str:
    """All figures in Markdown."""
    parts = [_conditions(results), _strengths(results), _gap(results), _clocked(times)]
    parts.append(_versions(results, times))
    return "\n\n".join("\n".join(lines) for lines in map(list, parts) if lines) + "\n"


def write_between(file: Path, text: str) -> None:
    """Replace what stands between the two marks of a file.

    Raises:
        ValueError: The marks are not there.
    """
    before, begin, rest = file.read_text("utf-8").partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"{file}: no {BEGIN} with {END} behind it")
    file.write_text(f"{before}{begin}\n\n{text}\n{end}{after}", "utf-8")


def _conditions(results: Sequence[Result]) -> Iterator[str]:
    if results:
        pairs = sorted({result.duel.pairs for result in results})
        counted = " or ".join(f"{n:,}" for n in pairs)
        yield (
            f"Rules `g4a`, seed `{SEED}`, {counted} deals a row, each played twice with the seats "
            f"swapped. `master` and `clairvoyant` play {NODES} trial games a decision, unless the "
            "row tells another number."
        )


def _strengths(results: Sequence[Result]) -> Iterator[str]:
    if not results:
        return
    yield "| players | games | won | drawn | lost | of the decided | Elo | points a game | wanted |"
    yield "|---|--:|--:|--:|--:|---|---|---|---|"
    for result in results:
        duel = result.duel
        better = ["", "", ""]
        if duel.a != duel.b:
            decided = _share(result.shares.get("decided"))
            better = [decided, _signed(duel.elo, 0), _signed(duel.margin, 2)]
        cells = [
            f"{duel.a} against {duel.b}{_nodes(result)}",
            f"{duel.games:,}",
            *(f"{result.shares[what].value:.1%}" for what in ("wins", "draws", "losses")),
            *better,
            _wanted(result),
        ]
        yield f"| {' | '.join(cells)} |".replace("%", " %")


def _nodes(result: Result) -> str:
    """How many trial games a decision were played, where they are not as many as usual."""
    nodes = result.row.budget.nodes
    return "" if nodes in (None, NODES) else f", {nodes} trial games"


def _wanted(result: Result) -> str:
    """What is wanted, and whether it is there."""
    told = []
    for wanted in result.row.wanted:
        found = result.shares[wanted.what]
        verdict = "reached" if result.reached(wanted) else "**missed**"
        there = "" if wanted.what == "decided" else f" with {_share(found)}"
        told.append(f"{wanted}: {verdict}{there}")
    return "; ".join(told)


def _gap(results: Sequence[Result]) -> Iterator[str]:
    """How much of the way to a player that sees all cards `master` goes."""
    elos = {result.row.a: result.duel.elo for result in results if result.row.b == "rules-tuned"}
    if not {"master", "clairvoyant"} <= elos.keys():
        return
    share = _ratio(elos["master"], elos["clairvoyant"])
    verdict = "reached" if share.value >= GAP_WANTED else "**missed**"
    yield (
        f"`master` closes {_share(share)} of the Elo gap between `rules-tuned` and `clairvoyant`, "
        f"who sees all cards. Wanted: ≥ {GAP_WANTED:.0%}: {verdict}."
    ).replace("%", " %")


def _ratio(part: Estimate, whole: Estimate) -> Estimate:
    """The ratio of two independent estimates, as far as a normal distribution goes."""
    ratio = part.value / whole.value
    half = hypot(part.high - part.low, ratio * (whole.high - whole.low)) / (2 * whole.value)
    return Estimate(ratio, ratio - half, ratio + half)


def _clocked(times: Times) -> Iterator[str]:
    if not times:
        return
    yield "| time of a turn | median, ms | 99 in 100 stay below, ms | wanted |"
    yield "|---|--:|--:|---|"
    for timing, (median, high) in times:
        wanted = ""
        if timing.most is not None:
            limits = dict(zip(("median", "99 in 100"), timing.most, strict=True))
            told = [f"{what} ≤ {limit:g}" for what, limit in limits.items() if limit < 1e9]
            reached = median <= timing.most[0] and high <= timing.most[1]
            wanted = f"{', '.join(told)}: {'reached' if reached else '**missed**'}"
        yield f"| {timing.label} | {median:.3g} | {high:.3g} | {wanted} |"


def _versions(results: Sequence[Result], times: Times) -> Iterator[str]:
    """Which versions of the players were measured."""
    names = [name for result in results for name in (result.row.a, result.row.b)]
    names += [timing.name for timing, _ in times]
    found: Mapping[str, str] = {name: version_of(name) for name in names}
    yield f"Kernel: {'plain Python' if not_compiled() else 'compiled'}. Players and their versions:"
    yield ""
    yield "| player | version | weights |"
    yield "|---|---|---|"
    for name, version in found.items():
        look = look_of(name)
        weights = ""
        if look is not None:
            weights = ", ".join(
                f"`{used}` {digest(list(load_weights(used)))[:16]}" for used in look.all_weights
            )
        yield f"| {name} | `{version}` | {weights} |"


def _share(estimate: Estimate | None) -> str:
    if estimate is None:
        return "nothing"
    return f"{estimate.value:.1%} ({estimate.low:.1%} to {estimate.high:.1%})"


def _signed(estimate: Estimate, digits: int) -> str:
    value, low, high = (
        f"{number:+.{digits}f}" for number in (estimate.value, estimate.low, estimate.high)
    )
    return f"{value} ({low} to {high})"
