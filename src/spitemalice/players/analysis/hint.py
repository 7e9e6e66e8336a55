"""A hint in three grades, from a nudge to the whole turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from spitemalice.kernel.consts import RANK_MASK, TO_SIDE
from spitemalice.kernel.state import State
from spitemalice.kernel.views import hand_cards
from spitemalice.players.analysis.judge import End, Judge, PayoffPath
from spitemalice.players.analysis.reasons import Reason, find_reasons
from spitemalice.players.analysis.texts import rank_text, say
from spitemalice.players.seat import lay_out_view
from spitemalice.rules.cards import Card
from spitemalice.rules.moves import Move
from spitemalice.rules.observation import Observation

__all__ = ["GRADES", "Hint", "find_hint"]

GRADES: Final = 3
"""How many grades a hint has."""


@dataclass(frozen=True, slots=True)
class Hint:
    """The best turn found from what a seat sees.

    Attributes:
        moves: Its moves, up to its end or to the first card that is not known yet.
        reasons: Why it is the best.
        payoff: Whether and how the pay-off card can go with the cards that are seen.
        grades: The same in words: whether the pay-off card can go, which stack or card is
            first, and the whole line with its reasons.
    """

    moves: tuple[Move, ...]
    reasons: tuple[Reason, ...]
    payoff: PayoffPath
    grades: tuple[str, str, str]

    @property
    def move(self) -> Move:
        """The best move."""
        return self.moves[0]


def find_hint(seen: Observation) -> Hint:
    """A hint for the seat to move, from nothing but its observation.

    Raises:
        ValueError: It is not the observer's turn, or the game has ended.
    """
    if not seen.legal:
        raise ValueError("there is no hint: it is not the observer's turn")
    state, judge = State(), Judge()
    lay_out_view(state, seen)
    payoff = judge.payoff_path(state)
    best, *others = judge.ends(state)
    quiet = _discards(state)
    reasons = find_reasons(judge, state, best, [*(end.path for end in others), *quiet])
    grades = (_first(seen, best, payoff), _second(seen, best), _third(best, reasons))
    return Hint(best.moves, reasons, payoff, grades)


def _discards(state: State) -> list[tuple[int]]:
    """The paths that end the turn at once, whatever the rules say of Kings."""
    ranks = {card & RANK_MASK for card in hand_cards(state, state.to_move)}
    return [
        ((rank << 4) + TO_SIDE + stack,)
        for rank in sorted(ranks)
        for stack in range(state.side_stacks)
    ]


def _first(seen: Observation, best: End, payoff: PayoffPath) -> str:
    """Whether the pay-off card can go."""
    plays = best.moves[-1].source == "p"
    if plays and seen.payoff[seen.to_move].count == 1:
        return say("can-win")
    if plays:
        return say("can-go")
    if payoff.moves is not None:
        return say("may-go")
    if not payoff.certain:
        return say("not-found")
    return say("not-yet" if _refills(best) else "cannot-go")


def _refills(best: End) -> bool:
    """Whether the turn goes on with new cards."""
    last = best.moves[-1]
    return last.is_play and last.source != "p"


def _second(seen: Observation, best: End) -> str:
    """Which stack, or which card, comes first."""
    first, last = best.moves[0], best.moves[-1]
    if first.is_pass:
        return say("pass-only")
    if first.is_discard and isinstance(first.source, Card):
        return say("discard-only", rank=rank_text(first.source))
    if first.source == "p":
        return say("straight", stack=str(first.dest)[1:])
    if last.source == "p":
        return say("goes-to", stack=str(last.dest)[1:], move=_words(seen, first))
    return say("begin", move=_words(seen, first))


def _third(best: End, reasons: tuple[Reason, ...]) -> str:
    """The whole line and why."""
    moves = ", ".join(move.text for move in best.moves)
    return say("line", moves=moves, reasons=" ".join(map(str, reasons)))


def _words(seen: Observation, move: Move) -> str:
    """What the first move of a line moves."""
    if isinstance(move.source, Card):
        return say("from-hand", rank=rank_text(move.source))
    number = int(str(move.source)[1:])
    return say("from-side", rank=rank_text(seen.side[seen.to_move][number - 1][-1]), stack=number)
