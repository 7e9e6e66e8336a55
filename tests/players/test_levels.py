"""The levels: they are there by name, repeat themselves, and play the same game either way."""

import hashlib
import json
from dataclasses import replace
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spitemalice.arena.course import Course
from spitemalice.deal.commitment import tagged_hash
from spitemalice.deal.words import FairWords
from spitemalice.kernel.consts import FEATURES
from spitemalice.kernel.state import State, copy_state
from spitemalice.players import weights
from spitemalice.players.levels import (
    BASELINES,
    LEVELS,
    NAMES,
    VARIANTS,
    PlayerError,
    check_player,
    look_of,
    new_player,
)
from spitemalice.players.player import Budget
from spitemalice.players.searching import KernelSearcher, Look
from spitemalice.players.simple import LEVELS as SIMPLE
from spitemalice.players.weights import WeightsError, dump_weights, load_weights, parse_weights
from spitemalice.rules.game import Game
from spitemalice.rules.ruleset import PRESETS, RuleSet
from tests.players.views import marked
from tests.rules.strategies import rule_sets

SHORT: Final = RuleSet(payoff_size=4, match_points=0)
FEW: Final = Budget(nodes=16)
YARDSTICKS: Final = {
    "random": "eed4dcf60f290b16",
    "greedy": "f36c1e4e19919664",
    "staller": "8c7132121c2f738c",
    "rules": "f9a6c0db3d6432b5",
    "rules-tuned": "fb65b9dccc8b65dd",
    "clairvoyant": "79f791e190d7246c",
}
"""The players that strength is measured by, and the hash of a game of each against itself."""
LOOKS: Final = {name: look for name in NAMES if (look := look_of(name)) is not None}


def seeds(number: int) -> tuple[bytes, bytes, bytes]:
    """The seeds of a game and of both of its players."""
    first, second, third = (tagged_hash("levels", bytes([number, k])) for k in range(3))
    return first, second, third


def by_views(name: str, rules: RuleSet, number: int) -> list[int]:
    """The moves of a game between two players who are given observations."""
    deal, *own = seeds(number)
    game, players = Game(rules, deal), [new_player(name, seed) for seed in own]
    while not game.over:
        game.play(players[game.to_move].choose(game.observation(game.to_move), FEW))
    return [move.index for move in game.moves]


def on_state(look: Look, rules: RuleSet, number: int) -> list[int]:
    """The moves of the same game between two kernel players."""
    deal, *own = seeds(number)
    course = Course(rules, FairWords(deal), None)
    players = [KernelSearcher(look, FEW) for _ in own]
    for player, seed in zip(players, own, strict=True):
        player.begin(seed)
    while not course.over:
        course.add(players[course.state.to_move].play_on(course.state, len(course.moves)))
    return course.moves


@pytest.mark.parametrize("name", marked(LOOKS))
def test_both_ways_play_the_same_game(name: str) -> None:
    for number, rules in enumerate((SHORT, replace(PRESETS["cat_and_mouse"], payoff_size=3))):
        assert by_views(name, rules, number) == on_state(LOOKS[name], rules, number)


@pytest.mark.parametrize("name", marked(NAMES))
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    assert by_views(name, SHORT, 5) == by_views(name, SHORT, 5)


@pytest.mark.parametrize("name", ["beginner", "easy", "random"])
def test_other_seeds_play_other_games_where_chance_has_a_say(name: str) -> None:
    game = Game(SHORT, bytes(32))
    for _ in range(8):
        seen = game.observation(game.to_move)
        chosen = {new_player(name, bytes([k]) * 32).choose(seen) for k in range(30)}
        if len(chosen) > 1:
            return
        game.play(chosen.pop())
    pytest.fail("thirty seeds have chosen the same moves")


@settings(max_examples=25, deadline=None)
@given(
    rules=rule_sets(),
    seed=st.binary(min_size=32, max_size=32),
    name=st.sampled_from(sorted(set(LOOKS) - {"master"})),
    most=st.integers(10, 60),
)
def test_every_choice_is_legal_under_any_rules(
    rules: RuleSet, seed: bytes, name: str, most: int
) -> None:
    game = Game(rules, seed, 0 if rules.first == "given" else None)
    players = [new_player(name, bytes([seat])) for seat in range(rules.players)]
    while not game.over and len(game.moves) < most:
        game.play(players[game.to_move].choose(game.observation(game.to_move), FEW))


def test_a_player_goes_on_with_its_line_and_thinks_again_where_it_is_interrupted() -> None:
    game, player = Game(RuleSet(), seeds(1)[0]), new_player("expert", bytes(32))
    for _ in range(60):
        seen = game.observation(game.to_move)
        move = player.choose(seen)
        assert player.choose(replace(seen, history=())) in seen.legal
        game.play(move)


def test_the_names() -> None:
    assert tuple(LEVELS) == ("beginner", "easy", "medium", "hard", "expert", "master")
    yardsticks = (name for name in BASELINES if name != "clairvoyant")
    assert (*SIMPLE, *LEVELS, *VARIANTS, *yardsticks) == NAMES
    for name in NAMES:
        check_player(name)
    assert all(look_of(name) is None for name in SIMPLE)


@pytest.mark.parametrize("name", ["best", "", "clairvoyant"])
def test_there_is_no_other_player_that_plays_from_views(name: str) -> None:
    for refuse in (check_player, lambda name: new_player(name, bytes(32))):
        with pytest.raises(PlayerError, match=f'player "{name}" is not allowed; allowed: "random"'):
            refuse(name)


