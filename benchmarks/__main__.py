"""Measures the forms of the kernel in this clone: ``python -m benchmarks [--json]``."""

import argparse
import json
import sys
from pathlib import Path

from spitemalice.bench import BenchError, measure, table

ROOT = Path(__file__).parents[1]


def main() -> int:
    """Print the figures as a table, or as one JSON object."""
    parser = argparse.ArgumentParser(prog="benchmarks", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument(
        "--seconds", type=float, default=1.0, help="CPU seconds for each figure (default: 1)"
    )
    options = parser.parse_args()
    try:
        figures = measure(options.seconds, ROOT)
    except BenchError as error:
        print(error, file=sys.stderr)
        return 1
    print(json.dumps(figures, indent=2) if options.json else table(figures))
    return 0


if __name__ == "__main__":
    sys.exit(main())
