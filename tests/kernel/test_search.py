"""The turn search finds all ends of a turn, and values them as the evaluation does."""

from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spitemalice.kernel import consts as c
from spitemalice.kernel.ends import features_of_end, kept_path, value_of_end, value_of_kept
from spitemalice.kernel.features import evaluate
from spitemalice.kernel.reach import look_across
from spitemalice.kernel.state import State
from spitemalice.kernel.table import Table
from spitemalice.kernel.turn import (
    best_features,
    entry_move,
    kept_entry,
    kept_length,
    kept_score,
    play_best,
    play_game,
    play_kept,
    search,
    set_table,
)
from spitemalice.kernel.views import hand_cards, payoff_count, pile_cards, set_pile
from spitemalice.rules.ruleset import RuleSet
from tests.kernel import positions
from tests.kernel.minds import mind, position, table, weights
from tests.kernel.naive_turn import Spot, after, all_ends, beyond_20, features, spot_of
from tests.kernel.positions import everything
from tests.kernel.rulesets import rule_sets

seeds = st.integers(0, 2**28 - 1)
small_hands = rule_sets(hand_size=3).filter(lambda rules: rules.side_stacks <= 4)


def paths(t: Table) -> list[list[int]]:
    return [kept_path(t, rank) for rank in range(t.kept)]


def end_of(s: State, path: list[int]) -> Spot:
    spot = spot_of(s)
    for entry in path:
        spot = after(spot, entry)
    return spot


def value(numbers: list[int], spot: Spot) -> int:
    return sum(numbers[feature] for feature in features(spot)) + beyond_20(numbers, spot)


@settings(max_examples=120, deadline=None)
@given(rules=rule_sets(), seed=seeds, moves=st.integers(0, 60))
def test_every_kept_end_has_its_full_value(rules: RuleSet, seed: int, moves: int) -> None:
    s, t, numbers = position(rules, seed, moves), table(), weights(seed)
    t.log = 1
    who = mind(numbers, max_nodes=30, width=3)
    search(s, t, who)
    scores = [kept_score(t, rank) for rank in range(t.kept)]
    assert scores == sorted(scores, reverse=True)
    for rank, path in enumerate(paths(t)):
        assert kept_length(t, rank) == len(path)
        assert [kept_entry(t, rank, i) for i in range(len(path))] == path
        end = end_of(s, path)
        if end.leaf == c.LEAF_WIN:
            assert scores[rank] == c.WIN_SCORE - len(path)
            assert value_of_end(s, t, who, path) == c.WIN_SCORE
            assert features_of_end(s, t, path) == []
        else:
            assert scores[rank] == value(numbers, end)
            assert sorted(features_of_end(s, t, path)) == features(end)
            assert value_of_end(s, t, who, path) == value_of_kept(s, t, who, rank) == scores[rank]
    if scores[0] < c.VALUE_LIMIT:
        best = end_of(s, kept_path(t, 0))
        active = sum(numbers[feature] for feature in best_features(t))
        assert active + beyond_20(numbers, best) == scores[0]
        assert sorted(best_features(t)) == features(best)


@settings(max_examples=80, deadline=None)
@given(rules=small_hands, seed=seeds, moves=st.integers(0, 60))
def test_it_finds_what_trying_everything_finds(rules: RuleSet, seed: int, moves: int) -> None:
    s, t, numbers = position(rules, seed, moves), table(), weights(seed, hopes=False)
    ends, positions_met = all_ends(spot_of(s))
    search(s, t, mind(numbers))
    assert t.nodes == positions_met
    assert t.ends >= len(ends)
    values = sorted(
        (value(numbers, end) for end in ends.values() if end.leaf != c.LEAF_WIN), reverse=True
    )
    wins = sum(end.leaf == c.LEAF_WIN for end in ends.values())
    kept: dict[str, tuple[int, int]] = {}
    for rank, path in enumerate(paths(t)):
        end = end_of(s, path)
        place = str((end.key, path[-1] >> 4 == c.ENTRY_PAYOFF))
        assert place in ends
        kept.setdefault(place, (kept_score(t, rank), end.leaf))
    plain = sorted((score for score, leaf in kept.values() if leaf != c.LEAF_WIN), reverse=True)
    assert plain == values[: len(plain)]
    assert sum(leaf == c.LEAF_WIN for _, leaf in kept.values()) == min(wins, len(kept))
    if t.ends <= c.KEEP:
        assert len(kept) == len(ends)


