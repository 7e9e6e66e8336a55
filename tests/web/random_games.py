"""Whole games in a browser against the computer, driven at random by the buttons of the page.

What happens in a game follows from its number: the cards, the choices of the computer and of the
driver, and when the page is loaded anew. So one that goes wrong can be looked at again alone, or
after the one before it in its window if it goes on with a match; only how far a move had come when
a page was left in the middle of it is up to the machine.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from itertools import chain
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final

from tests.web.support import CHROMIUM, FLAGS, PATIENCE, PHONE, Watch

if TYPE_CHECKING:
    from playwright.async_api import Browser, Page

DRIVER: Final = Path(__file__).with_name("driver.js")
LANGUAGES: Final = ("en", "fr", "de", "it", "pt", "ru")
WIDE: Final = {"width": 1366, "height": 768}
PLANS: Final = 5556
"""With these plans, the first 24 games are of all kinds."""

LONGEST: Final = 300
"""Seconds that no game takes."""

LEVELS: Final = ("beginner", "easy", "medium", "hard")
SLOW_LEVELS: Final = {8: "expert", 25: "master"}
"""The levels that think long play one game of so many, the third last of them."""

RULES: Final = ("quick", "quick", "g4a", "four_stack", "cat_and_mouse", "long")
LENGTHS: Final = ("minutes-5", "minutes-10", "single", "match-15", "match-100", "preset")
CUTS: Final = ("", "", "7", "Zoë ♠", "ё" * 32)
CHANGES: Final[dict[str, tuple[object, ...]]] = {
    "payoff_size": (1, 3, 8),
    "hand_size": (2, 3, 7),
    "side_stacks": (1, 6),
    "center_stacks": (1, 8),
    "first": ("seat0", "random", "given"),
    "king_as_ace": (False,),
    "king_on_side": (False,),
    "refill": ("turn_start",),
    "recycle": ("when_empty",),
    "stock_out": ("empty",),
    "exhausted": ("fewest_wins",),
    "win_bonus": (7,),
}
"""Own rules, as changes of a preset."""


@dataclass(frozen=True)
class Plan:
    """One game: against whom, how, and when the page is loaded anew.

    Attributes:
        number: Tells it apart from all others.
        level: The computer's.
        rules: A preset.
        changes: How the rules differ from it.
        length: As the dialog of a new game calls it.
        again: Whether the match of the game before in the window goes on instead, by its rules.
        language: To which the page changes when the cards have been dealt.
        cut: What the person types to cut the cards.
        eager: How often the person plays to the center.
        undo: How often the person wants to take a move back.
        look: How often the person wants a hint, or to see the last turn again.
        relaxed: Whether any move may be taken back.
        reload: After so many moves of the person, the page is loaded anew.
        abrupt: Whether that is right in a move, not when the game waits for the next one.
    """

    number: int
    level: str
    rules: str
    changes: dict[str, object]
    length: str
    again: bool
    language: str
    cut: str
    eager: float
    undo: float
    look: float
    relaxed: bool
    reload: int
    abrupt: bool

    @classmethod
    def of(cls, number: int) -> Plan:
        """The plan of a game with this number."""
        chance = Random(1000 * PLANS + number)
        slow = next((name for n, name in SLOW_LEVELS.items() if number % n == n - 3), None)
        own = slow is None and chance.random() < 0.4
        return cls(
            number=number,
            level=slow or LEVELS[number % len(LEVELS)],
            rules="quick" if slow else chance.choice(RULES),
            changes=_changes(chance) if own else {},
            length=chance.choice(LENGTHS),
            again=chance.random() < 0.3,
            language=LANGUAGES[number % len(LANGUAGES)],
            cut=chance.choice(CUTS),
            eager=chance.choice((0.1, 0.5, 0.9)),
            undo=chance.choice((0, 0.1)),
            look=chance.choice((0, 0, 0.05)),
            relaxed=chance.random() < 0.5,
            reload=chance.randrange(30),
            abrupt=chance.random() < 0.5,
        )


def _changes(chance: Random) -> dict[str, object]:
    """Some rules of one's own."""
    return {name: chance.choice(CHANGES[name]) for name in chance.sample(sorted(CHANGES), 3)}


@dataclass
class Report:
    """What came of a game.

    Attributes:
        plan: The game.
        line: Its record, as it was downloaded; empty if it did not get so far.
        reloaded: Whether it was still running when the page was to be loaded anew.
        troubles: All that went wrong.
    """

    plan: Plan
    line: str = ""
    reloaded: bool = False
    troubles: list[str] = field(default_factory=list)


