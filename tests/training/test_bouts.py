"""Matches on duplicate deals."""

import pytest

from spitemalice.arena.training.bouts import Duel, Score, bouts
from spitemalice.arena.training.brains import brain_of
from tests.training.tiny import RULES

RULE_PLAYER = brain_of("rules")._replace(nodes=4)
STALLER = brain_of("staller")


def test_a_match_in_parts_is_the_whole_match() -> None:
    parts = bouts(RULES, "s", (3,), 60, RULE_PLAYER, STALLER)
    assert [(part.first, part.deals) for part in parts] == [(0, 25), (25, 25), (50, 10)]
    whole = parts[0]._replace(deals=4).play()
    assert parts[0]._replace(deals=2).play() + parts[0]._replace(first=2, deals=2).play() == whole


def test_a_player_against_itself_comes_to_a_tie_on_each_deal() -> None:
    [bout] = bouts(RULES, "s", (), 12, RULE_PLAYER, RULE_PLAYER)
    pairs = bout.play()
    assert all(one.result == -other.result for one, other in pairs)
    assert any(one.result for one, _ in pairs)


def test_the_better_player_wins_more() -> None:
    [bout] = bouts(RULES, "s", (), 10, RULE_PLAYER, STALLER)
    [back] = bouts(RULES, "s", (), 10, STALLER, RULE_PLAYER)
    duel, other = Duel.of(bout.play()), Duel.of(back.play())
    assert duel.wins > duel.losses
    assert (duel.wins, duel.draws, duel.losses) == (other.losses, other.draws, other.wins)
    assert duel.points == other.points[::-1]


def test_other_places_have_other_deals() -> None:
    results = {
        tuple(bouts(RULES, seed, place, 8, RULE_PLAYER, RULE_PLAYER)[0].play())
        for seed in ("s", "t")
        for place in ((), (0,), (1,))
    }
    assert len(results) == 6


def test_figures() -> None:
    won, drawn, lost = Score(1, 5), Score(0, 0), Score(-1, 3)
    duel = Duel.of([(won, won), (won, drawn), (lost, drawn)])
    assert (duel.wins, duel.draws, duel.losses, duel.points, duel.net) == (3, 2, 1, (15, 3), 2)
    figures = duel.to_json()
    assert (figures["games"], figures["points_a"], figures["points_b"]) == (6, 15, 3)
    assert figures["decided"] == 0.75
    assert figures["decided_low"] < 0.75 < figures["decided_high"]
    assert figures["elo"] == pytest.approx(120.4)


@pytest.mark.parametrize(("score", "decided"), [(Score(0, 0), None), (Score(1, 2), 1.0)])
def test_what_cannot_be_said_is_null(score: Score, decided: float | None) -> None:
    figures = Duel.of([(score, score)]).to_json()
    assert figures["decided"] == decided
    assert figures["elo"] == (0.0 if decided is None else None)
