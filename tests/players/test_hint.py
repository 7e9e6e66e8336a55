"""Hints: what they say is so, in three grades."""

import re
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spitemalice.deal.commitment import tagged_hash
from spitemalice.players.analysis.hint import GRADES, Hint, find_hint
from spitemalice.players.analysis.reasons import Reason
from spitemalice.players.analysis.texts import TEXTS, cards_text, rank_text, say
from spitemalice.players.levels import new_player
from spitemalice.rules.cards import Card
from spitemalice.rules.game import Game
from spitemalice.rules.observation import Observation
from spitemalice.rules.ruleset import RuleSet
from tests.players.tables import seen
from tests.rules.strategies import rule_sets


def texts(hint: Hint) -> list[str]:
    return [str(reason) for reason in hint.reasons]


def keys(hint: Hint) -> list[str]:
    return [reason.key for reason in hint.reasons]


def played(game: Game, moves: int) -> None:
    player = new_player("eager", bytes(32))
    while not game.over and len(game.moves) < moves:
        game.play(player.choose(game.observation(game.to_move)))


@settings(max_examples=60, deadline=None)
@given(rules=rule_sets(), seed=st.binary(min_size=32, max_size=32), moves=st.integers(0, 80))
def test_a_hint_can_be_played(rules: RuleSet, seed: bytes, moves: int) -> None:
    game = Game(rules, seed, 0 if rules.first == "given" else None)
    played(game, moves)
    if game.over:
        return
    mover = game.to_move
    hint = find_hint(game.observation(mover))
    assert hint.move is hint.moves[0]
    assert 1 <= len(hint.reasons) <= 3
    assert len(hint.grades) == GRADES
    assert all(grade and "{" not in grade for grade in hint.grades)
    if hint.payoff.moves is not None:
        again = game.copy()
        again.play_all(hint.payoff.moves)
        assert hint.payoff.moves[-1].source == "p"
        assert again.payoff_left[mover] == game.payoff_left[mover] - 1
    game.play_all(hint.moves)
    assert game.payoff_left[mover] <= rules.payoff_size
    assert ("plays-payoff" in keys(hint)) == (hint.moves[-1].source == "p" and not won(game, mover))


def won(game: Game, seat: int) -> bool:
    return game.payoff_left[seat] == 0


def test_there_is_no_hint_for_somebody_who_is_not_to_move() -> None:
    game = Game(RuleSet(), bytes(32))
    with pytest.raises(ValueError, match="not the observer's turn"):
        find_hint(game.observation(1 - game.to_move))


def test_a_pay_off_card_that_goes_at_once() -> None:
    hint = find_hint(seen("9h 9d 3c Qc Qh", ("Qs 5s", "Jd"), centers=["Ac 2c 3c 4c"]))
    assert hint.grades[:2] == (
        "Your pay-off card can go this turn.",
        "Play it to center stack 1.",
    )
    assert hint.grades[2].startswith("p-c1: Plays the pay-off card, 1 left.")


def test_a_pay_off_card_that_goes_after_other_plays() -> None:
    hint = find_hint(seen("3h 9d 8c Qc Qh", ("Qs 5s", "Jd"), sides=["4h"], centers=["Ac 2c"]))
    assert hint.grades[0] == "Your pay-off card can go this turn."
    assert hint.grades[1] == "It goes to center stack 1. Begin with the 3 of your hand."
    assert hint.grades[2].startswith("3h-c1, s1-c1, p-c1: ")
    assert keys(hint)[0] == "plays-payoff"
    assert hint.payoff.moves == hint.moves
    begun = find_hint(seen("9d 8c Qc Qh", ("Qs 5s", "Jd"), sides=["4h 3h"], centers=["Ac 2c"]))
    assert begun.grades[1] == "It goes to center stack 1. Begin with the 3 from side stack 1."


def test_a_win() -> None:
    hint = find_hint(seen("4h 9d 9c Qc Qh", ("5s", "Jd"), centers=["Ac 2c 3c"]))
    assert hint.grades[0] == "You can win now."
    assert hint.grades[2] == "4h-c1, p-c1: Wins the game."


def test_a_pay_off_card_that_cannot_go() -> None:
    hint = find_hint(seen("9h 9d 8c Qc Qh", ("Qs 5s", "Jd"), sides=["Ts"]))
    assert hint.grades[0] == "Your pay-off card cannot go with the cards that you see."
    assert re.fullmatch(r"Play nothing to the center\. Discard the \w+\.", hint.grades[1])
    assert hint.payoff.moves is None
    assert hint.payoff.certain


