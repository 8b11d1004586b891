"""The pictures of the chapters on consolidation, rounds, scoring, the modules and the solo game."""

import pygame

from rules.zaibatsu.board import TRAIN_INFLUENCE
from rules.zaibatsu.components import (
    AREA,
    FAVOUR_LEVELS,
    FIRST_LIGHT,
    ITEMS_PER_POINT,
    MONEY_PER_POINT,
    PERIODS,
    ROUND_PERIOD,
    ROUNDS,
    SALARY,
    SCORING,
    THRESHOLD_POINTS,
)
from rules.zaibatsu.tiles import LATE_TILES, SHARED, SLOT_COLOURS, TILES
from ui.boards.book_strips import arrow, caption, columns
from ui.boards.figures import Words
from ui.boards.zaibatsu.book.strips import MIDDLE, ROOT, amount, put, tile_row
from ui.paint import Painter
from ui.theme import BRICK, INK, PAPER, SMOKE, alpha

ROMAN = ("", "I", "II", "III")


def consolidation(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """Favour, discard, services and income, salaries."""
    y = room.y + MIDDLE
    shares = {"favour": 1.0, "discard": 0.9, "income": 1.4, "salaries": 1.2}
    for number, (part, x, width) in enumerate(columns(painter, room, words, f"{ROOT}.consolidation", shares)):
        if number:
            arrow(painter, x - width / 2, y, 18)
        if part == "favour":
            for level in (1, 2, 3):
                put(painter, f"favour/{level}", x - 4 + (level - 2) * 37, y, 34)
        elif part == "discard":
            for place, item in enumerate(("money", "coal")):
                put(painter, f"sign/{item}", x - 20 + place * 40, y, 32)
                painter.stroke([(x - 34 + place * 40, y + 14), (x - 6 + place * 40, y - 14)], BRICK, 3)
        elif part == "income":
            put(painter, "service/blue", x - 64, y, 34)
            amount(painter, "+", "sign/mines", x - 12, y, 28)
            amount(painter, "+", "sign/finance", x + 42, y, 28)
        else:
            for place, colour in enumerate(("blue", "black")):
                put(painter, f"worker/{colour}", x - 54 + place * 32, y, 34)
            amount(painter, f"−{2 * SALARY}", "sign/money", x + 36, y, 28, BRICK)


def favour_levels(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """The level the topmost worker earns, by its space."""
    step = 62.0
    for at in range(AREA):
        x = room.x + 32 + at * step
        put(painter, "worker/blue" if at % 2 else "worker/black", x - 12, room.y + 22, 32)
        put(painter, f"favour_small/{FAVOUR_LEVELS[at]}", x + 14, room.y + 22, 26)
        painter.text(str(at + 1), x, room.bottom - 4, 15, "sans", SMOKE, "centre", most=17)
    painter.text(words(f"{ROOT}.by_space"), room.x + 32 + AREA * step, room.y + 27, 15, "sans", SMOKE, most=17)


def rounds(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """The spaces of the round track by period; the last three are light."""
    y = room.y + MIDDLE
    shares = {str(period): float(ROUND_PERIOD.count(period)) + 0.6 for period in range(1, PERIODS + 1)}
    for part, x, _ in columns(painter, room, words, f"{ROOT}.rounds", shares):
        period = int(part)
        spaces = [number for number in range(1, ROUNDS + 1) if ROUND_PERIOD[number] == period]
        for place, number in enumerate(spaces):
            at = x + (place - (len(spaces) - 1) / 2) * 48
            put(painter, f"round/{'light' if number >= FIRST_LIGHT else 'dark'}", at, y, 36)
            painter.numeral(str(number), at, y, 18, INK if number >= FIRST_LIGHT else PAPER)


def scoring(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """What each place pays in each period."""
    step = (room.w - 20) / PERIODS
    for period in range(1, PERIODS + 1):
        x = room.x + 10 + step * (period - 1)
        painter.nine("zaibatsu/nine/places", x + 6, room.y + 20, step - 12, 46)
        cell = (step - 12) / len(SCORING[period])
        for place, value in enumerate(SCORING[period]):
            left = x + 6 + place * cell
            if place:
                painter.line(left, room.y + 24, left, room.y + 62, alpha(INK, 0.25))
            painter.numeral(str(value), left + cell / 2 - 8, room.y + 43, 20)
            put(painter, "sign_small/vp", left + cell / 2 + 12, room.y + 43, 15)
        caption(painter, words(f"{ROOT}.scoring", period=ROMAN[period]), x + step / 2, room, step - 8)


def influence(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """Tokens, trains beside them, and what is printed for the foreign companies."""
    y = room.y + 22
    put(painter, "influence/0/4", room.x + 20, y, 30)
    put(painter, "influence/0/2", room.x + 54, y, 30)
    painter.numeral("+", room.x + 82, y, 20)
    put(painter, "train/0", room.x + 108, y, 32)
    painter.numeral(f"= {4 + 2 + TRAIN_INFLUENCE}", room.x + 156, y, 24, BRICK)
    put(painter, "sign/foreign", room.x + 236, y, 28)
    for number, value in enumerate((3, 1, 0)):
        put(painter, f"space/{value}", room.x + 272 + number * 30, y, 27)
    painter.numeral("= 4", room.x + 376, y, 24, BRICK)


def last_rounds(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """Who starts, three turns each, then the last scoring."""
    y = room.y + MIDDLE
    shares = {"marker": 1.0, "turns": 1.3, "queue": 1.0, "end": 1.0}
    for number, (part, x, width) in enumerate(columns(painter, room, words, f"{ROOT}.last", shares)):
        if number:
            arrow(painter, x - width / 2, y, 18)
        if part == "marker":
            put(painter, "last_marker", x, y, 40)
        elif part == "turns":
            for place in range(3):
                put(painter, "pip/on", x + (place - 1) * 36, y, 24)
        elif part == "queue":
            for place, colour in enumerate(("grey", "white")):
                put(painter, f"worker/{colour}", x - 18 + place * 36, y, 34)
        else:
            put(painter, "sign/vp", x, y, 38)


def ending(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """Objectives at their thresholds, then stock and money."""
    y = room.y + MIDDLE
    shares = {"lower": 1.2, "upper": 1.2, "stock": 1.0, "money": 0.9}
    for part, x, _ in columns(painter, room, words, f"{ROOT}.ending", shares):
        if part in ("lower", "upper"):
            put(painter, f"flag/{part}", x, y - 20, 20 if part == "lower" else 30)
            for level, points in enumerate(THRESHOLD_POINTS[part == "upper"], start=1):
                at = x + (level - 2) * 54
                put(painter, f"favour_small/{level}", at - 13, y + 16, 24)
                painter.numeral(str(points), at + 13, y + 16, 18)
        elif part == "stock":
            for place, name in enumerate(("good/paper", "sign/coal", "sign/iron")):
                put(painter, name, x - 40 + place * 28, y, 24)
            painter.numeral(f"/{ITEMS_PER_POINT}", x + 50, y, 20)
        else:
            put(painter, "sign/money", x - 18, y, 32)
            painter.numeral(f"/{MONEY_PER_POINT}", x + 20, y, 20)


def late(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """One side of each late tile."""
    tiles = [TILES[at] for at in LATE_TILES]
    step = (room.w - 16) / len(tiles)
    tile_row(painter, tiles, room.x + 8, room.y + MIDDLE, step - 6, step)
    caption(painter, words(f"{ROOT}.late"), room.centerx, room, room.w - 20)


def shared(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """The nine objectives of the module."""
    step = (room.w - 24) / len(SHARED)
    for number, each in enumerate(SHARED):
        put(painter, f"shared/{each.key}", room.x + 12 + step * (number + 0.5), room.y + MIDDLE, 48)
    caption(painter, words(f"{ROOT}.shared"), room.centerx, room, room.w - 20)


def solo(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """Reveal, return a worker, act, refill."""
    y = room.y + MIDDLE
    shares = {"reveal": 1.0, "worker": 1.0, "act": 1.3, "refill": 0.9}
    for number, (part, x, width) in enumerate(columns(painter, room, words, f"{ROOT}.solo", shares)):
        if number:
            arrow(painter, x - width / 2, y, 18)
        if part == "reveal":
            put(painter, "action_token/back", x - 28, y, 44)
            put(painter, "action_token/token_hs4", x + 28, y, 44)
        elif part == "worker":
            put(painter, "worker/white", x - 34, y, 36)
            arrow(painter, x, y, 16)
            painter.sprite("mark/bag", x + 34, y, 36, centre=True)
        elif part == "act":
            put(painter, "train/1", x - 30, y, 38)
            put(painter, "influence/1/3", x + 30, y, 34)
        else:
            put(painter, "action_token/back", x, y, 44)


def solo_slots(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """One objective on easy, two on normal, three on hard."""
    shown = ("solo_ships", "solo_machines", "solo_trains")
    for number, colour in enumerate(SLOT_COLOURS):
        x = room.x + 34 + number * 150
        put(painter, f"solo/{shown[number]}/{colour}", x, room.centery, 44)
        painter.text(words(f"{ROOT}.slot.{colour}"), x + 32, room.centery + 5, 15, "sans", SMOKE, max_width=80, most=17)
