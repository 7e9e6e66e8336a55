"""No computer player sees what its seat cannot see: other hidden cards change no choice."""

from random import Random
from typing import Final

import pytest
from hypothesis import event, given, settings
from hypothesis import strategies as st

from spitemalice.kernel.play import deal
from spitemalice.kernel.rollout import only_discards
from spitemalice.kernel.state import State, seed_fast
from spitemalice.players.analysis.hint import find_hint
from spitemalice.players.levels import NAMES, look_of, new_player
from spitemalice.players.player import Budget
from spitemalice.players.searching import KernelSearcher, Look
from spitemalice.rules.ruleset import RuleSet
from tests.kernel.hidden import hidden_from, with_hidden
from tests.kernel.minds import position
from tests.kernel.rulesets import rule_sets
from tests.players.views import marked, view

FEW: Final = Budget(nodes=24)  # trial games, enough to let all parts of the deep search run
LOOKS: Final = {name: look for name in NAMES if (look := look_of(name)) is not None}

seeds = st.integers(0, 2**28 - 1)


@st.composite
def twins(draw: st.DrawFn) -> tuple[RuleSet, State, State]:
    """A position of a random game, and the same with its hidden cards in other hidden places."""
    rules = draw(rule_sets())
    s = position(rules, draw(seeds), draw(st.integers(0, 120)))
    order = draw(st.permutations(hidden_from(s, s.to_move)))
    return rules, s, with_hidden(s, s.to_move, order)


def chosen(look: Look, s: State, seed: bytes) -> tuple[int, list[int]]:
    """What a kernel player chooses on a state: the rank of an end, and the moves to it."""
    searcher = KernelSearcher(look)
    searcher.begin(seed)
    rank = searcher.decide(s, 7, FEW)
    return rank, searcher.line(s, rank)


@pytest.mark.parametrize("name", marked(LOOKS))
@settings(max_examples=30, deadline=None)
@given(pair=twins(), seed=st.binary(min_size=32, max_size=32))
def test_a_kernel_player_does_not_see_hidden_cards(
    name: str, pair: tuple[RuleSet, State, State], seed: bytes
) -> None:
    _, s, other = pair
    assert chosen(LOOKS[name], s, seed) == chosen(LOOKS[name], other, seed)


@pytest.mark.parametrize("name", marked(NAMES))
@settings(max_examples=30, deadline=None)
@given(pair=twins(), seed=st.binary(min_size=32, max_size=32))
def test_equal_knowledge_gives_equal_observations_and_choices(
    name: str, pair: tuple[RuleSet, State, State], seed: bytes
) -> None:
    rules, s, other = pair
    seen, again = view(s, rules, 7), view(other, rules, 7)
    assert seen == again
    move = new_player(name, seed).choose(seen, FEW)
    assert move in seen.legal
    assert new_player(name, seed).choose(again, FEW) is move


@pytest.mark.parametrize("name", marked(LOOKS))
@settings(max_examples=30, deadline=None)
@given(pair=twins(), seed=st.binary(min_size=32, max_size=32))
def test_a_player_chooses_on_a_state_what_it_chooses_from_its_view(
    name: str, pair: tuple[RuleSet, State, State], seed: bytes
) -> None:
    rules, s, _ = pair
    move = new_player(name, seed).choose(view(s, rules, 7), FEW)
    _, moves = chosen(LOOKS[name], s, seed)
    assert moves[0] == move.index


def against_a_staller(seed: int, turns: int) -> State:
    """A position of `expert` in a game with `staller`, after so many turns of each."""
    s = State()
    RuleSet().configure_state(s)
    seed_fast(s, seed, 1)
    deal(s)
    players = [KernelSearcher(LOOKS[name]) for name in ("expert", "staller")]
    while s.to_move or s.turns_ended < 2 * turns:
        players[s.to_move].play_on(s, 0)
    return s


@pytest.mark.heavy
@settings(max_examples=30, deadline=None)
@given(
    deal_seed=st.integers(0, 2**28 - 1),
    turns=st.integers(8, 12),
    chance=st.randoms(use_true_random=False),
)
def test_whoever_knows_a_staller_does_not_see_its_hand(
    deal_seed: int, turns: int, chance: Random
) -> None:
    s = against_a_staller(deal_seed, turns)
    order = hidden_from(s, 0)
    chance.shuffle(order)
    other = with_hidden(s, 0, order)
    assert only_discards(s) == only_discards(other)
    event(f"known: {only_discards(s)}")
    seed = bytes(32)
    seen = view(s, RuleSet(), 7)
    assert seen == view(other, RuleSet(), 7)
    rank, moves = chosen(LOOKS["master"], s, seed)
    assert (rank, moves) == chosen(LOOKS["master"], other, seed)
    assert new_player("master", seed).choose(seen, FEW).index == moves[0]


@settings(max_examples=30, deadline=None)
@given(pair=twins())
def test_hints_do_not_see_hidden_cards(pair: tuple[RuleSet, State, State]) -> None:
    rules, s, other = pair
    assert find_hint(view(s, rules)) == find_hint(view(other, rules))


@pytest.mark.heavy
def test_a_clairvoyant_would_fail_these_tests() -> None:
    look = LOOKS["master"]
    seeing = Look(look.weights, trials=look.trials, lines=look.lines, sees_all=True)
    found = []
    for seed in range(12):
        s = position(RuleSet(), seed, 60)
        other = with_hidden(s, s.to_move, hidden_from(s, s.to_move)[::-1])
        found.append(chosen(seeing, s, bytes(32)) == chosen(seeing, other, bytes(32)))
    assert not all(found)
