"""The small pictures beside single clauses of Singapore's rules, those of all buildings among them."""

from functools import partial
from typing import Final

import pygame

from rules.singapore.components import TILES, Tile
from ui.boards.book_strips import arrow, note, row_of
from ui.boards.figures import Drawn, Words
from ui.boards.singapore.parts.small_pieces import ROOT, SmallTown, pounds, put
from ui.paint import Painter

BUILDING_HIGH: Final = 70.0


def building(tile: Tile, painter: Painter, room: pygame.FRect, words: Words) -> None:
    """A building with its stage; an illegal one with the bag."""
    painter.sprite(f"singapore/building_large/{tile.key}", room.x + 6, room.y + 3, BUILDING_HIGH - 8)
    left = room.x + BUILDING_HIGH + 14
    if not tile.illegal:
        note(painter, words(f"singapore.stage.{tile.stage}"), left, room.centery + 5, room)
        return
    note(painter, words(f"singapore.stage.{tile.stage}"), left, room.centery - 12, room)
    put(painter, "token_large/black", left + 12, room.centery + 14, 24)
    note(painter, words(f"{ROOT}.illegal"), left + 32, room.centery + 19, room)


def joined(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """The start buildings are one location for whoever comes by a street."""
    side = 56.0
    town = SmallTown(painter, room.x, room.y + 4, side)
    painter.sprite("singapore/start_ground", town.x + side, town.y, 2 * side)
    for number, tile in enumerate(("pawnbroker", "tea_jetty", "bazaar", "government_house")):
        town.building(1 + number % 2, number // 2, tile)
    town.plot(0, 0, 1)
    town.building(0, 0, "brickyard", 0)
    town.street(0, 0)
    town.worker(0, 0, 0)
    note(painter, words(f"{ROOT}.joined.all"), town.x + 3 * side + 20, room.y + side, room)
    note(painter, words(f"{ROOT}.joined.each"), town.x + 3 * side + 20, room.y + side + 22, room)


def sold_points(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """Two points become four pounds."""
    y = room.centery
    row_of(painter, ["mark/points"] * 2, room.x + 4, y, 26, 30)
    arrow(painter, room.x + 78, y)
    for number in range(2):
        pounds(painter, 2, room.x + 112 + number * 36, y, 32)
    note(painter, words(f"{ROOT}.sold_points"), room.x + 178, y + 5, room)


def fine(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """Two tokens and three opium: five pounds, all tokens and two opium go."""
    y = room.centery
    row_of(painter, ["singapore/token_large/black"] * 2, room.x, y, 28, 22)
    row_of(painter, ["singapore/cube/opium"] * 3, room.x + 60, y, 28, 24)
    arrow(painter, room.x + 156, y)
    pounds(painter, 5, room.x + 192, y, 34)
    row_of(painter, ["singapore/token_large/black"] * 2, room.x + 218, y, 28, 22)
    row_of(painter, ["singapore/cube/opium"] * 2, room.x + 276, y, 28, 24)
    note(painter, words(f"{ROOT}.fine"), room.x + 346, y + 5, room)


def marker_pile(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """Who arrives goes on top; the lowest takes Raffles."""
    foot = room.bottom - 6
    for level, seat in enumerate((2, 0)):
        painter.sprite(f"singapore/marker/{seat}", room.x + 58, foot - 29 - level * 9, 22)
    painter.sprite("singapore/marker/1", room.x + 4, foot - 29 - 18, 22)
    arrow(painter, room.x + 42, foot - 33, 18)
    note(painter, words(f"{ROOT}.marker_pile"), room.x + 100, room.centery + 5, room)


def second_worker(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """It enters on any building for one move."""
    y = room.centery
    put(painter, "worker/0", room.x + 20, y, 38)
    put(painter, "move/left", room.x + 62, y, 26)
    arrow(painter, room.x + 92, y)
    put(painter, "building/port_1", room.x + 132, y, 50)
    note(painter, words(f"{ROOT}.second_worker"), room.x + 172, y + 5, room)


CLAUSES: Final[Drawn] = {
    "joined": (joined, 120.0),
    "sold_points": (sold_points, 44.0),
    "fine": (fine, 44.0),
    "marker_pile": (marker_pile, 60.0),
    "second_worker": (second_worker, 60.0),
    **{f"tile/{tile.key}": (partial(building, tile), BUILDING_HIGH) for tile in TILES},
}
