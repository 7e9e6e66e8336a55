"""Players that search: the whole turn, and, the strongest, a few turns on in many worlds."""

from __future__ import annotations

import hashlib
import time
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from spitemalice.kernel.consts import VALUE_LIMIT
from spitemalice.kernel.rollout import (
    Rollouts,
    best_line,
    drop_worst,
    only_discards,
    run_round,
    seed_rollouts,
    start_rollouts,
)
from spitemalice.kernel.state import State
from spitemalice.kernel.table import Mind, Table
from spitemalice.kernel.turn import kept_score, play_kept, search, set_weights
from spitemalice.players.player import OWN_BUDGET, Budget
from spitemalice.players.seat import lay_out_view
from spitemalice.players.weights import load_weights
from spitemalice.rules.moves import LEGAL_TABLE, Move
from spitemalice.rules.observation import Observation

__all__ = ["KernelSearcher", "Look", "SearchPlayer", "make_mind"]


@dataclass(frozen=True, slots=True)
class Look:
    """How a searching player looks at a turn. The defaults are those of full strength.

    Attributes:
        weights: The name of its weights.
        nodes: Positions inside the turn that it goes on from.
        plays: The longest line of plays that it sees.
        width: Discards that it looks at closely in each position after the first.
        noise: How much it misjudges: up to this is added to each value.
        forget: How often, in a hundred, it overlooks a side stack of its own.
        trials: Trial games a decision of the deep search, 0 for none.
        lines: Ends of the turn that the deep search compares.
        doubt: Standard errors, squared, by which another end must beat the first choice.
        alone: The name of its weights against an opponent who does not build, if it has any.
        draw: What a draw costs in trial games, where winning brings 1500 and 150 a point; by
            default so much that draws are avoided.
        sees_all: Whether the deep search is played with the true cards (for measuring only).
    """

    weights: str
    nodes: int = 150
    plays: int = 60
    width: int = 6
    noise: int = 0
    forget: int = 0
    trials: int = 0
    lines: int = 6
    doubt: int = 0
    alone: str | None = None
    draw: int | None = None
    sees_all: bool = False

    @property
    def all_weights(self) -> tuple[str, ...]:
        """The names of all its weights."""
        return (self.weights,) if self.alone is None else (self.weights, self.alone)


ROLLOUT_LOOK: Final = (10, 2)  # positions and discards of the quick search inside trial games
TURN_MS: Final = 300.0  # what a deep search may take for a turn unless it is told otherwise
SHARE: Final = 0.6  # of the time left, for one decision: a revealed card may ask for another


def make_mind(look: Look) -> Mind:
    """The kernel's form of a look."""
    mind = Mind()
    set_weights(mind, list(load_weights(look.weights)))
    mind.max_nodes = look.nodes
    mind.max_plays = look.plays
    mind.width = look.width
    mind.noise = look.noise
    mind.forget = look.forget
    return mind


class Minds(NamedTuple):
    """What a player judges by.

    Attributes:
        turn: In its own turn.
        mine: In its turns inside trial games.
        theirs: In the turns of the others there.
    """

    turn: Mind
    mine: Mind
    theirs: Mind


def make_minds(look: Look) -> Minds:
    """The minds of a look, against opponents who play as it does."""
    quick = make_mind(replace(look, nodes=ROLLOUT_LOOK[0], width=ROLLOUT_LOOK[1]))
    return Minds(make_mind(look), quick, quick)


def make_minds_alone(look: Look) -> Minds | None:
    """The minds of a look against an opponent who plays its pay-off card only, and discards.

    Such an opponent looks at no position but the first of its turn.
    """
    if look.alone is None:
        return None
    look = replace(look, weights=look.alone)
    return make_minds(look)._replace(theirs=make_mind(replace(look, nodes=1)))


class TurnClock:
    """The time that a deep search has for the decisions of one turn."""

    def __init__(self) -> None:
        self._turn = -1
        self._spent = 0.0
        self._started = 0.0

    def deadline(self, turn: int, budget: Budget) -> float:
        """Start thinking about a decision; answer when to stop, as `time.perf_counter()` counts.

        A budget of nodes alone knows no time.
        """
        self._started = time.perf_counter()
        if budget.nodes is not None and budget.ms is None:
            return float("inf")
        if turn != self._turn:
            self._turn, self._spent = turn, 0.0
        limit = TURN_MS if budget.ms is None else budget.ms
        return self._started + SHARE * max(limit / 1000 - self._spent, 0.0)

    def stop(self) -> None:
        """Stop thinking."""
        self._spent += time.perf_counter() - self._started


