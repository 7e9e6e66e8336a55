"""Where things are kept on each platform."""

import sys
from pathlib import Path

import pytest

from spitemalice.cli.folders import data_folder, records_file, save_file


@pytest.fixture(autouse=True)
def person(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/homes/ann")
    monkeypatch.delenv("XDG_STATE_HOME", raising=False)
    monkeypatch.delenv("LOCALAPPDATA", raising=False)


@pytest.mark.parametrize(
    ("platform", "folder"),
    [
        ("linux", "/homes/ann/.local/state/spitemalice"),
        ("darwin", "/homes/ann/Library/Application Support/spitemalice"),
        ("win32", "/homes/ann/AppData/Local/spitemalice"),
    ],
)
def test_the_platform_decides(platform: str, folder: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    assert data_folder() == Path(folder)
    assert (save_file().parent, records_file().parent) == (Path(folder), Path(folder))


def test_windows_says_where(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", "/local")
    assert data_folder() == Path("/local/spitemalice")


def test_the_variable_goes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", "/state")
    assert data_folder() == Path("/state/spitemalice")


def test_a_relative_variable_is_ignored(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_STATE_HOME", "state")
    assert data_folder() == Path("/homes/ann/.local/state/spitemalice")
