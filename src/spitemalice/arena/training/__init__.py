"""Training: weights of searching players that are learned from games.

Nothing is imported here; take what you need from the modules. `fit` and what is built on it need
numpy.
"""
