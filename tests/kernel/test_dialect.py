"""The kernel keeps to its dialect, and the checker sees where a file does not."""

from pathlib import Path

import pytest

from tools import dialect

HEAD = """
try:
    import cython
except ImportError:
    from spitemalice.kernel import plain as cython

if not cython.compiled:
    from spitemalice.kernel.consts import *
    from spitemalice.kernel.play import push


"""
GOOD = """
class Box:
    \"\"\"Fields.\"\"\"

    def __init__(self):
        self.n = 0
        if not cython.compiled:
            self.cards = zeros(PILES)


def zeros(length):
    \"\"\"A list.\"\"\"
    out = []
    for _ in range(length):
        for _ in range(1):
            out.append(0)
    return out


def walk(s, cards):
    total = -1
    for i in range(len(cards)):
        total = total + (cards[i] & ~3) * 2 // 3 % 5
        if i > 3 and not (total == 0 or i == 2):
            continue
        s.cards[s.n] = i
    while total >= RANK_MASK:
        total = total - 1
        push(s, 1, total)
        if total == 4:
            break
    for i in range(1, s.n):
        pass
    if total != 0:
        return
    return walk(s, cards)
"""
FAULTS = {
    "x = 1.5": "1.5",
    "x = 'a'": "'a'",
    "x = None": "None",
    "x = True": "True",
    "x = 2147483648": "the literal 2147483648",
    "x = {}": "a dict",
    "x = {1}": "a set",
    "x = {k for k in s}": "a set",
    "x = (1, 2)": "a tuple",
    "x, y = 1, 2": "a tuple",
    "x = [0] * 3": "a list display",
    "x = [1]": "a list display",
    "x = [k for k in s.hand]": "a comprehension",
    "x = s.hand[1:2]": "a slice",
    "x = s.hand[-1]": "a negative index",
    "x = n / 2": "Div",
    "x = n ** 2": "Pow",
    "x = n < 2": "the value of a comparison",
    "x = n or 2": "the value of and/or",
    "x = not n": "the value of not",
    "x = 1 if n == 2 else 3": "a conditional expression",
    "x = lambda: 1": "a lambda",
    "x = f'{n}'": "a string",
    "x: int = 1": "an annotation",
    "x += 1": "an augmented assignment",
    "x = y = 1": "a chained assignment",
    "x = unknown": "the name unknown",
    "x = print(n)": "the call of print",
    "x = len(s.hand)": "the call of len",
    "x = push(s, pile=1)": "the call of push",
    "s.hand.sort()": "the call of s.hand.sort",
    "n": "a value alone",
    "x = s.next": "the field next",
    "assert n == 1": "Assert",
    "del n": "del",
    "raise n": "raise",
    "import math": "import",
    "def g(): pass": "an inner function",
    "if n: pass": "the truth of a value",
    "if 1 < n < 3: pass": "a chained comparison",
    "if n is s: pass": "is or in",
    "if n in s.hand: pass": "is or in",
    "try:\n    pass\nexcept ValueError:\n    pass": "try",
    "for k in s.hand:\n    pass": "this loop",
    "for k in range(0, 9, 2):\n    pass": "this loop",
    "for k, j in range(3):\n    pass": "else or several names in for",
    "for k in range(3):\n    pass\nelse:\n    pass": "else or several names in for",
    "while n < 2:\n    pass\nelse:\n    pass": "else after while",
    "for k in range(3):\n    k = 2": "setting the loop variable k",
    "for k in range(3):\n    for k in range(3):\n        pass": "an inner loop over k",
    "for k in range(3):\n    pass\nx = k": "k outside its loop",
    "for _ in range(3):\n    x = _": "_ outside its loop",
    "while k < 2:\n    for k in range(2):\n        pass": "k outside its loop",
}
MODULE_FAULTS = {
    "X = 1": "this statement",
    "import math": "this statement",
    "class A(B):\n    '''A.'''": "a base class or decorator",
    "class A:\n    x = 1": "a class attribute",
    "class A:\n    def run(self):\n        pass": "the method run",
    "def f(x=1):\n    pass": "a default or star argument",
    "def f(*x):\n    pass": "a default or star argument",
    "def f(x: int):\n    pass": "an annotation or decorator",
    "def f() -> int:\n    pass": "an annotation or decorator",
    "def f(case):\n    pass": "the name case",
    "def copy():\n    pass": "the name copy",
    "if not cython.compiled:\n    import math": "this import",
    "if not cython.compiled:\n    from math import sqrt": "this import",
    "if not cython.compiled:\n    from spitemalice.kernel.play import *": "this import",
    "if not cython.compiled:\n    from spitemalice.kernel.play import push as put": "this import",
}


def faults(folder: Path, text: str, name: str = "some.py") -> list[str]:
    path = folder / name
    path.write_text(text, "utf-8")
    return [str(fault).removeprefix(f"{path}:") for fault in dialect.check(path)]


@pytest.mark.parametrize("path", dialect.modules(), ids=lambda path: path.stem)
def test_the_kernel_keeps_to_the_dialect(path: Path) -> None:
    assert dialect.check(path) == []


def test_what_the_dialect_has_is_no_fault(tmp_path: Path) -> None:
    assert faults(tmp_path, '"""Some module."""\n' + HEAD + GOOD) == []


@pytest.mark.parametrize("statement", FAULTS)
def test_a_fault_in_a_function_is_named_with_its_line(statement: str, tmp_path: Path) -> None:
    body = statement.replace("\n", "\n    ")
    text = f"{HEAD}def f(s, n):\n    x = 1\n    {body}\n"
    first_line = len(HEAD.splitlines()) + 3
    found = faults(tmp_path, text)
    assert found
    line, message = found[0].split(": ", 1)
    assert message.startswith(f"{FAULTS[statement]} is not in the dialect: ")
    assert first_line <= int(line) <= first_line + statement.count("\n")


@pytest.mark.parametrize("statement", MODULE_FAULTS)
def test_a_fault_in_a_module_is_named(statement: str, tmp_path: Path) -> None:
    (found,) = faults(tmp_path, f"\n{statement}\n")
    assert f": {MODULE_FAULTS[statement]} is not in the dialect: " in found


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("X = 1.5", "1.5"),
        ("X = 4294967296", "the literal 4294967296"),
        ("x = 1", "the name x"),
        ("X, Y = 1, 2", "this statement"),
        ("X = 1 + 1", "this statement"),
    ],
)
def test_a_constant_is_one_integer_a_line(text: str, fault: str, tmp_path: Path) -> None:
    (found,) = faults(tmp_path, f'"""Numbers."""\n\n{text}\n', "consts.py")
    assert found.startswith(f"3: {fault} is not in the dialect: ")


def test_the_command_prints_faults_and_answers_with_its_status(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert dialect.main([]) == 0
    assert capsys.readouterr().out == ""
    path = tmp_path / "bad.py"
    path.write_text("def f():\n    return 1.5\n", "utf-8")
    assert dialect.main([str(path)]) == 1
    assert capsys.readouterr().out.startswith(f"{path}:2: 1.5 is not in the dialect: ")
