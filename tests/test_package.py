"""The package as a whole: what it exports, what it loads, what it is made of, how it installs."""

import importlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tomllib
import zipfile
from pathlib import Path
from typing import Any

import pytest

import spitemalice
from spitemalice.kernel import plain
from spitemalice.web.site import STATIC, Site

ROOT = Path(__file__).parents[1]
HEAVY = {"argparse", "asyncio", "cython", "dataclasses", "hashlib", "inspect", "json", "msgspec"}


def run_python(code: str) -> str:
    """What a new Python prints that runs this code."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_every_public_name_exists() -> None:
    for name in spitemalice.__all__:
        assert getattr(spitemalice, name) is not None
    assert set(spitemalice.__all__) <= set(dir(spitemalice))


def test_public_names_are_those_of_the_parts() -> None:
    from spitemalice import deal, record, rules

    for name in spitemalice.__all__:
        part = next(part for part in (deal, rules, record) if name in part.__all__)
        assert getattr(spitemalice, name) is getattr(part, name)


def test_every_error_is_one_of_the_package() -> None:
    errors = [getattr(spitemalice, name) for name in spitemalice.__all__ if name.endswith("Error")]
    assert len(errors) > 5
    assert all(issubclass(error, spitemalice.SpiteMaliceError) for error in errors)


def test_an_unknown_name_is_an_attribute_error() -> None:
    package: Any = spitemalice
    with pytest.raises(AttributeError, match="module 'spitemalice' has no attribute 'Gmae'"):
        _ = package.Gmae


def test_importing_the_package_loads_nothing_heavy() -> None:
    code = """
import sys
before = set(sys.modules)
import spitemalice
print(*sorted(set(sys.modules) - before))
"""
    loaded = set(run_python(code).split())
    assert {name for name in loaded if name.startswith("spitemalice")} == {"spitemalice"}
    assert not loaded & HEAVY


def test_the_kernel_runs_without_cython() -> None:
    code = """
import sys
sys.modules["cython"] = None
from spitemalice.kernel.play import deal, set_up
from spitemalice.kernel.state import State, seed_fast
s = State()
seed_fast(s, 1, 2)
deal(s)
print(s.stock_n)
"""
    assert run_python(code) == "54"


def test_the_stand_in_for_cython_says_what_cython_would() -> None:
    assert plain.compiled is importlib.import_module("cython").compiled


def test_the_version_is_the_newest_in_the_changelog() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    newest = re.search(r"^## (\S+)", changelog, re.M)
    assert newest is not None
    assert newest[1] == spitemalice.__version__


def test_msgspec_is_the_only_dependency() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    names = [re.match(r"[\w-]+", dependency) for dependency in project["dependencies"]]
    assert [name and name[0] for name in names] == ["msgspec"]


def test_what_is_installed_is_small_and_typed() -> None:
    home = Path(spitemalice.__file__).parent
    files = [path for path in home.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    made = [path for path in files if STATIC not in path.parents]
    assert not [path for path in made if path.suffix in {".c", ".html", ".o"}]
    assert sum(path.stat().st_size for path in made) <= 3_000_000
    assert sum(path.stat().st_size for path in set(files) - set(made)) <= 1_500_000
    assert home / "py.typed" in files
    assert {path.stem for path in (home / "kernel").glob("*.pyi")} >= {"moves", "play", "state"}


def can_compile() -> bool:
    """Whether this Python has a C compiler and its own headers."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "").split()
    header = Path(sysconfig.get_path("include")) / "Python.h"
    return bool(compiler) and shutil.which(compiler[0]) is not None and header.exists()


def test_the_source_runs_plain_and_the_installed_package_compiled() -> None:
    from spitemalice.kernel import moves, play, playout, state, views

    modules = (moves, play, playout, state, views)
    compiled = {not str(module.__file__).endswith(".py") for module in modules}
    from_source = ROOT / "src" in Path(spitemalice.__file__).parents
    assert compiled == {not from_source and can_compile()}


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A copy of what a source distribution holds, with nothing built in it."""
    copy = tmp_path / "source"
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info")
    for name in ("src", "tools"):
        shutil.copytree(ROOT / name, copy / name, ignore=ignored)
    not_served = shutil.ignore_patterns("node_modules", "generated", "tests")
    shutil.copytree(ROOT / "web", copy / "web", ignore=not_served)
    for name in ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, copy)
    return copy


def wheel_of(source: Path, **environment: str) -> list[str]:
    """The files of the wheel that is built of a source."""
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel", "--quiet"]
    done = subprocess.run(
        [*pip, "--no-build-isolation", "--no-deps", "--wheel-dir", str(source), str(source)],
        env={**os.environ, "CC": "false", **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    (wheel,) = source.glob("*.whl")
    return zipfile.ZipFile(wheel).namelist()


@pytest.mark.heavy
def test_a_source_distribution_builds_without_a_compiler(source: Path) -> None:
    code = "from setuptools import build_meta; print(build_meta.build_sdist('.'))"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=source, capture_output=True, text=True, check=True
    )
    with tarfile.open(source / done.stdout.splitlines()[-1]) as packed:
        packed.extractall(source / "unpacked", filter="data")
    (unpacked,) = (source / "unpacked").iterdir()
    names = wheel_of(unpacked)
    assert "spitemalice/kernel/play.py" in names
    assert not [name for name in names if name.endswith(".so")]
    assert {f"spitemalice/web/static/{name}" for name in ("index.html", "sw.js")} <= set(names)
    assert "spitemalice/web/static/js/generated/kernel/kernel.js" in names
    assert not [name for name in names if "node_modules" in name or "/tests/" in name]


@pytest.mark.heavy
def test_it_builds_without_cython_and_transcrypt(source: Path, tmp_path: Path) -> None:
    for name in ("Cython", "transcrypt"):
        hidden = tmp_path / "hidden" / name
        hidden.mkdir(parents=True)
        (hidden / "__init__.py").write_text("raise ImportError('not here')\n")
    names = wheel_of(source, PYTHONPATH=str(tmp_path / "hidden"))
    assert {"spitemalice/kernel/play.py", "spitemalice/web/site.py"} <= set(names)
    assert not [name for name in names if "/static/" in name]


def test_the_installed_package_has_the_browser_game() -> None:
    from_source = ROOT / "src" in Path(spitemalice.__file__).parents
    assert STATIC.is_dir() == (not from_source)
    if not from_source:
        assert "sw.js" in Site().names
