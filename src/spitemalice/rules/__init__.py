"""The readable face of the kernel: rule-sets, games, what each viewer sees, and matches."""

from spitemalice.errors import SpiteMaliceError
from spitemalice.rules.cards import Card, CardError, parse_card
from spitemalice.rules.errors import (
    AmbiguousMoveError,
    GameOverError,
    IllegalMoveError,
    MalformedMoveError,
    MatchError,
    MoveError,
    NothingToUndoError,
    RulesError,
)
from spitemalice.rules.events import (
    CardsDrawn,
    Event,
    GameEnded,
    GameStarted,
    MovePlayed,
    PayoffRevealed,
    StackFinished,
    TurnStarted,
)
from spitemalice.rules.explain import Section, explain
from spitemalice.rules.game import Game
from spitemalice.rules.match import Match
from spitemalice.rules.moves import Move, parse_move
from spitemalice.rules.observation import Observation, Payoff
from spitemalice.rules.outcome import Outcome, Reason
from spitemalice.rules.ruleset import PRESETS, RuleSet

__all__ = [
    "PRESETS",
    "AmbiguousMoveError",
    "Card",
    "CardError",
    "CardsDrawn",
    "Event",
    "Game",
    "GameEnded",
    "GameOverError",
    "GameStarted",
    "IllegalMoveError",
    "MalformedMoveError",
    "Match",
    "MatchError",
    "Move",
    "MoveError",
    "MovePlayed",
    "NothingToUndoError",
    "Observation",
    "Outcome",
    "Payoff",
    "PayoffRevealed",
    "Reason",
    "RuleSet",
    "RulesError",
    "Section",
    "SpiteMaliceError",
    "StackFinished",
    "TurnStarted",
    "explain",
    "parse_card",
    "parse_move",
]
