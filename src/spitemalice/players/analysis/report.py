"""A review as lines of text and as JSON."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from spitemalice.players.analysis.review import Choice, PlayerReview, Review, TurnReview
from spitemalice.players.analysis.texts import say
from spitemalice.record.strict_json import Json
from spitemalice.rules.moves import Move

__all__ = ["percent", "points", "to_json", "to_lines"]

BIG: Final = 0.05
"""From this loss on a choice gets the better line beside it."""

DIGITS: Final = 4  # after the point, in JSON

_ROWS: Final[dict[str, Callable[[PlayerReview], str]]] = {
    "accuracy": lambda player: f"{player.accuracy:.1f}",
    "given-away": lambda player: points(player.loss),
    "kings-wasted": lambda player: str(player.kings_wasted),
    "payoffs-missed": lambda player: str(player.payoffs_missed),
    "luck": lambda player: points(player.all_luck, signed=True),
    "luck-deal": lambda player: points(player.luck["deal"], signed=True),
    "luck-draw": lambda player: points(player.luck["draw"], signed=True),
    "luck-refill": lambda player: points(player.luck["refill"], signed=True),
    "luck-reveal": lambda player: points(player.luck["reveal"], signed=True),
}


def percent(chance: float) -> str:
    """A chance in whole percent."""
    return f"{100 * chance:.0f}"


def points(chance: float, *, signed: bool = False) -> str:
    """A difference of chances, in points of percent."""
    text = f"{100 * chance:{'+' if signed else ''}.1f}"
    return "0.0" if text in {"-0.0", "+0.0"} else text


def to_lines(review: Review, names: Sequence[str]) -> Iterator[str]:
    """A review in lines of text: the players, what decided, the biggest mistake, all turns.

    Args:
        review: The review.
        names: The players' names, fit to be shown.
    """
    yield from _table(review, names)
    if (share := _shares(review)) is not None:
        yield ""
        yield _decided(review, share, names)
    yield ""
    yield from _mistake(review.mistake, names)
    yield ""
    yield from _turns(review, names)


def _table(review: Review, names: Sequence[str]) -> Iterator[str]:
    width = max(len(say(key)) for key in _ROWS)
    columns = [max(len(name), 8) for name in names]
    yield _row(" " * width, names, columns)
    for key, value in _ROWS.items():
        yield _row(f"{say(key):{width}}", map(value, review.players), columns)


def _row(head: str, values: Iterator[str] | Sequence[str], columns: Sequence[int]) -> str:
    cells = (f"{value:>{width}}" for value, width in zip(values, columns, strict=True))
    return "  ".join((head, *cells))


def _shares(review: Review) -> tuple[float, float] | None:
    """How much of the result is owed to luck and to play, together 1."""
    owed = review.owed
    if owed is None:
        return None
    luck, play = (max(part, 0.0) for part in owed)
    total = luck + play
    return (luck / total, play / total) if total else None


def _decided(review: Review, share: tuple[float, float], names: Sequence[str]) -> str:
    owed, result = review.owed, review.record.result
    assert owed is not None
    assert result is not None
    assert result.winner is not None
    return say(
        "decided",
        luck=percent(share[0]),
        play=percent(share[1]),
        winner=names[result.winner],
        cards=points(owed[0], signed=True),
        better=points(owed[1], signed=True),
    )


def _mistake(choice: Choice | None, names: Sequence[str]) -> Iterator[str]:
    if choice is None:
        yield say("no-mistake")
        return
    yield say(
        "mistake",
        turn=choice.turn,
        player=names[choice.seat],
        before=percent(choice.before),
        after=percent(choice.after),
    )
    yield say("played", moves=_texts(choice.moves))
    yield _better(choice)


def _better(choice: Choice) -> str:
    reasons = " ".join(map(str, choice.reasons))
    return say("better", moves=_texts(choice.best), reasons=reasons)


def _turns(review: Review, names: Sequence[str]) -> Iterator[str]:
    width = max(len(say("player-head")), *map(len, names))
    heads = (say(f"{head}-head") for head in ("turn", "player", "chance", "luck", "lost", "moves"))
    yield "{:>4}  {:{width}}  {:12}  {:>5}  {:>5}  {}".format(*heads, width=width)
    for turn in review.turns:
        chance = f"{percent(turn.before):>3} % >{percent(turn.after):>4} %"
        lost = points(turn.loss)
        luck = points(turn.luck, signed=True)
        yield (
            f"{turn.turn:4}  {names[turn.seat]:{width}}  {chance:12}  {luck:>5}  {lost:>5}"
            f"  {_texts(turn.moves)}"
        )
        for choice in turn.choices:
            if choice.loss >= BIG:
                yield f"    {_better(choice)}"


def _texts(moves: Sequence[Move]) -> str:
    return " ".join(move.text for move in moves)


def to_json(review: Review) -> dict[str, Json]:
    """A review as JSON; chances are from 0 to 1."""
    share, mistake = _shares(review), review.mistake
    return {
        "players": list(review.record.players),
        "chances": [_rounded(chance) for chance in review.chances()],
        "summary": [_player_json(player) for player in review.players],
        "owed": None if share is None else {"luck": _rounded(share[0]), "play": _rounded(share[1])},
        "mistake": None if mistake is None else _choice_json(mistake),
        "turns": [_turn_json(turn) for turn in review.turns],
    }


def _player_json(player: PlayerReview) -> dict[str, Json]:
    return {
        "seat": player.seat,
        "choices": player.choices,
        "accuracy": round(player.accuracy, 1),
        "loss": _rounded(player.loss),
        "luck": _rounded(player.all_luck),
        "luck_by_cause": {cause: _rounded(luck) for cause, luck in player.luck.items()},
        "kings_wasted": player.kings_wasted,
        "payoffs_missed": player.payoffs_missed,
    }


def _turn_json(turn: TurnReview) -> dict[str, Json]:
    return {
        "turn": turn.turn,
        "seat": turn.seat,
        "before": _rounded(turn.before),
        "after": _rounded(turn.after),
        "loss": _rounded(turn.loss),
        "luck": _rounded(turn.luck),
        "payoff_missed": turn.missed,
        "choices": [_choice_json(choice) for choice in turn.choices],
    }


def _choice_json(choice: Choice) -> dict[str, Json]:
    return {
        "turn": choice.turn,
        "seat": choice.seat,
        "moves": [move.text for move in choice.moves],
        "best": [move.text for move in choice.best],
        "before": _rounded(choice.before),
        "after": _rounded(choice.after),
        "loss": _rounded(choice.loss),
        "luck": _rounded(choice.luck),
        "luck_cause": choice.cause,
        "payoff_possible": choice.payoff,
        "reasons": [str(reason) for reason in choice.reasons],
    }


def _rounded(chance: float) -> float:
    return round(chance, DIGITS) + 0.0  # no minus before a zero
