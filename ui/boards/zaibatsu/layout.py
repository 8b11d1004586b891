"""Where everything lies on the common print: Japan and the mission above, the quay with workers and factories below.

Heights never change. The print is drawn for a few widths, of which the widest that fits is taken. While the own
zaibatsu lies large, only the tables of places and the quay are left of the print.
"""

from typing import Final, NamedTuple

import pygame

from rules.zaibatsu.board import (
    CITIES_PER_REGION,
    CITY_OF,
    RAILS_OF_REGION,
    RAILS_PER_REGION,
    REGIONS,
    SIDES,
    SPACES_PER_CITY,
)
from rules.zaibatsu.components import ACTIONS_AT, GOODS, SPACES
from ui.boards.view import Shape

WIDTHS: Final = (992, 1134, 1300)
"""Inner widths of the print for which pictures are drawn."""
MARGIN: Final = 8.0
PRINT, TRAY = 428.0, 204.0
"""Heights of the print and of the tray; the swap exchanges them."""
BETWEEN: Final = 10.0
JAPAN: Final = 240.0
STRIP: Final = 47.0
"""What is left of Japan while the own zaibatsu lies large."""
TILE, SPACE, RAIL = 44.0, 25.0, 24.0
CROSS: Final = TILE + 2 * SPACE
TITLE: Final = 25.0
TABLE: Final = 45.0
QUEUE: Final = 76.0
LINTEL: Final = 45.0
HEAD, VERDICT = 27.0, 20.0
"""Of a column of the shelf: what it asks, and whether that is met."""
_CORNERS: Final = {"north": (1, 0), "east": (2, 1), "south": (1, 2), "west": (0, 1)}


