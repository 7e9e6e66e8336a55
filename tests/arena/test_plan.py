"""Plans: what they refuse, and where their chance comes from."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spitemalice.arena.errors import ArenaError
from spitemalice.arena.plan import Place, Unit
from spitemalice.players.player import Budget
from spitemalice.rules.ruleset import RuleSet
from tests.arena.support import plan


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"players": ("eager",)}, "1 player; allowed: 2 or more"),
        ({"pairs": 0}, "pairs: 0 is not allowed; allowed: 1 to 10,000,000"),
        ({"budget": Budget(nodes=0)}, "nodes: 0 is not allowed"),
        ({"budget": Budget(ms=0.5)}, "ms: 0.5 is not allowed; allowed: 1 to"),
        ({"rules": RuleSet(players=3)}, "rules: players 3 is not allowed in the arena; allowed: 2"),
        (
            {"rules": RuleSet(match_points=0), "matches": True},
            "rules: match_points 0 is not allowed for matches; allowed: 1 or more",
        ),
    ],
)
def test_what_cannot_be_is_refused(changes: dict[str, object], message: str) -> None:
    with pytest.raises(ArenaError, match=message):
        plan(**changes)


def test_everybody_meets_everybody() -> None:
    three = plan("eager", "greedy", "random", pairs=2)
    met = [Unit(0, 1, 0), Unit(0, 1, 1), Unit(0, 2, 0), Unit(0, 2, 1), Unit(1, 2, 0), Unit(1, 2, 1)]
    assert list(three.units()) == met


def test_the_target_counts_in_matches_only() -> None:
    assert plan().target == 0
    assert plan(matches=True).target == 4


@given(st.lists(st.integers(0, 2**40), min_size=2, max_size=2, unique=True), st.text())
def test_deals_differ_by_pair_game_and_seed(numbers: list[int], seed: str) -> None:
    one, two = numbers
    some = plan(seed=seed)
    seeds = {
        some.deal_seed(one, two), some.deal_seed(two, one), some.deal_seed(one, one),
        plan(seed=seed + "x").deal_seed(one, two),
    }  # fmt: skip
    assert len(seeds) == 4
    assert all(len(found) == 32 for found in seeds)


def test_deals_are_the_same_for_all_who_meet() -> None:
    assert plan("eager", "random").deal_seed(7, 1) == plan("greedy", "eager").deal_seed(7, 1)


def test_each_player_has_chance_of_its_own_in_each_game() -> None:
    chances = {
        plan().chance(unit, leg, game, seat)
        for unit in (Unit(0, 1, 0), Unit(0, 1, 1), Unit(0, 2, 0))
        for leg in (0, 1)
        for game in (0, 1)
        for seat in (0, 1)
    }
    assert len(chances) == 3 * 2 * 2 * 2


def test_a_game_is_named_by_its_place() -> None:
    assert Place(Unit(0, 2, 17), 1, 3).name == "0-2-17-1-3"
