"""Cards, moves, events and endings in words."""

from dataclasses import replace

import pytest

from spitemalice.cli.words import Words, rank_name, rules_name
from spitemalice.rules.cards import CARDS, Card
from spitemalice.rules.events import (
    CardsDrawn,
    Event,
    GameEnded,
    GameStarted,
    MovePlayed,
    PayoffRevealed,
    StackFinished,
    TurnStarted,
)
from spitemalice.rules.game import Game
from spitemalice.rules.moves import Move
from spitemalice.rules.observation import Payoff
from spitemalice.rules.outcome import Outcome, Reason
from spitemalice.rules.ruleset import PRESETS, RuleSet
from spitemalice.rules.text import counted

RULES = RuleSet()
NAMES = ("Ann", "Bob")
YOU = Words(RULES, NAMES, viewer=0)
ALL = Words(RULES, NAMES)
SHORT = Words(RULES, NAMES, viewer=0, short=True)


def test_every_card_has_a_name_of_its_own_with_its_short_form() -> None:
    names = {YOU.card(card) for card in CARDS if card is not None}
    assert len(names) == 52
    assert YOU.card(Card("Ah")) == "Ace of hearts (Ah)"
    assert YOU.card(Card("Td")) == "10 of diamonds (Td)"
    assert YOU.card(Card("Qs")) == "Queen of spades (Qs)"
    assert YOU.card(Card("Kc")) == "King of clubs (Kc)"
    assert SHORT.card(Card("Kc")) == "Kc"
    assert YOU.cards(()) == "no cards"
    assert rank_name(11) == "Jack"


def test_numbers_have_their_noun() -> None:
    assert [counted(n, "card") for n in (0, 1, 2, 1200)] == [
        "0 cards",
        "1 card",
        "2 cards",
        "1,200 cards",
    ]


def test_rules_are_named_by_what_is_nearest() -> None:
    assert rules_name(PRESETS["long"]) == "long"
    assert rules_name(replace(PRESETS["long"], match_points=25)) == "long with match_points 25"
    mine = replace(RULES, king_as_ace=False, refill="turn_start")
    assert rules_name(mine) == 'g4a with king_as_ace false, refill "turn_start"'


@pytest.mark.parametrize(
    ("move", "card", "long", "short"),
    [
        ("7h-c1", "7h", "7 of hearts (7h) to center stack 1", "7h-c1"),
        ("7h-s2", "7h", "7 of hearts (7h) on side stack 2", "7h-s2"),
        ("p-c3", "7h", "pay-off card 7 of hearts (7h) to center stack 3", "p-c3 (7h)"),
        ("s4-c8", "7h", "7 of hearts (7h) from side stack 4 to center stack 8", "s4-c8 (7h)"),
        ("pass", None, "pass", "pass"),
    ],
)
def test_moves(move: str, card: str | None, long: str, short: str) -> None:
    moved = None if card is None else Card(card)
    assert YOU.move(Move(move), moved) == long
    assert SHORT.move(Move(move), moved) == short


def test_pay_off_piles() -> None:
    seen = Game(RULES, bytes(32)).observation(0)
    seen = replace(seen, payoff=(Payoff(Card("7h"), 3), Payoff(None, 0)))
    assert YOU.payoff(seen, 0) == "Your pay-off card: 7 of hearts (7h), 3 left."
    assert YOU.payoff(seen, 1) == "Bob's pay-off pile: empty."


SEVEN, ACE = Card("7h"), Card("As")


