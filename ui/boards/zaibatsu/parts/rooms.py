"""Where the parts of a zaibatsu lie: in the tray, or large. Drawing and pointing both ask here."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from rules.zaibatsu.components import (
    AREA,
    COLOURS,
    CONTRACTS_ROW,
    FACTORIES,
    FACTORY_SLOTS,
    FIRST_TRACK,
    ITEMS,
    PIECES,
    PIECES_EACH,
    TOKENS_FREE,
    TOKENS_LOCKED,
    TRACK_LENGTH,
    TRACKS,
)
from rules.zaibatsu.tiles import CONTRACTS, GAPS, MACHINE_SLOTS
from ui.boards.view import Shape

LIP: Final = 5.0
"""The lacquered edge around a zaibatsu."""
LEAST_WIDE: Final = 998.0
TOKENS: Final = (*TOKENS_FREE, *TOKENS_LOCKED)
NARROW_TILE: Final = 50.0
"""Tiles slimmer than this are read from top to bottom."""


@dataclass(slots=True)
class Track:
    """A track: its sign, its bar of spaces, and how high a flag stands over it."""

    sign: pygame.FRect
    bar: pygame.FRect
    cells: list[pygame.FRect]
    flag: float


@dataclass(slots=True)
class Rooms:
    """All parts of one zaibatsu; lists are by space, item, track, row, colour, slot as the rules count them."""

    outer: pygame.FRect
    inner: pygame.FRect
    large: bool
    area: list[pygame.FRect]
    stock: list[pygame.FRect]
    tracks: list[Track]
    rows: list[list[pygame.FRect]]
    gaps: list[list[Shape]]
    objectives: list[Shape]
    services: list[pygame.FRect]
    tokens: list[pygame.FRect]
    piles: list[Shape]
    start: pygame.FRect
    melt: pygame.FRect
    slots: list[pygame.FRect]
    contracts: list[pygame.FRect]
    rules: list[float]
    """Where upright hairlines part the groups."""

    # ------------------------------------------------------------ inside a tile
    def head(self, slot: int) -> float:
        """How high the head of a tile is."""
        return self.slots[slot].h * 0.34 if self.large else 28.0

    def plate(self, slot: int) -> pygame.FRect:
        """The plate with the effect of a tile."""
        room, head = self.slots[slot], self.head(slot)
        if self.large:
            return pygame.FRect(room.x + 3, room.y + head + 3, room.w - 6, room.h * 0.2)
        if room.w < NARROW_TILE:
            return pygame.FRect(room.x + 1.5, room.y + head + 1.5, room.w - 3, 44)
        return pygame.FRect(room.x + 1.5, room.y + head + 2, room.w - 3, 27)

    def machines(self, slot: int) -> list[pygame.FRect]:
        """The two machine slots of a tile."""
        room, plate = self.slots[slot], self.plate(slot)
        side, gap, y = min(26.0, (room.w - 8) / 2 - 1), 3.0, plate.bottom + 2.5
        if self.large:
            side, gap, y = min(26.0, room.w * 0.34), 4.0, plate.bottom + 3
        elif room.w < NARROW_TILE:
            side, y = 17.0, plate.bottom + 2
        else:
            y += (26 - side) / 2
        left = room.x + (room.w - 2 * side - gap) / 2
        return [pygame.FRect(left + number * (side + gap), y, side, side) for number in range(MACHINE_SLOTS)]


def rooms_of(outer: pygame.FRect, large: bool, factories: int) -> Rooms:
    """The parts of a zaibatsu with so many factories."""
    inner = outer.inflate(-2 * LIP, -2 * LIP)
    return _large(outer, inner, factories) if large else _small(outer, inner, factories)


def _small(outer: pygame.FRect, inner: pygame.FRect, factories: int) -> Rooms:
    """Six groups from left to right; a wider window widens tracks, rows and factories."""
    x, y, w, h = inner
    extra = max(0.0, w - LEAST_WIDE)
    tracks_wide, rows_wide = 318 + extra * 0.4, 188 + extra * 0.2
    area = _area(pygame.FRect(x + 7, y + 25, 68, h - 30))
    stock = _column(pygame.FRect(x + 87, y + 4, 58, h - 8), len(ITEMS))
    left = x + 153
    tracks = [_track(pygame.FRect(left + 3, y + 3 + n * 41, tracks_wide, 40)) for n in range(len(TRACKS))]
    tokens = _tokens(pygame.FRect(left + 3, y + 131, tracks_wide - 8, 26))
    piles = [Shape(left + 6 + n * 53, y + 165, 24, 24, True) for n in range(3)]
    start = pygame.FRect(left + 168, y + 164, 52, 25)
    melt = pygame.FRect(left + tracks_wide - 92, y + 164, 88, 25)
    middle = left + tracks_wide + 9
    rows, gaps, of_rows = _rows(pygame.FRect(middle + 3, y + 6, rows_wide, 126))
    services = _across(pygame.FRect(middle + 2, y + 142, rows_wide - 4, 46), len(COLOURS))
    right = middle + rows_wide + 9
    wide = x + w - right - 11
    slots, of_slots = _slots(pygame.FRect(right + 3, y + 6, wide, 113), factories, 13, 30, 66)
    contracts, of_contracts = _contracts(pygame.FRect(right + 3, y + 127, wide, 60), 13, 0)
    objectives = _objectives(of_rows, [_end(track) for track in tracks], of_slots, of_contracts)
    rules = [x + 81, x + 150, middle - 3, right - 3]
    return Rooms(
        *(outer, inner, False, area, stock, tracks, rows, gaps, objectives, services, tokens, piles, start, melt),
        *(slots, contracts, rules),
    )


def _large(outer: pygame.FRect, inner: pygame.FRect, factories: int) -> Rooms:
    """Three columns with room for both values of a service and for the points of contracts."""
    x, y, w, _ = inner
    extra = max(0.0, w - LEAST_WIDE)
    area = _area(pygame.FRect(x + 10, y + 29, 132, 282))
    stock = [pygame.FRect(x + 10 + n % 2 * 70, y + 338 + n // 2 * 38, 64, 36) for n in range(len(ITEMS))]
    middle, wide = x + 162, 474 + extra * 0.5
    tracks = [_track(pygame.FRect(middle, y + 4 + n * 57, wide, 55)) for n in range(len(TRACKS))]
    services = _across(pygame.FRect(middle, y + 183, wide + 4, 46), len(COLOURS))
    slots, of_slots = _slots(pygame.FRect(middle, y + 240, wide, 172), factories, 19, 60, 104)
    right = middle + wide + 18
    room = x + w - right - 10
    rows, gaps, of_rows = _rows(pygame.FRect(right, y + 5, room, 200))
    tokens = _tokens(pygame.FRect(right - 2, y + 216, room, 31))
    piles = [Shape(right + 2 + n * 66, y + 258, 34, 34, True) for n in range(3)]
    contracts, of_contracts = _contracts(pygame.FRect(right, y + 306, room, 106), 19, 46)
    objectives = _objectives(of_rows, [_end(track) for track in tracks], of_slots, of_contracts)
    start = pygame.FRect(x + 92, y + 315, 52, 25)
    melt = pygame.FRect(right + room - 88, y + 263, 88, 25)
    return Rooms(
        *(outer, inner, True, area, stock, tracks, rows, gaps, objectives, services, tokens, piles, start, melt),
        *(slots, contracts, [middle - 11, right - 10]),
    )


def _objectives(rows: Sequence[Shape], tracks: Sequence[Shape], slots: Shape, contracts: Shape) -> list[Shape]:
    """In the order of the rules: rows, tracks, factories, contracts."""
    found = [*rows, *tracks, slots, contracts]
    assert (len(rows), len(rows) + len(tracks), len(found) - 1) == (FIRST_TRACK, FACTORIES, CONTRACTS_ROW)
    return found


def _disc(x: float, y: float, radius: float) -> Shape:
    return Shape(x - radius, y - radius, 2 * radius, 2 * radius, True)


def _column(room: pygame.FRect, number: int) -> list[pygame.FRect]:
    step = room.h / number
    return [pygame.FRect(room.x, room.y + n * step, room.w, step) for n in range(number)]


def _across(room: pygame.FRect, number: int) -> list[pygame.FRect]:
    step = room.w / number
    return [pygame.FRect(room.x + n * step, room.y, step, room.h) for n in range(number)]


def _area(room: pygame.FRect) -> list[pygame.FRect]:
    """Six spaces, the first at the bottom."""
    return list(reversed(_column(room, AREA)))


def _tokens(room: pygame.FRect) -> list[pygame.FRect]:
    step = room.w / len(TOKENS)
    return [pygame.FRect(room.x + n * step + (step - room.h) / 2, room.y, room.h, room.h) for n in range(len(TOKENS))]


def _track(room: pygame.FRect) -> Track:
    """Flags above, the sign left, the bar, and at its end the objective's space."""
    flag = room.h * 0.2
    y, h = room.y + flag, room.h - flag
    sign = 27 * h / 33
    cell = (room.w - sign - 2 * h * 0.42 - 9) / TRACK_LENGTH
    bar = pygame.FRect(room.x + sign, y + 2, cell * TRACK_LENGTH, h - 4)
    cells = [pygame.FRect(bar.x + n * cell, bar.y, cell, bar.h) for n in range(TRACK_LENGTH)]
    return Track(pygame.FRect(room.x, y + (h - sign) / 2 + 1, sign - 3, sign - 3), bar, cells, flag)


