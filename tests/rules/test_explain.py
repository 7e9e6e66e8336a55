"""The rules in words: what is said follows the fields, in good English."""

import dataclasses
import re
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from spitemalice.rules.explain import explain
from spitemalice.rules.ruleset import FIELDS, PRESETS, RuleSet
from tests.rules.strategies import rule_sets
from tests.rules.value_strategies import accepted, field_values

TITLES = [
    *("Set-up", "Aim", "The turn", "Center stacks", "Side stacks", "End of the game"),
    *("Score and match", "Compared with g4a"),
]
SENTENCE = re.compile(r"[A-Z0-9].*\.")
NUMBERS = re.compile(
    r"\b([\d,]+) (card|pack|side stack|center stack|point|turn|shuffle|game)(s?)\b"
)
OTHER_NAMES = re.compile(r"goal pile|discard pile|building pile|draw pile", re.IGNORECASE)


def words(rules: RuleSet) -> str:
    """The whole explanation as one text."""
    return "\n".join(paragraph for section in explain(rules) for paragraph in section.paragraphs)


def said_of(**changes: object) -> str:
    """The explanation of `g4a` with some fields changed."""
    return words(RuleSet.from_json(changes))


@given(rule_sets())
def test_every_rule_set_is_explained_in_good_english(rules: RuleSet) -> None:
    sections = explain(rules)
    assert [section.title for section in sections] == TITLES
    for section in sections:
        assert section.paragraphs
        assert len(set(section.paragraphs)) == len(section.paragraphs)
        for paragraph in section.paragraphs:
            assert SENTENCE.fullmatch(paragraph)
            assert "  " not in paragraph
            assert not OTHER_NAMES.search(paragraph)
            for number, noun, plural in NUMBERS.findall(paragraph):
                assert (number == "1") != bool(plural), f"{number} {noun}{plural}"


@given(rule_sets())
def test_every_field_is_heard(rules: RuleSet) -> None:
    comparison = explain(rules)[-1].paragraphs
    assert len(comparison) == max(1, len(rules.differences(PRESETS["g4a"])))


@given(rule_sets(), st.sampled_from(FIELDS), st.data())
def test_a_change_of_one_field_is_heard_in_the_rules_themselves(
    one: RuleSet, name: str, data: st.DataObject
) -> None:
    other = one.to_json() | {name: data.draw(field_values(name))}
    assume(accepted(other))
    assert (explain(one)[:-1] == explain(RuleSet.from_json(other))[:-1]) == (one.to_json() == other)


def test_g4a() -> None:
    text = said_of()
    assert "Two players use 2 packs of 52 cards without jokers: 104 cards." in text
    assert "pay-off pile of 20 cards, face down but for its top card; a hand of 5 cards" in text
    assert "room for 4 side stacks, all empty" in text
    assert "3 center stacks beside the stock, which holds the other 54 cards" in text
    assert "The player with the higher top pay-off card starts" in text
    assert "after 20 shuffles the lowest of the tied seats starts" in text
    assert "you draw 5 cards at once and go on with your turn" in text
    assert "it stands for any card that a center stack needs, from the Ace to the Queen." in text
    assert "shuffled back into the stock at once" in text
    assert "has to be drawn that is not in the stock. It is then a draw." in text
    assert "After 2,000 turns of all players together" in text
    assert "a point for each card left in the other player's pay-off pile. A draw" in text
    assert "The first player with 50 points or more wins the match." in text
    assert "A game takes about 90 turns, a match about 14 games." in text
    assert text.endswith("These are the rules called g4a.")


def test_the_smallest_game() -> None:
    text = said_of(decks=1, hand_size=1, payoff_size=1, side_stacks=1, center_stacks=1)
    assert "Two players use 1 pack of 52 cards" in text
    assert "a pay-off pile of 1 card, face up; a hand of 1 card" in text
    assert "room for 1 side stack, which is empty" in text
    assert "1 center stack beside the stock, which holds the other 48 cards" in text
    assert "On a tie the lowest of the tied seats starts." in text
    assert "Be the first to play the card of your pay-off pile" in text
    assert "No card ever goes from the pay-off pile to the side stack" in text
    assert "Whoever plays the card of their pay-off pile" in text
    assert "one of your" not in text
    assert "any of your" not in text


def test_length_is_told_only_where_it_was_measured() -> None:
    assert "A game takes about 90 turns." in said_of(match_points=15)
    assert "about" not in said_of(payoff_size=19)
    assert "about" not in words(PRESETS["cat_and_mouse"])


@pytest.mark.parametrize(
    ("changes", "sentences"),
    [
        (
            {"players": 3, "decks": 3},
            [
                "Three players use 3 packs",
                "The player with the highest top pay-off card",
                "the other with the fewest pay-off cards wins (on a tie the lowest seat)",
                "each card left in the pay-off piles of all other players.",
                "Players: 3 instead of 2.",
                "Packs of cards: 3 instead of 2.",
            ],
        ),
        (
            {"king_as_ace": False},
            ["from the 2 to the Queen. It never stands", "A King cannot start a center stack."],
        ),
        (
            {"king_on_side": False},
            [
                "may be discarded only if your hand holds nothing but Kings",
                "A King can be discarded",
            ],
        ),
        (
            {"refill": "turn_start"},
            ["you end such a turn by saying pass", "An emptied hand is not refilled"],
        ),
        (
            {"recycle": "when_empty"},
            ["all cards put aside become the stock", "neither in the stock nor put aside"],
        ),
        ({"stock_out": "empty"}, ["when, after a draw, the stock is empty. It is then a draw."]),
        (
            {"stock_out": "empty", "recycle": "when_empty"},
            ["when, after a draw, the stock is empty and no card is put aside."],
        ),
        (
            {"exhausted": "fewest_wins"},
            ["has to be drawn that is not in the stock. Whoever then has the fewest pay-off cards"],
        ),
        ({"first": "seat0"}, ["The first player, seat 0, starts every game."]),
        ({"first": "random"}, ["Chance decides who starts."]),
        (
            {"first": "given"},
            ["The players agree who starts. Later games are started by the loser of the last one"],
        ),
        ({"win_bonus": 1}, ["pay-off pile, and 1 point more for the win. A draw"]),
        (
            {"win_bonus": 5},
            ["and 5 points more for the win", "added to every win: 5 instead of 0."],
        ),
        ({"match_points": 1}, ["The first player with 1 point or more wins the match."]),
        (
            {"match_points": 0},
            ["There is no match: a single game decides.", "A single game instead of a match."],
        ),
    ],
)
def test_each_option(changes: dict[str, object], sentences: list[str]) -> None:
    for sentence in sentences:
        assert sentence in said_of(**changes)
        assert sentence not in said_of()


def test_a_single_game_has_no_later_ones() -> None:
    text = said_of(first="given", match_points=0)
    assert "The players agree who starts.\n" in text
    assert "Later games" not in text


def test_sections_are_values() -> None:
    section: Any = explain(RuleSet())[0]
    assert section == explain(RuleSet())[0]
    with pytest.raises(dataclasses.FrozenInstanceError):
        section.title = "x"
