"""Compiles the kernel where a C compiler is; without one the same files run as plain Python."""

import sys
from pathlib import Path

from setuptools import setup

KERNEL = Path("src/spitemalice/kernel")
MODULES = (
    "state",
    "play",
    "moves",
    "playout",
    "views",
    "batch",
    "table",
    "features",
    "turn",
    "ends",
    "luck",
    "worlds",
    "rollout",
)


def extensions():
    """The kernel's extension modules, each optional, or none where Cython is missing."""
    try:
        from Cython.Build import cythonize
    except ImportError:
        return []
    modules = cythonize(
        [str(KERNEL / f"{name}.py") for name in MODULES],
        build_dir="build",
        compiler_directives={
            "language_level": 3,
            "boundscheck": False,
            "wraparound": False,
            "cdivision": True,
            "initializedcheck": False,
        },
        quiet=True,
    )
    for module in modules:
        module.optional = True  # cythonize() drops the flag when it is given beforehand
        if sys.platform != "win32":
            module.extra_compile_args = ["-O3", "-g0"]
        if sys.platform == "linux":
            module.extra_link_args = ["-Wl,--strip-all"]
    return modules


setup(ext_modules=extensions())
