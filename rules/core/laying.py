"""Laying out what lies where: heaps, cards face up or down, rows with gaps."""

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from rules.core.target import HIDDEN, Target

Things: TypeAlias = Mapping[tuple[Target, Target], int]
KEPT: Final = 1024
"""So many parts of a table are kept as they were laid once: most of it lies as it lay before the move."""

GAP = -1
"""What stands in a row where nothing lies."""


class Layout:
    """(place, thing) -> how many."""

    def __init__(self) -> None:
        self.things: dict[tuple[Target, Target], int] = {}

    def lay(self, place: Target, thing: Target, number: int = 1) -> None:
        """So many of a thing, beside those that lie there already; below 0 where a supply has given them out."""
        things, key = self.things, (place, thing)
        lying = things.get(key)
        if lying is None:
            if number:
                things[key] = number
        elif lying + number:
            things[key] = lying + number
        else:
            del things[key]

    def lay_apart(self, things: Things) -> None:
        """What lies in places where nothing else does: laid once and kept, it costs next to nothing."""
        self.things.update(things)

    def lay_cards(self, place: Target, cards: Sequence[int], faces: Sequence[Target], back: Target) -> None:
        """A heap of cards or tokens, each as far as it is known."""
        things = self.things
        for card in cards:
            key = (place, back if card == HIDDEN else faces[card])
            things[key] = things.get(key, 0) + 1

    def lay_row(self, slots: Sequence[Target], row: Sequence[int], faces: Sequence[Target]) -> None:
        """One card or token to a slot, where there is one."""
        things = self.things
        for slot, card in zip(slots, row, strict=True):
            if card != GAP:
                key = (slot, faces[card])
                things[key] = things.get(key, 0) + 1
