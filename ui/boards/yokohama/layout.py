"""Where everything lies: the frame of the table, and on the print the town with the boards around it.

Lengths are those of a print 1026 wide inside; a narrower one is drawn smaller and so higher, a wider one has wider
Areas and cards.
"""

from typing import Final, NamedTuple

import pygame

from rules.yokohama.components import ROWS, SET_UP
from ui.table.parts.table_frame import LOG_WIDE, TableFrame

EDGE: Final = 10.0
HEAD: Final = 40.0
SLIP_GAP: Final = 8.0
TRAY: Final = 106.0
DRAWER: Final = 236.0
DOCKS: Final = 1590.0
"""From this width on the log has a place of its own."""
FOLDED: Final = 34.0
MARGIN: Final = 8.0
DESIGNED: Final = 1026.0
INNER_EDGE: Final = 6.0
LANE: Final = 8.0


def table_frame(width: float, height: float, log_open: bool, seats: int) -> TableFrame:
    """A slim column of seats, and the log as a drawer: the print needs the width."""
    left = 190.0 if width < 1240 else 208.0 if width < 1400 else 224.0
    drawer = width < DOCKS
    beside = 0.0 if drawer else EDGE + (LOG_WIDE if log_open else FOLDED)
    x, high = 2 * EDGE + left, height - 158
    across = width - x - EDGE - beside
    board = pygame.FRect(x, 64, across, height - 272)
    column = pygame.FRect(EDGE, 64, left, high)
    log = pygame.FRect(board.right - DRAWER, 64, DRAWER, high)
    if not drawer:
        log = pygame.FRect(width - beside, 64, beside - EDGE, high)
    slip = (high - SLIP_GAP * (seats - 1)) / seats
    return TableFrame(
        top=pygame.FRect(0, 0, width, 54),
        seats=column,
        board=board,
        tray=pygame.FRect(x, height - 200, across, TRAY),
        log=log,
        prompt=pygame.FRect(0, height - 84, width, 84),
        log_folded=drawer or not log_open,
        log_drawer=drawer,
        slip_rooms=tuple(pygame.FRect(EDGE, 64 + n * (slip + SLIP_GAP), left, slip) for n in range(seats)),
        slip_head=HEAD,
    )


class Sight(NamedTuple):
    """A ship where nothing lies."""

    name: str
    x: float
    y: float
    wide: float


class TownLayout(NamedTuple):
    """Rooms on the screen. `area_unit` and `board_unit` are how much larger than cut Areas and boards are drawn."""

    outer: pygame.FRect
    inner: pygame.FRect
    unit: float
    area_unit: float
    board_unit: float
    areas: tuple[pygame.FRect, ...]
    ports: tuple[pygame.FRect, ...]
    laboratories: tuple[pygame.FRect, ...]
    church: pygame.FRect
    customs: pygame.FRect
    achievements: pygame.FRect
    agents: pygame.FRect
    decks: tuple[pygame.FRect, pygame.FRect]
    sights: tuple[Sight, ...]

    @property
    def boards(self) -> tuple[pygame.FRect, pygame.FRect]:
        """Church and Customs, as the rules count them."""
        return self.church, self.customs


class _Plan:
    """Turns lengths of the design into rooms on the screen."""

    def __init__(self, inner: pygame.FRect) -> None:
        self.unit = min(1.0, inner.w / DESIGNED)
        self.w, self.h = inner.w / self.unit, inner.h / self.unit
        self._inner = inner

    def room(self, x: float, y: float, w: float, h: float) -> pygame.FRect:
        k = self.unit
        return pygame.FRect(self._inner.x + x * k, self._inner.y + y * k, w * k, h * k)

    def sight(self, name: str, x: float, y: float, wide: float) -> Sight:
        at = self.room(x, y, wide, wide)
        return Sight(name, at.x, at.y, at.w)

    def town(self, rows: tuple[int, ...], size: tuple[float, float], pitch: tuple[float, float]) -> list[pygame.FRect]:
        """Areas row by row, each row half an Area to the right of the one above."""
        return [
            self.room(INNER_EDGE + (column + row / 2) * pitch[0], INNER_EDGE + row * pitch[1], *size)
            for row, long in enumerate(rows)
            for column in range(long)
        ]


