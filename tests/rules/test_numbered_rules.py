"""One test a numbered rule of the rules document, named after its number."""

import collections
import dataclasses
import re
from pathlib import Path
from typing import Any

import pytest

from spitemalice.kernel.views import aside_cards, pile_cards, stock_cards
from spitemalice.rules.cards import Card, parse_card
from spitemalice.rules.errors import GameOverError, IllegalMoveError, RulesError
from spitemalice.rules.events import CardsDrawn
from spitemalice.rules.game import Game
from spitemalice.rules.match import Match
from spitemalice.rules.moves import parse_move
from spitemalice.rules.outcome import Outcome, Reason
from spitemalice.rules.ruleset import PRESETS, RuleSet
from spitemalice.rules.table import center_pile, payoff_pile, side_pile
from tests.rules.tables import G4A, SEED, lay_out, played, state_of, texts


def with_rules(**changes: object) -> RuleSet:
    """`g4a` with some fields changed."""
    return RuleSet.from_json(changes)


def all_cards(game: Game) -> collections.Counter[int]:
    """Every card of a game by its face, wherever it lies."""
    state, rules = state_of(game), game.rules
    cards = [*stock_cards(state), *aside_cards(state)]
    for seat in range(rules.players):
        cards += [card.face for card in game.observation(seat).hand]
        cards += pile_cards(state, payoff_pile(seat))
        for side in range(rules.side_stacks):
            cards += pile_cards(state, side_pile(seat, side))
    for center in range(rules.center_stacks):
        cards += pile_cards(state, center_pile(center))
    return collections.Counter(card & 63 for card in cards)


def test_every_rule_has_a_test_of_its_number() -> None:
    page = (Path(__file__).parents[2] / "docs/rules.md").read_text(encoding="utf-8")
    rules = re.findall(r'<a id="r([\d.]+)">', page)
    assert len(rules) == 26
    for rule in rules:
        name = f"test_rule_{rule.replace('.', '_')}_"
        assert [test for test in globals() if test.startswith(name)], rule


def test_rule_1_1_two_players_and_up_to_four_seats() -> None:
    assert G4A.players == 2
    assert Game(with_rules(players=4, decks=3), SEED).observation(3).hands == (5, 5, 5, 5)
    with pytest.raises(RulesError):
        with_rules(players=5, decks=5)


def test_rule_1_2_two_packs_each_card_twice() -> None:
    counts = all_cards(Game(G4A, SEED))
    assert len(counts) == 52
    assert set(counts.values()) == {2}


def test_rule_1_3_payoff_of_20_hand_of_5_four_empty_side_stacks() -> None:
    view = Game(G4A, SEED).observation(0)
    assert [pile.count for pile in view.payoff] == [20, 20]
    assert all(pile.top is not None for pile in view.payoff)
    assert view.hands == (5, 5)
    assert view.side == ((((),) * 4), (((),) * 4))


def test_rule_1_4_three_empty_center_stacks_and_54_in_the_stock() -> None:
    view = Game(G4A, SEED).observation(None)
    assert view.center == ((), (), ())
    assert view.stock == 54


def test_rule_1_5_higher_payoff_card_starts_and_a_king_is_lowest() -> None:
    starters = set()
    kings = 0
    for number in range(200):
        game = Game(G4A, number.to_bytes(32, "big"))
        tops = [pile.top for pile in game.observation(None).payoff]
        values = [0 if top is None or top.is_king else top.rank for top in tops]
        assert values[game.starter] > values[1 - game.starter]
        kings += 0 in values
        starters.add(game.starter)
    assert starters == {0, 1}
    assert kings > 0


def test_rule_1_5_piles_that_can_never_differ_let_the_lowest_tied_seat_start() -> None:
    rules = with_rules(payoff_size=1, players=3)
    for number in range(400):
        game = Game(rules, number.to_bytes(32, "big"))
        tops = [pile.top for pile in game.observation(None).payoff]
        values = [0 if top is None or top.is_king else top.rank for top in tops]
        assert game.starter == values.index(max(values))


