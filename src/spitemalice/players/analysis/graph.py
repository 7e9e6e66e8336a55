"""The course of a reviewed game as a picture: a player's chance after each turn."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from spitemalice.players.analysis.report import BIG, points
from spitemalice.players.analysis.review import Choice, Review
from spitemalice.players.analysis.texts import say

__all__ = ["to_png", "to_svg"]

WIDTH: Final = 800
HEIGHT: Final = 360
LEFT: Final = 56  # margins around the curve
RIGHT: Final = 16
TOP: Final = 40
BOTTOM: Final = 44
CURVE: Final = "#2166ac"
MISTAKES: Final = ("#b2182b", "#ef8a62")
"""Seat 0's and seat 1's."""
FEWEST: Final = 5  # turns between two numbers under the curve


def to_svg(review: Review, names: Sequence[str]) -> str:
    """The picture as an SVG document of its own; mistakes tell more when they are pointed at.

    Args:
        review: The review.
        names: The players' names, fit to be shown.
    """
    title = escape(say("graph-title", player=names[0]))
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'width="{WIDTH}" height="{HEIGHT}" font-family="sans-serif" font-size="13" '
        f'role="img" aria-label="{title}">'
    )
    parts = [head, f"<title>{title}</title>", _box("#ffffff", 0, 0, WIDTH, HEIGHT)]
    parts += [*_frame(review, title), *_curve(review), *_mistakes(review, names), "</svg>"]
    return "\n".join(parts) + "\n"


def to_png(review: Review, names: Sequence[str]) -> bytes:
    """The picture as a PNG file.

    Raises:
        ImportError: Matplotlib is not installed.
    """
    from matplotlib.figure import Figure

    figure = Figure(figsize=(8, 3.6), layout="constrained")
    axes = figure.subplots()
    chances = [100 * chance for chance in review.chances()]
    turns = [0, *(turn.turn for turn in review.turns)]
    axes.axhline(50, color="0.6", linewidth=0.8)
    axes.plot(turns, chances, color=CURVE)
    for choice, chance in _marked(review):
        axes.plot(choice.turn, 100 * chance, "o", color=MISTAKES[choice.seat])
    axes.set(
        title=say("graph-title", player=names[0]),
        xlabel=say("graph-turns"),
        ylabel="%",
        ylim=(0, 100),
    )
    drawn = io.BytesIO()
    figure.savefig(drawn, format="png", dpi=150)
    return drawn.getvalue()


def _marked(review: Review) -> Iterator[tuple[Choice, float]]:
    """The mistakes, with the first player's chance after the turn."""
    for turn, chance in zip(review.turns, review.chances()[1:], strict=True):
        worst = max(turn.choices, key=lambda choice: choice.loss)
        if worst.loss >= BIG:
            yield worst, chance


def _frame(review: Review, title: str) -> Iterator[str]:
    """What stands around the curve."""
    yield _text(title, WIDTH / 2, TOP - 16, "middle")
    for share in (0, 25, 50, 75, 100):
        y = _y(share / 100)
        yield _line("#999999" if share == 50 else "#dddddd", LEFT, y, WIDTH - RIGHT, y)
        yield _text(f"{share} %", LEFT - 8, y + 4, "end")
    last = _last(review)
    step = max(FEWEST, -(-last // 10 // FEWEST) * FEWEST)
    for number in range(0, last + 1, step):
        yield _text(str(number), _x(number, last), HEIGHT - BOTTOM + 18, "middle")
    yield _text(say("graph-turns"), (LEFT + WIDTH - RIGHT) / 2, HEIGHT - 8, "middle")


def _curve(review: Review) -> Iterator[str]:
    numbers = [0, *(turn.turn for turn in review.turns)]
    last = _last(review)
    spots = [
        f"{_x(number, last):.1f},{_y(chance):.1f}"
        for number, chance in zip(numbers, review.chances(), strict=True)
    ]
    path = " ".join(spots)
    yield f'<polyline fill="none" stroke="{CURVE}" stroke-width="2" points="{path}"/>'


def _mistakes(review: Review, names: Sequence[str]) -> Iterator[str]:
    last = _last(review)
    for choice, chance in _marked(review):
        told = say(
            "graph-mistake",
            turn=choice.turn,
            player=names[choice.seat],
            lost=points(choice.loss),
            moves=" ".join(move.text for move in choice.moves),
        )
        yield (
            f'<circle cx="{_x(choice.turn, last):.1f}" cy="{_y(chance):.1f}" r="4" '
            f'fill="{MISTAKES[choice.seat]}"><title>{escape(told)}</title></circle>'
        )


def _last(review: Review) -> int:
    return review.turns[-1].turn if review.turns else 1


def _x(turn: int, last: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * turn / last


def _y(chance: float) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance)


def _box(fill: str, x: float, y: float, width: float, height: float) -> str:
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{fill}"/>'


def _line(stroke: str, x1: float, y1: float, x2: float, y2: float) -> str:
    return f'<line x1="{x1}" y1="{y1:.1f}" x2="{x2}" y2="{y2:.1f}" stroke="{stroke}"/>'


def _text(text: str, x: float, y: float, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{text}</text>'
