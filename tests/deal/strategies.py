"""What Hypothesis draws for fair deals."""

from typing import Any

from hypothesis import strategies as st

from tests.deal.reference import FIRST

hashes = st.binary(min_size=32, max_size=32)
texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=40)
client_seeds = texts.filter(lambda text: len(text.encode()) <= 64)
players = st.integers(2, 4)


@st.composite
def rule_sets(draw: st.DrawFn) -> dict[str, Any]:
    """All fields of any rule-set with enough cards."""
    players = draw(st.integers(2, 4))
    decks = draw(st.integers(1, 5))
    hand_size = draw(st.integers(1, min(7, (52 * decks // players - 1) // 2)))
    most = 52 * decks // players - 2 * hand_size
    return {
        "players": players,
        "decks": decks,
        "hand_size": hand_size,
        "payoff_size": draw(st.integers(1, min(40, most))),
        "side_stacks": draw(st.integers(1, 6)),
        "center_stacks": draw(st.integers(1, 8)),
        "king_as_ace": draw(st.booleans()),
        "king_on_side": draw(st.booleans()),
        "refill": draw(st.sampled_from(["emptied", "turn_start"])),
        "recycle": draw(st.sampled_from(["now", "when_empty"])),
        "stock_out": draw(st.sampled_from(["short", "empty"])),
        "exhausted": draw(st.sampled_from(["draw", "fewest_wins"])),
        "first": draw(st.sampled_from(FIRST)),
        "win_bonus": draw(st.integers(0, 50)),
        "match_points": draw(st.integers(0, 1000)),
    }
