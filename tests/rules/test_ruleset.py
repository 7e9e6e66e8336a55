"""Rule-sets: presets, validation, the forms in records, the digest, the kernel's form."""

import dataclasses
import hashlib
import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spitemalice.errors import SpiteMaliceError
from spitemalice.kernel.consts import FIRST_GIVEN, FIRST_HIGH_PAYOFF, FIRST_RANDOM, FIRST_SEAT0
from spitemalice.kernel.state import State
from spitemalice.rules.errors import RulesError
from spitemalice.rules.ruleset import CHOICES, FIELDS, PRESETS, RANGES, SWITCHES, RuleSet
from tests.rules.strategies import rule_sets
from tests.rules.value_strategies import accepted, field_values

G4A = RuleSet()
FIRSTS = {
    "high_payoff": FIRST_HIGH_PAYOFF,
    "seat0": FIRST_SEAT0,
    "random": FIRST_RANDOM,
    "given": FIRST_GIVEN,
}
ALL_FIELDS = (*RANGES, *SWITCHES, *CHOICES)


def rules(**changes: object) -> RuleSet:
    """`g4a` with some fields changed."""
    return RuleSet.from_json(changes)


def refusal(value: object) -> str:
    """What is said against rules in a record."""
    with pytest.raises(RulesError) as caught:
        RuleSet.from_json(value)
    assert isinstance(caught.value, SpiteMaliceError)
    assert isinstance(caught.value, ValueError)
    assert str(caught.value).isprintable()
    return str(caught.value)


def test_the_fields_in_the_order_of_the_table_and_the_defaults() -> None:
    assert RuleSet().to_json() == {
        "players": 2,
        "decks": 2,
        "hand_size": 5,
        "payoff_size": 20,
        "side_stacks": 4,
        "center_stacks": 3,
        "king_as_ace": True,
        "king_on_side": True,
        "refill": "emptied",
        "recycle": "now",
        "stock_out": "short",
        "exhausted": "draw",
        "first": "high_payoff",
        "win_bonus": 0,
        "match_points": 50,
    }
    assert tuple(RuleSet().to_json()) == FIELDS
    assert set(FIELDS) == set(ALL_FIELDS)
    assert all(getattr(RuleSet(), name) == words[0] for name, words in CHOICES.items())


def test_presets() -> None:
    assert list(PRESETS) == ["g4a", "quick", "four_stack", "cat_and_mouse", "long"]
    assert PRESETS["g4a"] == RuleSet()
    assert PRESETS["quick"] == RuleSet(payoff_size=10, match_points=15)
    assert PRESETS["four_stack"] == RuleSet(center_stacks=4)
    assert PRESETS["cat_and_mouse"] == RuleSet(
        decks=3,
        payoff_size=15,
        center_stacks=4,
        recycle="when_empty",
        exhausted="fewest_wins",
        match_points=0,
    )
    assert PRESETS["long"] == RuleSet(
        decks=3,
        payoff_size=26,
        center_stacks=4,
        king_as_ace=False,
        recycle="when_empty",
        win_bonus=5,
    )


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_is_known_by_its_name(name: str) -> None:
    assert RuleSet.from_json(name) == RuleSet.from_json({"preset": name}) == PRESETS[name]
    assert PRESETS[name].preset == name
    assert PRESETS[name].compact() == name


def test_rules_that_are_no_preset_have_no_name() -> None:
    assert rules(win_bonus=1).preset is None


@pytest.mark.parametrize(
    ("value", "compact"),
    [
        ({}, "g4a"),
        ({"payoff_size": 10, "match_points": 15}, "quick"),
        ({"preset": "quick", "payoff_size": 20, "match_points": 50}, "g4a"),
        ({"payoff_size": 10}, {"preset": "g4a", "payoff_size": 10}),
        ({"preset": "quick", "first": "random"}, {"preset": "quick", "first": "random"}),
        ({"preset": "long", "win_bonus": 0}, {"preset": "long", "win_bonus": 0}),
        (
            {"preset": "four_stack", "match_points": 0, "decks": 3},
            {"preset": "four_stack", "decks": 3, "match_points": 0},
        ),
    ],
)
def test_compact_form(value: dict[str, Any], compact: str | dict[str, Any]) -> None:
    assert RuleSet.from_json(value).compact() == compact


@given(rule_sets())
def test_both_forms_read_back_exactly(some: RuleSet) -> None:
    assert RuleSet.from_json(some.to_json()) == some
    assert RuleSet.from_json(some.compact()) == some


