"""Checks that the kernel keeps to the dialect that CPython, Cython and Transcrypt read alike.

Run it as ``python tools/dialect.py [FILE...]``; without a file it checks the whole kernel. What
is not known to mean the same in all three forms is a fault, so a new construct has to be tried
in all of them before it is let in here.
"""

import ast
import sys
from pathlib import Path
from typing import NamedTuple, TypeGuard

KERNEL = Path(__file__).parents[1] / "src" / "spitemalice" / "kernel"
PACKAGE = "spitemalice.kernel"

LARGEST = 2**31  # literals from here on are Python objects in compiled code

# What JavaScript reserves or means otherwise, and what Transcrypt renames.
_WORDS = """
    arguments case catch clear const copy debugger deepcopy default delete do enum enumerate eval
    export extends false fromkeys function get implements Infinity instanceof interface is isNaN
    items iter keys let name NaN new next null package pop popitem private protected public replace
    reversed selector setdefault sort split static super switch this throw true type typeof
    undefined update values var void
"""
RESERVED = frozenset(_WORDS.split())

BAD_OPERATORS = (ast.Div, ast.Pow, ast.MatMult)
BAD_COMPARISONS = (ast.Is, ast.IsNot, ast.In, ast.NotIn)

# What stands where a value, a test or a statement was expected, and what to write instead.
INSTEAD: dict[type[ast.AST], tuple[str, str]] = {
    ast.AnnAssign: ("an annotation", "types stand in the .pxd and the .pyi"),
    ast.Assign: ("a chained assignment", "use one assignment a line"),
    ast.AugAssign: ("an augmented assignment", "write x = x + 1"),
    ast.BoolOp: ("the value of and/or", "decide with if and set 0 or 1"),
    ast.Compare: ("the value of a comparison", "decide with if and set 0 or 1"),
    ast.Delete: ("del", "nothing is deleted; counts say what is in use"),
    ast.Dict: ("a dict", "use an array indexed by small integers"),
    ast.Expr: ("a value alone", "a statement does something"),
    ast.For: ("else or several names in for", "write it without"),
    ast.FunctionDef: ("an inner function", "write a function of the module"),
    ast.IfExp: ("a conditional expression", "use an if statement"),
    ast.Import: ("import", "import names under `if not cython.compiled:`"),
    ast.ImportFrom: ("import", "import names under `if not cython.compiled:`"),
    ast.JoinedStr: ("a string", "the kernel knows only integers"),
    ast.Lambda: ("a lambda", "write a function of the module"),
    ast.List: ("a list display", "only `out = []` with appends is known, or an array of a State"),
    ast.ListComp: ("a comprehension", "write a loop"),
    ast.Raise: ("raise", "answer a number that the layer above turns into an error"),
    ast.Set: ("a set", "use a bit mask"),
    ast.Slice: ("a slice", "copy in a loop"),
    ast.Try: ("try", "check beforehand; the kernel has no exceptions"),
    ast.SetComp: ("a set", "use a bit mask"),
    ast.Tuple: ("a tuple", "use one assignment a line, or arrays"),
    ast.UnaryOp: ("the value of not", "decide with if and set 0 or 1"),
    ast.While: ("else after while", "write it without"),
}


class Fault(NamedTuple):
    """One place where a file leaves the dialect."""

    path: Path
    line: int
    text: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.text}"


def modules() -> list[Path]:
    """The kernel files that are written in the dialect: those with a `.pxd` beside them."""
    return sorted(path for path in KERNEL.glob("*.py") if path.with_suffix(".pxd").exists())


def constants() -> dict[str, int]:
    """The numbers of the constants module by name."""
    found = {}
    for node in ast.parse((KERNEL / "consts.py").read_text("utf-8")).body:
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Constant(value=int(value))):
                found[name] = value
    return found


def check(path: Path) -> list[Fault]:
    """All faults of one file, in the order of its lines."""
    tree = ast.parse(path.read_text("utf-8"), str(path))
    checker = (_Constants if path.name == "consts.py" else _Module)(path)
    checker.check(tree)
    return sorted(checker.faults, key=lambda fault: fault.line)


def is_preamble(node: ast.stmt) -> bool:
    """Whether a statement is the `try` that finds the cython module or its stand-in."""
    match node:
        case ast.Try(body=[ast.Import(names=[ast.alias(name="cython")])]):
            return True
    return False


def uncompiled(node: ast.stmt) -> list[ast.stmt] | None:
    """What stands under `if not cython.compiled:`, or None if the statement is another."""
    match node:
        case ast.If(
            test=ast.UnaryOp(
                op=ast.Not(), operand=ast.Attribute(value=ast.Name(id="cython"), attr="compiled")
            ),
            orelse=[],
        ):
            return node.body
    return None


def settings(node: ast.FunctionDef) -> list[ast.stmt]:
    """The statements of an `__init__`, also those that compiled objects, all zeros, do without."""
    return [part for each in node.body for part in uncompiled(each) or [each]]


def is_docstring(node: ast.stmt) -> bool:
    """Whether a statement is a bare string."""
    match node:
        case ast.Expr(value=ast.Constant(value=str())):
            return True
    return False


