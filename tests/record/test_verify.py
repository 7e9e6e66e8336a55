"""What a verifier checks, point by point, and where it says the fault lies."""

import copy
import json
import tracemalloc
from io import BytesIO
from typing import Any

import pytest

from spitemalice.deal import FairDeal
from spitemalice.record import (
    MAX_LINE,
    FairBlock,
    NotCheckableError,
    RecordError,
    Verdict,
    dump_record,
    parse_record,
    record_of,
    replay,
    verify_line,
    verify_record,
    verify_stream,
)
from spitemalice.rules import Game, Reason, RuleSet
from tests.record.samples import finished, line_of, proved, running, sample, short_lines


def verdict(record: dict[str, Any]) -> str | None:
    return verify_line(line_of(record))


def fault(record: dict[str, Any]) -> RecordError:
    with pytest.raises(RecordError) as caught:
        verify_record(parse_record(line_of(record)))
    return caught.value


def dealt(rules: RuleSet | None = None) -> tuple[Game, FairDeal]:
    """A fair game that has just been dealt."""
    rules = rules or RuleSet()
    seeds = tuple(f"cut {seat}" for seat in range(rules.players))
    deal = FairDeal(
        game_id="g1", rules_hash=rules.digest(), server_seed=bytes(range(32)), client_seeds=seeds
    )
    return Game(rules, deal.game_seed), deal


def played(moves: int, rules: RuleSet | None = None) -> tuple[Game, FairDeal]:
    """A fair game after the given number of moves, each the last that is legal."""
    game, deal = dealt(rules)
    for _ in range(moves):
        game.play(game.legal_moves()[-1])
    return game, deal


def names(game: Game) -> tuple[str, ...]:
    return tuple(f"player {seat}" for seat in range(game.rules.players))


@pytest.mark.parametrize("preset", ["g4a", "quick", "four_stack", "cat_and_mouse", "long"])
@pytest.mark.parametrize("moves", [0, 1, 7])
def test_the_record_of_a_game_holds_while_it_runs(preset: str, moves: int) -> None:
    game, deal = played(moves, RuleSet.from_json(preset))
    record = record_of(game, names(game), fair=deal, extra={"id": "g1", "event": None})
    verify_record(record)
    assert parse_record(dump_record(record)) == record
    again = replay(record)
    assert (again.moves, again.outcome, again.to_move) == (game.moves, None, game.to_move)


@pytest.mark.parametrize("reason", [Reason.RESIGNED, Reason.TIMEOUT, Reason.ABANDONED])
@pytest.mark.parametrize("players", [2, 4])
def test_the_record_of_a_game_that_ended_against_a_player_holds(
    reason: Reason, players: int
) -> None:
    game, deal = played(9, RuleSet(players=players, decks=3, payoff_size=10, win_bonus=3))
    game.end_against(game.to_move, reason)
    record = record_of(game, names(game), fair=deal, secret=True)
    verify_record(record)
    assert record.result == game.outcome == replay(record).outcome
    assert parse_record(dump_record(record)) == record


def test_a_record_is_made_of_what_belongs_together() -> None:
    game, deal = dealt()
    with pytest.raises(RecordError, match="1 names are not allowed; allowed: 2"):
        record_of(game, ("Ann",))
    with pytest.raises(RecordError, match='the deal of "g1" gives another seed than the game has'):
        record_of(Game(RuleSet(), bytes(32)), names(game), fair=deal)


def test_a_secret_game_cannot_be_checked_yet() -> None:
    game, deal = played(5)
    record = record_of(game, names(game), fair=deal, secret=True)
    assert record.seed is None
    assert record.fair == FairBlock(game_id="g1", commitment=deal.commitment)
    again = parse_record(dump_record(record))
    assert again == record
    for check in (verify_record, replay):
        with pytest.raises(NotCheckableError, match="not yet checkable: the seed of the running"):
            check(again)


def test_a_secret_game_must_still_be_written_in_moves() -> None:
    record = running() | {"seed": None, "turns": ["p-c1 7h-s1", "9x-s1"]}
    error = fault(record)
    assert not isinstance(error, NotCheckableError)
    assert (error.turn, error.move, error.text) == (2, 1, "9x-s1")


def test_a_secret_game_must_still_fit_its_commitment() -> None:
    game, deal = played(5)
    record = json.loads(dump_record(record_of(game, names(game), fair=deal)))
    record["seed"] = None
    assert "not yet checkable" in str(fault(record))
    record["fair"]["commitment"] = "00" * 32
    assert str(fault(record)).startswith("fair: commitment")


