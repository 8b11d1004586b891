"""The pictures of Yokohama Duel's chapters on places, cards, buildings, orders and Merchants."""

import pygame

from rules.yokohama_duel.components import (
    CRITERIA,
    HOUSE_COSTS,
    IMPORT_UP,
    ITEMS,
    MERCHANT_LEVEL,
    PLACES,
    PRODUCTION,
    RATES,
    SECOND_ORDER,
    SHOP_COST,
)
from ui.boards.book_strips import arrow, caption, columns
from ui.boards.figures import Words
from ui.boards.yokohama_duel.parts.small_pieces import MIDDLE, ROOT, card, good, plus, put, technology, yen
from ui.paint import Painter
from ui.theme import BRICK


def places(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """The five places that simply give."""
    giving = [place for place in PLACES if place.effect in ("gain_good", "gain_yen")]
    step = (room.w - 12) / len(giving)
    for number, place in enumerate(giving):
        x = room.x + 6 + step * (number + 0.5)
        put(painter, f"place_146/{place.key}", x, room.y + MIDDLE - 4, min(146.0, step - 8))
        caption(painter, words(f"yokohama_duel.place.{place.key}"), x, room, step - 6)


def church(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """Faith and resources take a card: reward now, points at the end."""
    y = room.y + MIDDLE
    shares = {"faith": 0.8, "give": 1.3, "card": 1.0, "reward": 0.9, "down": 0.9}
    for number, (part, x, width) in enumerate(columns(painter, room, words, f"{ROOT}.church", shares)):
        if part == "faith":
            painter.sprite("mark/faith", x - 18, y, 34, centre=True)
            painter.numeral("5", x + 22, y, 26)
        elif part == "give":
            plus(painter, x - width / 2, y)
            for place, name in enumerate(("copper", "silk")):
                good(painter, name, x - 40 + place * 38, y)
            put(painter, "coin/1", x + 36, y, 34)
        elif part == "card":
            arrow(painter, x - width / 2, y, 18)
            card(painter, "church/church_8", x, y)
        elif part == "reward":
            card(painter, "assist/2", x, y)
        else:
            card(painter, "back/church", x, y)
        if number > 2:
            arrow(painter, x - width / 2, y, 18)


def customs(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """A flip makes an import worth more."""
    y = room.y + MIDDLE
    for part, x, width in columns(painter, room, words, f"{ROOT}.customs", {"up": 1.0, "down": 1.0}):
        if part == "down":
            arrow(painter, x - width / 2, y, 20)
        put(painter, f"import/{part}", x - 26, y, 52)
        painter.sprite("mark/points", x + 42, y, 28, centre=True)
        painter.numeral("1" if part == "up" else "4", x + 18, y, 24)


def china(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """The rates, both ways for goods, one way for imports."""
    y = room.y + MIDDLE
    step = (room.w - 12) / len(RATES)
    for number, rate in enumerate(RATES):
        x = room.x + 6 + step * (number + 0.5)
        if rate.item == IMPORT_UP:
            put(painter, "import/up", x + 34, y, 40)
        else:
            good(painter, ITEMS[rate.item], x + 34, y, 38)
        yen(painter, rate.yen, x - 34, y, 36)
        painter.sprite("mark/both" if rate.sell else "mark/arrow", x, y, 20, centre=True)
        caption(painter, words(f"{ROOT}.china.{'both' if rate.sell else 'buy'}"), x, room, step - 6)


def laboratory(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """Production, what adds to it, the card, the surcharge."""
    y = room.y + MIDDLE
    shares = {"production": 0.9, "more": 1.3, "card": 1.1, "surcharge": 1.3}
    for part, x, width in columns(painter, room, words, f"{ROOT}.laboratory", shares):
        if part == "production":
            put(painter, "place_sign/laboratory", x - 18, y, 36)
            painter.numeral("4", x + 22, y, 26)
        elif part == "card":
            arrow(painter, x - width / 2, y, 18)
            technology(painter, "telegram", x, y, words)
        else:
            plus(painter, x - width / 2, y)
            yen(painter, PRODUCTION.yen, x - 34, y, 36)
            painter.sprite("mark/both", x, y, 18, centre=True)
            put(painter, "import/down", x + 34, y, 38)


def port(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """Draw, keep one, pay for a second, put the rest under the deck."""
    y = room.y + MIDDLE
    shares = {"draw": 0.9, "keep": 1.2, "second": 1.4, "under": 0.9}
    for part, x, width in columns(painter, room, words, f"{ROOT}.port", shares):
        if part == "draw":
            for number in range(3):
                card(painter, "back/order", x + (number - 1) * 22, y, 58)
        elif part == "keep":
            arrow(painter, x - width / 2, y, 18)
            card(painter, "order/order_15", x, y)
        elif part == "second":
            plus(painter, x - width / 2, y)
            yen(painter, SECOND_ORDER.yen, x - 70, y, 32)
            card(painter, "order/order_20", x + 18, y)
        else:
            arrow(painter, x - width / 2, y, 18)
            card(painter, "pile_foot/order", x, y, 58)
            card(painter, "back/order", x, y - 3, 58)


def bonus(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """One, two or three rewards."""
    y = room.y + MIDDLE
    rewards = ("reward/silk", "reward/tea", "reward/yen")
    for number, (part, x, _) in enumerate(
        columns(painter, room, words, f"{ROOT}.bonus", {"card": 1.0, "five": 1.0, "six": 1.0, "seven": 1.0})
    ):
        if part == "card":
            card(painter, "bonus/bonus_05", x, y)
            continue
        for place in range(number):
            put(painter, rewards[place], x + (place - (number - 1) / 2) * 40, y, 34)


def buildings(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """A Shop, four Trading houses at rising prices, what a building adds."""
    y = room.y + MIDDLE
    for part, x, _ in columns(painter, room, words, f"{ROOT}.buildings", {"shop": 0.8, "houses": 2.1, "adds": 0.9}):
        if part == "shop":
            put(painter, "shop/0", x - 22, y, 42)
            yen(painter, SHOP_COST, x + 24, y)
        elif part == "houses":
            for number, cost in enumerate(HOUSE_COSTS):
                left = x + (number - 1.5) * 74
                put(painter, "trading_house/0", left - 17, y, 40)
                yen(painter, cost, left + 19, y, 32)
        else:
            put(painter, "shop/0", x - 46, y, 34)
            put(painter, "trading_house/0", x - 8, y, 36)
            painter.numeral("+2", x + 38, y, 26, BRICK)


def order(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """Goods, card, reward, points."""
    y = room.y + MIDDLE
    shares = {"goods": 1.0, "card": 1.2, "reward": 0.8, "points": 0.8}
    for number, (part, x, width) in enumerate(columns(painter, room, words, f"{ROOT}.order", shares)):
        if number:
            arrow(painter, x - width / 2, y, 18)
        if part == "goods":
            for place, name in enumerate(("copper", "silk", "tea")):
                good(painter, name, x + (place - 1) * 40, y, 36)
        elif part == "card":
            card(painter, "order/order_08", x, y)
        elif part == "reward":
            put(painter, "import/up", x, y, 44)
        else:
            painter.numeral("3", x - 14, y, 26)
            painter.sprite("mark/points", x + 14, y, 28, centre=True)


def criteria(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """The four achievements, a Merchant for each."""
    y = room.y + MIDDLE
    step = (room.w - 12) / len(CRITERIA)
    for number, each in enumerate(CRITERIA):
        x = room.x + 6 + step * (number + 0.5)
        put(painter, f"criterion/{each.key}/met", x - 44, y, 34)
        painter.numeral(str(each.at_least), x - 14, y, 22)
        arrow(painter, x + 8, y, 16)
        card(painter, "merchant/front", x + 46, y, 58)
        caption(painter, words(f"yokohama_duel.criterion.{each.key}"), x, room, step - 6)


def merchant(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """Level 3, any place, then face down."""
    y = room.y + MIDDLE
    shares = {"level": 0.9, "place": 1.6, "steps": 1.1, "down": 0.8}
    for number, (part, x, width) in enumerate(columns(painter, room, words, f"{ROOT}.merchant", shares)):
        if number:
            arrow(painter, x - width / 2, y, 18)
        if part == "level":
            card(painter, "merchant/front", x - 16, y)
            painter.numeral(str(MERCHANT_LEVEL), x + 32, y, 30, BRICK)
        elif part == "place":
            put(painter, "place_146/copper_mine", x, y, 140)
            card(painter, "influence_small/1/influence_2/before", x + 48, y + 4, 42)
        elif part == "steps":
            card(painter, "bonus/bonus_06", x - 30, y, 50)
            put(painter, "shop/0", x + 32, y, 36)
        else:
            card(painter, "merchant/back", x, y)
