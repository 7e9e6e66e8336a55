"""The commands that answer and end: verify, replay, simulate, rules, info."""

import json
import platform
import re
from dataclasses import replace
from pathlib import Path

import pytest

import spitemalice
from spitemalice.record.codec import dump_record, parse_record
from spitemalice.record.model import Record, record_of
from spitemalice.record.verify import verify_record
from spitemalice.rules.game import Game
from spitemalice.rules.ruleset import FIELDS, PRESETS, RuleSet
from spitemalice.rules.text import counted
from tests.cli.games import play_quickly
from tests.cli.support import refused, run, write_records


@pytest.fixture
def good(tmp_path: Path, games: list[Record]) -> Path:
    return write_records(tmp_path / "good.jsonl", games)


@pytest.fixture
def mixed(tmp_path: Path, games: list[Record]) -> Path:
    """Three records that hold, and between them lines that do not, the last without its end."""
    lines = [dump_record(record) for record in games]
    bad = [
        lines[0].replace(b'"points":', b'"points":1'),
        b"\xff\xfe",
        b"",
        b"[" * 100_000,
        b'{"format":"spitemalice/2"}',
        b'{"format": "\x1b[2J"}',
    ]
    path = tmp_path / "mixed.jsonl"
    path.write_bytes(b"\n".join([lines[0], *bad, *lines[1:], lines[2][:-5]]))
    return path


# verify


def test_records_that_hold(good: Path, home: Path) -> None:
    done = run("verify", good, home=home)
    assert (done.returncode, done.stdout, done.stderr) == (0, "3 records, all hold\n", "")


def test_each_fault_is_named_with_its_line_and_the_rest_is_checked(mixed: Path, home: Path) -> None:
    done = run("verify", mixed, home=home)
    assert (done.returncode, done.stderr) == (1, "")
    lines = done.stdout.splitlines()
    assert [line.partition(":")[0] for line in lines[:-1]] == [
        f"line {n}" for n in (2, 3, 4, 5, 6, 7, 10)
    ]
    assert "result.points" in lines[0]
    assert "byte" in lines[1]
    assert "spitemalice/1" in lines[4]
    assert all(line.isprintable() for line in lines)
    assert lines[-1] == "10 records, 7 of them not ok"


def test_as_json_there_is_one_object_a_record_and_nothing_else(mixed: Path, home: Path) -> None:
    done = run("verify", "--json", mixed, home=home)
    assert (done.returncode, done.stderr) == (1, "")
    found = [json.loads(line) for line in done.stdout.splitlines()]
    assert [list(verdict) for verdict in found] == [["line", "ok", "error"]] * 10
    assert [verdict["line"] for verdict in found] == list(range(1, 11))
    assert [verdict["line"] for verdict in found if verdict["ok"]] == [1, 8, 9]
    assert all((verdict["error"] is None) == verdict["ok"] for verdict in found)


def test_of_several_files_each_verdict_names_its_own(good: Path, mixed: Path, home: Path) -> None:
    done = run("verify", "--json", good, mixed, home=home)
    found = [json.loads(line) for line in done.stdout.splitlines()]
    assert [verdict["file"] for verdict in found] == [str(good)] * 3 + [str(mixed)] * 10
    done = run("verify", good, mixed, home=home)
    assert done.stdout.startswith(f"{mixed} line 2: ")


def test_a_file_that_cannot_be_read_does_not_hide_the_others(mixed: Path, home: Path) -> None:
    done = run("verify", "none", mixed, home=home)
    assert done.returncode == 2
    assert done.stderr == "spitemalice: none: No such file or directory\n"
    assert done.stdout.endswith("10 records, 7 of them not ok\n")


def test_standard_input_is_a_dash(good: Path, home: Path) -> None:
    done = run("verify", "-", home=home, typed=good.read_bytes())
    assert (done.returncode, done.stdout) == (0, "3 records, all hold\n")


def test_nothing_is_no_fault(home: Path) -> None:
    done = run("verify", "-", home=home)
    assert (done.returncode, done.stdout) == (0, "no records\n")


def test_a_single_record(tmp_path: Path, games: list[Record], home: Path) -> None:
    path = write_records(tmp_path / "one", games[:1])
    assert run("verify", path, home=home).stdout == "1 record, which holds\n"


