"""Observations laid out by hand, for the seat to move, which is seat 0."""

from collections.abc import Sequence

from spitemalice.rules.observation import Observation
from spitemalice.rules.ruleset import RuleSet
from tests.kernel.positions import PLENTY, position
from tests.players.views import view


def seen(
    hand: str,
    payoffs: tuple[str, str],
    *,
    sides: Sequence[str] = (),
    theirs: Sequence[str] = (),
    centers: Sequence[str] = (),
    rules: RuleSet | None = None,
) -> Observation:
    """What seat 0 sees; piles are given bottom first, of pay-off piles the whole."""
    rules = rules or RuleSet()
    s = position(
        rules,
        hands=[hand, "Tc Jc Qc"],
        payoffs=payoffs,
        sides={(0, k): pile for k, pile in enumerate(sides)}
        | {(1, k): pile for k, pile in enumerate(theirs)},
        centers=centers,
        stock=PLENTY,
    )
    return view(s, rules)
