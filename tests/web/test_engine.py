"""The browser's players choose, and its hints say, what the Python ones do."""

import json
import re
import subprocess
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import pytest

from spitemalice.cli import main
from spitemalice.deal.commitment import tagged_hash
from spitemalice.kernel.state import State
from spitemalice.players.analysis.hint import find_hint
from spitemalice.players.analysis.judge import Judge
from spitemalice.players.analysis.texts import cards_text, rank_text, say
from spitemalice.players.audit import version_of
from spitemalice.players.levels import LEVELS, look_of, new_player
from spitemalice.players.player import Budget
from spitemalice.players.searching import KernelSearcher
from spitemalice.players.seat import lay_out_view
from spitemalice.players.simple import LEVELS as SIMPLE
from spitemalice.rules.game import Game
from spitemalice.rules.moves import LEGAL_TABLE, Move
from spitemalice.rules.observation import Observation
from tests.kernel import forms
from tests.kernel.rulesets import RULES
from tests.web.views import view_of
from tools import build_site
from tools.web_types import kernel_types

pytestmark = [
    pytest.mark.heavy,
    pytest.mark.skipif(
        forms.missing("javascript") is not None, reason=str(forms.missing("javascript"))
    ),
]

SCRIPT: Final = Path(__file__).with_name("engine.mjs")
NODES: Final = (16, 48, 150)
"""Trial games of a deep search here, by turns."""

FEWER: Final = 50 if forms.is_source_installed() else 1
"""By how much the plain kernel does less, which is some fifty times slower."""

