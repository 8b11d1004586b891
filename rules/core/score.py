"""Score sheets: every number with the reason it came about."""

from typing import NamedTuple

from rules.core.text import Text


class ScoreRow(NamedTuple):
    """One category of one seat."""

    category: Text
    points: int
    reason: Text


class ScoreSheet(NamedTuple):
    """One seat's score by category, in the order it is shown."""

    total: int
    rows: tuple[ScoreRow, ...]
