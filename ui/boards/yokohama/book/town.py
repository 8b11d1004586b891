"""The pictures of Yokohama's chapters on Areas and boards."""

from typing import Final

import pygame

from rules.yokohama.components import (
    CHURCH,
    CUSTOMS,
    GOODS,
    HOUSE_COSTS,
    IMPORT,
    ITEMS,
    PRODUCTION,
    RATES,
    SECOND_ORDER,
    SHOP_COST,
    SLOT_LEVELS,
    SLOT_SURCHARGE,
    SPACES,
)
from ui.boards.book_strips import HIGH, arrow, caption, columns
from ui.boards.figures import Drawn, Words
from ui.boards.yokohama.book.small import MIDDLE, ROOT, good, plus, print_of, put, reward, technology, yen
from ui.paint import Painter


def areas(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """Areas of production and of commerce."""
    y = room.y + MIDDLE
    kinds = {"production": ("copper_mine", "silk_mill", "tea", "fishing"), "commercial": ("bank", "port_a")}
    for part, x, _ in columns(painter, room, words, f"{ROOT}.areas", {"production": 2.0, "commercial": 1.0}):
        for number, kind in enumerate(kinds[part]):
            print_of(painter, kind, x + (number - (len(kinds[part]) - 1) / 2) * 104, y, 98)


def china(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """The rates, both ways for goods, one way for Imported Goods."""
    y = room.y + MIDDLE
    step = (room.w - 12) / len(RATES)
    for number, rate in enumerate(RATES):
        x = room.x + 6 + step * (number + 0.5)
        good(painter, "import" if rate.item == IMPORT else ITEMS[rate.item], x + 34, y)
        yen(painter, rate.yen, x - 34, y, 32)
        painter.sprite("mark/both" if rate.sold else "mark/arrow", x, y, 20, centre=True)
        caption(painter, words(f"{ROOT}.china.{'both' if rate.sold else 'buy'}"), x, room, step - 6)


def church(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """Faith by Power and by what is given; an Assistant on a space; its reward."""
    y = room.y + MIDDLE
    shares = {"power": 0.8, "give": 2.0, "space": 1.0, "reward": 1.0}
    for part, x, width in columns(painter, room, words, f"{ROOT}.church", shares):
        if part == "power":
            painter.numeral("3", x - 16, y, 30)
            put(painter, "sign/faith", x + 16, y, 32)
        elif part == "give":
            plus(painter, x - width / 2, y)
            for number, name in enumerate((*GOODS, "import")):
                good(painter, name, x - 86 + number * 34, y, 30)
            yen(painter, 2, x + 86, y)
        elif part == "space":
            arrow(painter, x - width / 2, y, 18)
            put(painter, "space/church", x, y, 93)
            painter.numeral(str(SPACES[CHURCH][2].cost), x - 34, y, 17)
            put(painter, "sign/faith", x - 18, y, 17)
            put(painter, "assistant/0", x + 22, y - 4, 30)
        else:
            arrow(painter, x - width / 2, y, 18)
            reward(painter, SPACES[CHURCH][2].rewards, x, y)


def customs(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """Imported Goods, a space, its reward."""
    y = room.y + MIDDLE
    space = SPACES[CUSTOMS][3]
    for number, (part, x, width) in enumerate(
        columns(painter, room, words, f"{ROOT}.customs", {"pay": 1.0, "space": 1.0, "reward": 1.0})
    ):
        if number:
            arrow(painter, x - width / 2, y, 18)
        if part == "pay":
            for place in range(space.cost):
                good(painter, "import", x - 20 + place * 40, y, 36)
        elif part == "space":
            put(painter, "space/customs", x, y, 93)
            painter.numeral(str(space.cost), x - 36, y, 17)
            put(painter, "sign/import", x - 20, y, 17)
            put(painter, "assistant/0", x + 22, y - 4, 30)
        else:
            reward(painter, space.rewards, x, y)


def hiring(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """What a piece of the Warehouse costs."""
    y = room.y + MIDDLE
    for part, x, _ in columns(painter, room, words, f"{ROOT}.hiring", {"assistant": 0.7, "shop": 0.9, "houses": 2.4}):
        if part == "assistant":
            put(painter, "assistant/0", x, y, 40)
        elif part == "shop":
            put(painter, "shop/0", x - 22, y, 40)
            yen(painter, SHOP_COST, x + 24, y, 30)
        else:
            for number, cost in enumerate(HOUSE_COSTS):
                at = x + (number - 1.5) * 86
                put(painter, "house/0", at - 18, y, 40)
                yen(painter, cost, at + 22, y, 30)


def laboratory(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """Production by Power, the rest bought; a card with its slot's surcharge; from the fourth on more."""
    y = room.y + MIDDLE
    shares = {"power": 0.8, "more": 1.1, "card": 1.6, "surcharge": 1.2}
    for part, x, width in columns(painter, room, words, f"{ROOT}.laboratory", shares):
        if part == "power":
            painter.numeral("5", x - 16, y, 30)
            put(painter, "sign/tech", x + 18, y, 34)
        elif part == "card":
            arrow(painter, x - width / 2, y, 18)
            technology(painter, "tram", x + 2, y, words, SLOT_SURCHARGE[2])
        else:
            plus(painter, x - width / 2, y)
            yen(painter, PRODUCTION.yen, x - 34, y, 32)
            painter.sprite("mark/both", x, y, 18, centre=True)
            good(painter, "import", x + 34, y)


def port(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """Six slots in pairs; what a second card costs."""
    y = room.y + MIDDLE
    for part, x, width in columns(painter, room, words, f"{ROOT}.port", {"slots": 2.4, "second": 1.3}):
        if part == "slots":
            step = (width - 20) / len(SLOT_LEVELS)
            for number, level in enumerate(SLOT_LEVELS):
                at = x - width / 2 + 10 + step * (number + 0.5)
                put(painter, "back/order", at, y + 10, 36)
                if number % 2 == 0:
                    put(painter, f"level/{level + 1}", at + step / 2, y - 28, 16)
        else:
            plus(painter, x - width / 2, y)
            yen(painter, SECOND_ORDER.yen, x - 64, y, 32)
            painter.sprite("mark/both", x - 34, y, 18, centre=True)
            good(painter, "import", x - 4, y)
            arrow(painter, x + 26, y, 16)
            put(painter, "back/order", x + 62, y, 36)


TOWN: Final[Drawn] = {
    "areas": (areas, HIGH),
    "china": (china, HIGH),
    "church": (church, HIGH),
    "customs": (customs, HIGH),
    "hiring": (hiring, HIGH),
    "laboratory": (laboratory, HIGH),
    "port": (port, HIGH),
}
