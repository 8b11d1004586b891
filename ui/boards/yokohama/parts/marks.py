"""What states look like on the town: many lit Areas, chosen things, fares, boards that belong to an Area."""

import pygame

from rules.core.target import Target
from rules.yokohama import places
from rules.yokohama.reckoning.ways import Route
from ui.boards.view import Shape, View
from ui.boards.yokohama.parts.block import Block
from ui.paint import Painter
from ui.table.parts.outlines import draw_outline
from ui.theme import INK, PAPER, VERMILION, rgb

MANY = 6
"""More lit Areas than this would shout in red frames: they get a paper edge and one red corner."""
SMALL = 42.0
"""A thing smaller than this gets a plain red line."""
RIDES = ("tram", "station")
"""Ways of going that a technology gives; its emblem tells them."""
GILT = rgb(0xE3B548)


def is_many(view: View) -> bool:
    """Are so many Areas lit that frames would shout?"""
    return sum(target.kind == "area" for target in view.lit) > MANY


def is_small(shape: Shape) -> bool:
    """Would a frame with its paper edge cover what is printed?"""
    return min(shape.w, shape.h) < SMALL


def draw_soft(painter: Painter, shape: Shape, hot: bool) -> None:
    """One of many that can be clicked; only the one pointed at has a frame."""
    if hot:
        draw_outline(painter, shape, "legal_hot")
    else:
        painter.nine("yokohama/lit", *shape[:4])


def draw_chosen(painter: Painter, shape: Shape, again: bool = False) -> None:
    """Chosen: gold and the seal at the upper right corner; `again`: it may be clicked once more."""
    if is_small(shape):
        painter.rect(shape.x - 1, shape.y - 1, shape.w + 2, shape.h + 2, INK, shape.corner, 4.4)
        painter.rect(shape.x - 1, shape.y - 1, shape.w + 2, shape.h + 2, GILT, shape.corner, 2.6)
        painter.sprite("stamp/chosen", shape.x + shape.w - 4, shape.y - 4, 18)
        return
    draw_outline(painter, shape, "chosen")
    if again:
        painter.rect(shape.x + 2.5, shape.y + 2.5, shape.w - 5, shape.h - 5, VERMILION, 3, 1.8)
    painter.sprite("stamp/chosen", shape.x + shape.w - 12, shape.y - 6, 18)


def draw_small(painter: Painter, shape: Shape, hot: bool) -> None:
    """A small thing that can be clicked: a red line on paper around it, nothing over what is printed."""
    wide = 3.4 if hot else 2.2
    painter.rect(shape.x - 2, shape.y - 2, shape.w + 4, shape.h + 4, PAPER, shape.corner + 1, wide + 1.4)
    painter.rect(shape.x - 1.3, shape.y - 1.3, shape.w + 2.6, shape.h + 2.6, VERMILION, shape.corner, wide)


def draw_gold(painter: Painter, room: pygame.FRect) -> None:
    """What belongs to the thing under the pointer, or where somebody acts."""
    painter.rect(room.x - 2.5, room.y - 2.5, room.w + 5, room.h + 5, INK, 6, 4.4)
    painter.rect(room.x - 1.8, room.y - 1.8, room.w + 3.6, room.h + 3.6, GILT, 5, 3)


def draw_fare(painter: Painter, shape: Shape, route: Route, unit: float) -> None:
    """What a way costs, or by what means it is free, in the upper right corner of its destination."""
    block = Block(painter, shape.rect, unit)
    block.nine("fare", block.w - 39, -4, 43, 24)
    block.sprite("sign/president", block.w - 37, -1, 18)
    if route.price:
        block.sprite(f"money/{route.price}", block.w - 7, 8, 20, centre=True)
    else:
        block.sprite(f"emblem/{route.how}", block.w - 7, 8, 17, centre=True)


def area_of(target: Target | None) -> int:
    """The Area a target is or belongs to; -1: none."""
    if target is None or target.kind not in ("area", "site", "token", "assistants"):
        return -1
    key = str(target.key)
    name = key.partition("/")[2] if target.kind == "assistants" else key.partition("/")[0]
    return places.AREA.index(Target("area", name))
