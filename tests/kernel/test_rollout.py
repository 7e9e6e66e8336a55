"""The deep search: fair comparison of candidates in many worlds."""

import pytest

from spitemalice.kernel import consts as c
from spitemalice.kernel.ends import kept_path
from spitemalice.kernel.play import deal
from spitemalice.kernel.rollout import (
    Rollouts,
    best_line,
    drop_worst,
    only_discards,
    run_round,
    seed_rollouts,
    start_rollouts,
)
from spitemalice.kernel.state import State, seed_fast
from spitemalice.kernel.table import Mind
from spitemalice.kernel.turn import play_best, search
from spitemalice.kernel.views import center_height, hand_cards, hand_count, set_pile
from spitemalice.players.levels import BASELINES, LEVELS
from spitemalice.players.searching import make_mind
from spitemalice.players.weights import load_weights
from spitemalice.rules.ruleset import RuleSet
from spitemalice.rules.table import payoff_pile
from tests.kernel import positions
from tests.kernel.hidden import hidden_from, with_hidden
from tests.kernel.minds import mind, position, table, weights
from tests.kernel.positions import everything


def expert(**settings: int) -> Mind:
    return mind(list(load_weights("rules")), **{"max_nodes": 12, "width": 2, **settings})


def begun(s: State, keep: int = 4, seed: int = 3, who: Mind | None = None) -> Rollouts:
    """A deep search of a position with its candidates, the first the best of the turn search."""
    t, deep = table(keep), Rollouts()
    search(s, t, who or expert())
    assert start_rollouts(deep, s, t) == deep.lines == deep.live == t.kept
    seed_rollouts(deep, seed, seed)
    return deep


def decided(deep: Rollouts, who: Mind, rounds: int = 4) -> list[int]:
    """All that can be read of a search after some rounds."""
    for _ in range(rounds):
        run_round(deep, who, who)
    return [deep.rounds, deep.trials, *(best_line(deep, z) for z in (0, 1, 4, 100))]


def test_each_live_candidate_is_tried_once_a_round() -> None:
    s = position(RuleSet(), 4, 50)
    before = everything(s)
    deep = begun(s)
    assert decided(deep, expert(), 3)[:2] == [3, 3 * deep.lines]
    drop_worst(deep, 2)
    assert deep.live == 2
    assert decided(deep, expert(), 2)[:2] == [5, 3 * deep.lines + 2 * 2]
    assert everything(s) == before


def test_the_first_candidate_is_never_given_up() -> None:
    deep = begun(position(RuleSet(), 4, 50), keep=6)
    run_round(deep, expert(), expert())
    drop_worst(deep, 1)
    assert deep.live == 1
    assert best_line(deep, 0) == 0


def test_the_same_seed_comes_to_the_same() -> None:
    def result(seed: int) -> list[int]:
        return decided(begun(position(RuleSet(), 4, 50), seed=seed), expert(), 6)

    assert result(8) == result(8)


def test_nothing_is_decided_by_one_round() -> None:
    deep = begun(position(RuleSet(), 4, 50))
    assert best_line(deep, 0) == 0
    run_round(deep, expert(), expert())
    assert best_line(deep, 0) == 0


def chosen(clairvoyant: int, *, reverse: bool) -> list[list[int]]:
    """What is decided in some positions, or in the same with the hidden cards in reverse order."""
    results = []
    for seed in (6, 20, 31):
        s = position(RuleSet(), seed, 60)
        if reverse:
            s = with_hidden(s, s.to_move, hidden_from(s, s.to_move)[::-1])
        deep = begun(s, keep=6)
        deep.clairvoyant = clairvoyant
        results.append(decided(deep, expert(), 3))
    return results


def test_the_choice_does_not_depend_on_the_hidden_cards() -> None:
    assert chosen(0, reverse=False) == chosen(0, reverse=True)


def test_but_that_of_a_clairvoyant_does() -> None:
    assert chosen(1, reverse=False) != chosen(1, reverse=True)


def test_winning_beats_all_other_ends_and_losing_is_beaten_by_them() -> None:
    """Of two discards the one that lets the opponent win at once is the worse."""
    s = positions.position(
        hands=["9c 2d", "9h 9s 8c 8d 8h"],
        payoffs=["5s 5s", "3d"],
        centers=["Ac", "", ""],
        sides={(0, 0): "Tc"},
        stock=positions.PLENTY,
    )
    # To play the 2 lets the opponent's last pay-off card, a 3, go.
    short_hand = [0] * c.FEATURES
    short_hand[c.F_HAND_SIZE] = 100
    two = 1 << 4
    t, deep = table(8), Rollouts()
    search(s, t, mind(short_hand))
    assert kept_path(t, 0)[0] == two
    start_rollouts(deep, s, t)
    seed_rollouts(deep, 1, 1)
    blank = mind([0] * c.FEATURES, max_nodes=20)
    for _ in range(4):
        run_round(deep, blank, blank)
    assert two not in kept_path(t, best_line(deep, 1))


@pytest.mark.parametrize("turns", [1, 2])
def test_trial_games_may_go_on_for_more_than_one_turn(turns: int) -> None:
    deep = begun(position(RuleSet(), 4, 50))
    deep.turns = turns
    assert decided(deep, expert(), 2)[0] == 2


