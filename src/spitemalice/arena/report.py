"""What a tournament's results say: figures with their intervals, as values and as JSON."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from spitemalice.arena.entrants import Fault
from spitemalice.arena.plan import SEATS
from spitemalice.arena.results import GameResult, Pair
from spitemalice.arena.sprt import Sprt
from spitemalice.arena.stats import Estimate, elo_of, ratings, ratio_of, share_of, variance_of
from spitemalice.arena.tournament import Tournament

__all__ = ["Duel", "Luck", "cross_ratings", "duels", "elo_estimate", "to_json"]


SCORE_OF_POINT: Final = 0.055
"""How much of a game a point of luck decides, by regression over 4,000 games."""

Shares = tuple[Sequence[float], Sequence[float]]
"""The parts and the wholes whose sums make a ratio."""


@dataclass(frozen=True, slots=True)
class Luck:
    """The margin corrected by the luck of the cards.

    Attributes:
        margin: A's points a game less B's, corrected.
        gain: How many times smaller its variance is than without the correction; None for a
            single pair, of which nothing can be said.
        whole_gain: How many times smaller its variance is than without the correction in as many
            games, each on a deal of its own.
        score: A's share of the games, corrected; None in a tournament of matches.
        score_gain: The same for the score.
    """

    margin: Estimate
    gain: float | None
    whole_gain: float | None
    score: Estimate | None
    score_gain: float | None


@dataclass(frozen=True, slots=True)
class Duel:
    """What player A has come to against player B.

    In a tournament of matches, wins, draws, losses, score and Elo are of matches, the points of
    games.

    Attributes:
        a: Player A, as named on entry.
        b: Player B.
        names: The names of both for people.
        pairs: The number of pairs.
        games: The number of games.
        wins: Games (or matches) that A has won.
        draws: Those that nobody has won.
        losses: Those that B has won.
        points: The points of A and B, all games together.
        score: A's share: a win counts 1, a draw 1/2.
        decided: A's share of those that somebody has won; None if there are none.
        margin: A's points a game less B's.
        pair_gain: How many times smaller its variance is than that of as many games, each on a
            deal of its own; None for a single pair.
        luck: The same corrected by the luck of the cards, if that was worked out.
        ms: The mean time of a turn of A and B, in milliseconds.
        faults: What A's and B's bot did wrong, in order.
    """

    a: str
    b: str
    names: tuple[str, str]
    pairs: int
    games: int
    wins: int
    draws: int
    losses: int
    points: tuple[int, int]
    score: Estimate
    decided: Estimate | None
    margin: Estimate
    pair_gain: float | None
    luck: Luck | None
    ms: tuple[float | None, float | None]
    faults: tuple[tuple[Fault, ...], tuple[Fault, ...]]

    @property
    def elo(self) -> Estimate:
        """The difference in Elo that goes with the score."""
        return elo_estimate(self.score)


def elo_estimate(score: Estimate) -> Estimate:
    """The difference in Elo that goes with a score."""
    return Estimate(*map(elo_of, (score.value, score.low, score.high)))


def duels(tournament: Tournament) -> Iterator[Duel]:
    """What each two players have come to, as far as they have played."""
    plan, names = tournament.plan, tournament.names
    for (a, b), pairs in tournament.pairs.items():
        if pairs:
            yield _duel(
                pairs, (plan.players[a], plan.players[b]), (names[a], names[b]), plan.target
            )


def _duel(
    pairs: Sequence[Pair], players: tuple[str, str], names: tuple[str, str], target: int
) -> Duel:
    scores = [pair.scores(target) for pair in pairs]
    legs = [score for both in scores for score in both]
    games = [game for pair in pairs for game in pair.games]
    wins = [float(both.count(1)) for both in scores]
    decided = [won + both.count(0) for won, both in zip(wins, scores, strict=True)]
    score = share_of([sum(both) for both in scores], [2.0] * len(scores))
    assert score is not None, "there is a pair"
    return Duel(
        a=players[0],
        b=players[1],
        names=names,
        pairs=len(pairs),
        games=len(games),
        wins=legs.count(1),
        draws=legs.count(0.5),
        losses=legs.count(0),
        points=(_sum(games, 0), _sum(games, 1)),
        score=score,
        decided=share_of(wins, decided),
        margin=ratio_of(*_margins(pairs)),
        pair_gain=_gain(_singles(pairs), _margins(pairs)),
        luck=_luck(pairs, target),
        ms=(_ms(games, 0), _ms(games, 1)),
        faults=(_faults(games, 0), _faults(games, 1)),
    )


def _margins(pairs: Sequence[Pair]) -> Shares:
    """A's points less B's, and the number of games, by pair."""
    margins = [float(sum(game.margin for game in pair.games)) for pair in pairs]
    return margins, [float(len(pair.games)) for pair in pairs]


def _singles(pairs: Sequence[Pair]) -> Shares:
    """The same by game, as if each stood alone."""
    games = [float(game.margin) for pair in pairs for game in pair.games]
    return games, [1.0] * len(games)


def _luck(pairs: Sequence[Pair], target: int) -> Luck | None:
    """The figures less the luck, if that is known of every game."""
    lucks = []
    for pair in pairs:
        known = [game.luck for game in pair.games if game.luck is not None]
        if len(known) < len(pair.games):
            return None
        lucks.append(sum(known))
    plain = _margins(pairs)
    less = _less(plain, lucks)
    margin = ratio_of(*less), _gain(plain, less), _gain(_singles(pairs), less)
    if target:
        return Luck(*margin, None, None)
    scores = [sum(pair.scores(target)) for pair in pairs], [float(SEATS)] * len(pairs)
    fair = _less(scores, [SCORE_OF_POINT * luck for luck in lucks])
    return Luck(*margin, ratio_of(*fair), _gain(scores, fair))


def _less(shares: Shares, lucks: Sequence[float]) -> Shares:
    """The parts less the luck in them."""
    return [part - luck for part, luck in zip(shares[0], lucks, strict=True)], shares[1]


def _gain(plain: Shares, better: Shares) -> float | None:
    """How many times smaller the variance of a ratio is than another's."""
    if len(better[0]) < 2:
        return None
    variance = variance_of(*better)
    return variance_of(*plain) / variance if variance else math.inf


