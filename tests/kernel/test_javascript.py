"""The translation of the kernel into JavaScript modules."""

import ast
import gzip
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from spitemalice.kernel import consts
from tests.kernel import forms
from tools import dialect, kernel_js

pytestmark = pytest.mark.skipif(
    forms.missing("javascript") is not None, reason=str(forms.missing("javascript"))
)

MODULES = {path.stem for path in dialect.modules()}
LARGEST = 17_000  # bytes, compressed
SAMPLE = """
class Box:
    def __init__(self):
        self.n = 7
        self.small = make(4)


def make(length):
    out = []
    for _ in range(length):
        out.append(0)
    return out


def end_is_fixed(n):
    rounds = 0
    for i in range(n):
        n = n + i
        rounds = rounds + 1
    return rounds


def field_end_is_fixed(s):
    rounds = 0
    for _ in range(s.n):
        s.n = s.n + 1
        rounds = rounds + 1
    return rounds


def nameless_loops_nest(n):
    rounds = 0
    for _ in range(n):
        for _ in range(n + 3):
            rounds = rounds + 1
    return rounds


def remainder(n):
    return (n * 7 + 5) % n * 100 + 17 // n


def spread(cards, n):
    for i in range(len(cards)):
        cards[i] = n + i


def boxed(n):
    s = Box()
    spread(s.small, n)
    return s.small[3] + s.n


def field_end(n):
    s = Box()
    return field_end_is_fixed(s) + s.n + n
"""
TYPES = """
cdef class Box:
    cdef public int n
    cdef unsigned char small[4]
"""


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("javascript")
    kernel_js.build(out)
    return out


