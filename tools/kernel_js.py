"""Turns the kernel into JavaScript modules for browsers and node.

``python tools/kernel_js.py OUTDIR`` writes one ES module a kernel file, ``consts.js``, and
``kernel.js``, which exports everything the others do. Names are those of the Python source; a
`State` or `Tally` is made with ``new``. Transcrypt does the translation. Before it, the syntax
tree is changed where Python and JavaScript differ or where speed is lost: constants become
literals, the end of a `range` is evaluated once, arrays get the types that the ``.pxd`` declares
for compiled code, and classes become constructors, so that nothing of Transcrypt's runtime is
needed.
"""

import ast
import gzip
import re
import subprocess
import sys
import tempfile
from pathlib import Path

if __name__ == "__main__":  # as a script, `tools` itself is on the path, not what holds it
    sys.path.insert(0, str(Path(__file__).parents[1]))

from tools import dialect

TYPED_ARRAYS = {
    "unsigned char": "Uint8Array",
    "signed char": "Int8Array",
    "unsigned short": "Uint16Array",
    "short": "Int16Array",
    "unsigned int": "Uint32Array",
    "int": "Int32Array",
    "long long": "Float64Array",
}
DESCRIPTION = '{\n  "type": "module",\n  "main": "kernel.js",\n  "sideEffects": false\n}\n'


class BuildError(Exception):
    """The kernel cannot be translated; the text says what is wrong and where."""


def build(out: Path) -> list[Path]:
    """Write the JavaScript kernel into a directory and answer its files.

    Raises:
        BuildError: the kernel leaves its dialect, or Transcrypt fails or is not installed.
    """
    texts = translate()
    out.mkdir(parents=True, exist_ok=True)
    paths = []
    for name, text in texts.items():
        path = out / name
        path.write_text(text, "utf-8")
        paths.append(path)
    return paths


def translate() -> dict[str, str]:
    """The text of each JavaScript file by name; see `build` for the errors."""
    paths = [path for path in dialect.modules() if path.name != "consts.py"]
    faults = [fault for path in dialect.modules() for fault in dialect.check(path)]
    if faults:
        raise BuildError("\n".join(map(str, faults)))
    constants = dialect.constants()
    sources = {path.stem: ast.unparse(_Prepared(path, constants).tree) for path in paths}
    modules = {name: _strip(name, text) for name, text in _transcrypt(sources).items()}
    modules["consts"] = "".join(f"export const {n} = {v};\n" for n, v in constants.items())
    modules["kernel"] = "".join(f"export * from './{name}.js';\n" for name in sorted(modules))
    files = {f"{name}.js": modules[name] for name in sorted(modules)}
    return files | {"package.json": DESCRIPTION}


def array_types(path: Path, constants: dict[str, int]) -> dict[tuple[str, str], tuple[str, int]]:
    """The typed array and length of each array field, by class and field, as a .pxd declares it."""
    found = {}
    owner = ""
    for line in path.read_text("utf-8").splitlines():
        if heading := re.match(r"cdef class (\w+)", line):
            owner = heading[1]
        elif field := re.match(r"    cdef (?:public )?([a-z ]+) (\w+)\[(\w+)\]$", line):
            kind, name, length = field.groups()
            if kind not in TYPED_ARRAYS:
                raise BuildError(f"{path}: {name} is an array of {kind}, not {_choice()}")
            found[owner, name] = (
                TYPED_ARRAYS[kind],
                int(length) if length.isdigit() else constants[length],
            )
    return found


def _choice() -> str:
    return ", ".join(TYPED_ARRAYS)