def test_trial_games_end_with_the_game() -> None:
    """Near the end of the stock they are draws, near that of a pay-off pile somebody wins."""
    empty = positions.position(
        hands=["9c 9d", "9h 9s"], payoffs=["5s 5s", "5d 5d"], sides={(0, 1): "Tc"}, stock=""
    )
    deep = begun(empty)
    assert decided(deep, expert(), 3)[2:] == [0] * 4
    near = positions.position(
        hands=["9c 8d Ac 3d", "9h 9s"],
        payoffs=["2s", "5d 5d"],
        sides={(0, 1): "Tc"},
        centers=["Ac 2c"],
        stock=positions.PLENTY,
    )
    assert decided(begun(near, keep=8, who=mind(weights(1))), expert(), 3)[0] == 3


def discarder(sides: str, *, turns: int, **changes: int) -> int:
    """What is thought of an opponent with one side stack of these cards, after so many turns."""
    s = positions.position(
        hands=["9c 9d", "9h 9s"], payoffs=["5s", "5d"], sides={(1, 0): sides}, stock=""
    )
    s.turns_ended = turns
    for name, value in changes.items():
        setattr(s, name, value)
    return only_discards(s)


def test_who_buries_cards_and_never_plays_from_the_side_only_discards() -> None:
    jumble = "Ac 2c 3c 4c 5c"  # four lie under higher ones
    assert discarder(jumble, turns=9) == discarder(jumble, turns=10) == 1
    assert discarder(jumble, turns=8) == 0  # more than can be
    assert discarder(jumble, turns=11) == 0  # a card has been played, or a turn passed
    assert discarder(jumble, turns=9, players=3) == 0
    assert discarder("Ac 2c 3c 4c", turns=7) == 0  # too few to tell
    assert discarder("Kc Qc Jc Tc 9c", turns=9) == 0  # in order


@pytest.mark.parametrize(
    ("name", "least", "most"),
    [("staller", 0.6, 1), *((name, 0, 0.01) for name in ("medium", "hard", "expert"))],
)
def test_a_staller_is_soon_known_and_no_level_taken_for_one(
    name: str, least: float, most: float
) -> None:
    minds = make_mind(LEVELS["expert"]), make_mind({**LEVELS, **BASELINES}[name])
    s, t = State(), table(1)
    RuleSet().configure_state(s)
    turns = known = 0
    for seed in range(12):
        seed_fast(s, seed, 1)
        deal(s)
        while s.outcome == c.RUNNING:
            if s.to_move == 0:
                turns += 1
                known += only_discards(s)
            play_best(s, t, minds[s.to_move])
    assert least <= known / turns <= most


def test_the_opponent_of_trial_games_plays_with_a_mind_of_its_own() -> None:
    """Whoever lets it reach its last pay-off card loses, unless it does not build."""
    s = positions.position(
        hands=["9c 2d", "9h 9s 8c 8d 8h"],
        payoffs=["5s 5s", "4d"],
        centers=["Ac", "", ""],
        sides={(0, 0): "Tc", (1, 0): "3c"},
        stock=positions.PLENTY,
    )
    short_hand = [0] * c.FEATURES
    short_hand[c.F_HAND_SIZE] = 100
    two = 1 << 4
    chosen = []
    for nodes in (1, 20):
        t, deep = table(8), Rollouts()
        search(s, t, mind(short_hand))
        start_rollouts(deep, s, t)
        seed_rollouts(deep, 1, 1)
        mine, theirs = (mind([0] * c.FEATURES, max_nodes=n) for n in (20, nodes))
        for _ in range(4):
            run_round(deep, mine, theirs)
        chosen.append(two in kept_path(t, best_line(deep, 1)))
    assert chosen == [True, False]


def share_of_threats(guesses: int) -> float:
    """How many worlds have a hand with which the opponent could have played its pay-off card."""
    s = positions.position(
        hands=["9c 9d 8c 7d 6h", "9h 9s 8h"],
        payoffs=["5s 5s", "5d 4d"],
        centers=["Ac 2c", "", ""],
        stock=positions.PLENTY,
    )
    deep = begun(s)
    deep.guesses = guesses
    threats = 0
    for _ in range(200):
        run_round(deep, expert(), expert())
        threats += any(card & 15 in (2, c.KING) for card in hand_cards(deep.world, 1))
    return threats / 200


def test_the_opponent_holds_no_card_that_it_would_have_played() -> None:
    assert share_of_threats(0) > 0.15
    assert share_of_threats(1) < 0.03


def test_with_three_players_hands_are_likely_but_no_pay_off_card_is_asked_about() -> None:
    found = (position(RuleSet(players=3, payoff_size=10), n, 40) for n in range(90))
    s = next(
        s
        for s in found
        if hand_count(s, s.to_move) == s.hand_size > hand_count(s, (s.to_move - 1) % 3)
    )
    deep = begun(s)
    assert deep.other == (s.to_move - 1) % 3
    assert deep.needed == sum({1 << center_height(s, stack) for stack in range(s.center_stacks)})
    assert deep.fresh == 0
    assert decided(deep, expert())[0] == 4


def test_a_third_seat_without_a_pay_off_pile_changes_no_end_of_a_turn() -> None:
    s, t = position(RuleSet(players=3, payoff_size=10), 2, 30), table()
    ends = search(s, t, expert())
    set_pile(s, payoff_pile((s.to_move + 2) % 3), [])
    assert search(s, t, expert()) == ends > 1