DECISIONS: Final = {
    **{name: (240 if look.trials else 5000) // FEWER for name, look in LEVELS.items()},
    **dict.fromkeys(SIMPLE, 1000 // FEWER),
}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("site")
    build_site.build(out)
    (out / "package.json").write_text('{"type": "module"}', "utf-8")
    return out


def ask(site: Path, tasks: Sequence[dict[str, Any]]) -> list[Any]:
    """The engine's answers."""
    done = subprocess.run(
        ["node", SCRIPT, site],
        input="".join(json.dumps(task) + "\n" for task in tasks),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def games(label: str) -> Iterator[Game]:
    """Dealt games under all kinds of rules, again and again."""
    number = 0
    while True:
        for rules in RULES.values():
            number += 1
            seed = tagged_hash(label, number.to_bytes(4, "big"))
            yield Game(rules, seed, 0 if rules.first == "given" else None)


def decisions(
    level: str, count: int, opponent: str | None = None
) -> Iterator[tuple[dict[str, Any], list[str]]]:
    """Choices of a Python player as tasks with what it chose; alone, it plays against itself."""
    state = State()
    for game in games(level):
        players = [
            _LineByLine(opponent if seat and opponent else level, game, seat)
            for seat in range(game.rules.players)
        ]
        while not game.over:
            player = players[game.to_move]
            seen = game.observation(game.to_move)
            nodes = NODES[len(seen.history) % len(NODES)]
            line = player.line(state, seen, nodes)
            if game.to_move and opponent:
                game.play_all(line)
                continue
            told = {"name": level, "seed": player.seed.hex(), "nodes": nodes}
            yield {"task": "choose", "view": view_of(seen), "player": told}, texts(line)
            game.play_all(line)
            count -= 1
            if count == 0:
                return


class _LineByLine:
    """A player whose choices are taken line by line."""

    def __init__(self, level: str, game: Game, seat: int) -> None:
        self.seed = tagged_hash(level, game.seed + bytes([seat]))
        self._simple = new_player(level, self.seed) if level in SIMPLE else None
        self._searcher = KernelSearcher(look_of(level) or LEVELS["easy"])
        self._searcher.begin(self.seed)

    def line(self, state: State, seen: Observation, nodes: int) -> list[Move]:
        """The moves to the turn's end or the next unknown card."""
        if self._simple:
            return [self._simple.choose(seen)]
        lay_out_view(state, seen)
        rank = self._searcher.decide(state, len(seen.history), Budget(nodes=nodes))
        return [LEGAL_TABLE[index] for index in self._searcher.line(state, rank)]


def texts(moves: Sequence[Move]) -> list[str]:
    return [move.text for move in moves]


@pytest.mark.parametrize("level", DECISIONS)
def test_choices_are_the_same(level: str, site: Path) -> None:
    tasks, lines = zip(*decisions(level, DECISIONS[level]), strict=True)
    answers = ask(site, tasks)
    assert [answer["moves"] for answer in answers] == list(lines)


def test_choices_against_a_staller_are_the_same(site: Path) -> None:
    tasks, lines = zip(*decisions("master", DECISIONS["master"], "staller"), strict=True)
    answers = ask(site, tasks)
    assert [answer["moves"] for answer in answers] == list(lines)


def positions(count: int) -> Iterator[Observation]:
    """What somebody to move sees, in all kinds of positions of all kinds of games."""
    for number, game in enumerate(games("hints")):
        players = [new_player("medium", bytes([seat])) for seat in range(game.rules.players)]
        while not game.over and len(game.moves) < 10 + number * 7 % 150:
            game.play(players[game.to_move].choose(game.observation(game.to_move)))
        if not game.over:
            yield game.observation(game.to_move)
            count -= 1
        if count == 0:
            return


@pytest.mark.parametrize("count", [400 // FEWER])
def test_hints_are_the_same(count: int, site: Path) -> None:
    seen = list(positions(count))
    answers = ask(site, [{"task": "hint", "view": view_of(each)} for each in seen])
    for each, answer in zip(seen, answers, strict=True):
        hint = find_hint(each)
        first, second, third = answer["grades"]
        assert answer["moves"] == third["moves"] == texts(hint.moves)
        assert answer["payoff"] == {
            "moves": None if hint.payoff.moves is None else texts(hint.payoff.moves),
            "certain": hint.payoff.certain,
        }
        reasons = " ".join(map(said, third["reasons"]))
        whole = say("line", moves=", ".join(third["moves"]), reasons=reasons)
        assert (said(first), said(second), whole) == hint.grades


def said(text: dict[str, Any]) -> str:
    """A keyed text in words."""
    words: dict[str, Callable[[Any], str]] = {
        "rank": rank_text,
        "other": rank_text,
        "cards": cards_text,
        "move": said,
    }
    values = {name: words.get(name, str)(value) for name, value in text["args"].items()}
    return say(text["key"], **values)


@pytest.mark.parametrize("count", [400 // FEWER])
def test_chances_are_the_same(count: int, site: Path) -> None:
    judge, state = Judge(), State()
    chances = []
    seen = list(positions(count))
    for each in seen:
        lay_out_view(state, each)
        chances.append(judge.chance(state, judge.best(state).path))
    tasks = [{"task": "chance", "view": view_of(each)} for each in seen]
    assert ask(site, tasks) == chances


def test_games_of_the_browser_can_be_run_again(
    site: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pairs = [(level, level) for level in LEVELS] + [("master", "greedy"), ("eager", "hard")]
    tasks = [
        {
            "task": "play",
            "rules": {"payoff_size": 4, "match_points": 0},
            "seed": tagged_hash("game", bytes([number])).hex(),
            "starter": None,
            "players": [
                {"name": name, "seed": tagged_hash("seat", bytes([seat])).hex(), "nodes": 48}
                for seat, name in enumerate(pair)
            ],
        }
        for number, pair in enumerate(pairs)
    ]
    path = tmp_path / "games.jsonl"
    lines = [line.rstrip() for line in ask(site, tasks)]
    path.write_text("".join(line + "\n" for line in lines), "utf-8")
    assert main(["verify", "--players", str(path)]) == 0, capsys.readouterr()
    told = capsys.readouterr().out
    assert (
        str(sum(len(turn.split()) for line in lines for turn in json.loads(line)["turns"])) in told
    )


def test_versions_are_told(site: Path) -> None:
    text = (site / "js/generated/players.js").read_text("utf-8")
    assert all(f'"{name}":"{version_of(name)}"' in text for name in (*LEVELS, *SIMPLE))


def test_what_the_kernels_types_name_is_there(site: Path) -> None:
    names = re.findall(r"^export \w+ (\w+)", kernel_types(), re.M)
    assert {"State", "search", "KEEP"} <= {*names}
    script = f"""import * as kernel from {json.dumps(str(site / "js/generated/kernel/kernel.js"))};
        console.log(JSON.stringify({json.dumps(names)}.filter((name) => !(name in kernel))));"""
    command = ["node", "--input-type=module", "-e", script]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == []
