"""Compiles the kernel where a C compiler is, and builds the browser game where Transcrypt is.

Without a compiler the kernel's files run as plain Python; without Transcrypt the game is played in
the terminal.
"""

import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
KERNEL = Path("src/spitemalice/kernel")
MODULES = (
    "state",
    "play",
    "moves",
    "playout",
    "views",
    "batch",
    "table",
    "reach",
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


class BuildWithGame(build_py):
    """Puts the browser game into the package: packed where esbuild is, else as plain modules."""

    def run(self):
        """Copy the package's files, and build the game among them."""
        super().run()
        if self.editable_mode:  # nothing is built into a source tree
            return
        try:
            import transcrypt  # noqa: F401 (the build runs it)
        except ImportError:
            print("Without Transcrypt the browser game is left out.", file=sys.stderr)
        else:
            build_game(Path(self.build_lib, "spitemalice", "web", "static"))


def build_game(site):
    """Build the browser game into a folder."""
    sys.path[:0] = [str(ROOT), str(ROOT / "src")]
    from tools import build_site, web_bundle

    build_site.build(site, bundle=web_bundle.available())


setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithGame})
