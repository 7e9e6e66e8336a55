"""The contract that keeps the core pure finds what breaks it."""

import pytest
from grimp import ImportGraph

from tools.import_contracts import AllowedImportsContract


def contract(*exceptions: str) -> AllowedImportsContract:
    options = {
        "source_modules": ["game.rules"],
        "allowed_modules": ["enum"],
        "exceptions": list(exceptions),
    }
    return AllowedImportsContract("purity", {"root_packages": ["game"]}, options)


def graph(*imports: tuple[str, str]) -> ImportGraph:
    """A package `game` with these imports."""
    made = ImportGraph()
    for name in ("game", "game.rules", "game.rules.cards", "game.cli"):
        made.add_module(name)
    for importer, imported in imports:
        if not imported.startswith("game"):
            made.add_module(imported, is_squashed=True)
        made.add_import(
            importer=importer, imported=imported, line_number=3, line_contents=f"import {imported}"
        )
    return made


def test_allowed_and_inner_imports_are_kept() -> None:
    imports = [("game.rules", "enum"), ("game.rules.cards", "game.rules"), ("game.cli", "os")]
    assert contract().check(graph(*imports), verbose=False).kept


def test_any_other_import_breaks_it_and_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    check = contract().check(graph(("game.rules.cards", "random")), verbose=False)
    assert not check.kept
    contract().render_broken_contract(check)
    shown = " ".join(capsys.readouterr().out.split())
    assert "game.rules.cards line 3 imports random, which is not allowed: import random" in shown


def test_an_exception_lets_one_module_pass() -> None:
    imports = [("game.rules.cards", "random"), ("game.rules", "random")]
    one, both = "game.rules.cards -> random", "game.rules -> random"
    assert not contract(one).check(graph(*imports), verbose=False).kept
    assert contract(one, both).check(graph(*imports), verbose=False).kept
