"""Why a turn is better than others, in named reasons that can be said in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from spitemalice.kernel.consts import LEAF_REFILL, LEAF_REVEAL, LEAF_TURN, MOST_MISSING
from spitemalice.kernel.state import State
from spitemalice.kernel.views import hand_cards, payoff_count, top_card
from spitemalice.players.analysis.facts import Facts, facts_of
from spitemalice.players.analysis.judge import End, Judge
from spitemalice.players.analysis.texts import cards_text, rank_text, say
from spitemalice.rules.cards import Card, card_of
from spitemalice.rules.table import cards_of, payoff_pile, side_pile

__all__ = ["Reason", "find_reasons"]

MOST: Final = 3  # reasons that are given


@dataclass(frozen=True, slots=True)
class Reason:
    """One reason for a turn.

    Attributes:
        key: Which one, as in the table of texts.
        values: What stands in the text's gaps.
    """

    key: str
    values: Mapping[str, str]

    def __str__(self) -> str:
        return say(self.key, **self.values)


def find_reasons(
    judge: Judge, state: State, best: End, others: Iterable[Iterable[int]]
) -> tuple[Reason, ...]:
    """One to three reasons for a turn, the one that matters most first.

    Args:
        judge: Who judges.
        state: The position at which the turn, or the rest of it, begins.
        best: The turn to speak for.
        others: The paths of turns that it is compared with.
    """
    features = judge.features(state, best.path)
    if not features:
        return (_reason("wins"),)
    now = facts_of(judge.features(state, ()))
    rest = [facts_of(found) for path in others if (found := judge.features(state, path))]
    case = _Case(state, best, now, facts_of(features), rest)
    reasons = [reason for find in _FINDERS for reason in find(case)]
    return tuple(reasons[:MOST]) or (_reason("least"),)


@dataclass(frozen=True, slots=True)
class _Case:
    """A turn and what it is compared with: the position now, and the ends of other turns."""

    state: State
    best: End
    now: Facts
    then: Facts
    others: list[Facts]

    def usual(self, name: str) -> int:
        """What most of the other turns come to; of equally many the first."""
        values: list[int] = [getattr(facts, name) for facts in self.others or [self.then]]
        ((value, _),) = Counter(values).most_common(1)
        return value

    def top(self, seat: int) -> str:
        """A seat's pay-off card."""
        return rank_text(card_of(top_card(self.state, payoff_pile(seat))))


def _reason(key: str, **values: object) -> Reason:
    return Reason(key, {name: str(value) for name, value in values.items()})


def _goals(case: _Case) -> Iterator[Reason]:
    """What is reached at once."""
    if case.then.leaf == LEAF_REVEAL:
        left = payoff_count(case.state, case.state.to_move) - 1
        yield _reason("plays-payoff", left=left)
    elif case.then.leaf == LEAF_REFILL:
        yield _reason("refills", count=case.state.hand_size)


def _block(case: _Case) -> Iterator[Reason]:
    """What the next player finds."""
    before, after = case.now.their_missing, case.then.their_missing
    usual = case.usual("their_missing")
    rank = case.top((case.state.to_move + 1) % case.state.players)
    if before == 0 < after:
        yield _reason("blocks", rank=rank)
    elif after > before:
        yield _reason("puts-off", rank=rank, cards=cards_text(after), before=before)
    elif after > usual:
        yield _reason("gives-nothing", rank=rank, cards=cards_text(after), before=usual)


def _reach(case: _Case) -> Iterator[Reason]:
    """How near the own pay-off card is."""
    after, usual = case.then.missing, case.usual("missing")
    if after < usual <= MOST_MISSING:
        yield _reason("nearer", cards=cards_text(after), before=usual)


def _kings(case: _Case) -> Iterator[Reason]:
    """Kings that stay in the hand."""
    kings = case.then.kings
    if kings > case.usual("kings"):
        yield _reason("keeps-king") if kings == 1 else _reason("keeps-kings", count=kings)


def _stacks(case: _Case) -> Iterator[Reason]:
    """Side stacks that are empty."""
    if case.then.empty > case.now.empty:
        yield _reason("frees")
    elif case.then.empty > case.usual("empty"):
        yield _reason("keeps-free")


def _discard(case: _Case) -> Iterator[Reason]:
    """The card that ends the turn, and where it goes."""
    *plays, last = case.best.moves
    if not (last.is_discard and isinstance(last.source, Card)):
        return
    card, stack = last.source, str(last.dest)
    pile = cards_of(case.state, side_pile(case.state.to_move, int(stack[1:]) - 1))
    pile = pile[: len(pile) - sum(move.source == stack for move in plays)]
    if not pile:
        yield _reason("lays-on-nothing", rank=rank_text(card))
    elif pile[-1].rank == card.rank + 1:
        yield _reason("lays-on-next", rank=rank_text(card), other=rank_text(pile[-1]))
    elif pile[-1].rank == card.rank:
        yield _reason("lays-on-equal", rank=rank_text(card))
    hand = [card_of(number).rank for number in hand_cards(case.state, case.state.to_move)]
    used = [move.source.rank for move in plays if isinstance(move.source, Card)]
    if hand.count(card.rank) - used.count(card.rank) > 1:
        yield _reason("spare")


def _order(case: _Case) -> Iterator[Reason]:
    """What the turn leaves for later ones."""
    if case.then.leaf != LEAF_TURN:
        return
    if case.then.hand < case.usual("hand"):
        yield _reason("makes-room", count=case.state.hand_size - case.then.hand)
    if case.then.buried < case.usual("buried"):
        yield _reason("buries-less")


_FINDERS: Final = (_goals, _block, _reach, _kings, _stacks, _discard, _order)
