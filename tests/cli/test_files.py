"""Files are written whole or not at all."""

import errno
import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from spitemalice.cli.errors import CommandError
from spitemalice.cli.files import add_line, hold, set_aside, sweep, write_whole


def failing() -> Iterator[bytes]:
    yield b"half"
    raise RuntimeError


def test_a_failure_in_the_middle_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "x"
    path.write_bytes(b"old")
    with pytest.raises(RuntimeError):
        write_whole(path, failing())
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_device_is_written_and_stays_a_device() -> None:
    write_whole(Path(os.devnull), [b"gone"])
    assert not stat.S_ISREG(os.stat(os.devnull).st_mode)


def test_a_pipe_is_written(tmp_path: Path) -> None:
    path = tmp_path / "pipe"
    os.mkfifo(path)
    reader = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    write_whole(path, [b"a", b"b"])
    assert os.read(reader, 9) == b"ab"
    os.close(reader)


def test_errors_name_the_file_that_was_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "none" / "x"
    with pytest.raises(FileNotFoundError) as caught:
        write_whole(path, [])
    assert caught.value.filename == str(path)
    with pytest.raises(FileNotFoundError) as caught, hold(path):
        pass
    assert caught.value.filename == str(path)
    with pytest.raises(IsADirectoryError) as refused:
        add_line(tmp_path, b"x")
    assert refused.value.filename == str(tmp_path)


def test_lines_are_added_each_once(tmp_path: Path) -> None:
    path = tmp_path / "x"
    for line in (b"one", b"one", b"two", b"two", b"one", b"ne"):
        add_line(path, line)
    assert path.read_bytes() == b"one\ntwo\none\nne\n"


def test_a_torn_last_line_stays_apart(tmp_path: Path) -> None:
    path = tmp_path / "x"
    path.write_bytes(b"one\ntw")
    add_line(path, b"two")
    assert path.read_bytes() == b"one\ntw\ntwo\n"


def test_a_line_that_does_not_fit_is_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "x"
    add_line(path, b"one")
    whole = os.write
    monkeypatch.setattr(os, "write", lambda handle, data: whole(handle, data[:2]))
    with pytest.raises(OSError) as caught:  # noqa: PT011 (its number is compared)
        add_line(path, b"two")
    assert caught.value.errno == errno.ENOSPC
    assert path.read_bytes() == b"one\n"


def test_setting_aside_never_hits_another_file(tmp_path: Path) -> None:
    for text in ("a", "b"):
        (tmp_path / "x").write_text(text)
        set_aside(tmp_path / "x", "old")
    assert (tmp_path / "x.old-1").read_text() == "a"
    assert (tmp_path / "x.old-2").read_text() == "b"
    assert not (tmp_path / "x").exists()


def test_sweeping_takes_only_what_writing_has_left(tmp_path: Path) -> None:
    kept = ["x", ".x.1", ".x.tar.gz", ".x.1.2b", ".xy.1.2", ".y.1.2"]
    for name in [*kept, ".x.123.0", ".x.9.17"]:
        (tmp_path / name).touch()
    sweep(tmp_path / "x")
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(kept)


def test_only_one_can_hold_a_file(tmp_path: Path) -> None:
    with hold(tmp_path / "x"):
        with pytest.raises(CommandError, match="x: another play is using it"), hold(tmp_path / "x"):
            pass
        with hold(tmp_path / "y"):
            pass
    with hold(tmp_path / "x"):
        pass


def test_a_file_system_without_locks_is_no_obstacle(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import fcntl

    def flock(*_: object) -> None:
        raise OSError(errno.ENOLCK, "no locks")

    monkeypatch.setattr(fcntl, "flock", flock)
    with hold(tmp_path / "x"):
        pass
