"""What results say, as values, as JSON and as text."""

import json
import math
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spitemalice.arena.entrants import Fault
from spitemalice.arena.report import Duel, duels, to_json
from spitemalice.arena.results import GameResult, Pair
from spitemalice.arena.sprt import Sprt
from spitemalice.arena.stats import variance_of
from spitemalice.arena.tournament import Tournament
from spitemalice.cli.standings import standings
from tests.arena.support import pair, plan, result

KEYS = {
    "a", "b", "games", "wins", "draws", "losses", "decided", "points_a", "points_b", "elo",
    "elo_low", "elo_high", "ms_per_turn_a", "ms_per_turn_b",
}  # fmt: skip


def held(*pairs: Pair, sprt: Sprt | None = None, **changes: Any) -> Tournament:  # noqa: ANN401
    """A tournament of two that came to these pairs."""
    return Tournament(plan(pairs=9, **changes), ("Ann", "Bob"), {(0, 1): list(pairs)}, sprt)


def duel(*pairs: Pair, **changes: Any) -> Duel:  # noqa: ANN401
    """What these pairs say."""
    [found] = duels(held(*pairs, **changes))
    return found


def test_everything_is_counted_from_the_first_players_side() -> None:
    found = duel(pair(7, -2), pair(0, 5), pair(3, 3))
    assert (found.a, found.b, found.names) == ("eager", "random", ("Ann", "Bob"))
    assert (found.pairs, found.games) == (3, 6)
    assert (found.wins, found.draws, found.losses) == (4, 1, 1)
    assert found.points == (18, 2)
    assert found.score.value == pytest.approx(4.5 / 6)
    assert found.decided is not None
    assert found.decided.value == pytest.approx(4 / 5)
    assert found.margin.value == pytest.approx(16 / 6)
    assert found.elo.value == pytest.approx(191, abs=1)
    assert found.ms == (0.5, 2.0)


POINTS = st.integers(-20, 20)


@given(st.lists(st.tuples(POINTS, POINTS), min_size=2, max_size=20))
def test_swapping_the_players_mirrors_everything(games: list[tuple[int, int]]) -> None:
    there, back = (duel(*(pair(s * a, s * b) for a, b in games)) for s in (1, -1))
    assert (there.wins, there.losses, there.points) == (back.losses, back.wins, back.points[::-1])
    for one, two in ((there.margin, back.margin), (there.elo, back.elo)):
        assert (one.value, one.low, one.high) == pytest.approx((-two.value, -two.high, -two.low))


def test_matches_count_as_matches_and_their_points_by_game() -> None:
    first = tuple(result(*points) for points in ((3, 0), (0, 2), (1, 0)))
    second = tuple(result(*points) for points in ((0, 3), (0, 9)))
    found = duel(Pair((first, second)), matches=True)
    assert (found.wins, found.draws, found.losses) == (1, 0, 1)
    assert found.games == 5
    assert found.points == (4, 14)
    assert found.margin.value == pytest.approx(-2)


def test_luck_is_taken_off_where_it_is_known() -> None:
    lucky = Pair(((result(9, 0, luck=6.0),), (result(0, 1, luck=-3.5),)))
    other = Pair(((result(3, 0, luck=0.5),), (result(0, 0, luck=-1.5),)))
    found = duel(lucky, other)
    assert found.luck is not None
    assert found.luck.margin.value == pytest.approx((3 + 2.5 + 2.5 + 1.5) / 4)
    plain, corrected = (8 / 2, 3 / 2), (5.5 / 2, 4 / 2)
    gain = ((plain[0] - plain[1]) / (corrected[0] - corrected[1])) ** 2
    assert found.luck.gain == pytest.approx(gain)
    assert duel(lucky, pair(1, 1)).luck is None


def test_the_gain_of_the_pairs_is_told_apart_from_that_of_the_correction() -> None:
    lucky = Pair(((result(9, 0, luck=6.0),), (result(0, 1, luck=-3.5),)))
    other = Pair(((result(3, 0, luck=0.5),), (result(0, 0, luck=-1.5),)))
    found = duel(lucky, other)
    assert found.pair_gain is not None
    single = variance_of([9.0, -1.0, 3.0, 0.0], [1.0] * 4)  # 4 games that stand alone
    assert found.pair_gain == pytest.approx(single / variance_of([8.0, 3.0], [2.0] * 2))
    assert found.luck is not None
    assert found.luck.whole_gain is not None
    assert found.luck.whole_gain == pytest.approx(single / variance_of([5.5, 4.0], [2.0] * 2))
    assert found.luck.gain is not None
    assert found.luck.whole_gain == pytest.approx(found.pair_gain * found.luck.gain)
    as_json = to_json(held(lucky, other))
    assert as_json["pair_gain"] == round(found.pair_gain, 4)
    assert as_json["whole_gain"] == round(found.luck.whole_gain, 4)
    last = list(standings(held(lucky, other)))[-1]
    assert last.endswith(f", with the pairs {found.luck.whole_gain:.1f} times")


def test_of_the_gain_in_a_single_pair_nothing_is_said() -> None:
    tournament = held(Pair(((result(9, 0, luck=6.0),), (result(0, 1, luck=-3.5),))))
    as_json = to_json(tournament)
    for key in ("pair_gain", "margin_gain", "whole_gain", "score_gain"):
        assert as_json[key] is None
    assert not any("smaller" in line or "nan" in line for line in standings(tournament))


def test_luck_counts_for_the_score_too() -> None:
    found = duel(
        Pair(((result(9, 0, luck=6.0),), (result(0, 1, luck=-3.5),))),
        Pair(((result(3, 0, luck=0.5),), (result(0, 0, luck=-1.5),))),
    )
    assert found.luck is not None
    assert found.luck.score is not None
    assert found.luck.score.value == pytest.approx((2.5 - 0.055 * 1.5) / 4)
    plain, corrected = (1 / 2, 1.5 / 2), ((1 - 0.055 * 2.5) / 2, (1.5 + 0.055) / 2)
    gain = ((plain[0] - plain[1]) / (corrected[0] - corrected[1])) ** 2
    assert found.luck.score_gain == pytest.approx(gain)
    as_json = to_json(
        held(Pair(((result(9, 0, luck=6.0),), (result(0, 1, luck=-3.5),))), pair(1, 1))
    )
    assert "corrected_margin" not in as_json


def test_the_luck_of_matches_counts_for_their_points_alone() -> None:
    lucky = Pair(((result(9, 0, luck=6.0), result(1, 0, luck=1.0)), (result(0, 9, luck=-3.5),)))
    tournament = held(lucky, lucky, matches=True)
    [found] = duels(tournament)
    assert found.luck is not None
    assert found.luck.margin.value == pytest.approx((1 - 3.5) / 3)
    assert found.luck.score is None
    as_json = to_json(tournament)
    assert as_json["corrected_margin"] == round(-2.5 / 3, 4)
    assert "corrected_score" not in as_json


def test_what_is_corrected_is_told_beside_the_plain_figures() -> None:
    one = Pair(((result(9, 0, luck=6.0),), (result(0, 1, luck=-3.5),)))
    other = Pair(((result(3, 0, luck=0.5),), (result(0, 0, luck=-1.5),)))
    tournament = held(*[one, other] * 10)
    as_json = to_json(tournament)
    for key in ("margin", "score", "elo"):
        assert as_json[f"corrected_{key}_low"] < as_json[f"corrected_{key}"]
        assert as_json[key] != as_json[f"corrected_{key}"]
    lines = list(standings(tournament))
    at = lines.index("corrected for the luck of the cards:")
    assert lines[at - 1].startswith("points   +2.75 (")
    assert lines[at + 1].startswith("Elo      ")
    assert lines[at + 2].startswith("points   +2.38 (")


def test_the_same_luck_throughout_gains_without_end() -> None:
    same = [Pair(((result(n, 0, luck=float(n)),), (result(n, 0, luck=float(n)),))) for n in (1, 2)]
    found = duel(*same)
    assert found.luck is not None
    assert found.luck.gain == math.inf


def test_the_json_has_what_is_promised() -> None:
    found = to_json(held(pair(7, -2), pair(0, 5)))
    assert found.keys() >= KEYS
    assert found["wins"] + found["draws"] + found["losses"] == found["games"] == 4
    assert found["decided"] == round(2 / 3, 4)
    assert found["elo_low"] < found["elo"] < found["elo_high"]
    assert (found["rules"], found["seed"], found["matches"]) == (
        {"preset": "g4a", "payoff_size": 3, "match_points": 4}, "0", False,
    )  # fmt: skip
    json.dumps(found, allow_nan=False)