class KernelSearcher:
    """A searching player that plays on a kernel state itself.

    It reads of the state only what the seat to move may see, unless its look says otherwise.
    """

    def __init__(self, look: Look, budget: Budget = OWN_BUDGET) -> None:
        self._look = look
        self._budget = budget
        self._minds = make_minds(look)
        self._alone = make_minds_alone(look)
        self._table = Table()
        self._deep = Rollouts() if look.trials else None
        if self._deep is not None and look.draw is not None:
            self._deep.draw = look.draw
        self._table.keep = look.lines if look.trials else 1
        self._seed = b""
        self._clock = TurnClock()

    def begin(self, seed: bytes) -> None:
        """A new game, with chance from `seed`."""
        self._seed = seed
        self._clock = TurnClock()
        digest = hashlib.sha256(seed).digest()
        self._table.seed_low = int.from_bytes(digest[:4], "big") >> 4
        self._table.seed_high = int.from_bytes(digest[4:8], "big") >> 4

    def play_on(self, state: State, ply: int) -> list[int]:
        """Play up to the end of the turn or the next unknown card; answer the moves' indices."""
        if self._deep is None:  # the same as below, with fewer calls
            search(state, self._table, self._minds_for(state).turn)
            return play_kept(state, self._table, 0)
        return self.line(state, self.decide(state, ply, self._budget))

    def line(self, state: State, rank: int) -> list[int]:
        """Play a kept end out on the state; answer the moves' indices."""
        return play_kept(state, self._table, rank)

    def decide(self, state: State, ply: int, budget: Budget) -> int:
        """Search a turn; answer the rank of the kept end to choose."""
        minds = self._minds_for(state)
        search(state, self._table, minds.turn)
        if self._deep is None or kept_score(self._table, 0) > VALUE_LIMIT:
            return 0
        return self._compare(self._deep, minds, state, ply, budget)

    def _minds_for(self, state: State) -> Minds:
        """What to judge by against this opponent."""
        return self._alone if self._alone is not None and only_discards(state) else self._minds

    def _compare(self, deep: Rollouts, minds: Minds, state: State, ply: int, budget: Budget) -> int:
        """Play trial games from the best ends, and give up the worst half again and again."""
        live = start_rollouts(deep, state, self._table)
        deep.clairvoyant = int(self._look.sees_all)
        digest = hashlib.sha256(self._seed + ply.to_bytes(8, "big")).digest()
        seed_rollouts(deep, *(int.from_bytes(digest[i : i + 4], "big") >> 4 for i in (0, 4)))
        trials = budget.nodes or self._look.trials
        end = self._clock.deadline(state.turns_ended, budget)
        stages = max(live - 1, 1).bit_length()
        while live > 1:
            rounds = max(trials // (stages * live), 2)
            if not self._run(deep, minds, rounds, end):
                break
            live = 1 if live == 2 else (live + 1) // 2
            drop_worst(deep, max(live, 2))
        self._clock.stop()
        return best_line(deep, self._look.doubt)

    def _run(self, deep: Rollouts, minds: Minds, rounds: int, end: float) -> bool:
        """Run rounds of trial games; answer whether there was time for all."""
        for _ in range(rounds):
            if time.perf_counter() >= end:
                return False
            run_round(deep, minds.mine, minds.theirs)
        return True


class SearchPlayer:
    """A searching player that is given observations and nothing else.

    Between two moves it keeps the rest of the line that it has chosen; a player that takes a
    game up in the middle of a turn searches again.

    Args:
        look: How it looks.
        seed: Any bytes, from which its chance comes.
    """

    def __init__(self, look: Look, seed: bytes) -> None:
        self._searcher = KernelSearcher(look)
        self._searcher.begin(seed)
        self._state = State()
        self._line: list[Move] = []
        self._next_ply = -1

    def choose(self, observation: Observation, budget: Budget = OWN_BUDGET) -> Move:
        """The next move of the best line found."""
        ply = len(observation.history)
        if not self._line or ply != self._next_ply or self._line[0] not in observation.legal:
            self._line = self._search(observation, ply, budget)
        self._next_ply = ply + 1
        return self._line.pop(0)

    def _search(self, observation: Observation, ply: int, budget: Budget) -> list[Move]:
        lay_out_view(self._state, observation)
        rank = self._searcher.decide(self._state, ply, budget)
        return [LEGAL_TABLE[index] for index in self._searcher.line(self._state, rank)]