def test_new_cards_will_come() -> None:
    hint = find_hint(seen("Ac", ("Qs 9s", "Jd"), sides=["7s", "6s", "5s", "4s"]))
    if len(hint.moves) == 1 and hint.move.is_play:
        assert hint.grades[0].endswith("but new ones will come.")
        assert "Empties the hand for 5 new cards." in texts(hint)
    else:
        pytest.fail(f"the hand is not emptied: {hint.grades}")


def test_with_more_ways_than_can_be_looked_at_nothing_is_claimed() -> None:
    sides = ["Qd Jd Td 9d 7d 6d 5d 4d 3d 2d Ad"] * 4  # a 9 can be reached, a Queen never left
    hint = find_hint(seen("Ac 2c 3c 4c", ("Qs 9h", "Jd"), sides=sides, rules=RuleSet(decks=5)))
    assert hint.payoff.moves is None
    assert not hint.payoff.certain
    assert hint.grades[0] == "No way to play your pay-off card was found."


def test_a_pass() -> None:
    rules = RuleSet(refill="turn_start")
    hint = find_hint(seen("", ("Qs 9s", "Jd"), rules=rules))
    assert hint.grades[1:] == ("Pass.", "pass: Leaves the best chances of all turns looked at.")


def test_an_impossible_observation_is_refused() -> None:
    table = seen("9c", ("Qs 9s", "Jd"))
    hand = (Card("9c"),) * 3
    with pytest.raises(ValueError, match="9c lies on the table more often than in the packs"):
        find_hint(replace(table, hand=hand, hands=(3, 3)))


def reasons_for(table: Observation) -> list[str]:
    return texts(find_hint(table))


def test_the_opponent_is_blocked() -> None:
    """A 7 lies open to the opponent; to cover the 6 takes it away."""
    table = seen("7h 9d 9c Qc Qh", ("2s 2s", "Jd 7d"), centers=["Ac 2c 3c 4c 5c 6c"], sides=["8s"])
    assert any(re.match(r"Blocks the opponent's 7\.", text) for text in reasons_for(table))


def test_kings_are_kept() -> None:
    table = seen("Kh Kd 9c 9d Qh", ("2s 7s", "Jd Jd"), centers=["Ac 2c"], sides=["Ts"])
    hint = find_hint(table)
    assert not any(isinstance(m.source, Card) and m.source.is_king for m in hint.moves)


@pytest.mark.parametrize(
    ("hand", "sides", "expected"),
    [
        ("9h", ["Td"], "Lays the 9 on the 10, to be played one after the other."),
        ("9h", ["9d"], "Lays the 9 on another 9."),
        ("9h", ["", "5d", "5h", "5s"], "Lays the 9 where it buries nothing."),
        ("9h 9c", ["Td", "5d", "5h", "5s"], "Parts with one of two equal cards."),
    ],
)
def test_what_is_said_of_a_discard(hand: str, sides: list[str], expected: str) -> None:
    rules = RuleSet(side_stacks=len(sides))
    assert expected in reasons_for(seen(hand, ("4s 4s", "Jd Jd"), sides=sides, rules=rules))


@pytest.mark.heavy
def test_every_reason_can_be_said() -> None:
    found: set[str] = set()
    for number in range(14):
        game = Game(RuleSet(), tagged_hash("hints", bytes([number])))
        player = new_player("medium", bytes(32))
        while not game.over:
            looked = game.observation(game.to_move)
            hint = find_hint(looked)
            found.update(keys(hint))
            game.play(player.choose(looked))
    everyday = {"plays-payoff", "wins", "refills", "blocks", "puts-off", "nearer", "keeps-king"}
    everyday |= {"frees", "keeps-free", "lays-on-next", "lays-on-equal", "lays-on-nothing"}
    everyday |= {"spare", "buries-less", "makes-room", "least"}
    assert everyday <= found
    assert found <= set(TEXTS)


def test_texts() -> None:
    assert [rank_text(Card(text)) for text in ("Ah", "Th", "Jh", "Qh", "Kh")] == [
        "Ace",
        "10",
        "Jack",
        "Queen",
        "King",
    ]
    assert (cards_text(1), cards_text(2)) == ("1 card", "2 cards")
    assert say("can-win") == TEXTS["can-win"]
    assert str(Reason("keeps-kings", {"count": "2"})) == "Keeps 2 Kings."
