"""The order and the merging of listed moves."""

from spitemalice.kernel.consts import BY_STOCK, PASS
from spitemalice.kernel.moves import payoff_play
from spitemalice.rules.ruleset import RuleSet
from tests.kernel.positions import P, code, discards, legal, listed, plays, position, side


def test_all_moves_come_from_the_pay_off_pile_then_the_sides_then_the_hand() -> None:
    s = position(
        RuleSet(side_stacks=2, center_stacks=2),
        hands=["2h Ah"],
        payoffs=["Ad", "Qd"],
        sides={(0, 0): "Ac", (0, 1): "2c"},
        centers=["", "As"],
    )
    assert listed(s) == [
        code(P, 0),
        code(side(0), 0),
        code(side(1), 1),
        code(0, 1),
        code(0, side(0)),
        code(0, side(1)),
        code(1, 0),
        code(1, side(0)),
        code(1, side(1)),
    ]


def test_of_equal_cards_in_the_hand_the_first_is_listed() -> None:
    s = position(
        RuleSet(side_stacks=1, center_stacks=1, refill="turn_start"),
        hands=["9h Ah 9h Ah As"],
        payoffs=["8d", "Qd"],
    )
    assert listed(s) == [
        code(0, side(0)),
        code(1, 0),
        code(1, side(0)),
        code(4, 0),
        code(4, side(0)),
    ]
    assert {code(2, side(0)), code(3, 0), code(3, side(0))} == legal(s) - set(listed(s))


def test_plays_of_equal_rank_and_to_equal_heights_are_one() -> None:
    s = position(
        hands=["2h 2s 9d"],
        payoffs=["2d", "Qd"],
        sides={(0, 1): "2c", (0, 3): "2d"},
        centers=["Ac", "", "As"],
    )
    assert plays(s) == [code(P, 0), code(side(1), 0), code(0, 0)]


def test_a_king_is_listed_once_for_each_height() -> None:
    s = position(
        RuleSet(center_stacks=5),
        hands=["Kh Kd"],
        payoffs=["Ks", "Qd"],
        sides={(0, 0): "Kc", (0, 1): "Kc"},
        centers=["", "Ac 2c", "", "As 2s", "Ah"],
    )
    targets = (0, 1, 4)
    assert plays(s) == [code(source, c) for source in (P, side(0), 0) for c in targets]


def test_where_no_card_goes_no_play_is_listed() -> None:
    s = position(hands=["9h"], payoffs=["8d", "Qd"], sides={(0, 0): "7c"}, centers=["Ac"])
    assert plays(s) == []


def test_the_play_of_the_pay_off_card_is_the_first_listed() -> None:
    open_for_kings = position(payoffs=["Kd", "Qd"], centers=["Ac"])
    closed = position(RuleSet(king_as_ace=False), payoffs=["Kd", "Qd"], centers=["", "Ac"])
    stuck = position(RuleSet(king_as_ace=False), payoffs=["Kd", "Qd"])
    assert payoff_play(open_for_kings) == plays(open_for_kings)[0] == code(P, 0)
    assert payoff_play(closed) == plays(closed)[0] == code(P, 1)
    assert payoff_play(stuck) == -1
    assert plays(stuck) == []


def test_discards_of_equal_rank_and_on_empty_stacks_are_one() -> None:
    s = position(hands=["9h 9s Kd 2d"], payoffs=["8d", "Qd"], sides={(0, 1): "7c", (0, 3): "7d"})
    assert discards(s) == [code(slot, side(k)) for slot in (0, 2, 3) for k in (0, 1, 3)]


def test_without_an_empty_stack_every_stack_is_a_discard_of_its_own() -> None:
    full = {(0, k): f"7{suit}" for k, suit in enumerate("cdhs")}
    s = position(hands=["9h"], payoffs=["8d", "Qd"], sides=full)
    assert discards(s) == [code(0, side(k)) for k in range(4)]


def test_the_longest_lists_fit() -> None:
    s = position(
        RuleSet(hand_size=7, side_stacks=6, center_stacks=8),
        hands=["Kc Kd Kh Ks Kc Kd Kh"],
        payoffs=["Ks", "Qd"],
        sides={(0, k): f"K{suit}" for k, suit in enumerate("cdhscd")},
        centers=["Ac"] * 2 + ["Ad"] * 2 + ["Ah"] * 2 + ["As"] * 2,
    )
    assert len(listed(s)) == (1 + 6) * 8 + 4 * (8 + 6)
    assert len(legal(s)) == (1 + 6) * 8 + 7 * (8 + 6)


def test_an_ended_game_has_no_moves() -> None:
    s = position(RuleSet(refill="turn_start"), hands=[""], payoffs=["Ad", "Qd"])
    assert listed(s) == [code(P, c) for c in range(3)] + [PASS]
    s.outcome = BY_STOCK
    assert listed(s) == []
    assert legal(s) == set()
