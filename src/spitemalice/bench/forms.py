"""The programs that are measured, each in a process of its own."""

import json
import os
import shlex
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Protocol

from spitemalice.bench.samples import Sample
from spitemalice.bench.sources import not_compiled
from spitemalice.errors import SpiteMaliceError

PACKAGES = Path(__file__).parents[2]  # where the package `spitemalice` lies
LIMIT = "benchmarks/limit.c"
JS_WORKER = "benchmarks/worker.mjs"
JS_BUILD = "tools/kernel_js.py"
COMPILERS = ("cc", "gcc", "clang")


class BenchError(SpiteMaliceError):
    """Nothing can be measured like this, or a program that is measured has failed."""


class MissingError(Exception):
    """A form is not to be had on this machine; the text says why."""


class Form(Protocol):
    """A program that can be measured."""

    def measure(self, task: str, seconds: float) -> Sample:
        """Let it do a task for some seconds of CPU time."""


class Worker:
    """A process that does tasks as `spitemalice.bench.worker` does, in Python or JavaScript."""

    def __init__(self, command: Sequence[str | Path]) -> None:
        self._name = shlex.join(map(str, command))
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | {"PYTHONPATH": str(PACKAGES)},
        )

    def measure(self, task: str, seconds: float) -> Sample:
        """Let the process do a task for some seconds of CPU time.

        Raises:
            BenchError: It ended before it had answered.
        """
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            self._process.stdin.write(json.dumps({"task": task, "seconds": seconds}) + "\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            pass  # then there is no answer either
        answer = self._process.stdout.readline()
        if not answer:
            status = self._process.wait()
            raise BenchError(f"{self._name}: ended with status {status} in the task {task}")
        sample: Sample = json.loads(answer)
        return sample

    def close(self) -> None:
        """End the process."""
        self._process.kill()
        self._process.communicate()


class LimitProgram:
    """The C program. Each measurement is a run of its own, of the policies only."""

    def __init__(self, program: Path) -> None:
        self._program = program
        self._runs = 0

    def measure(self, task: str, seconds: float) -> Sample:
        """Let it play by both policies for some seconds of CPU time each, each time other games."""
        assert task == "policies"
        self._runs += 1
        command: list[str | Path] = [self._program, str(seconds), str(self._runs)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise BenchError(f"{shlex.join(map(str, command))}: ended with {done.returncode}")
        sample: Sample = json.loads(done.stdout)
        return sample


def repository() -> Path | None:
    """The clone that the package is run from or in, which has what is not installed with it."""
    for root in (PACKAGES.parent, Path.cwd()):
        if (root / LIMIT).is_file() and (root / JS_BUILD).is_file():
            return root
    return None


def open_forms(root: Path | None, stack: ExitStack) -> tuple[dict[str, Form], dict[str, str]]:
    """The forms that are to be had, and why the others are not, each by its name.

    Args:
        root: A clone of the repository, if there is one.
        stack: Closes the forms.
    """
    makers: dict[str, Callable[[], Form]] = {
        "plain": lambda: _python("plain", stack),
        "compiled": lambda: _compiled(stack),
        "javascript": lambda: _javascript(_clone(root), stack),
        "limit_c": lambda: _limit_c(_clone(root), stack),
    }
    forms: dict[str, Form] = {}
    notes: dict[str, str] = {}
    for name, make in makers.items():
        try:
            forms[name] = make()
        except MissingError as error:
            notes[name] = str(error)
    return forms, notes


def _python(form: str, stack: ExitStack) -> Form:
    return _opened([sys.executable, "-m", "spitemalice.bench.worker", form], stack)


def _opened(command: Sequence[str | Path], stack: ExitStack) -> Form:
    worker = Worker(command)
    stack.callback(worker.close)
    return worker


def _compiled(stack: ExitStack) -> Form:
    if missing := not_compiled():
        raise MissingError(f"not compiled: {', '.join(missing)}")
    return _python("compiled", stack)


def _clone(root: Path | None) -> Path:
    if root is None:
        raise MissingError("it is made from a clone of the repository, which is not here")
    return root


def _javascript(root: Path, stack: ExitStack) -> Form:
    node = shutil.which("node")
    if node is None:
        raise MissingError("node not found")
    out = _folder(stack)
    _make([sys.executable, root / JS_BUILD, out])
    return _opened([node, root / JS_WORKER, out], stack)


def _limit_c(root: Path, stack: ExitStack) -> Form:
    own = os.environ.get("CC")
    compilers = [own] if own else [name for name in COMPILERS if shutil.which(name)]
    if not compilers:
        raise MissingError(f"no C compiler found: {', '.join(COMPILERS)}")
    program = _folder(stack) / "limit"
    _make([*shlex.split(compilers[0]), "-O3", "-o", program, root / LIMIT])
    return LimitProgram(program)


def _folder(stack: ExitStack) -> Path:
    return Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="spitemalice-bench-")))


def _make(command: Sequence[str | Path]) -> None:
    """Run a program that makes something.

    Raises:
        MissingError: It fails.
    """
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError as error:
        raise MissingError(f"{command[0]}: {error.strerror}") from None
    if done.returncode != 0:
        lines = (done.stderr or done.stdout).strip().splitlines()
        raise MissingError(f"{shlex.join(map(str, command))}: {lines[-1] if lines else 'failed'}")
