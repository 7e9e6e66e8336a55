"""`spitemalice export-pwa`: the browser game as a folder that any web host can serve."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path

from spitemalice.cli.browser import MISSING, installed
from spitemalice.cli.errors import CommandError, Status
from spitemalice.web.export import export

__all__ = ["run"]


def run(options: Namespace) -> int:
    """Copy the site, and say what was written."""
    site = installed()
    if site is None:
        raise CommandError(MISSING)
    folder = Path(options.folder)
    files, size = export(site, folder)
    form = "packed" if site.bundled else "plain modules"
    if options.json:
        print(json.dumps({"folder": str(folder), "files": files, "bytes": size, "form": form}))
    else:
        print(f"{folder}: {files} files, {size / 1e6:.1f} MB, {form}; any web host can serve them")
    return Status.OK
