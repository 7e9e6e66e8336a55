"""The game by the keyboard alone, from the first dialog to the rematch."""

from __future__ import annotations

import json
import re
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from tests.web.screens import middle, start_page
from tests.web.spoken import KING, TARGET, Reader, Table

if TYPE_CHECKING:
    from playwright.sync_api import Page

SIDES: Final = "qwer"
CENTERS: Final = "asd"
MOST_TABS: Final = 80
ARROWS: Final = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
FOCUSED: Final = """(() => {
  const { activeElement: at } = document;
  return at.ariaLabel || at.labels?.[0]?.textContent.trim() || at.textContent.trim();
})()"""


class Keys:
    """A person with a keyboard and good eyes."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.reader = Reader(page)

    def press(self, *keys: str) -> None:
        """One key after the other."""
        for key in keys:
            self.page.keyboard.press(key)

    @property
    def focused(self) -> str:
        """The name of what has the focus."""
        name: str = self.page.evaluate(FOCUSED)
        return name

    def leave(self) -> None:
        """Nothing has the focus any more."""
        self.page.evaluate("document.activeElement.blur()")

    def tab_to(self, name: str) -> None:
        """Go to something by Tab alone."""
        for _ in range(MOST_TABS):
            if self.focused == name:
                return
            self.press("Tab")
        raise AssertionError(f"{name} cannot be reached by Tab")

    def table(self) -> Table:
        """What the table shows, once a move can be made."""
        self.reader.until(lambda: any("pressed" in node.states for node in self.reader.nodes()))
        return Table.of(self.reader.names("button"))


@pytest.fixture
def keys(page: Page) -> Keys:
    """The keyboard of a page that is not yet open."""
    page.emulate_media(reduced_motion="reduce")
    return Keys(page)


def begin(keys: Keys) -> None:
    """A short game against the beginner, chosen in the dialogs."""
    keys.reader.find("New game", "dialog")
    keys.press("Shift+Tab")  # the button that deals has the focus, since most people want just that
    keys.tab_to("Easy")
    keys.press("ArrowLeft")
    assert keys.focused == "Beginner"
    keys.tab_to("Other lengths and rules")
    keys.press("Enter")
    keys.tab_to("Change the rules")
    keys.press("Enter")
    keys.tab_to("Cards in a pay-off pile")
    keys.press("Control+a", "3")
    keys.tab_to("Use these rules")
    keys.press("Enter")
    assert keys.focused == "Change the rules"  # where it was
    keys.tab_to("Deal")
    keys.press("Enter")
    keys.reader.find("A fair deal", "dialog")
    keys.tab_to("Your part: type anything, or nothing")
    keys.page.keyboard.type("7 of hearts")
    keys.press("Enter")
    keys.tab_to("Deal")
    keys.press("Enter")


def source_keys(table: Table) -> dict[str, tuple[str, int]]:
    """The keys of all cards that can be played, and for each the card's name and rank."""
    found = {}
    for name, rank in table.cards.items():
        if told := re.match(r"Your hand, card (\d)", name):
            found[told[1]] = (name, rank)
        elif told := re.match(r"Your side stack (\d)", name):
            found[SIDES[int(told[1]) - 1]] = (name, rank)
        else:
            found["p"] = (name, rank)
    return found


def move(keys: Keys, table: Table) -> None:
    """Play a card to the center, the pay-off card first and no other King, or discard one."""
    for key, (_, rank) in source_keys(table).items():
        goals = table.fits(rank)
        if goals and (rank != KING or key == "p"):
            keys.press(key)
            if any(name.endswith(TARGET) for name in keys.reader.names("button")):
                keys.press(CENTERS[goals[0] - 1])
            return
    hand = {key: rank for key, (_, rank) in source_keys(table).items() if key.isdigit()}
    key = max(hand, key=lambda key: hand[key] % KING)
    sides = {stack: ranks[0] if ranks else hand[key] for stack, ranks in table.sides.items()}
    keys.press(key, SIDES[min(sides, key=lambda stack: abs(sides[stack] - hand[key])) - 1])