@given(rule_sets())
def test_no_preset_is_nearer_than_that_of_the_compact_form(some: RuleSet) -> None:
    compact = some.compact()
    differing = set() if isinstance(compact, str) else set(compact) - {"preset"}
    assert len(differing) == min(len(some.differences(preset)) for preset in PRESETS.values())


@given(rule_sets(), rule_sets())
def test_equal_rules_and_no_others_have_the_same_digest(one: RuleSet, other: RuleSet) -> None:
    assert len(one.digest()) == 32
    assert (one.digest() == other.digest()) == (one == other)
    assert dataclasses.replace(one).digest() == one.digest()


def test_digest_is_of_sorted_json_without_spaces() -> None:
    text = (
        '{"center_stacks":3,"decks":2,"exhausted":"draw","first":"high_payoff","hand_size":5,'
        '"king_as_ace":true,"king_on_side":true,"match_points":50,"payoff_size":20,"players":2,'
        '"recycle":"now","refill":"emptied","side_stacks":4,"stock_out":"short","win_bonus":0}'
    )
    assert RuleSet().digest() == hashlib.sha256(text.encode()).digest()


GAME_ID = "g206534677"
SERVER_SEED = "b67b0aa0af43d5d95bbc546db67de4417b52f120c4aa6d237fc2f2d335974801"


@pytest.mark.parametrize(
    ("preset", "commitment"),
    [
        ("g4a", "12c2c28a87652811a797632dce35dbe613eba9e8f78df372457b2a29b0cf335a"),
        ("quick", "356cc8eb0c0f0d0f5ed81bd82a88db824b5024676ff9a519cec74c3ef511fe22"),
        ("four_stack", "942efafc8929b67434eea34829b369ce304bb915af68de743512fb82117aba29"),
        ("cat_and_mouse", "1f9565fac89f88db5b60a5d339f5dc817bda75e5c222d249446f60edee3b7d10"),
        ("long", "b9ff9eb3b0d3ef059da6bff312801798592c6d1d349ca40819fdde99a1d656f8"),
    ],
)
def test_digest_agrees_with_commitments_of_an_independent_program(
    preset: str, commitment: str
) -> None:
    parts = b"sm1/server", GAME_ID.encode(), PRESETS[preset].digest(), bytes.fromhex(SERVER_SEED)
    hashed = hashlib.sha256(b"".join(len(part).to_bytes(4, "big") + part for part in parts))
    assert hashed.hexdigest() == commitment


def test_rules_cannot_change_and_can_be_keys() -> None:
    rules: Any = G4A
    with pytest.raises(dataclasses.FrozenInstanceError):
        rules.players = 3
    assert {PRESETS["g4a"]: 1}[RuleSet()] == 1


@pytest.mark.parametrize("value", [None, True, 2, 2.5, ["g4a"], (), b"g4a"])
def test_rules_are_a_name_or_an_object(value: object) -> None:
    message = refusal(value)
    assert message.startswith("rules: ")
    assert message.endswith(" is not allowed; allowed: a preset's name or an object")


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        ("skip", '"skip"'),
        ("", '""'),
        ({"preset": "G4A"}, '"G4A"'),
        ({"preset": None}, "null"),
        ({"preset": 4}, "4"),
        ({"preset": ["g4a"]}, '["g4a"]'),
    ],
)
def test_unknown_preset(value: object, shown: str) -> None:
    allowed = "g4a, quick, four_stack, cat_and_mouse, long"
    assert refusal(value) == f"rules: unknown preset {shown}; allowed: {allowed}"


def test_unknown_field() -> None:
    message = refusal({"preset": "quick", "jokers": 2})
    assert message == f'rules: unknown field "jokers"; allowed: preset, {", ".join(FIELDS)}'
    assert refusal({3: 4}).startswith("rules: unknown field 3; allowed: preset, players,")


@pytest.mark.parametrize("name", ALL_FIELDS)
@pytest.mark.parametrize(
    "value", [None, 1.0, 2.0, "2", "", "Emptied", [], {}, -1, 1001, 10**50, float("nan")]
)
def test_values_of_the_wrong_type_or_size(name: str, value: object) -> None:
    message = refusal({name: value})
    assert re.fullmatch(f"rules: {name} .+ is not allowed; allowed: .+", message)
    assert len(message) < 200


def test_a_huge_value_is_shown_short() -> None:
    assert refusal({"players": 10**9000}) == (
        "rules: players an integer of 29898 bits is not allowed; allowed: 2 to 4"
    )
    assert len(refusal({"players": ["x" * 10**6] * 10**6})) < 500
    assert len(refusal("x" * 10**6)) < 200


