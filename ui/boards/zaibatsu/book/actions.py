"""The pictures of the chapters on the nine actions."""

from functools import partial

import pygame

from rules.zaibatsu.components import (
    BOOST_SILK,
    FACTORY_COST,
    GOOD_LEVEL,
    GOODS,
    INVEST_GOODS,
    INVEST_STEPS,
    MACHINE_COST,
    MARKET_POINTS,
    MOST_GOODS,
    STEP_COST,
    STEPS,
)
from rules.zaibatsu.tiles import BASE_OUTPUT, COAL_FOR, CONTRACTS, OUTPUT_PER_MACHINE, RND_FOR, SLOT_IRON
from ui.boards.book_strips import arrow, caption, columns
from ui.boards.figures import Words
from ui.boards.zaibatsu.book.strips import MIDDLE, ROOT, amount, coin, either, price, put
from ui.paint import Painter


def _steps(track: str, painter: Painter, room: pygame.FRect, words: Words) -> None:
    """Money for steps, in three tiers."""
    y = room.y + MIDDLE
    step = (room.w - 12) / len(STEPS)
    for number, (cost, steps) in enumerate(zip(STEP_COST, STEPS, strict=True)):
        x = room.x + 6 + step * (number + 0.5)
        if number:
            either(painter, x - step / 2, y)
        coin(painter, cost, x - 54, y)
        arrow(painter, x - 16, y)
        amount(painter, f"+{steps}", f"sign/track_{track}", x + 36, y, 32)
        caption(painter, words(f"{ROOT}.steps", n=steps), x, room, step - 8)


rnd, mines = partial(_steps, "rnd"), partial(_steps, "mines")


