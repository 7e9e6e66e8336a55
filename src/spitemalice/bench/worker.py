"""Does benchmark tasks in a process of its own: ``python -m spitemalice.bench.worker FORM``.

Each line of standard input is a request ``{"task": name, "seconds": CPU seconds}``, each line of
standard output its sample, as `spitemalice.bench.tasks` describes it. FORM is ``plain`` or
``compiled``: the plain form is loaded from the sources, even if there are compiled modules.
"""

import json
import sys
from importlib import import_module

from spitemalice.bench.sources import prefer_sources


def main() -> None:
    """Serve requests until standard input ends."""
    form = sys.argv[1]
    if form == "plain":
        prefer_sources()
    tasks = import_module("spitemalice.bench.tasks")
    if form != tasks.FORM:
        sys.exit(f"the kernel that was loaded is not {form}")
    for line in sys.stdin:
        request = json.loads(line)
        print(json.dumps(tasks.TASKS[request["task"]](request["seconds"])), flush=True)


if __name__ == "__main__":
    main()
