"""Orders and technologies as they lie on boards and in the tray."""

from collections.abc import Sequence
from typing import Final

import pygame

from rules.yokohama.cards import ORDERS, SPINNING, TECHNOLOGIES, TITLES, UNIVERSITY
from rules.yokohama.components import GOODS
from ui.boards.figures import Words
from ui.boards.yokohama.parts.block import Block
from ui.boards.yokohama.parts.words import BANNER, draw_banner, reward_sprite
from ui.theme import BRICK, INK, VERMILION, WHITE, Colour

ORDER_FOOT: Final = 23.0
ONCE_A_TURN: Final = (SPINNING.title, UNIVERSITY.title)
NARROWEST: Final = 0.86
"""How far a name may be set narrower."""
TALL_CARD: Final = 33.0
"""A technology lower than this has its price beside its name."""


def draw_order(block: Block, words: Words, order: int, room: pygame.FRect) -> None:
    """An order on a Port board: banner of its country, goods, reward. `room` is in the units of the block."""
    card, (x, y, w, h) = ORDERS[order], room
    block.nine("order_front", x, y, w, h)
    draw_banner(block, words, card.country, x, y, h)
    middle = x + BANNER + (w - BANNER) / 2
    goods = f"order_goods/{card.key}"
    block.sprite(goods, middle, y + (h - ORDER_FOOT) / 2 + 0.6, _fitting(block, goods, w - BANNER - 1), centre=True)
    reward = reward_sprite(card.rewards)
    block.sprite(reward, middle, y + h - ORDER_FOOT / 2, _fitting(block, reward, w - BANNER - 1), centre=True)


def _fitting(block: Block, name: str, room: float) -> float:
    """As wide as it is cut, or as there is room."""
    return min(block.size(name)[0], room)


def draw_own_order(block: Block, words: Words, order: int, room: pygame.FRect, stock: Sequence[int]) -> None:
    """An order in the own hand: every good with how many are there of those it asks for, ticked or missing."""
    card, (x, y, w, h) = ORDERS[order], room
    block.nine("order_front", x, y, w, h)
    draw_banner(block, words, card.country, x, y, h)
    wanted = [(good, number) for good, number in enumerate(card.demand) if number]
    step = (w - 18) / max(3, len(wanted))
    for place, (good, number) in enumerate(wanted):
        middle, there = x + 16 + step * (place + 0.5), min(number, stock[good])
        block.shared(f"good/{GOODS[good]}", middle - 10, y + 3, 20)
        told = str(number) if there == number and step < 25 else f"{there}/{number}"
        tone = INK if there == number else BRICK
        block.text(told, middle, y + 36.6, 15 if step > 25 else 14, "semi", tone, "centre")
        if there == number:
            block.sprite("tick", middle + 10.5, y + 19.5, centre=True)
    reward = reward_sprite(card.rewards)
    block.shared("mark/arrow", x + 18, y + h - 21, 15, tint=VERMILION)
    block.sprite(reward, x + w - 3 - block.size(reward)[0], y + h - 25.5)


def once_or_always(title: int) -> str:
    """Which ground a technology has: blue for those that work once a turn."""
    return "once" if title in ONCE_A_TURN else "always"


def draw_technology(block: Block, words: Words, card: int, room: pygame.FRect, surcharge: int = 0) -> None:
    """A technology: banner, name, emblem, effect, production; `surcharge` of its slot in brick red."""
    each, (x, y, w, h) = TECHNOLOGIES[card], room
    key, low = TITLES[each.title], h < TALL_CARD
    head = 15.0 if low else 17.0
    front = "tech_front_low" if low else "tech_front"
    block.nine(f"{front}/{once_or_always(each.title)}", x, y, w, h)
    draw_banner(block, words, each.country, x, y, h)
    draw_squeezed(block, words(f"yokohama.technology.{key}"), x + 16.5, y + head - 3.8, w - 18.5 - (22 if low else 0))
    middle, size = y + head + (h - head) / 2, min(17.0, h - head - 1.6)
    block.sprite(f"emblem/{key}", x + 15, middle - size / 2, size)
    right = w - 21 - (16 if surcharge else 0)
    effect = f"effect/{key}"
    wide = min(block.size(effect)[0], right - 34)
    block.sprite(effect, x + (34 + right) / 2, middle, wide, centre=True)
    if surcharge:
        block.text(f"+{surcharge}", x + w - 2.5, middle + 5.2, 15, "display", BRICK, "right")
    at = x + w - 11.4 - (17 if surcharge else 0), middle if not low else y + h / 2
    block.sprite("cost", *at, centre=True)
    block.number(each.production, *at, 14)


def draw_squeezed(
    block: Block,
    words: str,
    x: float,
    y: float,
    room: float,
    size: float = 14,
    face: str = "semi",
    colour: Colour = WHITE,
) -> None:
    """A name, set up to an eighth narrower where its slip ends."""
    share = min(1.0, room / max(1.0, block.width(words, size, face)))
    if share == 1.0:
        block.text(words, x, y, size, face, colour)
        return
    painter, k = block.painter, block.unit
    pixels = painter.pixels(size * k, size * k)
    line = painter.palette.fonts.line(words, face, pixels, colour)
    narrow = max(1, round(line.surface.get_width() * max(NARROWEST, share)))
    left, base = painter.spot(block.x + x * k, block.y + y * k)
    painter.surface.blit(
        pygame.transform.smoothscale(line.surface, (narrow, line.surface.get_height())), (left, base - line.ascent)
    )


def draw_owned(block: Block, words: Words, card: int, room: pygame.FRect) -> None:
    """An own technology in the tray without its name: country where there is room, emblem, effect."""
    each, (x, y, w, h) = TECHNOLOGIES[card], room
    key, ground = TITLES[each.title], once_or_always(each.title)
    size = min(22.0, h - 4)
    if w < 60:
        block.nine(f"tech_plain/{ground}", x, y, w, h)
        block.sprite(f"emblem/{key}", x + w / 2, y + h / 2, size, centre=True)
        return
    edge = 13.0 if w >= 100 else 0.0
    if edge:
        block.nine(f"tech_body/{ground}", x, y, w, h)
        draw_banner(block, words, each.country, x, y, h)
    else:
        block.nine(f"tech_plain/{ground}", x, y, w, h)
    block.sprite(f"emblem/{key}", x + edge + 2, y + (h - size) / 2, size)
    left = edge + 3 + size
    effect = f"effect/{key}"
    wide = min(block.size(effect)[0], w - 3 - left)
    block.sprite(effect, x + (left + w - 2) / 2, y + h / 2, wide, centre=True)
