"""The three descriptions of a kernel module agree: its source, its C types and its stub."""

import ast
import re
from pathlib import Path
from typing import NamedTuple

import pytest

from spitemalice.kernel import consts

KERNEL = Path(__file__).parents[2] / "src/spitemalice/kernel"
MODULES = sorted(path.stem for path in KERNEL.glob("*.pxd") if path.stem != "consts")


class Declared(NamedTuple):
    """What a file says of its functions and of the fields of its classes, by name."""

    functions: dict[str, list[str]]
    fields: dict[str, set[str]]


def without_stars(text: str) -> str:
    """The text with every bracketed list on one line, as the patterns below need it."""
    return re.sub(r"\([^()]*\)", lambda found: " ".join(found[0].split()), text)


def read_pxd(module: str, *kinds: str) -> Declared:
    """The functions of these kinds (``cdef``, ``cpdef``), and all class fields."""
    text = without_stars((KERNEL / f"{module}.pxd").read_text(encoding="utf-8"))
    functions = {
        found["name"]: [part.split()[-1] for part in found["parameters"].split(",") if part.strip()]
        for found in re.finditer(
            r"^(?P<kind>cdef|cpdef) (?:[\w ]+ )?(?P<name>\w+)\((?P<parameters>.*?)\)", text, re.M
        )
        if found["kind"] in kinds
    }
    fields = {
        name: set(re.findall(r"(?:^|[ ,])(\w+)(?=\[|,|$)", body, re.M))
        for name, body in re.findall(r"^cdef class (\w+):\n((?:    .*\n)+)", text, re.M)
    }
    return Declared(functions, fields)


def read_python(path: Path) -> Declared:
    """The functions of a source or stub, and what its classes annotate or set in ``__init__``."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    functions = {
        node.name: [argument.arg for argument in node.args.args]
        for node in tree.body
        if isinstance(node, ast.FunctionDef)
    }
    fields = {
        node.name: {
            name.id if isinstance(name, ast.Name) else name.attr
            for name in map(assigned, ast.walk(node))
            if name is not None
        }
        for node in tree.body
        if isinstance(node, ast.ClassDef)
    }
    return Declared(functions, fields)


def assigned(node: ast.AST) -> ast.Name | ast.Attribute | None:
    """What a statement assigns or annotates, if it is a field."""
    target: ast.expr | None = None
    if isinstance(node, ast.AnnAssign):
        target = node.target
    elif isinstance(node, ast.Assign):
        target = node.targets[0]
    return target if isinstance(target, ast.Name | ast.Attribute) else None


@pytest.mark.parametrize("module", MODULES)
def test_every_function_is_declared_to_the_compiler(module: str) -> None:
    source = read_python(KERNEL / f"{module}.py")
    declared = read_pxd(module, "cdef", "cpdef")
    assert declared.functions.items() <= source.functions.items()
    assert source.functions.keys() - declared.functions.keys() <= {"zeros"}
    assert declared.fields == source.fields


@pytest.mark.parametrize("module", MODULES)
def test_the_stub_shows_what_every_form_shows(module: str) -> None:
    stub = read_python(KERNEL / f"{module}.pyi")
    assert stub.functions == read_pxd(module, "cpdef").functions


def test_compiled_code_reads_the_same_constants() -> None:
    text = (KERNEL / "consts.pxd").read_text(encoding="utf-8")
    compiled = {name: int(value) for name, value in re.findall(r"^    (\w+) = (\d+)$", text, re.M)}
    assert compiled == {name: value for name, value in vars(consts).items() if name.isupper()}
