"""Many games at once are the same games as one by one."""

from collections import Counter
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from spitemalice.envs import ActionError, BatchEnv, BatchError, Step, rewards
from spitemalice.kernel.batch import (
    begin_game,
    code_of,
    count_view,
    pick_code,
    write_mask,
    write_view,
)
from spitemalice.kernel.play import play
from spitemalice.kernel.state import State, copy_state
from spitemalice.record.position import state_position
from spitemalice.rules import PRESETS, RuleSet
from spitemalice.rules.table import outcome_of
from tests.kernel.rulesets import RULES


def begun(rules: RuleSet, seed: int, episode: int = 0) -> State:
    state = State()
    rules.configure_state(state)
    begin_game(state, seed, episode)
    return state


def told(state: State) -> tuple[list[int], list[int]]:
    """What the seat to move sees, and its mask."""
    view, mask = bytearray(count_view(state)), bytearray(1000)
    write_view(state, state.to_move, view, 0)
    write_mask(state, mask, 0)
    return list(view), [action for action in range(1000) if mask[action]]


@pytest.mark.parametrize("name", RULES)
def test_a_batch_plays_the_games_of_its_seeds(name: str) -> None:
    """Every number of every step, against games that are played by themselves."""
    rules = RULES[name]
    batch = BatchEnv(3, rules, seeds=[5, 77, 5])
    states = [begun(rules, seed) for seed in (5, 77, 5)]
    episodes = [0, 0, 0]
    step = batch.reset()
    for _ in range(120):
        for n, state in enumerate(states):
            assert told(state) == (step.observations[n].tolist(), marked(step.masks[n]))
            assert step.to_move[n] == state.to_move
        step = batch.step()
        for n, state in enumerate(states):
            code = code_of(state, int(step.actions[n]))
            assert pick_code(state, State()) == code
            play(state, code)
            outcome = outcome_of(state)
            assert step.done[n] == (outcome is not None)
            assert step.rewards[n].tolist() == pytest.approx(rewards(outcome, rules.players))
            if outcome is not None:
                episodes[n] += 1
                states[n] = begun(rules, int(batch.seeds[n]), episodes[n])
    assert batch.episodes.tolist() == episodes
    assert np.array_equal(step.observations[0], step.observations[2])
    assert batch.position(1) == state_position(states[1], rules)


def arrays(step: Step) -> list[NDArray[Any]]:
    return [getattr(step, name) for name in Step._fields]


def same(a: Step, b: Step) -> bool:
    return all(map(np.array_equal, arrays(a), arrays(b)))


def marked(mask: np.ndarray) -> list[int]:
    return mask.nonzero()[0].tolist()


def test_games_do_not_depend_on_each_other() -> None:
    many, few = BatchEnv(50, seeds=100), BatchEnv(3, seeds=[149, 100, 120])
    for _ in range(200):
        a, b = many.step(), few.step()
        for wide, narrow in zip(arrays(a), arrays(b), strict=True):
            assert np.array_equal(wide[[49, 0, 20]], narrow)


def test_chosen_actions_are_made() -> None:
    rng = np.random.default_rng(1)
    batch, twin = BatchEnv(20, seeds=3), BatchEnv(20, seeds=3)
    step = batch.reset()
    for _ in range(150):
        chances = rng.random(step.masks.shape) * step.masks
        actions = chances.argmax(axis=1)
        states = [twin.position(n).to_state() for n in range(20)]
        step = batch.step(actions)
        again = twin.step(actions.tolist())
        assert np.array_equal(step.actions, actions)
        assert same(step, again)
        for n, state in enumerate(states):
            assert code_of(state, int(actions[n])) >= 0


def test_an_illegal_action_is_refused_and_no_game_moves() -> None:
    batch = BatchEnv(4)
    before = batch.reset()
    actions = before.masks.argmax(axis=1)
    for wrong in (-1, 106, 107, 2**31, 2**40 + int(actions[2])):
        name = r" \(pass\)" if wrong == 106 else ""
        with pytest.raises(ActionError, match=f"game 2: action {wrong}{name} is not legal"):
            batch.step([int(actions[0]), int(actions[1]), wrong, int(actions[3])])
    after = batch.step(actions)
    assert np.array_equal(after.actions, actions)
    twin = BatchEnv(4)
    assert np.array_equal(twin.step(actions).observations, after.observations)


@pytest.mark.parametrize("actions", [[1, 2], [1.0, 2.0, 3.0], "pass", [[1, 2, 3]]])
def test_actions_that_do_not_fit_are_refused(actions: object) -> None:
    wrong: Any = actions
    with pytest.raises(BatchError, match="actions: they must be 3 integers"):
        BatchEnv(3).step(wrong)


def test_without_reset_ended_games_stand_still() -> None:
    batch = BatchEnv(30, PRESETS["quick"], auto_reset=False)
    ended = np.zeros(30, bool)
    total = np.zeros((30, 2), np.float32)
    step = batch.reset()
    for _ in range(400):
        was, before = ended.copy(), step
        actions = np.where(was, -5, step.masks.argmax(axis=1))
        step = batch.step(actions)
        ended |= step.done
        total += step.rewards
        assert np.array_equal(step.done, ended)
        assert not step.masks[ended].any()
        assert (step.actions[was] == -1).all()
        assert not step.rewards[was].any()
        assert np.array_equal(step.observations[was], before.observations[was])
    step = batch.step()
    assert (step.actions[ended] == -1).all()
    assert ended.all()
    for n in range(30):
        outcome = batch.position(n).outcome
        assert total[n].tolist() == pytest.approx(rewards(outcome, 2))
    assert total.any()


