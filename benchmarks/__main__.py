"""Measures the forms of the kernel: ``python -m benchmarks`` is ``spitemalice bench`` here."""

import sys

from spitemalice.cli import main

if __name__ == "__main__":
    sys.exit(main(["bench", *sys.argv[1:]]))
