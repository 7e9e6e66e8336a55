"""The browser's model of the game means in every point what the Python rules mean."""

from __future__ import annotations

import hashlib
import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, Self

import pytest

from spitemalice.deal.commitment import FairDeal
from spitemalice.record import parse_record, replay, verify_line
from spitemalice.record.codec import dump_record
from spitemalice.rules import events as told
from spitemalice.rules.cards import Card
from spitemalice.rules.errors import RulesError
from spitemalice.rules.game import Game
from spitemalice.rules.length import length_of
from spitemalice.rules.match import Match
from spitemalice.rules.outcome import Outcome
from spitemalice.rules.presets import PRESET_FIELDS
from spitemalice.rules.ruleset import FIELDS, RuleSet
from tests.deal.reference import fair_records
from tests.kernel import forms
from tests.kernel.rulesets import RULES
from tests.record.samples import legal_lines, malformed_lines, short_lines, spoiled_lines
from tests.web.views import faces, outcome_value, view_of
from tools import build_site

pytestmark = pytest.mark.skipif(
    forms.missing("javascript") is not None, reason=str(forms.missing("javascript"))
)

SCRIPT: Final = Path(__file__).with_name("model.mjs")
STEP: Final = 8
"""Every how many records is looked at in a light run, too."""


class Model:
    """A process that does tasks with the browser's model."""

    def __init__(self, site: Path) -> None:
        self.process = subprocess.Popen(
            ["node", SCRIPT, site],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )

    def __call__(self, task: str, *args: object) -> Any:  # noqa: ANN401 - as the task has it
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps({"task": task, "args": args}) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.communicate()


@pytest.fixture(scope="module")
def model(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Model]:
    site = tmp_path_factory.mktemp("site")
    build_site.build(site)
    (site / "package.json").write_text('{"type": "module"}', "utf-8")
    with Model(site) as process:
        yield process


# The values of both sides


def event_value(event: told.Event, hand: tuple[Card, ...]) -> dict[str, Any]:
    """An event in the words of the browser; `hand` is the mover's before it."""
    match event:
        case told.GameStarted(starter, tops):
            return {"type": "started", "starter": starter, "tops": faces(tops)}
        case told.TurnStarted(seat, turn):
            return {"type": "turn", "seat": seat, "turn": turn}
        case told.CardsDrawn(seat, count, cards):
            drawn = None if cards is None else faces(cards)
            return {"type": "drawn", "seat": seat, "count": count, "cards": drawn}
        case told.MovePlayed():
            return moved_value(event, hand)
        case told.StackFinished(center):
            return {"type": "finished", "center": center - 1}
        case told.PayoffRevealed(seat, card, left):
            return {"type": "revealed", "seat": seat, "card": card.face, "left": left}
        case told.GameEnded(outcome):
            return {"type": "ended", "outcome": outcome_value(outcome)}
    raise AssertionError(event)


def moved_value(event: told.MovePlayed, hand: tuple[Card, ...]) -> dict[str, Any]:
    seat, source, dest = event.seat, event.move.source, event.move.dest
    place: str | None = None
    if isinstance(source, Card):
        place = f"h{seat}-{hand.index(source)}"
    elif source is not None:
        place = f"p{seat}" if source == "p" else f"s{seat}-{int(source[1:]) - 1}"
    to = None
    if dest is not None:
        number = int(dest[1:]) - 1
        to = f"c{number}" if dest[0] == "c" else f"s{seat}-{number}"
    return {
        "type": "moved",
        "seat": seat,
        "text": event.move.text,
        "card": event.card and event.card.face,
        "from": place,
        "to": to,
    }


def options_of(game: Game) -> int:
    """In how many ways a card can be taken from somewhere and laid somewhere else."""
    hand = game.observation(game.to_move).hand
    moves = game.legal_moves()
    return sum(hand.count(m.source) if isinstance(m.source, Card) else 1 for m in moves)


