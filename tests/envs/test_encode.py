"""What a seat sees now, as numbers."""

from collections.abc import Sequence

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from spitemalice.envs import observation, observation_fields, observation_size
from spitemalice.kernel.batch import write_view
from spitemalice.kernel.play import set_up
from spitemalice.kernel.state import State
from spitemalice.rules import Card, Game, RuleSet
from spitemalice.rules.errors import RulesError
from tests.envs.games import games, shuffle_hidden
from tests.kernel.rulesets import RULES


def counts(cards: Sequence[Card | None]) -> list[int]:
    """How many cards of each rank there are."""
    return [sum(card is not None and card.rank == rank for card in cards) for rank in range(1, 14)]


def expected(game: Game, seat: int) -> dict[str, list[int]]:
    """The parts of an observation, written down from what the game itself shows."""
    seen = game.observation(seat)
    parts = {"hand": counts(seen.hand)}
    for place in range(game.rules.players):
        other = (seat + place) % game.rules.players
        payoff = seen.payoff[other]
        parts[f"seat{place}/hand"] = [seen.hands[other]]
        parts[f"seat{place}/payoff"] = [payoff.count]
        parts[f"seat{place}/payoff_top"] = counts([payoff.top])
        for number, pile in enumerate(seen.side[other], 1):
            parts[f"seat{place}/side{number}/top"] = counts(pile[-1:])
            parts[f"seat{place}/side{number}/second"] = counts(pile[-2:-1])
            parts[f"seat{place}/side{number}/ranks"] = counts(pile)
            parts[f"seat{place}/side{number}/count"] = [len(pile)]
    for number, pile in enumerate(seen.center, 1):
        parts[f"center{number}/needs"] = [int(rank == len(pile)) for rank in range(12)]
        parts[f"center{number}/kings"] = [sum(card.is_king for card in pile)]
    parts["stock"] = [min(seen.stock, 255)]
    parts["aside"] = [min(seen.aside, 255)]
    parts["to_move"] = [int(seen.to_move == seat)]
    ended = game._state.turns_ended
    parts["turns"] = [ended // 100, ended % 100]
    return parts


@given(game=games())
def test_an_observation_holds_what_the_seat_sees(game: Game) -> None:
    fields = observation_fields(game.rules)
    for seat in range(game.rules.players):
        row = observation(game, seat)
        parts = {name: row[part].tolist() for name, part in fields.items()}
        assert parts == expected(game, seat)


@pytest.mark.parametrize("seat", [-1, 2])
def test_who_has_no_seat_sees_nothing(seat: int) -> None:
    with pytest.raises(RulesError, match=f"viewer {seat}: no such seat, there are 0 to 1"):
        observation(Game(RuleSet(), bytes(32)), seat)


@pytest.mark.parametrize("name", RULES)
def test_the_parts_fill_an_observation(name: str) -> None:
    fields = list(observation_fields(RULES[name]).values())
    ends = [part.stop for part in fields]
    assert [part.start for part in fields] == [0, *ends[:-1]]
    assert ends[-1] == observation_size(RULES[name])


def test_the_size_under_g4a_is_that_of_the_documentation() -> None:
    assert observation_size(RuleSet()) == 407


@given(game=games(), seed=st.integers(0, 1000))
def test_hidden_cards_change_nothing(game: Game, seed: int) -> None:
    before = observation(game, 0)
    shuffle_hidden(game, 0, seed)
    assert np.array_equal(observation(game, 0), before)


def test_a_larger_stock_than_a_byte_holds_is_255() -> None:
    rules = RULES["smallest"]
    state = State()
    RuleSet.from_json(rules.to_json() | {"decks": 5}).configure_state(state)
    set_up(state)
    row = bytearray(observation_size(rules))
    write_view(state, 0, row, 0)
    assert state.stock_n == 260
    assert row[observation_fields(rules)["stock"]] == bytes([255])
