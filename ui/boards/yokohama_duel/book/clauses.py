"""The small pictures beside single clauses of Yokohama Duel's rules: every place and every Technology card."""

from functools import partial
from typing import Final

import pygame

from rules.yokohama_duel.components import INFLUENCES, PLACES, TECHNOLOGIES, UPGRADE_COST, Place, Technology
from ui.boards.book_strips import arrow, note
from ui.boards.figures import Drawn, Words
from ui.boards.yokohama_duel.parts.small_pieces import ROOT, card, put, technology, yen
from ui.paint import Painter
from ui.theme import INK, SMOKE, alpha

CARD_HIGH: Final = 78.0
PLACE_HIGH: Final = 70.0
UPGRADE_HIGH: Final = 78.0


def technology_card(each: Technology, painter: Painter, room: pygame.FRect, words: Words) -> None:
    """A Technology card and its production cost."""
    technology(painter, each.key, room.x + 54, room.centery, words)
    note(painter, words(f"{ROOT}.cost", n=each.cost), room.x + 116, room.centery + 5, room)


def place(each: Place, painter: Painter, room: pygame.FRect, words: Words) -> None:
    """A place with what it gives by level."""
    painter.sprite(f"yokohama_duel/place_172/{each.key}", room.x, room.y + 5, 172)
    put(painter, f"place_sign/{each.key}", room.x + 208, room.y + 50, 26)
    note(painter, words(f"{ROOT}.by_level"), room.x + 196, room.y + 26, room)
    step = 44.0
    for number, amount in enumerate(each.amount):
        x = room.x + 310 + number * step
        if number:
            painter.line(x - step / 2, room.y + 8, x - step / 2, room.bottom - 8, alpha(INK, 0.25))
        level = f"{number + 1}+" if number + 1 == len(each.amount) else str(number + 1)
        painter.text(level, x, room.y + 26, 15, "sans", SMOKE, "centre", most=17)
        painter.numeral(str(amount) if amount else "–", x, room.y + 50, 20)


def upgrades(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """Every Influence card before and after, with the price between."""
    step = room.w / len(INFLUENCES)
    for number, (key, cost) in enumerate(zip(INFLUENCES, UPGRADE_COST, strict=True)):
        x = room.x + step * (number + 0.5)
        card(painter, f"influence/0/{key}/before", x - 46, room.centery)
        yen(painter, cost, x - 4, room.centery - 12, 28)
        arrow(painter, x - 4, room.centery + 16, 16)
        card(painter, f"influence/0/{key}/after", x + 38, room.centery)


CLAUSES: Final[Drawn] = {
    "upgrades": (upgrades, UPGRADE_HIGH),
    **{f"place/{each.key}": (partial(place, each), PLACE_HIGH) for each in PLACES},
    **{f"tech/{each.key}": (partial(technology_card, each), CARD_HIGH) for each in TECHNOLOGIES},
}
