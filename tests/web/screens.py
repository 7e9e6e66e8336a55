"""The game in chosen positions, and the way to each of its screens, in any language."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from spitemalice.rules.game import Game
from spitemalice.rules.moves import parse_move
from spitemalice.rules.ruleset import RuleSet
from tests.web.support import BEAT, until

if TYPE_CHECKING:
    from playwright.sync_api import FilePayload, Page, ViewportSize

LYING: Final[ViewportSize] = {"width": 844, "height": 390}
DESKTOP: Final[ViewportSize] = {"width": 1366, "height": 768}
THEMES: Final = ("light", "dark")
LANGUAGES: Final = ("en", "fr", "de", "it", "pt", "ru")

SEED: Final = "542978e80a1a828570c6f8b6bf351ab9705a451f3949dadd963e4f938966889b"
MOVES: Final = """
Jc-s1 Qc-s3 9h-s3 Jd-s3 As-c1 7c-s2 2s-c1 Ah-c2 Qh-s1 Ad-c3 5c-s4 2h-c2 9h-s2 2s-c3 5h-s4 Ks-c1
4c-c1 5d-c1 6c-c1 7s-c1 p-c1 s2-c1 Jh-s1 6h-s2 2d-s2 4s-s4 Qd-s4 9c-s3 Tc-c1 s3-c1 p-c1 8d-s3 9s-s3
Jh-s4 5d-s2 Ts-s1 4d-s2 7s-s3 6c-s3 6s-s3 5h-s3 9h-s1 3c-c2 s2-c2 s2-c2 s2-c2 s2-c2 Ks-c2 p-c2 p-c3
s4-c3 s3-c3 s3-c3 Qs-s2 p-c2 p-c1 s4-c2 s4-c2
"""
"""A game up to a turn of the person with a bit of everything on the table."""

Document = dict[str, Any]
PERSON: Final = {"kind": "person", "name": ""}
EXPERT: Final = {"kind": "level", "level": "expert"}


def document(
    game: Game, *, two: bool = False, played: tuple[tuple[int, int], ...] = ()
) -> Document:
    """A match as the game stores it: against the computer, or of two people.

    Args:
        game: The running game.
        two: Whether two people play at one device.
        played: The winner and the points of each game before.
    """
    note = {"name": "expert", "seed": "00" * 32}
    return {
        "version": 1,
        "id": "match",
        "rules": game.rules.to_json(),
        "seats": [PERSON, {**PERSON, "name": "Zoë"} if two else EXPERT],
        "played": [
            {
                "id": f"game-{number}",
                "relaxed": False,
                "outcome": {"winner": winner, "points": points, "reason": "payoff"},
            }
            for number, (winner, points) in enumerate(played)
        ],
        "game": {
            "seed": game.seed.hex(),
            "starter": game.starter,
            "moves": [move.text for move in game.moves],
            "resigned": None,
            "id": "game",
            "date": "2025-01-31",
            "fair": None,
            "levels": [None, None if two else note],
            "relaxed": False,
            "hints": 0,
            "undone": 0,
        },
    }


def middle(*, two: bool = False) -> Document:
    """A game in the middle of a match, with a pay-off card that can be played."""
    game = Game(RuleSet(), bytes.fromhex(SEED))
    game.play_all(map(parse_move, MOVES.split()))
    return document(game, two=two, played=((1, 9), (0, 12), (1, 17), (0, 4)))


def deep() -> Document:
    """A game in which nobody ever played to the center: the deepest side stacks have 12 cards."""
    game = Game(RuleSet(payoff_size=5, first="given"), bytes(32), 0)
    for stack, cards in enumerate((12, 10, 8, 6), 1):
        for _ in range(2 * cards):
            game.play(next(move for move in game.legal_moves() if move.text.endswith(f"-s{stack}")))
    return document(game)


def start_page(page: Page, url: str, stored: object = None, **settings: object) -> None:
    """Open the game on a match that was left, with no motion, no sound and no chance in sight.

    Args:
        page: Where it is opened.
        url: The address of the site.
        stored: What the game finds in its store: a `Document`, nothing, or something broken.
        **settings: Settings that are not the usual ones.
    """
    page.route(f"{url}empty", lambda route: route.fulfill(body=EMPTY, content_type="text/html"))
    page.goto(f"{url}empty")  # the same store, and nothing that runs
    still = {"speed": "off", "sound": False, "haptics": False, "askDeal": True}
    values = {"language": "en", **still, **settings}
    page.evaluate(STORE, [stored, values])
    page.goto(url)
    until(page, STARTED)


EMPTY: Final = '<!doctype html><link rel="icon" href="data:,">'
STORE: Final = """([match, settings]) => new Promise((resolve, reject) => {
  const opening = indexedDB.open("spitemalice", 1);
  opening.onupgradeneeded = () => {
    for (const name of ["match", "finished", "settings", "aside"]) {
      opening.result.createObjectStore(name);
    }
  };
  opening.onerror = reject;
  opening.onsuccess = () => {
    const db = opening.result;
    const work = db.transaction(["match", "settings"], "readwrite");
    if (match) work.objectStore("match").put(match, "current");
    else work.objectStore("match").clear();
    work.objectStore("settings").put(settings, "settings");
    work.oncomplete = () => { db.close(); resolve(null); };
  };
})"""
STARTED: Final = "Boolean(document.querySelector('dialog, .place'))"


# Screens


def click(*selectors: str) -> Callable[[Page], None]:
    """Goes to a screen by one button after the other."""

    def go(page: Page) -> None:
        for selector in selectors:
            page.locator(f"{selector} >> visible=true").last.click()

    return go


def inspect(page: Page) -> None:
    """Tap and hold a side stack."""
    page.locator('[data-place="s0-0"]').click(delay=700)
    page.locator(".dialog-stack").wait_for()


def press_hint(page: Page) -> None:
    """Ask for a hint, and for more of it, until there is no more; each one is said."""
    for _ in range(3):
        page.evaluate(f"void {LAST_SAID}?.setAttribute('data-heard', '')")
        page.locator(".tool-hint").click()
        until(page, f"{LAST_SAID}?.hasAttribute('data-heard') === false")


LAST_SAID: Final = "document.querySelector('.log').lastElementChild"


def ask_hint(page: Page) -> None:
    """Ask for the whole hint, which marks cards."""
    press_hint(page)
    page.locator(".mark[data-mark=hint]").first.wait_for(state="attached")


def import_wrong(page: Page) -> None:
    """Bring a file that is no record."""
    click(MENU, "[data-choice=import]")(page)
    wrong: FilePayload = {"name": "cat.jsonl", "mimeType": "text/plain", "buffer": b"{}"}
    page.locator("#record-file").set_input_files(wrong)
    page.locator("#record-error:not(:empty)").wait_for()


def type_wrong(page: Page) -> None:
    """Type a move that cannot be played."""
    click(".tool-more", "[data-choice=typed]")(page)
    page.locator("#typed-move").fill("zz")
    page.locator(".typed .tool").click()


@dataclass(frozen=True)
class Screen:
    """A screen: how to get there from the table, and the name of its dialog if it is one."""

    name: str
    go: Callable[[Page], None] = field(repr=False)
    dialog: str = ""


MENU: Final = ".bar > .icon-button"
NEW: Final = (MENU, "[data-choice=new]")
SCREENS: Final = (
    Screen("table", lambda _: None),
    Screen("menu", click(MENU), "menu"),
    Screen("more", click(".tool-more"), "menu"),
    Screen("new game", click(*NEW), "new-game"),
    Screen("lengths", click(*NEW, ".fold summary"), "new-game"),
    Screen("how to play", click(*NEW, ".sheet-foot .button-plain"), "reading"),
    Screen("rules", click(*NEW, ".fold summary", ".fold .button"), "rules"),
    Screen("settings", click(MENU, "[data-choice=settings]"), "settings"),
    Screen("help", click(MENU, "[data-choice=rules]"), "reading"),
    Screen("about", click(MENU, "[data-choice=about]"), "about"),
    Screen("match", click(MENU, "[data-choice=match]"), "match"),
    Screen("import", import_wrong, "asking"),
    Screen("moves", click(".tool-more", "[data-choice=moves]"), "reading"),
    Screen("stack", inspect, "stack"),
    Screen("hint", ask_hint),
    Screen("typed", type_wrong),
    Screen("resign", click(".tool-more", "[data-choice=resign]"), "asking"),
    Screen("result", click(".tool-more", "[data-choice=resign]", ".button-danger"), "result"),
    Screen("fair deal", click(".toast .link", ".dialog-result .button-main"), "fair-deal"),
    Screen("review", click(".toast .link", ".dialog-result .row .button:nth-of-type(2)")),
)
"""All screens of a game against the computer, in this order: the last ones end the game."""


@contextmanager
def show(page: Page, screen: Screen) -> Iterator[None]:
    """Go to a screen from the table, and back to the table at the end."""
    screen.go(page)
    if screen.dialog:
        page.locator(f".dialog-{screen.dialog}").last.wait_for()
    yield
    while page.locator("dialog").count():
        page.keyboard.press("Escape")
        page.wait_for_timeout(BEAT)
    for closer in page.locator(".typed .icon-button").all():
        closer.click()
