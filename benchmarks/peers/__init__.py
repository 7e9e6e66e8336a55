"""Measures this package beside others that play card games, in one run."""
