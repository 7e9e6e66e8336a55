"""The belief in whole games, held against a calculation of its own for hands of one card.

With hands of one card each play shows which card the last draw was. So the chance of a course is
the product, over all draws, of how many cards of the drawn kind the stock held then, and the
factor of a kind depends on nothing but how many of its cards lie in the pay-off piles.
"""

import random
from math import comb, perm

import numpy as np
import pytest

from spitemalice.envs import Belief
from spitemalice.envs.starters import StarterWeight, tie_chance
from spitemalice.rules import (
    CardsDrawn,
    Event,
    Game,
    GameStarted,
    MovePlayed,
    PayoffRevealed,
    RuleSet,
    StackFinished,
    parse_card,
)
from spitemalice.rules.cards import CARDS, Card
from tests.envs.games import new_game

RULES = RuleSet(hand_size=1, payoff_size=3, first="seat0", center_stacks=2, side_stacks=2)
SAMPLES = 3000
KINDS = [card for card in CARDS if card is not None]


class Ledger:
    """What bears on the hidden pay-off cards of a game, as seat 0 sees it.

    Attributes:
        shown: How many cards of each kind have been turned up on pay-off piles.
        added: How many cards of each kind have come back into the stock.
        draws: For each kind, how many had come back before each of its draws.
    """

    def __init__(self, game: Game) -> None:
        self.shown = dict.fromkeys(KINDS, 0)
        self.added = dict.fromkeys(KINDS, 0)
        self.draws: dict[Card, list[int]] = {card: [] for card in KINDS}
        self.centers: dict[int, list[Card]] = {}
        self.last = self.added
        for event in game.events(0):
            self.note(event)

    def note(self, event: Event) -> None:  # noqa: C901 - one case for each kind of event
        match event:
            case GameStarted(_, tops):
                for card in tops:
                    self.shown[card] += 1
            case PayoffRevealed(_, card, _):
                self.shown[card] += 1
            case CardsDrawn(1):
                self.last = self.added.copy()
            case CardsDrawn(_, _, (card,)):
                self.draws[card].append(self.added[card])
            case MovePlayed(seat, move, Card() as card):
                if seat == 1 and move.source is card:
                    self.draws[card].append(self.last[card])
                if move.is_play:
                    self.centers.setdefault(int(str(move.dest)[1:]), []).append(card)
            case StackFinished(center):
                for card in self.centers.pop(center):
                    self.added[card] += 1

    def weights(self, card: Card) -> list[float]:
        """The weight of 0, 1, … cards of a kind in the hidden pay-off piles."""
        out = []
        for hidden in range(RULES.decks + 1):
            piled = hidden + self.shown[card]
            weight = float(comb(RULES.decks, piled) * perm(piled, self.shown[card]))
            for number, added in enumerate(self.draws[card]):
                weight *= max(RULES.decks - piled + added - number, 0)
            out.append(weight)
        return out


def filled(kinds: list[list[float]], size: int) -> list[float]:
    """The weight of all ways in which kinds fill piles of 0, 1, … `size` cards."""
    total = [1.0] + [0.0] * size
    for weights in kinds:
        total = [
            sum(weights[n] * total[left - n] for n in range(min(left + 1, len(weights))))
            for left in range(size + 1)
        ]
    return total


def long_game(seed: int, finished: int) -> Game:
    """A game in which center stacks were finished, at a turn of seat 0; pay-off cards stay."""
    game, chance, done = new_game(RULES, seed), random.Random(seed), 0
    while done < finished or game.to_move != 0:
        legal = [move for move in game.legal_moves() if move.source != "p"]
        plays = [move for move in legal if move.is_play]
        game.play(chance.choice(plays or legal))
        done += sum(isinstance(e, StackFinished) for e in game.events(0, len(game.moves) - 1))
    return game


@pytest.mark.parametrize(("seed", "finished"), [(1, 1), (2, 3), (3, 5)])
def test_pay_off_cards_are_as_likely_as_they_should_be(seed: int, finished: int) -> None:
    game = long_game(seed, finished)
    assert game.observation(0).hands[1] == 0
    assert not game.over
    ledger = Ledger(game)
    assert sum(ledger.added.values()) == 12 * finished
    size = sum(left - 1 for left in game.payoff_left)
    weights = {card: ledger.weights(card) for card in KINDS}
    belief = Belief(RULES, 0)
    belief.watch(game.events(0))
    rng = np.random.default_rng(seed)
    found = dict.fromkeys(KINDS, 0)
    for _ in range(SAMPLES):
        piles = [seat.payoff[:-1] for seat in belief.sample(rng).seats]
        for face in {number & 63 for pile in piles for number in pile}:
            found[KINDS[face // 16 * 13 + face % 16]] += 1
    for card in KINDS:
        others = filled([weights[other] for other in KINDS if other is not card], size)
        every = sum(weights[card][n] * others[size - n] for n in range(min(size, 2) + 1))
        wanted = 1 - weights[card][0] * others[size] / every
        error = (wanted * (1 - wanted) / SAMPLES) ** 0.5
        assert abs(found[card] / SAMPLES - wanted) <= 4.5 * error + 1e-9, card


def test_a_way_to_the_starter_weighs_in() -> None:
    """Piles of two cards, by hand: where they can tie, a shuffle may have gone before."""
    rules = RuleSet(payoff_size=2, hand_size=5)
    tops = (parse_card("3h"), parse_card("5h"))
    weight = StarterWeight(rules)
    weight.start(GameStarted(1, tops))
    rng = np.random.default_rng(1)
    five, six = KINDS.index(parse_card("5c")), KINDS.index(parse_card("6c"))
    taken = [
        sum(weight.accept([[below], [six]], rng) for _ in range(20_000)) for below in (five, six)
    ]
    # Below the 3 a 5 ties in 1 of 4 shuffles, a 6 in 1 of 4 too (with the 6 below the 5).
    assert taken[0] == pytest.approx(taken[1], rel=0.1)
    never = sum(weight.accept([[KINDS.index(parse_card("2c"))], [six]], rng) for _ in range(20_000))
    ties = sum(0.25**shuffles for shuffles in range(21))
    assert never / taken[0] == pytest.approx(1 / ties, rel=0.1)


@pytest.mark.parametrize(
    ("piles", "chance"),
    [
        ([[1], [1]], 1.0),
        ([[1], [2]], 0.0),
        ([[1, 2], [1, 2]], 0.5),
        ([[1, 2], [2, 3]], 0.25),
        ([[5], [1, 5], [5, 9]], 0.5),
        ([[3], [3], [1]], 1.0),
        ([[3], [3], [4]], 0.0),
    ],
)
def test_the_chance_of_a_tie(piles: list[list[int]], chance: float) -> None:
    assert tie_chance(piles) == pytest.approx(chance)


@pytest.mark.parametrize("first", ["seat0", "random", "given"])
def test_it_does_not_weigh_in_where_the_cards_do_not_decide(first: str) -> None:
    rules = RuleSet.from_json({"first": first})
    weight = StarterWeight(rules)
    weight.start(GameStarted(0, (parse_card("3h"), parse_card("5h"))))
    rng = np.random.default_rng(1)
    assert all(weight.accept([[4] * 19, [5] * 19], rng) for _ in range(100))
