"""`spitemalice info`: what is installed, and where things are kept."""

from __future__ import annotations

import json
import platform
import sys
from argparse import Namespace

from spitemalice import __version__
from spitemalice.bench.sources import COMPILABLE, not_compiled
from spitemalice.cli.errors import Status
from spitemalice.cli.folders import data_folder, records_file, save_file
from spitemalice.deal.commitment import PROTOCOL
from spitemalice.record.model import FORMAT
from spitemalice.rules.ruleset import PRESETS

__all__ = ["kernel_form", "run"]


def run(options: Namespace) -> int:
    """Print everything that helps to say what this program is."""
    found = _found()
    if options.json:
        print(json.dumps(found))
    else:
        for name, value in found.items():
            text = ", ".join(value) if isinstance(value, list) else value
            print(f"{name.replace('_', ' ')}: {text}")
    return Status.OK


def kernel_form() -> tuple[str, str]:
    """Whether the kernel runs `compiled`, `plain` or `mixed`, and why."""
    plain = not_compiled()
    if not plain:
        return "compiled", "all modules were compiled when the package was installed"
    if len(plain) < len(COMPILABLE):
        return "mixed", f"not compiled: {', '.join(plain)}; install the package again"
    return "plain", (
        "no compiled modules beside the source: there was no Cython, no C compiler or no Python "
        "headers when the package was installed, or it runs from its source folder"
    )


def _found() -> dict[str, str | list[str]]:
    form, why = kernel_form()
    return {
        "version": __version__,
        "python": platform.python_version(),
        "python_program": sys.executable,
        "platform": platform.platform(),
        "kernel": form,
        "kernel_reason": why,
        "data_folder": str(data_folder()),
        "save_file": str(save_file()),
        "records_file": str(records_file()),
        "presets": list(PRESETS),
        "record_format": FORMAT,
        "deal_protocol": PROTOCOL,
    }
