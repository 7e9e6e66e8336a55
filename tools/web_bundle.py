"""Packs an assembled site for release: few files, hashed names, compressed copies."""

import shutil
import subprocess
from pathlib import Path

from tools.kernel_js import BuildError

ROOT = Path(__file__).parents[1]
SCRIPT = ROOT / "web" / "bundle.mjs"


def available() -> bool:
    """Whether Node and esbuild are there."""
    esbuild = ROOT / "web" / "node_modules" / "esbuild"
    return shutil.which("node") is not None and esbuild.is_dir()


def bundle(site: Path) -> None:
    """Replace the scripts and styles of a site by packed ones.

    Raises:
        BuildError: Node or esbuild is missing or has failed.
    """
    _node("bundle", site)


def compress(site: Path) -> None:
    """Put a `.br` and a `.gz` beside each text file of a site that is worth it."""
    _node("compress", site)


def _node(what: str, site: Path) -> None:
    if not available():
        raise BuildError("a bundle needs Node, and `npm ci --ignore-scripts` in web/")
    command = ["node", str(SCRIPT), what, str(site)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise BuildError(f"{SCRIPT.name} failed: {done.stderr.strip() or 'without a word'}")
