"""A whole game, word for word."""

from pathlib import Path

from spitemalice.record.verify import verify_record
from tests.cli.support import records
from tests.cli.transcript import FILE, TYPED, play, woven


def test_a_whole_game_is_told_word_for_word(home: Path) -> None:
    whole = FILE.read_text()
    typed = [line[len(TYPED) :] for line in whole.splitlines() if line.startswith(TYPED)]
    assert woven(typed, play(typed, home)) == whole
    (record,) = records(home)
    verify_record(record)
