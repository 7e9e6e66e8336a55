"""The PettingZoo environment."""

import random
import warnings
from collections.abc import Callable
from functools import partial

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from spitemalice.envs import (
    BatchEnv,
    RenderModeError,
    SpiteMaliceAEC,
    SpiteMaliceEnv,
    action_mask,
    information_state,
    observation,
    rewards,
    sample_world,
)
from spitemalice.record import parse_position
from spitemalice.rules import PRESETS, Reason, RulesError, RuleSet
from tests.kernel.rulesets import RULES

SOME = ["g4a", "quick for 3", "long", "no refill", "given", "smallest", "all other"]


@pytest.mark.parametrize("name", SOME)
def test_it_passes_the_tests_of_pettingzoo(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        # Its tests warn of every observation that is a dict, as those with a mask are.
        warnings.filterwarnings("ignore", "Observation (space|is not)")
        # A seat that is not to move has no legal action.
        warnings.filterwarnings("ignore", "Action mask numpy array is all zeros")
        api_test(SpiteMaliceAEC(RULES[name]), num_cycles=300)
        seed_test(lambda: SpiteMaliceAEC(RULES[name]), num_cycles=300)
    assert "Passed API test" in capsys.readouterr().out


Told = tuple[str, float, bool, bool, dict[str, object]]


def play(env: SpiteMaliceAEC, seed: int) -> list[Told]:
    """Play a game with random actions; what each agent was told, in order."""
    chance = random.Random(seed)
    told: list[Told] = []
    for agent in env.agent_iter():
        seen, reward, ended, cut, info = env.last()
        told.append((agent, reward, ended, cut, dict(info)))
        legal = seen["action_mask"].nonzero()[0].tolist()
        assert bool(legal) == (not ended)
        env.step(None if ended else chance.choice(legal))
    return told


@pytest.mark.parametrize("name", SOME)
def test_everybody_is_told_the_result(name: str) -> None:
    env = SpiteMaliceAEC(RULES[name])
    env.reset(seed=4)
    told = play(env, 1)
    shares = rewards(env.game.outcome, env.rules.players)
    last = {entry[0]: entry for entry in told[-env.rules.players :]}
    for seat, agent in enumerate(env.possible_agents):
        assert last[agent] == (agent, shares[seat], True, False, {})
    assert all(entry[1:] == (0.0, False, False, {}) for entry in told[: -env.rules.players])
    assert env.agents == []


def test_agents_see_what_their_seats_see() -> None:
    env = SpiteMaliceAEC()
    env.reset(seed=1)
    for _ in range(30):
        for seat, agent in enumerate(env.possible_agents):
            seen = env.observe(agent)
            assert np.array_equal(seen["observation"], observation(env.game, seat))
            mask = action_mask(env.game) if seat == env.game.to_move else np.zeros(107)
            assert np.array_equal(seen["action_mask"], mask)
            state = env.information_state(agent)
            assert np.array_equal(state, information_state(env.game, seat))
        env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
    assert len(env.information_state("seat_0", length=500)) == 500
    world = env.sample_world("seat_1", np.random.default_rng(1))
    assert world == sample_world(env.game, 1, np.random.default_rng(1))


def test_seeds_name_rows_of_games() -> None:
    env, twin = SpiteMaliceAEC(), SpiteMaliceAEC()
    env.reset(seed=1)
    first = env.game.seed
    env.reset()
    second = env.game.seed
    assert first != second
    twin.reset(seed=1)
    assert twin.game.seed == first
    twin.reset()
    assert twin.game.seed == second
    twin.reset(seed=2)
    assert twin.game.seed not in {first, second}


def test_the_seats_start_by_turns_where_the_starter_is_given() -> None:
    env = SpiteMaliceAEC(RuleSet(first="given"))
    starters = []
    for _ in range(4):
        env.reset()
        starters.append(env.agent_selection)
    assert starters == ["seat_0", "seat_1"] * 2


@pytest.mark.parametrize("action", [-1, 106, 107, None])
def test_an_illegal_action_loses_as_leaving_does(action: int | None) -> None:
    env = SpiteMaliceAEC(PRESETS["quick"])
    env.reset(seed=1)
    agent = env.agent_selection
    seat = env.game.to_move
    env.step(action)
    outcome = env.game.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.loser, outcome.points) == (Reason.ABANDONED, seat, 10)
    assert env.infos[agent] == {"illegal_action": action}
    assert env.rewards == {agent: -10.0, env.possible_agents[1 - seat]: 10.0}
    assert all(env.terminations.values())


def test_it_shows_the_open_cards_on_request() -> None:
    env = SpiteMaliceAEC()
    env.reset(seed=1)
    assert env.render() is None
    env = SpiteMaliceAEC(render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert text is not None
    seen = parse_position(text)
    assert seen == seen.seen_by(None)
    assert seen.to_move == env.game.to_move
    env.close()


def test_another_render_mode_is_refused() -> None:
    allowed = r'^render_mode "human" is not allowed; allowed: "ansi", or none$'
    with pytest.raises(RenderModeError, match=allowed):
        SpiteMaliceAEC(render_mode="human")
    with pytest.raises(RenderModeError, match=allowed):
        SpiteMaliceEnv(render_mode="human")


@pytest.mark.parametrize("make", [SpiteMaliceAEC, SpiteMaliceEnv, partial(BatchEnv, 2)])
def test_the_name_of_a_preset_is_no_rule_set(make: Callable[..., object]) -> None:
    with pytest.raises(RulesError, match=r'^rules "quick": allowed: a RuleSet, such as PRESETS\["'):
        make(rules="quick")
