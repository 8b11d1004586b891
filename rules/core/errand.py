"""Errands: what a seat leaves to be done for it as long as it stays within a limit."""

from typing import NamedTuple

from rules.core.target import Target


class Errand(NamedTuple):
    """A limit for one affair, such as the auction of one post. It is the table's: a game is written down without it."""

    affair: Target
    limit: int
