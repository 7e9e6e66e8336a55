"""What the README, CONTRIBUTING and the documentation say is so."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TOP = ["README.md", "CONTRIBUTING.md"]
EXAMPLES = {
    f"{path.relative_to(ROOT)}": blocks
    for path in (ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md")))
    if (blocks := re.findall(r"^```pycon\n(.*?)^```", path.read_text("utf-8"), re.M | re.S))
}


@pytest.mark.parametrize("page", EXAMPLES)
def test_the_examples_of_a_page_run(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    """All blocks of a page are one session, as a reader would type them."""
    session = doctest.DocTestParser().get_doctest("\n".join(EXAMPLES[page]), {}, page, page, 0)
    results = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(session)
    assert results.attempted > 0
    assert results.failed == 0, capsys.readouterr().out


def test_the_readme_has_an_example() -> None:
    assert "README.md" in EXAMPLES


@pytest.mark.parametrize("page", TOP)
def test_links_lead_somewhere(page: str) -> None:
    text = (ROOT / page).read_text("utf-8")
    links = [link for link in re.findall(r"\]\(([^)#]+)", text) if "://" not in link]
    assert links
    assert [link for link in links if not (ROOT / link).exists()] == []


@pytest.mark.parametrize("page", TOP)
def test_the_make_targets_exist(page: str) -> None:
    named = re.findall(r"(?:^|`)make ([a-z]+)", (ROOT / page).read_text("utf-8"), re.M)
    targets = re.findall(r"^([a-z]+):.*##", (ROOT / "Makefile").read_text("utf-8"), re.M)
    assert named
    assert set(named) <= set(targets)
