"""Plays to the center that a greedy player likes, found in what it sees."""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from spitemalice.rules.cards import Card
from spitemalice.rules.moves import Move, parse_move
from spitemalice.rules.observation import Observation

__all__ = ["free_play", "path_to_payoff"]

QUEEN: Final = 12
KING_COST: Final = 5  # plays of other cards that a greedy player makes to save a King
MAX_STEPS: Final = 400  # positions looked at before the search gives up
NEAR: Final = 2  # ranks before another's pay-off card that count as a help


@dataclass(frozen=True, slots=True, order=True)
class _Step:
    """A position inside the turn: center heights, side cards and hand cards already played."""

    heights: tuple[int, ...]
    side_used: tuple[int, ...]
    hand_used: tuple[bool, ...]


def path_to_payoff(seen: Observation) -> Move | None:
    """The first move of the cheapest way to play the pay-off card, if one is found."""
    for move in seen.legal:
        if move.source == "p":
            return move
    start = _Step(
        tuple(map(len, seen.center)),
        (0,) * len(_own_side(seen)),
        (False,) * len(seen.hand),
    )
    queue: list[tuple[int, _Step, str]] = [(0, start, "")]
    done = set[_Step]()
    while queue and len(done) < MAX_STEPS:
        cost, step, first = heapq.heappop(queue)
        if step in done:
            continue
        done.add(step)
        if first and _payoff_fits(seen, step):
            return parse_move(first)
        for card, text, after in _plays(seen, step):
            extra = KING_COST if card.is_king else 1
            heapq.heappush(queue, (cost + extra, after, first or text))
    return None


def free_play(seen: Observation) -> Move | None:
    """A play that costs no King and does not help another player, side stacks first."""
    return next((move for move in seen.legal if move.is_play and _is_harmless(seen, move)), None)


def _own_side(seen: Observation) -> tuple[tuple[Card, ...], ...]:
    return seen.side[seen.to_move]


def _payoff_fits(seen: Observation, step: _Step) -> bool:
    top = seen.payoff[seen.to_move].top
    return top is not None and any(_fits(seen, top, height) for height in step.heights)


def _fits(seen: Observation, card: Card, height: int) -> bool:
    """Whether a card may go on a center stack of this height."""
    if card.is_king:
        return height > 0 or seen.rules.king_as_ace
    return card.rank == height + 1


def _plays(seen: Observation, step: _Step) -> Iterator[tuple[Card, str, _Step]]:
    """Every play inside the turn: the card, the move as text, and what comes of it."""
    for number, pile in enumerate(_own_side(seen)):
        used = step.side_used[number]
        if used < len(pile):
            rest = (*step.side_used[:number], used + 1, *step.side_used[number + 1 :])
            card = pile[-1 - used]
            for text, heights in _targets(seen, step, card, f"s{number + 1}"):
                yield card, text, _Step(heights, rest, step.hand_used)
    for slot, card in enumerate(seen.hand):
        if not step.hand_used[slot]:
            gone = (*step.hand_used[:slot], True, *step.hand_used[slot + 1 :])
            for text, heights in _targets(seen, step, card, card.text):
                yield card, text, _Step(heights, step.side_used, gone)


def _targets(
    seen: Observation, step: _Step, card: Card, source: str
) -> Iterator[tuple[str, tuple[int, ...]]]:
    """The center stacks that a card may go on, as moves, with the heights that follow."""
    for number, height in enumerate(step.heights):
        if _fits(seen, card, height) and height not in step.heights[:number]:
            grown = (height + 1) % QUEEN
            heights = (*step.heights[:number], grown, *step.heights[number + 1 :])
            yield f"{source}-c{number + 1}", heights


def _is_harmless(seen: Observation, move: Move) -> bool:
    center = seen.center[int(str(move.dest)[1:]) - 1]
    source = move.source
    if isinstance(source, str):
        source = _own_side(seen)[int(source[1:]) - 1][-1]
    if source is None or source.is_king:
        return False
    needs = (len(center) + 1) % QUEEN + 1
    tops = [pile.top for seat, pile in enumerate(seen.payoff) if seat != seen.to_move]
    return not any(top is not None and 0 <= top.rank - needs < NEAR for top in tops)