@pytest.mark.parametrize("name", RANGES)
def test_a_switch_is_no_number(name: str) -> None:
    low, high = RANGES[name]
    assert refusal({name: True}) == f"rules: {name} true is not allowed; allowed: {low} to {high}"


@pytest.mark.parametrize("name", SWITCHES)
@pytest.mark.parametrize("value", [0, 1])
def test_a_number_is_no_switch(name: str, value: int) -> None:
    assert refusal({name: value}) == f"rules: {name} {value} is not allowed; allowed: true, false"


def test_a_word_is_one_of_few() -> None:
    assert refusal({"refill": "never"}) == (
        'rules: refill "never" is not allowed; allowed: "emptied", "turn_start"'
    )
    assert refusal({"refill": False}).startswith("rules: refill false is not allowed")


@pytest.mark.parametrize("name", RANGES)
def test_limits_of_numbers(name: str) -> None:
    low, high = RANGES[name]
    roomy = {"decks": 5, "payoff_size": 1, "hand_size": 1}
    for value in (low, high):
        assert getattr(rules(**{**roomy, name: value}), name) == value
    for value in (low - 1, high + 1):
        assert refusal({**roomy, name: value}) == (
            f"rules: {name} {value} is not allowed; allowed: {low} to {high}"
        )


@given(rule_sets(), st.sampled_from(ALL_FIELDS), st.data())
def test_any_field_may_change_alone_while_the_cards_suffice(
    some: RuleSet, name: str, data: st.DataObject
) -> None:
    fields = some.to_json() | {name: data.draw(field_values(name))}
    hands, payoff, players = (int(fields[key]) for key in ("hand_size", "payoff_size", "players"))
    assert accepted(fields) == (players * (payoff + 2 * hands) <= 52 * int(fields["decks"]))


def test_as_many_cards_as_needed() -> None:
    assert rules(decks=1, payoff_size=16).cards_needed == 52
    assert rules(decks=1, payoff_size=16).cards == 52
    assert accepted({"decks": 1, "payoff_size": 16})
    assert not accepted({"decks": 1, "payoff_size": 17})
    assert refusal({"decks": 1, "payoff_size": 17}) == (
        "rules: 2 players with payoff_size 17 and hand_size 5 need 54 cards, but decks 1 gives 52; "
        "allowed: decks 2 or more"
    )
    assert refusal({"players": 4}) == (
        "rules: 4 players with payoff_size 20 and hand_size 5 need 120 cards, but decks 2 gives "
        "104; allowed: decks 3 or more"
    )


def test_the_greatest_rule_set_can_be() -> None:
    assert rules(players=4, decks=5, payoff_size=40, hand_size=7).cards_needed == 216


def test_differences() -> None:
    assert G4A.differences(G4A) == {}
    assert PRESETS["quick"].differences(G4A) == {"payoff_size": 10, "match_points": 15}
    assert G4A.differences(PRESETS["quick"]) == {"payoff_size": 20, "match_points": 50}


def in_kernel(some: RuleSet) -> dict[str, int]:
    """The rules of a kernel state that was configured."""
    state = State()
    some.configure_state(state)
    names = [
        *("players", "decks", "hand_size", "payoff_size", "side_stacks", "center_stacks"),
        *("king_as_ace", "king_on_side", "refill_emptied", "recycle_now", "end_on_empty"),
        *("fewest_wins", "first", "win_bonus"),
    ]
    return {name: getattr(state, name) for name in names}


def test_the_kernel_begins_with_g4a() -> None:
    fresh = State()
    assert in_kernel(G4A) == {name: getattr(fresh, name) for name in in_kernel(G4A)}


@given(rule_sets())
def test_the_kernel_gets_every_field(some: RuleSet) -> None:
    numbers = in_kernel(some)
    for name in ("players", "decks", "hand_size", "payoff_size", "side_stacks", "center_stacks"):
        assert numbers[name] == getattr(some, name)
    assert numbers["win_bonus"] == some.win_bonus
    assert numbers["king_as_ace"] == some.king_as_ace
    assert numbers["king_on_side"] == some.king_on_side
    assert numbers["refill_emptied"] == (some.refill == "emptied")
    assert numbers["recycle_now"] == (some.recycle == "now")
    assert numbers["end_on_empty"] == (some.stock_out == "empty")
    assert numbers["fewest_wins"] == (some.exhausted == "fewest_wins")
    assert numbers["first"] == FIRSTS[some.first]