def test_rule_1_6_what_is_public_and_what_is_hidden() -> None:
    game = lay_out(hands=["7h Kd", "2c 3c 4c"], sides={(1, 1): "3h 2c"}, centers=["Ah"])
    for viewer in (0, 1, None):
        view = game.observation(viewer)
        assert texts(view.side[1][0]) == {"3h", "2c"}
        assert texts(view.center[0]) == {"Ah"}
        assert view.hands == (2, 3)
        assert [pile.count for pile in view.payoff] == [3, 3]
    assert texts(game.observation(0).hand) == {"7h", "Kd"}
    assert texts(game.observation(1).hand) == {"2c", "3c", "4c"}
    assert game.observation(None).hand == ()


def test_rule_2_1_a_turn_begins_by_drawing_up_to_five() -> None:
    game = lay_out(hands=["7h Kd", "2c 3c"])
    played(game, "7h-s1")
    assert game.observation(None).hands == (1, 5)
    drawn = game._state.drawn_n
    assert drawn == 3


def test_rule_2_1_the_draw_is_seen_by_its_owner_alone() -> None:
    game = Game(G4A, SEED)
    for viewer in (0, 1, None):
        for event in game.events(viewer):
            if isinstance(event, CardsDrawn):
                assert (event.cards is not None) == (event.seat == viewer)


def test_rule_2_2_the_four_kinds_of_moves_in_any_order() -> None:
    game = lay_out(
        hands=["Ah 4c 9d", "5c"],
        payoffs=["8c 2d", "9c 9h"],
        sides={(0, 1): "3s"},
    )
    assert texts(game.legal_moves()) == {
        *("Ah-c1", "Ah-c2", "Ah-c3"),
        *(f"{card}-s{k}" for card in ("Ah", "4c", "9d") for k in (1, 2, 3, 4)),
    }
    played(game, "Ah-c1 p-c1 s1-c1 4c-c1")
    assert game.to_move == 0
    played(game, "9d-s2")
    assert game.to_move == 1


def test_rule_2_3_no_move_is_forced_and_only_the_discard_ends_a_turn() -> None:
    game = lay_out(hands=["Ah 9d", "5c"], payoffs=["8c Ac", "9c 9h"])
    assert "pass" not in texts(game.legal_moves())
    played(game, "9d-s1")
    assert game.to_move == 1
    assert game.payoff_left == (2, 2)


def test_rule_2_4_a_hand_emptied_to_the_center_is_refilled_and_the_turn_goes_on() -> None:
    game = played(lay_out(hands=["Ah", "5c"]), "Ah-c1")
    assert game.to_move == 0
    assert game.observation(None).hands == (5, 1)


def test_rule_2_4_the_refill_comes_after_the_recycling() -> None:
    eleven = "Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc"
    game = lay_out(hands=["Qc", "5d"], centers=[eleven], stock="")
    played(game, "Qc-c1")
    assert game.outcome is None
    assert game.observation(None).stock == 7
    assert texts(game.observation(0).hand) <= {*eleven.split(), "Qc"}


def test_rule_2_4_option_turn_start_passes_with_an_empty_hand_only() -> None:
    rules = with_rules(refill="turn_start")
    game = lay_out(rules, hands=["Ah", "5c"], sides={(0, 1): "2h"})
    assert "pass" not in texts(game.legal_moves())
    played(game, "Ah-c1")
    assert texts(game.legal_moves()) == {"s1-c1", "pass"}
    played(game, "s1-c1 pass")
    assert game.to_move == 1
    assert game.turns() == ["Ah-c1 s1-c1 pass"]


def test_rule_2_5_the_last_card_discarded_ends_the_turn_without_a_draw() -> None:
    game = played(lay_out(hands=["9h", "2c 3c 4c 5c 6c"]), "9h-s1")
    assert game.to_move == 1
    assert game.observation(None).hands == (0, 5)


@pytest.mark.parametrize("text", ["s1-s2", "p-s1", "s1-s1", "3d-c1"])
def test_rule_2_6_never_allowed(text: str) -> None:
    game = lay_out(hands=["5h 6h", "2h"], sides={(0, 1): "9c", (1, 1): "3d"}, centers=["Ah 2c"])
    with pytest.raises(IllegalMoveError, match=text):
        game.play(parse_move(text))


