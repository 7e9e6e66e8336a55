"""An information state is unambiguous and remembers."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from spitemalice.envs import EncodingError, information_state
from spitemalice.rules import (
    Card,
    CardsDrawn,
    Event,
    Game,
    GameEnded,
    GameStarted,
    MovePlayed,
    PayoffRevealed,
    Reason,
    RuleSet,
    StackFinished,
    TurnStarted,
)
from spitemalice.rules.cards import card_of
from spitemalice.rules.moves import LEGAL_TABLE
from tests.envs.games import choose, games, new_game, play_on
from tests.kernel.rulesets import RULES


def read(state: np.ndarray) -> list[object]:
    """What an information state says, in words."""
    said: list[object] = []
    for kind, a, b, c in state.tolist():
        card = card_of(b - 1) if b and kind in {2, 3, 5} else None
        if kind == 4:
            said.append((a, LEGAL_TABLE[16 * (b - 1) + c]))
        elif kind == 6:
            said.append((None if a == 0 else a - 1, tuple(Reason)[b - 1], c))
        else:
            said.append((kind, a, b if kind == 1 else card, c))
    return said


def told(game: Game, seat: int) -> list[object]:
    """The same from the events of the game."""
    said: list[object] = []
    for event in game.events(seat):
        said += one(event, seat)
    if game.outcome is not None:
        said.append((game.outcome.winner, game.outcome.reason, game.outcome.points))
    return said


def one(event: Event, seat: int) -> list[object]:
    match event:
        case GameStarted(starter, tops):
            return [(1, seat, starter, 0), *((2, n, card, 0) for n, card in enumerate(tops))]
        case CardsDrawn(drawer, count, cards):
            shown: tuple[Card | None, ...] = (None,) * count if cards is None else cards
            return [(3, drawer, card, 0) for card in shown]
        case MovePlayed(mover, move):
            return [(mover, move)]
        case PayoffRevealed(owner, card, left):
            return [(5, owner, card, left)]
        case _:
            # These say nothing that the others do not imply.
            assert isinstance(event, TurnStarted | StackFinished | GameEnded)
            return []


@given(game=games())
def test_it_can_be_read_back_without_loss(game: Game) -> None:
    for seat in range(game.rules.players):
        assert read(information_state(game, seat)) == told(game, seat)


@given(game=games(most=60), moves=st.integers(0, 40))
def test_it_remembers(game: Game, moves: int) -> None:
    before = [information_state(game, seat) for seat in range(game.rules.players)]
    later = play_on(game, moves, 5)
    for seat, state in enumerate(before):
        assert np.array_equal(information_state(later, seat)[: len(state)], state)


@pytest.mark.parametrize("name", ["g4a", "long", "smallest", "no refill"])
def test_it_grows_with_every_move(name: str) -> None:
    game = new_game(RULES[name], 3)
    import random

    chance = random.Random(1)
    while not game.over and len(game.moves) < 200:
        before = [len(information_state(game, seat)) for seat in range(game.rules.players)]
        game.play(choose(game, chance))
        after = [len(information_state(game, seat)) for seat in range(game.rules.players)]
        assert all(n > m for n, m in zip(after, before, strict=True))


def test_a_card_that_another_seat_draws_is_not_in_it() -> None:
    game = Game(RuleSet(), bytes(32))
    drawn = [row for row in information_state(game, 0).tolist() if row[0] == 3]
    assert [row[2] == 0 for row in drawn] == [row[1] == 1 for row in drawn]
    assert len(drawn) == 10


def test_seats_and_leaving_are_told_apart() -> None:
    game = Game(RuleSet(), bytes(32))
    assert not np.array_equal(information_state(game, 0), information_state(game, 1))
    before = information_state(game, 0)
    game.resign(1)
    assert information_state(game, 0)[len(before) :].tolist() == [[6, 1, 4, 20]]


def test_it_can_be_padded() -> None:
    game = Game(RuleSet(), bytes(32))
    state = information_state(game, 1)
    padded = information_state(game, 1, length=50)
    assert padded.shape == (50, 4)
    assert np.array_equal(padded[: len(state)], state)
    assert not padded[len(state) :].any()
    with pytest.raises(EncodingError, match=f"length 3: the information state has {len(state)}"):
        information_state(game, 1, length=3)
