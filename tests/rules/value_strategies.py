"""Hypothesis strategies for the small value types of the rules."""

from hypothesis import strategies as st

from spitemalice.rules.cards import CARDS
from spitemalice.rules.errors import RulesError
from spitemalice.rules.moves import MOVES
from spitemalice.rules.outcome import Outcome, Reason
from spitemalice.rules.ruleset import CHOICES, RANGES, SWITCHES, RuleSet

cards = st.sampled_from([card for card in CARDS if card])
moves = st.sampled_from([move for move in MOVES if move])


def field_values(name: str) -> st.SearchStrategy[int | str]:
    """Allowed values of one field of a rule-set."""
    if name in RANGES:
        return st.integers(*RANGES[name])
    return st.booleans() if name in SWITCHES else st.sampled_from(CHOICES[name])


def accepted(fields: dict[str, int | str]) -> bool:
    """Whether fields are a rule-set."""
    try:
        RuleSet.from_json(fields)
    except RulesError:
        return False
    return True


@st.composite
def outcomes(draw: st.DrawFn, players: int) -> Outcome:
    """Any outcome of a game of so many players."""
    reason = draw(st.sampled_from(Reason))
    points = draw(st.integers(1, 90))
    if reason.by_forfeit:
        winner, loser = draw(st.permutations(range(players)))[:2]
        return Outcome(winner, points, reason, loser)
    drawn = reason is Reason.LIMIT or (reason is Reason.STOCK and draw(st.booleans()))
    if drawn:
        return Outcome(None, 0, reason)
    return Outcome(draw(st.integers(0, players - 1)), points, reason)
