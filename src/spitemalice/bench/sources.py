"""Which form of the kernel is loaded: the compiled modules, or the Python sources beside them."""

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

PACKAGE = "spitemalice.kernel."
COMPILABLE = (
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
"""The modules of the kernel that are compiled at installation, where that is possible."""


def not_compiled() -> list[str]:
    """The compilable modules that this process loads from their sources."""
    specs = {name: find_spec(PACKAGE + name) for name in COMPILABLE}
    return [
        name
        for name, spec in specs.items()
        if spec is None or spec.origin is None or spec.origin.endswith(".py")
    ]


class SourceFinder(MetaPathFinder):
    """Finds the modules of the kernel as ``.py`` files only."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The source of a kernel module; nothing for any other module."""
        if fullname.startswith(PACKAGE):
            for folder in path or ():
                source = Path(folder, f"{fullname.removeprefix(PACKAGE)}.py")
                if source.is_file():
                    return spec_from_file_location(fullname, source)
        return None


def prefer_sources() -> None:
    """From now on, in this process, import the kernel as plain Python."""
    sys.meta_path.insert(0, SourceFinder())