@pytest.mark.parametrize(
    ("event", "you", "everybody"),
    [
        (
            GameStarted(1, (SEVEN, ACE)),
            "Pay-off cards: your 7 of hearts (7h), Bob's Ace of spades (As). Bob starts.",
            "Pay-off cards: Ann's 7 of hearts (7h), Bob's Ace of spades (As). Bob starts.",
        ),
        (TurnStarted(0, 5), "Your turn, number 5.", None),
        (TurnStarted(1, 5), None, None),
        (CardsDrawn(0, 2, None), "You draw 2 cards.", "Ann draws 2 cards."),
        (
            CardsDrawn(0, 1, (SEVEN,)),
            "You draw 1 card: 7 of hearts (7h).",
            "Ann draws 1 card: 7 of hearts (7h).",
        ),
        (
            MovePlayed(0, Move("7h-c1"), SEVEN),
            "You play 7 of hearts (7h) to center stack 1.",
            "Ann plays 7 of hearts (7h) to center stack 1.",
        ),
        (
            MovePlayed(1, Move("7h-s1"), SEVEN),
            "Bob discards 7 of hearts (7h) on side stack 1.",
            "Bob discards 7 of hearts (7h) on side stack 1.",
        ),
        (MovePlayed(0, Move("pass"), None), "You pass.", "Ann passes."),
        (
            StackFinished(2),
            "Center stack 2 is finished and goes back.",
            "Center stack 2 is finished and goes back.",
        ),
        (
            PayoffRevealed(0, ACE, 3),
            "Your next pay-off card: Ace of spades (As), 3 left.",
            "Ann's next pay-off card: Ace of spades (As), 3 left.",
        ),
        (
            GameEnded(Outcome(1, 1, Reason.PAYOFF)),
            "Bob wins 1 point: Bob's pay-off pile is empty.",
            "Bob wins 1 point: Bob's pay-off pile is empty.",
        ),
    ],
)
def test_events(event: Event, you: str | None, everybody: str | None) -> None:
    assert YOU.event(event) == you
    assert ALL.event(event) == everybody


def test_stacks_that_wait_aside() -> None:
    words = Words(PRESETS["long"], NAMES)
    assert words.event(StackFinished(1)) == "Center stack 1 is finished and goes aside."


def test_an_event_of_another_kind_is_a_fault() -> None:
    with pytest.raises(AssertionError):
        YOU.event(Event())


@pytest.mark.parametrize(
    ("outcome", "you", "everybody"),
    [
        (
            Outcome(0, 7, Reason.PAYOFF),
            "You win 7 points: your pay-off pile is empty.",
            "Ann wins 7 points: Ann's pay-off pile is empty.",
        ),
        (
            Outcome(None, 0, Reason.STOCK),
            "The game is a draw: the stock is exhausted.",
            "The game is a draw: the stock is exhausted.",
        ),
        (
            Outcome(0, 9, Reason.STOCK),
            "You win 9 points: the stock is exhausted and you have the fewest pay-off cards.",
            "Ann wins 9 points: the stock is exhausted and Ann has the fewest pay-off cards.",
        ),
        (
            Outcome(1, 9, Reason.STOCK),
            "Bob wins 9 points: the stock is exhausted and Bob has the fewest pay-off cards.",
            "Bob wins 9 points: the stock is exhausted and Bob has the fewest pay-off cards.",
        ),
        (
            Outcome(None, 0, Reason.LIMIT),
            "The game is a draw: 2,000 turns have been played.",
            "The game is a draw: 2,000 turns have been played.",
        ),
        (
            Outcome(1, 2, Reason.RESIGNED, 0),
            "Bob wins 2 points: you have resigned.",
            "Bob wins 2 points: Ann has resigned.",
        ),
        (
            Outcome(0, 2, Reason.TIMEOUT, 1),
            "You win 2 points: Bob has run out of time.",
            "Ann wins 2 points: Bob has run out of time.",
        ),
        (
            Outcome(0, 2, Reason.ABANDONED, 1),
            "You win 2 points: Bob has left.",
            "Ann wins 2 points: Bob has left.",
        ),
    ],
)
def test_endings(outcome: Outcome, you: str, everybody: str) -> None:
    assert YOU.outcome(outcome) == you
    assert ALL.outcome(outcome) == everybody
