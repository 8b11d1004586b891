"""What pebbles count."""

from collections.abc import Iterable

from rules.core.target import HIDDEN
from rules.toy.components import VALUES


def worth(pebbles: Iterable[int]) -> int:
    """The sum of their values; of a hidden one nothing is known."""
    return sum(VALUES[each] for each in pebbles if each != HIDDEN)