def test_a_running_game_may_keep_only_the_proof_to_itself() -> None:
    game, deal = played(5)
    record = json.loads(dump_record(record_of(game, names(game), fair=deal)))
    del record["fair"]["server_seed"], record["fair"]["client_seeds"]
    assert verdict(record) is None


def test_a_game_without_moves_holds() -> None:
    assert verdict(running() | {"turns": []}) is None


def test_a_turn_cut_anywhere_is_a_running_game() -> None:
    record = sample(lambda r: r["result"] is not None and len(r["turns"]) > 9 and "fair" not in r)
    record |= {"result": None}
    turns = record["turns"][:-1]
    while turns:
        assert verdict(record | {"turns": turns}) is None
        head, space, _ = turns[-1].rpartition(" ")
        turns = [*turns[:-1], head] if space else turns[:-1]


def test_only_the_last_turn_may_be_open() -> None:
    record = copy.deepcopy(finished("payoff"))
    number = next(n for n, turn in enumerate(record["turns"], 1) if " " in turn)
    record["turns"][number - 1] = record["turns"][number - 1].rpartition(" ")[0]
    error = fault(record)
    assert (error.turn, error.move) == (number, None)
    assert error.reason.startswith("the turn has no end; allowed: a discard")


def test_a_fault_is_named_with_line_turn_move_and_reason() -> None:
    record = finished("payoff")
    moves = record["turns"][2].split(" ")
    record["turns"][2] = " ".join([*moves[:-1], "s4-c1"])
    error = fault(record)
    assert (error.line, error.turn, error.move, error.text) == (None, 3, len(moves), "s4-c1")
    assert error.reason == "side stack 4 is empty"
    assert str(error) == f'turn 3, move {len(moves)} "s4-c1": side stack 4 is empty'
    error.line = 12
    assert str(error).startswith("line 12, turn 3, move ")


@pytest.mark.parametrize("turn", [" p-c1", "p-c1 ", "p-c1  p-c2", " "])
def test_moves_are_parted_by_one_space(turn: str) -> None:
    error = fault(running() | {"turns": [turn], "seed": None})
    assert error.turn == 1
    assert error.reason == "a space too many; allowed: one space between two moves"


@pytest.mark.parametrize(
    "turn", ["p-c1\t7h-s1", "p-c1\u00a07h-s1", "P-c1", "10h-s1", "p-c0", "PASS"]
)
def test_moves_are_read_strictly(turn: str) -> None:
    error = fault(running() | {"turns": [turn]})
    assert (error.turn, error.move, error.text) == (1, 1, turn)


def test_a_drawn_start_of_a_turn_has_no_string() -> None:
    record = finished("stock")
    assert verdict(record) is None
    record["turns"].append("p-c1")
    error = fault(record)
    assert (error.turn, error.move) == (len(record["turns"]), 1)
    assert error.reason.startswith("the game has already ended: a draw, stock")


def test_moves_after_the_last_pay_off_card_are_refused() -> None:
    record = finished("payoff")
    record["turns"][-1] += " 7h-s1"
    error = fault(record)
    assert (error.turn, error.move) == (len(record["turns"]), record["turns"][-1].count(" ") + 1)
    assert "wins" in error.reason


def test_a_turn_after_one_that_the_end_cut_short_is_refused() -> None:
    record = finished("payoff")
    record["turns"].append("7h-s1")
    error = fault(record)
    assert (error.turn, error.move) == (len(record["turns"]), 1)
    assert error.reason.startswith("the game has already ended: seat ")


@pytest.mark.parametrize("reason", ["resigned", "timeout", "abandoned"])
def test_an_ended_game_keeps_its_result(reason: str) -> None:
    record = finished("payoff")
    loser = 1 - record["result"]["winner"]
    record["result"] |= {"reason": reason, "loser": loser}
    assert str(fault(record)).startswith("result: the game is over")


def test_only_the_player_to_move_can_time_out() -> None:
    record = finished("timeout")
    assert verdict(record) is None
    result = record["result"]
    record["result"] = result | {"loser": result["winner"], "winner": result["loser"]}
    assert str(fault(record)).startswith("result: loser")


@pytest.mark.parametrize("reason", ["payoff", "stock", "limit"])
def test_a_running_game_has_no_result(reason: str) -> None:
    result = {"winner": None, "points": 0, "reason": reason}
    error = str(fault(running() | {"result": result}))
    assert error.startswith(f"result.reason {reason} is not allowed; allowed: null")


def test_a_result_must_be_the_one_of_the_game() -> None:
    record = finished("payoff")
    result = record["result"]
    error = str(fault(record | {"result": result | {"reason": "stock"}}))
    assert error.startswith('result.reason "stock" is not allowed; allowed: "payoff", as the game')
    other = result | {"winner": None}
    assert "result.winner null" in str(fault(record | {"result": other}))
    other = result | {"points": result["points"] + 1}
    assert "result.points" in str(fault(record | {"result": other}))


