"""What a belief tells its sampler is what happened: the same, read from the kernel's own piles."""

from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from hypothesis import given, settings

from spitemalice.deal.stream import top_up
from spitemalice.envs import Belief
from spitemalice.kernel.consts import PAYOFF, QUEEN
from spitemalice.kernel.play import play
from spitemalice.kernel.state import State
from spitemalice.kernel.views import (
    aside_cards,
    center_height,
    drawn_cards,
    hand_cards,
    payoff_count,
    pile_cards,
    stock_cards,
    top_card,
)
from spitemalice.rules import Game, RuleSet
from tests.envs.courses import Happening
from tests.envs.games import games, new_game, play_on

KING = 12


class Recorder:
    """Stands where the sampler would, and writes down what it is told."""

    def __init__(self) -> None:
        self.heard: list[Happening] = []

    def see(self, kind: int) -> None:
        self.heard.append(("see", (kind,)))

    def reveal(self, kind: int) -> None:
        self.heard.append(("reveal", (kind,)))

    def draw(self, hand: int, count: int) -> None:
        self.heard.append(("draw", (hand, count)))

    def play(self, hand: int, kind: int) -> None:
        self.heard.append(("play", (hand, kind)))

    def bar(self, hand: int, kinds: Sequence[int]) -> None:
        self.heard.append(("bar", (hand, tuple(kinds))))

    def enter(self, kinds: Sequence[int]) -> None:
        self.heard.append(("enter", tuple(sorted(kinds))))


def kind(card: int) -> int:
    """The number of a card among the 52."""
    return (card >> 4 & 3) * 13 + card % 16


class Reader:
    """Reads from the positions that a game goes through what a seat can tell of hidden cards."""

    def __init__(self, game: Game, seat: int | None) -> None:
        self.rules = game.rules
        self.seat = seat
        self.hands = [other for other in range(self.rules.players) if other != seat]

    def read(self, game: Game) -> list[Happening]:
        state = game._state_at(0)
        out: list[Happening] = [
            ("reveal", (kind(top_card(state, 8 * seat + PAYOFF)),))
            for seat in range(self.rules.players)
        ]
        for step in range(self.rules.players):
            seat = (state.starter + step) % self.rules.players
            out += self.draws(seat, hand_cards(state, seat))
        for code in game._codes:
            out += self.move(state, code)
            top_up(state, game._words)
        return out

    def draws(self, seat: int, cards: list[int]) -> Iterator[Happening]:
        if seat == self.seat:
            yield from (("see", (kind(card),)) for card in cards)
        elif cards:
            yield ("draw", (self.hands.index(seat), len(cards)))

    def move(self, state: State, code: int) -> Iterator[Happening]:
        """Make a move; all cards before it, and those that were drawn after it, are compared."""
        seat, source, dest = state.to_move, code >> 4, code & 15
        to_center = dest < 8 and source != 15
        hand, stock, aside = hand_cards(state, seat), stock_cards(state), aside_cards(state)
        left = payoff_count(state, seat)
        card = hand[source] if source < 7 else top_card(state, 8 * seat + source - 8)
        full = []
        if to_center and center_height(state, dest) == QUEEN:
            full = [*pile_cards(state, 32 + dest), card]
        play(state, code)
        if source < 7 and seat != self.seat:
            yield from self.shown(seat, card, dest)
        if full and self.rules.recycle == "now":
            stock += full
            yield ("enter", tuple(sorted(map(kind, full))))
        elif full:
            aside += full
        if source == 14 and left > 1:
            yield ("reveal", (kind(top_card(state, 8 * seat + PAYOFF)),))
        drawer = seat if to_center else state.to_move
        drawn = drawn_cards(state)
        yield from self.draws(drawer, [card for card in drawn if card in stock])
        late = [card for card in drawn if card not in stock]
        if late:
            yield ("enter", tuple(sorted(map(kind, aside))))
            yield from self.draws(drawer, late)

    def shown(self, seat: int, card: int, dest: int) -> Iterator[Happening]:
        """A hidden hand shows a card; a King that may not be discarded shows all its others."""
        hand = self.hands.index(seat)
        yield ("play", (hand, kind(card)))
        if dest >= 8 and card % 16 == KING and not self.rules.king_on_side:
            yield ("bar", (hand, tuple(n for n in range(52) if n % 13 != KING)))


def heard(game: Game, seat: int | None) -> list[Happening]:
    belief: Any = Belief(game.rules, seat)
    recorder = Recorder()
    belief._posterior = recorder
    belief.watch(game.events(seat))
    return recorder.heard


@settings(max_examples=80)
@given(game=games(most=300))
def test_it_tells_what_happened(game: Game) -> None:
    for seat in (None, *range(game.rules.players)):
        assert heard(game, seat) == Reader(game, seat).read(game)


@pytest.mark.parametrize(
    ("rules", "what"),
    [
        (RuleSet(), "enter"),
        (RuleSet(decks=1, payoff_size=4, recycle="when_empty"), "enter"),
        (RuleSet(decks=1, payoff_size=6, hand_size=1, king_on_side=False), "bar"),
    ],
)
def test_every_kind_of_event_is_among_them(rules: RuleSet, what: str) -> None:
    names = set()
    for seed in range(12):
        game = play_on(new_game(rules, seed), 400, seed)
        names |= {name for name, _ in heard(game, 0)}
    assert what in names
    assert {"see", "reveal", "draw", "play"} <= names
