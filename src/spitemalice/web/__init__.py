"""The web game: its built files, a server for this machine, and a copy for any other."""
