"""Measures the web game in a real browser: ``python -m benchmarks.web``."""
