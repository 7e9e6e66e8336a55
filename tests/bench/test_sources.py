"""The plain form is measured from the sources, whatever is compiled."""

from pathlib import Path

import pytest

from spitemalice.bench import sources


def test_sources_come_before_compiled_modules(tmp_path: Path) -> None:
    (tmp_path / "state.cpython-311-x86_64-linux-gnu.so").touch()
    (tmp_path / "state.py").touch()
    spec = sources.SourceFinder().find_spec("spitemalice.kernel.state", [str(tmp_path)])
    assert spec is not None
    assert spec.origin == str(tmp_path / "state.py")


@pytest.mark.parametrize("name", ["spitemalice.kernel.absent", "spitemalice.state", "state"])
def test_other_modules_are_left_to_others(tmp_path: Path, name: str) -> None:
    (tmp_path / "state.py").touch()
    assert sources.SourceFinder().find_spec(name, [str(tmp_path)]) is None
