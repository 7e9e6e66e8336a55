"""What the README, CONTRIBUTING and the documentation say is so."""

import doctest
import importlib
import io
import re
import subprocess
import sys
from pathlib import Path

import pytest

from spitemalice import PRESETS, Game, dump_record, record_of

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PAGES = {
    str(path.relative_to(ROOT)): path.read_text(encoding="utf-8")
    for path in (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted(DOCS.rglob("*.md")))
}


def blocks(page: str, language: str) -> str:
    """All blocks of a page in this language as one session, as a reader would type them."""
    return "\n".join(re.findall(rf"^```{language}\n(.*?)^```", PAGES[page], re.M | re.S))


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page, "pycon")])
def test_sessions_answer_what_the_page_shows(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    session = doctest.DocTestParser().get_doctest(blocks(page, "pycon"), {}, page, page, 0)
    results = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(session)
    assert results.attempted > 0
    assert results.failed == 0, capsys.readouterr().out


def test_the_readme_has_a_session() -> None:
    assert blocks("README.md", "pycon")


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder with the file that the pages speak of, and nothing on standard input."""
    game = Game(PRESETS["quick"], seed=bytes(32))
    game.resign(0)
    (tmp_path / "games.jsonl").write_bytes(dump_record(record_of(game, ("Ann", "Bob"))) + b"\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO())


@pytest.mark.usefixtures("place")
@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page, "python")])
def test_programs_run(page: str) -> None:
    exec(compile(blocks(page, "python"), page, "exec"), {"__name__": "page"})


@pytest.mark.heavy
def test_the_commands_of_the_readme_do_their_work(tmp_path: Path) -> None:
    commands = re.findall(r"^spitemalice ([^#\n]+?) *(?:#.*)?$", PAGES["README.md"], re.M)
    assert len(commands) > 5
    for command in commands:
        if command not in {"play", "bench"}:  # the one asks for moves, the other takes its time
            arguments = [sys.executable, "-m", "spitemalice", *command.split()]
            done = subprocess.run(
                arguments, cwd=tmp_path, capture_output=True, text=True, check=False
            )
            assert done.returncode == 0, (command, done.stderr)
            assert done.stdout, command


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str) -> None:
    folder = (ROOT / page).parent
    links = [link for link in re.findall(r"\]\(([^)#\s]+)", PAGES[page]) if "://" not in link]
    assert [link for link in links if not (folder / link).exists()] == []


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md"])
def test_the_make_targets_exist(page: str) -> None:
    named = re.findall(r"(?:^|`)make ([a-z]+)", PAGES[page], re.M)
    targets = re.findall(r"^([a-z]+):.*##", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M)
    assert named
    assert set(named) <= set(targets)


def test_the_table_of_contents_names_every_page_but_single_decisions() -> None:
    nav = re.findall(r"^ +- (\S+\.md)$", (ROOT / "mkdocs.yml").read_text(encoding="utf-8"), re.M)
    pages = {str(path.relative_to(DOCS)) for path in DOCS.rglob("*.md")}
    assert sorted(nav) == sorted(page for page in pages if not re.match(r"decisions/\d", page))


def test_the_reference_names_modules_that_exist() -> None:
    named = [name for text in PAGES.values() for name in re.findall(r"^::: ([\w.]+)$", text, re.M)]
    assert named
    for name in named:
        importlib.import_module(name)
