"""How strong the levels are: measures every claim, and writes the figures into the docs."""