def test_what_is_not_known_is_null() -> None:
    found = to_json(held(pair(0, 0)))
    assert (found["decided"], found["decided_low"], found["decided_high"]) == (None, None, None)
    assert found["elo"] == 0
    won = to_json(held(pair(1, 1)))
    assert won["elo"] is None
    assert won["elo_low"] is not None
    assert won["elo_high"] is None
    idle = GameResult(points=(0, 3), turns=(0, 1), ms=(0.0, 1.0))
    assert to_json(held(Pair(((idle,), (idle,)))))["ms_per_turn_a"] is None


def test_faults_and_the_test_are_told() -> None:
    bad = GameResult((0, 3), (1, 1), (1.0, 1.0), faults=(Fault("illegal move", "{}"), None))
    sprt = Sprt(0, 20)
    tournament = held(Pair(((bad,), (bad,))), sprt=sprt)
    found = to_json(tournament)
    assert found["faults_a"] == [{"what": "illegal move", "line": "{}"}] * 2
    assert found["faults_b"] == []
    assert found["sprt"] == {"elo0": 0, "elo1": 20, "llr": 0, "verdict": None}
    text = "\n".join(standings(tournament))
    assert text.count("fault of Ann: illegal move: {}") == 2
    assert "SPRT between 0 and 20 Elo: undecided" in text


def three() -> Tournament:
    """A tournament of three."""
    pairs = {(0, 1): [pair(3, -1)], (0, 2): [pair(5, 5)], (1, 2): [pair(4, 0)]}
    return Tournament(plan("eager", "greedy", "random"), ("Ann", "Bob", "Cid"), pairs)


def test_more_than_two_get_a_table_and_ratings() -> None:
    found = to_json(three())
    assert found["players"] == ["eager", "greedy", "random"]
    assert [one["wins"] for one in found["duels"]] == [1, 2, 1]
    assert found["ratings"][0] > found["ratings"][1] > found["ratings"][2]
    lines = list(standings(three()))
    start = next(n for n, line in enumerate(lines) if line.startswith("score in %"))
    assert [line.split() for line in lines[start : start + 4]] == [
        ["score", "in", "%", "Elo", "Ann", "Bob", "Cid"],
        ["Ann", f"{found['ratings'][0]:+.0f}", "-", "50.0", "100.0"],
        ["Bob", f"{found['ratings'][1]:+.0f}", "50.0", "-", "75.0"],
        ["Cid", f"{found['ratings'][2]:+.0f}", "0.0", "25.0", "-"],
    ]
    assert "Ann v Cid" in lines


def test_the_table_of_two() -> None:
    assert list(standings(held(pair(7, -2), pair(0, 5), pair(3, 3), sprt=Sprt(0, 20)))) == [
        "g4a with payoff_size 3, match_points 4, seed 0",
        "",
        "6 games in 3 pairs",
        "     wins  draws  losses  points a game  ms a turn",
        "Ann     4      1       1           3.00        0.5",
        "Bob     1      1       4           0.33          2",
        "score    75.0% (42.7% to 92.4%), a draw counts half",
        "decided  80.0% (36.7% to 96.5%)",
        "Elo      +191 (-51 to +433)",
        "points   +2.67 (+1.97 to +3.36) a game",
        "SPRT between 0 and 20 Elo: undecided, log-likelihood ratio +0.00",
    ]


@pytest.mark.parametrize(
    ("pairs", "changes", "line"),
    [
        ((pair(0, 0),), {}, "decided  nothing"),
        ((pair(1, 1),), {}, "Elo      no limit (-113 to no limit)"),
        ((pair(1, 9), pair(1, 8)), {"matches": True}, "4 matches of 4 games in 2 pairs"),
        ((pair(1, 1),), {}, "points   +1.00 (no limit to no limit) a game"),
    ],
)
def test_lines_for_odd_results(pairs: tuple[Pair, ...], changes: dict[str, Any], line: str) -> None:
    assert line in list(standings(held(*pairs, **changes)))


def test_many_faults_are_not_all_listed() -> None:
    bad = GameResult((0, 3), (1, 1), (1.0, 1.0), faults=(Fault("is late", ""), None))
    lines = list(standings(held(*[Pair(((bad,), (bad,)))] * 6)))
    assert lines.count("fault of Ann: is late") == 10
    assert "and 2 more faults of Ann" in lines


def test_names_cannot_move_the_cursor() -> None:
    tournament = held(pair(1, 1))
    tournament.names = ("\x1b[2J", "B\nob")
    text = "\n".join(standings(tournament))
    assert "\x1b" not in text
    assert r"\x1b[2J" in text
    assert r"B\nob" in text
