"""Charts."""

from pathlib import Path

import pytest

from spitemalice.arena.tournament import Tournament
from tests.arena.support import pair, plan

pytest.importorskip("matplotlib")

from spitemalice.arena.chart import draw_chart


def two(count: int = 30) -> Tournament:
    """A tournament of two."""
    pairs = [pair(3, -1) if n % 3 else pair(2, 2) for n in range(count)]
    return Tournament(plan(), ("Ann", "Bob"), {(0, 1): pairs})


def three() -> Tournament:
    """A tournament of three."""
    pairs = {(0, 1): [pair(3, -1)], (0, 2): [pair(5, 5)], (1, 2): [pair(4, 0)]}
    return Tournament(plan("eager", "greedy", "random"), ("Ann", "Bob", "Cid"), pairs)


@pytest.mark.parametrize("tournament", [two(), two(1), two(1000), three()])
@pytest.mark.parametrize(("name", "magic"), [("a.svg", b"<?xml"), ("a.png", b"\x89PNG")])
def test_a_chart_is_drawn(tournament: Tournament, name: str, magic: bytes, tmp_path: Path) -> None:
    draw_chart(tournament, tmp_path / name)
    assert (tmp_path / name).read_bytes().startswith(magic)


def test_the_same_results_give_the_same_file(tmp_path: Path) -> None:
    draw_chart(two(), tmp_path / "a.svg")
    draw_chart(two(), tmp_path / "b.svg")
    assert (tmp_path / "a.svg").read_bytes() == (tmp_path / "b.svg").read_bytes()
    draw_chart(two(31), tmp_path / "c.svg")
    assert (tmp_path / "a.svg").read_bytes() != (tmp_path / "c.svg").read_bytes()
