"""The kernel in each of its forms, made from the sources as they are now, as child processes."""

import hashlib
import importlib.util
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple, Self

import pytest

import spitemalice
from spitemalice.kernel import state
from tools import kernel_js

ROOT = Path(__file__).parents[2]
KERNEL = ROOT / "src/spitemalice/kernel"
TASKS = Path(__file__).with_name("tasks.py")
JS_TASKS = ROOT / "tests/js/tasks.mjs"
BUILDS = ROOT / "build/forms"

UNCOMPILED = ("__init__", "consts", "plain")
INPUTS = sorted(
    [
        ROOT / "setup.py",
        ROOT / "src/spitemalice/__init__.py",
        *KERNEL.glob("*.py"),
        *KERNEL.glob("*.pxd"),
        *(ROOT / "tools").glob("*.py"),
    ]
)


class Task(NamedTuple):
    """What one form is asked to do; see `tasks.py`."""

    name: str
    arguments: tuple[object, ...]


class Worker:
    """A process that does tasks with one form of the kernel."""

    def __init__(self, command: Sequence[str | Path], path: Path | None = None) -> None:
        environment = os.environ | ({"PYTHONPATH": str(path)} if path else {})
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
        )

    def do(self, task: Task) -> Any:  # noqa: ANN401 - each task has its own kind of result
        """The result of a task."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        request = {"task": task.name, "arguments": task.arguments}
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            raise RuntimeError(f"{self.process.args!r} stopped at the task {request}")
        return json.loads(answer)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *left_by: object) -> None:
        self.process.communicate()


def plain() -> Worker:
    """The sources under CPython."""
    return Worker([sys.executable, TASKS], built("plain", copy_sources))


def compiled() -> Worker:
    """The sources compiled now."""
    return Worker([sys.executable, TASKS], built("compiled", compile_sources))


def installed() -> Worker:
    """What `import spitemalice` gives to the tests, which may be compiled and older."""
    return Worker([sys.executable, TASKS], Path(spitemalice.__file__).parents[1])


def is_source_installed() -> bool:
    """Whether that is the plain form itself."""
    return state.__file__ == str(KERNEL / "state.py")


def javascript() -> Worker:
    """The sources translated now, in node."""
    return Worker(["node", JS_TASKS, built("javascript", translate_sources)])


def missing(form: str) -> str | None:
    """Why a form cannot be made on this machine, or None."""
    needed: dict[str, Callable[[], object]] = {}
    if form == "compiled":
        compiler = shlex.split(sysconfig.get_config_var("CC") or "cc")[0]
        header = Path(sysconfig.get_path("include"), "Python.h")
        needed = {
            "Cython": lambda: importlib.util.find_spec("Cython"),
            "setuptools": lambda: importlib.util.find_spec("setuptools"),
            f"the C compiler {compiler}": lambda: shutil.which(compiler),
            "Python.h": header.exists,
        }
    elif form == "javascript":
        needed = {
            "transcrypt": lambda: importlib.util.find_spec("transcrypt"),
            "node": lambda: shutil.which("node"),
        }
    absent = [name for name, is_there in needed.items() if not is_there()]
    return f"{' and '.join(absent)} not found" if absent else None


def built(form: str, make: Callable[[Path], None]) -> Path:
    """The directory of a form, made unless it is there for exactly these sources."""
    digest = hashlib.sha256(sys.version.encode())
    for path in INPUTS:
        digest.update(path.name.encode() + b"\0" + path.read_bytes())
    place = BUILDS / f"{form}-{digest.hexdigest()[:16]}"
    if not place.exists():
        BUILDS.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=BUILDS) as folder:
            make(Path(folder, "new"))
            if not place.exists():  # another run may have been faster
                Path(folder, "new").rename(place)
    return place


def copy_sources(out: Path) -> None:
    """The package with nothing but the kernel's Python files."""
    package = out / "spitemalice/kernel"
    package.mkdir(parents=True)
    shutil.copy(ROOT / "src/spitemalice/__init__.py", package.parent)
    for path in KERNEL.glob("*.py"):
        shutil.copy(path, package)


def compile_sources(out: Path) -> None:
    """The package with compiled modules in the place of those that can be compiled.

    It is compiled from a copy, because other builds may use the repository's own at the same time.
    """
    copy = out.parent / "copy"
    copy_sources(copy / "src")
    for path in KERNEL.glob("*.pxd"):
        shutil.copy(path, copy / "src/spitemalice/kernel")
    shutil.copy(ROOT / "setup.py", copy)
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--build-lib", str(out)]
    done = subprocess.run(command, cwd=copy, capture_output=True, text=True, check=False)
    package = out / "spitemalice/kernel"
    package.mkdir(parents=True, exist_ok=True)
    shutil.copy(ROOT / "src/spitemalice/__init__.py", package.parent)
    for path in KERNEL.glob("*.py"):
        if path.stem in UNCOMPILED:
            shutil.copy(path, package)
        elif not list(package.glob(f"{path.stem}.*")):
            raise RuntimeError(f"{path.name} did not compile:\n{done.stdout}{done.stderr}")


def translate_sources(out: Path) -> None:
    """The JavaScript modules."""
    kernel_js.build(out)


def need(form: str) -> None:
    """Skip the test where the form cannot be made, but not in continuous integration."""
    reason = missing(form)
    if reason and "CI" in os.environ:
        pytest.fail(f"the {form} form is needed here: {reason}")
    elif reason:
        pytest.skip(f"no {form} form: {reason}")
