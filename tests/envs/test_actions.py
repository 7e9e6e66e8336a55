"""Actions have fixed numbers, which stand for moves both ways."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spitemalice.envs import ActionError, ActionSpace, action_mask, legal_move
from spitemalice.kernel.batch import action_of, code_of
from spitemalice.rules import (
    PRESETS,
    Card,
    Game,
    GameOverError,
    IllegalMoveError,
    RuleSet,
    parse_move,
)
from tests.envs.games import games
from tests.kernel.rulesets import RULES
from tests.rules.tables import lay_out


def test_the_actions_of_g4a_are_those_of_the_documentation() -> None:
    actions = ActionSpace(RuleSet())
    assert actions.size == 107
    assert actions.names[:4] == ("p-c1", "p-c2", "p-c3", "s1-c1")
    assert actions.names[14:24] == (
        "s4-c3",
        "A-c1",
        "A-c2",
        "A-c3",
        "A-s1",
        "A-s2",
        "A-s3",
        "A-s4",
        "2-c1",
        "2-c2",
    )
    assert actions.names[-2:] == ("K-s4", "pass")


@pytest.mark.parametrize("name", RULES)
def test_names_are_all_different(name: str) -> None:
    actions = ActionSpace(RULES[name])
    assert len(set(actions.names)) == actions.size


@given(game=games())
def test_legal_moves_become_actions_and_moves_again(game: Game) -> None:
    actions = ActionSpace(game.rules)
    seen = game.observation(game.to_move)
    for move in game.legal_moves():
        again = actions.move(actions.action(move), seen)
        assert actions.action(again) == actions.action(move)
        assert game.is_legal(again)
        if isinstance(move.source, Card) and isinstance(again.source, Card):
            first = next(card for card in seen.hand if card.rank == move.source.rank)
            assert (again.source, again.dest) == (first, move.dest)
        else:
            assert again is move


@given(game=games())
def test_the_mask_and_the_compiled_actions_are_those_of_the_legal_moves(game: Game) -> None:
    actions = ActionSpace(game.rules)
    seen = game.observation(game.to_move)
    legal = actions.legal(seen)
    assert action_mask(game).nonzero()[0].tolist() == legal
    assert action_mask(game).shape == (actions.size,)
    for action in range(-1, actions.size + 40):
        code = code_of(game._state, action)
        move = legal_move(game, action)
        if action in legal:
            assert move is actions.move(action, seen)
            assert action_of(game._state, code) == action
        else:
            assert (code, move) == (-1, None)


def test_a_game_that_a_player_has_left_has_no_legal_action() -> None:
    game = Game(RuleSet(), bytes(32))
    game.resign(0)
    assert not action_mask(game).any()
    assert legal_move(game, int(action_mask(Game(RuleSet(), bytes(32))).argmax())) is None


def test_the_card_drawn_first_is_meant() -> None:
    game = lay_out(hands=["7h 7c 2s", ""])
    actions = ActionSpace(game.rules)
    seen = game.observation(0)
    assert actions.move(actions.names.index("7-s1"), seen) is parse_move("7h-s1")
    assert actions.action(parse_move("7c-s1")) == actions.names.index("7-s1")


@given(action=st.integers(-3, 300), game=games(most=20))
def test_an_action_is_a_move_or_an_error(action: int, game: Game) -> None:
    actions = ActionSpace(game.rules)
    seen = game.observation(game.to_move)
    ranks = {card.text[0] for card in seen.hand}
    if not 0 <= action < actions.size:
        with pytest.raises(ActionError, match=f"action {action}: no such action, there are 0 to"):
            actions.move(action, seen)
    elif actions.names[action][0] in "A23456789TJQK" and actions.names[action][0] not in ranks:
        with pytest.raises(ActionError, match="the hand holds no "):
            actions.move(action, seen)
    else:
        move = actions.move(action, seen)
        if action not in actions.legal(seen):
            with pytest.raises((IllegalMoveError, GameOverError)):
                game.copy().play(move)


def test_a_stack_that_the_rules_do_not_have_is_no_action() -> None:
    with pytest.raises(ActionError, match="these rules have no such stack"):
        ActionSpace(RuleSet()).action(parse_move("p-c4"))
    assert ActionSpace(PRESETS["four_stack"]).action(parse_move("p-c4")) == 3


def test_nothing_is_legal_for_a_seat_that_is_not_to_move() -> None:
    game = Game(RuleSet(), bytes(32))
    assert ActionSpace(game.rules).legal(game.observation(1 - game.to_move)) == []


def test_passing_is_the_last_action() -> None:
    """With an empty hand and without refill it is legal, beside plays from the side stacks."""
    rules = RuleSet(refill="turn_start")
    game = lay_out(rules, hands=["", "2c"], sides={(0, 1): "Ah"})
    actions = ActionSpace(rules)
    assert [actions.names[n] for n in actions.legal(game.observation(0))] == [
        *("s1-c1", "s1-c2", "s1-c3"),
        "pass",
    ]
    assert action_mask(game).nonzero()[0].tolist() == actions.legal(game.observation(0))
    assert legal_move(game, actions.size - 1) is parse_move("pass")
    assert action_of(game._state, code_of(game._state, actions.size - 1)) == actions.size - 1
