"""Texts made of texts."""

from collections.abc import Sequence

from rules.core.text import Text, say

NOTHING = Text("common.nothing")


def listed(texts: Sequence[Text]) -> Text:
    """One after the other: "2 brick, 1 cloth"; nothing at all has a word too."""
    if not texts:
        return NOTHING
    text = texts[-1]
    for first in reversed(texts[:-1]):
        text = say("common.list", first=first, rest=text)
    return text