def _sum(games: Sequence[GameResult], who: int) -> int:
    return sum(game.points[who] for game in games)


def _ms(games: Sequence[GameResult], who: int) -> float | None:
    turns = sum(game.turns[who] for game in games)
    return sum(game.ms[who] for game in games) / turns if turns else None


def _faults(games: Sequence[GameResult], who: int) -> tuple[Fault, ...]:
    faults = (game.faults[who] for game in games)
    return tuple(fault for fault in faults if fault is not None)


# As JSON: what is infinite or unknown is null


def to_json(tournament: Tournament) -> dict[str, Any]:
    """The results as one object: that of the duel of two players, or a table of more."""
    plan, found = tournament.plan, list(duels(tournament))
    about = {"rules": plan.rules.compact(), "seed": plan.seed, "matches": plan.matches}
    if len(plan.players) > SEATS:
        elos = cross_ratings(tournament)
        return {
            "players": list(plan.players),
            "names": list(tournament.names),
            **about,
            "ratings": [_number(elo) for elo in elos],
            "duels": [_duel_json(duel) for duel in found],
        }
    out = {**_duel_json(found[0]), **about}
    if tournament.sprt is not None:
        out["sprt"] = _sprt_json(tournament.sprt)
    return out


def cross_ratings(tournament: Tournament) -> list[float]:
    """Elo numbers of all players, from all that they have scored."""
    target = tournament.plan.target
    scores = {
        two: (sum(sum(pair.scores(target)) for pair in pairs), SEATS * len(pairs))
        for two, pairs in tournament.pairs.items()
    }
    return ratings(len(tournament.names), scores)


def _duel_json(duel: Duel) -> dict[str, Any]:
    out = {
        "a": duel.a,
        "b": duel.b,
        "name_a": duel.names[0],
        "name_b": duel.names[1],
        "pairs": duel.pairs,
        "games": duel.games,
        "wins": duel.wins,
        "draws": duel.draws,
        "losses": duel.losses,
        "points_a": duel.points[0],
        "points_b": duel.points[1],
        **_estimate("score", duel.score),
        **_estimate("decided", duel.decided),
        **_estimate("margin", duel.margin),
        "pair_gain": _number(duel.pair_gain),
        **_estimate("elo", duel.elo),
        "ms_per_turn_a": _number(duel.ms[0]),
        "ms_per_turn_b": _number(duel.ms[1]),
        "faults_a": [_fault_json(fault) for fault in duel.faults[0]],
        "faults_b": [_fault_json(fault) for fault in duel.faults[1]],
    }
    if duel.luck is not None:
        out |= _luck_json(duel.luck)
    return out


def _luck_json(luck: Luck) -> dict[str, Any]:
    out: dict[str, Any] = _estimate("corrected_margin", luck.margin)
    out["margin_gain"] = _number(luck.gain)
    out["whole_gain"] = _number(luck.whole_gain)
    if luck.score is not None:
        out |= _estimate("corrected_score", luck.score)
        out |= _estimate("corrected_elo", elo_estimate(luck.score))
        out["score_gain"] = _number(luck.score_gain)
    return out


def _estimate(name: str, estimate: Estimate | None) -> dict[str, float | None]:
    ends = (None,) * 3 if estimate is None else (estimate.value, estimate.low, estimate.high)
    return dict(zip((name, f"{name}_low", f"{name}_high"), map(_number, ends), strict=True))


def _sprt_json(sprt: Sprt) -> dict[str, Any]:
    return {
        "elo0": sprt.low,
        "elo1": sprt.high,
        "llr": _number(sprt.ratio),
        "verdict": sprt.verdict,
    }


def _fault_json(fault: Fault) -> dict[str, str]:
    return {"what": fault.what, "line": fault.line}


def _number(value: float | None) -> float | None:
    return None if value is None or math.isinf(value) else round(value, 4)
