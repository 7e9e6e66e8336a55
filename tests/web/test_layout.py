"""The boxes of every screen: large enough, whole, in all languages and sizes of letters."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest

from tests.web.screens import (
    DESKTOP,
    LANGUAGES,
    LYING,
    SCREENS,
    THEMES,
    deep,
    middle,
    show,
    start_page,
)
from tests.web.support import BEAT, PHONE, until

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

    from tests.web.conftest import NewContext

NARROW: Final[ViewportSize] = {"width": 320, "height": 640}
LOW: Final[ViewportSize] = {"width": 360, "height": 640}
SMALLEST: Final[ViewportSize] = {"width": 320, "height": 568}
ZOOMED: Final[ViewportSize] = {"width": 195, "height": 422}  # a phone's page at 200 %
SIZES: Final = {
    "phone": (PHONE, ""),
    "narrow": (NARROW, ""),
    "lying": (LYING, ""),
    "desktop": (DESKTOP, ""),
    "zoomed": (ZOOMED, ""),
    "large letters": (PHONE, "200%"),
}
BOXES: Final = Path(__file__).with_name("boxes.js").read_text("utf-8")
PLACES: Final = """Object.fromEntries([...document.querySelectorAll(".place")].map((place) => {
  const { x, y, width, height } = place.getBoundingClientRect();
  return [place.dataset.place, [x, y, width, height]];
}))"""
CARDS: Final = """[...document.querySelectorAll(".card")].map((card) => {
  const { x, y, width, height } = card.getBoundingClientRect();
  return [x, y, width, height];
})"""
DRAWN: Final = "new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"

Box = list[float]


def resize(page: Page, size: ViewportSize, letters: str = "") -> None:
    """Give the page a size, and its letters another one."""
    page.set_viewport_size(size)
    page.evaluate(
        "(size) => document.documentElement.style.setProperty('font-size', size)", letters
    )
    page.evaluate(DRAWN)


def boxes(page: Page, expression: str) -> Any:  # noqa: ANN401 (JSON)
    """The boxes of the places or the cards, once they have come to rest."""
    page.evaluate(DRAWN)
    return page.evaluate(expression)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_holds_its_words(still_page: Page, site_url: str, language: str) -> None:
    start_page(still_page, site_url, middle(), language=language)
    found = defaultdict(list)
    for screen in SCREENS:
        with show(still_page, screen):
            for name, (size, letters) in SIZES.items():
                resize(still_page, size, letters)
                for fault in still_page.evaluate(BOXES):
                    found[fault].append(f"{screen.name}, {name}")
            resize(still_page, PHONE)
    assert found == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_narrow_table_holds_large_letters(still_page: Page, site_url: str, language: str) -> None:
    start_page(still_page, site_url, middle(), language=language)
    resize(still_page, NARROW, "200%")
    assert still_page.evaluate(BOXES) == []


@pytest.mark.parametrize(
    ("size", "least"),
    [(PHONE, 64), (LOW, 62), (NARROW, 56), (SMALLEST, 54), (LYING, 70), (DESKTOP, 90)],
)
def test_cards_are_large(still_page: Page, site_url: str, size: ViewportSize, least: float) -> None:
    start_page(still_page, site_url, middle())
    resize(still_page, size)
    assert min(width for _, _, width, _ in boxes(still_page, CARDS)) >= least


FEET: Final = """[
  Math.max(...[...document.querySelectorAll(".place")].map((place) => {
    return place.getBoundingClientRect().bottom;
  })),
  document.querySelector(".table-host").getBoundingClientRect().bottom,
]"""


@pytest.mark.parametrize(
    "size",
    [PHONE, LOW, SMALLEST, LYING, DESKTOP],
    ids=["phone", "low", "smallest", "lying", "desktop"],
)
def test_large_cards_are_larger_and_stay_in_sight(
    still_page: Page, site_url: str, size: ViewportSize
) -> None:
    widths = []
    for cards in ("normal", "large"):
        start_page(still_page, site_url, deep(), cardSize=cards)
        resize(still_page, size)
        widths.append(min(width for _, _, width, _ in boxes(still_page, CARDS)))
        lowest, end = boxes(still_page, FEET)
        assert lowest <= end
    assert widths[0] < widths[1]


LETTERS: Final = """[...document.querySelectorAll(".tag > span")].map((tag) => {
  return [tag.textContent, Number.parseFloat(getComputedStyle(tag).fontSize)];
})"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_say_less_rather_than_shrink(still_page: Page, site_url: str, language: str) -> None:
    start_page(still_page, site_url, middle(), language=language)
    said = []
    for size in (PHONE, LOW, SMALLEST, LYING, DESKTOP):
        resize(still_page, size)
        labels = dict(boxes(still_page, LETTERS))
        assert min(labels.values()) >= 11
        said.append("7" in labels)
    assert said[2]  # the bare rank
    assert not said[4]


