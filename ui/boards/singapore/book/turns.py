"""The pictures of Singapore's chapters on workers, buildings, raids, the track and the end."""

from typing import Final

import pygame

from rules.singapore.components import SEAL_MONEY
from ui.boards.book_strips import arrow, caption, columns, row_of
from ui.boards.figures import Words
from ui.boards.singapore.parts.small_pieces import ROOT, SmallTown, pile, pounds, put
from ui.paint import Painter
from ui.theme import BRICK, INK, alpha
from ui.widgets.small import draw_crest

MIDDLE: Final = 42.0
"""Where the pictures of a strip lie, below its upper edge."""


def workers(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """Moves and activations of one turn, in any order."""
    side = 60.0
    town = SmallTown(painter, room.x + 18, room.y + 10, side)
    for column, (tile, owner) in enumerate((("brickyard", 0), ("pawnbroker", None), ("architect", 1))):
        town.building(column, 0, tile, owner)
        if column:
            town.street(column - 1, 0)
    town.worker(2, 0, 0)
    caption(painter, words(f"{ROOT}.workers.path"), town.x + side * 1.5, room, side * 3 + 20)
    left = town.x + side * 3 + 34
    for row, (name, part) in enumerate((("move", "moves"), ("act", "uses"))):
        y = room.y + 30 + row * 44
        row_of(painter, [f"singapore/{name}/left"] * 3, left, y, 28, 31)
        painter.text(words(f"{ROOT}.workers.{part}"), left + 104, y + 5, 15, max_width=room.right - left - 112, most=17)


def activations(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """Somebody else's building: give, receive, and a point for the owner."""
    y = room.y + MIDDLE
    shares = {"stand": 1.0, "give": 0.9, "get": 0.9, "owner": 1.1}
    for number, (part, x, width) in enumerate(columns(painter, room, words, f"{ROOT}.activations", shares)):
        if number:
            arrow(painter, x - width / 2, y, 18)
        if part == "stand":
            town = SmallTown(painter, x - 34, y - 34, 68)
            town.building(0, 0, "architect", 1)
            town.worker(0, 0, 0)
        elif part == "give":
            for place in range(3):
                put(painter, "cube/brick", x + (place - 1) * 33, y, 30)
        elif part == "get":
            pounds(painter, 4, x, y, 42)
        else:
            draw_crest(painter, 1, x - 36, y, 21)
            painter.sprite("mark/points", x + 28, y, 28, centre=True)
            painter.numeral("+1", x + 4, y, 17)


def effects(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """How a building is read."""
    y = room.y + MIDDLE
    tiles = {"take": "weaver_1", "arrow": "architect", "both": "office", "any": "brick_works", "same": "east_india_1"}
    for part, x, _ in columns(painter, room, words, f"{ROOT}.effects", dict.fromkeys(tiles, 1.0)):
        put(painter, f"building_large/{tiles[part]}", x, y, 70)


def raid(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """Draw: black is kept, white starts a raid; who has most pays and returns."""
    y = room.y + MIDDLE
    shares = {"draw": 0.85, "black": 0.85, "white": 0.95, "most": 1.35, "fine": 1.2}
    for part, x, _ in columns(painter, room, words, f"{ROOT}.raid", shares):
        if part == "draw":
            put(painter, "building/opium_den", x - 26, y, 46)
            put(painter, "bag", x + 24, y, 42)
        elif part in ("black", "white"):
            put(painter, f"token_large/{part}", x, y, 44)
        elif part == "most":
            put(painter, "token_large/black", x - 48, y, 28)
            put(painter, "token_large/black", x - 32, y, 28)
            painter.numeral("+", x - 10, y, 18)
            for place in range(3):
                put(painter, "cube/opium", x + 14 + place * 22, y, 26)
        else:
            pounds(painter, 5, x - 40, y, 36)
            put(painter, "token_large/black", x, y, 28)
            put(painter, "cube/opium", x + 34, y, 28)


def track(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """Markers on the track, a pile, a seal."""
    y = room.y + 55
    spaces = 13
    step = (room.w - 48) / spaces
    painter.line(room.x + 20, y, room.right - 20, y, alpha(INK, 0.6), 1.4)
    for number in range(spaces):
        x = room.x + 24 + step * (number + 0.5)
        if number == 10:
            put(painter, "seal/10", x, y + 1, 28)
            pounds(painter, SEAL_MONEY, x, y - 32, 30)
        else:
            painter.line(x, y - 4, x, y + 4, INK)
            painter.numeral(str(number), x, y + 14, 13)
    for number, seats in ((3, (1,)), (5, (2, 0)), (8, (3,))):
        pile(painter, room.x + 24 + step * (number + 0.5), y - 4, seats)
    for spot, key in ((3.5, "last"), (6.8, "pile"), (10.5, "seal")):
        caption(painter, words(f"{ROOT}.track.{key}"), room.x + 24 + step * spot, room, step * 3.4)


def hut(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """Left over once, left over twice."""
    y = room.y + MIDDLE + 2
    shares = {"left": 1.0, "again": 1.0, "gone": 1.0}
    for number, (part, x, width) in enumerate(columns(painter, room, words, f"{ROOT}.hut", shares)):
        if number:
            arrow(painter, x - width / 2, y, 18)
        if part == "again":
            for place, tile in enumerate(("market", "architect")):
                put(painter, f"building/{tile}", x - 6 + place * 58, y, 54)
        left = x - (64 if part == "again" else 0)
        if part == "gone":
            painter.sprite("singapore/building/tea_carrier_1", left, y, 54, alpha=0.45, centre=True)
            painter.stroke([(left - 30, y + 24), (left + 30, y - 24)], BRICK, 3)
        else:
            put(painter, "building/tea_carrier_1", left, y, 54)
            put(painter, "hut", left + 22, y - 20, 28)


def screens(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """What stays behind a screen and what everybody sees."""
    for part, x, _ in columns(painter, room, words, f"{ROOT}.screens", {"hidden": 1.0, "open": 1.2}):
        if part == "hidden":
            for place in range(4):
                put(painter, "cube_back" if place < 3 else "coin/1", x - 42 + place * 28, room.y + 20, 26)
            put(painter, "screen/0", x, room.y + 50, 88)
            continue
        y = room.y + MIDDLE
        put(painter, "marker/0", x - 86, y, 24)
        for place in range(2):
            put(painter, "token_large/black", x - 50 + place * 20, y, 28)
        put(painter, "flag/0", x + 12, y, 32)
        put(painter, "worker/0", x + 50, y, 36)
        put(painter, "building/bank", x + 98, y, 46)


def ending(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """No tiles or no plots; most points win, the lower marker among equals."""
    y = room.y + MIDDLE
    for part, x, _ in columns(painter, room, words, f"{ROOT}.ending", {"stack": 1.0, "plots": 1.0, "most": 1.2}):
        if part == "stack":
            put(painter, "slot", x, y, 58)
        elif part == "plots":
            town = SmallTown(painter, x - 56, y - 28, 56)
            for column, (tile, owner) in enumerate((("market", 0), ("office", 1))):
                town.plot(column, 0, 3)
                town.building(column, 0, tile, owner)
        else:
            painter.sprite("mark/crown", x - 26, y, 34, centre=True)
            pile(painter, x + 22, y + 22, (0, 1))


def two(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """Three flags, the last tile for nobody's colour, its tokens."""
    y = room.y + MIDDLE
    for part, x, _ in columns(painter, room, words, f"{ROOT}.two", {"flags": 1.0, "tile": 1.2, "tokens": 0.9}):
        if part == "flags":
            for place, owner in enumerate(("0", "1", "neutral")):
                put(painter, f"flag/{owner}", x + (place - 1) * 40, y, 34)
        elif part == "tile":
            put(painter, "building/market", x - 46, y, 50)
            arrow(painter, x - 6, y, 18)
            town = SmallTown(painter, x + 14, y - 28, 56)
            town.plot(0, 0, 6)
            town.building(0, 0, "market", "neutral")
        else:
            put(painter, "flag/neutral", x - 24, y, 32)
            put(painter, "token_large/black", x + 18, y, 32)
