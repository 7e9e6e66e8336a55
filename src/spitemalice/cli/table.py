"""The table as one player may see it, told line by line."""

from __future__ import annotations

from collections.abc import Iterator

from spitemalice.cli.words import Words, rank_name
from spitemalice.rules.observation import Observation
from spitemalice.rules.text import counted

__all__ = ["describe", "needs", "own_side"]


def describe(words: Words, seen: Observation) -> Iterator[str]:
    """Everything on the table, each line whole in itself."""
    yield f"Turn {seen.turn}, {words.whose(seen.to_move)} turn."
    for number, pile in enumerate(seen.center, 1):
        height = len(pile)
        if height:
            top = words.card(pile[-1])
            yield f"Center stack {number}: needs {rank_name(height + 1)}, on {top}."
        else:
            yield f"Center stack {number}: empty, needs Ace."
    yield _stock(seen)
    players = len(seen.hands)
    first = seen.to_move if seen.seat is None else seen.seat
    for step in range(players):
        yield from _player(words, seen, (first + step) % players)


def needs(seen: Observation) -> str:
    """What the center stacks need, in one line."""
    wants = (f"c{n} {rank_name(len(pile) + 1)}" for n, pile in enumerate(seen.center, 1))
    return f"The center needs: {', '.join(wants)}."


def own_side(words: Words, seen: Observation) -> str:
    """The top cards of the side stacks of the player to move, in one line."""
    piles = enumerate(seen.side[seen.to_move], 1)
    tops = [f"s{number} {words.card(pile[-1])}" for number, pile in piles if pile]
    return f"{words.owner(seen.to_move)} side stacks: {', '.join(tops) or 'empty'}."


def _stock(seen: Observation) -> str:
    aside = f", {counted(seen.aside, 'card')} aside" if seen.rules.recycle == "when_empty" else ""
    return f"Stock: {counted(seen.stock, 'card')}{aside}."


def _player(words: Words, seen: Observation, seat: int) -> Iterator[str]:
    owner = words.owner(seat)
    yield words.payoff(seen, seat)
    if seat == seen.seat:
        yield f"{owner} hand: {words.cards(seen.hand)}."
    else:
        yield f"{owner} hand: {counted(seen.hands[seat], 'card')}."
    for number, pile in enumerate(seen.side[seat], 1):
        cards = f"{words.cards(reversed(pile))}, top first" if len(pile) > 1 else words.cards(pile)
        yield f"{owner} side stack {number}: {cards if pile else 'empty'}."