def _end(track: Track) -> Shape:
    """The space of the favour token of a track."""
    radius = (track.bar.h + 4) * 0.42
    return _disc(track.bar.right + 6 + radius, track.bar.centery, radius)


def _rows(room: pygame.FRect) -> tuple[list[list[pygame.FRect]], list[list[Shape]], list[Shape]]:
    """Ships over machines over trains, the bonuses between them, and the objectives at their ends."""
    flag = room.h * 0.1
    y, h = room.y + flag, room.h - flag
    gap = h * 0.155
    high = (h - 2 * gap) / 3
    radius = high * 0.46
    cell = (room.w - 2 * radius - 8) / PIECES_EACH
    rows, ends = [], []
    for number in range(len(PIECES)):
        top = y + number * (high + gap)
        rows.append([pygame.FRect(room.x + n * cell + 1, top, cell - 2, high) for n in range(PIECES_EACH)])
        ends.append(_disc(room.right - radius - 3, top + high / 2, radius))
    gaps = [
        [
            _disc(room.x + (n + 0.5) * cell, y + (number + 1) * high + (number + 0.5) * gap, (gap + 4) / 2)
            for n in range(PIECES_EACH)
        ]
        for number in range(len(GAPS))
    ]
    return rows, gaps, ends


def _slots(
    room: pygame.FRect, built: int, radius: float, least: float, most: float
) -> tuple[list[pygame.FRect], Shape]:
    """Built factories are wider than free slots; many of them share the room."""
    free = FACTORY_SLOTS - built
    wide = room.w - 2 * radius - 9
    tile = min(most, (wide - free * least) / max(1, built))
    slim = (wide - built * tile) / max(1, free)
    x, found = room.x, []
    for number in range(FACTORY_SLOTS):
        step = tile if number < built else slim
        found.append(pygame.FRect(x, room.y, step - 4, room.h))
        x += step
    return found, _disc(room.right - radius - 3, room.centery, radius)


def _contracts(room: pygame.FRect, radius: float, values: float) -> tuple[list[pygame.FRect], Shape]:
    """Eight papers; with `values` so much room below is for their points."""
    cell = (room.w - 2 * radius - 9 - (16 if values else 0)) / len(CONTRACTS)
    high = room.h - values
    papers = [pygame.FRect(room.x + n * cell, room.y, cell - 4, high) for n in range(len(CONTRACTS))]
    return papers, _disc(room.right - radius - 3, room.y + high / 2, radius)