def test_an_ending_against_a_player_has_a_winner() -> None:
    record = finished("resigned")
    record["result"]["winner"] = None
    assert "result.winner null is not allowed; allowed: " in str(fault(record))


def test_with_a_given_starter_the_record_decides() -> None:
    record = sample(lambda r: isinstance(r["rules"], dict) and r["rules"].get("first") == "given")
    assert verdict(record) is None
    other = running() | {"rules": {"first": "given"}, "turns": []}
    assert verdict(other | {"starter": 0}) is None
    assert verdict(other | {"starter": 1}) is None


@pytest.mark.parametrize("key", ["server_seed", "commitment"])
def test_the_commitment_binds_the_server_seed(key: str) -> None:
    record = proved()
    record["fair"][key] = "00" * 32
    assert str(fault(record)).startswith("fair: commitment")


def test_the_seed_comes_from_what_the_seats_chose() -> None:
    record = proved()
    record["fair"]["client_seeds"].reverse()
    record["fair"]["client_seeds"][0] += "!"
    assert str(fault(record)).startswith("fair: seed")


def test_client_seeds_are_not_normalised() -> None:
    record = sample(lambda r: "Ü" in "".join(r.get("fair", {}).get("client_seeds", [])))
    assert verdict(record) is None
    seeds = record["fair"]["client_seeds"]
    record["fair"]["client_seeds"] = [
        seed.replace("Ü", "U\N{COMBINING DIAERESIS}") for seed in seeds
    ]
    assert str(fault(record)).startswith("fair: seed")


def test_the_proof_binds_the_rules() -> None:
    record = proved() | {"rules": {"preset": "long", "match_points": 7}}
    assert str(fault(record)).startswith("fair: commitment")


def test_a_stream_is_judged_line_by_line() -> None:
    good, bad = line_of(running()), line_of(running() | {"starter": 5})
    data = b"\n".join([good, b"", bad, b"\xff", good + b"\r", good[:-9]])
    verdicts = list(verify_stream(BytesIO(data)))
    assert [v.ok for v in verdicts] == [True, False, False, False, True, False]
    assert verdicts[0] == Verdict(1, True, None)
    assert verdicts[1] == Verdict(2, False, "an empty line; allowed: one record a line")
    assert verdicts[3] == Verdict(4, False, "not UTF-8: byte 0xff at byte 1")
    assert list(verify_stream(BytesIO(b""))) == []


class Endless(BytesIO):
    """A file of the same line over and over, read only as far as it is asked for."""

    def __init__(self, line: bytes, times: int) -> None:
        super().__init__()
        self.line = line
        self.left = len(line) * times

    def readline(self, limit: int | None = -1, /) -> bytes:
        assert limit is not None
        assert limit > 0
        start = -self.left % len(self.line)
        part = self.line[start : start + min(limit, self.left)]
        self.left -= len(part)
        return part


def test_memory_does_not_grow_with_the_file() -> None:
    line = line_of(running() | {"turns": []}) + b"\n"

    def peak(times: int) -> int:
        tracemalloc.reset_peak()
        count = sum(v.ok for v in verify_stream(Endless(line, times)))
        assert count == times
        return tracemalloc.get_traced_memory()[1]

    peak(20)
    tracemalloc.start()
    try:
        assert peak(400) < 1.5 * peak(40)
    finally:
        tracemalloc.stop()


def test_a_line_of_fifty_megabytes_is_one_short_error() -> None:
    good = line_of(running())
    file = BytesIO(b'{"format":"' + b"x" * 50_000_000 + b'"}\n' + good)
    tracemalloc.start()
    try:
        verdicts = list(verify_stream(file))
        assert tracemalloc.get_traced_memory()[1] < 3 * MAX_LINE
    finally:
        tracemalloc.stop()
    error = "a line of more bytes than the 4,194,304 that are allowed"
    assert verdicts == [Verdict(1, False, error), Verdict(2, True, None)]


def test_every_turn_of_every_seat_is_checked() -> None:
    """No turn of a game for three or four can be left out or swapped with the next."""
    record = sample(lambda r: len(r["players"]) > 2 and len(r["turns"]) > 20)
    for number in range(5):
        turns = record["turns"].copy()
        turns[number : number + 2] = turns[number : number + 2][::-1]
        if turns != record["turns"]:
            assert verdict(record | {"turns": turns}) is not None


def test_records_can_be_verified_in_any_order() -> None:
    lines = short_lines()[:6]
    assert [verify_line(line) for line in reversed(lines)] == [None] * len(lines)
