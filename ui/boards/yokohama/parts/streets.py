"""Streets in the lanes between the Areas: every neighbour of an Area is one street away."""

from collections.abc import Collection, Iterator
from typing import NamedTuple

import pygame

from rules.yokohama.components import CELL_NEIGHBOURS, ROWS
from ui.boards.yokohama.layout import TownLayout
from ui.paint import Painter

STREET = 12.0


class Lane(NamedTuple):
    """A pair of neighbouring cells, the room of their street, and how that lies: across the lane of a row or down."""

    cells: frozenset[int]
    room: pygame.FRect
    lies: str


def lanes(lay: TownLayout, seats: int) -> tuple[Lane, ...]:
    """The lanes of a town."""
    return tuple(_lanes(lay, seats))


def _lanes(lay: TownLayout, seats: int) -> Iterator[Lane]:
    k = lay.area_unit
    rows = [row for row, long in enumerate(ROWS[seats]) for _ in range(long)]
    for cell, near in enumerate(CELL_NEIGHBOURS[seats]):
        here = lay.areas[cell]
        for other in near:
            there = lay.areas[other]
            if other < cell:
                continue
            pair = frozenset((cell, other))
            if rows[other] == rows[cell]:
                wide = there.x - here.right + 4 * k
                yield Lane(pair, pygame.FRect(here.right - 2 * k, here.bottom - 44 * k, wide, STREET * k), "across")
            else:
                middle = (max(here.x, there.x) + min(here.right, there.right)) / 2
                # It ends at the edge of the lower Area: the name stands there.
                high = there.y - here.bottom + 2 * k
                yield Lane(pair, pygame.FRect(middle - STREET * k / 2, here.bottom - 2 * k, STREET * k, high), "down")


def draw(painter: Painter, streets: Collection[Lane], way: Collection[frozenset[int]] = ()) -> None:
    """All streets; those of a way, given as pairs of cells, in gold."""
    for cells, room, lies in streets:
        kind = "street_gold" if cells in way else "street"
        painter.sprite(f"yokohama/{kind}/{lies}", *room)
