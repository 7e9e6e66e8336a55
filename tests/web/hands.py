"""What a person does in the game, and what the game then shows, says and keeps."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from tests.web.screens import MENU, click
from tests.web.support import BEAT, PATIENCE, until

if TYPE_CHECKING:
    from playwright.sync_api import FilePayload, Locator, Page

LOCALES: Final = Path(__file__).parents[2] / "src/spitemalice/locales"  # not in every install
OWN_TURN: Final = "document.querySelector('.status[data-kind=turn]') !== null"
OPENED: Final = """new Promise((resolve, reject) => {
  const opening = indexedDB.open("spitemalice");
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => resolve(opening.result);
})"""


def text(key: str, language: str = "en") -> str:
    """A text of the game without variables."""
    source = (LOCALES / f"{language}.ftl").read_text("utf-8")
    found = re.search(rf"^{key} = (.+)$", source, re.MULTILINE)
    assert found, key
    return found[1]


def in_store(page: Page, script: str, argument: object = None) -> Any:  # noqa: ANN401 (JSON)
    """Run a script that has the game's database as `db`, and `done` to wait for a request."""
    return page.evaluate(
        f"""async (argument) => {{
          const db = await {OPENED};
          const done = (request) => new Promise((resolve) => {{
            request.onsuccess = () => resolve(request.result);
            request.oncomplete = () => resolve("complete");
            request.onerror = request.onabort = () => resolve(null);
          }});
          try {{
            {script}
          }} finally {{
            db.close();
          }}
        }}""",
        argument,
    )


def stored(page: Page, table: str = "match", key: str = "current") -> Any:  # noqa: ANN401 (JSON)
    """What the game keeps under a key."""
    script = (
        "return await done(db.transaction(argument[0]).objectStore(argument[0]).get(argument[1]))"
    )
    return in_store(page, script, [table, key])


def put_aside(page: Page) -> list[Any]:
    """The saved games that could not be read."""
    script = "return await done(db.transaction('aside').objectStore('aside').getAll())"
    found: list[Any] = in_store(page, script)
    return found


def moves(page: Page) -> list[str]:
    """The moves of the running game as they are kept."""
    made: list[str] = stored(page)["game"]["moves"]
    return made


def status(page: Page) -> str:
    """The line that says what is to be done."""
    return page.locator(".status").inner_text()


def wait_for_turn(page: Page) -> None:
    """Until the person is to move."""
    until(page, f"{OWN_TURN} && document.querySelector('.place[aria-pressed]') !== null")


def play(page: Page) -> None:
    """Make a move, to the center if possible, and wait until it is kept."""
    before = len(moves(page))
    page.locator(".place[aria-pressed]").first.click()
    if page.locator(".place.goal").count():
        page.locator(".place.goal").first.click()
    wait_for_moves(page, before + 1)


def wait_for_moves(page: Page, count: int) -> None:
    """Until so many moves are kept."""
    for _ in range(PATIENCE // BEAT):
        if len(moves(page)) >= count:
            return
        page.wait_for_timeout(BEAT)
    raise AssertionError(f"only {len(moves(page))} of {count} moves")


def wait_for_reply(page: Page, count: int) -> None:
    """Until the computer's turn after so many moves is over, kept and shown."""
    for _ in range(PATIENCE // BEAT):
        if any(map(ends_turn, moves(page)[count:])):
            return wait_for_turn(page)
        page.wait_for_timeout(BEAT)
    raise AssertionError(f"no reply: {moves(page)[count:]}")


def ends_turn(move: str) -> bool:
    """Whether a move of the computer, in the notation, is its last one in a turn."""
    return move == "pass" or "-s" in move


def discard(page: Page) -> None:
    """End the turn with a card of the hand."""
    page.locator('.place[aria-pressed][data-place^="h"]').last.click()
    page.locator('.place.goal[data-place^="s"]').last.click()


def open_typed(page: Page) -> Locator:
    """The field for moves in the notation."""
    if not page.locator("#typed-move").count():
        click(".tool-more", "[data-choice=typed]")(page)
    return page.locator("#typed-move")


def type_move(page: Page, move: str) -> None:
    """Make a move by its notation."""
    open_typed(page).fill(move)
    page.locator(".typed .tool").click()


def choose_file(page: Page, content: bytes) -> None:
    """Bring a file that may hold a game."""
    if not page.locator("#record-file").count():
        click(MENU, "[data-choice=import]")(page)
    file: FilePayload = {"name": "game.jsonl", "mimeType": "text/plain", "buffer": content}
    page.locator("#record-file").set_input_files(file)


def saved_record(page: Page) -> str:
    """The running game as a file."""
    with page.expect_download() as download:
        click(".tool-more", "[data-choice=record]")(page)
    return Path(download.value.path()).read_text("utf-8")


def resign(page: Page) -> None:
    """Give the game up."""
    click(".tool-more", "[data-choice=resign]", ".button-danger")(page)


def begin(page: Page) -> None:
    """A new match against the level that the dialog proposes, whatever was there before."""
    before = game_id(page)
    click(MENU, "[data-choice=new]")(page)
    while game_id(page) == before:
        answer(page)


def answer(page: Page) -> None:
    """Say yes to the dialog on top, if there is one; a closed one goes a moment later."""
    button = page.locator("dialog[open] .button-main, dialog[open] .button-danger").last
    if button.count():
        button.click()
    page.wait_for_timeout(BEAT)


def answer_all(page: Page) -> None:
    """Say yes to one dialog after the other, which may take a while to open, up to the turn."""
    while not page.evaluate(f"{OWN_TURN} && document.querySelector('dialog') === null"):
        answer(page)
    wait_for_turn(page)


def wait_for_table(page: Page) -> None:
    """Until there is no dialog, nor one that has just been closed and may open another."""
    until(page, "document.querySelector('dialog') === null")


def game_id(page: Page) -> str | None:
    """Tells the game that is kept apart from all others."""
    found = stored(page)
    return found and str(found["game"]["id"])
