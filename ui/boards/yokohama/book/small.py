"""Pieces, prints, cards and coins of Yokohama, drawn small for the pictures of the rules."""

from collections.abc import Sequence
from typing import Final

import pygame

from rules.harbour.rewards import Reward
from rules.yokohama.cards import COUNTRIES, TECHNOLOGIES, TITLES
from ui.boards.figures import Words
from ui.boards.yokohama.parts.block import Block
from ui.boards.yokohama.parts.cards import draw_order, draw_technology
from ui.boards.yokohama.parts.words import draw_agent, letter_of, reward_sprite
from ui.paint import Painter
from ui.theme import INK, WHITE

ROOT: Final = "reader.yokohama"
"""Where the words of the pictures are kept."""
MIDDLE: Final = 42.0
"""Where the pictures of a strip lie, below its upper edge."""
ORDER_WIDE, ORDER_HIGH = 74.0, 63.0
CARD_WIDE, CARD_HIGH = 148.0, 38.0
PRINT_SHAPE: Final = 62 / 192


def put(painter: Painter, name: str, x: float, y: float, width: float | None = None) -> None:
    """One of the title's sprites, centred."""
    painter.sprite(f"yokohama/{name}", x, y, width, centre=True)


def good(painter: Painter, name: str, x: float, y: float, size: float = 32) -> None:
    """A good, centred."""
    painter.sprite(f"chip/{name}", x, y, size, centre=True)


def yen(painter: Painter, amount: int, x: float, y: float, size: float = 28) -> None:
    """A coin with its number, centred."""
    put(painter, f"money/{amount}", x, y, size)


def points(painter: Painter, amount: int, x: float, y: float, size: float = 32) -> None:
    """A blossom with its number, centred."""
    put(painter, f"points/{amount}", x, y, size)


def plus(painter: Painter, x: float, y: float, words: str = "+") -> None:
    """What joins two pictures."""
    painter.numeral(words, x, y, 20)


def reward(painter: Painter, rewards: Sequence[Reward], x: float, y: float, larger: float = 1.3) -> None:
    """A printed reward, centred."""
    name = reward_sprite(rewards)
    wide = painter.palette.sprites.entry(f"yokohama/{name}").size[0]
    put(painter, name, x, y, wide * larger)


def print_of(painter: Painter, kind: str, x: float, y: float, width: float = 128) -> pygame.FRect:
    """The print of an Area in a thin frame, centred; returns its room."""
    high = width * PRINT_SHAPE
    room = pygame.FRect(x - width / 2, y - high / 2, width, high)
    painter.sprite(f"yokohama/print/{kind}", room.x, room.y, room.w, room.h)
    painter.rect(room.x, room.y, room.w, room.h, INK, 2, 1.4)
    return room


def crowd(painter: Painter, room: pygame.FRect, *people: str, left: float = 8, step: float = 25) -> None:
    """People on the foot of a print: `assistant/0`, `president/1` and the like."""
    for number, name in enumerate(people):
        size = 34 if name.startswith("president") else 28
        painter.sprite(f"yokohama/{name}", room.x + left + number * step, room.bottom - size + 3, size)


def counted(painter: Painter, name: str, number: int, x: float, y: float, size: float = 36) -> None:
    """A piece and how many of it, centred."""
    put(painter, name, x, y, size)
    put(painter, "bubble/dark", x + size * 0.5, y + size * 0.34, 19)
    painter.numeral(str(number), x + size * 0.5, y + size * 0.34, 14, WHITE)


def order(painter: Painter, card: int, x: float, y: float, words: Words) -> None:
    """An Order, centred."""
    room = pygame.FRect(x - ORDER_WIDE / 2, y - ORDER_HIGH / 2, ORDER_WIDE, ORDER_HIGH)
    block = Block(painter, room, ORDER_WIDE / 66)
    draw_order(block, words, card, pygame.FRect(0, 0, block.w, block.h))


def card_of(title: str) -> int:
    """The first card of a title."""
    return next(number for number, card in enumerate(TECHNOLOGIES) if TITLES[card.title] == title)


def technology(painter: Painter, title: str, x: float, y: float, words: Words, surcharge: int = 0) -> None:
    """A Technology card with its name, centred."""
    room = pygame.FRect(x - CARD_WIDE / 2, y - CARD_HIGH / 2, CARD_WIDE, CARD_HIGH)
    block = Block(painter, room, 1.0)
    draw_technology(block, words, card_of(title), pygame.FRect(0, 0, block.w, block.h), surcharge)


def agent(painter: Painter, country: int, x: float, y: float, words: Words, used: bool = False) -> None:
    """A Foreign Agent, centred; past the last country the Free Agent."""
    block = Block(painter, pygame.FRect(x - 18, y - 18, 36, 36), 36 / 32)
    draw_agent(block, letter_of(words, country) if country < len(COUNTRIES) else "", country, 0, 0, 32, used)


def signal(painter: Painter, country: int, x: float, y: float, words: Words) -> None:
    """Letter and flag of a country, centred."""
    put(painter, f"signal/{COUNTRIES[country]}", x, y, 36)
    painter.text(letter_of(words, country), x - 18 + 7.7, y + 5.6, 15, "bold", WHITE, "centre", most=15)
