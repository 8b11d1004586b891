"""The pictures of Yokohama's chapters on Agents, Achievements, Orders, Technologies, the end and the score."""

from typing import Final

import pygame

from rules.yokohama.cards import AGENTS, COUNTRIES, REWARD_TOKENS, TITLES
from rules.yokohama.components import HOUSES_END, SET_UP, SHOPS_END
from rules.yokohama.scoring import CATEGORIES
from ui.boards.book_strips import HIGH, arrow, caption, columns
from ui.boards.figures import Drawn, Words
from ui.boards.yokohama.book.small import (
    MIDDLE,
    ROOT,
    agent,
    crowd,
    good,
    order,
    plus,
    points,
    print_of,
    put,
    signal,
    yen,
)
from ui.boards.yokohama.parts.words import letter_of
from ui.paint import Painter
from ui.theme import BRICK, WHITE

SCORE_SIGNS: Final = {
    "achievements": "mark/star",
    "areas": "yokohama/five_back",
    "buildings": "yokohama/sign/shop",
    "orders": "yokohama/sign/done_order",
    "spaces": "yokohama/sign/place",
    "technologies": "yokohama/sign/tech",
    "church": "yokohama/sign/faith",
    "customs": "yokohama/sign/import_down",
    "technology": "mark/weight",
    "countries": "yokohama/flag/british",
    "agents": "yokohama/sign/agent",
    "imports": "yokohama/sign/import",
    "yen": "yokohama/sign/yen",
    "goods": "yokohama/sign/any",
}
"""A sign for each category of the score."""