def test_a_game_whose_seed_is_secret_is_not_ok(
    tmp_path: Path, games: list[Record], home: Path
) -> None:
    path = write_records(tmp_path / "secret", [replace(games[2], seed=None, fair=None)])
    done = run("verify", path, home=home)
    assert done.returncode == 1
    assert "not yet checkable" in done.stdout


# replay


def test_the_end_of_a_game_is_drawn(good: Path, home: Path, games: list[Record]) -> None:
    done = run("replay", good, home=home)
    assert (done.returncode, done.stderr) == (0, "")
    total = len(games[0].turns)
    assert done.stdout.startswith(f"Turn {total} of {total}\n")
    assert re.search(r"(Ann|Bob) wins \d+ points?: ", done.stdout)
    assert "Pay-off -, 0 left" in done.stdout


def test_the_deal_is_turn_zero(good: Path, home: Path, games: list[Record]) -> None:
    done = run("replay", good, "--turn", "0", home=home)
    lines = done.stdout.splitlines()
    assert lines[0] == f"The deal, {len(games[0].turns)} turns follow"
    assert "  Center  c1 - (needs Ace)   c2 - (needs Ace)   c3 - (needs Ace)" in lines
    assert "  Stock   86 cards" in lines
    assert sum(line.startswith("    Hand    ") and len(line) == 26 for line in lines) == 2


def test_every_turn_is_the_same_as_turn_by_turn(
    good: Path, home: Path, games: list[Record]
) -> None:
    whole = run("replay", good, "--all", home=home).stdout.split("\n\n")
    assert whole.pop() == ""
    assert len(whole) == len(games[0].turns) + 1
    assert run("replay", good, "--turn", "3", home=home).stdout == whole[3] + "\n"


def test_moves_are_told_in_words(good: Path, home: Path, games: list[Record]) -> None:
    done = run("replay", good, "--all", home=home)
    told = re.findall(r"^  (?:Ann|Bob) (?:plays|discards) ", done.stdout, re.MULTILINE)
    assert len(told) == sum(len(turn.split()) for turn in games[0].turns)


def test_a_seat_sees_its_own_hand_only(good: Path, home: Path) -> None:
    for seat in (0, 1):
        done = run("replay", good, "--turn", "5", "--seat", str(seat), "--json", home=home)
        scene = json.loads(done.stdout)
        assert [hand is not None for hand in scene["hands"]] == [seat == 0, seat == 1]
    assert "Hand    5 cards" in run("replay", good, "--turn", "0", "--seat", "0", home=home).stdout


def test_games_are_counted_from_both_ends(good: Path, home: Path, games: list[Record]) -> None:
    last = run("replay", good, "--game", "3", home=home)
    assert last.stdout == run("replay", good, "--game", "-1", home=home).stdout
    assert last.stdout.startswith(f"Turn {len(games[2].turns)} of ")
    resigned = run("replay", good, "--game", "2", home=home).stdout
    assert ": Bob has resigned." in resigned


def test_a_game_resigned_before_any_move(tmp_path: Path, home: Path) -> None:
    path = write_records(tmp_path / "early", [play_quickly(1, resign_after=0)])
    done = run("replay", path, home=home)
    assert "Ann wins 4 points: Bob has resigned." in done.stdout
    assert json.loads(run("replay", path, "--json", home=home).stdout)["result"] == {
        "winner": 0,
        "points": 4,
        "reason": "resigned",
        "loser": 1,
    }


def test_replay_as_json(good: Path, home: Path, games: list[Record]) -> None:
    done = run("replay", good, "--all", "--json", home=home)
    scenes = [json.loads(line) for line in done.stdout.splitlines()]
    assert [scene["turn"] for scene in scenes] == list(range(len(games[0].turns) + 1))
    for scene in scenes:
        cards = [card for hand in scene["hands"] for card in hand]
        cards += [card for pile in scene["center"] for card in pile]
        cards += [card for piles in scene["side"] for pile in piles for card in pile]
        payoff = sum(pile["count"] for pile in scene["payoff"])
        assert len(cards) + payoff + scene["stock"] + scene["aside"] == 104
        assert scene["hand_counts"] == [len(hand) for hand in scene["hands"]]
    assert [scene["to_move"] for scene in scenes[:3]] == [
        (games[0].starter + n) % 2 for n in range(3)
    ]
    assert scenes[-1]["to_move"] is None
    assert scenes[-1]["result"]["reason"] == "payoff"
    assert scenes[0]["result"] is None


