"""A fixed number for each action of a rule-set, the same in every position."""

from __future__ import annotations

from spitemalice.errors import SpiteMaliceError, shown
from spitemalice.rules.cards import RANKS, Card
from spitemalice.rules.errors import RulesError
from spitemalice.rules.moves import Move, parse_move
from spitemalice.rules.observation import Observation
from spitemalice.rules.ruleset import RuleSet

__all__ = ["ActionError", "ActionSpace"]


class ActionError(SpiteMaliceError, ValueError):
    """A number that is no action, or none that the seat could take now."""


class ActionSpace:
    """The actions of a rule-set, numbered by rank and destination.

    With C center stacks and S side stacks:

    | numbers | action | name |
    |---|---|---|
    | from 0, C of them | pay-off card to each center stack | `p-c1` |
    | then S x C | each side stack to each center stack | `s2-c1` |
    | then 13 x (C + S), the Ace first | hand card of a rank to each center stack, then to each side stack | `7-c1`, `7-s2` |
    | the last | passing | `pass` |

    Suits matter to no rule, so a rank is enough: of several hand cards of a rank, the one drawn
    first is meant. Under `g4a` there are 107 actions.

    Args:
        rules: The rule-set.

    Attributes:
        size: How many actions there are.
        names: What each action is called.

    Raises:
        RulesError: What is given is no rule-set.
    """  # noqa: E501 - a table

    def __init__(self, rules: RuleSet) -> None:
        _check_rules(rules)
        centers = [f"c{number + 1}" for number in range(rules.center_stacks)]
        sides = [f"s{number + 1}" for number in range(rules.side_stacks)]
        self.names = (
            *(f"{source}-{dest}" for source in ("p", *sides) for dest in centers),
            *(f"{rank}-{dest}" for rank in RANKS for dest in (*centers, *sides)),
            "pass",
        )
        self.size = len(self.names)
        self._numbers = {name: number for number, name in enumerate(self.names)}

    def action(self, move: Move) -> int:
        """The action that a move takes.

        Raises:
            ActionError: The move names a stack that the rules do not have.
        """
        source = move.source.text[0] if isinstance(move.source, Card) else move.source
        name = "pass" if source is None else f"{source}-{move.dest}"
        number = self._numbers.get(name)
        if number is None:
            raise ActionError(f"move {move} is no action: these rules have no such stack")
        return number

    def move(self, action: int, seen: Observation) -> Move:
        """The move that an action is for the seat to move, legal or not.

        Args:
            action: The number of the action.
            seen: What the seat to move sees; its hand says which suit is meant.

        Raises:
            ActionError: There is no such action, or the hand holds no card of its rank.
        """
        if not 0 <= action < self.size:
            raise ActionError(f"action {action}: no such action, there are 0 to {self.size - 1}")
        name = self.names[action]
        rank, _, dest = name.partition("-")
        if rank not in RANKS:
            return parse_move(name)
        for card in seen.hand:
            if card.text[0] == rank:
                return parse_move(f"{card}-{dest}")
        held = " ".join(map(str, seen.hand)) or "no cards"
        raise ActionError(f"action {shown(name)}: the hand holds no {rank}, it holds {held}")

    def legal(self, seen: Observation) -> list[int]:
        """The actions that stand for a legal move, in order; none if it is another's turn."""
        return sorted({self.action(move) for move in seen.legal})


def _check_rules(rules: object) -> None:
    if not isinstance(rules, RuleSet):
        raise RulesError(f'rules {shown(rules)}: allowed: a RuleSet, such as PRESETS["quick"]')