def additional(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """Agent, Achievement, Order."""
    y = room.y + MIDDLE
    for part, x, _ in columns(painter, room, words, f"{ROOT}.additional", {"agent": 1.0, "achieve": 1.0, "order": 1.0}):
        if part == "agent":
            agent(painter, 0, x, y, words)
        elif part == "achieve":
            put(painter, "assistant/0", x - 24, y, 38)
            points(painter, 10, x + 26, y, 38)
        else:
            order(painter, 26, x, y, words)


def agents(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """Turn an Agent, choose an Area without the President, act there."""
    y = room.y + MIDDLE
    shares = {"turn": 1.1, "area": 1.2, "steps": 1.4, "used": 0.8}
    for number, (part, x, width) in enumerate(columns(painter, room, words, f"{ROOT}.agents", shares)):
        if number:
            arrow(painter, x - width / 2, y, 18)
        if part == "turn":
            agent(painter, 0, x, y, words)
        elif part == "area":
            crowd(painter, print_of(painter, "copper_mine", x, y, 124), "assistant/0", "assistant/0", left=40)
        elif part == "steps":
            for place, name in enumerate(("track/copper_mine", "five/five_points_3", "shop/0", "sign/walk")):
                put(painter, name, x + (place - 1.5) * 38, y, 32)
        else:
            agent(painter, 0, x, y, words, used=True)


def pairs(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """Two icons of a country, one Agent; how many there are."""
    y = room.y + MIDDLE
    for part, x, _ in columns(painter, room, words, f"{ROOT}.pairs", {"pair": 1.0, "supply": 1.7}):
        if part == "pair":
            signal(painter, 0, x - 70, y, words)
            plus(painter, x - 42, y)
            signal(painter, 0, x - 14, y, words)
            arrow(painter, x + 20, y, 18)
            agent(painter, 0, x + 58, y, words)
        else:
            for country, number in enumerate(AGENTS):
                at = x + (country - 2) * 68
                agent(painter, country, at - 12, y, words)
                painter.numeral(str(number), at + 20, y, 20)


def achieving(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """Show what is asked for, place an Assistant; the first gains more."""
    y = room.y + MIDDLE
    shares = {"show": 1.2, "place": 0.8, "first": 0.8, "later": 0.8}
    for number, (part, x, width) in enumerate(columns(painter, room, words, f"{ROOT}.achieving", shares)):
        if number in (1, 2):
            arrow(painter, x - width / 2, y, 18)
        if part == "show":
            put(painter, "requirement/a_tea_7", x, y, 46)
        elif part == "place":
            put(painter, "assistant/0", x, y, 40)
        else:
            points(painter, 10 if part == "first" else 6, x, y, 40)


def ordering(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """Goods, card, reward, a pair of countries."""
    y = room.y + MIDDLE
    shares = {"goods": 1.2, "card": 0.9, "reward": 0.9, "pair": 1.0}
    for number, (part, x, width) in enumerate(columns(painter, room, words, f"{ROOT}.ordering", shares)):
        if number:
            arrow(painter, x - width / 2, y, 18)
        if part == "goods":
            for place, name in enumerate(("tea", "tea", "silk", "silk", "copper")):
                good(painter, name, x + (place - 2) * 29, y, 30)
        elif part == "card":
            order(painter, 26, x, y, words)
        elif part == "reward":
            points(painter, 6, x - 20, y, 34)
            yen(painter, 2, x + 20, y, 30)
        else:
            signal(painter, 3, x, y, words)


def icons(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """Every sign of a reward."""
    signs = {
        "yen": "money/2",
        "points": "points/3",
        "good": "sign/any",
        "import": "sign/import",
        "warehouse": "sign/warehouse",
        "move": "sign/walk",
    }
    for part, x, _ in columns(painter, room, words, f"{ROOT}.icons", dict.fromkeys(signs, 1.0)):
        put(painter, signs[part], x, room.y + MIDDLE, 40)


def technologies(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """All twenty emblems."""
    half = len(TITLES) // 2
    step = (room.w - 24) / half
    for number, title in enumerate(TITLES):
        x = room.x + 12 + step * (number % half + 0.5)
        put(painter, f"tech_small/{title}", x, room.y + 24 + number // half * 40, 34)
    caption(painter, words(f"{ROOT}.technologies"), room.centerx, room, room.w - 20)


def ending(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """What ends the game."""
    y = room.y + MIDDLE
    most = max(SET_UP)
    numbers = {
        "houses": HOUSES_END,
        "shops": SHOPS_END,
        "orders": None,
        "church": SET_UP[most].church_end,
        "customs": SET_UP[most].customs_end,
    }
    signs = {
        "houses": "house/0",
        "shops": "shop/0",
        "orders": "back/order",
        "church": "sign/faith",
        "customs": "sign/import_down",
    }
    for part, x, _ in columns(painter, room, words, f"{ROOT}.ending", dict.fromkeys(signs, 1.0)):
        number = numbers[part]
        put(painter, signs[part], x + (16 if number else 0), y, 40)
        if number:
            painter.numeral(str(number), x - 24, y, 28, BRICK)


def scoring(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """A sign for each category."""
    step = (room.w - 20) / len(CATEGORIES)
    for number, key in enumerate(CATEGORIES):
        painter.sprite(SCORE_SIGNS[key], room.x + 10 + step * (number + 0.5), room.y + MIDDLE, 30, centre=True)
    caption(painter, words(f"{ROOT}.scoring"), room.centerx, room, room.w - 20)


def reward_tokens(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """The tokens of the third Achievement."""
    y = room.y + MIDDLE
    step = (room.w - 60) / len(REWARD_TOKENS)
    for number, token in enumerate(REWARD_TOKENS):
        name = COUNTRIES[token.country] if token.country >= 0 else "free"
        x = room.x + 30 + step * (number + 0.5)
        put(painter, f"reward_flag/{name}", x, y, 52)
        if token.country >= 0:
            letter = letter_of(words, token.country)
            painter.text(letter, x - 26 + 9 * 52 / 32, y + 6, 17, "bold", WHITE, "centre", most=17)
    caption(painter, words(f"{ROOT}.reward_tokens"), room.centerx, room, room.w - 20)


def free_agents(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """Taken like a token, used like an Agent."""
    y = room.y + MIDDLE
    for number, (part, x, width) in enumerate(
        columns(painter, room, words, f"{ROOT}.free_agents", {"take": 1.0, "use": 1.0, "used": 1.0})
    ):
        if number:
            arrow(painter, x - width / 2, y, 18)
        if part == "take":
            put(painter, "five/five_free_agent", x, y, 46)
        else:
            agent(painter, len(COUNTRIES), x, y, words, used=part == "used")


DEEDS: Final[Drawn] = {
    "additional": (additional, HIGH),
    "agents": (agents, HIGH),
    "pairs": (pairs, HIGH),
    "achieving": (achieving, HIGH),
    "ordering": (ordering, HIGH),
    "icons": (icons, HIGH),
    "technologies": (technologies, HIGH + 12),
    "ending": (ending, HIGH),
    "scoring": (scoring, HIGH),
    "reward_tokens": (reward_tokens, HIGH),
    "free_agents": (free_agents, HIGH),
}
