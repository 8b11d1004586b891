"""Streets in the lanes between the Areas: every neighbour of an Area is one street away."""

from collections.abc import Collection, Iterator

import pygame

from rules.yokohama.components import CELL_NEIGHBOURS, ROWS
from ui.boards.yokohama.layout import TownLayout
from ui.paint import Painter

STREET = 12.0


def _lanes(lay: TownLayout, seats: int) -> Iterator[tuple[int, int, pygame.FRect, bool]]:
    """Pairs of neighbouring cells with the room of their street, and whether it lies across the lane of a row."""
    k = lay.area_unit
    rows = [row for row, long in enumerate(ROWS[seats]) for _ in range(long)]
    for cell, near in enumerate(CELL_NEIGHBOURS[seats]):
        here = lay.areas[cell]
        for other in near:
            there = lay.areas[other]
            if other < cell:
                continue
            if rows[other] == rows[cell]:
                wide = there.x - here.right + 4 * k
                yield cell, other, pygame.FRect(here.right - 2 * k, here.bottom - 44 * k, wide, STREET * k), True
            else:
                middle = (max(here.x, there.x) + min(here.right, there.right)) / 2
                high = there.y - here.bottom + 4 * k
                yield cell, other, pygame.FRect(middle - STREET * k / 2, here.bottom - 2 * k, STREET * k, high), False


def draw(painter: Painter, lay: TownLayout, seats: int, way: Collection[frozenset[int]] = ()) -> None:
    """All streets; those of a way, given as pairs of cells, in gold."""
    for cell, other, room, level in _lanes(lay, seats):
        kind = "street_gold" if frozenset((cell, other)) in way else "street"
        painter.sprite(f"yokohama/{kind}/{'across' if level else 'down'}", *room)