@pytest.fixture
def sample(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small kernel of its own in the place of the real one."""
    source = tmp_path / "kernel"
    source.mkdir()
    (source / "consts.py").write_text("FOUR = 4\n", "utf-8")
    (source / "consts.pxd").write_text("cdef enum:\n    FOUR = 4\n", "utf-8")
    (source / "sample.py").write_text(SAMPLE, "utf-8")
    (source / "sample.pxd").write_text(TYPES, "utf-8")
    monkeypatch.setattr(dialect, "KERNEL", source)
    return source


def node(folder: Path, code: str) -> object:
    """What a script that knows the kernel in this folder prints as JSON."""
    script = f"import * as kernel from '{(folder / 'kernel.js').as_uri()}';\n{code}"
    command = ["node", "--input-type=module", "--eval", script]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


def defined(name: str) -> set[str]:
    tree = ast.parse((dialect.KERNEL / f"{name}.py").read_text("utf-8"))
    return {part.name for part in tree.body if isinstance(part, ast.FunctionDef | ast.ClassDef)}


def test_the_build_is_a_few_small_modules(built: Path) -> None:
    names = {path.name for path in built.iterdir()}
    assert names == {f"{name}.js" for name in {*MODULES, "kernel"}} | {"package.json"}
    assert len(gzip.compress(b"".join(path.read_bytes() for path in built.iterdir()))) < LARGEST


def test_every_function_class_and_constant_is_exported_under_its_name(built: Path) -> None:
    exported = node(built, "console.log(JSON.stringify(Object.keys(kernel)));")
    functions = set().union(*(defined(name) for name in MODULES))
    numbers = {name for name in vars(consts) if name.isupper()}
    assert isinstance(exported, list)
    assert set(exported) == functions | numbers


def test_constants_have_their_values(built: Path) -> None:
    names = [name for name in vars(consts) if name.isupper()]
    values = node(built, f"console.log(JSON.stringify({json.dumps(names)}.map((n) => kernel[n])));")
    assert values == [getattr(consts, name) for name in names]


def test_nothing_of_a_runtime_is_left(built: Path) -> None:
    for path in built.glob("*.js"):
        imported = re.findall(r"from '(.*)'", path.read_text("utf-8"))
        assert set(imported) <= {f"./{name}.js" for name in MODULES}


def test_arrays_are_typed_as_in_the_compiled_form(built: Path) -> None:
    declared = kernel_js.array_types(dialect.KERNEL / "state.pxd", dialect.constants())
    names = [name for _, name in declared]
    code = f"""const s = new kernel.State();
        const kind = (name) => [s[name].constructor.name, s[name].length];
        console.log(JSON.stringify({json.dumps(names)}.map(kind)));"""
    assert node(built, code) == [[kind, length] for kind, length in declared.values()]
    assert len(names) >= 10


def test_two_builds_are_equal(built: Path) -> None:
    texts = kernel_js.translate()
    assert texts == {path.name: path.read_text("utf-8") for path in built.glob("*.js*")}


@pytest.mark.parametrize(
    "function",
    ["end_is_fixed", "nameless_loops_nest", "remainder", "boxed", "field_end"],
)
def test_javascript_means_what_python_means(function: str, sample: Path, tmp_path: Path) -> None:
    kernel_js.build(tmp_path / "out")
    names: dict[str, object] = {}
    exec((sample / "sample.py").read_text("utf-8"), names)
    python = names[function]
    assert callable(python)
    calls = f"[1, 2, 3, 4, 5].map((n) => kernel.{function}(n))"
    result = node(tmp_path / "out", f"console.log(JSON.stringify({calls}));")
    assert result == [python(n) for n in range(1, 6)]


def test_a_fault_in_the_dialect_stops_the_build(sample: Path) -> None:
    path = sample / "sample.py"
    path.write_text("def f():\n    return 1.5\n\n\ndef g():\n    return {}\n", "utf-8")
    with pytest.raises(kernel_js.BuildError) as caught:
        kernel_js.translate()
    first, second = str(caught.value).splitlines()
    assert first.startswith(f"{path}:2: 1.5 is not")
    assert second.startswith(f"{path}:6: a dict is not")


@pytest.mark.parametrize(
    ("types", "message"),
    [
        ("cdef class Box:\n    cdef float small[4]\n", "small is an array of float, not unsigned"),
        ("cdef class Box:\n    cdef public int n\n", "sample.py:5: a field of Box is an integer"),
    ],
)
def test_a_field_without_a_known_type_stops_the_build(
    types: str, message: str, sample: Path
) -> None:
    (sample / "sample.pxd").write_text(types, "utf-8")
    with pytest.raises(kernel_js.BuildError, match=re.escape(message)):
        kernel_js.translate()


def test_a_name_of_the_runtime_stops_the_build(sample: Path) -> None:
    (sample / "sample.py").write_text("def f(max):\n    return max\n", "utf-8")
    with pytest.raises(kernel_js.BuildError, match=r"sample\.js needs max of Transcrypt's runtime"):
        kernel_js.translate()


def test_without_transcrypt_there_is_one_clear_line(
    sample: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert (sample / "sample.py").exists()
    monkeypatch.setattr(sys, "executable", shutil.which("false"))
    with pytest.raises(kernel_js.BuildError, match="Transcrypt failed: without a word"):
        kernel_js.translate()


def test_a_length_may_be_a_constant(sample: Path) -> None:
    path = sample / "sample.pxd"
    path.write_text(TYPES.replace("[4]", "[FOUR]"), "utf-8")
    found = kernel_js.array_types(path, dialect.constants())
    assert found == {("Box", "small"): ("Uint8Array", 4)}


def test_the_command_lists_what_it_wrote(
    sample: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert (sample / "sample.py").exists()
    out = tmp_path / "new/folder"
    assert kernel_js.main([str(out)]) == 0
    *lines, total = capsys.readouterr().out.splitlines()
    assert [line.split()[-1] for line in lines] == [
        str(out / name) for name in kernel_js.translate()
    ]
    assert total.endswith(" bytes together, compressed with gzip")


def test_the_command_is_a_script(tmp_path: Path) -> None:
    command = [sys.executable, kernel_js.__file__, str(tmp_path)]
    subprocess.run(command, capture_output=True, check=True)
    assert (tmp_path / "kernel.js").exists()


def test_the_command_explains_wrong_use(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert kernel_js.main([]) == 2
    assert capsys.readouterr().err == "usage: kernel_js.py OUTDIR\n"
    (tmp_path / "file").write_text("", "utf-8")
    assert kernel_js.main([str(tmp_path / "file")]) == 1
    assert "file" in capsys.readouterr().err