def test_rule_2_6_the_other_players_stacks_cannot_be_named() -> None:
    game = lay_out(hands=["5h", "2h"], sides={(1, 1): "3d"}, centers=["Ah 2c"])
    assert not game.is_legal(parse_move("s1-c1"))


def test_rule_3_1_from_the_ace_up_to_the_queen_whatever_the_suits() -> None:
    ranks = "A23456789TJQ"
    for height in range(12):
        stack = " ".join(f"{rank}d" for rank in ranks[:height])
        fitting = set()
        for rank in ranks:
            for suit in "ch":
                game = lay_out(hands=[f"{rank}{suit}", ""], centers=["", stack])
                if game.is_legal(parse_move(f"{rank}{suit}-c2")):
                    fitting.add(f"{rank}{suit}")
        assert fitting == {f"{ranks[height]}c", f"{ranks[height]}h"}


def test_rule_3_2_a_king_goes_on_any_center_stack() -> None:
    to_jack = "Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc"
    game = lay_out(hands=["Kh 9h", ""], centers=[to_jack, "", "Ad 2d"])
    assert {"Kh-c1", "Kh-c2", "Kh-c3"} <= texts(game.legal_moves())
    played(game, "Kh-c3")
    assert not game.is_legal(parse_move("9h-c3"))
    assert lay_out(hands=["4h", ""], centers=["Ad 2d Kh"]).is_legal(parse_move("4h-c1"))


@pytest.mark.parametrize("last", ["Qh", "Kh"])
def test_rule_3_3_a_finished_stack_goes_back_to_the_stock_and_the_turn_goes_on(last: str) -> None:
    to_jack = "Ac 2c Kc 4c 5c 6c 7c 8c 9c Tc Jc"
    game = lay_out(hands=[f"{last} 9h", ""], centers=[to_jack])
    before = game.observation(None).stock
    played(game, f"{last}-c1")
    view = game.observation(None)
    assert view.center[0] == ()
    assert view.stock == before + 12
    assert game.to_move == 0
    assert parse_card("Kc").face in [card & 63 for card in stock_cards(state_of(game))]


def test_rule_3_4_every_draw_is_from_all_cards_in_the_stock() -> None:
    seen = set()
    for number in range(300):
        game = Game(G4A, number.to_bytes(32, "big"))
        seen |= {card.face for card in game.observation(0).hand}
    assert len(seen) == 52


def test_rule_4_1_any_card_on_any_own_side_stack_and_only_the_top_can_be_played() -> None:
    game = lay_out(hands=["Kh 3c", ""], sides={(0, 1): "Ad 9d"})
    assert {f"{card}-s{k}" for card in ("Kh", "3c") for k in range(1, 5)} <= texts(
        game.legal_moves()
    )
    assert not game.is_legal(parse_move("s1-c1"))


def test_rule_4_2_a_king_on_a_side_stack_stays_wild() -> None:
    game = lay_out(hands=["9h", ""], sides={(0, 2): "Kd"}, centers=["", "Ac 2c 3c"])
    assert {"s2-c1", "s2-c2", "s2-c3"} <= texts(game.legal_moves())


def test_rule_5_1_the_last_payoff_card_wins_at_once_after_the_recycling() -> None:
    to_jack = "Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc"
    game = lay_out(hands=["9h", "5d"], payoffs=["Qh", "9c 8c"], centers=[to_jack])
    before = game.observation(None).stock
    played(game, "p-c1")
    assert game.outcome == Outcome(0, 2, Reason.PAYOFF)
    assert game.observation(None).stock == before + 12
    assert game.legal_moves() == []
    with pytest.raises(GameOverError, match="over"):
        game.play(parse_move("9h-s1"))


def test_rule_5_2_the_winner_scores_the_others_payoff_cards() -> None:
    game = lay_out(hands=["9h", ""], payoffs=["Ah", "9c 8c 7c 6c 5c"])
    assert played(game, "p-c2").outcome == Outcome(0, 5, Reason.PAYOFF)


def test_rule_5_3_a_card_that_is_due_and_cannot_be_drawn_ends_the_game_in_a_draw() -> None:
    game = lay_out(hands=["9h", "2c 3c 4c"], stock="5d")
    assert played(game, "9h-s1").outcome == Outcome(None, 0, Reason.STOCK)