def lay_out(board: pygame.FRect, seats: int) -> TownLayout:
    """The layout for the room the frame leaves to the board."""
    inner = board.inflate(-2 * MARGIN, -2 * MARGIN)
    plan = _Plan(inner)
    return _two(board, inner, plan) if seats == 2 else _many(board, inner, plan, seats)


def _many(outer: pygame.FRect, inner: pygame.FRect, plan: _Plan, seats: int) -> TownLayout:
    """Three and four players: the town above, ports along the foot, laboratories in a column at the right."""
    edge, gap, port = INNER_EDGE, LANE, 80.0
    across = 148.0 if plan.w < 1100 else 172.0
    zone = plan.w - 2 * edge - across - 10
    pitch = (zone + gap) / ROWS[seats][0]
    high = (plan.h - 2 * edge - port - 4 * gap) / 4
    wide, down = pitch - gap, high + gap
    foot, half = edge + 4 * down, (zone - gap) / 2
    right = plan.w - edge - across
    row = [edge + down * number for number in range(4)]
    steps, tall = min(101.0, wide), 2 * high + gap
    side = 1.5 * pitch - 2 * gap - steps
    laboratory = (plan.h - 2 * edge - gap) / 2
    corner = pitch / 2 - gap
    beside = {
        4: ((edge + steps + gap, row[3], side, high), (edge + zone - steps - gap - side, row[3], side, high)),
        3: (
            (right, edge + laboratory + gap + 4, across, 118.0),
            (right, edge + laboratory + gap + 130, across, laboratory - 134),
        ),
    }[seats]
    labs = [(right, edge + number * (laboratory + gap), across, laboratory) for number in range(2)]
    ships = (
        plan.sight("steamer", edge + steps + 24, row[3] + 14, 104),
        plan.sight("junk", edge + zone - steps - 92, row[3] + 14, 66),
    )
    return TownLayout(
        outer,
        inner,
        plan.unit,
        plan.unit,
        plan.unit,
        tuple(plan.town(ROWS[seats], (wide, high), (pitch, down))),
        tuple(plan.room(edge + number * (half + gap), foot, half, port) for number in range(SET_UP[seats].ports)),
        tuple(plan.room(*lab) for lab in labs[: SET_UP[seats].laboratories]),
        plan.room(edge, row[2], steps, tall),
        plan.room(edge + zone - steps, row[2], steps, tall),
        plan.room(*beside[0]),
        plan.room(*beside[1]),
        (plan.room(edge, row[1], corner, high), plan.room(edge + zone - corner, row[1], corner, high)),
        ships if seats == 3 else (),
    )


def _two(outer: pygame.FRect, inner: pygame.FRect, plan: _Plan) -> TownLayout:
    """Two players: Areas and boards a fifth larger, the boards beside the town."""
    edge, gap, side, port = INNER_EDGE, 10.0, 331.0, 470.0
    more = plan.h - 512
    pitch = (plan.w - 2 * edge - side) / ROWS[2][0]
    high, wide = (plan.h - 2 * edge - 3 * gap) / 4, pitch - gap
    down = high + gap
    x, half = edge + 4 * pitch, (side - 8) / 2
    laboratory, steps = 152 + more * 0.4, 224 + more * 0.5
    row = [edge + down * number for number in range(4)]
    foot = edge + laboratory + 8 + steps + 8
    corner = pitch / 2 - gap
    return TownLayout(
        outer,
        inner,
        plan.unit,
        1.2 * plan.unit,
        1.12 * plan.unit,
        tuple(plan.town(ROWS[2], (wide, high), (pitch, down))),
        (plan.room(plan.w - edge - port, foot, port, plan.h - edge - foot),),
        (plan.room(x, edge, side, laboratory),),
        plan.room(x, edge + laboratory + 8, half, steps),
        plan.room(x + half + 8, edge + laboratory + 8, half, steps),
        plan.room(edge, row[3], 146, high),
        plan.room(edge, row[2], 152, high),
        (plan.room(edge, row[1], corner, high), plan.room(x - pitch / 2, row[1], corner, high)),
        (
            plan.sight("steamer", edge + 3 * pitch + 24, row[2] + 16, 116),
            plan.sight("junk", edge + 2.5 * pitch + 22, row[3] + 22, 70),
        ),
    )