def factory(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """The price, the research each level asks for, and the silk that stands in for it."""
    y = room.y + MIDDLE
    shares = {"price": 0.9, "level": 1.5, "silk": 1.1, "goods": 1.0}
    for part, x, _ in columns(painter, room, words, f"{ROOT}.factory", shares):
        if part == "price":
            coin(painter, FACTORY_COST, x - 44, y, 30)
            arrow(painter, x - 18, y, 16)
            put(painter, "tile/cotton_1a", x + 24, y, 62)
        elif part == "level":
            for number, level in enumerate(sorted(set(GOOD_LEVEL))):
                at = x + (number - 1) * 66
                pair = [good for good in range(len(GOODS)) if GOOD_LEVEL[good] == level]
                painter.nine(f"zaibatsu/nine/level_{level}", at - 30, y - 32, 60, 30)
                for place, good in enumerate(pair):
                    put(painter, f"good/{GOODS[good]}", at - 14 + place * 28, y - 17, 22)
                amount(painter, RND_FOR[pair[0]], "sign/rnd", at, y + 18, 24)
        elif part == "silk":
            for number, silk in enumerate(BOOST_SILK[1:]):
                row = y - 26 + number * 26
                amount(painter, silk, "sign/silk", x - 34, row, 20)
                arrow(painter, x - 4, row, 14)
                amount(painter, f"+{number + 1}", "sign/rnd", x + 32, row, 20)
        else:
            for number in range(MOST_GOODS):
                put(painter, "good/cotton", x + (number - (MOST_GOODS - 1) / 2) * 30, y, 28)


def machines(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """The price, the two slots, and what a machine adds."""
    y = room.y + MIDDLE
    shares = {"price": 1.0, "left": 0.9, "right": 1.0, "output": 1.0}
    for part, x, _ in columns(painter, room, words, f"{ROOT}.machines", shares):
        if part == "price":
            coin(painter, MACHINE_COST, x - 42, y)
            arrow(painter, x - 6, y)
            put(painter, "machine/0", x + 36, y, 36)
        elif part == "left":
            put(painter, "machine_slot/left", x, y, 40)
        elif part == "right":
            put(painter, "machine_slot/right", x - 24, y, 40)
            amount(painter, SLOT_IRON[1], "sign/iron", x + 30, y, 26)
        else:
            put(painter, "machine/0", x - 44, y, 34)
            arrow(painter, x - 14, y, 16)
            amount(painter, f"+{OUTPUT_PER_MACHINE}", "good/lenses", x + 38, y, 28)


def production(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """Coal by level, and goods with no machine, with one, with two."""
    y = room.y + MIDDLE
    shares = {"coal": 1.4, "none": 0.8, "one": 0.9, "two": 1.0}
    for part, x, _ in columns(painter, room, words, f"{ROOT}.production", shares):
        if part == "coal":
            for number, good in enumerate((0, 2, 4)):
                at = x + (number - 1) * 60
                put(painter, f"good/{GOODS[good]}", at, y - 17, 24)
                amount(painter, COAL_FOR[good], "sign/coal", at, y + 16, 24)
            continue
        machines_here = ("none", "one", "two").index(part)
        for slot, name in enumerate(("left", "right")):
            there = slot < machines_here
            put(painter, "machine/0" if there else f"machine_slot/{name}", x - 17 + slot * 34, y - 17, 28)
        made = BASE_OUTPUT + OUTPUT_PER_MACHINE * machines_here
        for number in range(made):
            put(painter, "good/bento", x + (number - (made - 1) / 2) * 28, y + 17, 26)


def ships(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """Price, ship, expert, improvement."""
    y = room.y + MIDDLE
    shares = {"price": 1.1, "ship": 0.8, "expert": 1.0, "improvement": 1.2}
    for number, (part, x, width) in enumerate(columns(painter, room, words, f"{ROOT}.ships", shares)):
        if number:
            arrow(painter, x - width / 2, y, 18)
        if part == "price":
            price(painter, x, y)
        elif part == "ship":
            put(painter, "ship/0", x, y, 40)
        elif part == "expert":
            put(painter, "expert/red", x, y, 44)
        else:
            put(painter, "improvement/red", x - 24, y, 36)
            put(painter, "service/red", x + 24, y, 36)


def trains(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """Price, space, bonus, influence."""
    y = room.y + MIDDLE
    shares = {"price": 1.1, "space": 1.3, "bonus": 0.9, "influence": 1.1}
    for number, (part, x, width) in enumerate(columns(painter, room, words, f"{ROOT}.trains", shares)):
        if number:
            arrow(painter, x - width / 2, y, 18)
        if part == "price":
            price(painter, x, y)
        elif part == "space":
            for place in range(4):
                name = "train/0" if place == 1 else f"rail/region_silk/{place}"
                put(painter, name, x + (place - 1.5) * 34, y, 30)
        elif part == "bonus":
            painter.sprite("chip/coal", x, y, 36, centre=True)
        else:
            put(painter, "train/0", x - 26, y, 34)
            painter.numeral("+2", x + 22, y, 26)


def markets(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """Goods of the type asked, the token they place, the reward."""
    y = room.y + MIDDLE
    shares = {"space": 0.9, "goods": 1.0, "token": 0.8, "reward": 1.3}
    for number, (part, x, width) in enumerate(columns(painter, room, words, f"{ROOT}.markets", shares)):
        if number:
            arrow(painter, x - width / 2, y, 18)
        if part == "space":
            put(painter, "space_lit/2", x, y - 24, 24)
            put(painter, "demand/demand_1/0", x, y + 12, 46)
        elif part == "goods":
            for place in range(3):
                put(painter, "good/lenses", x + (place - 1) * 32, y, 30)
        elif part == "token":
            put(painter, "influence/0/5", x, y, 40)
        else:
            put(painter, "region_bonus/region_coal", x - 44, y, 54)
            either(painter, x, y)
            amount(painter, MARKET_POINTS, "sign/vp", x + 40, y, 30)


def investment(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """One, two, three goods of three types; each for Finance or for a contract."""
    y = room.y + MIDDLE
    spent = ("lenses", "paper", "cotton")
    shares = {"first": 0.8, "second": 0.9, "third": 1.1, "gain": 1.5}
    for number, (part, x, width) in enumerate(columns(painter, room, words, f"{ROOT}.investment", shares)):
        if part == "gain":
            arrow(painter, x - width / 2, y, 18)
            amount(painter, f"+{INVEST_STEPS[0]}", "sign/track_finance", x - 46, y, 30)
            either(painter, x, y)
            put(painter, "contract/contract_yellow", x + 42, y, 36)
            continue
        goods = INVEST_GOODS[number]
        for place in range(goods):
            put(painter, f"good/{spent[number]}", x + (place - (goods - 1) / 2) * 32, y, 30)


def contracts(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """The eight of everybody."""
    step = (room.w - 24) / len(CONTRACTS)
    for number, each in enumerate(CONTRACTS):
        x = room.x + 12 + step * (number + 0.5)
        put(painter, f"contract/{each.key}", x, room.y + MIDDLE, 37)
    caption(painter, words(f"{ROOT}.contracts"), room.centerx, room, room.w - 20)