@settings(max_examples=80, deadline=None)
@given(rules=rule_sets(), seed=seeds, moves=st.integers(0, 60), keep=st.integers(1, 6))
def test_what_cannot_be_kept_need_not_be_looked_at(
    rules: RuleSet, seed: int, moves: int, keep: int
) -> None:
    s, few, many = position(rules, seed, moves), table(keep), table()
    who = mind(weights(seed), max_nodes=40)
    assert search(s, few, who) == search(s, many, who)
    ends = min(keep, len(paths(many)))
    assert paths(few) == paths(many)[:ends]
    assert [kept_score(few, i) for i in range(ends)] == [kept_score(many, i) for i in range(ends)]


@settings(max_examples=80, deadline=None)
@given(rules=rule_sets(), seed=seeds, moves=st.integers(0, 60))
def test_the_search_leaves_the_table_as_it_was_laid(rules: RuleSet, seed: int, moves: int) -> None:
    s, who = position(rules, seed, moves), mind(weights(seed), max_nodes=40)
    fresh, used = table(), table()
    before = everything(s)
    search(s, used, who)
    assert everything(s) == before
    set_table(s, fresh)
    for t in (fresh, used):
        look_across(t)
    for name in ("stock", "hand_n", "path_n", "other_missing", "other_distance", "other_share"):
        assert getattr(fresh, name) == getattr(used, name)
    assert evaluate(fresh, who, c.LEAF_TURN) == evaluate(used, who, c.LEAF_TURN)


@settings(max_examples=80, deadline=None)
@given(rules=rule_sets(), seed=seeds, moves=st.integers(0, 60))
def test_a_path_is_played_as_it_was_found(rules: RuleSet, seed: int, moves: int) -> None:
    s, twin = position(rules, seed, moves), position(rules, seed, moves)
    t, who = table(), mind(weights(seed), max_nodes=20)
    search(s, t, who)
    end = end_of(s, kept_path(t, 0))
    mover = s.to_move
    assert len(play_kept(s, t, 0)) == play_best(twin, table(1), who)
    assert everything(s) == everything(twin)
    assert payoff_count(s, mover) == end.payoff_left
    sides = tuple(
        tuple(card & 15 for card in pile_cards(s, 8 * mover + k)) for k in range(s.side_stacks)
    )
    assert sides == end.sides
    if end.leaf == c.LEAF_WIN:
        assert s.winner == mover
    elif end.leaf == c.LEAF_TURN:
        assert s.turns_ended == moves_ended(rules, seed, moves) + 1
        assert s.players == 1 or tuple(sorted(c & 15 for c in hand_cards(s, mover))) == end.hand


def moves_ended(rules: RuleSet, seed: int, moves: int) -> int:
    return position(rules, seed, moves).turns_ended


