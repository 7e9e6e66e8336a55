"""Computer players: they are given what their seat may see, and answer a move."""
