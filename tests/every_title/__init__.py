"""Conformance: what every title must pass. A new title gets all of these tests by being registered.

Set COMPTOIR_GAMES to play more games of each kind than the few of a normal run.
"""
