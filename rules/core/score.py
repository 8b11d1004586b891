"""Score sheets: every number with the reason it came about."""

from typing import NamedTuple

from rules.core.text import Text


class ScoreRow(NamedTuple):
    """One category of one seat; `parts` say what the points are made of, where the reason has no room for it."""

    category: Text
    points: int
    reason: Text
    parts: tuple[Text, ...] = ()


class Verdict(NamedTuple):
    """How a game for one ended: what it is called, whether it was won, and why."""

    name: Text
    won: bool
    reason: Text


class ScoreSheet(NamedTuple):
    """One seat's score by category, in the order it is shown."""

    total: int
    rows: tuple[ScoreRow, ...]