def test_kept_arrays_do_not_change_and_given_ones_do() -> None:
    batch = BatchEnv(8)
    first = batch.step()
    copies = Step(*(array.copy() for array in arrays(first)))
    second = batch.step()
    assert same(first, copies)
    assert not np.shares_memory(first.observations, second.observations)
    assert batch.step(out=first) is first
    assert not np.array_equal(first.observations, copies.observations)
    fresh = BatchEnv(8)
    fresh.step()
    fresh.step()
    assert same(fresh.step(), first)
    assert batch.reset(out=first) is first
    assert same(fresh.reset(), first)


def test_arrays_that_do_not_fit_are_refused() -> None:
    batch = BatchEnv(8)
    room = batch.empty_step()
    wide = np.empty((8, 214), np.uint8)
    with pytest.raises(
        BatchError, match=r"out\.masks: int8 \(8, 107\) does not fit; allowed: uint8"
    ):
        batch.step(out=room._replace(masks=room.masks.view(np.int8)))
    with pytest.raises(BatchError, match=r"out\.done: bool \(7,\) does not fit"):
        batch.step(out=room._replace(done=room.done[1:]))
    with pytest.raises(BatchError, match=r"out\.masks: it must be contiguous and writeable"):
        batch.step(out=room._replace(masks=wide[:, ::2]))
    room.rewards.flags.writeable = False
    with pytest.raises(BatchError, match=r"out\.rewards: it must be contiguous and writeable"):
        batch.step(out=room)


def test_parts_can_be_left_out() -> None:
    batch = BatchEnv(5, observations=False, masks=False)
    assert batch.reset().observations.shape == (5, 0)
    step = batch.step()
    assert step.masks.shape == (5, 0)
    full = BatchEnv(5).step()
    assert np.array_equal(step.actions, full.actions)
    assert BatchEnv(5, observations=False).step().masks.shape == (5, 107)
    assert BatchEnv(5, masks=False).step().observations.shape == (5, 407)


def test_seeds() -> None:
    batch = BatchEnv(3, seeds=2**28 - 2)
    assert batch.seeds.tolist() == [2**28 - 2, 2**28 - 1, 0]
    assert len(batch) == 3
    first = batch.reset(seeds=[1, 2, 3])
    assert not np.array_equal(first.observations, batch.reset(seeds=4).observations)
    assert same(batch.reset(seeds=[1, 2, 3]), first)
    assert same(batch.reset(), first)
    for wrong in ([1, 2], 1.5, [[1, 2, 3]], "abc"):
        with pytest.raises(BatchError, match="seeds: they must be one integer, or 3 of them"):
            batch.reset(seeds=wrong)
    for wrong in (-1, 2**28, [1, 2, 2**28]):
        with pytest.raises(BatchError, match="seeds: they must be from 0 to 268435455"):
            batch.reset(seeds=wrong)
    with pytest.raises(BatchError, match="games 0: there must be at least one"):
        BatchEnv(0)


def test_the_seats_start_by_turns_where_the_starter_is_given() -> None:
    batch = BatchEnv(1, RULES["given"])
    starters = [int(batch.reset().to_move[0])]
    while len(starters) < 5:
        step = batch.step()
        if step.done[0]:
            starters.append(int(step.to_move[0]))
    assert starters == [0, 1, 0, 1, 0]


@pytest.mark.parametrize("name", ["g4a", "no King aside", "no refill", "all other"])
def test_random_actions_are_uniform_among_the_legal_ones(name: str) -> None:
    state, scratch = begun(RULES[name], 11), State()
    trial = State()
    for moves in range(60):
        if state.outcome != 0:
            break
        if moves % 12 == 7:
            legal = told(state)[1]
            counts: Counter[int] = Counter()
            copy_state(trial, state)
            for _ in range(400 * len(legal)):
                code = pick_code(trial, scratch)
                action = next(action for action in legal if code_of(state, action) == code)
                counts[action] += 1
            assert sorted(counts) == legal
            # The chi-square statistic
            statistic = sum((count - 400) ** 2 / 400 for count in counts.values())
            assert statistic < len(legal) + 4.5 * (2 * len(legal)) ** 0.5
        play(state, pick_code(state, scratch))


def test_rewards_of_more_than_two_seats_sum_to_zero() -> None:
    batch = BatchEnv(40, RULES["pay-off pile of 1"], observations=False, masks=False)
    won = np.zeros(3)
    for _ in range(300):
        step = batch.step()
        assert step.rewards.sum(axis=1).tolist() == pytest.approx([0] * 40, abs=1e-4)
        won += (step.rewards > 0).sum(axis=0)
    assert (won > 0).all()


def test_a_step_is_a_tuple_in_the_documented_order() -> None:
    assert Step._fields == ("observations", "masks", "to_move", "actions", "rewards", "done")
