"""One module a command, each with `run(options) -> exit status`; imported when it is called."""
