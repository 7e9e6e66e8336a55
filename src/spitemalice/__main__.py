"""`python -m spitemalice` is the command `spitemalice`."""

import sys

from spitemalice.cli import main

if __name__ == "__main__":
    sys.exit(main())
