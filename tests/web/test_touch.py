"""Fingers and mice on the table: taps, drags, and holding a stack to look at it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import pytest

from tests.web.hands import moves, wait_for_moves
from tests.web.screens import middle, start_page
from tests.web.support import BEAT, PATIENCE, until

if TYPE_CHECKING:
    from playwright.sync_api import CDPSession, Page

    from tests.web.conftest import NewContext

# The hand of `middle` is 4c 8c 6d Kc 3s. The pay-off Ace fits one center stack, the 2 on side stack
# 2 another one, the King all three; no other card fits anything.
KING: Final = "h0-3"
SIX: Final = "h0-4"
MADE: Final = 58
TAP_PAUSE: Final = 450  # milliseconds after which two taps are no double tap
CHOSEN: Final = "document.querySelector('.place[aria-pressed=true]')?.dataset.place ?? null"
COUNT: Final = "globalThis.clicks = 0; addEventListener('click', () => { clicks += 1; }, true);"


class Point(NamedTuple):
    """A point of the page."""

    x: float
    y: float


class Fingers:
    """Fingers on the screen, moved one by one."""

    def __init__(self, cdp: CDPSession) -> None:
        self.cdp = cdp
        self.down: dict[int, Point] = {}

    def _send(self, kind: str) -> None:
        points = [{"x": at.x, "y": at.y, "id": finger} for finger, at in self.down.items()]
        self.cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def touch(self, at: Point, finger: int = 0) -> None:
        """Put a finger down."""
        self.down[finger] = at
        self._send("touchStart")

    def move(self, to: Point, finger: int = 0) -> None:
        """Move a finger in a few steps."""
        start = self.down[finger]
        for step in (0.25, 0.5, 0.75, 1):
            x = start.x + (to.x - start.x) * step
            self.down[finger] = Point(x, start.y + (to.y - start.y) * step)
            self._send("touchMove")

    def drag(self, start: Point, end: Point) -> None:
        """Put a finger down and move it before it holds anything."""
        self.touch(start)
        self.move(end)

    def lift(self, finger: int = 0) -> None:
        """Take a finger away."""
        del self.down[finger]
        self._send("touchMove" if self.down else "touchEnd")


@pytest.fixture
def page(new_context: NewContext, site_url: str) -> Page:
    """A phone, at a game in its middle."""
    page = new_context(has_touch=True).new_page()
    page.add_init_script(COUNT)
    start_page(page, site_url, middle())
    return page


@pytest.fixture
def fingers(page: Page) -> Fingers:
    """Fingers on the phone."""
    return Fingers(page.context.new_cdp_session(page))


def spot(page: Page, place: str) -> Point:
    """The top card of a place: all of it for piles, the lowest part of a fan."""
    box = page.locator(f'[data-place="{place}"]').bounding_box()
    assert box
    return Point(box["x"] + box["width"] / 2, box["y"] + box["height"] - box["width"] * 0.6)


def tap(page: Page, *places: str) -> None:
    """Tap with a finger, and wait until the page has heard of it: a click comes after the touch."""
    for place in places:
        before = page.evaluate("clicks")
        page.touchscreen.tap(*spot(page, place))
        until(page, f"clicks > {before}")


def goals(page: Page) -> list[str]:
    """Where the chosen card may go, as the table shows it."""
    places: list[str] = page.locator(".place.goal").evaluate_all(
        "(places) => places.map((place) => place.dataset.place)"
    )
    return places


def marks(page: Page, kind: str) -> int:
    """How many places are marked so."""
    return page.locator(f'.mark[data-mark="{kind}"]').count()


def made(page: Page, count: int = 1) -> list[str]:
    """The moves that were made here, as soon as there are so many."""
    wait_for_moves(page, MADE + count)
    return moves(page)[MADE:]


def chosen(page: Page) -> str | None:
    """The card that is taken up."""
    found: str | None = page.evaluate(CHOSEN)
    return found


# Taps


def test_a_card_with_one_destination_plays_at_once(page: Page) -> None:
    tap(page, "s0-1")
    assert made(page) == ["s2-c1"]
    tap(page, "p0")
    assert made(page, 2) == ["s2-c1", "p-c2"]


def test_a_card_with_several_destinations_lets_them_glow(page: Page) -> None:
    tap(page, KING)
    assert chosen(page) == KING
    assert goals(page) == ["c0", "c1", "c2", "s0-0", "s0-1", "s0-2", "s0-3"]
    assert marks(page, "target") == 7
    tap(page, "c1")
    assert made(page) == ["Kc-c2"]
    assert goals(page) == []


def test_a_card_of_the_hand_never_plays_by_one_tap(page: Page) -> None:
    tap(page, "s0-1")
    made(page)
    tap(page, "h0-1")  # the 3 of spades fits one center stack now
    assert chosen(page) == "h0-1"
    assert "c0" in goals(page)
    page.wait_for_timeout(TAP_PAUSE)
    assert made(page) == ["s2-c1"]


def test_a_card_of_the_hand_goes_to_the_center_by_two_quick_taps(page: Page) -> None:
    tap(page, "s0-1")
    made(page)
    at = spot(page, "h0-1")
    page.touchscreen.tap(*at)
    page.touchscreen.tap(*at)
    assert made(page, 2) == ["s2-c1", "3s-c1"]


def test_another_tap_puts_the_card_down(page: Page) -> None:
    for place in (KING, "stock", "p1"):
        tap(page, KING)
        assert chosen(page) == KING
        page.wait_for_timeout(TAP_PAUSE)
        tap(page, place)
        assert chosen(page) is None
        assert goals(page) == []
        page.wait_for_timeout(TAP_PAUSE)
    tap(page, KING)
    page.keyboard.press("Escape")
    assert chosen(page) is None
    assert len(moves(page)) == MADE


def test_another_card_can_be_chosen_instead(page: Page) -> None:
    tap(page, KING, SIX)
    assert chosen(page) == SIX
    assert goals(page) == ["s0-0", "s0-1", "s0-2", "s0-3"]


def test_what_cannot_be_played_does_nothing(page: Page) -> None:
    tap(page, "s0-0", "c0", "p1", "stock", "s1-2")
    assert chosen(page) is None
    assert len(moves(page)) == MADE


def test_the_discard_of_a_card_that_fits_is_asked(page: Page) -> None:
    tap(page, KING, "s0-3")
    page.get_by_role("button", name="Cancel").click()
    assert chosen(page) is None
    assert len(moves(page)) == MADE
    tap(page, KING, "s0-3")
    page.get_by_role("button", name="Discard").click()
    assert made(page)[0] == "Kc-s4"


def test_the_discard_of_any_other_card_is_not_asked(page: Page) -> None:
    tap(page, SIX, "s0-2")
    assert made(page)[0] == "6d-s3"


@pytest.mark.parametrize("device", ["mouse", "finger that is not asked"])
def test_a_discard_that_is_meant_is_not_asked(page: Page, site_url: str, device: str) -> None:
    if device == "mouse":
        page.mouse.click(*spot(page, KING))
        page.mouse.click(*spot(page, "s0-3"))
    else:
        start_page(page, site_url, middle(), confirmDiscard=False)
        tap(page, KING, "s0-3")
    assert made(page)[0] == "Kc-s4"


# Drags


def near(at: Point, x: float = 0, y: float = 0) -> Point:
    """A point beside another one."""
    return Point(at.x + x, at.y + y)


def flying(page: Page) -> int:
    """How many cards follow a pointer."""
    return page.locator(".card.dragged").count()


def wait_for_flight(page: Page) -> None:
    """Until one card follows a pointer: moves are told to the page with its next frame."""
    until(page, "document.querySelectorAll('.card.dragged').length === 1")


def places_of_cards(page: Page) -> list[str]:
    """Where each card is drawn."""
    drawn: list[str] = page.locator(".card").evaluate_all(
        "(cards) => cards.map((card) => getComputedStyle(card).transform)"
    )
    return drawn


def wait_for_rest(page: Page, cards: list[str]) -> None:
    """Until every card lies where it lay before."""
    for _ in range(PATIENCE // BEAT):
        if places_of_cards(page) == cards:
            return
        page.wait_for_timeout(BEAT)
    assert places_of_cards(page) == cards


def test_a_mouse_drags_after_eight_pixels(page: Page) -> None:
    at = spot(page, KING)
    page.mouse.move(*at)
    page.mouse.down()
    page.mouse.move(*near(at, 5, 5))
    assert flying(page) == 0
    page.mouse.move(*near(at, 6, -6))
    wait_for_flight(page)
    assert goals(page) == ["c0", "c1", "c2", "s0-0", "s0-1", "s0-2", "s0-3"]
    page.mouse.move(*spot(page, "c2"), steps=4)
    page.mouse.up()
    assert made(page) == ["Kc-c3"]
    assert flying(page) == 0


def test_a_finger_drags(page: Page, fingers: Fingers) -> None:
    fingers.drag(spot(page, KING), spot(page, "c1"))
    wait_for_flight(page)
    fingers.lift()
    assert made(page) == ["Kc-c2"]


def test_the_discard_of_a_card_that_fits_is_asked_after_a_drag_too(
    page: Page, fingers: Fingers
) -> None:
    cards = places_of_cards(page)
    fingers.drag(spot(page, KING), spot(page, "s0-3"))
    fingers.lift()
    page.get_by_role("button", name="Cancel").click()
    wait_for_rest(page, cards)
    assert len(moves(page)) == MADE


def test_a_destination_draws_a_card_that_is_near(page: Page, fingers: Fingers) -> None:
    width = page.locator('[data-place="s0-3"]').evaluate("(place) => place.clientWidth")
    fingers.drag(spot(page, SIX), near(spot(page, "s0-3"), 0, -0.8 * width))
    fingers.lift()
    assert made(page)[0] == "6d-s4"


@pytest.mark.parametrize("goal", ["c2", "s1-0", "p0", "stock"])
def test_a_card_that_may_not_lie_there_glides_back(page: Page, fingers: Fingers, goal: str) -> None:
    cards = places_of_cards(page)
    fingers.drag(spot(page, SIX), spot(page, goal))
    wait_for_flight(page)
    fingers.lift()
    wait_for_rest(page, cards)
    assert chosen(page) is None
    assert len(moves(page)) == MADE


def test_what_cannot_be_played_cannot_be_dragged(page: Page, fingers: Fingers) -> None:
    cards = places_of_cards(page)
    for place in ("s0-0", "c0", "p1"):
        fingers.drag(spot(page, place), spot(page, "s0-3"))
        assert flying(page) == 0
        fingers.lift()
    assert places_of_cards(page) == cards
    assert len(moves(page)) == MADE


def test_a_second_finger_changes_nothing(page: Page, fingers: Fingers) -> None:
    fingers.drag(spot(page, SIX), spot(page, "c2"))
    fingers.touch(spot(page, KING), 1)
    fingers.move(spot(page, "c0"), 1)
    wait_for_flight(page)
    fingers.lift(1)
    assert len(moves(page)) == MADE
    fingers.move(spot(page, "s0-2"))
    fingers.lift()
    assert made(page)[0] == "6d-s3"


def test_a_drag_that_the_system_takes_away_plays_nothing(page: Page, fingers: Fingers) -> None:
    cards = places_of_cards(page)
    fingers.drag(spot(page, KING), spot(page, "c1"))
    fingers.down.clear()
    fingers.cdp.send("Input.dispatchTouchEvent", {"type": "touchCancel", "touchPoints": []})
    wait_for_rest(page, cards)
    assert len(moves(page)) == MADE
    tap(page, KING)
    assert chosen(page) == KING


# Holding


def test_a_stack_that_is_held_is_spread_out(page: Page, fingers: Fingers) -> None:
    fingers.touch(spot(page, "s0-0"))
    stack = page.get_by_role("dialog")
    stack.wait_for()
    fingers.lift()
    told = stack.inner_text()
    names = ["9 of hearts", "10 of spades", "Jack of hearts", "Queen of hearts"]
    assert [name for name in names if name in told] == names
    assert [told.index(name) for name in names] == sorted(told.index(name) for name in names)
    page.keyboard.press("Escape")
    assert len(moves(page)) == MADE


def test_a_card_that_is_held_is_not_played(page: Page, fingers: Fingers) -> None:
    fingers.touch(spot(page, "s0-1"))
    page.get_by_role("dialog").wait_for()
    fingers.lift()
    page.keyboard.press("Escape")
    assert chosen(page) is None
    assert len(moves(page)) == MADE
    tap(page, "s0-1")  # the next tap counts again
    assert made(page) == ["s2-c1"]


def test_a_finger_that_moves_holds_nothing(page: Page, fingers: Fingers) -> None:
    fingers.drag(spot(page, "s0-0"), near(spot(page, "s0-0"), 0, 20))
    page.wait_for_timeout(700)
    assert page.get_by_role("dialog").count() == 0
    fingers.lift()


def test_the_right_button_of_a_mouse_looks_at_a_stack(page: Page) -> None:
    page.mouse.click(*spot(page, "s1-2"), button="right")
    assert "9 of clubs" in page.get_by_role("dialog").inner_text()
