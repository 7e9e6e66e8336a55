"""The rules and the search in one source that runs as Python, compiled, and in JavaScript."""
