"""Spite & Malice: rules, fair deals and game records."""

__version__ = "0.1.0"