def is_store(node: ast.AST) -> TypeGuard[ast.Name]:
    """Whether a node is a name that is given a value."""
    return isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)


class _Checker:
    """Collects the faults of one file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.faults: list[Fault] = []

    def fault(self, node: ast.AST, what: str, instead: str) -> None:
        line: int = getattr(node, "lineno", 1)
        self.faults.append(Fault(self.path, line, f"{what} is not in the dialect: {instead}"))

    def unknown(self, node: ast.AST) -> None:
        usual = (type(node).__name__, "write it with integers, arrays, if, while and for-range")
        self.fault(node, *INSTEAD.get(type(node), usual))

    def integer(self, node: ast.Constant) -> None:
        if type(node.value) is not int:
            self.fault(node, repr(node.value), "the kernel knows only integers")
        elif node.value >= LARGEST:
            self.fault(node, f"the literal {node.value}", "build numbers from 2^31 on by products")


class _Constants(_Checker):
    """The constants module: one plain integer a line, nothing else."""

    def check(self, tree: ast.Module) -> None:
        for node in tree.body:
            match node:
                case ast.Assign(targets=[ast.Name(id=name)], value=ast.Constant() as value):
                    self.integer(value)
                    if not name.isupper():
                        self.fault(node, f"the name {name}", "constants are in capitals")
                case _ if not is_docstring(node):
                    self.fault(node, "this statement", "a line here is NAME = integer")


class _Module(_Checker):
    """A kernel module: imports, functions, and classes that only have fields."""

    def check(self, tree: ast.Module) -> None:
        self.known = {
            node.name for node in tree.body if isinstance(node, ast.FunctionDef | ast.ClassDef)
        }
        for node in tree.body:
            imports = uncompiled(node)
            if imports is not None:
                self.imports(imports)
        for node in tree.body:
            match node:
                case ast.FunctionDef():
                    self.function(node)
                case ast.ClassDef():
                    self.fields(node)
                case _ if uncompiled(node) is None:
                    if not is_preamble(node) and not is_docstring(node):
                        self.fault(node, "this statement", "a module has functions and classes")

    def imports(self, nodes: list[ast.stmt]) -> None:
        for node in nodes:
            match node:
                case ast.ImportFrom(module=str(module), names=names, level=0) if module.startswith(
                    PACKAGE + "."
                ):
                    if [name.name for name in names] == ["*"] and module == PACKAGE + ".consts":
                        self.known |= set(constants())
                    elif any(name.name == "*" or name.asname for name in names):
                        self.fault(node, "this import", "name each function, under its own name")
                    self.known |= {name.name for name in names}
                case _:
                    self.fault(node, "this import", f"only {PACKAGE} modules may be imported")

    def fields(self, node: ast.ClassDef) -> None:
        """A class may only have an `__init__` that sets fields to integers and new arrays."""
        if node.bases or node.keywords or node.decorator_list:
            self.fault(node, "a base class or decorator", "a class is a plain record")
        for part in node.body:
            match part:
                case ast.FunctionDef(name="__init__"):
                    part.body = settings(part)
                    self.function(part)
                case ast.FunctionDef(name=name):
                    self.fault(part, f"the method {name}", "write a function that takes the object")
                case _ if not is_docstring(part):
                    self.fault(part, "a class attribute", "set fields in __init__")

    def function(self, node: ast.FunctionDef) -> None:
        plain = ast.arguments([], node.args.args, None, [], [], None, [])
        if ast.dump(node.args) != ast.dump(plain):
            self.fault(node, "a default or star argument", "parameters are plain names")
        if node.decorator_list or node.returns or any(arg.annotation for arg in node.args.args):
            self.fault(node, "an annotation or decorator", "types stand in the .pxd and the .pyi")
        self.faults += _Function(self.path, self.known).body_of(node)


class _Function(_Checker):
    """One function: its statements, values and loops."""

    def __init__(self, path: Path, known: set[str]) -> None:
        super().__init__(path)
        self.known = known

    def body_of(self, node: ast.FunctionDef) -> list[Fault]:
        stored = [part for part in ast.walk(node) if is_store(part)]
        self.names = {arg.arg for arg in node.args.args} | {part.id for part in stored}
        for name in self.names | {node.name}:
            if name in RESERVED:
                self.fault(node, f"the name {name}", "it means something else in JavaScript")
        self.statements(node.body[1:] if is_docstring(node.body[0]) else node.body)
        self.loops(node)
        return self.faults

    def statements(self, nodes: list[ast.stmt]) -> None:
        for node in nodes:
            self.statement(node)

    def statement(self, node: ast.stmt) -> None:
        match node:
            case ast.Pass() | ast.Break() | ast.Continue() | ast.Return(value=None):
                pass
            case ast.Return(value=ast.expr() as value):
                self.value(value)
            case ast.Assign(targets=[ast.Name()], value=ast.List(elts=[])):
                pass
            case ast.Assign(targets=[target], value=value):
                self.place(target)
                self.value(value)
            case ast.If(test=test, body=body, orelse=orelse):
                self.test(test)
                self.statements(body)
                self.statements(orelse)
            case ast.While(test=test, body=body, orelse=[]):
                self.test(test)
                self.statements(body)
            case ast.For(target=ast.Name(), iter=ends, body=body, orelse=[]):
                self.range(ends)
                self.statements(body)
            case ast.Expr(value=ast.Call(func=ast.Attribute(ast.Name(), "append"), args=[value])):
                self.value(value)
            case ast.Expr(value=ast.Call() as call):
                self.value(call)
            case _:
                self.unknown(node)

    def place(self, node: ast.expr) -> None:
        """What has a value and can be given one: a name, a field or an element."""
        match node:
            case ast.Name(id=name):
                if name not in self.names and name not in self.known:
                    self.fault(node, f"the name {name}", "it is no local, import or constant")
            case ast.Attribute(value=ast.Name() | ast.Attribute() as owner, attr=field):
                self.place(owner)
                if field in RESERVED:
                    self.fault(node, f"the field {field}", "it means something else in JavaScript")
            case ast.Subscript(value=ast.Name() | ast.Attribute() as array, slice=index):
                self.place(array)
                self.index(index)
            case _:
                self.unknown(node)

    def range(self, node: ast.expr) -> None:
        match node:
            case ast.Call(func=ast.Name("range"), args=[_] | [_, _], keywords=[]):
                for end in node.args:
                    self.value(end)
            case _:
                self.fault(node, "this loop", "use for over range(end) or range(start, end)")

    def test(self, node: ast.expr) -> None:
        match node:
            case ast.BoolOp(values=parts):
                for part in parts:
                    self.test(part)
            case ast.UnaryOp(op=ast.Not(), operand=part):
                self.test(part)
            case ast.Compare(left=left, ops=[operator], comparators=[right]):
                if isinstance(operator, BAD_COMPARISONS):
                    self.fault(node, "is or in", "compare numbers")
                self.value(left)
                self.value(right)
            case ast.Compare():
                self.fault(node, "a chained comparison", "join two by and")
            case _:
                self.fault(node, "the truth of a value", "compare it with 0")

    def value(self, node: ast.expr) -> None:
        match node:
            case ast.Constant():
                self.integer(node)
            case ast.BinOp(left=left, op=operator, right=right):
                if isinstance(operator, BAD_OPERATORS):
                    self.fault(node, type(operator).__name__, "use + - * // % << >> & | ^")
                self.value(left)
                self.value(right)
            case ast.UnaryOp(op=ast.USub() | ast.Invert(), operand=operand):
                self.value(operand)
            case ast.Call():
                self.call(node)
            case _:
                self.place(node)

    def index(self, node: ast.expr) -> None:
        if isinstance(node, ast.UnaryOp):
            self.fault(node, "a negative index", "count from 0")
        else:
            self.value(node)

    def call(self, node: ast.Call) -> None:
        match node:
            case ast.Call(func=ast.Name(id="len"), args=[ast.Name()], keywords=[]):
                pass
            case ast.Call(func=ast.Name(id=name), args=args, keywords=[]) if name in self.known:
                for arg in args:
                    self.value(arg)
            case _:
                what = f"the call of {ast.unparse(node.func)}"
                self.fault(node, what, "call kernel functions, by position, or len of a name")

    def loops(self, node: ast.FunctionDef) -> None:
        """A loop variable belongs to its loop.

        JavaScript counts it on after the last round, lets the body change the count, and lets an
        inner loop of the same name change the outer one; Python does none of these.
        """
        targets = {
            loop.target.id
            for loop in ast.walk(node)
            if isinstance(loop, ast.For) and isinstance(loop.target, ast.Name)
        }
        self.uses(node.body, targets, set())

    def uses(self, nodes: list[ast.stmt], targets: set[str], running: set[str]) -> None:
        for node in nodes:
            if isinstance(node, ast.For) and isinstance(node.target, ast.Name):
                name = node.target.id
                if name in running:
                    self.fault(node, f"an inner loop over {name}", "use another name")
                self.uses_in(node.iter, targets, running)
                self.uses(node.body, targets, running | ({name} - {"_"}))
            elif isinstance(node, ast.If | ast.While):
                self.uses_in(node.test, targets, running)
                self.uses(node.body, targets, running)
                self.uses(node.orelse, targets, running)
            else:
                self.uses_in(node, targets, running)

    def uses_in(self, node: ast.AST, targets: set[str], running: set[str]) -> None:
        for part in ast.walk(node):
            if is_store(part) and part.id in targets:
                self.fault(part, f"setting the loop variable {part.id}", "use another name")
            elif isinstance(part, ast.Name) and part.id in targets - running:
                self.fault(part, f"{part.id} outside its loop", "keep it in a name of its own")


def main(arguments: list[str]) -> int:
    """Print the faults of the given files; answer 1 if there are any."""
    paths = [Path(argument) for argument in arguments] or modules()
    faults = [fault for path in paths for fault in check(path)]
    for fault in faults:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