def test_replay_reads_standard_input(good: Path, home: Path) -> None:
    done = run("replay", "-", home=home, typed=good.read_bytes())
    assert done.stdout == run("replay", good, home=home).stdout


def test_names_cannot_move_the_cursor(tmp_path: Path, games: list[Record], home: Path) -> None:
    path = write_records(tmp_path / "x", [replace(games[0], players=("\x1b[2J", "Bob\n"))])
    done = run("replay", path, "--all", home=home)
    assert "\x1b" not in done.stdout
    assert "\\x1b[2J" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--game", "4"], "--game: 4 is not allowed; allowed: 1 to 3, or -1 to -3"),
        (["--game", "0"], "--game: 0 is not allowed; allowed: 1 to 3, or -1 to -3"),
        (["--game", "-4"], "--game: -4 is not allowed; allowed: 1 to 3, or -1 to -3"),
        (["--game", "9" * 30], "999 is not allowed; allowed: 1 to 3, or -1 to -3"),
        (["--game", "-" + "9" * 30], "999 is not allowed; allowed: 1 to 3, or -1 to -3"),
        (["--turn", "-1"], "--turn: -1 is not allowed; allowed: 0 to "),
        (["--turn", "999"], "--turn: 999 is not allowed; allowed: 0 to "),
        (["--seat", "2"], "--seat: 2 is not allowed; allowed: 0 to 1"),
        (["--turn", "1", "--all"], "not allowed with argument"),
    ],
)
def test_what_is_not_there_cannot_be_drawn(
    arguments: list[str], message: str, good: Path, home: Path
) -> None:
    assert message in refused(run("replay", good, *arguments, home=home))


def test_nothing_has_no_line(tmp_path: Path, home: Path) -> None:
    empty = tmp_path / "empty"
    empty.touch()
    for number in ("-1", "0", "1"):
        message = refused(run("replay", empty, "--game", number, home=home))
        assert f"--game: {number} is not allowed; allowed: nothing, {empty} is empty" in message


def test_what_ended_the_game_before_a_turn_is_told(tmp_path: Path, home: Path) -> None:
    # 10 cards are left in the stock: turns 3 to 12 draw one each, and the last one is the end.
    rules = RuleSet(decks=1, payoff_size=16, stock_out="empty")
    game = Game(rules, bytes(32))
    while not game.over:
        game.play(next(move for move in game.legal_moves() if move.is_discard))
    assert len(game.turns()) == 11
    path = write_records(tmp_path / "x", [record_of(game, ("Ann", "Bob"))])
    told = run("replay", path, home=home).stdout
    assert "The game is a draw: the stock is exhausted." in told
    assert told.count(" draws 1 card.") == 2


def test_a_record_that_does_not_hold_cannot_be_drawn(
    tmp_path: Path, games: list[Record], home: Path
) -> None:
    broken = replace(games[0], turns=("p-c1", *games[0].turns))
    path = write_records(tmp_path / "x", [broken])
    assert f"{path} game 1: turn 1, move 1" in refused(run("replay", path, home=home))


# simulate


def simulate(home: Path, out: Path, *arguments: str) -> list[Record]:
    done = run("simulate", "--out", out, *arguments, home=home)
    assert (done.returncode, done.stderr) == (0, "")
    return [parse_record(line) for line in out.read_bytes().splitlines()]


@pytest.mark.parametrize("preset", PRESETS)
def test_simulated_games_hold(preset: str, tmp_path: Path, home: Path) -> None:
    made = simulate(home, tmp_path / "x", "--games", "3", "--rules", preset)
    assert len(made) == 3
    for record in made:
        verify_record(record)
        assert record.rules == PRESETS[preset]
        assert record.players == ("eager 1", "eager 2")
        assert record.result is not None


def test_the_same_seed_gives_the_same_file_and_another_another(tmp_path: Path, home: Path) -> None:
    options = ("--games", "2", "--rules", "quick")
    first = simulate(home, tmp_path / "a", *options, "--seed", "ü 1")
    again = simulate(home, tmp_path / "b", *options, "--seed", "ü 1")
    other = simulate(home, tmp_path / "c", *options, "--seed", "2")
    assert first == again
    assert {record.seed for record in first}.isdisjoint(record.seed for record in other)
    more = simulate(home, tmp_path / "d", "--games", "3", "--rules", "quick", "--seed", "ü 1")
    assert more[:2] == first


