"""Positions as values and as text: from a game, back to it, and what a viewer may know."""

import dataclasses
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spitemalice.deal import FairWords
from spitemalice.deal.stream import top_up
from spitemalice.kernel.consts import RUNNING
from spitemalice.kernel.moves import list_moves
from spitemalice.kernel.views import make_move
from spitemalice.record import (
    HIDDEN,
    Position,
    PositionError,
    final_state,
    format_position,
    parse_position,
    parse_record,
    position_of,
    state_position,
)
from spitemalice.rules import Game, Reason, RuleSet
from tests.record.samples import finished, line_of, short_lines

SEED = bytes(range(32))


@st.composite
def rule_sets(draw: st.DrawFn) -> RuleSet:
    """Any rule-set that can be played."""
    players = draw(st.integers(2, 4))
    hand_size = draw(st.integers(1, 7))
    payoff_size = draw(st.integers(1, 40))
    needed = -(-players * (payoff_size + 2 * hand_size) // 52)
    if needed > 5:
        payoff_size, needed = 20, 3
    return RuleSet(
        players=players,
        decks=draw(st.integers(needed, 5)),
        hand_size=hand_size,
        payoff_size=payoff_size,
        side_stacks=draw(st.integers(1, 6)),
        center_stacks=draw(st.integers(1, 8)),
        king_as_ace=draw(st.booleans()),
        king_on_side=draw(st.booleans()),
        refill=draw(st.sampled_from(["emptied", "turn_start"])),
        recycle=draw(st.sampled_from(["now", "when_empty"])),
        stock_out=draw(st.sampled_from(["short", "empty"])),
        exhausted=draw(st.sampled_from(["draw", "fewest_wins"])),
        first=draw(st.sampled_from(["high_payoff", "seat0", "random"])),
        win_bonus=draw(st.integers(0, 50)),
        match_points=draw(st.integers(0, 1000)),
    )


def played(rules: RuleSet, seed: bytes, moves: int, chance: random.Random) -> Game:
    """A game after some moves, pay-off cards and plays to the center preferred."""
    game = Game(rules, seed)
    for _ in range(moves):
        if game.over:
            break
        legal = game.legal_moves()
        game.play(legal[0] if chance.random() < 0.7 else chance.choice(legal))
    return game


games = st.builds(
    played, rule_sets(), st.binary(min_size=32, max_size=32), st.integers(0, 300),
    st.randoms(use_true_random=True),
)  # fmt: skip


@settings(max_examples=100)
@given(games)
def test_a_position_becomes_text_and_state_and_itself_again(game: Game) -> None:
    position = position_of(game)
    text = format_position(position)
    assert parse_position(text) == position
    assert format_position(parse_position(text)) == text
    assert state_position(position.to_state(), game.rules) == position
    assert "\n" not in text
    assert text.isascii()
    assert (position.to_move, position.turns_ended) == (game.to_move, game.turn - 1)
    assert (position.starter, position.outcome) == (game.starter, game.outcome)


@settings(max_examples=30)
@given(games, st.randoms(use_true_random=True))
def test_a_position_is_played_on_like_its_game(game: Game, chance: random.Random) -> None:
    state = position_of(game).to_state()
    words = FairWords(game.seed)
    top_up(state, words)
    for _ in range(60):
        if state.outcome != RUNNING:
            break
        legal = game.legal_moves()
        assert list_moves(state) == len(legal)
        move = chance.choice(legal)
        game.play(move)
        make_move(state, move.index)
        top_up(state, words)
        assert state_position(state, game.rules) == position_of(game)


@settings(max_examples=60)
@given(games, st.data())
def test_a_viewer_sees_what_is_public_and_the_own_hand(game: Game, data: st.DataObject) -> None:
    whole = position_of(game)
    viewer = data.draw(st.none() | st.integers(0, game.rules.players - 1))
    seen = whole.seen_by(viewer)
    assert parse_position(format_position(seen)) == seen
    assert seen.seen_by(viewer) == seen
    assert [len(pile) for pile in seen.piles()] == [len(pile) for pile in whole.piles()]
    assert set(seen.stock + seen.aside) <= {HIDDEN}
    assert seen.centers == whole.centers
    for seat, (cards, known) in enumerate(zip(whole.seats, seen.seats, strict=True)):
        assert known.sides == cards.sides
        assert known.payoff[-1:] == cards.payoff[-1:]
        assert set(known.payoff[:-1]) <= {HIDDEN}
        assert known.hand == (cards.hand if seat == viewer else (HIDDEN,) * len(cards.hand))
    with pytest.raises(PositionError, match="hidden cards cannot be played on"):
        seen.to_state()


def test_what_a_viewer_may_not_know_changes_nothing_he_sees() -> None:
    whole = position_of(Game(RuleSet(), SEED))
    other = dataclasses.replace(
        whole,
        stock=whole.stock[::-1],
        seats=(
            whole.seats[0],
            dataclasses.replace(
                whole.seats[1],
                hand=whole.seats[1].hand[::-1],
                payoff=whole.seats[1].payoff[-2::-1] + whole.seats[1].payoff[-1:],
            ),
        ),
    )
    assert other != whole
    assert other.seen_by(0) == whole.seen_by(0)
    assert other.seen_by(None) == whole.seen_by(None)
    assert other.seen_by(1) != whole.seen_by(1)


def test_every_example_has_a_position_at_its_end() -> None:
    for line in short_lines():
        record = parse_record(line)
        position = state_position(final_state(record), record.rules)
        assert parse_position(format_position(position)) == position
        if record.result is not None and record.result.loser is None:
            assert position.outcome == record.result


def test_giving_up_is_no_part_of_the_position() -> None:
    game = Game(RuleSet(), SEED)
    before = position_of(game)
    game.end_against(game.to_move, Reason.RESIGNED)
    assert position_of(game) == before


def test_a_deal_as_text() -> None:
    text = format_position(position_of(Game(RuleSet.from_json({"payoff_size": 3}), SEED)))
    version, rules, to_move, turns, words, outcome, stock, aside, centers, *seats = text.split(" ")
    assert (version, rules, turns, outcome, aside, centers) == (
        "smp1", "g4a,payoff_size=3", "0", "-", "-", "-/-/-",
    )  # fmt: skip
    assert to_move in "01"
    assert int(words) >= 16
    assert len(stock) == 3 * (104 - 16)
    payoff, hand, sides = seats[0].split(":")
    assert (len(payoff), len(hand), sides) == (9, 15, "-/-/-/-")


# What is no position. Each change is made to the text of one that is.

BASE = position_of(Game(RuleSet(), SEED))
ENDED = state_position(
    final_state(parse_record(line_of(finished("payoff")))),
    parse_record(line_of(finished("payoff"))).rules,
)


def refused(text: str) -> str:
    with pytest.raises(PositionError) as caught:
        parse_position(text)
    message = str(caught.value)
    assert "\n" not in message
    assert len(message) < 400
    return message


def with_field(number: int, value: str, base: Position = BASE) -> str:
    fields = format_position(base).split(" ")
    fields[number] = value
    return " ".join(fields)


@pytest.mark.parametrize(
    ("number", "value", "reason"),
    [
        (0, "smp2", 'version "smp2" is not allowed; allowed: smp1'),
        (0, "", 'version "" is not allowed'),
        (1, "g5", 'rules: unknown preset "g5"'),
        (1, "", "rules: unknown preset"),
        (1, "g4a,jokers=2", 'rules: unknown field "jokers"'),
        (1, "g4a,decks=6", "rules: decks 6 is not allowed"),
        (1, "g4a,decks=02", 'rules: decks "02" is not allowed'),
        (1, "g4a,king_as_ace=True", 'rules: king_as_ace "True" is not allowed'),
        (1, "g4a,decks", 'rules: decks "" is not allowed'),
        (1, "g4a,decks=2", 'rules "g4a,decks=2" is not allowed; allowed: "g4a"'),
        (1, "quick", "number of pay-off cards 20 is not allowed; allowed: 0 to 10"),
        (1, "g4a,players=3", "11 fields; allowed: 12, as there are 3 seats"),
        (1, "g4a,decks=3", "number of cards 104 is not allowed; allowed: 156"),
        (1, "g4a,hand_size=4", "seat 0, number of hand cards 5 is not allowed; allowed: 0 to 4"),
        (1, "g4a,side_stacks=3", "seat 0, number of side stacks 4 is not allowed; allowed: 3"),
        (1, "four_stack", "number of center stacks 3 is not allowed; allowed: 4"),
        (2, "2", "seat to move 2 is not allowed; allowed: 0 to 1"),
        (2, "-1", 'seat to move "-1" is not allowed; allowed: a number from 0 to 999999'),
        (3, "2001", "number of ended turns 2001 is not allowed; allowed: 0 to 2000"),
        (3, "x", 'ended turns "x" is not allowed; allowed: a number'),
        (3, "2000", "outcome (None) is not allowed; allowed: a draw, limit"),
        (4, "01", 'used words "01" is not allowed; allowed: a number'),
        (4, "1000000", 'used words "1000000" is not allowed; allowed: a number'),
        (5, "won", 'outcome "won" is not allowed; allowed: -, or payoff, stock or limit'),
        (5, "resigned:0:5", 'outcome "resigned:0:5" is not allowed'),
        (5, "payoff:x:5", 'winner of the outcome "x" is not allowed'),
        (5, "payoff:0", 'points of the outcome "" is not allowed'),
        (5, "payoff:0:20", "outcome (seat 0 wins 20 points, payoff) is not allowed; allowed: None"),
        (5, "limit:-:0", "outcome (a draw, limit) is not allowed; allowed: None"),
        (5, "stock:-:0", "number of cards to draw 54 is not allowed; allowed: 0"),
        (6, "", 'stock "" is not allowed; allowed: - or cards such as 7h1 and 5?'),
        (6, "7h", 'stock "7h" is not allowed'),
        (6, "7h6", 'stock "7h6" is not allowed'),
        (6, "1h1", 'stock "1h1" is not allowed'),
        (6, "0?", 'stock "0?" is not allowed'),
        (6, "?", 'stock "?" is not allowed'),
        (6, "7h1-", 'stock "-" is not allowed'),
        (6, "53?", "number of cards 103 is not allowed; allowed: 104"),
        (6, "50?4?", 'stock "50?4?" is not allowed; allowed: "54?"'),
        (6, "7h3", "card 7h3 is not allowed; allowed: packs 1 to 2"),
        (6, "7h17h1", "card 7h1 is there twice; allowed: every card once"),
        (8, "-/-", "number of center stacks 2 is not allowed; allowed: 3"),
        (8, "-/-//", 'center stacks, stack 3 "" is not allowed'),
        (9, "-:-", 'seat 0 "-:-" is not allowed; allowed: pay-off pile, hand and side stacks'),
        (10, "-:-:-/x", 'seat 1, side stacks, stack 2 "x" is not allowed'),
        (10, "-:x:-", 'seat 1, hand "x" is not allowed'),
        (10, "x:-:-", 'seat 1, pay-off pile "x" is not allowed'),
    ],
)
def test_a_field_that_is_not_allowed_is_named(number: int, value: str, reason: str) -> None:
    assert reason in refused(with_field(number, value))


@pytest.mark.parametrize("text", ["smp1", "smp1 g4a 0", "smp1 g4a 0 0 1 - - -"])
def test_a_text_with_too_few_fields_is_refused(text: str) -> None:
    fields = text.count(" ") + 1
    assert refused(text) == f"{fields} fields; allowed: 9 and one a seat"


def test_spaces_and_newlines_around_it_are_refused() -> None:
    text = format_position(BASE)
    for wrong in (f" {text}", f"{text} ", f"{text}\n", text.replace(" ", "  ", 1)):
        refused(wrong)


def with_center(cards: str, rules: str = "g4a") -> str:
    """The base position, with cards taken out of the hidden stock onto a center stack."""
    fields = format_position(BASE.seen_by(None)).split(" ")
    fields[1] = rules
    fields[6] = f"{54 - len(cards) // 3}?"
    fields[8] = f"-/{cards}/-"
    fields[9:] = ["20?:5?:-/-/-/-"] * 2
    return " ".join(fields)


@pytest.mark.parametrize(
    "cards", ["Ah1", "Kh1", "Kh12c1", "Ah1Kh1", "Ah12h13h14h15h16h17h18h19h1Th1Jh1"]
)
def test_a_center_stack_is_built_by_the_rules(cards: str) -> None:
    assert format_position(parse_position(with_center(cards))) == with_center(cards)


@pytest.mark.parametrize(
    ("cards", "rules", "reason"),
    [
        ("2h1", "g4a", "center stack 2: card 2h1 is not allowed as card 1; allowed: A or a King"),
        (
            "Ah13h1",
            "g4a",
            "center stack 2: card 3h1 is not allowed as card 2; allowed: 2 or a King",
        ),
        ("Kh1", "g4a,king_as_ace=false", "card Kh1 is not allowed as card 1; allowed: A"),
        ("Ah12h13h14h15h16h17h18h19h1Th1Jh1Qh1", "g4a", "number of cards 12 is not allowed"),
    ],
)
def test_a_center_stack_against_the_rules_is_refused(cards: str, rules: str, reason: str) -> None:
    assert reason in refused(with_center(cards, rules))


def test_a_hidden_card_cannot_lie_on_a_center_stack() -> None:
    text = with_center("Ah1").replace("Ah1", "1?")
    assert "center stack 2: a hidden card is not allowed as card 1" in refused(text)


def test_completed_stacks_wait_aside_whole_and_by_their_option_only() -> None:
    fields = format_position(BASE.seen_by(None)).split(" ")
    fields[6:8] = ["42?", "12?"]
    assert "number of cards aside 12 is not allowed; allowed: 0" in refused(" ".join(fields))
    fields[1] = "g4a,recycle=when_empty"
    assert format_position(parse_position(" ".join(fields))) == " ".join(fields)
    fields[6:8] = ["43?", "11?"]
    assert "allowed: whole stacks of 12" in refused(" ".join(fields))


def test_the_outcome_is_the_one_that_the_piles_show() -> None:
    outcome = ENDED.outcome
    assert outcome is not None
    assert outcome.winner is not None
    for wrong in (
        "-",
        f"payoff:{1 - outcome.winner}:{outcome.points}",
        f"payoff:{outcome.winner}:{outcome.points + 1}",
        "payoff:-:0",
    ):
        expected = f"allowed: seat {outcome.winner} wins {outcome.points} "
        assert expected in refused(with_field(5, wrong, ENDED))
    other = str(1 - ENDED.to_move)
    assert f"seat to move {other} is not allowed" in refused(with_field(2, other, ENDED))


@pytest.mark.parametrize(
    ("left", "exhausted", "outcome"),
    [
        ((9, 8), "fewest_wins", "stock:1:14"),
        ((7, 8), "fewest_wins", "stock:0:13"),
        ((8, 8), "fewest_wins", "stock:-:0"),
        ((9, 8), "draw", "stock:-:0"),
    ],
)
def test_the_outcome_of_an_exhausted_stock_follows_the_rules(
    left: tuple[int, int], exhausted: str, outcome: str
) -> None:
    rules = RuleSet.from_json({"exhausted": exhausted, "win_bonus": 5})
    name = format_position(position_of(Game(rules, SEED))).split(" ")[1]
    aside = 104 - sum(left) - 10
    seats = f"{left[0]}?:5?:{aside}?/-/-/- {left[1]}?:5?:-/-/-/-"
    text = f"smp1 {name} 0 30 90 {{}} - - -/-/- {seats}"
    assert parse_position(text.format(outcome)).outcome is not None
    assert parse_position(text.format("-")).outcome is None
    assert "allowed: " in refused(text.format("stock:1:99"))
