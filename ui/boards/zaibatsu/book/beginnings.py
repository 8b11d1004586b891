"""The pictures of the chapters on what there is, how one starts, turns, bonuses and services."""

import pygame

from rules.zaibatsu.components import (
    AREA,
    COLOURS,
    GOODS,
    SERVICES,
    SILK_TO_MONEY,
    TOKENS_LOCKED,
    WHITE,
    WORKERS_PER_ROW,
    WORKERS_PER_SPACE,
)
from rules.zaibatsu.tiles import START_A
from ui.boards.book_strips import arrow, caption, columns
from ui.boards.figures import Words
from ui.boards.zaibatsu.book.strips import MIDDLE, ROOT, amount, coin, plate, put
from ui.paint import Painter
from ui.theme import BRICK, SMOKE


def supply(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """Goods, resources, money, and silk that becomes money."""
    y = room.y + MIDDLE
    shares = {"goods": 1.5, "resources": 1.0, "money": 1.0, "silk": 1.0}
    for part, x, _ in columns(painter, room, words, f"{ROOT}.supply", shares):
        if part == "goods":
            for number, good in enumerate(GOODS):
                put(painter, f"good/{good}", x + (number - 2.5) * 32, y, 28)
        elif part == "resources":
            for number, item in enumerate(("coal", "silk", "iron")):
                painter.sprite(f"chip/{item}", x + (number - 1) * 38, y, 34, centre=True)
        elif part == "money":
            for number, value in enumerate((1, 3, 5)):
                coin(painter, value, x + (number - 1) * 38, y, 34)
        else:
            painter.sprite("chip/silk", x - 36, y, 34, centre=True)
            arrow(painter, x, y)
            coin(painter, SILK_TO_MONEY, x + 36, y)


def setup(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """Cities, hiring spaces, factories, and what everybody has."""
    y = room.y + MIDDLE
    shares = {"city": 0.8, "hiring": 1.0, "factories": 1.1, "own": 1.3}
    for part, x, _ in columns(painter, room, words, f"{ROOT}.setup", shares):
        if part == "city":
            put(painter, "demand/demand_1/0", x, y, 56)
        elif part == "hiring":
            _hired(painter, ("white", "blue", "red"), x, y)
        elif part == "factories":
            put(painter, "tile/cotton_1a", x, y, 98)
        else:
            for number, piece in enumerate(("ship", "machine", "train")):
                put(painter, f"{piece}/0", x - 76 + number * 29, y, 26)
            for number, value in enumerate(TOKENS_LOCKED):
                put(painter, f"influence_locked/0/{value}", x + 18 + number * 28, y, 25)


def _hired(painter: Painter, colours: tuple[str, ...], x: float, y: float) -> None:
    """Workers on their beam."""
    for number in range(WORKERS_PER_SPACE):
        at = x + (number - 1) * 34
        if number < len(colours):
            put(painter, f"worker/{colours[number]}", at, y - 6, 36)
        else:
            painter.numeral("·", at, y, 22, SMOKE)
    painter.nine("zaibatsu/nine/lintel", x - 52, y + 16, 104, 8)


def start(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """A pair: what A does, the points, what B gives."""
    y = room.y + MIDDLE
    token = next(each for each in START_A if each.key == "a_ship")
    shares = {"pair": 1.35, "effect": 0.8, "points": 0.7, "gains": 1.35}
    for number, (part, x, width) in enumerate(columns(painter, room, words, f"{ROOT}.start", shares)):
        if number:
            arrow(painter, x - width / 2, y, 18)
        if part == "pair":
            put(painter, f"start_a/{token.key}", x, y - 15, 92)
            put(painter, "start_b/b2", x, y + 19, 92)
        elif part == "effect":
            put(painter, "ship/0", x, y, 40)
        elif part == "points":
            put(painter, "badge", x, y, 40)
            painter.numeral(str(token.points), x, y, 20, BRICK)
        else:
            put(painter, "start_b/b2", x, y)


def turn(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """Hire a worker, act up to three times; or consolidate."""
    y = room.y + MIDDLE
    shares = {"hire": 1.0, "area": 0.8, "act": 1.2, "or": 0.9}
    for part, x, width in columns(painter, room, words, f"{ROOT}.turn", shares):
        if part == "hire":
            _hired(painter, ("grey", "blue", "yellow"), x, y)
        elif part == "area":
            arrow(painter, x - width / 2, y, 18)
            for number, name in enumerate(("worker_slot", "worker/blue", "worker/blue")):
                put(painter, name, x, y - 26 + number * 22, 28)
        elif part == "act":
            arrow(painter, x - width / 2, y, 18)
            painter.nine("zaibatsu/nine/action", x - 54, y - 24, 108, 50)
            put(painter, "sign/production", x - 32, y - 4, 26)
            painter.sprite("zaibatsu/cost/production", x - 14, y - 12)
            for number in range(3):
                put(painter, "pip/on", x + 44, y - 12 + number * 12)
        else:
            put(painter, "favour/1", x, y, 46)


def queue(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """A space left empty is filled by the next row; without a row the round ends."""
    y = room.y + MIDDLE
    shares = {"empty": 1.0, "row": 1.0, "filled": 1.0, "none": 0.9}
    for part, x, width in columns(painter, room, words, f"{ROOT}.queue", shares):
        if part == "empty":
            _hired(painter, (), x, y)
        elif part == "row":
            painter.nine("zaibatsu/nine/cell_butter", x - 50, y - 18, 100, 36)
            for number, colour in enumerate(("black", "red", "yellow")[:WORKERS_PER_ROW]):
                put(painter, f"worker_small/{colour}", x + (number - 1) * 30, y, 28)
        elif part == "filled":
            arrow(painter, x - width / 2, y, 18)
            _hired(painter, ("black", "red", "yellow"), x, y)
        else:
            put(painter, "round_marker", x, y, 40)


def bonuses(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """A bonus of a track, one between two rows, a service, a token freed."""
    y = room.y + MIDDLE
    shares = {"track": 1.5, "rows": 1.1, "service": 0.9, "token": 0.9}
    for part, x, _ in columns(painter, room, words, f"{ROOT}.bonuses", shares):
        if part == "track":
            painter.nine("zaibatsu/nine/track", x - 88, y - 18, 176, 36)
            put(painter, "marker/0", x - 62, y, 26)
            arrow(painter, x - 22, y, 18)
            put(painter, "track_bonus/rnd/6", x + 24, y, 26)
            put(painter, "marker/0", x + 62, y, 26)
        elif part == "rows":
            for number, piece in enumerate(("ship", "machine")):
                painter.nine("zaibatsu/nine/cell", x - 50, y - 32 + number * 36, 32, 28)
                painter.nine("zaibatsu/nine/cell", x - 14, y - 32 + number * 36, 32, 28)
                put(painter, f"ghost/{piece}", x - 34, y - 18 + number * 36, 22)
                put(painter, f"{piece}/0", x + 2, y - 18 + number * 36, 24)
            put(painter, "gap/0/0", x - 34, y, 24)
            arrow(painter, x + 36, y, 16)
            put(painter, "sign/track_finance", x + 60, y, 26)
        elif part == "service":
            put(painter, "service/black", x - 20, y, 34)
            put(painter, "service/any", x + 20, y, 34)
        else:
            put(painter, "influence_sign/5", x - 34, y, 26)
            arrow(painter, x, y, 16)
            put(painter, "influence/0/5", x + 34, y, 30)


def services(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """What each colour gives, base and improved."""
    step = (room.w - 12) / len(COLOURS)
    for number, (colour, service) in enumerate(zip(COLOURS, SERVICES, strict=True)):
        x = room.x + 6 + step * (number + 0.5)
        put(painter, f"service/{colour}", x - 24, room.y + 22, 34)
        base, improved = service.amounts
        given = "sign/steps" if number == WHITE else f"sign/{('money', 'coal', 'silk', 'iron', 'vp')[service.item]}"
        amount(painter, base, given, x + 22, room.y + 22, 24)
        put(painter, f"improvement/{colour}", x - 24, room.y + 58, 26)
        amount(painter, improved, given, x + 22, room.y + 58, 24)
        caption(painter, words(f"zaibatsu.service.{colour}"), x, room, step + 16)  # long and short names alternate


def effects(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """Paper at once, blue with its trigger when the action is done, rose always."""
    y = room.y + MIDDLE
    shown = {"at_once": ("cotton_2a", "paper_1a"), "modifier": ("cotton_3a", "lenses_4b"), "always": ("paper_3b",)}
    for part, x, _ in columns(
        painter, room, words, f"{ROOT}.effects", {"at_once": 1.2, "modifier": 1.2, "always": 0.8}
    ):
        for number, key in enumerate(shown[part]):
            plate(painter, key, x + (number - (len(shown[part]) - 1) / 2) * 88, y, 80, 34)


def seen(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """What is open, and what only chance knows."""
    y = room.y + MIDDLE
    for part, x, _ in columns(painter, room, words, f"{ROOT}.open", {"open": 1.7, "counted": 0.9, "chance": 1.1}):
        if part == "open":
            for number, colour in enumerate(COLOURS[:AREA]):
                put(painter, f"worker_small/{colour}", x - 100 + number * 26, y, 26)
            put(painter, "tile/clocks_1a", x + 100, y, 76)
        elif part == "counted":
            painter.sprite("mark/bag", x - 18, y, 40, centre=True)
            painter.numeral("12", x + 24, y, 22)
        else:
            put(painter, "demand_back", x - 44, y, 40)
            put(painter, "action_token/back", x, y, 40)
            painter.sprite("mark/bag", x + 44, y, 38, centre=True)
