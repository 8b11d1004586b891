"""The pictures at the head of Yokohama Duel's chapters: what lies where, and what happens in which order."""

from typing import Final

import pygame

from rules.yokohama_duel.components import ASSIST_LIMIT, CATEGORIES, GOODS, ROUNDS, SETUP, STARTERS, TECHNOLOGIES
from ui.boards.book_strips import HIGH, arrow, caption, columns, row_of
from ui.boards.figures import Drawn, Words
from ui.boards.yokohama_duel.book.places import (
    bonus,
    buildings,
    china,
    church,
    criteria,
    customs,
    laboratory,
    merchant,
    order,
    places,
    port,
)
from ui.boards.yokohama_duel.parts.small_pieces import (
    MIDDLE,
    ROOT,
    card,
    good,
    influence,
    plus,
    put,
    technology,
    yen,
)
from ui.paint import Painter
from ui.theme import BRICK
from ui.widgets.small import draw_crest


def goods(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """Four goods, imports with their two sides, influence."""
    y = room.y + MIDDLE
    shares = {"goods": 1.35, "up": 0.9, "down": 0.8, "influence": 0.9}
    for part, x, _ in columns(painter, room, words, f"{ROOT}.goods", shares):
        if part == "goods":
            for number, name in enumerate(GOODS):
                good(painter, name, x + (number - 1.5) * 39, y, 36)
        elif part == "influence":
            influence(painter, 3, x - 28, y)
            card(painter, "assist/1", x + 28, y)
        else:
            put(painter, f"import/{part}", x, y, 46)


def setup(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """What each player gets, and the displays."""
    y = room.y + MIDDLE
    shares = {"own": 1.3, "orders": 0.8, "technologies": 0.9, "church": 0.75, "bonus": 0.8}
    for part, x, _ in columns(painter, room, words, f"{ROOT}.setup", shares):
        if part == "own":
            for number, name in enumerate(GOODS):
                good(painter, name, x - 52 + number % 2 * 30, y - 15 + number // 2 * 30, 28)
            yen(painter, SETUP["first_player"]["yen"], x + 16, y, 32)
            card(painter, "assist/1", x + 58, y, 58)
        elif part == "orders":
            for number in range(SETUP["orders_drawn"]):
                card(painter, "back/order", x + (number - 1) * 26, y, 56)
        elif part == "technologies":
            technology(painter, "tram", x, y, words)
        elif part == "church":
            card(painter, "church/church_5", x - 12, y, 60)
            card(painter, "church/church_8", x + 12, y, 60)
        else:
            card(painter, "bonus/bonus_01", x, y, 60)


def limits(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """Four Assist cards at most; a price is paid in one way or the other."""
    y = room.y + MIDDLE
    for part, x, _ in columns(painter, room, words, f"{ROOT}.limits", {"assists": 1.4, "price": 1.0, "supply": 1.0}):
        if part == "assists":
            for number in range(ASSIST_LIMIT):
                card(painter, f"assist/{1 + number % 2}", x + (number - 2) * 40 - 6, y, 50)
            left = x + 2 * 40 + 10
            card(painter, "assist/1", left, y, 50)
            painter.stroke([(left - 18, y + 22), (left + 18, y - 22)], BRICK, 3)
        elif part == "price":
            yen(painter, 2, x - 38, y, 38)
            painter.sprite("mark/both", x, y, 18, centre=True)
            put(painter, "import/up", x + 38, y, 40)
        else:
            for number, name in enumerate(GOODS[:2]):
                good(painter, name, x - 56 + number * 36, y)
            put(painter, "import/up", x + 18, y, 36)
            put(painter, "coin/1", x + 56, y, 32)


def hidden(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """What only one player sees, and what both do."""
    y = room.y + MIDDLE
    for part, x, _ in columns(painter, room, words, f"{ROOT}.hidden", {"orders": 1.0, "church": 1.0, "open": 1.4}):
        if part == "orders":
            for number in range(3):
                card(painter, "back/order", x + (number - 1) * 34, y, 60)
        elif part == "church":
            for number in range(2):
                card(painter, "back/church", x + (number - 0.5) * 40, y, 60)
        else:
            put(painter, "coin/3", x - 92, y, 36)
            good(painter, "silk", x - 54, y)
            put(painter, "import/down", x - 16, y, 36)
            card(painter, "assist/2", x + 26, y, 54)
            put(painter, "shop/0", x + 66, y)
            put(painter, "trading_house/0", x + 98, y)


def rounds(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """Who starts which round."""
    y = room.y + MIDDLE
    step = (room.w - 16) / ROUNDS
    for number in range(ROUNDS):
        x = room.x + 8 + step * (number + 0.5)
        if number:
            arrow(painter, x - step / 2, y, 18)
        draw_crest(painter, STARTERS[number], x - 46, y, 18)
        for level in range(1, 5):
            name = f"influence_small/{STARTERS[number]}/influence_{level}/before"
            card(painter, name, x - 8 + (level - 1) * 19, y, 40)
        caption(painter, words(f"{ROOT}.rounds", number=number + 1), x, room, step - 10)


def turn(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """Place, bonus, construction."""
    y = room.y + MIDDLE
    shares = {"place": 1.4, "bonus": 1.0, "build": 1.0}
    for number, (part, x, width) in enumerate(columns(painter, room, words, f"{ROOT}.turn", shares)):
        if number:
            arrow(painter, x - width / 2, y, 18)
        if part == "place":
            influence(painter, 2, x - 78, y)
            put(painter, "place_146/silk_mill", x + 26, y, 140)
        elif part == "bonus":
            card(painter, "bonus/bonus_05", x, y)
        else:
            put(painter, "shop/0", x - 26, y, 40)
            put(painter, "trading_house/0", x + 26, y, 44)


def level(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """What a level is made of."""
    y = room.y + MIDDLE
    shares = dict.fromkeys(("card", "assist", "shop", "house", "station", "level"), 1.0)
    for number, (part, x, width) in enumerate(columns(painter, room, words, f"{ROOT}.level", shares)):
        if number:
            plus(painter, x - width / 2, y, "=" if part == "level" else "+")
        if part == "card":
            influence(painter, 3, x, y)
        elif part == "assist":
            card(painter, "assist/1", x, y)
        elif part == "level":
            painter.numeral("7", x, y, 40, BRICK)
        else:
            name = {"shop": "shop/0", "house": "trading_house/0", "station": "station"}[part]
            put(painter, name, x - 8, y, 42)
            plus(painter, x + 30, y, "1")


def free(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """The four free actions."""
    y = room.y + MIDDLE
    shares = {"complete": 1.1, "recruit": 1.0, "call": 1.0, "use": 1.0}
    for part, x, _ in columns(painter, room, words, f"{ROOT}.free", shares):
        if part == "complete":
            card(painter, "order/order_08", x, y)
        elif part == "recruit":
            put(painter, "criterion/orders_3/met", x - 38, y, 32)
            arrow(painter, x - 6, y, 16)
            card(painter, "merchant/front", x + 36, y)
        elif part == "call":
            card(painter, "merchant/front", x - 34, y)
            arrow(painter, x + 6, y, 16)
            put(painter, "place_sign/copper_mine", x + 38, y, 34)
        else:
            technology(painter, "spinning_mill", x, y, words)


def technologies(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """All twenty emblems."""
    half = len(TECHNOLOGIES) // 2
    step = (room.w - 24) / half
    for number, each in enumerate(TECHNOLOGIES):
        x = room.x + 12 + step * (number % half + 0.5)
        put(painter, f"tech_emblem/{each.key}", x, room.y + 24 + number // half * 40, 36)
    caption(painter, words(f"{ROOT}.technologies"), room.centerx, room, room.w - 20)


def preparation(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """What happens between two rounds."""
    y = room.y + MIDDLE
    shares = {"back": 1.1, "upgrade": 1.1, "ready": 0.9, "technologies": 1.0}
    for number, (part, x, width) in enumerate(columns(painter, room, words, f"{ROOT}.preparation", shares)):
        if number:
            arrow(painter, x - width / 2, y, 18)
        if part == "back":
            for place in range(4):
                card(painter, f"influence/0/influence_{place + 1}/before", x + (place - 1.5) * 29, y, 46)
        elif part == "upgrade":
            influence(painter, 2, x - 42, y)
            arrow(painter, x, y, 16)
            influence(painter, 2, x + 42, y, side="after")
        elif part == "ready":
            put(painter, "tech_small_used/tram", x - 34, y, 38)
            arrow(painter, x, y, 16)
            put(painter, "tech_small/tram", x + 34, y, 38)
        else:
            technology(painter, "university", x, y, words)


def scoring(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """A sign for each category, with what one is worth where that is fixed."""
    signs = (
        *("mark/order", "mark/crown", "mark/tech", "mark/weight", "mark/faith"),
        *("yokohama_duel/trading_house/0", "yokohama_duel/shop/0"),
        *("yokohama_duel/import/down", "yokohama_duel/import/up", "mark/coin", "mark/any"),
    )
    worth = [f"{each.points}/{each.set_size}" if each.set_size > 1 else str(each.points or "–") for each in CATEGORIES]
    step = (room.w - 20) / len(signs)
    for number, (sign, points) in enumerate(zip(signs, worth, strict=True)):
        x = room.x + 10 + step * (number + 0.5)
        row_of(painter, [sign], x - 15, room.y + 28, 30, 0)
        painter.numeral(points, x, room.y + 60, 17)
    caption(painter, words(f"{ROOT}.scoring"), room.centerx, room, room.w - 20)


CHAPTERS: Final[Drawn] = {
    "goods": (goods, HIGH),
    "setup": (setup, HIGH),
    "limits": (limits, HIGH),
    "hidden": (hidden, HIGH),
    "rounds": (rounds, HIGH),
    "turn": (turn, HIGH),
    "level": (level, HIGH),
    "places": (places, HIGH),
    "church": (church, HIGH),
    "customs": (customs, HIGH),
    "china": (china, HIGH),
    "laboratory": (laboratory, HIGH),
    "port": (port, HIGH),
    "bonus": (bonus, HIGH),
    "buildings": (buildings, HIGH),
    "free": (free, HIGH),
    "order": (order, HIGH),
    "criteria": (criteria, HIGH),
    "merchant": (merchant, HIGH),
    "technologies": (technologies, HIGH + 12),
    "preparation": (preparation, HIGH),
    "scoring": (scoring, HIGH),
}