def test_nothing_is_to_be_hoped_for_where_all_cards_are_seen() -> None:
    pack = [f"{rank}{suit}" for suit in "cdhs" for rank in positions.RANKS]
    sides = {(k // 2, k % 2): " ".join(pack[3 + k :: 4]) for k in range(4)}
    rules = RuleSet(decks=1, payoff_size=10)
    s = positions.position(rules, hands=["Ac"], payoffs=["2c", "3c"], sides=sides)
    t = table()
    found = features_of_end(s, t, [0])
    assert sorted(found) == features(end_of(s, [0]))
    assert c.F_THEIR_COVER in found
    assert c.F_MY_COVER + 11 * c.LEAF_REFILL in found


def test_the_first_of_equal_ends_stays_ahead() -> None:
    s, t = position(RuleSet(), 3, 30), table()
    search(s, t, mind([0] * c.FEATURES))
    assert {kept_score(t, rank) for rank in range(t.kept)} == {0}
    first = kept_path(t, 0)
    t.keep = 1
    search(s, t, mind([0] * c.FEATURES))
    assert kept_path(t, 0) == first
    assert len(first) == 1


def test_the_shortest_way_to_win_is_the_best() -> None:
    s = positions.position(hands=["2c 3c 9c"], payoffs=["3d", "Qd"], centers=["Ac", "Ac 2c"])
    t = table()
    search(s, t, mind(weights(1)))
    assert kept_path(t, 0) == [(c.ENTRY_PAYOFF << 4) + 1]
    assert kept_score(t, 0) == c.WIN_SCORE - 1
    s = positions.position(hands=["2c 3c 9c"], payoffs=["4d", "Qd"], centers=["Ac"])
    search(s, t, mind(weights(1)))
    assert [entry >> 4 for entry in kept_path(t, 0)] == [1, 2, c.ENTRY_PAYOFF]


def ends_found(
    rules: RuleSet, hand: str, side: str = "", centers: Sequence[str] = ()
) -> set[tuple[int, ...]]:
    """The ends of a turn with a hand, and cards on the second side stack and in the center."""
    s = positions.position(
        rules, hands=[hand], payoffs=["8d", "8d"], sides={(0, 1): side}, centers=centers
    )
    t = table()
    search(s, t, mind(weights(1)))
    assert t.ends <= c.KEEP, "all of them are kept"
    return {tuple(path) for path in paths(t)}


def entry(what: int, dest: int) -> int:
    return (what << 4) + dest


def test_equal_cards_and_empty_stacks_are_tried_once() -> None:
    found = ends_found(RuleSet(), "9c 9d")
    assert found == {(entry(8, c.TO_SIDE),)}
    found = ends_found(RuleSet(), "9c", side="Tc")
    assert found == {(entry(8, c.TO_SIDE),), (entry(8, c.TO_SIDE + 1),)}


def test_a_king_stands_in_where_the_rules_let_it() -> None:
    on_ace = ends_found(RuleSet(), "Kc 9c", centers=["Ac", "Ad", "Ah"])
    assert (entry(c.KING, 0), entry(8, c.TO_SIDE)) in on_ace
    assert (entry(c.KING, 1), entry(8, c.TO_SIDE)) not in on_ace
    empty = ends_found(RuleSet(king_as_ace=False), "Kc 9c")
    assert empty == {(entry(c.KING, c.TO_SIDE),), (entry(8, c.TO_SIDE),)}
    kept = ends_found(RuleSet(king_as_ace=False, king_on_side=False), "Kc 9c")
    assert kept == {(entry(8, c.TO_SIDE),)}
    alone = ends_found(RuleSet(king_as_ace=False, king_on_side=False), "Kc Kd")
    assert alone == {(entry(c.KING, c.TO_SIDE),)}


def test_an_emptied_hand_ends_the_search_or_goes_on() -> None:
    refilled = ends_found(RuleSet(), "Ac")
    assert refilled == {(entry(0, 0),), (entry(0, c.TO_SIDE),)}
    passed = ends_found(RuleSet(refill="turn_start"), "Ac")
    assert passed == {(entry(0, 0), entry(c.ENTRY_PASS, 0)), (entry(0, c.TO_SIDE),)}


def test_a_king_on_the_pay_off_pile_goes_anywhere_but_where_it_may_not_start() -> None:
    s = positions.position(hands=["9c"], payoffs=["2c Kd", "8d"], centers=["", "Ac"])
    t = table()
    search(s, t, mind([0] * c.FEATURES))
    stacks = {path[0] & 15 for path in paths(t) if path[0] >> 4 == c.ENTRY_PAYOFF}
    assert stacks == {0, 1}
    rules = RuleSet(king_as_ace=False)
    s = positions.position(rules, hands=["9c"], payoffs=["2c Kd", "8d"], centers=["", "Ac"])
    search(s, t, mind([0] * c.FEATURES))
    assert {path[0] & 15 for path in paths(t) if path[0] >> 4 == c.ENTRY_PAYOFF} == {1}


def busy() -> State:
    """A turn with thousands of positions."""
    sides = {(0, k): "Qd Jd Td 9d 8d 7d 6d 5d 4d 3d 2d" for k in range(4)}
    return positions.position(hands=["Kc Kd Kh Ac 2c"], payoffs=["8h 8h", "8h"], sides=sides)


@pytest.mark.parametrize(
    ("setting", "value", "nodes"),
    [("max_nodes", 1, 1), ("max_plays", 0, 1), ("max_nodes", 50, 200), ("max_plays", 1, 20)],
)
def test_a_search_stops_where_its_mind_does(setting: str, value: int, nodes: int) -> None:
    s, t = busy(), table()
    search(s, t, mind(weights(1), **{setting: value}))
    assert t.nodes <= nodes
    if setting == "max_plays":
        assert all(len(path) <= value + 1 for path in paths(t))
    else:
        assert t.nodes >= value


@pytest.mark.heavy
def test_no_search_goes_on_for_ever() -> None:
    s, t = busy(), table()
    search(s, t, mind(weights(1), max_nodes=10**6))
    assert t.nodes <= c.MOST_NODES < c.SEEN_SLOTS


def test_a_narrow_mind_looks_closely_at_few_discards_after_a_play() -> None:
    s = positions.position(
        hands=["Ac 9c 8c 7c"], payoffs=["8d", "8d"], sides={(0, k): "5c" for k in range(4)}
    )
    t = table()
    search(s, t, mind(weights(1), width=1))
    # Four cards on four stacks at once; after the Ace on its one height the best of three on four
    assert t.ends == 16 + 1


def test_chance_comes_from_the_seed_and_the_turn_alone() -> None:
    def found(seed: int, turns: int) -> tuple[int, list[int]]:
        s, t = position(RuleSet(), 5, 40), table()
        s.turns_ended = turns
        t.seed_low, t.seed_high = seed, seed // 2
        search(s, t, mind(weights(1), max_nodes=20, noise=50, forget=50))
        return t.forgotten, [kept_score(t, rank) for rank in range(t.kept)]

    assert found(77, 9) == found(77, 9)
    others = [found(seed, turns) for seed in range(77, 87) for turns in (9, 10)]
    assert len({forgotten for forgotten, _ in others}) > 4
    assert len({str(scores) for _, scores in others}) == len(others)


def test_a_forgotten_stack_is_not_played_from() -> None:
    s = positions.position(hands=["9c"], payoffs=["8d", "8d"], sides={(0, 0): "Ac"})
    t = table()
    search(s, t, mind(weights(1), forget=100))
    assert [entry >> 4 for path in paths(t) for entry in path] == [8, 8]
    search(s, t, mind(weights(1), forget=0))
    assert c.ENTRY_SIDE in {entry >> 4 for path in paths(t) for entry in path}


def test_noise_only_adds() -> None:
    s, t = position(RuleSet(), 5, 40), table(1)
    search(s, t, mind([0] * c.FEATURES, noise=30))
    assert 0 <= kept_score(t, 0) < 30


def test_a_very_high_side_stack_is_looked_at_from_the_top() -> None:
    high = " ".join(f"{rank}{suit}" for suit in "cdhs" for rank in "456789TJQ") + " 5c 4c 3c 2c Ac"
    assert len(high.split()) > c.SIDE_ROOM
    s = positions.position(hands=["9h"], payoffs=["4h 4h", "8d"], sides={(0, 0): high})
    t, reveal = table(), [0] * c.FEATURES
    reveal[c.F_LEAF + c.LEAF_REVEAL] = 1
    search(s, t, mind(reveal))
    assert [entry >> 4 for entry in kept_path(t, 0)] == [c.ENTRY_SIDE] * 3 + [c.ENTRY_PAYOFF]


def test_a_move_code_names_the_first_slot_of_a_rank() -> None:
    s = positions.position(hands=["9c Ac 9d"], payoffs=["8d", "8d"])
    assert entry_move(s, entry(8, c.TO_SIDE + 1)) == 16 * 0 + c.TO_SIDE + 1
    assert entry_move(s, entry(0, 2)) == 16 * 1 + 2
    assert entry_move(s, entry(c.ENTRY_SIDE + 3, 1)) == 16 * (c.FROM_SIDE + 3) + 1
    assert entry_move(s, entry(c.ENTRY_PAYOFF, 1)) == 16 * c.FROM_PAYOFF + 1
    assert entry_move(s, entry(c.ENTRY_PASS, 0)) == c.PASS


def test_games_between_two_minds_end() -> None:
    s = position(RuleSet(payoff_size=2), 5, 0)
    play_game(s, table(1), mind(weights(1), max_nodes=3), mind(weights(2), max_nodes=3))
    assert s.outcome != c.RUNNING


def test_a_pile_far_larger_than_the_other_counts_as_the_greatest_lag() -> None:
    s, t, numbers = position(RuleSet(), 1, 0), table(1), weights(1)
    theirs = 8 * (1 - s.to_move) + c.PAYOFF
    set_pile(s, theirs, pile_cards(s, theirs)[-3:])
    search(s, t, mind(numbers))
    [path] = paths(t)
    assert c.F_LEAD in features_of_end(s, t, path)
    assert kept_score(t, 0) == value(numbers, end_of(s, path))