def over(keys: Keys) -> bool:
    """Wait until the next move can be made; whether there is none."""
    keys.reader.until(
        lambda: (
            any("pressed" in node.states for node in keys.reader.nodes())
            or keys.reader.names("dialog")
        )
    )
    return bool(keys.reader.names("dialog"))


def test_a_whole_game(keys: Keys, site_url: str) -> None:
    start_page(keys.page, site_url, askDeal=True)
    begin(keys)
    while not over(keys):
        keys.reader.after(partial(move, keys, keys.table()))
    with keys.page.expect_download() as download:
        keys.tab_to("Save the record")
        keys.press("Enter")
    record = json.loads(Path(download.value.path()).read_text("utf-8"))
    assert record["rules"]["payoff_size"] == 3
    assert record["fair"]["client_seeds"][0] == "7 of hearts"
    assert record["result"]
    (result,) = keys.reader.until(lambda: keys.reader.names("dialog"))
    keys.tab_to("Next game" if "Next game" in keys.reader.names("button") else "Rematch")
    keys.press("Enter")
    keys.reader.find("A fair deal", "dialog")
    keys.press("Escape")
    keys.reader.find(result, "dialog")
    keys.press("Escape")
    keys.reader.until(lambda: not keys.reader.names("dialog"))


@pytest.fixture
def table(keys: Keys, site_url: str) -> Keys:
    """The keyboard at a game in its middle, whose pay-off card can be played."""
    start_page(keys.page, site_url, middle())
    return keys


def test_arrows_reach_every_place_and_lead_nowhere_else(table: Keys) -> None:
    table.leave()
    table.press("ArrowUp")
    assert table.focused.startswith("Your pay-off pile:")
    places = {name for name in table.reader.names("button") if ":" in name}
    ways: dict[str, dict[str, str]] = {}
    while unknown := next((name for name in places if len(ways.get(name, {})) < 4), None):
        here = table.focused
        left = [arrow for arrow in ARROWS if arrow not in ways.setdefault(here, {})]
        arrow = left[0] if left else way_to(ways, here)
        table.press(arrow)
        assert table.focused in places, f"{arrow} leads from {here} to {table.focused}"
        ways[here][arrow] = table.focused
        assert unknown in places
    assert ways.keys() == places


def way_to(ways: dict[str, dict[str, str]], here: str) -> str:
    """The first arrow on the shortest way to where not every arrow has been tried."""
    reached = {here: ""}
    queue = [here]
    for name in queue:
        if len(ways.get(name, {})) < 4:
            return reached[name]
        for arrow, goal in ways[name].items():
            if goal not in reached:
                reached[goal] = reached[name] or arrow
                queue.append(goal)
    raise AssertionError(f"the arrows reach {list(reached)} only")


def targets(table: Keys) -> list[str]:
    """What the chosen card can go to."""
    names = [name for name in table.reader.names("button") if name.endswith(TARGET)]
    return [name.split(":")[0] for name in names]


def test_enter_plays_and_the_focus_stays(table: Keys) -> None:
    table.leave()
    table.press("ArrowDown")
    assert table.focused == "Your pay-off pile: Ace of hearts, 16 left"
    assert table.reader.after(lambda: table.press("Enter"))[0] == (
        "You play pay-off card Ace of hearts to center stack 2."
    )
    table.reader.until(lambda: re.match(r"Your pay-off pile: .+, 15 left", table.focused))


def test_letters_and_digits_play(table: Keys) -> None:
    assert table.reader.after(lambda: table.press("w")) == [
        "You play 2 of diamonds from side stack 2 to center stack 1."
    ]
    table.table()
    goals = "3 of spades: to center stack 1, on a side stack"
    assert table.reader.after(lambda: table.press("2")) == [goals]
    assert table.reader.after(lambda: table.press("a")) == [
        "You play 3 of spades to center stack 1."
    ]
    table.table()
    goals = (
        "King of clubs: to center stack 1, to center stack 2, to center stack 3, on a side stack"
    )
    assert table.reader.after(lambda: table.press("4")) == [goals]
    assert table.reader.after(lambda: table.press("r"))[0] == (
        "You discard King of clubs on side stack 4."
    )


