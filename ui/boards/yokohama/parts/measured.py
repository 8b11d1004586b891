"""What follows from a layout alone: worked out once for a window, not after every change of the state."""

from rules.core.target import Target
from ui.boards.view import Shape
from ui.boards.yokohama.layout import TownLayout
from ui.boards.yokohama.parts import area as area_view
from ui.boards.yokohama.parts.boards import slot_shapes
from ui.boards.yokohama.parts.streets import lanes
from ui.paint import Painter


class Measured:
    """A layout, the slots of its boards and its streets; building spaces of the tiles seen so far."""

    def __init__(self, lay: TownLayout, seats: int) -> None:
        self.lay = lay
        self.slots = slot_shapes(lay)
        self.lanes = lanes(lay, seats)
        self._sites: dict[tuple[int, int, int], dict[Target, Shape]] = {}

    def sites(self, painter: Painter, area: int, cell: int, tile: int) -> dict[Target, Shape]:
        """Where the building spaces of an Area lie that has this tile and lies in this cell."""
        key = (area, cell, tile)
        if key not in self._sites:
            self._sites[key] = area_view.site_shapes(painter, area, tile, self.lay.areas[cell], self.lay.area_unit)
        return self._sites[key]
