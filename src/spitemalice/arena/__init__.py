"""Matches between players: duplicate deals, statistics, and bots of any language.

Nothing is imported here; take what you need from the modules.
"""
