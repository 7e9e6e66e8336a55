"""Any rule-set explained in words, for people who know other card games."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from spitemalice.kernel.consts import MAX_SHUFFLES, TURN_LIMIT
from spitemalice.rules.length import length_of
from spitemalice.rules.presets import DEFAULT_PRESET
from spitemalice.rules.ruleset import PRESETS, RuleSet
from spitemalice.rules.text import counted

PLAYERS: Final = {2: "Two", 3: "Three", 4: "Four"}


@dataclass(frozen=True, slots=True)
class Section:
    """A part of an explanation: a title and short paragraphs."""

    title: str
    paragraphs: tuple[str, ...]


def explain(rules: RuleSet) -> tuple[Section, ...]:
    """The whole rules of a game and its match, in the order in which a player needs them."""
    return tuple(Section(title, tuple(part(rules))) for title, part in _PARTS.items())


def _set_up(rules: RuleSet) -> list[str]:
    stock = rules.cards - rules.players * (rules.payoff_size + rules.hand_size)
    payoff = counted(rules.payoff_size, "card")
    shown = "face up" if rules.payoff_size == 1 else "face down but for its top card"
    empty = "which is empty" if rules.side_stacks == 1 else "all empty"
    return [
        f"{PLAYERS[rules.players]} players use {counted(rules.decks, 'pack')} of 52 cards without "
        f"jokers: {counted(rules.cards, 'card')}.",
        f"Each player has a pay-off pile of {payoff}, {shown}; a hand of "
        f"{counted(rules.hand_size, 'card')}, which nobody else sees; and room for "
        f"{counted(rules.side_stacks, 'side stack')}, {empty}.",
        f"In the middle there is room for {counted(rules.center_stacks, 'center stack')} beside "
        f"the stock, which holds the other {counted(stock, 'card')} face down.",
        _who_starts(rules),
    ]


def _who_starts(rules: RuleSet) -> str:
    if rules.first == "seat0":
        return "The first player, seat 0, starts every game."
    if rules.first == "random":
        return "Chance decides who starts."
    if rules.first == "given":
        later = " Later games are started by the loser of the last one, or by all in turn."
        return "The players agree who starts." + (later if rules.match_points else "")
    degree = "higher" if rules.players == 2 else "highest"
    tie = "On a tie "
    if rules.payoff_size > 1:
        tie += "all players shuffle their pay-off piles and compare again; after "
        tie += f"{counted(MAX_SHUFFLES, 'shuffle')} "
    return (
        f"The player with the {degree} top pay-off card starts: a Queen is highest, an Ace is 1 "
        f"and a King is lowest. {tie}the lowest of the tied seats starts."
    )


def _aim(rules: RuleSet) -> list[str]:
    cards = "the card" if rules.payoff_size == 1 else "all cards"
    return [f"Be the first to play {cards} of your pay-off pile to the center stacks."]


def _turn(rules: RuleSet) -> list[str]:
    side = "your side stack" if rules.side_stacks == 1 else "one of your side stacks"
    return [
        "At the start of your turn you draw from the stock until your hand holds "
        f"{counted(rules.hand_size, 'card')}.",
        "Then you play as many cards as you like to the center stacks, in any order: "
        f"the top card of your pay-off pile, the top card of {side}, or a card of your hand. "
        "You never have to play a card.",
        f"You end your turn by a discard: one card of your hand goes on {side}. "
        "You may do so at any time, and you draw again only at your next turn.",
        _refill(rules),
        _never(rules),
    ]


def _refill(rules: RuleSet) -> str:
    if rules.refill == "turn_start":
        return (
            "If you play the last card of your hand to the center, you draw no new one before your "
            "next turn. You may go on without a hand, and you end such a turn by saying pass."
        )
    return (
        "If you play the last card of your hand to the center, you draw "
        f"{counted(rules.hand_size, 'card')} at once and go on with your turn."
    )


def _never(rules: RuleSet) -> str:
    between = "" if rules.side_stacks == 1 else "from one side stack to another, "
    side = "the side stack" if rules.side_stacks == 1 else "a side stack"
    return (
        f"No card ever goes {between}from the pay-off pile to {side}, or away from a center "
        "stack, and nobody plays another player's cards."
    )


def _center(rules: RuleSet) -> list[str]:
    king = "A King is wild: it stands for any card that a center stack needs"
    if rules.king_as_ace:
        king += ", from the Ace to the Queen."
    else:
        king += ", from the 2 to the Queen. It never stands for the Ace that an empty one needs."
    completed = "A stack completed by a Queen, or by a King in her place, is"
    if rules.recycle == "now":
        completed += " shuffled back into the stock at once, and the turn goes on."
    else:
        completed += (
            " put aside, and the turn goes on. When a card is to be drawn and the stock is empty, "
            "all cards put aside become the stock and are shuffled."
        )
    return [
        "A center stack is built upwards from the Ace to the Queen, whatever the suits.",
        king,
        f"{completed} Kings that stood for other cards are Kings again.",
    ]


def _side(rules: RuleSet) -> list[str]:
    which = "your side stack" if rules.side_stacks == 1 else "any of your side stacks"
    kings = "Kings may be discarded too, and stay wild."
    if not rules.king_on_side:
        kings = "A King may be discarded only if your hand holds nothing but Kings. It stays wild."
    return [
        f"You may lay a card on {which} whatever lies there. Only the top card can be played.",
        "Everybody may look at all cards of all side stacks.",
        kings,
    ]


def _end(rules: RuleSet) -> list[str]:
    last = "the" if rules.payoff_size == 1 else "the last"
    aside = rules.recycle == "when_empty"
    if rules.stock_out == "short":
        where = "neither in the stock nor put aside" if aside else "not in the stock"
        ends = f"The game also ends when a card has to be drawn that is {where}."
    else:
        where = " and no card is put aside" if aside else ""
        ends = f"The game also ends when, after a draw, the stock is empty{where}."
    result = "It is then a draw."
    if rules.exhausted == "fewest_wins":
        result = (
            "Whoever then has the fewest pay-off cards wins; if players share the fewest, "
            "the game is a draw."
        )
    heir = "the other player wins"
    if rules.players > 2:
        heir = "the other with the fewest pay-off cards wins (on a tie the lowest seat)"
    return [
        f"Whoever plays {last} card of their pay-off pile to a center stack wins at once.",
        f"{ends} {result}",
        f"If a player resigns, leaves or runs out of time, {heir}.",
        f"After {counted(TURN_LIMIT, 'turn')} of all players together the game is a draw.",
    ]


def _scoring(rules: RuleSet) -> list[str]:
    piles = "the other player's pay-off pile"
    if rules.players > 2:
        piles = "the pay-off piles of all other players"
    bonus = ""
    if rules.win_bonus:
        bonus = f", and {counted(rules.win_bonus, 'point')} more for the win"
    match = "There is no match: a single game decides."
    if rules.match_points:
        points = counted(rules.match_points, "point")
        match = f"The first player with {points} or more wins the match."
    return [
        f"The winner scores a point for each card left in {piles}{bonus}. A draw scores nothing.",
        match,
        *_length(rules),
    ]


def _length(rules: RuleSet) -> list[str]:
    default = PRESETS[DEFAULT_PRESET]
    if replace(rules, match_points=default.match_points) != default:
        return []  # a guess, not what has been measured (rule 6.2)
    length = length_of(rules)
    text = f"A game takes about {counted(length.turns, 'turn')}"
    if rules == default:
        text += f", a match about {counted(length.games, 'game')}"
    return [f"{text}."]


def _comparison(rules: RuleSet) -> list[str]:
    default = PRESETS[DEFAULT_PRESET]
    changed = rules.differences(default)
    if not changed:
        return [f"These are the rules called {DEFAULT_PRESET}."]
    usual = default.to_json()
    return [_difference(name, value, usual[name]) for name, value in changed.items()]


def _difference(name: str, value: int | str, usual: int | str) -> str:
    novelty = _NOVELTIES.get((name, value))
    return novelty or f"{_NUMBERS[name]}: {value} instead of {usual}."


_NUMBERS: Final = {
    "players": "Players",
    "decks": "Packs of cards",
    "hand_size": "Cards in a full hand",
    "payoff_size": "Cards in a pay-off pile",
    "side_stacks": "Side stacks of each player",
    "center_stacks": "Center stacks",
    "win_bonus": "Points added to every win",
    "match_points": "Points that win the match",
}

_NOVELTIES: Final[dict[tuple[str, int | str], str]] = {
    ("king_as_ace", False): "A King cannot start a center stack.",
    ("king_on_side", False): "A King can be discarded only from a hand of nothing but Kings.",
    ("refill", "turn_start"): "An emptied hand is not refilled before the next own turn.",
    ("recycle", "when_empty"): "Completed center stacks wait aside until the stock is empty.",
    ("stock_out", "empty"): "The stock is exhausted as soon as it is empty.",
    ("exhausted", "fewest_wins"): "When the stock is exhausted, the fewest pay-off cards win.",
    ("first", "seat0"): "Seat 0 starts every game.",
    ("first", "random"): "Chance decides who starts.",
    ("first", "given"): "The players agree who starts.",
    ("match_points", 0): "A single game instead of a match.",
}

_PARTS: Final[dict[str, Callable[[RuleSet], list[str]]]] = {
    "Set-up": _set_up,
    "Aim": _aim,
    "The turn": _turn,
    "Center stacks": _center,
    "Side stacks": _side,
    "End of the game": _end,
    "Score and match": _scoring,
    f"Compared with {DEFAULT_PRESET}": _comparison,
}