def test_a_deep_player_keeps_to_its_time() -> None:
    seen = Game(RuleSet(), bytes(32)).observation(Game(RuleSet(), bytes(32)).to_move)
    player = new_player("master", bytes(32))
    assert player.choose(seen, Budget(ms=1)) in seen.legal
    assert player.choose(replace(seen, history=()), Budget(nodes=10**9, ms=1)) in seen.legal


# Weights


@pytest.mark.parametrize("name", sorted({look.weights for look in LOOKS.values()} | {"chance"}))
def test_the_shipped_weights_are_whole(name: str) -> None:
    assert len(load_weights(name)) == FEATURES
    assert load_weights(name) is load_weights(name)


def test_weights_are_written_as_they_are_read() -> None:
    values = [k - 200 for k in range(FEATURES)]
    text = dump_weights("trial", values, "from nowhere")
    assert parse_weights(text) == values
    assert json.loads(text)["origin"] == "from nowhere"


def spoiled(**changes: object) -> str:
    values: object = [0] * FEATURES
    document = json.loads(dump_weights("trial", [0] * FEATURES, "nowhere")) | {"values": values}
    return json.dumps(document | changes)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{", "weights: not JSON"),
        ("[]", "weights: the format is not spitemalice-weights/1"),
        (spoiled(format="spitemalice-weights/2"), "weights: the format is not"),
        (spoiled(values=[0] * (FEATURES - 1)), f"weights: not {FEATURES} integers"),
        (spoiled(values=[0.5] * FEATURES), f"weights: not {FEATURES} integers"),
        (spoiled(values=[True] * FEATURES), f"weights: not {FEATURES} integers"),
        (spoiled(values=[weights.LIMIT + 1] * FEATURES), f"weights: not {FEATURES} integers"),
        (spoiled(values=0), f"weights: not {FEATURES} integers"),
        (spoiled(values=[1] * FEATURES), "is not that of the values"),
        (spoiled(sha256=None), "weights: sha256 null is not that of the values"),
    ],
)
def test_what_is_wrong_with_weights_is_said(text: str, message: str) -> None:
    with pytest.raises(WeightsError, match=message):
        parse_weights(text)


# Strength, as far as a test has time for it: `spitemalice arena` measures it


def wins(
    stronger: str, weaker: str, pairs: int, rules: RuleSet = PRESETS["quick"]
) -> tuple[int, int]:
    """The wins of both in pairs of the same deal with the seats swapped."""
    found = [0, 0]
    for number in range(2 * pairs):
        deal, *own = seeds(number // 2)
        names = (weaker, stronger) if number % 2 else (stronger, weaker)
        course = Course(rules, FairWords(deal), None)
        players = [KernelSearcher(LOOKS[name], FEW) for name in names]
        for player, seed in zip(players, own, strict=True):
            player.begin(seed)
        while not course.over:
            course.add(players[course.state.to_move].play_on(course.state, len(course.moves)))
        if course.outcome is not None and course.outcome.winner is not None:
            found[names[course.outcome.winner] != stronger] += 1
    return found[0], found[1]


@pytest.mark.heavy
def test_expert_beats_medium_and_medium_beats_beginner() -> None:
    for stronger, weaker in (("expert", "medium"), ("medium", "beginner")):
        won, lost = wins(stronger, weaker, 40)
        assert won > 1.3 * lost


@pytest.mark.heavy
@pytest.mark.parametrize("preset", PRESETS)
def test_nobody_but_the_staller_stalls(preset: str) -> None:
    for name in LEVELS:
        if name != "master":
            won, lost = wins(name, name, 15, PRESETS[preset])
            assert won + lost > 20, name


@pytest.mark.heavy
def test_a_draw_counts_what_the_setting_says() -> None:
    """With the stock at its end `master` and `master-neutral` part, who agreed before."""
    course = Course(RuleSet(), FairWords(bytes([5]) * 32), None)
    players = [KernelSearcher(LOOKS[name]) for name in ("expert", "staller")]
    twins = [
        KernelSearcher(LOOKS[name], Budget(nodes=100)) for name in ("master", "master-neutral")
    ]
    for player in (*players, *twins):
        player.begin(bytes(32))
    agreed = {True: 0, False: 0}
    while not course.over:
        if course.state.to_move == 0:
            lines = []
            for twin in twins:
                copy_state(copy := State(), course.state)
                lines.append(twin.play_on(copy, len(course.moves)))
            agreed[lines[0] == lines[1]] += 1
        course.add(players[course.state.to_move].play_on(course.state, len(course.moves)))
    assert agreed[True] > 10 * agreed[False] > 0


# Yardsticks


@pytest.mark.parametrize("name", marked(YARDSTICKS))
def test_the_yardsticks_play_as_ever(name: str) -> None:
    """Who changes how one plays takes its measure from all that is published.

    `clairvoyant` judges with the weights `expert`, which stay for it: stronger weights for the
    levels get a name of their own.
    """
    if name == "clairvoyant":
        moves = on_state(BASELINES[name], RuleSet(), 7)
    else:
        moves = by_views(name, RuleSet(), 7)
    assert hashlib.sha256(str(moves).encode()).hexdigest()[:16] == YARDSTICKS[name]
