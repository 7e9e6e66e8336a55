"""Hypothesis strategies for the rules layer."""

from hypothesis import strategies as st

from spitemalice.rules.ruleset import CHOICES, RANGES, SWITCHES, RuleSet


@st.composite
def rule_sets(draw: st.DrawFn) -> RuleSet:
    """Any rule-set, all options mixed, with enough packs for its cards."""
    fields: dict[str, object] = {
        name: draw(st.integers(low, min(high, 60))) for name, (low, high) in RANGES.items()
    }
    fields |= {name: draw(st.booleans()) for name in SWITCHES}
    fields |= {name: draw(st.sampled_from(values)) for name, values in CHOICES.items()}
    if draw(st.booleans()):
        fields["payoff_size"] = draw(st.integers(1, 8))
    players, payoff, hand = (int(str(fields[n])) for n in ("players", "payoff_size", "hand_size"))
    needed = -(-players * (payoff + 2 * hand) // 52)
    fields["decks"] = draw(st.integers(needed, 5))
    return RuleSet.from_json(fields)
