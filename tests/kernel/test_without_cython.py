"""The plain kernel needs neither Cython nor anything else that is installed."""

import subprocess
import sys

from spitemalice.kernel import plain
from spitemalice.kernel.playout import Tally, run_checked
from spitemalice.kernel.state import State
from tests.kernel import forms

CODE = """
import sys
sys.modules["cython"] = None  # as if it were not installed
from spitemalice.kernel.playout import Tally, run_checked
from spitemalice.kernel.state import State
tally = Tally()
run_checked(State(), tally, 1, 20, 2)
print(tally.moves, tally.sum_a, tally.sum_b)
"""


def test_the_kernel_runs_without_cython() -> None:
    assert plain.compiled is False
    sources = forms.built("plain", forms.copy_sources)
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", f"import sys; sys.path.append({str(sources)!r}){CODE}"],
        capture_output=True,
        text=True,
        check=True,
    )
    tally = Tally()
    run_checked(State(), tally, 1, 20, 2)
    assert done.stdout.split() == [str(tally.moves), str(tally.sum_a), str(tally.sum_b)]