def test_rule_5_3_an_empty_stock_alone_ends_nothing() -> None:
    game = lay_out(hands=["9h", "2c 3c 4c 6c"], stock="5d")
    played(game, "9h-s1")
    assert game.outcome is None
    assert game.observation(None).stock == 0


def test_rule_5_3_option_empty_ends_as_soon_as_a_draw_empties_the_stock() -> None:
    rules = with_rules(stock_out="empty")
    game = lay_out(rules, hands=["9h", "2c 3c 4c 6c"], stock="5d")
    assert played(game, "9h-s1").outcome == Outcome(None, 0, Reason.STOCK)


def test_rule_5_3_option_empty_is_not_met_without_a_draw() -> None:
    rules = with_rules(stock_out="empty")
    game = lay_out(rules, hands=["9h 8h", "2c 3c 4c 6c 7c"], stock="")
    assert played(game, "9h-s1").outcome is None


@pytest.mark.parametrize("reason", [Reason.RESIGNED, Reason.TIMEOUT, Reason.ABANDONED])
def test_rule_5_4_a_game_that_ends_against_a_player_is_won_by_the_other(reason: Reason) -> None:
    game = lay_out(with_rules(win_bonus=3), payoffs=["Ah 2h", "9c 8c 7c"])
    game.end_against(0, reason)
    assert game.outcome == Outcome(1, 5, reason, loser=0)
    assert game.legal_moves() == []
    assert not game.is_legal(parse_move("p-c1"))


def test_rule_5_4_only_the_player_to_move_can_time_out() -> None:
    with pytest.raises(RulesError, match="only seat 0"):
        lay_out().end_against(1, Reason.TIMEOUT)


def test_rule_5_4_an_ended_game_keeps_its_result() -> None:
    game = played(lay_out(hands=["9h", ""], payoffs=["Ah", "9c 8c"]), "p-c1")
    with pytest.raises(GameOverError, match="keeps its result"):
        game.resign(0)
    assert game.outcome == Outcome(0, 2, Reason.PAYOFF)


def test_rule_5_5_the_2000th_turn_ends_the_game_in_a_draw() -> None:
    rules = with_rules(exhausted="fewest_wins")
    game = lay_out(rules, hands=["9h", "2c 3c"], payoffs=["Ah", "9c 8c"], stock="")
    state_of(game).turns_ended = 1999
    assert played(game, "9h-s1").outcome == Outcome(None, 0, Reason.LIMIT)
    assert game.observation(None).hands == (0, 2)


def test_rule_6_1_fifty_points_or_more_win_the_match() -> None:
    match = Match(G4A)
    for points in (20, 20, 9):
        match = match.add(Outcome(1, points, Reason.PAYOFF))
        assert not match.over
    match = match.add(Outcome(0, 3, Reason.PAYOFF)).add(Outcome(1, 1, Reason.PAYOFF))
    assert match.over
    assert match.winner == 1
    assert match.scores == (3, 50)


def test_rule_6_2_a_match_has_other_targets_or_is_a_single_game() -> None:
    game = Outcome(0, 15, Reason.PAYOFF)
    assert Match(with_rules(match_points=15)).add(game).over
    assert not Match(with_rules(match_points=25)).add(game).over
    assert Match(with_rules(match_points=0)).add(Outcome(0, 1, Reason.PAYOFF)).over


def test_rule_7_presets_have_the_named_fields() -> None:
    expected: dict[str, dict[str, Any]] = {
        "g4a": {},
        "quick": {"payoff_size": 10, "match_points": 15},
        "four_stack": {"center_stacks": 4},
        "cat_and_mouse": {
            "decks": 3,
            "payoff_size": 15,
            "center_stacks": 4,
            "recycle": "when_empty",
            "exhausted": "fewest_wins",
            "match_points": 0,
        },
        "long": {
            "decks": 3,
            "payoff_size": 26,
            "center_stacks": 4,
            "king_as_ace": False,
            "recycle": "when_empty",
            "win_bonus": 5,
        },
    }
    assert set(PRESETS) == set(expected)
    for name, changes in expected.items():
        assert PRESETS[name] == dataclasses.replace(G4A, **changes)


