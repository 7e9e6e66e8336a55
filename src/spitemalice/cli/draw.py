"""The table of a recorded game, drawn in text or given as JSON."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from spitemalice.cli.errors import one_line
from spitemalice.cli.words import Words, rank_name
from spitemalice.record.codec import result_value
from spitemalice.record.model import Record
from spitemalice.record.strict_json import Json
from spitemalice.rules.cards import Card
from spitemalice.rules.events import Event, TurnStarted
from spitemalice.rules.game import Game
from spitemalice.rules.observation import Observation
from spitemalice.rules.text import counted

__all__ = ["Scene", "draw", "scenes", "to_json"]


@dataclass(frozen=True, slots=True)
class Scene:
    """The table after a turn.

    Attributes:
        turn: The number of the turn, 0 for the deal.
        of: How many turns the record has.
        table: What a spectator sees.
        hands: The hands by seat, None where it is not to be seen.
        events: What happened in the turn.
    """

    turn: int
    of: int
    table: Observation
    hands: tuple[tuple[Card, ...] | None, ...]
    events: tuple[Event, ...]


def scenes(record: Record, game: Game, seat: int | None) -> Iterator[Scene]:
    """The table after the deal and after each turn, as a seat saw it or with all hands open.

    Args:
        record: The record.
        game: Its game, played to the end of the record.
        seat: Who looks on; None sees every hand.
    """
    again = Game(game.rules, game.seed, record.given_starter)
    number = len(record.turns)
    happened = _by_turn(game, seat, number)
    for turn, text in enumerate(("", *record.turns)):
        again.play_all(game.moves[len(again.moves) :][: len(text.split())])
        now = game if turn == number else again  # which knows of an ending against a player
        yield _scene(now, turn, number, seat, next(happened, ()))


def draw(record: Record, scene: Scene, seat: int | None) -> Iterator[str]:
    """A scene in lines of text."""
    words = Words(record.rules, tuple(map(one_line, record.players)), seat)
    yield f"Turn {scene.turn} of {scene.of}" if scene.turn else f"The deal, {scene.of} turns follow"
    for event in scene.events:
        line = words.event(event)
        if line is not None:
            yield f"  {line}"
    outcome = scene.table.outcome
    if outcome is not None and outcome.loser is not None:
        yield f"  {words.outcome(outcome)}"
    yield f"  Center  {'   '.join(_center(scene.table))}"
    yield f"  Stock   {_stock(scene.table)}"
    for player in range(record.rules.players):
        yield from _player(words, scene, player)


def to_json(scene: Scene) -> Json:
    """A scene as JSON."""
    table = scene.table
    return {
        "turn": scene.turn,
        "of": scene.of,
        "to_move": None if table.outcome else table.to_move,
        "center": [_texts(pile) for pile in table.center],
        "stock": table.stock,
        "aside": table.aside,
        "payoff": [
            {"top": pile.top.text if pile.top else None, "count": pile.count}
            for pile in table.payoff
        ],
        "hands": [None if hand is None else _texts(hand) for hand in scene.hands],
        "hand_counts": list(table.hands),
        "side": [[_texts(pile) for pile in piles] for piles in table.side],
        "result": None if table.outcome is None else result_value(table.outcome),
    }


def _scene(
    game: Game, turn: int, number: int, seat: int | None, events: tuple[Event, ...]
) -> Scene:
    hands = tuple(
        game.observation(player).hand if seat in {None, player} else None
        for player in range(game.rules.players)
    )
    return Scene(turn, number, game.observation(None), hands, events)


def _by_turn(game: Game, seat: int | None, last: int) -> Iterator[tuple[Event, ...]]:
    """The events of the deal, then those of each turn.

    A turn in which the game ended before any move is none of the record's: what happened in it
    is told with the last one.
    """
    part: list[Event] = []
    for event in game.events(seat):
        if isinstance(event, TurnStarted) and not (game.over and event.turn > last):
            yield tuple(part)
            part = []
        part.append(event)
    yield tuple(part)


def _texts(cards: Iterable[Card]) -> list[Json]:
    return [card.text for card in cards]


def _center(table: Observation) -> Iterator[str]:
    for number, pile in enumerate(table.center, 1):
        yield f"c{number} {_row(pile)} (needs {rank_name(len(pile) + 1)})"


def _stock(table: Observation) -> str:
    aside = f", {counted(table.aside, 'card')} aside" if table.aside else ""
    return f"{counted(table.stock, 'card')}{aside}"


def _player(words: Words, scene: Scene, seat: int) -> Iterator[str]:
    table = scene.table
    turn = ", to move" if table.outcome is None and seat == table.to_move else ""
    yield f"  {words.names[seat]} (seat {seat}{turn})"
    pile, hand = table.payoff[seat], scene.hands[seat]
    yield f"    Pay-off {pile.top or '-'}, {pile.count} left"
    yield f"    Hand    {_row(hand) if hand is not None else counted(table.hands[seat], 'card')}"
    sides = (f"s{number} {_row(cards)}" for number, cards in enumerate(table.side[seat], 1))
    yield f"    Side    {'   '.join(sides)}"


def _row(cards: Iterable[Card]) -> str:
    """Cards side by side, bottom first."""
    return " ".join(card.text for card in cards) or "-"
