"""Policies, series of games and their tallies."""

import pytest

from spitemalice.kernel.consts import NOBODY, PASS, RUNNING
from spitemalice.kernel.play import deal, play
from spitemalice.kernel.playout import (
    Tally,
    copy_many,
    eager_move,
    play_out,
    random_move,
    run_checked,
    run_series,
)
from spitemalice.kernel.state import State, copy_state, seed_fast
from spitemalice.rules.ruleset import RuleSet
from tests.kernel.positions import (
    G4A,
    P,
    built,
    code,
    discards,
    everything,
    listed,
    plays,
    position,
    rule_numbers,
    side,
)

EAGER, RANDOM, MIXED = 0, 1, 2


def configured(rules: RuleSet = G4A) -> State:
    s = State()
    rules.configure_state(s)
    return s


def checksums(seed: int, games: int, policy: int) -> tuple[int, int]:
    tally = Tally()
    run_checked(configured(), tally, seed, games, policy)
    return tally.sum_a, tally.sum_b


def test_the_eager_policy_plays_the_pay_off_card_first() -> None:
    s = position(hands=["Ac 9c"], payoffs=["Ad", "Qd"])
    assert {eager_move(s) for _ in range(20)} == {code(P, 0)}


def test_the_eager_policy_then_makes_any_play() -> None:
    s = position(hands=["Ac 2c 9c"], payoffs=["8d", "Qd"], centers=["", "As"])
    assert {eager_move(s) for _ in range(60)} == {code(0, 0), code(1, 1)} == set(plays(s))


def test_the_eager_policy_then_discards_anything_or_passes() -> None:
    s = position(hands=["8c 9c"], payoffs=["8d", "Qd"], sides={(0, 1): "7c"})
    assert {eager_move(s) for _ in range(200)} == set(discards(s))
    empty = position(RuleSet(refill="turn_start"), hands=[""], payoffs=["8d", "Qd"])
    assert eager_move(empty) == PASS


def test_the_random_policy_makes_any_move_that_differs() -> None:
    s = position(hands=["Ac 9c"], payoffs=["Ad", "Qd"], sides={(0, 1): "7c"})
    expected = set(plays(s)) | set(discards(s))
    assert {random_move(s) for _ in range(400)} == expected
    assert len(expected) < len(listed(s))
    stuck = position(RuleSet(side_stacks=1), hands=["9c"], payoffs=["8d", "Qd"])
    assert random_move(stuck) == code(0, side(0))


@pytest.mark.parametrize("policy", [EAGER, RANDOM, MIXED])
def test_a_game_played_out_has_ended(policy: int) -> None:
    s = configured()
    seed_fast(s, 9, 9)
    deal(s)
    twin = State()
    copy_state(twin, s)
    moves = play_out(s, policy)
    count = 0
    while twin.outcome == RUNNING:
        by_turns = random_move if twin.turns_ended % 2 else eager_move
        play(twin, (eager_move, random_move, by_turns)[policy](twin))
        count += 1
    assert moves == count
    assert everything(s) == everything(twin)


def test_a_tally_counts_what_happened() -> None:
    tally = Tally()
    games = 60
    run_series(configured(), tally, 1, games, EAGER)
    moves = turns = draws = points = first_wins = 0
    for seed in range(1, games + 1):
        s = configured()
        seed_fast(s, seed, 0)
        deal(s)
        moves += play_out(s, EAGER)
        turns += s.turns_ended
        draws += s.winner == NOBODY
        points += s.points
        first_wins += s.winner == s.starter
    assert (tally.games, tally.moves, tally.turns) == (games, moves, turns)
    assert (tally.draws, tally.points, tally.first_wins) == (draws, points, first_wins)
    assert 0 < draws + first_wins < games
    assert (tally.sum_a, tally.sum_b) == (0, 0)


def test_random_games_end_in_draws() -> None:
    tally = Tally()
    run_checked(configured(), tally, 1, 20, RANDOM)
    assert (tally.games, tally.draws, tally.points) == (20, 20, 0)


@pytest.mark.parametrize(
    ("policy", "sums"),
    [
        (EAGER, (27402960, 4107191)),
        (RANDOM, (771328, 25011798)),
        (MIXED, (24659245, 6501001)),
    ],
)
def test_seeds_give_the_games_that_they_always_gave(policy: int, sums: tuple[int, int]) -> None:
    assert checksums(1, 20, policy) == sums


def test_a_new_state_has_the_default_rules() -> None:
    assert rule_numbers(State()) == rule_numbers(configured(G4A))


def test_a_checksum_depends_on_seed_number_and_policy() -> None:
    first = checksums(1, 6, EAGER)
    assert first == checksums(1, 6, EAGER)
    others = [checksums(2, 6, EAGER), checksums(1, 7, EAGER), checksums(1, 6, MIXED)]
    assert len({first, *others}) == 4
    assert max(first) < 2**25


def test_copying_back_and_forth_changes_nothing() -> None:
    s = position(
        RuleSet(players=3, recycle="when_empty", first="seat0"),
        hands=["9c 2c", "3c", "4c 5c"],
        payoffs=["8d 9d", "Qd", "Ah 2h"],
        sides={(0, 1): "7c", (2, 3): "7d Kd"},
        centers=["As", "As 2s", ""],
        stock="6h 7h",
        aside=f"{built(11)} Kc",
    )
    s.turns_ended = 5
    before = everything(s)
    twin = State()
    assert copy_many(twin, s, 10) == 10 * s.stock_n
    assert everything(s) == everything(twin) == before
