"""Games: playing, undoing, copying, events, and what each viewer may know."""

import copy
import random
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from spitemalice.kernel.state import State
from spitemalice.kernel.views import (
    aside_cards,
    hand_cards,
    pile_cards,
    set_hand,
    set_pile,
    set_stock,
    stock_cards,
)
from spitemalice.rules.cards import Card
from spitemalice.rules.errors import (
    GameOverError,
    IllegalMoveError,
    NothingToUndoError,
    RulesError,
)
from spitemalice.rules.events import (
    CardsDrawn,
    Event,
    GameEnded,
    GameStarted,
    MovePlayed,
    PayoffRevealed,
    StackFinished,
    TurnStarted,
)
from spitemalice.rules.game import Game
from spitemalice.rules.moves import MOVES, Move, parse_move
from spitemalice.rules.outcome import Outcome, Reason
from spitemalice.rules.ruleset import PRESETS, RuleSet
from spitemalice.rules.table import center_pile, payoff_pile, side_pile
from tests.rules.strategies import rule_sets
from tests.rules.tables import G4A, SEED, lay_out, played, state_of

seeds = st.binary(min_size=32, max_size=32)


def position(game: Game) -> list[list[int]]:
    """Every card of a game where it lies, in order."""
    state, rules = state_of(game), game.rules
    piles = [stock_cards(state), aside_cards(state)]
    for seat in range(rules.players):
        piles.append(hand_cards(state, seat))
        piles.append(pile_cards(state, payoff_pile(seat)))
        piles += [pile_cards(state, side_pile(seat, k)) for k in range(rules.side_stacks)]
    piles += [pile_cards(state, center_pile(c)) for c in range(rules.center_stacks)]
    return piles


def new_game(rules: RuleSet, seed: bytes) -> Game:
    """A game; with the option `given` the last seat starts."""
    return Game(rules, seed, rules.players - 1 if rules.first == "given" else None)


def play_eagerly(game: Game, rng: random.Random, most: int = 10_000) -> Game:
    """Play pay-off cards first, then the center, then discards, at random, to the end."""
    for _ in range(most):
        moves = game.legal_moves()
        if not moves:
            break
        payoff = [move for move in moves if move.source == "p"]
        plays = [move for move in moves if move.is_play]
        game.play(rng.choice(payoff or plays or moves))
    return game


class AnyGame(RuleBasedStateMachine):
    """Random moves under random rules never break what must always hold."""

    @initialize(rules=rule_sets(), seed=seeds)
    def deal(self, rules: RuleSet, seed: bytes) -> None:
        self.game = new_game(rules, seed)
        self.before: list[list[list[int]]] = []

    @precondition(lambda self: not self.game.over)
    @rule(data=st.data())
    def play(self, data: st.DataObject) -> None:
        self.before.append(position(self.game))
        self.game.play(data.draw(st.sampled_from(self.game.legal_moves())))

    @precondition(lambda self: not self.game.over)
    @rule(seed=st.integers(0, 2**32))
    def play_many(self, seed: int) -> None:
        rng = random.Random(seed)
        for _ in range(20):
            if not self.game.over:
                self.before.append(position(self.game))
                play_eagerly(self.game, rng, most=1)

    @precondition(lambda self: self.before)
    @rule()
    def undo(self) -> None:
        self.game.undo()
        assert position(self.game) == self.before.pop()

    @invariant()
    def all_cards_are_there(self) -> None:
        cards = sorted(card for pile in position(self.game) for card in pile)
        rules = self.game.rules
        assert len(cards) == rules.cards
        assert len(set(cards)) == rules.cards

    @invariant()
    def counts_and_heights_agree(self) -> None:
        view = self.game.observation(0)
        rules = self.game.rules
        assert all(len(center) < 12 for center in view.center)
        for center in view.center:
            for height, card in enumerate(center, start=1):
                assert card.is_king or card.rank == height
        assert all(count <= rules.hand_size for count in view.hands)
        assert [pile.count for pile in view.payoff] == list(self.game.payoff_left)
        assert view.aside % 12 == 0
        assert view.aside == 0 or rules.recycle == "when_empty"

    @invariant()
    def a_running_game_has_moves_and_an_ended_one_has_none(self) -> None:
        assert bool(self.game.legal_moves()) != self.game.over

    @invariant()
    def legal_is_what_is_listed(self) -> None:
        listed = set(self.game.legal_moves())
        for move in MOVES[::7]:
            if move is not None:
                assert self.game.is_legal(move) == (move in listed)


