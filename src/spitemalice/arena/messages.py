"""The messages of `spitemalice-bot/1`, and what a bot may see as a view and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from spitemalice.arena.entrants import Seating
from spitemalice.record.strict_json import Json
from spitemalice.rules.cards import Card
from spitemalice.rules.moves import Move, parse_move
from spitemalice.rules.observation import Observation, Payoff
from spitemalice.rules.outcome import Outcome
from spitemalice.rules.ruleset import RuleSet

__all__ = [
    "PROTOCOL",
    "QUIT",
    "RESIGN",
    "end",
    "game",
    "hello",
    "observation_of",
    "question",
    "view_of",
]

PROTOCOL: Final = "spitemalice-bot/1"
RESIGN: Final = "resign"
"""What a bot answers instead of a move to give the game up."""
QUIT: Final[dict[str, Json]] = {"type": "quit"}


def hello(rules: RuleSet) -> dict[str, Json]:
    """The first message to a bot."""
    return {"type": "hello", "protocol": PROTOCOL, "rules": dict(rules.to_json())}


def game(seating: Seating) -> dict[str, Json]:
    """A game begins."""
    return {
        "type": "game",
        "game": seating.game,
        "seat": seating.seat,
        "players": len(seating.scores),
        "match": {"scores": list(seating.scores), "target": seating.target},
    }


def question(name: str, budget_ms: float, view: Json) -> dict[str, Json]:
    """The bot is to choose a move."""
    return {"type": "move", "game": name, "budget_ms": budget_ms, "view": view}


def end(name: str, outcome: Outcome) -> dict[str, Json]:
    """A game is over."""
    result: dict[str, Json] = {
        "winner": outcome.winner,
        "points": outcome.points,
        "reason": str(outcome.reason),
    }
    if outcome.loser is not None:
        result["loser"] = outcome.loser
    return {"type": "end", "game": name, "result": result}


def view_of(seen: Observation, since: int) -> Json:
    """What a seat sees, with the moves from number `since` (from 0) on."""
    return {
        "seat": seen.seat,
        "to_move": seen.to_move,
        "turn": seen.turn,
        "hand": _texts(seen.hand),
        "hands": list(seen.hands),
        "payoff": [
            {"top": None if pile.top is None else pile.top.text, "count": pile.count}
            for pile in seen.payoff
        ],
        "side": [[_texts(pile) for pile in piles] for piles in seen.side],
        "center": [_texts(pile) for pile in seen.center],
        "stock": seen.stock,
        "aside": seen.aside,
        "moves": [[seat, move.text] for seat, move in seen.history[since:]],
        "legal": [move.text for move in seen.legal],
    }


def observation_of(
    view: dict[str, Any], rules: RuleSet, history: Sequence[tuple[int, Move]]
) -> Observation:
    """The observation that a view was made of.

    Args:
        view: The view.
        rules: The rules of the game.
        history: All moves of the game, those of the view included.

    Raises:
        KeyError, TypeError, ValueError: It is no view.
    """
    turn, to_move = view["turn"], view["to_move"]
    return Observation(
        rules=rules,
        seat=view["seat"],
        starter=(to_move - (turn - 1)) % rules.players,
        to_move=to_move,
        turn=turn,
        hand=_cards(view["hand"]),
        hands=tuple(view["hands"]),
        payoff=tuple(
            Payoff(None if pile["top"] is None else Card(pile["top"]), pile["count"])
            for pile in view["payoff"]
        ),
        side=tuple(tuple(map(_cards, piles)) for piles in view["side"]),
        center=tuple(map(_cards, view["center"])),
        stock=view["stock"],
        aside=view["aside"],
        history=tuple(history),
        legal=tuple(map(parse_move, view["legal"])),
        outcome=None,
    )


def _texts(cards: Sequence[Card]) -> list[Json]:
    return [card.text for card in cards]


def _cards(texts: Sequence[str]) -> tuple[Card, ...]:
    return tuple(map(Card, texts))
