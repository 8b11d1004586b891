"""Who can be asked to sit at a table: levels by title."""

from functools import cache
from typing import Any, Final

from game.files import literal
from game.opponents.characters import NONE
from game.opponents.player import USUAL, Limit, Player
from game.opponents.random_player import RandomPlayer
from game.opponents.school import School
from game.opponents.shelf import part_of
from game.titles import find_title
from rules.core.errors import ComptoirError
from rules.core.text import say

RANDOM: Final = "random"
"""Needs no school: every title with rules has it."""
_LIMITS: Final = {"tycoon": Limit(1.2, USUAL)}


class UnknownLevel(ComptoirError):
    """No opponent of that level plays that title."""


def school(title: str) -> School[Any, Any] | None:
    """The school of a title that has a manifest, imported when first asked for, like the rules; None without one."""
    found: School[Any, Any] | None = part_of(title, "school", "SCHOOL")
    return found


def levels_of(title: str) -> tuple[str, ...]:
    """Everybody who plays a title, the weakest first. People may choose all but the random player."""
    taught = school(title)
    return (RANDOM,) if taught is None else (RANDOM, *taught.levels)


@cache
def player(title: str, level: str, character: str = NONE) -> Player:
    """The opponent of that level, with that character if one is named; a sentence in UnknownLevel or UnknownTitle where
    there is none."""
    rules, taught = find_title(title), school(title)
    if level == RANDOM:
        return RandomPlayer(rules)
    if taught is None or level not in taught.levels:
        known = literal(", ".join(levels_of(title)))
        raise UnknownLevel(say("opponents.unknown_level", title=literal(title), level=literal(level), known=known))
    return taught.player(level, character)


def limit_of(level: str) -> Limit:
    """How long a level thinks about one choice."""
    return _LIMITS.get(level, Limit(1.0, 1))
