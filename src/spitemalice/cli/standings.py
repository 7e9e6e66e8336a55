"""A tournament's results as lines of text."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from spitemalice.arena.entrants import Fault
from spitemalice.arena.plan import SEATS
from spitemalice.arena.report import Duel, Luck, cross_ratings, duels, elo_estimate
from spitemalice.arena.sprt import Sprt
from spitemalice.arena.stats import Estimate
from spitemalice.arena.tournament import Tournament
from spitemalice.cli.errors import one_line
from spitemalice.cli.words import rules_name
from spitemalice.rules.text import counted

__all__ = ["standings"]

SHOWN_FAULTS = 10  # of one player
GAP = "  "


def standings(tournament: Tournament) -> Iterator[str]:
    """Everything worth knowing, one line after the other."""
    plan, found = tournament.plan, list(duels(tournament))
    yield f"{rules_name(plan.rules)}, seed {one_line(plan.seed)}"
    yield ""
    if len(plan.players) > SEATS:
        yield from _cross_table(tournament, found)
        for duel in found:
            yield ""
            yield f"{_name(duel, 0)} v {_name(duel, 1)}"
            yield from _duel(duel, plan.matches)
        return
    [duel] = found
    yield from _duel(duel, plan.matches)
    if tournament.sprt is not None:
        yield _sprt(tournament.sprt)


def _duel(duel: Duel, matches: bool) -> Iterator[str]:
    legs = duel.wins + duel.draws + duel.losses
    what = f"{counted(legs, 'match').replace('matchs', 'matches')} of " if matches else ""
    yield f"{what}{counted(duel.games, 'game')} in {counted(duel.pairs, 'pair')}"
    yield from _rows(
        ("", "wins", "draws", "losses", "points a game", "ms a turn"),
        (_name(duel, 0), duel.wins, duel.draws, duel.losses, *_each(duel, 0)),
        (_name(duel, 1), duel.losses, duel.draws, duel.wins, *_each(duel, 1)),
    )
    yield f"score    {_share(duel.score)}, a draw counts half"
    yield f"decided  {_share(duel.decided) if duel.decided else 'nothing'}"
    yield f"Elo      {_signed(duel.elo, 0)}"
    yield f"points   {_signed(duel.margin, 2)} a game"
    if duel.luck is not None:
        yield from _without_luck(duel.luck)
    for who in range(SEATS):
        yield from _faults(_name(duel, who), duel.faults[who])


def _without_luck(luck: Luck) -> Iterator[str]:
    yield "corrected for the luck of the cards:"
    if luck.score is not None:
        smaller = _smaller("the variance of the score", luck.score_gain)
        yield f"Elo      {_signed(elo_estimate(luck.score), 0)}{smaller}"
    smaller = _smaller("the variance", luck.gain)
    if luck.whole_gain is not None:
        smaller += f", with the pairs {luck.whole_gain:.1f} times"
    yield f"points   {_signed(luck.margin, 2)} a game{smaller}"


def _smaller(what: str, gain: float | None) -> str:
    return "" if gain is None else f"; {what} is {gain:.1f} times smaller"


def _each(duel: Duel, who: int) -> tuple[str, str]:
    ms = duel.ms[who]
    return f"{duel.points[who] / duel.games:.2f}", "-" if ms is None else f"{ms:.3g}"


def _faults(name: str, faults: Sequence[Fault]) -> Iterator[str]:
    for fault in faults[:SHOWN_FAULTS]:
        yield f"fault of {name}: {one_line(str(fault))}"
    if len(faults) > SHOWN_FAULTS:
        yield f"and {counted(len(faults) - SHOWN_FAULTS, 'more fault')} of {name}"


def _sprt(sprt: Sprt) -> str:
    between = f"{sprt.low:g} and {sprt.high:g} Elo"
    taken = {"H0": sprt.low, "H1": sprt.high}.get(sprt.verdict or "")
    answer = "undecided" if taken is None else f"{taken:g} Elo is accepted"
    return f"SPRT between {between}: {answer}, log-likelihood ratio {sprt.ratio:+.2f}"


def _cross_table(tournament: Tournament, found: Sequence[Duel]) -> Iterator[str]:
    """Everybody's score against everybody, the strongest first."""
    elos = cross_ratings(tournament)
    order = sorted(range(len(elos)), key=lambda player: -elos[player])
    scores: dict[tuple[int, int], float] = {}
    for (a, b), duel in zip(tournament.pairs, found, strict=True):
        scores[a, b], scores[b, a] = duel.score.value, 1 - duel.score.value
    names = [one_line(name) for name in tournament.names]
    yield from _rows(
        ("score in %", "Elo", *(names[player] for player in order)),
        *(
            (
                names[row],
                f"{elos[row]:+.0f}",
                *("-" if row == column else f"{scores[row, column]:.1%}"[:-1] for column in order),
            )
            for row in order
        ),
    )


def _rows(*rows: Sequence[object]) -> Iterator[str]:
    """A table: the first column to the left, all others to the right."""
    widths = [max(len(str(cell)) for cell in column) for column in zip(*rows, strict=True)]
    for first, *rest in rows:
        cells = [str(first).ljust(widths[0])]
        cells += [str(cell).rjust(width) for cell, width in zip(rest, widths[1:], strict=True)]
        yield GAP.join(cells).rstrip()


def _name(duel: Duel, who: int) -> str:
    return one_line(duel.names[who])


def _share(share: Estimate) -> str:
    return f"{share.value:.1%} ({share.low:.1%} to {share.high:.1%})"


def _signed(estimate: Estimate, digits: int) -> str:
    low, high = _end(estimate.low, digits), _end(estimate.high, digits)
    return f"{_end(estimate.value, digits)} ({low} to {high})"


def _end(value: float, digits: int) -> str:
    if math.isinf(value):
        return "no limit"
    return f"{value:+.{digits}f}"
