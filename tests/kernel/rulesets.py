"""Rule-sets for tests: a named choice that uses every option, and any at all."""

from typing import Any, Final

from hypothesis import strategies as st

from spitemalice.rules.ruleset import CHOICES, PACK_SIZE, PRESETS, RANGES, SWITCHES, RuleSet


def with_seats(rules: RuleSet, players: int) -> RuleSet:
    """The rules for so many players, with as many packs as they need."""
    fields = rules.to_json() | {"players": players, "decks": 5}
    needed = RuleSet.from_json(fields).cards_needed
    return RuleSet.from_json(fields | {"decks": max(rules.decks, -(-needed // PACK_SIZE))})


ODD: Final = {
    "largest": RuleSet(
        players=4, decks=5, hand_size=7, payoff_size=40, side_stacks=6, center_stacks=8
    ),
    "smallest": RuleSet(
        decks=1, hand_size=1, payoff_size=1, side_stacks=1, center_stacks=1, first="seat0"
    ),
    "hand of 7": RuleSet(hand_size=7, refill="turn_start"),
    "hand of 1": RuleSet(hand_size=1, stock_out="empty"),
    "one center stack": RuleSet(center_stacks=1, side_stacks=6, exhausted="fewest_wins"),
    "eight center stacks": RuleSet(center_stacks=8, king_on_side=False),
    "pay-off pile of 1": RuleSet(players=3, payoff_size=1, win_bonus=50),
    "pay-off pile of 40": RuleSet(players=3, decks=3, payoff_size=40, first="random"),
    "no King as Ace": RuleSet(king_as_ace=False, refill="turn_start", hand_size=3),
    "no King aside": RuleSet(king_on_side=False, hand_size=2, first="random"),
    "no refill": RuleSet(refill="turn_start", recycle="when_empty", hand_size=2),
    "recycle late": RuleSet(recycle="when_empty", stock_out="empty", exhausted="fewest_wins"),
    "empty stock": RuleSet(players=3, stock_out="empty", exhausted="fewest_wins", win_bonus=3),
    "given": RuleSet(first="given", side_stacks=1, payoff_size=5),
    "one pack": RuleSet(decks=1, payoff_size=8, hand_size=4, recycle="when_empty"),
    "all other": RuleSet(
        players=4,
        decks=4,
        hand_size=6,
        payoff_size=17,
        side_stacks=2,
        center_stacks=5,
        king_as_ace=False,
        king_on_side=False,
        refill="turn_start",
        recycle="when_empty",
        stock_out="empty",
        exhausted="fewest_wins",
        first="random",
        win_bonus=7,
    ),
}
RULES: Final = {
    **PRESETS,
    **{f"{name} for {n}": with_seats(PRESETS[name], n) for name in PRESETS for n in (3, 4)},
    **ODD,
}


@st.composite
def rule_sets(draw: st.DrawFn, /, **fixed: int) -> RuleSet:
    """Any rule-set, with some of its numbers fixed, and with as many packs as it needs or more."""
    fields: dict[str, Any] = {
        name: fixed.get(name, draw(st.integers(low, high))) for name, (low, high) in RANGES.items()
    }
    fields |= {name: draw(st.booleans()) for name in SWITCHES}
    fields |= {name: draw(st.sampled_from(values)) for name, values in CHOICES.items()}
    needed = fields["players"] * (fields["payoff_size"] + 2 * fields["hand_size"])
    return RuleSet(**fields | {"decks": max(fields["decks"], -(-needed // PACK_SIZE))})
