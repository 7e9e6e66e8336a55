"""Every text of hints and reviews, by a key, so that they can be told in other languages too."""

from __future__ import annotations

from typing import Final

from spitemalice.rules.cards import Card

__all__ = ["TEXTS", "cards_text", "rank_text", "say"]

TEXTS: Final[dict[str, str]] = {
    "rank-1": "Ace",
    "rank-11": "Jack",
    "rank-12": "Queen",
    "rank-13": "King",
    "rank": "{number}",
    # The first grade of a hint
    "can-win": "You can win now.",
    "can-go": "Your pay-off card can go this turn.",
    "may-go": "Your pay-off card can go this turn, but something else looks better.",
    "cannot-go": "Your pay-off card cannot go with the cards that you see.",
    "not-yet": "Your pay-off card cannot go with the cards that you see, but new ones will come.",
    "not-found": "No way to play your pay-off card was found.",
    # The second
    "straight": "Play it to center stack {stack}.",
    "goes-to": "It goes to center stack {stack}. Begin with {move}.",
    "begin": "Begin with {move}.",
    "discard-only": "Play nothing to the center. Discard the {rank}.",
    "pass-only": "Pass.",
    # The third
    "line": "{moves}: {reasons}",
    # Moves
    "from-side": "the {rank} from side stack {stack}",
    "from-hand": "the {rank} of your hand",
    # Reasons
    "wins": "Wins the game.",
    "plays-payoff": "Plays the pay-off card, {left} left.",
    "refills": "Empties the hand for {count} new cards.",
    "blocks": "Blocks the opponent's {rank}.",
    "puts-off": "Puts the opponent's {rank} off: {cards} missing instead of {before}.",
    "gives-nothing": "Does not help the opponent's {rank}: {cards} missing, not {before}.",
    "nearer": "Brings the pay-off card nearer: {cards} missing instead of {before}.",
    "keeps-king": "Keeps the King.",
    "keeps-kings": "Keeps {count} Kings.",
    "frees": "Frees a side stack.",
    "keeps-free": "Keeps a side stack free.",
    "lays-on-next": "Lays the {rank} on the {other}, to be played one after the other.",
    "lays-on-equal": "Lays the {rank} on another {rank}.",
    "lays-on-nothing": "Lays the {rank} where it buries nothing.",
    "spare": "Parts with one of two equal cards.",
    "buries-less": "Buries no card that is wanted sooner.",
    "makes-room": "Makes room for {count} new cards.",
    "least": "Leaves the best chances of all turns looked at.",
    # Reviews
    "accuracy": "Accuracy, of 100",
    "given-away": "Chance given away",
    "kings-wasted": "Kings wasted",
    "payoffs-missed": "Pay-off plays missed",
    "luck": "Luck",
    "luck-deal": "  of the deal",
    "luck-draw": "  of drawn cards",
    "luck-refill": "  of new hands",
    "luck-reveal": "  of pay-off cards",
    "decided": "What decided: {luck} % luck, {play} % play. "
    "The cards brought {winner} {cards} points of chance, the play {better}.",
    "mistake": "The biggest mistake: turn {turn}, {player}, from {before} % to {after} %.",
    "played": "  played {moves}",
    "better": "  better {moves}: {reasons}",
    "no-mistake": "No mistake that is worth a word.",
    "turn-head": "Turn",
    "player-head": "Player",
    "chance-head": "Chance",
    "luck-head": "Luck",
    "lost-head": "Lost",
    "moves-head": "Moves",
    "graph-title": "{player}'s chance of winning",
    "graph-turns": "turn",
    "graph-mistake": "turn {turn}, {player}: {lost} points given away by {moves}",
    # Numbers of things
    "card": "{count} card",
    "cards": "{count} cards",
}


def say(key: str, **values: object) -> str:
    """A text with its values filled in."""
    return TEXTS[key].format(**values)


def rank_text(card: Card | int) -> str:
    """A card's rank, or a rank from 1 to 13, in words."""
    rank = card if isinstance(card, int) else card.rank
    return say(f"rank-{rank}" if f"rank-{rank}" in TEXTS else "rank", number=rank)


def cards_text(count: int) -> str:
    """So many cards."""
    return say("card" if count == 1 else "cards", count=count)
