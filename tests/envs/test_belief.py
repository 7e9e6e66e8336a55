"""Worlds agree with all that a seat has seen, and are drawn from its exact belief."""

import random
from types import SimpleNamespace
from typing import cast

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from spitemalice.envs import Belief, BeliefError, observation, sample_world
from spitemalice.kernel.batch import write_view
from spitemalice.kernel.playout import play_out
from spitemalice.kernel.state import seed_fast
from spitemalice.record.position import Position, position_of
from spitemalice.rules import Event, Game
from tests.envs.games import all_cards, choose, games, new_game, play_on
from tests.kernel.rulesets import RULES


def faces(cards: tuple[int, ...]) -> list[int]:
    """Cards without their packs; what is hidden stays hidden."""
    return [card if card < 0 else card & 63 for card in cards]


def known(position: Position, seat: int | None) -> list[object]:
    """What a seat sees of a position, packs left out."""
    seen = position.seen_by(seat)
    piles = [faces(pile) for pile in seen.piles()]
    piles[1] = faces(position.aside)  # everybody has seen what went there
    return [seen.to_move, seen.turns_ended, seen.outcome, *piles]


@settings(max_examples=30)
@given(game=games(most=90), seed=st.integers(0, 1000))
def test_a_world_looks_like_the_game(game: Game, seed: int) -> None:
    assume(game.rules.players == 2 or len(game.moves) <= 40)  # more hands take longer
    truth = position_of(game)
    viewers = [0, 1] if game.rules.players > 2 else [None, 0, 1]
    for viewer in viewers:
        belief = Belief(game.rules, viewer)
        belief.watch(game.events(viewer))
        world = belief.sample(np.random.default_rng(seed))
        assert known(world, viewer) == known(truth, viewer)
        state = world.to_state()
        assert all_cards(state, game.rules) == all_cards(game._state, game.rules)
        assert world.words_used == 0
        if viewer is not None:
            row = np.empty_like(observation(game, viewer))
            write_view(state, viewer, row, 0)
            assert np.array_equal(row, observation(game, viewer))


@pytest.mark.parametrize("name", ["g4a", "long", "no King aside", "recycle late"])
def test_a_world_can_be_played_on(name: str) -> None:
    game = play_on(new_game(RULES[name], 3), 60, 4)
    state = sample_world(game, 0, np.random.default_rng(1)).to_state()
    assert state.words_used == 0
    seed_fast(state, 1, 2)
    assert play_out(state, 1) > 0


def test_there_is_an_end_to_proposals() -> None:
    game = new_game(RULES["g4a"], 8)
    belief = Belief(game.rules, 0)
    belief.watch(game.events(0))
    with pytest.raises(BeliefError, match="limit 0: none of so many proposals agreed"):
        belief.sample(np.random.default_rng(1), limit=0)
    assert belief.trials == 0
    belief.sample(np.random.default_rng(1))
    assert belief.trials >= 1


def test_a_belief_can_go_on_and_be_asked_in_between() -> None:
    game = new_game(RULES["g4a"], 8)
    belief = Belief(game.rules, 0)
    told = 0
    chance = random.Random(1)
    for _ in range(60):
        game.play(choose(game, chance))
        belief.watch(game.events(0)[told:])
        told = len(game.events(0))
        ahead, anew = np.random.default_rng(7), np.random.default_rng(7)
        if len(game.moves) % 10 == 0:
            assert belief.sample(ahead) == sample_world(game, 0, anew)


def test_only_the_events_of_the_seat_are_looked_at() -> None:
    game = play_on(new_game(RULES["g4a"], 5), 50, 5)
    asked = []

    def events(viewer: int) -> list[Event]:
        asked.append(viewer)
        return game.events(viewer)

    blind = cast("Game", SimpleNamespace(rules=game.rules, events=events))
    world = sample_world(blind, 1, np.random.default_rng(2))
    assert asked == [1]
    assert known(world, 1) == known(position_of(game), 1)


def test_packs_do_not_betray_anything() -> None:
    """Equal cards are numbered in the order of the piles, wherever they really are."""
    game = play_on(new_game(RULES["g4a"], 6), 80, 6)
    world = sample_world(game, 0, np.random.default_rng(3))
    order = [card for seat in world.seats for card in (*seat.payoff, *seat.hand)]
    assert {card >> 6 for card in order} == {0, 1}
    assert world == sample_world(game, 0, np.random.default_rng(3))
    assert world != sample_world(game, 0, np.random.default_rng(4))
