"""Assembles the web game: a folder of files that any web server can serve.

``python tools/build_site.py OUTDIR`` copies what is served of ``web/`` and the texts, and makes
the modules that come from the Python source. ``--bundle`` then packs the scripts and the styles
into a few files with a hash in their names, which needs Node and ``npm ci`` in ``web/``.
``python tools/build_site.py --generated`` only writes the made modules into ``web/``, where the
type checker and the tests of the scripts look for them.
"""

import argparse
import base64
import hashlib
import json
import re
import shutil
import sys
from collections.abc import Iterable
from pathlib import Path

if __name__ == "__main__":  # as a script, `tools` itself is on the path, not what holds it
    sys.path.insert(0, str(Path(__file__).parents[1] / "src"))
    sys.path.insert(0, str(Path(__file__).parents[1]))

from spitemalice import __version__
from spitemalice.web.policy import META_POLICY
from tools import kernel_js, web_bundle, web_data, web_players, web_types
from tools.kernel_js import BuildError

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
LOCALES = ROOT / "src" / "spitemalice" / "locales"
GENERATED = Path("js", "generated")
SERVED = ("index.html", "manifest.webmanifest", "icons", "css", "js", "vendor")
POLICY_TAG = re.compile(r'(http-equiv="Content-Security-Policy"\s+)content="[^"]*"')
NOT_KEPT = ("icons/icon-", "icons/maskable", "icons/apple", "vendor/LICENSES")
"""What is only wanted when the game is installed, or read online."""
LICENCES = ".LEGAL.txt"
"""How the packer calls what it took out of the scripts."""

UNFINISHED = "dev"
WORKER_LINES = 'const BUILD = "dev";\nconst FILES = [["./", ""]];\n'


def build(out: Path, *, bundle: bool = False) -> None:
    """Write the site into a folder, which is emptied first.

    Raises:
        BuildError: A source is missing or cannot be translated, or a tool has failed.
    """
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    _copy(out)
    _state_policy(out / "index.html")
    generate(out / GENERATED)
    for path in out.rglob("*.d.ts"):  # types are for the type checker only
        path.unlink()
    _write_build(out / GENERATED, digest(_contents(out)))
    if bundle:
        web_bundle.bundle(out)
    write_worker(out)
    if bundle:
        web_bundle.compress(out)


def generate(folder: Path) -> None:
    """Write the modules that are made from the Python source."""
    shutil.rmtree(folder, ignore_errors=True)
    kernel_js.build(folder / "kernel")
    (folder / "kernel" / "package.json").unlink()
    _write(folder / "kernel" / "kernel.d.ts", web_types.kernel_types())
    _write(folder / "players.js", web_players.players_module())
    _write(folder / "presets.js", web_data.presets_module())
    _write_build(folder, UNFINISHED)


def write_worker(out: Path) -> None:
    """Write the service worker with what it keeps, so that it changes when a file does."""
    text = (WEB / "sw.js").read_text("utf-8")
    if text.count(WORKER_LINES) != 1:
        raise BuildError("sw.js: the lines that the build replaces are not there")
    kept = precached(out)
    lines = "".join(f"  {json.dumps(each)},\n" for each in kept.items())
    found = digest(line.encode() for each in kept.items() for line in each)
    text = text.replace(WORKER_LINES, f'const BUILD = "{found}";\nconst FILES = [\n{lines}];\n')
    _write(out / "sw.js", text)


def digest(parts: Iterable[bytes]) -> str:
    """Twelve hex digits that depend on every part."""
    whole = hashlib.sha256()
    for part in parts:
        whole.update(hashlib.sha256(part).digest())
    return whole.hexdigest()[:12]


def _copy(out: Path) -> None:
    ignored = shutil.ignore_patterns("generated", ".*")
    for name in SERVED:
        source = WEB / name
        if source.is_dir():
            shutil.copytree(source, out / name, ignore=ignored)
        else:
            shutil.copy(source, out / name)
    shutil.copytree(LOCALES, out / "locales", ignore=ignored)


def _state_policy(page: Path) -> None:
    """Write into the page the policy that our own server sends, since other hosts send none."""
    text, found = POLICY_TAG.subn(rf'\g<1>content="{META_POLICY}"', page.read_text("utf-8"))
    if found != 1:
        raise BuildError(f"{page.name}: it must have one Content-Security-Policy, not {found}")
    _write(page, text)


def _write_build(folder: Path, build_id: str) -> None:
    """Tell the scripts which version of the game they are, and which build of it."""
    version = json.dumps(__version__)
    text = "// Made by tools/build_site.py.\n\n"
    text += f"export const VERSION = {version};\nexport const BUILD = {json.dumps(build_id)};\n"
    _write(folder / "build.js", text)


def precached(out: Path) -> dict[str, str]:
    """The address and the hash of each file that a browser keeps to start without a network."""
    kept = {}
    for path in _files(out):
        name = path.relative_to(out).as_posix()
        if name != "sw.js" and not name.startswith(NOT_KEPT) and not name.endswith(LICENCES):
            hashed = base64.b64encode(hashlib.sha256(path.read_bytes()).digest()).decode()
            kept["./" if name == "index.html" else name] = f"sha256-{hashed}"
    return kept


def _files(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file())


def _contents(folder: Path) -> Iterable[bytes]:
    for path in _files(folder):
        yield path.relative_to(folder).as_posix().encode()
        yield path.read_bytes()


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8", newline="\n")


def main(arguments: list[str] | None = None) -> int:
    """Build what the command line names."""
    parser = argparse.ArgumentParser(description="Assemble the web game.")
    parser.add_argument("out", nargs="?", metavar="OUTDIR", type=Path, help="where it goes")
    parser.add_argument("--bundle", action="store_true", help="pack it for release (needs Node)")
    parser.add_argument(
        "--generated", action="store_true", help="only write the made modules into web/"
    )
    options = parser.parse_args(arguments)
    if options.generated == (options.out is not None):
        parser.error("name OUTDIR, or say --generated")
    try:
        if options.generated:
            generate(WEB / GENERATED)
        else:
            build(options.out, bundle=options.bundle)
    except (BuildError, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
