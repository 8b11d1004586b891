"""Plays anything legal. Only the arena asks for it."""

from typing import Any
from zlib import crc32

from game.opponents.player import Answer, Limit
from rules.core.chance import mixed
from rules.core.rules import Rules
from rules.core.text import Text


def view_seed(seen: Any) -> int:
    """A number that depends on nothing but the view: the same view gives the same choice, in every process."""
    return mixed(crc32(repr(seen.key()).encode()))


class RandomPlayer:
    """One legal move, drawn by the view itself. Of picks only upward ones: the same view twice would pick for ever."""

    def __init__(self, rules: Rules[Any]) -> None:
        self.rules = rules

    def choose(self, seen: Any, limit: Limit) -> Answer:
        """Any legal move."""
        moves = self.rules.search_moves(seen)
        return Answer((moves[view_seed(seen) % len(moves)],), Text("opponents.random"))
