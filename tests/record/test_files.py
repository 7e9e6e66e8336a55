"""Files of records: read as a stream, written whole or not at all."""

import os
import stat
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spitemalice.record import (
    MAX_LINE,
    Record,
    RecordError,
    parse_record,
    parse_records,
    read_lines,
)
from spitemalice.record.files import read_records, write_records, write_whole
from tests.record.samples import short_lines


def records(count: int) -> list[Record]:
    return [parse_record(line) for line in short_lines()[:count]]


@given(st.lists(st.binary(max_size=20)))
def test_lines_are_what_stands_between_newlines(lines: list[bytes]) -> None:
    data = b"\n".join(lines)
    expected = data.split(b"\n")
    if expected[-1] == b"":
        del expected[-1]
    assert list(read_lines(BytesIO(data))) == expected


def test_a_line_that_is_too_long_is_skipped_to_its_end() -> None:
    whole = b"a" * MAX_LINE
    for extra in (1, 2, 100_000, 1 << 16, MAX_LINE + 1):
        for end in (b"\n", b""):
            data = whole + b"\n" + whole + b"b" * extra + end
            rest = b"next\nlast" if end else b""
            lines = list(read_lines(BytesIO(data + rest)))
            assert lines == [whole, whole + b"b", *rest.split()]


def test_what_is_written_is_read_back(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    write_records(path, records(5))
    assert list(read_records(path)) == records(5)
    assert path.read_bytes().count(b"\n") == 5
    assert os.listdir(tmp_path) == ["games.jsonl"]
    write_records(str(path), [])
    assert path.read_bytes() == b""


def test_a_fault_in_a_file_is_named_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(b"\n".join([*short_lines()[:2], b"{}"]))
    found: list[Record] = []
    with pytest.raises(RecordError) as caught:
        found.extend(read_records(path))
    assert found == records(2)
    assert caught.value.line == 3
    assert str(caught.value) == "line 3: format is missing"
    assert list(parse_records(BytesIO(b""))) == []


def test_a_file_that_cannot_be_finished_leaves_the_old_one(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(b"old")

    def chunks() -> Iterator[bytes]:
        yield b"new"
        assert path.read_bytes() == b"old"
        assert len(os.listdir(tmp_path)) == 2
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write_whole(path, chunks())
    assert path.read_bytes() == b"old"
    assert os.listdir(tmp_path) == ["games.jsonl"]


def test_a_record_that_cannot_be_written_leaves_no_file(tmp_path: Path) -> None:
    bad = Record(
        rules=records(1)[0].rules, players=("\ud800", "b"), starter=0, seed=bytes(32), result=None
    )
    with pytest.raises(RecordError):
        write_records(tmp_path / "games.jsonl", [*records(2), bad])
    assert os.listdir(tmp_path) == []


def test_a_new_file_keeps_the_mode_of_the_old_one(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    write_whole(path, [b"1"])
    plain = tmp_path / "plain"
    plain.touch()
    assert path.stat().st_mode == plain.stat().st_mode
    path.chmod(0o640)
    write_whole(path, [b"2"])
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


def test_a_link_keeps_pointing_to_its_file(tmp_path: Path) -> None:
    (tmp_path / "there").mkdir()
    real, link = tmp_path / "there" / "games.jsonl", tmp_path / "link"
    link.symlink_to(real)
    write_whole(link, [b"1"])
    assert link.is_symlink()
    assert real.read_bytes() == b"1"


def test_a_file_left_by_a_killed_program_is_in_nobodys_way(tmp_path: Path) -> None:
    growing: list[Path] = []

    def chunks() -> Iterator[bytes]:
        growing.extend(tmp_path.glob(".games.jsonl.*"))
        yield b"0"

    write_whole(tmp_path / "games.jsonl", chunks())
    number = int(growing[0].suffix[1:])
    left = tmp_path / f".games.jsonl.{os.getpid()}.{number + 1}"
    left.write_bytes(b"left")
    write_whole(tmp_path / "games.jsonl", [b"1"])
    assert left.read_bytes() == b"left"
    assert (tmp_path / "games.jsonl").read_bytes() == b"1"


def test_a_folder_that_is_not_there_is_an_error_of_the_system(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        write_whole(tmp_path / "no" / "games.jsonl", [b"1"])
    with pytest.raises(FileNotFoundError):
        next(read_records(tmp_path / "no"))


def test_a_system_that_cannot_sync_folders_is_served_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(os, "O_DIRECTORY")
    write_whole(tmp_path / "games.jsonl", [b"1"])
    assert (tmp_path / "games.jsonl").read_bytes() == b"1"
