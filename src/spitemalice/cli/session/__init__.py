"""A game at the keyboard without any input or output: a text line in, text lines out."""
