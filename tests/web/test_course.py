"""The course of games and matches: whose cards are shown, and every way in which a game can end."""

from __future__ import annotations

import hashlib
from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import pytest

from spitemalice.rules.cards import Card
from spitemalice.rules.events import MovePlayed
from spitemalice.rules.game import Game
from spitemalice.rules.moves import parse_move
from spitemalice.rules.observation import Observation
from spitemalice.rules.outcome import Reason
from spitemalice.rules.ruleset import RuleSet
from tests.web import hands
from tests.web.hands import discard, moves, resign, status, stored, text, wait_for_turn
from tests.web.screens import MENU, Document, click, document, middle, press_hint, start_page

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.conftest import NewContext

RANKS: Final = ("Ace", *map(str, range(2, 11)), "Jack", "Queen", "King")
SUITS: Final = {"c": "clubs", "d": "diamonds", "h": "hearts", "s": "spades"}
DRAWN: Final = """[...document.querySelectorAll(".card > .face")].map((face) => {
  const rank = [...face.querySelectorAll(".index")].map((use) => use.getAttribute("href").at(-1));
  return rank.join("") + "cdhs"[face.getAttribute("class").at(-1)];
})"""


@pytest.fixture
def page(new_context: NewContext) -> Page:
    """A page on a phone, without a service worker between it and the server."""
    return new_context(service_workers="block").new_page()


# Secrets


def game_in(page: Page) -> Game:
    """The running game as it is kept."""
    saved = stored(page)
    rules = RuleSet.from_json(saved["rules"])
    starter = saved["game"]["starter"] if rules.first == "given" else None
    game = Game(rules, bytes.fromhex(saved["game"]["seed"]), starter)
    game.play_all(map(parse_move, saved["game"]["moves"]))
    return game


def name(card: Card) -> str:
    """The card in words."""
    return f"{RANKS[card.rank - 1]} of {SUITS[card.suit]}"


def drawn(card: Card) -> str:
    """The card as its glyphs."""
    return card.text.replace("T", "10")


def visible(view: Observation) -> list[Card]:
    """The cards that can be seen; of a center stack the top two are drawn."""
    tops = [pile.top for pile in view.payoff if pile.top is not None]
    sides = [card for seat in view.side for pile in seat for card in pile]
    return [*view.hand, *tops, *sides, *(card for pile in view.center for card in pile[-2:])]


def shows_only(page: Page, seat: int | None) -> list[str]:
    """Check that what a seat may not know is nowhere in the page, and name what it is."""
    game = game_in(page)
    view = game.observation(seat)
    moved = {event.card for event in game.events(None) if isinstance(event, MovePlayed)}
    assert Counter(page.evaluate(DRAWN)) == Counter(map(drawn, visible(view)))
    hidden = {card for other in range(2) if other != seat for card in game.observation(other).hand}
    secret = [name(card) for card in hidden - moved - {*visible(view)}]
    html = page.evaluate("document.documentElement.outerHTML")
    tree = page.locator("body").aria_snapshot()
    assert [each for each in secret if each in html or each in tree] == []
    return secret


def fresh() -> Document:
    """A game against the computer that has just been dealt; the person begins."""
    return document(Game(RuleSet(first="given"), bytes(32), 0))


def test_the_computers_cards_are_nowhere_in_the_page(page: Page, site_url: str) -> None:
    start_page(page, site_url, fresh())
    wait_for_turn(page)
    secret = shows_only(page, 0)
    for _ in range(3):
        press_hint(page)
        page.keyboard.press("t")
        made = len(moves(page))
        discard(page)
        hands.wait_for_reply(page, made + 1)
        secret += shows_only(page, 0)
    assert secret  # or there was nothing to find


def test_two_people_never_see_each_others_hand(page: Page, site_url: str) -> None:
    start_page(page, site_url, middle(two=True))
    hand_over = page.locator(".dialog-hand-over")
    for seat in (0, 1, 0, 1):
        hand_over.wait_for()
        assert game_in(page).to_move == seat
        assert shows_only(page, None)
        for key in ("Escape", "Escape", "t", "h", "u", "1"):
            page.keyboard.press(key)
        shows_only(page, None)
        hand_over.locator(".button-main").click()
        wait_for_turn(page)
        shows_only(page, seat)
        # All that can leave something behind
        press_hint(page)
        page.keyboard.press("t")
        hands.type_move(page, game_in(page).observation(seat).hand[0].text)
        if seat == 0:
            page.reload()
            hand_over.wait_for()
            shows_only(page, None)
            hand_over.locator(".button-main").click()
            wait_for_turn(page)
        discard(page)


