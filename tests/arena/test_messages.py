"""The protocol's messages, and the view that goes there and back."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spitemalice.arena import messages
from spitemalice.arena.entrants import Seating
from spitemalice.record.strict_json import read_json, write_json
from spitemalice.rules.game import Game
from spitemalice.rules.moves import Move
from spitemalice.rules.outcome import Outcome, Reason
from spitemalice.rules.ruleset import RuleSet
from tests.rules.strategies import rule_sets

DOCUMENT = Path(__file__).parents[2] / "docs" / "bot-protocol.md"


def dialogue() -> list[tuple[str, dict[str, object]]]:
    """The whole game that the document shows, as direction and message."""
    lines = re.findall(r"^([<>]) (\{.*\})$", DOCUMENT.read_text(encoding="utf-8"), re.M)
    return [(way, json.loads(line)) for way, line in lines]


def test_the_documented_dialogue_is_what_is_sent() -> None:
    """Every line to the bot, from the rules, the seed and the moves of the document's record."""
    text = DOCUMENT.read_text(encoding="utf-8")
    record = json.loads(re.findall(r'^(\{"format".*\})$', text, re.M)[0])
    rules = RuleSet.from_json(record["rules"])
    game = Game(rules, bytes.fromhex(record["seed"]))
    sent = [messages.hello(rules), messages.game(Seating("g1", 0, (0, 0), 0, bytes(32)))]
    asked = 0
    for name in " ".join(record["turns"]).split():
        if game.to_move == 0:
            view = messages.view_of(game.observation(0), asked)
            asked = len(game.moves)
            sent.append(messages.question("g1", 1000, view))
        game.play(Move(name))
    assert game.outcome is not None
    sent += [messages.end("g1", game.outcome), messages.QUIT]
    assert sent == [message for way, message in dialogue() if way == ">"]


@settings(max_examples=30)
@given(rule_sets(), st.binary(min_size=32, max_size=32), st.data())
def test_a_view_gives_the_observation_again(
    rules: RuleSet, seed: bytes, data: st.DataObject
) -> None:
    game = Game(rules, seed, 0 if rules.first == "given" else None)
    history: list[tuple[int, Move]] = []
    for _ in range(40):
        if game.over:
            break
        seen = game.observation(game.to_move)
        view: Any = read_json(write_json(messages.view_of(seen, len(history))))
        history += [(seat, Move(text)) for seat, text in view["moves"]]
        assert messages.observation_of(view, rules, history) == seen
        game.play(data.draw(st.sampled_from(seen.legal)))


def test_a_view_shows_no_hidden_card() -> None:
    game = Game(RuleSet(), bytes(32))
    view = messages.view_of(game.observation(1), 0)
    assert isinstance(view, dict)
    assert set(view) == {
        "seat", "to_move", "turn", "hand", "hands", "payoff", "side", "center", "stock", "aside",
        "moves", "legal",
    }  # fmt: skip
    shown = re.findall(r'"([A2-9TJQK][cdhs])"', json.dumps(view))
    seen = game.observation(1)
    public = [pile.top.text for pile in seen.payoff if pile.top]
    assert sorted(shown) == sorted([card.text for card in seen.hand] + public)


@pytest.mark.parametrize(
    ("outcome", "result"),
    [
        (Outcome(1, 7, Reason.PAYOFF), {"winner": 1, "points": 7, "reason": "payoff"}),
        (Outcome(None, 0, Reason.STOCK), {"winner": None, "points": 0, "reason": "stock"}),
        (
            Outcome(0, 9, Reason.ABANDONED, 1),
            {"winner": 0, "points": 9, "reason": "abandoned", "loser": 1},
        ),
    ],
)
def test_a_result_is_that_of_a_record(outcome: Outcome, result: dict[str, object]) -> None:
    assert messages.end("g", outcome) == {"type": "end", "game": "g", "result": result}
