"""Worlds: whole positions drawn from all that one seat has seen since the deal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

import numpy as np

from spitemalice.envs.posterior import BeliefError, Hidden, Posterior
from spitemalice.envs.starters import StarterWeight
from spitemalice.envs.witness import RANKS, Witness
from spitemalice.record.position import Cards, Position, Seat
from spitemalice.rules.events import (
    CardsDrawn,
    Event,
    GameStarted,
    MovePlayed,
    PayoffRevealed,
    StackFinished,
)
from spitemalice.rules.game import Game
from spitemalice.rules.ruleset import RuleSet

__all__ = ["Belief", "BeliefError", "sample_world"]

KINDS: Final = 4 * RANKS
KING: Final = RANKS - 1


def sample_world(game: Game, seat: int | None, rng: np.random.Generator) -> Position:
    """A position drawn from exactly what a seat, or a spectator (`None`), knows of a game.

    Only `game.events(seat)` is looked at. For many samples of one position, or for a game that
    goes on, keep a `Belief`.
    """
    belief = Belief(game.rules, seat)
    belief.watch(game.events(seat))
    return belief.sample(rng)


class Belief:
    """What a seat, or a spectator, knows of a game, and worlds that agree with it.

    It is fed with the events that its seat sees, from the deal on, and can be asked for samples
    at any time in between. Equal events give equal beliefs, whatever the hidden cards are: with
    the same `rng` they give the same worlds. What is sampled is said in `posterior`; how the
    starter was found under `first = "high_payoff"` is weighed in, too.

    Args:
        rules: The rule-set.
        seat: Who looks, `None` for a spectator.

    Attributes:
        trials: Proposals made for the samples so far; a sample takes one or more.
    """

    def __init__(self, rules: RuleSet, seat: int | None) -> None:
        self.rules = rules
        self.seat = seat
        self._table = Witness(rules, seat)
        self._others = [other for other in range(rules.players) if other != seat]
        self._posterior = Posterior(
            KINDS,
            rules.decks,
            [rules.hand_size] * len(self._others),
            rules.players * rules.payoff_size,
            refills=rules.recycle == "when_empty",
        )
        self._starter = StarterWeight(rules)

    @property
    def trials(self) -> int:
        """Proposals made for the samples so far; a sample takes one or more."""
        return self._posterior.trials

    def watch(self, events: Iterable[Event]) -> None:
        """Take note of events in their order, as `Game.events(seat)` tells them."""
        for event in events:
            self._note(event)

    def _note(self, event: Event) -> None:
        posterior = self._posterior
        if isinstance(event, CardsDrawn):
            self._draw(event)
            return
        finished = self._table.watch(event)
        if isinstance(event, GameStarted):
            for card in event.payoff_tops:
                posterior.reveal(_kind(card.face))
            self._starter.start(event)
        elif isinstance(event, MovePlayed) and event.seat != self.seat:
            self._see_move(event)
        elif isinstance(event, PayoffRevealed):
            posterior.reveal(_kind(event.card.face))
            self._starter.reveal(event.seat, event.card)
        elif isinstance(event, StackFinished) and self.rules.recycle == "now":
            posterior.enter([_kind(face) for face in finished])

    def _see_move(self, event: MovePlayed) -> None:
        """Another seat has moved: if from its hand, then it has held the card."""
        card = event.card
        if card is None or card is not event.move.source:
            return
        hand = self._others.index(event.seat)
        self._posterior.play(hand, _kind(card.face))
        if event.move.is_discard and card.is_king and not self.rules.king_on_side:
            others = [kind for kind in range(KINDS) if kind % RANKS != KING]
            self._posterior.bar(hand, others)

    def _draw(self, event: CardsDrawn) -> None:
        """A seat draws, perhaps until the stock is empty and has to be refilled."""
        done = 0
        while done < event.count:
            if self._table.stock == 0:
                self._posterior.enter([_kind(face) for face in self._table.refill()])
            count = min(event.count - done, self._table.stock)
            part = None if event.cards is None else event.cards[done : done + count]
            self._table.draw(event.seat, count, part)
            if event.seat == self.seat:
                for card in part or ():
                    self._posterior.see(_kind(card.face))
            else:
                self._posterior.draw(self._others.index(event.seat), count)
            done += count

    def sample(self, rng: np.random.Generator, limit: int = 100_000) -> Position:
        """A whole position; everything that the seat cannot see in it is a draw from what it knows.

        The order of a hidden hand and of the stock, and which pack a card comes from, mean
        nothing: no rule looks at them. `words_used` is 0.

        Args:
            rng: The chance.
            limit: How many proposals to make at most. One or a few are the rule for two seats;
                three or four hidden hands can take thousands late in a game.

        Raises:
            BeliefError: The events contradict the rules, or no proposal was taken.
        """
        for _ in range(limit):
            hidden = self._posterior.propose(rng)
            piles = self._dealt(hidden, rng)
            if self._starter.accept(piles, rng) and self._posterior.accept(hidden, rng):
                return self._position(hidden, piles, rng)
        raise BeliefError(f"limit {limit}: none of so many proposals agreed with what was seen")

    def _dealt(self, hidden: Hidden, rng: np.random.Generator) -> list[list[int]]:
        """The hidden pay-off cards in a random order, parted among the seats."""
        cards = rng.permutation(np.array(hidden.payoffs, dtype=int)).tolist()
        piles = []
        for count in self._table.payoffs:
            below = max(count - 1, 0)
            piles.append(cards[:below])
            cards = cards[below:]
        return piles

    def _position(
        self, hidden: Hidden, piles: list[list[int]], rng: np.random.Generator
    ) -> Position:
        table = self._table
        packs = _Packs()
        seats = []
        for seat in range(self.rules.players):
            hand = table.hand
            if seat != self.seat:
                kinds = hidden.hands[self._others.index(seat)]
                hand = [_face(kind) for kind in rng.permutation(np.array(kinds, int)).tolist()]
            top = table.tops[seat]
            payoff = [*map(_face, piles[seat]), *([] if top is None else [top])]
            sides = tuple(packs.number(side) for side in table.sides[seat])
            seats.append(Seat(packs.number(payoff), packs.number(hand), sides))
        stock = rng.permutation(np.array(hidden.stock, dtype=int)).tolist()
        return Position(
            rules=self.rules,
            to_move=table.to_move,
            turns_ended=table.turns_ended,
            words_used=0,
            outcome=table.outcome,
            stock=packs.number(map(_face, stock)),
            aside=packs.number(table.aside),
            centers=tuple(packs.number(center) for center in table.centers),
            seats=tuple(seats),
        )


class _Packs:
    """Numbers equal cards one by one, for the kernel tells them apart."""

    def __init__(self) -> None:
        self._used = Counter[int]()

    def number(self, faces: Iterable[int]) -> Cards:
        """The kernel's numbers of cards."""
        cards = []
        for face in faces:
            cards.append(64 * self._used[face] + face)
            self._used[face] += 1
        return tuple(cards)


def _kind(face: int) -> int:
    """The number of a card among the 52, which have no holes."""
    return face // 16 * RANKS + face % 16


def _face(kind: int) -> int:
    """The kernel's face of a kind."""
    return kind // RANKS * 16 + kind % RANKS
