"""Games to learn from: what a seat saw when it chose, and what came of it."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Final, NamedTuple

from spitemalice.arena.training.brains import Brain
from spitemalice.arena.training.luck import luck_of
from spitemalice.kernel.consts import NOBODY, RUNNING, WIN_SCORE
from spitemalice.kernel.play import deal
from spitemalice.kernel.state import State, seed_fast
from spitemalice.kernel.table import Mind, Table
from spitemalice.kernel.turn import best_features, kept_score, play_best
from spitemalice.rules.ruleset import RuleSet

__all__ = ["UNIT", "Lesson", "Marks", "Notes", "Pairing"]

UNIT: Final = 1 << 20
"""Targets are whole numbers of 1/UNIT, so that their sums are exact in whatever order."""


class Pairing(NamedTuple):
    """Two players, and who of them is learned from.

    Attributes:
        share: How often they meet, beside the shares of the other pairings.
        first: The player that is learned from.
        second: The other.
        both: Whether the other is learned from too.
    """

    share: int
    first: Brain
    second: Brain
    both: bool = False


class Marks(NamedTuple):
    """What a game's result is worth to a seat: `middle` plus or minus the rest, or `draw`.

    Attributes:
        middle: What a win and a loss lie around.
        half: What a win is above it, and a loss below.
        point: What each point of the winner adds to that.
        draw: What a draw is worth.
    """

    middle: float
    half: float
    point: float
    draw: float

    def of(self, state: State, seat: int) -> float:
        """What a finished game is worth to a seat."""
        if state.winner == NOBODY:
            return self.draw
        won = self.half + self.point * state.points
        return self.middle + (won if state.winner == seat else -won)


class Notes(NamedTuple):
    """The decisions of some games.

    Attributes:
        features: The features that were on at the end that was chosen, decision after decision.
        counts: How many they were at each decision.
        targets: What each decision led to, in 1/UNIT.
        games: How many games.
        draws: How many of them nobody has won.
    """

    features: array[int]
    counts: array[int]
    targets: array[int]
    games: int
    draws: int


class Lesson(NamedTuple):
    """Some games to play and note down.

    The target of a decision is a mix of what was thought of the seat's later decisions and of the
    result, in the manner of temporal differences: of the result alone with a `decay` of 1, of
    the next decision alone with 0.

    Attributes:
        rules: The rules.
        seed: The training's seed.
        step: The number of the training's step, of whose chance these games have a part.
        first: The number of the first game in its step.
        games: How many games.
        pairings: Who may meet.
        marks: What the results are worth.
        decay: How much a later decision counts beside the next one.
        values: What is thought of decisions: weights, in 1/`scale`.
        scale: Units of the weights.
    """

    rules: RuleSet
    seed: str
    step: int
    first: int
    games: int
    pairings: tuple[Pairing, ...]
    marks: Marks
    decay: float
    values: tuple[int, ...]
    scale: int

    def play(self) -> Notes:
        """Play the games."""
        state, table = State(), Table()
        self.rules.configure_state(state)
        table.log = 1
        minds = {two: (two.first.mind(), two.second.mind()) for two in self.pairings}
        notes = Notes(array("H"), array("B"), array("i"), self.games, 0)
        draws = 0
        for number in range(self.first, self.first + self.games):
            luck = luck_of(self.seed, "game", self.step, number)
            pairing = self.pairing_of(luck.picks[0])
            first, second = minds[pairing]
            seat = luck.picks[1] & 1
            logs: list[list[list[int]]] = [[], []]
            seed_fast(state, *luck.deal)
            deal(state)
            table.seed_low, table.seed_high = luck.search
            _play(state, table, (second, first) if seat else (first, second), logs)
            draws += state.winner == NOBODY
            self._note(notes, logs[seat], self.marks.of(state, seat))
            if pairing.both:
                self._note(notes, logs[1 - seat], self.marks.of(state, 1 - seat))
        return notes._replace(draws=draws)

    def pairing_of(self, pick: int) -> Pairing:
        """The pairing that a number picks: each as often as its share says."""
        left = pick % sum(pairing.share for pairing in self.pairings)
        for pairing in self.pairings:
            if left < pairing.share:
                break
            left -= pairing.share
        return pairing

    def _note(self, notes: Notes, decisions: Sequence[Sequence[int]], target: float) -> None:
        """Note a seat's decisions, from the last one back."""
        for features in reversed(decisions):
            notes.features.extend(features)
            notes.counts.append(len(features))
            notes.targets.append(round(target * UNIT))
            value = sum(self.values[feature] for feature in features) / self.scale
            target = self.decay * target + (1 - self.decay) * value


def _play(
    state: State, table: Table, minds: tuple[Mind, Mind], logs: list[list[list[int]]]
) -> None:
    """Play a dealt game, and log for both seats the features of each end chosen.

    A winning end needs no value, and has none.
    """
    while state.outcome == RUNNING:
        seat = state.to_move
        play_best(state, table, minds[seat])
        if kept_score(table, 0) < WIN_SCORE // 2:
            logs[seat].append(best_features(table))
