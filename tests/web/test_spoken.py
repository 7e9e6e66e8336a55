"""The game for those who see nothing: played from names and announcements alone."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from tests.web.spoken import KING, TARGET, Reader, Table, moves_heard

if TYPE_CHECKING:
    from playwright.sync_api import Page

FIELDS: Final = {
    "payoff": "Cards in a pay-off pile",
    "sides": "Side stacks of each player",
    "centers": "Center stacks",
}


@pytest.fixture
def reader(page: Page, site_url: str) -> Reader:
    """A screen reader on the first screen, with no waiting for what moves."""
    page.emulate_media(reduced_motion="reduce")
    reader = Reader(page)
    page.goto(site_url)
    reader.find("New game", "dialog")
    return reader


def begin(reader: Reader, **wanted: int) -> None:
    """A game against the beginner by rules that are changed by so many steps."""
    reader.press("Beginner", "radio")
    reader.press("Other lengths and rules", "DisclosureTriangle")
    reader.press("Change the rules")
    for field, steps in wanted.items():
        for _ in range(abs(steps)):
            reader.press(f"{FIELDS[field]}: one {'less' if steps < 0 else 'more'}")
    reader.press("Use these rules")
    reader.press("Deal")


def my_turn(reader: Reader) -> bool:
    """Wait until a move can be made, or the game is over."""
    return (
        reader.until(
            lambda: (
                any("pressed" in node.states for node in reader.nodes()) or reader.names("dialog")
            )
        )
        is True
    )


def play(reader: Reader, name: str, goal: str) -> None:
    """Press a button, and then its destination if there are several."""
    reader.press(name)
    targets = [name for name in reader.names("button") if name.endswith(TARGET)]
    if targets:
        reader.press(next(name for name in targets if name.startswith(f"{goal}:")))


def move(reader: Reader) -> None:
    """Play a card to the center, the pay-off card first and no King, or discard one."""
    names = reader.names("button")
    table = Table.of(names)
    sources = {name: card for name, card in table.cards.items() if card != KING or "pay" in name}
    for name, rank in sources.items():
        if goals := table.fits(rank):
            return play(reader, name, f"Center stack {goals[0]}")
    # Discard where it buries least
    name, rank = max(table.hand.items(), key=lambda each: each[1] % KING)
    tops = {k: ranks[0] if ranks else rank for k, ranks in table.sides.items()}
    best = min(tops, key=lambda k: abs(tops[k] - rank))
    return play(reader, name, f"Your side stack {best}")


def test_a_whole_game_can_be_played_without_seeing(reader: Reader, page: Page) -> None:
    begin(reader, payoff=-17)
    while my_turn(reader):
        reader.after(lambda: move(reader))
    *_, last = lines = reader.heard()
    assert re.fullmatch(r"(You win|Computer wins) \d points?: .+\.|The game is a draw: .+\.", last)
    (result,) = reader.names("dialog")
    assert result == "A draw" if "draw" in last else last.startswith(f"{result} ")
    with page.expect_download() as download:
        reader.press("Save the record")
    record = json.loads(Path(download.value.path()).read_text("utf-8"))
    assert record["turns"] == moves_heard(lines)


def test_the_whole_table_is_read(reader: Reader, page: Page) -> None:
    begin(reader, payoff=-15, sides=2, centers=5)
    for _ in range(4):
        assert my_turn(reader)
        reader.after(lambda: move(reader))
    assert my_turn(reader)
    names = reader.names("button") + reader.names("StaticText")
    status, *lines = reader.after(lambda: page.keyboard.press("t"))
    assert status.startswith("Your turn")
    hand = [name.split(": ")[1] for name in names if name.startswith("Your hand, card")]
    piles = [
        name for name in names if re.match(r"(Stock|.+ stack \d|.+ pile|Computer, hand):", name)
    ]
    assert len(piles) == 1 + 8 + 12 + 2 + 1
    assert sorted(lines) == sorted(f"{name}." for name in [*piles, f"Your hand: {', '.join(hand)}"])
