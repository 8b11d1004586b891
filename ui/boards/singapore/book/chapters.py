"""The pictures at the head of Singapore's chapters: what lies where, and what happens in which order."""

from typing import Final

import pygame

from rules.singapore.components import (
    BLACK_TOKENS,
    GOODS,
    PLOTS_PER_TILE,
    START_MONEY,
    START_POINTS,
    START_SQUARES,
    WHITE_TOKENS,
)
from rules.singapore.reckoning.board import BOARDS
from ui.boards.book_strips import HIGH, arrow, caption, columns
from ui.boards.figures import Drawn, Words
from ui.boards.singapore.book.turns import (
    MIDDLE,
    activations,
    effects,
    ending,
    hut,
    raid,
    screens,
    track,
    two,
    workers,
)
from ui.boards.singapore.parts.small_pieces import ROOT, SmallTown, pile, pounds, put
from ui.paint import Painter


def pieces(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """Buildings, cubes, tokens, what each player has."""
    y = room.y + MIDDLE
    shares = {"buildings": 0.3, "cubes": 0.22, "tokens": 0.16, "own": 0.18, "others": 0.24}
    for part, x, _ in columns(painter, room, words, f"{ROOT}.pieces", shares):
        if part == "buildings":
            for number, tile in enumerate(("brickyard", "opium_den", "bank")):
                put(painter, f"building/{tile}", x + (number - 1) * 50, y, 48)
        elif part == "cubes":
            for number, good in enumerate(GOODS):
                put(painter, f"cube/{good}", x + (number - 1.5) * 29, y, 28)
        elif part == "tokens":
            put(painter, "token_large/black", x - 19, y, 36)
            put(painter, "token_large/white", x + 19, y, 36)
        elif part == "own":
            put(painter, "worker/0", x - 28, y, 36)
            put(painter, "flag/0", x + 4, y, 32)
            put(painter, "marker/0", x + 34, y, 21)
        else:
            put(painter, "raffles", x - 30, y, 58)
            put(painter, "street/across", x + 20, y, 22)
            put(painter, "hut", x + 46, y, 28)


def board(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """The ready-made layouts."""
    first = len(START_SQUARES)
    for part, layout in zip(
        columns(painter, room, words, f"{ROOT}.board", {one.key: 1.0 for one in BOARDS}), BOARDS, strict=True
    ):
        left, top = (min(spot[axis] for spot in layout.spots) for axis in (0, 1))
        right, bottom = (max(spot[axis] for spot in layout.spots) + 1 for axis in (0, 1))
        side = min((part.width - 24) / (right - left), (room.h - 44) / (bottom - top))
        x = part.x - (left + right) / 2 * side
        y = room.y + (room.h - 30) / 2 - (top + bottom) / 2 * side
        town = SmallTown(painter, x, y, side)
        painter.sprite("singapore/start_ground", x, y, 2 * side)
        for square, (column, row) in enumerate(layout.spots):
            if square < first:
                tile = ("pawnbroker", "tea_jetty", "bazaar", "government_house")[square]
                town.building(column, row, tile)
            else:
                town.plot(column, row, (square - first) // PLOTS_PER_TILE + 1)
        for column, row in layout.spots[first::PLOTS_PER_TILE]:
            painter.nine("singapore/land_frame", x + column * side, y + row * side, 3 * side, 2 * side)


def setup(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """The stack, what each player gets, the markers, the bag."""
    y = room.y + MIDDLE
    shares = {"stack": 0.24, "own": 0.3, "markers": 0.24, "bag": 0.22}
    for part, x, _ in columns(painter, room, words, f"{ROOT}.setup", shares):
        if part == "stack":
            put(painter, "stack_foot", x - 24, y + 4, 50)
            put(painter, "building/tea_house", x - 26, y, 50)
            for stage in (1, 2, 3):
                put(painter, f"stage/{stage}", x + 26, y - 46 + 23 * stage, 22)
        elif part == "own":
            pounds(painter, START_MONEY, x - 44, y)
            put(painter, "worker/0", x - 2, y, 38)
            put(painter, "flag/0", x + 42, y, 32)
        elif part == "markers":
            pile(painter, x, y + 18, (1, 2, 0))
            painter.numeral(str(START_POINTS), x + 26, y + 6, 17)
        else:
            put(painter, "bag", x - 34, y, 46)
            for number, (token, count) in enumerate((("black", BLACK_TOKENS), ("white", WHITE_TOKENS))):
                put(painter, f"token_large/{token}", x + 8, y - 13 + number * 26, 23)
                painter.numeral(str(count), x + 33, y - 13 + number * 26, 16)


def preparation(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """Tile, plot, street, worker."""
    y = room.y + MIDDLE
    shares = {"tile": 1.0, "plot": 1.0, "street": 1.2, "worker": 1.2}
    for number, (part, x, width) in enumerate(columns(painter, room, words, f"{ROOT}.preparation", shares)):
        if number:
            arrow(painter, x - width / 2, y, 18)
        if part == "tile":
            put(painter, "building/brickyard", x, y, 56)
            continue
        town = SmallTown(painter, x - 56, y - 28, 56)
        town.plot(1, 0, 2, 2 if part == "plot" else None)
        town.building(0, 0, "tea_jetty")
        if part != "plot":
            town.building(1, 0, "brickyard", 0)
            town.street(0, 0)
        if part == "worker":
            town.worker(1, 0, 0)


def phases(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """The four phases of a round."""
    y = room.y + MIDDLE
    shares = {"raffles": 0.8, "reveal": 1.15, "plots": 1.0, "turns": 1.15}
    for number, (part, x, width) in enumerate(columns(painter, room, words, f"{ROOT}.phases", shares)):
        if number:
            arrow(painter, x - width / 2, y, 18)
        if part == "raffles":
            put(painter, "raffles", x, y, 76)
        elif part == "reveal":
            for place, tile in enumerate(("architect", "market", "opium_den", "office")):
                put(painter, f"building/{tile}", x + (place - 1.5) * 41, y, 39)
        elif part == "plots":
            town = SmallTown(painter, x - 63, y - 21, 42)
            for place in range(3):
                town.plot(place, 0, 3, 3 - place)
                town.flag(place, 0, place)
        else:
            put(painter, "building/brickyard", x - 50, y, 46)
            put(painter, "street/across", x - 13, y, 20)
            put(painter, "worker/0", x + 20, y, 34)
            put(painter, "act/left", x + 50, y, 24)


def plots(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """Flags beside buildings; a plot beside flags alone is barred."""
    side = (room.h - 40) / 1.1
    town = SmallTown(painter, room.centerx - 2.5 * side, room.y + 7, side)
    for column, price in enumerate((1, 2, 0, 3, 1)):
        town.plot(column, 0, 4 if column < 3 else 6, price)
    town.building(1, 0, "tea_house", 2)
    town.flag(0, 0, 1)
    town.flag(2, 0, 0)
    town.barred(3, 0)
    for spot, key in ((0.5, "beside"), (3.9, "only_flags")):
        middle = town.x + spot * side
        caption(painter, words(f"{ROOT}.plots.{key}"), middle, room, room.w * 0.44)


def build(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """Tile, price, token, street."""
    y = room.y + MIDDLE
    shares = {"tile": 1.25, "price": 0.8, "token": 1.05, "street": 1.25}
    for number, (part, x, width) in enumerate(columns(painter, room, words, f"{ROOT}.build", shares)):
        if number:
            arrow(painter, x - width / 2, y, 18)
        if part == "tile":
            put(painter, "building/opium_den", x - 38, y, 50)
            arrow(painter, x, y, 16)
            town = SmallTown(painter, x + 14, y - 26, 52)
            town.plot(0, 0, 5, 3)
            town.flag(0, 0, 1)
        elif part == "price":
            pounds(painter, 3, x, y, 40)
        elif part == "token":
            put(painter, "bag", x - 24, y, 46)
            put(painter, "token_large/black", x + 24, y, 34)
        else:
            town = SmallTown(painter, x - 52, y - 26, 52)
            town.plot(1, 0, 5)
            town.building(0, 0, "tea_house", 2)
            town.building(1, 0, "opium_den", 1)
            town.street(0, 0)


def streets(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """The free one, an extra one, none at a corner."""
    y = room.y + MIDDLE
    for part, x, _ in columns(painter, room, words, f"{ROOT}.streets", {"free": 1.0, "extra": 1.2, "corner": 1.0}):
        if part == "corner":
            town = SmallTown(painter, x - 36, y - 37, 36)
            town.building(0, 0, "market", 1)
            town.building(1, 1, "architect", 0)
            town.barred(0.5, 0.5)
            continue
        extra = part == "extra"
        town = SmallTown(painter, x - (84 if extra else 56), y - 28, 56)
        town.building(0, 0, "market" if extra else "tea_house", 1)
        town.building(1, 0, "architect" if extra else "brickyard", 2 if extra else 0)
        town.street(0, 0)
        if extra:
            pounds(painter, 1, x + 56, y, 36)


CHAPTERS: Final[Drawn] = {
    "pieces": (pieces, HIGH),
    "board": (board, 190.0),
    "setup": (setup, HIGH),
    "preparation": (preparation, HIGH),
    "phases": (phases, HIGH),
    "plots": (plots, HIGH),
    "build": (build, HIGH),
    "streets": (streets, HIGH),
    "workers": (workers, HIGH),
    "activations": (activations, HIGH),
    "effects": (effects, HIGH),
    "raid": (raid, HIGH),
    "track": (track, HIGH),
    "hut": (hut, HIGH),
    "screens": (screens, HIGH),
    "ending": (ending, HIGH),
    "two": (two, HIGH),
}
