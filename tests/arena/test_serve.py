"""Our own levels as bots: the same games through the protocol as without it."""

import io
import json
import shlex
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from spitemalice.arena import messages
from spitemalice.arena.errors import ArenaError
from spitemalice.arena.serve import serve
from spitemalice.arena.tournament import hold_tournament
from spitemalice.deal.commitment import tagged_hash
from spitemalice.players.levels import new_player
from spitemalice.players.player import OWN_BUDGET, Budget, Player
from spitemalice.record.codec import parse_record
from spitemalice.rules.game import Game
from spitemalice.rules.moves import Move
from spitemalice.rules.observation import Observation
from spitemalice.rules.ruleset import RuleSet
from tests.arena.support import SHORT, games, plan


def level_bot(level: str, *options: str) -> str:
    """The command `spitemalice bot` as an entry."""
    return "exec:" + shlex.join((sys.executable, "-m", "spitemalice", "bot", level, *options))


EAGER = partial(new_player, "eager")


def answers(*lines: object, maker: Callable[[bytes], Player] = EAGER) -> list[dict[str, Any]]:
    """What a bot writes when it hears these lines."""
    texts = (line if isinstance(line, str) else json.dumps(line) for line in lines)
    heard = io.BytesIO("".join(f"{text}\n" for text in texts).encode())
    written = io.BytesIO()
    serve(maker, "me", "seed", Budget(nodes=7), heard, written)
    return [json.loads(line) for line in written.getvalue().splitlines()]


HELLO = {"type": "hello", "protocol": "spitemalice-bot/1", "rules": SHORT.to_json()}


@pytest.mark.parametrize("level", ["eager", "greedy", "easy"])
def test_a_level_plays_the_same_through_the_protocol(level: str, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    entry = level_bot(level, "--seed", "my seed")
    held = hold_tournament(plan(entry, "random", pairs=2), out=out)
    assert held.names == (level, "random")
    assert all(game.faults == (None, None) for game in games(held.pairs))
    for line in out.read_bytes().splitlines():
        record = parse_record(line)
        note: Any = record.extra["arena"]
        assert record.seed is not None
        name = f"0-1-{note['unit'][2]}-{note['leg']}-{note['game']}"
        seat = note["leg"]
        chance = tagged_hash("spitemalice/bot", b"my seed", name.encode(), bytes([seat]))
        again, player = Game(SHORT, record.seed), new_player(level, chance)
        for text in " ".join(record.turns).split():
            if again.to_move == seat:
                assert player.choose(again.observation(seat)).text == text
            again.play(Move(text))


def test_it_greets_and_leaves() -> None:
    assert answers(HELLO, {"type": "quit"}, "not read any more") == [
        {"type": "ready", "name": "me"}
    ]


def test_unknown_messages_and_keys_are_passed_over() -> None:
    assert answers({**HELLO, "more": 1}, {"type": "chat", "text": "hi"}) == [
        {"type": "ready", "name": "me"}
    ]


class Spy:
    """A player that notes what it is given."""

    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        seen.append((seed, None, OWN_BUDGET))

    def choose(self, observation: Observation, budget: Budget = OWN_BUDGET) -> Move:
        """The first move."""
        seen.append((self.seed, observation, budget))
        return observation.legal[0]


seen: list[tuple[bytes, Observation | None, Budget]] = []


def test_a_player_is_given_the_whole_history_and_the_budget() -> None:
    seen.clear()
    game, asked = Game(SHORT, bytes(32)), 0
    lines: list[dict[str, Any]] = [HELLO]
    lines.append({"type": "game", "game": "g", "seat": game.to_move})
    seat = game.to_move
    views: list[Observation] = []
    while not game.over and len(views) < 4:
        if game.to_move == seat:
            views.append(game.observation(seat))
            view = messages.view_of(views[-1], asked)
            asked = len(game.moves)
            lines.append(messages.question("g", 250, view))
        game.play(game.legal_moves()[0])
    replies = answers(*lines, maker=Spy)[1:]
    assert [given[1] for given in seen[1:]] == views
    assert all(given[2] == Budget(nodes=7, ms=250) for given in seen[1:])
    assert replies == [{"type": "move", "game": "g", "move": view.legal[0].text} for view in views]


def test_games_are_told_apart_and_forgotten() -> None:
    def begin(name: str, seat: int) -> dict[str, object]:
        return {"type": "game", "game": name, "seat": seat}

    seen.clear()
    answers(HELLO, begin("a", 0), begin("b", 0), begin("b", 1), maker=Spy)
    assert len({given[0] for given in seen}) == 3
    with pytest.raises(ArenaError, match="is no message"):
        answers(HELLO, begin("a", 0), {"type": "end", "game": "a"}, {"type": "move", "game": "a"})


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("hello", 'the arena\'s line "hello": not JSON'),
        ("[]", r'the arena\'s line "\[\]" is no message'),
        ("{}", r'the arena\'s line "{}" is no message'),
        ({**HELLO, "protocol": "chess"}, 'protocol "chess" is not allowed; allowed: "spitemalice'),
        ({**HELLO, "rules": {"decks": 9}}, "rules: decks 9 is not allowed"),
        ({"type": "move", "game": "?", "view": {}, "budget_ms": 1}, "is no message"),
    ],
)
def test_what_is_no_message_is_an_error(line: object, message: str) -> None:
    with pytest.raises(ArenaError, match=message):
        answers(line)


def test_an_error_of_the_player_is_not_taken_for_one_of_the_arena() -> None:
    class Broken:
        def __init__(self, seed: bytes) -> None:
            pass

        def choose(self, observation: Observation, budget: Budget = OWN_BUDGET) -> Move:
            raise ValueError("a bug")

    maker: type[Player] = Broken
    game = Game(RuleSet(), bytes(32))
    view = messages.view_of(game.observation(game.to_move), 0)
    with pytest.raises(ValueError, match=r"^a bug$"):
        answers(
            HELLO, {"type": "game", "game": "g", "seat": 0}, messages.question("g", 1, view),
            maker=maker,
        )  # fmt: skip
