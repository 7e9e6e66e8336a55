"""The Gymnasium environment."""

import random
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from spitemalice.envs import SpiteMaliceEnv, action_mask, observation, rewards
from spitemalice.players.levels import PlayerError
from spitemalice.players.player import OWN_BUDGET, Budget
from spitemalice.record import parse_position
from spitemalice.rules import PRESETS, Move, Observation, Reason, RulesError, RuleSet
from tests.kernel.rulesets import RULES

ID = "spitemalice.envs.single:spitemalice/Game-v0"


@pytest.mark.parametrize("name", ["g4a", "quick for 3", "long", "no refill", "given", "smallest"])
def test_it_passes_the_check_of_gymnasium(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        made = gymnasium.make(ID, opponent="eager", rules=RULES[name], render_mode="ansi")
        check_env(made.unwrapped)


@pytest.mark.parametrize("opponent", ["random", "eager", "greedy", "medium"])
def test_any_player_can_be_the_opponent(opponent: str) -> None:
    env = SpiteMaliceEnv(opponent, PRESETS["quick"])
    assert len(play(env, 5, 1)) > 0
    assert env.game.over


def play(env: SpiteMaliceEnv, seed: int, choices: int) -> list[tuple[float, bool]]:
    """Play a game with random actions; the rewards and ends that were told."""
    chance = random.Random(choices)
    seen, info = env.reset(seed=seed)
    assert info == {}
    told: list[tuple[float, bool]] = []
    while not told or not told[-1][1]:
        assert env.game.to_move == env.seat
        assert np.array_equal(seen["observation"], observation(env.game, env.seat))
        assert np.array_equal(seen["action_mask"], action_mask(env.game))
        assert np.array_equal(env.action_masks(), seen["action_mask"].astype(bool))
        action = chance.choice(seen["action_mask"].nonzero()[0].tolist())
        seen, reward, ended, cut, info = env.step(np.int64(action))
        assert (cut, info) == (False, {})
        told.append((reward, ended))
    assert not seen["action_mask"].any()
    return told


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_reward_comes_at_the_end(seat: int) -> None:
    env = SpiteMaliceEnv("eager", RULES["quick for 3"], seat)
    for seed in range(6):
        told = play(env, seed, 1)
        assert env.seat == seat
        assert all(entry == (0.0, False) for entry in told[:-1])
        assert told[-1] == (rewards(env.game.outcome, 3)[seat], True)


def test_a_seed_fixes_the_games_and_the_opponents() -> None:
    env, twin = SpiteMaliceEnv("random"), SpiteMaliceEnv("random")
    play(env, 3, 1)
    play(twin, 3, 1)
    assert twin.game.history() == env.game.history()
    env.reset()
    twin.reset()
    assert twin.game.seed == env.game.seed
    play(twin, 4, 1)
    assert twin.game.history() != env.game.history()


def test_seats_by_turns() -> None:
    env = SpiteMaliceEnv("eager", seat=None)
    seats = []
    for _ in range(4):
        env.reset()
        seats.append(env.seat)
    assert seats == [0, 1, 0, 1]


def test_a_game_that_the_others_end_at_once_is_passed_over() -> None:
    rules = RuleSet(payoff_size=1, first="high_payoff")
    env = SpiteMaliceEnv("eager", rules)
    env.reset(seed=1)
    dealt = set()
    for _ in range(100):
        env.reset()
        assert not env.game.over
        dealt.add(env._deals._dealt)
    assert max(dealt) > 101


class Recorder:
    """An opponent that plays its first legal move and keeps what it was shown."""

    shown: list[Observation]

    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        self.shown = []

    def choose(self, observation: Observation, budget: Budget = OWN_BUDGET) -> Move:
        self.shown.append(observation)
        return observation.legal[0]


def test_an_opponent_can_be_made_by_a_function_and_sees_only_its_seat() -> None:
    made: list[Recorder] = []

    def make(seed: bytes) -> Recorder:
        made.append(Recorder(seed))
        return made[-1]

    env = SpiteMaliceEnv(make, seat=1)
    play(env, 1, 1)
    shown = [seen for player in made for seen in player.shown]
    assert shown
    assert all(seen.seat == 0 and seen.to_move == 0 for seen in shown)
    assert len({player.seed for player in made}) == len(made)


def test_an_illegal_action_loses_as_leaving_does() -> None:
    env = SpiteMaliceEnv("eager", PRESETS["quick"])
    env.reset(seed=1)
    left = env.game.payoff_left[0]
    _, reward, ended, _, info = env.step(np.int64(106))
    assert (reward, ended, info) == (-left, True, {"illegal_action": 106})
    outcome = env.game.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.loser) == (Reason.ABANDONED, 0)


def test_it_shows_what_the_seat_sees_on_request() -> None:
    env = SpiteMaliceEnv("eager", render_mode="ansi")
    env.reset(seed=1)
    text: Any = env.render()
    seen = parse_position(text)
    assert seen == seen.seen_by(0)
    assert SpiteMaliceEnv("eager").render_mode is None
    plain = SpiteMaliceEnv("eager")
    plain.reset()
    assert plain.render() is None


def test_what_is_not_there_is_refused_at_once() -> None:
    with pytest.raises(RulesError, match="seat 2: no such seat, there are 0 to 1"):
        SpiteMaliceEnv("eager", seat=2)
    with pytest.raises(PlayerError, match='player "nobody" is not allowed'):
        SpiteMaliceEnv("nobody")