def test_a_key_goes_where_it_leads(table: Keys) -> None:
    pressed = "document.activeElement.ariaPressed"
    for key, name, state in (
        ("4", "Your hand, card 4 of 5: King of clubs", "true"),
        ("1", "Your hand, card 1 of 5: 4 of clubs", "true"),
        ("1", "Your hand, card 1 of 5: 4 of clubs", "false"),
        ("e", "Your side stack 3: 6 of spades, below it 7, 8, Queen", None),
        ("a", "Center stack 1: needs 2, top King as Ace", None),
    ):
        table.press(key)
        assert table.focused == name
        assert table.page.evaluate(pressed) == state


def test_the_focus_begins_on_the_table_and_comes_back(table: Keys) -> None:
    payoff = "Your pay-off pile: Ace of hearts, 16 left"
    ring = "getComputedStyle(document.activeElement).outlineStyle"
    assert table.focused == payoff
    assert table.page.evaluate(ring) == "none"  # nobody has asked for it
    table.press("Tab", "Shift+Tab")
    assert table.focused == payoff
    assert table.page.evaluate(ring) == "solid"
    table.leave()
    table.press("?")
    table.reader.find("Rules and help", "dialog")
    table.press("Escape")
    table.reader.until(lambda: table.focused == payoff)
    table.page.locator(".tool-more").click()
    table.page.locator("[data-choice=resign]").click()
    table.page.locator(".button-danger").click()
    table.page.locator(".dialog-result .button-main").click()
    table.page.locator(".dialog-fair-deal .button-main").click()
    table.reader.until(lambda: re.match(r"Your pay-off pile: .+, 20 left", table.focused))
    assert table.page.evaluate(ring) == "none"  # it was tapped


def test_a_chosen_card_can_be_put_down(table: Keys) -> None:
    sides = [f"Your side stack {number}" for number in (1, 2, 3, 4)]
    for end in ("4", "Escape"):
        table.press("4")
        assert targets(table) == [f"Center stack {number}" for number in (1, 2, 3)] + sides
        table.press("1")
        assert targets(table) == sides
        table.press("1" if end == "4" else end)
        assert targets(table) == []


def test_hints_are_graded(table: Keys) -> None:
    hints = [table.reader.after(lambda: table.press("h"))[0] for _ in range(4)]
    assert hints[0] == "Your pay-off card can go this turn."
    assert hints[1].startswith("It goes to center stack 2.") or "center stack 2" in hints[1]
    assert len(set(hints)) == 3
    assert hints[2] == hints[3]


def test_moves_are_taken_back_as_long_as_nothing_was_revealed(table: Keys) -> None:
    before = table.reader.names("button")
    table.press("w")
    table.table()
    said = table.reader.after(lambda: table.press("u"))
    assert said == ["Taken back: 2 of diamonds from side stack 2 to center stack 1."]
    table.table()
    assert table.reader.names("button") == before
    for _ in range(2):
        assert table.reader.after(lambda: table.press("u"))[0].startswith("Taken back: ")
        table.table()
    said = table.reader.after(lambda: table.press("u"))
    assert said == ["That cannot be taken back: it has turned up the next pay-off card."]


def test_dialogs_open_and_close(table: Keys) -> None:
    for key, name in (("?", "Rules and help"), ("m", "Moves")):
        table.press("ArrowUp")
        before = table.focused
        table.press(key)
        table.reader.find(name, "dialog")
        table.press("1", "w", "h")  # belong to the dialog now
        table.press("Escape")
        table.reader.until(lambda: not table.reader.names("dialog"))
        assert table.focused == before
    assert targets(table) == []
    assert table.table().sides[2] == [2]


def test_keys_work_where_letters_are_others(table: Keys) -> None:
    """A Russian keyboard has another letter where W is."""
    press = {"key": "ц", "code": "KeyW", "bubbles": True}
    assert table.reader.after(
        lambda: table.page.evaluate(
            "(press) => void document.body.dispatchEvent(new KeyboardEvent('keydown', press))",
            press,
        )
    ) == ["You play 2 of diamonds from side stack 2 to center stack 1."]
