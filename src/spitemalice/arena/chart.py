"""A tournament's results as a picture. Needs matplotlib (extra `arena`)."""

from __future__ import annotations

import math
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from spitemalice.arena.plan import SEATS
from spitemalice.arena.report import cross_ratings, duels
from spitemalice.arena.results import Pair
from spitemalice.arena.stats import Estimate, elo_of, share_of
from spitemalice.arena.tournament import Tournament

if TYPE_CHECKING:
    from matplotlib.axes import Axes

__all__ = ["draw_chart"]

POINTS: Final = 200  # of a curve, at most
FIRST: Final = 5  # pairs; the interval of fewer says nothing


def draw_chart(tournament: Tournament, path: Path) -> None:
    """Draw a chart into a file, of the kind that its name ends in.

    Of two players the Elo with its interval is drawn as it settled from pair to pair, of more
    a table of their scores.

    Raises:
        OSError: The file cannot be written.
    """
    import matplotlib as mpl
    from matplotlib.figure import Figure

    with mpl.rc_context({"svg.hashsalt": "spitemalice"}):  # the same results, the same file
        figure = Figure(figsize=(8, 5), layout="constrained")
        axes = figure.subplots()
        if len(tournament.plan.players) > SEATS:
            _draw_table(axes, tournament)
        else:
            _draw_curve(axes, tournament)
        metadata: dict[str, Any] = {"Date": None} if path.suffix == ".svg" else {}
        figure.savefig(path, metadata=metadata)


def _draw_curve(axes: Axes, tournament: Tournament) -> None:
    [duel] = duels(tournament)
    [pairs] = tournament.pairs.values()
    step = max(1, len(pairs) // POINTS)
    counts = sorted({*range(min(FIRST, len(pairs)), len(pairs), step), len(pairs)})
    elos = [_elo(pairs[:count], tournament.plan.target) for count in counts]
    axes.fill_between(counts, [e.low for e in elos], [e.high for e in elos], alpha=0.25)
    axes.plot(counts, [e.value for e in elos])
    axes.axhline(0, color="black", linewidth=0.8)
    axes.set(
        title=f"{duel.names[0]} against {duel.names[1]}",
        xlabel="pairs",
        ylabel="Elo, with its 95 % interval",
    )
    axes.grid(alpha=0.3)


def _elo(pairs: list[Pair], target: int) -> Estimate:
    """The Elo so far; what is infinite is not drawn."""
    scores = [sum(pair.scores(target)) for pair in pairs]
    share = share_of(scores, [float(SEATS)] * len(scores))
    assert share is not None, "there is a pair"
    ends = (elo_of(end) for end in (share.value, share.low, share.high))
    return Estimate(*(math.nan if math.isinf(end) else end for end in ends))


def _draw_table(axes: Axes, tournament: Tournament) -> None:
    elos, names = cross_ratings(tournament), tournament.names
    order = sorted(range(len(names)), key=lambda player: -elos[player])
    table = [[math.nan] * len(names) for _ in names]
    for two, duel in zip(tournament.pairs, duels(tournament), strict=True):
        row, column = (order.index(player) for player in two)
        table[row][column], table[column][row] = duel.score.value, 1 - duel.score.value
    axes.imshow(table, cmap="RdYlGn", vmin=0, vmax=1)
    for row, scores in enumerate(table):
        for column, score in enumerate(scores):
            if not math.isnan(score):
                axes.text(column, row, f"{score:.1%}", ha="center", va="center")
    axes.set_xticks(range(len(names)), [names[player] for player in order])
    axes.set_yticks(range(len(names)), [f"{names[p]} ({elos[p]:+.0f})" for p in order])
    axes.set_title("score of the row against the column, Elo in brackets")