TestAnyGame = AnyGame.TestCase
TestAnyGame.settings = settings(max_examples=40, stateful_step_count=30, deadline=None)


@pytest.mark.parametrize("name", PRESETS)
def test_the_same_seed_and_moves_give_the_same_game(name: str) -> None:
    game = play_eagerly(Game(PRESETS[name], SEED), random.Random(name))
    again = Game(PRESETS[name], SEED)
    again.play_all(game.moves)
    assert position(again) == position(game)
    assert again.outcome == game.outcome is not None


def test_undo_takes_back_a_whole_game_and_plays_it_again() -> None:
    game = play_eagerly(Game(G4A, SEED), random.Random(1))
    outcome, moves, end = game.outcome, game.moves, position(game)
    start = position(Game(G4A, SEED))
    undone = [game.undo() for _ in moves]
    assert tuple(reversed(undone)) == moves
    assert position(game) == start
    game.play_all(moves)
    assert position(game) == end
    assert game.outcome == outcome


def test_undo_of_nothing_and_after_a_forfeit_is_refused() -> None:
    game = Game(G4A, SEED)
    with pytest.raises(NothingToUndoError, match="no move"):
        game.undo()
    game.play(game.legal_moves()[0])
    game.resign(1)
    with pytest.raises(GameOverError, match="nothing can be taken back"):
        game.undo()
    assert not game.can_undo_freely()
    assert len(game.moves) == 1


def test_undo_is_free_until_a_hidden_card_is_revealed() -> None:
    game = Game(G4A, SEED)
    free: dict[bool, int] = {True: 0, False: 0}
    assert not game.can_undo_freely()
    rng = random.Random(2)
    while not game.over:
        stock, tops = game.observation(None).stock, game.payoff_left
        play_eagerly(game, rng, most=1)
        view = game.observation(None)
        drew = view.stock != stock and view.stock != stock + 12
        revealed = game.payoff_left != tops and not game.over
        assert game.can_undo_freely() == (not drew and not revealed)
        free[game.can_undo_freely()] += 1
    assert min(free.values()) > 20


@pytest.mark.parametrize("make", [Game.copy, copy.copy, copy.deepcopy])
def test_a_copy_goes_its_own_way(make: Callable[[Game], Game]) -> None:
    game = play_eagerly(Game(G4A, SEED), random.Random(3), most=50)
    other = make(game)
    assert position(other) == position(game)
    at, told = position(game), game.events(None)
    play_eagerly(other, random.Random(4))
    assert other.over
    assert position(game) == at
    assert game.events(None) == told
    play_eagerly(game, random.Random(4))
    assert position(game) == position(other)
    assert other.copy().outcome == game.outcome
    assert (other.seed, other.starter, other.rules) == (game.seed, game.starter, game.rules)


def test_an_illegal_move_changes_nothing() -> None:
    game = Game(G4A, SEED)
    before = position(game)
    for move in MOVES:
        if move is not None and not game.is_legal(move):
            with pytest.raises(IllegalMoveError):
                game.play(move)
    assert position(game) == before
    assert game.moves == ()
    game.verify(game.legal_moves()[0])