def apart(one: Box, other: Box) -> bool:
    """Whether two boxes have nothing in common."""
    return (
        one[0] + one[2] <= other[0] + 0.5
        or other[0] + other[2] <= one[0] + 0.5
        or one[1] + one[3] <= other[1] + 0.5
        or other[1] + other[3] <= one[1] + 0.5
    )


def within(inner: Box, outer: Box) -> bool:
    """Whether a box lies in another one."""
    return all(
        outer[k] - 0.5 <= inner[k] and inner[k] + inner[k + 2] <= outer[k] + outer[k + 2] + 0.5
        for k in (0, 1)
    )


@pytest.mark.parametrize("cards", ["normal", "large", "small"])
@pytest.mark.parametrize("left", [False, True])
def test_the_deepest_fans_cover_nothing(
    still_page: Page, site_url: str, cards: str, left: bool
) -> None:
    start_page(still_page, site_url, deep(), cardSize=cards, leftHanded=left)
    for size, letters in SIZES.values():
        resize(still_page, size, letters)
        places = boxes(still_page, PLACES)
        assert len(places) == 2 * 5 + 4 + 5
        piles = list(places.values())
        for index, pile in enumerate(piles):
            assert all(apart(pile, other) for other in piles[index + 1 :])
        for card in boxes(still_page, CARDS):
            assert any(within(card, pile) for pile in piles)
        columns = {round(x) for x, *_ in piles}
        assert min(columns) >= 0
        assert max(x + width for x, _, width, _ in piles) <= size["width"]


@pytest.mark.parametrize("size", [PHONE, LYING, DESKTOP], ids=["phone", "lying", "desktop"])
def test_left_handed_people_have_the_mirror_image(
    still_page: Page, site_url: str, size: ViewportSize
) -> None:
    resize(still_page, size)
    found = []
    for left in (False, True):
        start_page(still_page, site_url, middle(), leftHanded=left)
        host = still_page.locator(".table-host").bounding_box()
        assert host is not None
        found.append((boxes(still_page, PLACES), host))
    (right, host), (mirrored, _) = found
    for place, (x, y, width, height) in right.items():
        other = mirrored[place]
        assert other[1:] == [y, width, height]
        assert other[0] == pytest.approx(2 * host["x"] + host["width"] - x - width, abs=1)


@pytest.mark.parametrize("size", [PHONE, LYING, DESKTOP], ids=["phone", "lying", "desktop"])
def test_the_table_stays_where_it_is(still_page: Page, site_url: str, size: ViewportSize) -> None:
    resize(still_page, size)
    start_page(still_page, site_url, middle())
    before = boxes(still_page, PLACES)

    def same() -> None:
        """Only the fans have changed, and only downwards."""
        after = boxes(still_page, PLACES)
        for place, box in before.items():
            known = 3 if place.startswith("s") and place != "stock" else 4
            assert after[place][:known] == box[:known], place

    long = "The status line may say more than there is room for. " * 5
    for text in ("", long):
        still_page.evaluate(
            "(text) => { document.querySelector('.status').firstChild.data = text; }", text
        )
        same()
    still_page.locator(".tool-hint").click()
    still_page.locator(".toast").wait_for()
    same()
    play_turn(still_page)
    same()


def play_turn(page: Page) -> None:
    """Play the pay-off card, discard, and wait for the opponent's turn to pass."""
    moves = "document.querySelector('.panel .moves').textContent"
    before = len(page.evaluate(moves))
    page.locator("[data-place=p0]").click()
    until(page, f"{moves}.length > {before}")
    last = page.evaluate("document.querySelectorAll('.panel .moves li').length")
    page.keyboard.press("1")
    page.keyboard.press("R")  # the empty side stack
    until(page, f"document.querySelectorAll('.panel .moves li').length > {last}")
    until(page, "document.querySelector('.status').dataset.kind === 'turn'")


# Colours


def contrast(one: str, other: str) -> float:
    """The contrast ratio of two colours as the browser writes them."""

    def light(colour: str) -> float:
        red, green, blue = (int(part) / 255 for part in colour[4:-1].split(","))
        parts = [
            value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
            for value in (red, green, blue)
        ]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


def laid(veil: str, below: str) -> str:
    """The colour that is seen where a veil lies on another colour."""
    *colour, alpha = map(float, veil[5:-1].split(","))
    under = map(float, below[4:-1].split(","))
    seen = (alpha * one + (1 - alpha) * other for one, other in zip(colour, under, strict=True))
    return f"rgb({', '.join(str(round(part)) for part in seen)})"


