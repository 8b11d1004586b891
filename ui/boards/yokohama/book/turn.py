"""The pictures of Yokohama's chapters from the terms to the end of a turn."""

from typing import Final

import pygame

from rules.yokohama.components import (
    CANAL_FEE,
    GOODS,
    HAND_LIMIT,
    ORDERS_DEALT,
    PRESIDENT_FEE,
    ROWS,
    SPREAD_MOST,
    STACK,
    START_HAND,
    START_YEN,
    START_YEN_FIRST,
)
from ui.boards.book_strips import HIGH, arrow, caption, columns
from ui.boards.figures import Drawn, Words
from ui.boards.yokohama.book.small import (
    MIDDLE,
    ROOT,
    counted,
    crowd,
    good,
    order,
    plus,
    points,
    print_of,
    put,
    technology,
    yen,
)
from ui.paint import Painter
from ui.theme import BRICK, INK, PAPER

CELL: Final = (19.0, 14.0)
"""One Area in the plan of a layout."""


def terms(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """An Area, Trade Goods, Imported Goods, the Warehouse."""
    y = room.y + MIDDLE
    for part, x, _ in columns(
        painter, room, words, f"{ROOT}.terms", {"area": 1.1, "goods": 1.2, "import": 0.8, "store": 0.9}
    ):
        if part == "area":
            print_of(painter, "silk_mill", x, y)
        elif part == "goods":
            for number, name in enumerate(GOODS):
                good(painter, name, x + (number - 1.5) * 36, y)
        elif part == "import":
            good(painter, "import", x, y, 38)
        else:
            put(painter, "sign/warehouse", x - 26, y, 36)
            put(painter, "house/0", x + 20, y, 38)


def layouts(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """The rows of Areas with two, three and four players."""
    width = room.w / len(ROWS)
    for number, (seats, rows) in enumerate(ROWS.items()):
        x = room.x + width * (number + 0.5)
        for row, length in enumerate(rows):
            for column in range(length):
                left = x + (column - length / 2) * (CELL[0] + 3)
                painter.rect(left, room.y + 10 + row * (CELL[1] + 3), *CELL, PAPER, 2)
                painter.rect(left, room.y + 10 + row * (CELL[1] + 3), *CELL, INK, 2, 1)
        caption(painter, words(f"{ROOT}.layouts", n=seats, areas=sum(rows)), x, room, width - 8)


def setup(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """What each player begins with."""
    y = room.y + MIDDLE
    shares = {"people": 1.4, "goods": 1.1, "yen": 0.8, "orders": 0.8}
    for part, x, _ in columns(painter, room, words, f"{ROOT}.setup", shares):
        if part == "people":
            put(painter, "president/0", x - 60, y, 44)
            counted(painter, "assistant/0", START_HAND[0], x - 8, y, 40)
            counted(painter, "shop/0", START_HAND[1], x + 52, y, 38)
        elif part == "goods":
            for number, name in enumerate(GOODS):
                good(painter, name, x - 17 + number % 2 * 34, y - 16 + number // 2 * 33, 30)
        elif part == "yen":
            yen(painter, START_YEN_FIRST, x - 22, y, 34)
            yen(painter, START_YEN, x + 22, y, 34)
        else:
            for number in range(ORDERS_DEALT):
                put(painter, "back/order", x + (number - 0.5) * 48, y, 42)


def limits(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """Three Orders, no title twice, a supply without end."""
    y = room.y + MIDDLE
    for part, x, _ in columns(painter, room, words, f"{ROOT}.limits", {"orders": 1.1, "titles": 1.1, "supply": 1.1}):
        if part == "orders":
            for number in range(HAND_LIMIT):
                put(painter, "back/order", x + (number - 1.5) * 38 - 4, y, 34)
            put(painter, "back/order", x + 62, y, 34)
            painter.stroke([(x + 44, y + 24), (x + 80, y - 24)], BRICK, 3)
        elif part == "titles":
            technology(painter, "tram", x, y - 10, words)
            technology(painter, "tram", x + 8, y + 12, words)
            painter.stroke([(x - 62, y + 30), (x + 78, y - 4)], BRICK, 3)
        else:
            for number, name in enumerate((*GOODS[:2], "import")):
                good(painter, name, x - 58 + number * 38, y)
            yen(painter, 1, x + 60, y, 32)


def hidden(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """What is hidden, and what everybody sees."""
    y = room.y + MIDDLE
    for part, x, _ in columns(painter, room, words, f"{ROOT}.hidden", {"orders": 0.9, "decks": 0.9, "open": 1.6}):
        if part == "orders":
            for number in range(3):
                put(painter, "back/order", x + (number - 1) * 38, y, 36)
        elif part == "decks":
            for name, at in (("order", x - 32), ("tech", x + 32)):
                put(painter, "pile_foot", at, y, 44)
                put(painter, f"back/{name}", at, y, 44)
        else:
            yen(painter, 5, x - 104, y, 32)
            good(painter, "silk", x - 66, y)
            put(painter, "tech_small/tram", x - 26, y, 34)
            order(painter, 0, x + 34, y, words)
            put(painter, "five_back", x + 94, y, 34)


def turn(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """Three phases; the middle one has six steps."""
    y = room.y + MIDDLE
    signs = ("assistant/0", "president/0", "track/tea", "five/five_points_3", "shop/0", "sign/walk")
    for part, x, width in columns(painter, room, words, f"{ROOT}.turn", {"before": 0.8, "main": 3.0, "after": 0.8}):
        if part == "main":
            step = (width - 10) / len(signs)
            for number, sign in enumerate(signs):
                at = x - width / 2 + 5 + step * (number + 0.5)
                put(painter, sign, at, y, 34)
                if number:
                    arrow(painter, at - step / 2, y, 15)
            continue
        put(painter, "sign/done_order", x - 34, y, 30)
        put(painter, "sign/agent", x, y, 30)
        points(painter, 10, x + 34, y, 30)


def placing(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """One in each of three Areas, or two in one; a coin for a President."""
    y = room.y + MIDDLE
    for part, x, _ in columns(painter, room, words, f"{ROOT}.placing", {"spread": 2.2, "stack": 1.0, "toll": 1.0}):
        if part == "spread":
            for number, kind in enumerate(("tea", "bank", "silk_mill")[:SPREAD_MOST]):
                crowd(painter, print_of(painter, kind, x + (number - 1) * 104, y, 98), "assistant/0", left=36)
        elif part == "stack":
            crowd(painter, print_of(painter, "fishing", x, y), *["assistant/0"] * STACK, left=38)
        else:
            crowd(painter, print_of(painter, "church", x, y), "president/1", "assistant/0", left=12, step=34)
            yen(painter, PRESIDENT_FEE, x + 40, y + 6)


def moving(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """Along own Assistants, over the Canal, past another President, home."""
    y = room.y + MIDDLE
    for part, x, width in columns(painter, room, words, f"{ROOT}.moving", {"walk": 2.4, "toll": 1.0, "home": 1.0}):
        if part == "walk":
            for number, kind in enumerate(("bank", "canal", "tea")):
                area = print_of(painter, kind, x + (number - 1) * (width / 3 - 4), y, width / 3 - 16)
                if kind == "canal":
                    yen(painter, CANAL_FEE, area.centerx, area.centery + 8)
                else:
                    crowd(painter, area, "president/0" if not number else "assistant/0", left=26)
                if number:
                    put(painter, "street_gold/across", area.x - 6, y, 14)
        elif part == "toll":
            crowd(painter, print_of(painter, "church", x, y), "president/1", "assistant/0", left=12, step=34)
            yen(painter, PRESIDENT_FEE, x + 40, y + 6)
        else:
            put(painter, "president/0", x - 34, y, 42)
            for number in range(2):
                put(painter, "assistant/0", x + 8 + number * 30, y + 2, 34)


def power(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """What Power is made of."""
    y = room.y + MIDDLE
    shares = dict.fromkeys(("assistant", "president", "shop", "house", "station", "power"), 1.0)
    pictures = {"assistant": "assistant/0", "president": "president/0", "shop": "shop/0", "house": "house/0"}
    for number, (part, x, width) in enumerate(columns(painter, room, words, f"{ROOT}.power", shares)):
        if number:
            plus(painter, x - width / 2, y, "=" if part == "power" else "+")
        if part == "power":
            painter.numeral("5", x, y, 40, BRICK)
        else:
            put(painter, pictures.get(part, "station"), x - 6, y, 40)
            plus(painter, x + 30, y, "1")


def acting(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """Power to gain; a coin for another's Trading House."""
    y = room.y + MIDDLE
    for part, x, width in columns(painter, room, words, f"{ROOT}.acting", {"power": 1.3, "gain": 0.9, "house": 1.3}):
        if part == "power":
            people = ("president/0", "assistant/0", "assistant/0")
            crowd(painter, print_of(painter, "silk_mill", x, y, 140), *people, left=12, step=30)
            put(painter, "pips_now/3", x + 44, y - 12, 30)
        elif part == "gain":
            arrow(painter, x - width / 2, y, 18)
            for number in range(2):
                good(painter, "silk", x - 18 + number * 38, y)
        else:
            put(painter, "house/1", x - 34, y, 42)
            arrow(painter, x, y, 16)
            yen(painter, 1, x + 32, y)


def five(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """Power 5, the token, its reward, face down."""
    y = room.y + MIDDLE
    shares = {"power": 1.0, "token": 1.0, "gain": 1.0, "kept": 1.0}
    for number, (part, x, width) in enumerate(columns(painter, room, words, f"{ROOT}.five", shares)):
        if number:
            arrow(painter, x - width / 2, y, 18)
        if part == "power":
            painter.numeral("5", x - 22, y, 36, BRICK)
            put(painter, "pips_now/5", x + 20, y, 40)
        elif part == "token":
            put(painter, "five/five_fish_3", x, y, 46)
        elif part == "gain":
            for place in range(3):
                good(painter, "fish", x + (place - 1) * 36, y)
        else:
            put(painter, "five_back", x, y, 42)


def building(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """Power 4 or 5; a Shop or the Trading House; the reward of its space."""
    y = room.y + MIDDLE
    for part, x, width in columns(painter, room, words, f"{ROOT}.building", {"power": 0.8, "tile": 1.6, "gain": 1.0}):
        if part == "power":
            painter.numeral("4", x - 18, y, 34, BRICK)
            painter.numeral("5", x + 18, y, 34, BRICK)
        elif part == "tile":
            arrow(painter, x - width / 2, y, 18)
            put(painter, "tile/building_05", x, y + 14, 178)
            put(painter, "shop/0", x - 32, y - 16, 36)
            put(painter, "house/0", x + 62, y - 16, 38)
        else:
            arrow(painter, x - width / 2, y, 18)
            good(painter, "silk", x - 34, y)
            painter.sprite("mark/both", x, y, 18, centre=True)
            points(painter, 7, x + 36, y, 36)


def recovery(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """The Assistants of the action go home; the President and the buildings stay."""
    y = room.y + MIDDLE
    for part, x, _ in columns(painter, room, words, f"{ROOT}.recovery", {"home": 1.0, "stay": 1.0, "others": 1.0}):
        if part == "home":
            for number in range(3):
                put(painter, "assistant/0", x - 44 + number * 30, y, 38)
            arrow(painter, x + 58, y, 18)
        elif part == "stay":
            put(painter, "president/0", x - 38, y, 42)
            put(painter, "shop/0", x + 6, y, 38)
            put(painter, "house/0", x + 46, y, 40)
        else:
            crowd(painter, print_of(painter, "tea", x, y), "assistant/0", "assistant/0", left=38)


TURN: Final[Drawn] = {
    "terms": (terms, HIGH),
    "layouts": (layouts, HIGH),
    "setup": (setup, HIGH),
    "limits": (limits, HIGH),
    "hidden": (hidden, HIGH),
    "turn": (turn, HIGH),
    "placing": (placing, HIGH),
    "moving": (moving, HIGH),
    "power": (power, HIGH),
    "acting": (acting, HIGH),
    "five": (five, HIGH),
    "building": (building, HIGH),
    "recovery": (recovery, HIGH),
}