@pytest.mark.parametrize(
    ("make", "text", "reason"),
    [
        (lambda: lay_out(hands=["7h 8c"]), "9c-s1", "the hand holds no 9c, it holds 7h 8c"),
        (lambda: lay_out(hands=[""]), "9c-s1", "the hand holds no 9c, it holds no cards"),
        (lambda: lay_out(hands=["7h"]), "7h-c4", "no center stack 4, only 1 to 3"),
        (lambda: lay_out(hands=["7h"]), "7h-s5", "no side stack 5, only 1 to 4"),
        (lambda: lay_out(hands=["7h"]), "s5-c1", "no side stack 5, only 1 to 4"),
        (lambda: lay_out(hands=["7h"]), "s2-c1", "side stack 2 is empty"),
        (lambda: lay_out(hands=["7h"]), "7h-c1", "center stack 1 needs A or a King, not 7h"),
        (lambda: lay_out(payoffs=["3c"]), "p-s1", "only a hand card may be laid on a side"),
        (lambda: lay_out(payoffs=["3c"]), "p-c2", "center stack 2 needs A or a King, not 3c"),
        (lambda: lay_out(hands=["7h"]), "pass", 'only with the option refill = "turn_start"'),
        (
            lambda: lay_out(RuleSet(refill="turn_start"), hands=["7h 8h"]),
            "pass",
            "only with an empty hand, this one holds 2",
        ),
        (
            lambda: lay_out(RuleSet(king_as_ace=False), hands=["7h"]),
            "7h-c1",
            "center stack 1 needs A, not 7h",
        ),
    ],
)
def test_the_reason_of_a_refusal(make: Callable[[], Game], text: str, reason: str) -> None:
    with pytest.raises(IllegalMoveError, match=reason):
        make().verify(parse_move(text))


def test_a_game_over_says_so() -> None:
    game = Game(G4A, SEED)
    game.resign(0)
    with pytest.raises(GameOverError, match="resigned"):
        game.verify(parse_move("p-c1"))
    with pytest.raises(GameOverError):
        game.play(parse_move("p-c1"))
    assert "resigned" in repr(game)
    assert "seat" in repr(Game(G4A, SEED))


@pytest.mark.parametrize("reason", [Reason.PAYOFF, Reason.STOCK, Reason.LIMIT])
def test_only_the_rules_give_their_own_reasons(reason: Reason) -> None:
    with pytest.raises(RulesError, match="resigned, timeout or abandoned"):
        Game(G4A, SEED).end_against(0, reason)


def test_a_reason_may_be_its_text() -> None:
    game = Game(G4A, SEED)
    with pytest.raises(RulesError, match="can time out"):
        game.end_against(1 - game.to_move, "timeout")
    game.end_against(0, "resigned")
    assert game.outcome is not None
    assert game.outcome.reason is Reason.RESIGNED


@pytest.mark.parametrize(
    ("seat", "shown"),
    [(2, "2"), (-1, "-1"), (True, "true"), (0.5, "0.5"), ("0", '"0"'), (10**30, "an integer of")],
)
def test_seats_that_are_not_there(seat: int, shown: str) -> None:
    game = Game(G4A, SEED)
    for ask in (game.resign, game.observation, game.events):
        with pytest.raises(RulesError, match=rf" {shown}.*: no such seat, there are 0 to 1"):
            ask(seat)
    with pytest.raises(RulesError, match=rf"^starter {shown}.*: no such seat"):
        Game(RuleSet(first="given"), SEED, seat)


def test_a_seed_of_the_wrong_length_is_refused() -> None:
    with pytest.raises(ValueError, match="32"):
        Game(G4A, bytes(31))


