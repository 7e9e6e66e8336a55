"""Measures the forms of the kernel, and what is built on it, against each other in one run.

`figures.measure` does it and answers what ``spitemalice bench --json`` prints; `table.table` shows
it to a person. This module imports nothing, so that a worker can choose its form of the kernel
before anything loads it.
"""