class Layout(NamedTuple):
    """The print sheet and, inside its margin, what is drawn on it. `seats` decides which spaces there are."""

    board: pygame.FRect
    tray: pygame.FRect
    inner: pygame.FRect
    large: bool
    seats: int

    # ------------------------------------------------------------ Japan
    @property
    def mission_wide(self) -> float:
        """What a wider window adds goes to the mission by 16 %."""
        return 190 + max(0.0, (self.inner.w - WIDTHS[0]) * 0.16)

    def region(self, number: int) -> pygame.FRect:
        """A region in its band."""
        step = (self.inner.w - self.mission_wide - 14) / len(REGIONS)
        return pygame.FRect(self.inner.x + 5 + number * step, self.inner.y + 4, step - 4, JAPAN - 7)

    def title(self, number: int) -> pygame.FRect:
        """The cartouche with a region's name and bonus."""
        if self.large:
            cell = self._strip_cell(number)
            return pygame.FRect(cell.x, cell.y, 60, cell.h)
        room = self.region(number)
        return pygame.FRect(room.x, room.y, room.w, TITLE)

    def table(self, number: int) -> pygame.FRect:
        """The table of a region's places."""
        if self.large:
            cell = self._strip_cell(number)
            return pygame.FRect(cell.x + 60, cell.y, cell.w - 60, cell.h)
        room = self.region(number)
        return pygame.FRect(room.x, room.bottom - TABLE, room.w, TABLE)

    def _strip_cell(self, number: int) -> pygame.FRect:
        step = (self.inner.w - 4) / len(REGIONS)
        return pygame.FRect(self.inner.x + 4 + number * step, self.inner.y + 3, step - 4, STRIP - 3)

    def city(self, number: int) -> pygame.FRect:
        """The cross of a city: its demand tile and four spaces."""
        room = self.region(number // CITIES_PER_REGION)
        gap = max(1.0, (room.w - 2 * CROSS) / 5)
        apart = room.w - CITIES_PER_REGION * CROSS - 2 * gap
        x = room.x + gap + number % CITIES_PER_REGION * (CROSS + apart)
        return pygame.FRect(x, room.y + 46, CROSS, CROSS)

    def demand(self, number: int) -> pygame.FRect:
        """The demand tile of a city."""
        cross = self.city(number)
        return pygame.FRect(cross.x + SPACE, cross.y + SPACE, TILE, TILE)

    def space(self, number: int) -> Shape:
        """An influence space."""
        cross = self.city(CITY_OF[number])
        across, down = _CORNERS[SIDES[number % SPACES_PER_CITY]]
        half = (TILE - SPACE) / 2
        offsets = (0.0, SPACE + half, SPACE + TILE)
        return Shape(cross.x + offsets[across], cross.y + offsets[down], SPACE, SPACE, False, 5)

    def rail(self, number: int) -> Shape | None:
        """A train space, if it is used with so many players."""
        region = number // RAILS_PER_REGION
        used = RAILS_OF_REGION[self.seats][region]
        if number not in used:
            return None
        room = self.region(region)
        step = (room.w - 4) / len(used)
        x = room.x + 2 + step * (used.index(number) + 0.5)
        return Shape(x - RAIL / 2, room.y + 146, RAIL, RAIL, True)

    # ------------------------------------------------------------ the mission
    def mission(self) -> pygame.FRect:
        """The sea chart of the mission."""
        wide = self.mission_wide
        return pygame.FRect(self.inner.right - wide - 4, self.inner.y + 4, wide, JAPAN - 7)

    def destination(self, number: int) -> pygame.FRect:
        """One of the six destinations, two by three."""
        chart = self.mission()
        wide, high = (chart.w - 12) / 2, (chart.h - 30) / 3
        x, y = chart.x + 4 + number % 2 * (wide + 4), chart.y + 25 + number // 2 * (high + 1)
        return pygame.FRect(x, y, wide, high - 2)

    # ------------------------------------------------------------ the quay
    def quay(self) -> pygame.FRect:
        """Workers, actions, factories."""
        top = self.inner.y + (STRIP + 6 if self.large else JAPAN + 8)
        return pygame.FRect(self.inner.x, top, self.inner.w, self.inner.bottom - top - (3 if self.large else 4))

    def queue(self) -> pygame.FRect:
        """The paper of the queue."""
        quay = self.quay()
        return pygame.FRect(quay.x + 4, quay.y, QUEUE, quay.h)

    @property
    def shelf_wide(self) -> float:
        """Half of what a wider window adds goes to the factories."""
        return 374 + max(0.0, (self.inner.w - WIDTHS[0]) * 0.5)

    def hiring(self, number: int) -> pygame.FRect:
        """A hiring space: workers, lintel, plates."""
        quay = self.quay()
        step = (quay.w - QUEUE - 12 - self.shelf_wide - 4) / len(SPACES)
        return pygame.FRect(quay.x + QUEUE + 12 + number * step, quay.y, step - 6, quay.h)

    def plate(self, action: int) -> pygame.FRect:
        """The plate of an action below its hiring space."""
        number = next(at for at, actions in enumerate(ACTIONS_AT) if action in actions)
        room, here = self.hiring(number), ACTIONS_AT[number]
        each = (room.h - LINTEL) / len(here)
        nth = here.index(action)
        off = 2.0 if nth else 0.0
        return pygame.FRect(room.x, room.y + LINTEL + nth * each + off, room.w, each - off)

    def shelf(self) -> pygame.FRect:
        """All factory tiles, a column for each kind."""
        quay = self.quay()
        return pygame.FRect(quay.right - self.shelf_wide - 1, quay.y, self.shelf_wide, quay.h)

    def column(self, good: int) -> pygame.FRect:
        """A column of the shelf."""
        shelf = self.shelf()
        step = shelf.w / len(GOODS)
        return pygame.FRect(shelf.x + good * step, shelf.y, step - 3, shelf.h)

    def on_shelf(self, good: int, row: int, rows: int) -> pygame.FRect:
        """A tile of a column, one of so many rows."""
        column = self.column(good)
        gap = 3.0 if rows < 5 else 2.0
        high = (column.h - HEAD - VERDICT) / rows - gap
        return pygame.FRect(column.x, column.y + HEAD + VERDICT + 1 + row * (high + gap), column.w, high)


def lay_out(board: pygame.FRect, tray: pygame.FRect, large: bool, seats: int) -> Layout:
    """The layout in the room the frame leaves."""
    return Layout(board, tray, board.inflate(-2 * MARGIN, -2 * MARGIN), large, seats)


def print_wide(room: float) -> float:
    """How wide the print is, margins included, where there is so much room."""
    fitting = [wide for wide in WIDTHS if wide + 2 * MARGIN <= room + 0.5]
    return (fitting[-1] if fitting else WIDTHS[0]) + 2 * MARGIN