class Follower:
    """Follows a game by the events that one viewer is shown, and by nothing else."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.hand: list[Card] = []
        self.tops: list[Card] = []
        self.turn = 0
        self.finished = 0
        self.moves: list[Move] = []
        self.outcome: Outcome | None = None

    def follow(self, event: Event) -> None:
        match event:
            case GameStarted():
                self.tops = list(event.payoff_tops)
            case TurnStarted():
                self.turn += 1
                assert event.turn == self.turn
            case CardsDrawn():
                self.draw(event)
            case MovePlayed():
                self.moves.append(event.move)
                if event.seat == self.viewer and isinstance(event.move.source, Card):
                    self.hand.remove(event.move.source)
            case PayoffRevealed():
                self.tops[event.seat] = event.card
            case StackFinished():
                self.finished += 1
            case GameEnded():
                self.outcome = event.outcome

    def draw(self, event: CardsDrawn) -> None:
        assert (event.cards is not None) == (event.seat == self.viewer)
        if event.cards is not None:
            assert len(event.cards) == event.count
            self.hand += event.cards


@given(rules=rule_sets(), seed=seeds, choice=st.integers(0, 2**32))
@settings(max_examples=60, deadline=None)
def test_events_tell_a_seat_the_whole_game(rules: RuleSet, seed: bytes, choice: int) -> None:
    game = play_eagerly(new_game(rules, seed), random.Random(choice), most=120)
    for viewer in range(rules.players):
        follower = Follower(viewer)
        for event in game.events(viewer):
            follower.follow(event)
        view = game.observation(viewer)
        assert tuple(follower.hand) == view.hand
        assert tuple(follower.moves) == game.moves
        assert follower.outcome == game.outcome
        for top, pile in zip(follower.tops, view.payoff, strict=True):
            assert pile.top in {top, None}


def test_events_since_a_move_are_the_tail_of_all_events() -> None:
    game = play_eagerly(Game(G4A, SEED), random.Random(5), most=60)
    whole = game.events(0)
    tail = game.events(0, since=40)
    assert tail == whole[-len(tail) :]
    assert sum(isinstance(event, MovePlayed) for event in tail) == 20


def test_a_turn_after_the_limit_does_not_start() -> None:
    game = lay_out(hands=["9h", "2c"])
    state_of(game).turns_ended = 1999
    played(game, "9h-s1")
    assert game.outcome is not None
    assert game.outcome.reason is Reason.LIMIT


@given(seed=seeds, choice=st.integers(0, 2**32), swap=st.integers(0, 2**32))
@settings(max_examples=40, deadline=None)
def test_an_observation_depends_on_nothing_hidden(seed: bytes, choice: int, swap: int) -> None:
    game = play_eagerly(Game(G4A, seed), random.Random(choice), most=40)
    state, rng = state_of(game), random.Random(swap)
    for viewer in (0, 1):
        before = game.observation(viewer)
        shuffle_hidden(state, viewer, rng)
        assert game.observation(viewer) == before


def shuffle_hidden(state: State, viewer: int, rng: random.Random) -> None:
    """Deal all cards that a viewer cannot see anew among the places where they lie."""
    other = 1 - viewer
    piles = [pile_cards(state, payoff_pile(seat)) for seat in (0, 1)]
    stock, hand = stock_cards(state), hand_cards(state, other)
    hidden = [*stock, *hand, *piles[0][:-1], *piles[1][:-1]]
    rng.shuffle(hidden)

    def take(count: int) -> list[int]:
        return [hidden.pop() for _ in range(count)]

    set_stock(state, take(len(stock)))
    set_hand(state, other, take(len(hand)))
    for seat in (0, 1):
        set_pile(state, payoff_pile(seat), [*take(max(len(piles[seat]) - 1, 0)), *piles[seat][-1:]])


def test_turn_strings_and_history() -> None:
    game = play_eagerly(Game(G4A, SEED), random.Random(6))
    assert " ".join(game.turns()).split() == [move.text for move in game.moves]
    assert all(turn.split()[-1][-2] == "s" for turn in game.turns()[:-1])
    seats = [seat for seat, _ in game.history()]
    assert seats[0] == game.starter
    assert set(seats) == {0, 1}
