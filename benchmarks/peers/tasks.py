"""What is measured: whole games with random legal moves, set-up included.

Each task takes a number of games and a seed, plays so many games or a few more, and answers how
many moves and games that were. It imports what it needs itself, so that this file can be run by a
Python that has only some of the packages; it needs nothing but the standard library.
"""

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

Played = tuple[int, int]
"""Moves and games."""


def openspiel_python(games: int, seed: int) -> Played:
    """OpenSpiel's crazy_eights, move by move from Python."""
    import pyspiel

    game, random = pyspiel.load_game("crazy_eights"), Random(seed).random
    moves = 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            moves += not state.is_chance_node()
            # Its chance nodes are all uniform.
            state.apply_action(actions[int(random() * len(actions))])
    return moves, games


def openspiel_inside(games: int, seed: int) -> Played:
    """OpenSpiel's crazy_eights, whole games in C++ with its bots."""
    import pyspiel

    game, bots, moves = _crazy_eights()
    for number in range(games):
        pyspiel.evaluate_bots(game.new_initial_state(), bots, (seed + number) % 2**31)
    return round(games * moves), games


@cache
def _crazy_eights() -> tuple[Any, list[Any], float]:
    """The game, its bots, and the mean number of moves, for counting takes as long as playing."""
    import pyspiel

    game = pyspiel.load_game("crazy_eights")
    bots = [pyspiel.make_uniform_random_bot(n, 1 + n) for n in range(game.num_players())]
    moves, games = 0, 1000
    for number in range(games):
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, number)
        moves += sum(item.player >= 0 for item in state.full_history())
    return game, bots, moves / games


def rlcard_uno(games: int, seed: int) -> Played:
    """RLCard's uno with its random agents."""
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make("uno", config={"seed": seed % 2**31})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
    moves = 0
    for _ in range(games):
        trajectories, _payoffs = env.run(is_training=False)
        moves += sum(len(one) // 2 for one in trajectories)
    return moves, games


def pettingzoo_leduc(games: int, seed: int) -> Played:
    """PettingZoo's leduc_holdem."""
    from pettingzoo.classic import leduc_holdem_v4

    return _pettingzoo(leduc_holdem_v4.raw_env(), games, seed)


def ours_pettingzoo(games: int, seed: int) -> Played:
    """This package's game in its PettingZoo environment."""
    from spitemalice.envs import SpiteMaliceAEC

    return _pettingzoo(SpiteMaliceAEC(), games, seed)


def _pettingzoo(env: Any, games: int, seed: int) -> Played:  # noqa: ANN401 - it has no types
    random, moves = Random(seed).random, 0
    for number in range(games):
        env.reset(seed=seed % 2**30 + number)
        for _ in env.agent_iter():
            seen, _reward, ended, cut, _info = env.last()
            if ended or cut:
                env.step(None)
                continue
            legal = seen["action_mask"].nonzero()[0]
            env.step(int(legal[int(random() * len(legal))]))
            moves += 1
    return moves, games


def ours_python(games: int, seed: int) -> Played:
    """This package's `Game`, move by move from Python."""
    from spitemalice.rules import Game, RuleSet

    rules, chance, moves = RuleSet(), Random(seed), 0
    random = chance.random
    for _ in range(games):
        game = Game(rules, chance.randbytes(32))
        list_moves, play = game.legal_moves, game.play
        legal = list_moves()
        while legal:
            play(legal[int(random() * len(legal))])
            moves += 1
            legal = list_moves()
    return moves, games


def ours_inside(games: int, seed: int) -> Played:
    """This package's kernel, all games in one call."""
    from spitemalice.kernel.playout import Tally, run_series
    from spitemalice.kernel.state import State

    tally = Tally()
    run_series(State(), tally, seed % 2**27, games, 1)
    return tally.moves, tally.games


def ours_batch(games: int, seed: int) -> Played:
    """This package's batched environment, actions chosen inside it."""
    return _batch(games, seed, masks=False, observations=False)


def ours_batch_masks(games: int, seed: int) -> Played:
    """The same with masks."""
    return _batch(games, seed, masks=True, observations=False)


def ours_batch_observations(games: int, seed: int) -> Played:
    """The same with observations and masks."""
    return _batch(games, seed, masks=True, observations=True)


SIDE_BY_SIDE = 1024
"""Games in a batch."""


def _batch(games: int, seed: int, *, masks: bool, observations: bool) -> Played:
    batch = _new_batch(masks, observations)
    moves = ended = 0
    while ended < games:
        ended += int(batch.step().done.sum())
        moves += SIDE_BY_SIDE
    return moves, ended


@cache
def _new_batch(masks: bool, observations: bool) -> Any:  # noqa: ANN401 - it is imported late
    """One batch for a whole measurement, with games that have got apart."""
    from spitemalice.envs import BatchEnv

    batch = BatchEnv(SIDE_BY_SIDE, masks=masks, observations=observations)
    for _ in range(300):
        batch.step()
    return batch


def ours_gymnasium(games: int, seed: int) -> Played:
    """This package's Gymnasium environment against `eager`.

    The moves of both seats are counted.
    """
    from spitemalice.envs import SpiteMaliceEnv

    env, random, moves = SpiteMaliceEnv("eager"), Random(seed).random, 0
    for number in range(games):
        seen, _info = env.reset(seed=seed % 2**30 + number)
        ended = False
        while not ended:
            legal = seen["action_mask"].nonzero()[0]
            seen, _reward, ended, _cut, _info = env.step(legal[int(random() * len(legal))])
        moves += len(env.game.moves)
    return moves, games


PEERS: dict[str, Callable[[int, int], Played]] = {
    "openspiel_python": openspiel_python,
    "openspiel_inside": openspiel_inside,
    "rlcard_uno": rlcard_uno,
    "pettingzoo_leduc": pettingzoo_leduc,
}
OURS: dict[str, Callable[[int, int], Played]] = {
    "ours_python": ours_python,
    "ours_inside": ours_inside,
    "ours_pettingzoo": ours_pettingzoo,
    "ours_gymnasium": ours_gymnasium,
    "ours_batch": ours_batch,
    "ours_batch_masks": ours_batch_masks,
    "ours_batch_observations": ours_batch_observations,
}
TASKS = {**PEERS, **OURS}
