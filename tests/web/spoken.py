"""What a person has of the game who sees nothing: the names on the page and what is announced.

Nothing else of the page is used here: no pixel, no class, no attribute that only a script sees.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

from tests.web.support import BEAT, PATIENCE

if TYPE_CHECKING:
    from playwright.sync_api import Page

Found = TypeVar("Found")

LISTEN: Final = """
globalThis.heard = [];
new MutationObserver((changes) => {
  for (const { target, addedNodes } of changes) {
    const element = target.nodeType === 1 ? target : target.parentElement;
    if (!element?.closest("[role=log], [role=alert], [role=status]")) continue;
    // What has gone again before the browser could tell of it is not said
    const said = [...addedNodes].filter((added) => added.isConnected && added.textContent.trim());
    heard.push(...said.map((added) => added.textContent));
  }
}).observe(document, { subtree: true, childList: true });
"""
"""Live regions as browsers tell screen readers of them: what is added is said."""

RANKS: Final = {"Ace": "A", "10": "T", "Jack": "J", "Queen": "Q", "King": "K"}
CARD: Final = r"(?:Ace|Jack|Queen|King|\d+) of (?:clubs|diamonds|hearts|spades)"
SIDE: Final = r"Your side stack (\d): (\w+) of \w+(?:, below it (.+))?"
OWN: Final = r"Your (?:pay-off pile|hand, card \d of \d): (\w+) of \w+(?:, \d+ left)?"
TARGET: Final = ". The chosen card can go here"


class Node(NamedTuple):
    """Something on the page that has a name."""

    role: str
    name: str
    states: dict[str, Any]
    id: int


class Reader:
    """A screen reader for a page that is not yet open."""

    def __init__(self, page: Page) -> None:
        page.add_init_script(LISTEN)
        self.page = page
        self.cdp = page.context.new_cdp_session(page)

    def nodes(self) -> Iterator[Node]:
        """Everything that the browser tells screen readers of, in its order."""
        for node in self.cdp.send("Accessibility.getFullAXTree")["nodes"]:
            if not node["ignored"] and "name" in node:
                states = {each["name"]: each["value"].get("value") for each in node["properties"]}
                states["value"] = node.get("value", {}).get("value")
                name = node["name"]["value"]
                yield Node(node["role"]["value"], name, states, node.get("backendDOMNodeId", 0))

    def names(self, role: str) -> list[str]:
        """The names of everything with a role."""
        return [node.name for node in self.nodes() if node.role == role]

    def find(self, name: str, role: str = "button") -> Node:
        """The one thing with this role and name, as soon as it is there."""
        found = self.until(lambda: [n for n in self.nodes() if (n.role, n.name) == (role, name)])
        assert len(found) == 1, f"{len(found)} times {role} {name}"
        return found[0]

    def press(self, name: str, role: str = "button") -> None:
        """What a screen reader does when its user wants something pressed."""
        node = self.find(name, role)
        thing = self.cdp.send("DOM.resolveNode", {"backendNodeId": node.id})["object"]["objectId"]
        press = {"objectId": thing, "functionDeclaration": "function () { this.click(); }"}
        self.cdp.send("Runtime.callFunctionOn", press)

    def heard(self) -> list[str]:
        """All that has been said since the page was opened."""
        said: list[str] = self.page.evaluate("heard")
        return said

    def after(self, act: Callable[[], None]) -> list[str]:
        """What is said first because of something that is done."""
        before = len(self.heard())
        act()
        return self.until(lambda: self.heard()[before:])

    def until(self, look: Callable[[], Found]) -> Found:
        """What is found as soon as anything is."""
        end = time.monotonic() + PATIENCE / 1000
        while not (found := look()):
            assert time.monotonic() < end, f"{self.heard()[-10:]} {list(self.nodes())}"
            self.page.wait_for_timeout(BEAT)
        return found


def card(words: str) -> str:
    """A card in the notation: `Th` for "10 of hearts"."""
    rank, suit = words.split(" of ")
    return RANKS.get(rank, rank) + suit[0]


def rank(word: str) -> int:
    """A rank from 1, by its name."""
    return "A23456789TJQK".index(RANKS.get(word, word)) + 1


KING: Final = rank("King")


@dataclass
class Table:
    """The table as the names of its buttons tell it, to the player whose turn it is.

    Attributes:
        needs: The rank that each center stack needs.
        sides: The ranks of each own side stack, the top first.
        cards: The names of the buttons of all cards that can be played, the pay-off card first,
            with the rank of each.
    """

    needs: dict[int, int]
    sides: dict[int, list[int]]
    cards: dict[str, int]

    @classmethod
    def of(cls, names: list[str]) -> Table:
        """Understand the names."""
        table = cls({}, {}, {})
        for name in names:
            if told := re.fullmatch(r"Center stack (\d): (?:empty, )?needs (\w+)(, top .+)?", name):
                table.needs[int(told[1])] = rank(told[2])
            elif told := re.fullmatch(r"Your side stack (\d): empty", name):
                table.sides[int(told[1])] = []
            elif told := re.fullmatch(SIDE, name):
                below = told[3].split(", ") if told[3] else []
                table.sides[int(told[1])] = [rank(word) for word in [told[2], *below]]
                table.cards[name] = rank(told[2])
            elif told := re.fullmatch(OWN, name):
                table.cards[name] = rank(told[1])
        return table

    @property
    def hand(self) -> dict[str, int]:
        """The cards of the hand alone."""
        return {name: kind for name, kind in self.cards.items() if name.startswith("Your hand")}

    def fits(self, kind: int) -> list[int]:
        """The center stacks that a rank can go to."""
        return [number for number, needed in self.needs.items() if kind in {needed, KING}]


def moves_heard(lines: list[str]) -> list[str]:
    """The turns of a game in the notation, from what was said."""
    turns: list[list[str]] = []
    for line in lines:
        if re.fullmatch(r"(Your turn|.+\u2019s turn), number \d+\.", line):
            turns.append([])
        elif told := re.fullmatch(r".+ (?:plays?|discards?) (.+)\.", line):
            turns[-1].append(_move(told[1]))
    return [" ".join(turn) for turn in turns if turn]


def _move(words: str) -> str:
    """A move in the notation."""
    if told := re.fullmatch(rf"pay-off card {CARD} to center stack (\d)", words):
        return f"p-c{told[1]}"
    if told := re.fullmatch(rf"{CARD} from side stack (\d) to center stack (\d)", words):
        return f"s{told[1]}-c{told[2]}"
    if told := re.fullmatch(rf"({CARD}) to center stack (\d)", words):
        return f"{card(told[1])}-c{told[2]}"
    told = re.fullmatch(rf"({CARD}) on side stack (\d)", words)
    assert told, words
    return f"{card(told[1])}-s{told[2]}"
