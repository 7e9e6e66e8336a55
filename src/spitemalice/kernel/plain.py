"""Stands in for the `cython` module where that is not installed: the kernel runs as it is."""

compiled = False
