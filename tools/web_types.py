"""Makes the types of the JavaScript kernel for the type checker, from the stubs of the Python one.

The stubs name what both Python forms show, and JavaScript shows the same; arrays are read through
functions everywhere.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tools import dialect

__all__ = ["kernel_types"]

HEAD: Final = "// Made by tools/web_types.py from the stubs of the Python kernel.\n"

NAMES: Final = {
    "int": "number",
    "bytes": "ArrayLike<number>",
    "None": "void",
    "_Numbers": "{ [index: number]: number }",
    "_Entry": "Entry",
}
"""The TypeScript for the types that the stubs use, other than the kernel's own classes."""


class TypesError(Exception):
    """A stub holds something that this module does not know."""


def kernel_types() -> str:
    """The text of `kernel.d.ts`, which stands for all modules of the kernel."""
    constants = "".join(f"export const {name}: number;\n" for name in dialect.constants())
    stubs = (module.with_suffix(".pyi") for module in dialect.modules())
    lines = [line for stub in stubs if stub.exists() for line in _declarations(stub)]
    return HEAD + constants + "\n".join(lines) + "\n"


def _declarations(stub: Path) -> Iterator[str]:
    for node in ast.parse(stub.read_text("utf-8")).body:
        match node:
            case ast.ImportFrom() | ast.Import() | ast.Assign():
                pass
            case ast.ClassDef(name) if name in NAMES:
                pass
            case ast.ClassDef():
                yield f"export class {node.name} {{\n{_fields(node)}}}"
            case ast.FunctionDef():
                yield f"export function {node.name}{_signature(node)};"
            case _:
                raise TypesError(f"{stub.name}:{node.lineno}: {ast.unparse(node)}")


def _fields(node: ast.ClassDef) -> str:
    fields = [part for part in node.body if isinstance(part, ast.AnnAssign)]
    return "".join(f"  {ast.unparse(part.target)}: {_type(part.annotation)};\n" for part in fields)


def _signature(node: ast.FunctionDef) -> str:
    arguments = ", ".join(f"{each.arg}: {_given(each.annotation)}" for each in node.args.args)
    names = {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}
    generic = "<Entry>" if "_Entry" in names else ""
    return f"{generic}({arguments}): {_type(node.returns)}"


def _given(node: ast.expr | None) -> str:
    """The type of an argument: the kernel changes no list that it is given."""
    text = _type(node)
    return f"readonly {text}" if text.endswith("[]") else text


def _type(node: ast.expr | None) -> str:
    match node:
        case ast.Name(name) if name in NAMES:
            return NAMES[name]
        case ast.Name(name) if name[:1].isupper():
            return name
        case ast.Constant(None):
            return NAMES["None"]
        case ast.Subscript(ast.Name("list" | "tuple"), ast.Tuple([item, _]) | item):
            return f"{_type(item)}[]"
    raise TypesError(f"no type for {ast.unparse(node) if node else 'nothing'}")