def seen(line: bytes) -> Iterator[dict[str, Any]]:
    """What every viewer sees of a recorded game, at the start and after each move."""
    played = replay(parse_record(line))
    game = Game(played.rules, played.seed, parse_record(line).given_starter)
    viewers = (None, *range(game.rules.players))
    hand: tuple[Card, ...] = ()
    for ply in range(len(played.moves) + 1):
        if ply:
            hand = game.observation(game.to_move).hand
            game.play(played.moves[ply - 1])
        fresh = game._narrated(ply - 1)[1] if ply else game._narrated(0)[0]
        yield {
            "views": [view_of(game.observation(viewer)) for viewer in viewers],
            "events": [
                [event_value(event.seen_by(viewer), hand) for event in fresh] for viewer in viewers
            ],
            "options": options_of(game),
            "free": game.can_undo_freely(),
        }


def digest(value: object) -> str:
    text = json.dumps(value, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


def same(model: Model, line: bytes) -> bool:
    """Whether all is seen alike; the first difference is shown in full."""
    ours = [digest(each) for each in seen(line)]
    theirs = model("digests", line.decode())
    for ply, pair in enumerate(zip(ours, theirs, strict=True)):
        if pair[0] != pair[1]:
            assert model("seen", line.decode(), ply) == list(seen(line))[ply]
            raise AssertionError(f"only the order of keys differs at {ply}")
    return True


# Games


@pytest.mark.parametrize(
    "number",
    [
        pytest.param(number, marks=[pytest.mark.heavy] if number % STEP else [])
        for number in range(len(short_lines()))
    ],
)
def test_every_viewer_sees_the_same_at_every_move(number: int, model: Model) -> None:
    assert same(model, short_lines()[number])


def test_the_same_records_hold(model: Model) -> None:
    lines = [*legal_lines(), *spoiled_lines()]
    for line in lines:
        answer = model("verify", line.decode())
        assert isinstance(answer, str) == (verify_line(line) is None), (answer, line[:200])


def test_what_is_no_record_is_refused(model: Model) -> None:
    for line in malformed_lines():
        answer = model("verify", line.decode("utf-8", "surrogateescape"))
        assert answer["name"] == "RecordError"


def test_a_fault_is_found_where_it_lies(model: Model) -> None:
    for line in spoiled_lines():
        error = verify_line(line)
        answer = model("verify", line.decode())
        assert error is not None
        if "turn" in answer:
            move = f", move {answer['move']}" if "move" in answer else ""
            assert error.startswith(f"turn {answer['turn']}{move}")
        else:
            assert not error.startswith("turn")


def test_records_are_written_alike(model: Model) -> None:
    for line in [*legal_lines()[::5], with_numbers(legal_lines()[0])]:
        ours = dump_record(parse_record(line)).decode()
        assert model("copy", line.decode()) == ours


def with_numbers(line: bytes) -> bytes:
    """A record with more keys, whose values a browser's numbers cannot all hold."""
    more = '"clock":{"a":[1,2.5,10000000000000000000001,null,true,"\\u0000ü"]}'
    return line[:-1] + f",{more}}}".encode()


@pytest.mark.parametrize(
    ("rules", "people"),
    [
        ("g4a", [0]),
        ("cat_and_mouse", []),
        ({"refill": "turn_start", "hand_size": 3, "recycle": "when_empty"}, [0, 1]),
        ({"players": 4, "decks": 3, "payoff_size": 9, "first": "random"}, [2]),
        ({"players": 3, "payoff_size": 8, "first": "given", "stock_out": "empty"}, [0]),
        ({"king_on_side": False, "king_as_ace": False, "payoff_size": 3, "win_bonus": 7}, [1]),
    ],
)
def test_what_the_browser_plays_holds(rules: object, people: list[int], model: Model) -> None:
    for chance in range(1, 5):
        stop = None if chance % 2 else 10
        whole, hidden, *resigned = model("play", rules, people, "Über ♥", chance, stop)
        assert verify_line(whole) is None
        assert all(verify_line(line) is None for line in resigned)
        if resigned:
            assert "not yet checkable" in str(verify_line(hidden))
        else:
            assert hidden == whole
        assert all(same(model, line.encode()) for line in [whole, *resigned])


# Rules and deals


@pytest.mark.parametrize(
    "value",
    [
        *PRESET_FIELDS,
        {},
        {"preset": "long", "decks": 4},
        {"payoff_size": 11, "match_points": 15},
        {"players": 3, "first": "given", "king_as_ace": False},
    ],
)
def test_rules_are_completed_shortened_and_hashed_alike(value: object, model: Model) -> None:
    rules = RuleSet.from_json(value)
    answer = model("rules", value)
    assert answer["full"] == rules.to_json()
    assert list(answer["full"]) == list(FIELDS)
    assert answer["compact"] == rules.compact()
    assert answer["hash"] == rules.digest().hex()


@pytest.mark.parametrize("name", RULES)
def test_games_are_said_to_take_as_long(name: str, model: Model) -> None:
    rules = RULES[name]
    assert model("length", rules.to_json()) == list(length_of(rules))


@pytest.mark.parametrize(
    ("value", "code", "field"),
    [
        (7, "form", "rules"),
        ([], "form", "rules"),
        (None, "form", "rules"),
        ("toString", "preset", "preset"),
        ({"preset": 1}, "preset", "preset"),
        ({"toString": 1}, "field", "toString"),
        ({"payoff_size": 0}, "value", "payoff_size"),
        ({"payoff_size": 41}, "value", "payoff_size"),
        ({"payoff_size": 1.5}, "value", "payoff_size"),
        ({"payoff_size": True}, "value", "payoff_size"),
        ({"king_as_ace": 1}, "value", "king_as_ace"),
        ({"first": "loser"}, "value", "first"),
        ({"players": 4}, "cards", "decks"),
        ({"decks": 1}, "cards", "decks"),
    ],
)
def test_the_same_rules_are_refused(value: object, code: str, field: str, model: Model) -> None:
    with pytest.raises(RulesError) as caught:
        RuleSet.from_json(value)
    answer = model("rules", value)
    assert (answer["name"], answer["code"], answer["field"]) == ("RulesError", code, field)
    allowed = answer["allowed"]
    if code == "cards":
        assert str(caught.value).endswith(f"decks {allowed['min']} or more")
    elif isinstance(allowed, dict):
        assert str(caught.value).endswith(f"{allowed['min']} to {allowed['max']}")


def test_recorded_deals_come_out_alike(model: Model) -> None:
    for record in fair_records():
        fair = record["fair"]
        answer = model(
            "deal", fair["game_id"], record["rules"], fair["server_seed"], fair["client_seeds"]
        )
        deal = FairDeal(
            game_id=fair["game_id"],
            rules_hash=RuleSet.from_json(record["rules"]).digest(),
            server_seed=bytes.fromhex(fair["server_seed"]),
            client_seeds=tuple(fair["client_seeds"]),
        )
        assert answer["commitment"] == fair["commitment"]
        assert answer["gameSeed"] == record["seed"] == deal.game_seed.hex()
        assert answer["clientCommitments"] == [each.hex() for each in deal.client_commitments]


@pytest.mark.parametrize("next_start", ["loser", "alternate"])
def test_matches_are_counted_alike(next_start: Any, model: Model) -> None:  # noqa: ANN401
    rules = {"players": 3, "payoff_size": 9, "first": "given", "match_points": 30}
    games: list[dict[str, Any]] = [
        {"winner": 0, "points": 7, "reason": "payoff"},
        {"winner": None, "points": 0, "reason": "stock"},
        {"winner": 2, "points": 9, "reason": "resigned", "loser": 0},
        {"winner": 0, "points": 25, "reason": "payoff"},
    ]
    outcomes = tuple(Outcome(**game) for game in games)
    for count in range(len(games) + 1):
        ours = Match(RuleSet.from_json(rules), outcomes[:count], next_start, 1)
        assert model("match", rules, games[:count], next_start, 1) == {
            "scores": list(ours.scores),
            "over": ours.over,
            "winner": ours.winner,
            "nextStarter": ours.next_starter,
        }