class _Prepared(ast.NodeTransformer):
    """The syntax tree of a kernel module, changed for Transcrypt."""

    def __init__(self, path: Path, constants: dict[str, int]) -> None:
        self.path = path
        self.constants = constants
        self.arrays = array_types(path.with_suffix(".pxd"), constants)
        self.loops = 0
        tree = ast.parse(path.read_text("utf-8"), str(path))
        self.classes = _classes()
        self.tree = ast.fix_missing_locations(self.visit(tree))

    def visit_Module(self, node: ast.Module) -> ast.Module:
        """Drop the docstring and the preamble, and import from the siblings in the same folder."""
        body: list[ast.stmt] = []
        for part in node.body:
            imports = dialect.uncompiled(part)
            if imports is not None:
                body += [_sibling(each) for each in imports if isinstance(each, ast.ImportFrom)]
            elif not dialect.is_preamble(part) and not dialect.is_docstring(part):
                body.append(self.visit(part))
        kept = [each for each in body if not _imports_constants(each)]
        return ast.Module(kept, [])

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        """Drop the docstring."""
        self.loops = 0
        node.body = [part for part in node.body if not dialect.is_docstring(part)]
        self.generic_visit(node)
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.FunctionDef:
        """Make a constructor function of the fields that `__init__` sets."""
        body: list[ast.stmt] = []
        for part in node.body:
            if isinstance(part, ast.FunctionDef):
                part.body = dialect.settings(part)
                body += [self.field(node.name, each) for each in self.visit_FunctionDef(part).body]
        nothing = ast.arguments([], [], None, [], [], None, [])
        return ast.FunctionDef(node.name, nothing, body, [])

    def field(self, owner: str, node: ast.stmt) -> ast.stmt:
        match node:
            case ast.Assign(targets=[ast.Attribute(attr=name)], value=value):
                if (owner, name) in self.arrays:
                    kind, length = self.arrays[owner, name]
                    return ast.parse(f"this.{name} = __new__({kind}({length}))").body[0]
                if isinstance(value, ast.Constant) or _is_new_object(value):
                    return ast.parse(f"this.{name} = {ast.unparse(value)}").body[0]
        raise BuildError(
            f"{self.path}:{node.lineno}: a field of {owner} is an integer, a new object of the"
            f" kernel, or an array whose type and length {self.path.with_suffix('.pxd').name}"
            " declares"
        )

    def visit_Name(self, node: ast.Name) -> ast.expr:
        """Write constants as literals."""
        if node.id in self.constants:
            return ast.Constant(self.constants[node.id])
        return node

    def visit_Call(self, node: ast.Call) -> ast.expr:
        """Say `new` before classes, and let arrays do what JavaScript calls otherwise."""
        self.generic_visit(node)
        match node:
            case ast.Call(func=ast.Name("len"), args=[array]):
                return ast.Attribute(array, "length", ast.Load())
            case ast.Call(func=ast.Attribute(value=array, attr="append"), args=args):
                return ast.Call(ast.Attribute(array, "push", ast.Load()), args, [])
            case ast.Call(func=ast.Name(name)) if name in self.classes:
                return ast.Call(ast.Name("__new__", ast.Load()), [node], [])
        return node

    def visit_For(self, node: ast.For) -> list[ast.stmt]:
        """Evaluate the end of the range once, and give each nameless loop its own variable."""
        self.generic_visit(node)
        self.loops += 1
        if isinstance(node.target, ast.Name) and node.target.id == "_":
            node.target = ast.Name(f"round_{self.loops}", ast.Store())
        assert isinstance(node.iter, ast.Call)  # the dialect loops over a range only
        end = node.iter.args[-1]
        if _is_steady(end, node.body):
            return [node]
        name = f"end_{self.loops}"
        node.iter.args[-1] = ast.Name(name, ast.Load())
        return [ast.Assign([ast.Name(name, ast.Store())], end), node]


def _classes() -> set[str]:
    """The names of all classes of the kernel."""
    trees = [ast.parse(path.read_text("utf-8")) for path in dialect.modules()]
    return {node.name for tree in trees for node in tree.body if isinstance(node, ast.ClassDef)}


def _is_steady(end: ast.expr, body: list[ast.stmt]) -> bool:
    """Whether an expression is a number or a name that no statement sets."""
    if isinstance(end, ast.Name):
        parts = [part for statement in body for part in ast.walk(statement)]
        return not any(dialect.is_store(part) and part.id == end.id for part in parts)
    return isinstance(end, ast.Constant)


def _is_new_object(value: ast.expr) -> bool:
    """Whether a value is what `visit_Call` makes of a class without arguments."""
    match value:
        case ast.Call(func=ast.Name("__new__"), args=[ast.Call(args=[], keywords=[])]):
            return True
    return False


def _sibling(node: ast.ImportFrom) -> ast.ImportFrom:
    return ast.ImportFrom((node.module or "").rpartition(".")[2], node.names, 0)


def _imports_constants(node: ast.stmt) -> bool:
    return isinstance(node, ast.ImportFrom) and node.module == "consts"


def _transcrypt(sources: dict[str, str]) -> dict[str, str]:
    """Translate Python modules, given by name, that import nothing but each other."""
    with tempfile.TemporaryDirectory() as folder:
        for name, source in sources.items():
            Path(folder, f"{name}.py").write_text(source, "utf-8")
        main = Path(folder, "main.py")
        main.write_text("".join(f"import {name}\n" for name in sources), "utf-8")
        command = [sys.executable, "-m", "transcrypt", "--build", "--nomin", "--jsmod"]
        command += ["--parent", ".none", "--outdir", f"{folder}/js", str(main)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        made = {name: Path(folder, "js", f"{name}.js") for name in sources}
        if done.returncode or not all(path.exists() for path in made.values()):
            lines = (done.stdout + done.stderr).strip().splitlines()
            raise BuildError(f"Transcrypt failed: {lines[-1] if lines else 'without a word'}")
        return {name: path.read_text("utf-8") for name, path in made.items()}


def _strip(name: str, text: str) -> str:
    """Take out what Transcrypt adds around the code: date, runtime, module name, source map."""
    runtime = re.search(r"^import \{(.*)\} from '\./org\.transcrypt.*\n", text, re.M)
    if runtime is None:
        raise BuildError(f"Transcrypt wrote {name}.js in an unknown form")
    text = text.replace(runtime[0], "")
    text = re.sub(r"^(//.*|var __name__ = .*|)\n|^//# sourceMappingURL.*", "", text, flags=re.M)
    code = re.sub(r"^import .*\n", "", text, flags=re.M)
    used = set(re.findall(r"(?<![\w.])[A-Za-z_]\w*", code)) & set(runtime[1].split(", "))
    if used:
        raise BuildError(f"{name}.js needs {', '.join(sorted(used))} of Transcrypt's runtime")
    return text


def main(arguments: list[str]) -> int:
    """Build into the directory that is the only argument, and list what was written."""
    if len(arguments) != 1:
        print("usage: kernel_js.py OUTDIR", file=sys.stderr)
        return 2
    try:
        paths = build(Path(arguments[0]))
    except (BuildError, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    for path in paths:
        print(f"{path.stat().st_size:7,} bytes  {path}")
    code = b"".join(path.read_bytes() for path in paths)
    print(f"{len(gzip.compress(code)):7,} bytes together, compressed with gzip")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