def test_each_seat_has_its_level(tmp_path: Path, home: Path) -> None:
    rules = '{"players": 3, "payoff_size": 3, "first": "given"}'
    made = simulate(
        home, tmp_path / "x", "--games", "4", "--rules", rules, "--players", "random,eager,greedy"
    )
    assert all(record.players == ("random", "eager", "greedy") for record in made)
    assert [record.starter for record in made] == [0, 1, 2, 0]
    for record in made:
        verify_record(record)


def test_records_on_standard_output_are_those_of_the_file(tmp_path: Path, home: Path) -> None:
    simulate(home, tmp_path / "x", "--games", "2", "--rules", "quick")
    done = run("simulate", "--games", "2", "--rules", "quick", "--out", "-", home=home)
    assert done.stdout == (tmp_path / "x").read_text()


def test_the_summary_adds_up(tmp_path: Path, home: Path) -> None:
    out = tmp_path / "x"
    arguments = ("simulate", "--games", "5", "--rules", "quick", "--out", out)
    done = run(*arguments, "--players", "greedy,eager", "--json", home=home)
    found = json.loads(done.stdout)
    made = [parse_record(line) for line in out.read_bytes().splitlines()]
    results = [record.result for record in made if record.result is not None]
    wins = [sum(result.winner == seat for result in results) for seat in (0, 1)]
    assert found["games"] == 5
    assert found["players"] == ["greedy", "eager"]
    assert found["wins"] == wins
    assert found["draws"] == 5 - sum(wins)
    assert found["turns"] == sum(len(record.turns) for record in made)
    assert sum(found["points"]) == sum(result.points for result in results)
    assert sum(found["reasons"].values()) == 5
    text = run(*arguments, "--players", "greedy,eager", home=home).stdout
    assert text.startswith(f"5 games written to {out}\nseat 0, greedy: {counted(wins[0], 'win')}, ")


def test_players_of_one_level_have_names_of_their_own(tmp_path: Path, home: Path) -> None:
    options = ("--games", "1", "--rules", '{"preset": "quick", "players": 3}')
    (alike,) = simulate(home, tmp_path / "x", *options)
    assert alike.players == ("eager 1", "eager 2", "eager 3")
    (mixed,) = simulate(home, tmp_path / "x", *options, "--players", "eager,greedy,eager")
    assert mixed.players == ("eager 1", "greedy", "eager 2")


# rules and info


@pytest.mark.parametrize("preset", PRESETS)
def test_rules_in_words(preset: str, home: Path) -> None:
    done = run("rules", preset, home=home)
    assert done.returncode == 0
    assert done.stdout.startswith(f"Spite & Malice, rules {preset}\n\nSet-up\n")
    assert max(map(len, done.stdout.splitlines())) < 80


def test_rules_of_one_s_own(home: Path) -> None:
    done = run("rules", '{"preset": "quick", "hand_size": 6}', home=home)
    assert done.stdout.startswith("Spite & Malice, rules quick with hand_size 6\n")
    done = run("rules", ' {"hand_size": 6}', "--json", home=home)
    assert json.loads(done.stdout) == replace(PRESETS["g4a"], hand_size=6).to_json()


def test_rules_as_json_have_every_field(home: Path) -> None:
    assert tuple(json.loads(run("rules", "--json", home=home).stdout)) == FIELDS


def test_the_list_of_presets(home: Path) -> None:
    done = run("rules", "--list", home=home)
    assert [line.partition(":")[0] for line in done.stdout.splitlines()] == list(PRESETS)
    assert "\nquick: payoff_size 10, match_points 15\n" in done.stdout
    found = json.loads(run("rules", "--list", "--json", home=home).stdout)
    assert found == {name: rules.to_json() for name, rules in PRESETS.items()}


def test_info(home: Path) -> None:
    found = json.loads(run("info", "--json", home=home).stdout)
    assert found["version"] == spitemalice.__version__
    assert found["python"] == platform.python_version()
    assert found["kernel"] in {"plain", "compiled"}
    assert found["kernel_reason"]
    assert found["data_folder"] == str(home / "spitemalice")
    assert found["presets"] == list(PRESETS)
    text = run("info", home=home).stdout
    assert f"data folder: {home / 'spitemalice'}\n" in text
    assert "presets: g4a, quick, " in text
    assert not home.exists()  # to ask is not to write
