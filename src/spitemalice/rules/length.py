"""How long a game and a match take: about what was measured, for pay-off piles of other sizes too.

Two players of the level `medium`, 400 games each with pay-off piles of 5, 10, 16 and 20 cards, by

    spitemalice simulate --games 400 --players medium --seed length --rules '{"payoff_size": 10}'

play 34, 55, 79 and 89 turns a game, and win 2.9, 4.4, 5.2 and 5.7 points. What follows from the
constants is within a tenth of that; with 20 cards two easy players play 70 turns, two experts 76.

    spitemalice arena medium medium --match --pairs 200 --seed length

plays 15.7 games a match, `easy` 14.2 and `expert` 13.4. Until one of two players has the points
of a match, both together have won about `to_both` times as many.
"""

from typing import Final, NamedTuple

from spitemalice.rules.ruleset import RuleSet

__all__ = ["PACE", "Length", "length_of"]

PACE: Final = {
    "first_turns": 10.0,
    "turns_grow": 0.74,
    "first_points": 1.28,
    "points_grow": 0.5,
    "to_both": 1.65,
}
"""The turns and points of a game with a pay-off card each; the powers of the pile's size with which
they grow; how many times a match's points are won in it."""


class Length(NamedTuple):
    """How long a rule-set takes, roughly.

    Attributes:
        turns: The turns of all players in a game.
        games: The games of a match; 1 if there is none.
    """

    turns: int
    games: int


def length_of(rules: RuleSet) -> Length:
    """How many turns a game takes, and how many games a match."""
    turns = PACE["first_turns"] * rules.payoff_size ** PACE["turns_grow"] * rules.players / 2
    points = PACE["first_points"] * rules.payoff_size ** PACE["points_grow"]
    won = points * (rules.players - 1) + rules.win_bonus
    games = _rounded(PACE["to_both"] * rules.match_points / won)
    return Length(_rounded(turns) if turns < 20 else 5 * _rounded(turns / 5), max(1, games))


def _rounded(number: float) -> int:
    """The nearest integer, of two equally near ones the greater, as browsers round."""
    return int(number + 0.5)