def test_rule_7_king_as_ace_false_keeps_kings_off_empty_center_stacks() -> None:
    game = lay_out(with_rules(king_as_ace=False), hands=["Kh", ""], centers=["", "Ac"])
    assert {text for text in texts(game.legal_moves()) if "-c" in text} == {"Kh-c2"}
    with pytest.raises(IllegalMoveError, match="king_as_ace"):
        game.play(parse_move("Kh-c1"))


def test_rule_7_king_on_side_false_lets_only_a_hand_of_kings_discard_one() -> None:
    rules = with_rules(king_on_side=False)
    game = lay_out(rules, hands=["Kh 3c", ""])
    assert not {text for text in texts(game.legal_moves()) if text.startswith("Kh-s")}
    with pytest.raises(IllegalMoveError, match="king_on_side"):
        game.play(parse_move("Kh-s1"))
    assert lay_out(rules, hands=["Kh Kd", ""]).is_legal(parse_move("Kd-s2"))


def test_rule_7_recycle_when_empty_lays_aside_and_draws_on_in_mid_refill() -> None:
    rules = with_rules(recycle="when_empty")
    to_jack = "Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc"
    game = lay_out(rules, hands=["Qh 9h", "2d 3d"], centers=[to_jack], stock="Js")
    played(game, "Qh-c1")
    assert (game.observation(None).stock, game.observation(None).aside) == (1, 12)
    played(game, "9h-s1")
    assert (game.observation(None).stock, game.observation(None).aside) == (10, 0)
    assert Card("Js") in game.observation(1).hand


def test_rule_7_fewest_wins_scores_the_others_cards_and_a_shared_minimum_draws() -> None:
    rules = with_rules(exhausted="fewest_wins", win_bonus=2)
    game = lay_out(rules, hands=["9h", "2c"], payoffs=["Ah 2h 3h", "9c 8c"], stock="")
    assert played(game, "9h-s1").outcome == Outcome(1, 5, Reason.STOCK)
    tied = lay_out(rules, hands=["9h", "2c"], payoffs=["Ah 2h", "9c 8c"], stock="")
    assert played(tied, "9h-s1").outcome == Outcome(None, 0, Reason.STOCK)


def test_rule_7_first_seat0_random_and_given() -> None:
    seeds = [number.to_bytes(32, "big") for number in range(60)]
    assert {Game(with_rules(first="seat0"), seed).starter for seed in seeds} == {0}
    assert {Game(with_rules(first="random"), seed).starter for seed in seeds} == {0, 1}
    assert Game(with_rules(first="given"), SEED, starter=1).starter == 1
    with pytest.raises(RulesError, match="missing"):
        Game(with_rules(first="given"), SEED)
    with pytest.raises(RulesError, match="no such seat"):
        Game(with_rules(first="given"), SEED, starter=2)
    with pytest.raises(RulesError, match="decide who starts"):
        Game(G4A, SEED, starter=1)


def test_rule_7_win_bonus_is_added_to_every_win() -> None:
    game = lay_out(with_rules(win_bonus=7), hands=["9h", ""], payoffs=["Ah", "9c 8c"])
    assert played(game, "p-c1").outcome == Outcome(0, 9, Reason.PAYOFF)


def test_rule_8_play_goes_round_and_the_winner_scores_all_others() -> None:
    rules = with_rules(players=3, decks=3, first="seat0")
    hands = ["9h", "8h 2c 3c 4c 5c", "7h"]
    game = lay_out(rules, hands=hands, payoffs=["Ah", "9c 8c", "7c 6c 5c"])
    played(game, "9h-s1 8h-s1")
    assert game.to_move == 2
    played(game, "7h-s1")
    assert game.to_move == 0
    assert played(game, "p-c1").outcome == Outcome(0, 5, Reason.PAYOFF)


def test_rule_8_a_forfeit_is_won_by_the_fewest_payoff_cards_lowest_seat_on_a_tie() -> None:
    rules = with_rules(players=4, decks=3)
    game = lay_out(rules, payoffs=["Ah", "2h 3h", "9c 8c", "7c 6c 5c"])
    game.resign(0)
    assert game.outcome == Outcome(1, 6, Reason.RESIGNED, loser=0)
