"""Tests of the texts: six languages that say the same, and a web game that uses all of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast, visitor

from spitemalice.players.levels import LEVELS
from spitemalice.rules.ruleset import PRESETS, RuleSet

ROOT: Final = Path(__file__).parent.parent
FOLDER: Final = ROOT / "src" / "spitemalice" / "locales"
WEB: Final = ROOT / "web"

# The forms of the plural that whole numbers take, millions left out
PLURALS: Final = {
    "en": {"one", "other"},
    "de": {"one", "other"},
    "fr": {"one", "other"},
    "it": {"one", "other"},
    "pt": {"one", "other"},
    "ru": {"one", "few", "many"},
}
OTHERS: Final = [code for code in PLURALS if code != "en"]
CATEGORIES: Final = {"zero", "one", "two", "few", "many", "other"}


class Facts(visitor.Visitor):
    """What a text asks for: its variables, and those that it counts by, with their forms."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selects: list[tuple[str, list[str]]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        assert isinstance(node.selector, ast.VariableReference)
        forms = [
            variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
            for variant in node.variants
        ]
        self.selects.append((node.selector.id.name, forms))
        self.generic_visit(node)

    @property
    def counts(self) -> dict[str, list[set[str]]]:
        """The variables whose number chooses the wording, with the forms of each choice."""
        found: dict[str, list[set[str]]] = {}
        for name, forms in self.selects:
            if CATEGORIES.intersection(forms) - {"other"}:
                found.setdefault(name, []).append(CATEGORIES.intersection(forms))
        return found


@cache
def source(code: str) -> str:
    return (FOLDER / f"{code}.ftl").read_text(encoding="utf-8")


@cache
def entries(code: str) -> list[ast.EntryType]:
    return FluentParser(with_spans=False).parse(source(code)).body


@cache
def outline(code: str) -> list[str]:
    """The sections and keys of a language, in order."""
    marks: list[str] = []
    for entry in entries(code):
        if isinstance(entry, ast.GroupComment):
            marks.append(f"## {entry.content}")
        elif isinstance(entry, ast.Message):
            marks.append(entry.id.name)
    return marks


@cache
def facts(code: str) -> dict[str, Facts]:
    found: dict[str, Facts] = {}
    for entry in entries(code):
        if isinstance(entry, ast.Message):
            found[entry.id.name] = Facts()
            found[entry.id.name].visit(entry)
    return found


KEYS: Final = tuple(facts("en"))


def pieces(code: str) -> Iterator[tuple[str, str]]:
    """The pieces of literal text of a language, each with its key."""
    texts: list[str] = []

    class Collector(visitor.Visitor):
        def visit_TextElement(self, node: ast.TextElement) -> None:
            texts.append(node.value)

    for entry in entries(code):
        if isinstance(entry, ast.Message):
            texts.clear()
            Collector().visit(entry)
            yield from ((entry.id.name, text) for text in texts)


def test_there_are_six_languages() -> None:
    assert {path.stem for path in FOLDER.glob("*.ftl")} == set(PLURALS)


@pytest.mark.parametrize("code", PLURALS)
def test_parses_without_junk(code: str) -> None:
    junk = [entry.content for entry in entries(code) if isinstance(entry, ast.Junk)]
    assert junk == []
    assert len(outline(code)) == len(set(outline(code))), "a section or a key comes twice"


@pytest.mark.parametrize("code", OTHERS)
def test_has_the_sections_and_keys_of_english_in_order(code: str) -> None:
    missing = [key for key in outline("en") if key not in outline(code)]
    unknown = [key for key in outline(code) if key not in outline("en")]
    assert (missing, unknown) == ([], [])
    assert outline(code) == outline("en")


@pytest.mark.parametrize("code", OTHERS)
def test_uses_the_variables_of_english(code: str) -> None:
    for key in KEYS:
        if key in facts(code):
            theirs, ours = facts("en")[key].variables, facts(code)[key].variables
            # Where the language says the same to everybody, nobody has to be told apart
            assert theirs - {"you"} == ours - {"you"}, key
            assert ours <= theirs, key


@pytest.mark.parametrize("code", PLURALS)
def test_every_number_that_bends_words_has_all_plurals(code: str) -> None:
    for key in KEYS:
        counts = facts(code)[key].counts
        assert set(facts("en")[key].counts) <= set(counts), key
        for name, choices in counts.items():
            assert all(forms == PLURALS[code] for forms in choices), f"{key}: {name} {choices}"


@pytest.mark.parametrize("code", PLURALS)
def test_voice_and_signs(code: str) -> None:
    for key, text in pieces(code):
        assert "!" not in text, key
        assert not re.search(r"['\"]|\.\.\.|  ", text), f"{key}: {text}"
        assert "\n" not in text, f"{key}: a text is one line"
        if code == "fr":
            assert not re.search(r"[^\u00a0][;?»]|[^\u00a0]:(?!\d)|«[^\u00a0]", text), key


@pytest.mark.parametrize("code", PLURALS)
def test_no_two_words_for_one_choice(code: str) -> None:
    """Court cards and suits differ, and so do the letters on the cards."""
    text = dict(pieces(code))
    for kind in ("letter", "rank", "suit"):
        words = [value for key, value in text.items() if key.startswith(f"{kind}-")]
        assert len(words) == len(set(words)) == 4


# What the web game asks for

KEY: Final = r"[a-z][\w-]*"
CALL: Final = re.compile(rf"\b(?:t|text|known|has)\(\s*\"({KEY})\"")
QUOTED: Final = re.compile(rf"[\"'`]({KEY})[\"'`]")
PATTERN: Final = re.compile(
    r"`([a-z][a-z-]*-)\$\{[^`{}]*(?:\{[^`{}]*\})?[^`{}]*\}((?:-[a-z]+)?)[`$]"
)


@cache
def scripts() -> str:
    """The client's source without what is generated or vendored."""
    made = WEB / "js" / "generated"
    paths = [path for path in (WEB / "js").rglob("*.js") if made not in path.parents]
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(paths))


def families() -> list[re.Pattern[str]]:
    """The keys that the client puts together, as patterns: `hint-${key}`."""
    found = {(match[1], match[2]) for match in PATTERN.finditer(scripts())}
    return [re.compile(rf"{head}[\w-]+{tail}") for head, tail in sorted(found)]


def test_every_text_asked_for_exists() -> None:
    asked = {match[1] for match in CALL.finditer(scripts())}
    assert len(asked) > 100
    assert sorted(asked - set(KEYS)) == []


def test_every_text_is_used() -> None:
    quoted = {match[1] for match in QUOTED.finditer(scripts())}
    patterns = families()
    unused = [
        key
        for key in KEYS
        if key not in quoted and not any(pattern.fullmatch(key) for pattern in patterns)
    ]
    assert unused == []


def test_all_that_rules_and_levels_can_be_has_a_text() -> None:
    fields = RuleSet().to_json()
    wanted = [f"rules-{name}" for name in PRESETS]
    wanted += [f"field-{name}" for name in fields]
    wanted += [f"level-{name}" for name in LEVELS]
    wanted += [f"value-{value}" for value in fields.values() if isinstance(value, str)]
    assert [key for key in wanted if key not in KEYS] == []
