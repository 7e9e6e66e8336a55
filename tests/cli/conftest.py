"""Fixtures of the command line's tests."""

from pathlib import Path

import pytest

from spitemalice.record.model import Record
from tests.cli.games import play_quickly


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A folder for the program's data."""
    return tmp_path / "state"


@pytest.fixture(scope="session")
def games() -> list[Record]:
    """Records that hold: three short games, won, resigned and running."""
    return [play_quickly(1), play_quickly(2, resign_after=30), play_quickly(3, stop_after=25)]
