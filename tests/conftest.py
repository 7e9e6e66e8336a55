"""What all tests share: Hypothesis profiles, and one form of the package in every process."""

import os
import signal
from pathlib import Path

from hypothesis import settings

import spitemalice

settings.register_profile("dev", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, database=None, print_blob=True)
settings.load_profile("ci" if "CI" in os.environ else "dev")

# Child processes run the form under test too: the plain source, or the installed package.
os.environ["PYTHONPATH"] = str(Path(spitemalice.__file__).parents[1])

# A run in the background may have been started deaf to Ctrl-C, and children would inherit that.
signal.signal(signal.SIGINT, signal.default_int_handler)