class Player:
    """Plays one game after another in a window of its own."""

    def __init__(self, page: Page, watch: Watch) -> None:
        self.page = page
        self.watch = watch

    async def ask(self, name: str, argument: object = None) -> Any:  # noqa: ANN401 - of any kind
        """Let the driver in the page do something."""
        return await self.page.evaluate(f"(argument) => driver.{name}(argument)", argument)

    async def open(self, url: str) -> None:
        """Open the program, without motion."""
        await self.page.goto(url)
        await self.ask("idle")
        await self.page.keyboard.press("Escape")
        await self.ask("set", {"speed": "off", "askDeal": True})

    async def game(self, plan: Plan) -> Report:
        """Play a game; the page is at the end of the game before, or has just been opened."""
        report = Report(plan)
        try:
            async with asyncio.timeout(LONGEST):
                await self.course(plan, report)
        except Exception as error:  # the other games are still to be played
            report.troubles.append(f"{type(error).__name__}: {error}")
        report.troubles += self.watch.troubles
        self.watch.troubles.clear()
        return report

    async def course(self, plan: Plan, report: Report) -> None:
        """Begin it, play, load the page anew in between, play to the end, and take the record."""
        await self.ask("seed", plan.number)
        await self.ask("begin", asdict(plan))
        await self.ask("set", {"language": plan.language, "relaxed": plan.relaxed})
        habits = {"eager": plan.eager, "undo": plan.undo, "look": plan.look}
        if not await self.ask("play", {"moves": plan.reload, **habits}):
            report.reloaded = True
            report.troubles += await self.reload(plan)
            await self.ask("play", {"moves": 100_000, **habits})
        async with self.page.expect_download() as download:
            await self.ask("save")
        report.line = Path(await (await download.value).path()).read_text("utf-8")
        told, turns = await self.ask("moves"), json.loads(report.line)["turns"]
        if len(told) != len(turns):
            report.troubles.append(f"{len(told)} turns are told of {len(turns)}")

    async def reload(self, plan: Plan) -> list[str]:
        """Load the page anew, and tell what is not as it was."""
        if plan.abrupt:
            await self.ask("move", plan.eager)
        before = await self.told()
        await self.page.reload()
        await self.ask("idle")
        await self.ask("seed", -1 - plan.number)
        after = await self.told()
        # A move that was not yet shown may have been saved, and the computer's with it
        if plan.abrupt and goes_on(before["moves"], after["moves"]):
            return []
        return [
            f"{name} was {lines}, and is {after[name]}"
            for name, lines in before.items()
            if lines != after[name]
        ]

    async def told(self) -> dict[str, list[str]]:
        """The moves in words, the table as it is read aloud, and each place and card as drawn."""
        told: dict[str, list[str]] = await self.ask("told")
        return told


def goes_on(lines: list[str], longer: list[str]) -> bool:
    """Whether moves, a line a turn, are the beginning of others."""
    if not lines:
        return True
    *whole, last = lines
    known = longer[: len(lines)]
    return len(known) == len(lines) and known[:-1] == whole and known[-1].startswith(last)


async def play_all(url: str, numbers: Sequence[int], windows: int) -> list[Report]:
    """Play the games with these numbers, each in the window that is its own."""
    from playwright.async_api import async_playwright

    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        tasks = [
            _play_in(browser, url, window, [n for n in numbers if n % windows == window])
            for window in range(windows)
        ]
        reports = await asyncio.gather(*tasks)
        await browser.close()
    return sorted(chain.from_iterable(reports), key=lambda report: report.plan.number)


async def _play_in(browser: Browser, url: str, window: int, numbers: Sequence[int]) -> list[Report]:
    """Play one game after the other in a window."""
    options: dict[str, Any] = {"viewport": WIDE if window % 2 else PHONE}
    context = await browser.new_context(**options, locale=LANGUAGES[window % len(LANGUAGES)])
    context.set_default_timeout(PATIENCE)
    await context.add_init_script(path=DRIVER)
    watch: Any = Watch
    player = Player(await context.new_page(), watch(context))
    reports: list[Report] = []
    for number in numbers:
        if not reports or reports[-1].troubles:
            await player.open(url)
        reports.append(await player.game(Plan.of(number)))
    await context.close()
    return reports