COLOURS: Final = """(names) => {
  const probe = document.createElement("p");
  document.body.append(probe);
  const found = names.map((name) => {
    probe.style.setProperty("color", `var(--${name})`);
    return getComputedStyle(probe).color;
  });
  probe.remove();
  return found;
}"""
PAIRS: Final = {
    ("felt-ink", "felt"): 4.5,
    ("felt-ink", "felt-2"): 4.5,
    ("felt-muted", "felt"): 4.5,
    ("felt-muted", "felt-2"): 4.5,
    ("felt-ink", "panel-felt"): 4.5,
    ("felt-muted", "panel-felt"): 4.5,
    ("accent", "felt"): 3,
    ("accent", "felt-2"): 3,
    ("red", "paper"): 4.5,
    ("black", "paper"): 4.5,
    ("suit-c", "paper"): 4.5,
    ("suit-d", "paper"): 4.5,
    ("red", "gold"): 3,
    ("black", "gold"): 3,
    ("suit-c", "gold"): 3,
    ("suit-d", "gold"): 3,
    ("gold-ink", "gold"): 4.5,
    ("ink", "panel"): 7,
    ("muted", "panel"): 4.5,
    ("muted", "raised"): 4.5,
    ("go-ink", "go"): 4.5,
    ("edge", "panel"): 3,
}
"""What must differ from what, and how much; `panel-felt` is the felt under a shade."""


def colours(page: Page, felt: str) -> dict[str, str]:
    """All colours of a table, by their names."""
    page.evaluate("(felt) => { document.documentElement.dataset.table = felt; }", felt)
    names = sorted({name for pair in PAIRS for name in pair} - {"panel-felt"} | {"shade"})
    found = dict(zip(names, page.evaluate(COLOURS, names), strict=True))
    return {**found, "panel-felt": laid(found["shade"], found["felt"])}


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("high", [False, True])
@pytest.mark.parametrize("four", [False, True])
def test_colours_can_be_told_apart(
    still_page: Page, site_url: str, theme: str, high: bool, four: bool
) -> None:
    start_page(still_page, site_url, middle(), theme=theme, contrast=high, fourColours=four)
    tables = {}
    for felt in ("auto", "green", "sage", "blue", "slate"):
        found = tables[felt] = colours(still_page, felt)
        for (one, other), least in PAIRS.items():
            ratio = contrast(found[one], found[other])
            if high and "felt" in other:
                least = max(least, 7)
            assert ratio >= least, f"{felt}: {one} on {other}: {ratio:.2f}"
        suits = {found[name] for name in ("suit-c", "suit-d", "red", "black")}
        assert len(suits) == (4 if four else 2)
    assert tables["auto"] == tables["sage" if theme == "light" else "green"]


def test_the_table_follows_the_theme_unless_one_is_chosen(still_page: Page, site_url: str) -> None:
    ground = "getComputedStyle(document.documentElement).backgroundColor"
    seen = []
    for chosen in ({}, {"felt": "green"}):
        start_page(still_page, site_url, middle(), **chosen)
        for theme in THEMES:
            still_page.emulate_media(color_scheme=theme)
            until(still_page, f"document.documentElement.dataset.theme === '{theme}'")
            seen.append(still_page.evaluate(ground))
    assert seen[0] == "rgb(220, 231, 218)"
    assert seen[1] == seen[3] != seen[2] != seen[0]


# Motion

WATCH: Final = """
globalThis.motions = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
  const ms = typeof timing === "number" ? timing : (timing?.duration ?? 0) + (timing?.delay ?? 0);
  if (ms > 0) motions.push(`${this.className} ${ms} ms`);
  return animate.call(this, frames, timing);
};
for (const type of ["animationstart", "transitionrun"]) {
  addEventListener(type, ({ target, animationName, propertyName }) => {
    motions.push(`${target.className}: ${animationName ?? propertyName}`);
  }, true);
}
"""


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_nothing_moves_for_people_who_do_not_want_it(
    new_context: NewContext, site_url: str, motion: str
) -> None:
    context = new_context(reduced_motion=motion, service_workers="block")
    context.add_init_script(WATCH)
    page = context.new_page()
    start_page(page, site_url, middle(), speed="normal")
    for screen in SCREENS[:16] if motion == "reduce" else ():
        with show(page, screen):
            page.wait_for_timeout(BEAT)
    page.keyboard.press("4")  # a King, which may go anywhere
    page.locator(".mark[data-mark=target]").first.wait_for(state="attached")
    page.keyboard.press("D")
    page.wait_for_timeout(10 * BEAT)
    play_turn(page)
    found = page.evaluate("motions")
    if motion == "reduce":
        assert found == []
    else:
        assert any(word.startswith("card") for word in found)


def test_a_chosen_card_stays_chosen_when_the_phone_is_turned(
    still_page: Page, site_url: str
) -> None:
    start_page(still_page, site_url, middle())
    still_page.locator("[data-place=h0-3]").click()  # a King, which may go anywhere
    targets = "document.querySelectorAll('.mark[data-mark=target]').length"
    chosen = still_page.locator("[data-place=h0-3][aria-pressed=true]")
    chosen.wait_for()
    before = still_page.evaluate(targets)
    for size in (LYING, PHONE):
        resize(still_page, size)
        assert chosen.count() == 1
        assert still_page.evaluate(targets) == before == 7
        lifted = [y for _, y, _, _ in boxes(still_page, CARDS)]
        assert max(lifted) - 4 > sorted(lifted)[-5]  # one of the hand lies higher than the others