# Ends


def before_the_end(rules: RuleSet) -> Document:
    """A game whose stock runs out at the person's next discard: nobody plays to the center."""
    for number in range(200):
        seed = hashlib.sha256(b"%d" % number).digest()
        game = Game(rules, seed, number % 2)
        while not game.over:
            game.play(next(move for move in game.legal_moves() if "-s" in move.text))
        if game.outcome and game.outcome.reason is Reason.STOCK and game.history()[-1][0] == 0:
            last = game.undo()
            return {**document(game), "last": last.text}
    raise AssertionError("no such game")


SHORT: Final = RuleSet(first="given", decks=1, payoff_size=5, match_points=15)


def test_a_match_goes_on_over_draws_and_resigned_games(page: Page, site_url: str) -> None:
    game = before_the_end(SHORT)
    start_page(page, site_url, game)
    hands.type_move(page, game["last"])
    result = page.locator(".dialog-result")
    result.wait_for()
    assert result.locator("h2").inner_text() == text("result-draw")
    assert text("outcome-why-stock") in result.inner_text()
    page.reload()  # the result is there again
    result.wait_for()
    for number in range(2, 5):
        result.locator(".button-main").click()
        hands.answer_all(page)
        assert stored(page)["game"]["moves"] == [] or status(page)
        assert len(stored(page)["played"]) == number - 1
        resign(page)
        result.wait_for()
    rows = result.locator("table tr").all_inner_texts()
    assert [row.split("\t")[1:3] for row in rows[1:]] == [
        ["0", "0"],
        *[["0", "5"]] * 3,
        ["0", "15"],
    ]
    assert result.locator(".button-main").inner_text() == text("result-rematch")
    played = stored(page)["played"]
    assert [each["outcome"]["winner"] for each in played] == [None, 1, 1, 1]
    result.locator(".button-main").click()
    hands.answer_all(page)
    assert stored(page)["played"] == []


def test_an_exhausted_game_can_be_won(page: Page, site_url: str) -> None:
    game = before_the_end(replace(SHORT, exhausted="fewest_wins", match_points=0))
    start_page(page, site_url, game)
    hands.type_move(page, game["last"])
    page.locator(".dialog-result").wait_for()
    assert hands.game_id(page) == "game"
    assert stored(page)["played"][-1]["outcome"]["reason"] == "stock"


def test_a_game_can_be_given_up_at_any_time(page: Page, site_url: str) -> None:
    result = page.locator(".dialog-result")

    def ends(winner: int) -> None:
        result.wait_for()
        outcome = stored(page)["played"][-1]["outcome"]
        assert (outcome["winner"], outcome["reason"]) == (winner, "resigned")
        page.reload()
        result.wait_for()  # it stays so
        assert stored(page)["played"][-1]["outcome"] == outcome

    # Right after the deal
    start_page(page, site_url, fresh())
    wait_for_turn(page)
    resign(page)
    ends(1)
    # While a card flies, and while the computer moves
    for wait in (0, 300, 900):
        start_page(page, site_url, middle(), speed="slow")
        wait_for_turn(page)
        discard(page)
        page.wait_for_timeout(wait)
        resign(page)
        ends(1)
    # While the last turn is shown again
    start_page(page, site_url, middle(), speed="slow")
    page.locator(".tool-last").click()
    resign(page)
    ends(1)
    # Two people: who is to move
    start_page(page, site_url, middle(two=True))
    page.locator(".dialog-hand-over .button-main").click()
    wait_for_turn(page)
    discard(page)
    page.locator(".dialog-hand-over .button-main").click()
    wait_for_turn(page)
    resign(page)
    ends(0)


def test_a_game_that_is_over_cannot_be_given_up(page: Page, site_url: str) -> None:
    start_page(page, site_url, middle())
    wait_for_turn(page)
    resign(page)
    page.locator(".dialog-result").wait_for()
    page.keyboard.press("Escape")
    played = stored(page)["played"]
    click(".tool-more", "[data-choice=resign]")(page)
    hands.wait_for_table(page)  # it is not even asked
    for key in ("1", "p", "u", "h"):
        page.keyboard.press(key)
    click(MENU, "[data-choice=resume]")(page)
    page.locator(".dialog-result").wait_for()
    page.get_by_role("button", name=text("result-look")).click()
    page.locator(".step-first").wait_for()
    assert not page.locator(".tool-more").count()
    assert stored(page)["played"] == played
    assert moves(page) == middle()["game"]["moves"]
