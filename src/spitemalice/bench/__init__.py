"""Measures the forms of the kernel, and what is built on it, against each other in one run.

`measure` does it and answers what ``spitemalice bench --json`` prints; `table` shows it to a
person. Figures of one run can be compared, those of two runs or machines hardly.
"""

from spitemalice.bench.figures import measure
from spitemalice.bench.forms import BenchError, repository
from spitemalice.bench.table import table

__all__ = ["BenchError", "measure", "repository", "table"]
