"""The small pictures beside single clauses of Yangtze's rules."""

from typing import Final

import pygame

from rules.yangtze.components import CARDS, LIQUIDITY, MAJORITY, SELL_CARGO
from ui.boards.book_strips import arrow, note, row_of
from ui.boards.figures import Drawn, Words
from ui.boards.yangtze.book.chapters import RIVER, token
from ui.paint import Painter
from ui.theme import INK, SMOKE
from ui.widgets.small import draw_crest

SIZE: Final = 40.0
STEP: Final = 50.0


def cards_any_time(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """The sell card and the liquidity cards."""
    names = [f"yangtze/card/{CARDS[card]}/0" for card in (SELL_CARGO, *LIQUIDITY)]
    row_of(painter, names, room.x, room.centery - 2, 47, 54)
    left = room.x + 54 * len(names) + 12
    painter.paragraph(
        words("reader.yangtze.any_time"), left, room.centery - 4, room.right - left, 15, "sans", SMOKE, most=17
    )


def refill(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """A new good upstream pushes the others into the gap; those below the gap stay."""
    y = room.y + 24
    painter.sprite("yangtze/bag", room.x + 20, y, 38, centre=True)
    for number, good in enumerate(RIVER[:5]):
        x = room.x + 66 + STEP * (number + 0.5)
        if number == 3:
            painter.sprite("yangtze/space", x, y, SIZE, centre=True)
        else:
            token(painter, good, x, y, SIZE)
        if number < 4:
            arrow(painter, x - STEP / 2, y - (0 if number else 1), 14)
    left = room.x + 66 + STEP * 5 + 14
    note(painter, words("reader.yangtze.refill.new"), left, room.y + 18, room)
    note(painter, words("reader.yangtze.refill.down"), left, room.y + 38, room)


def two_gaps(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """Two gaps: the one farther upstream is closed first."""
    y = room.y + 24
    for number, good in enumerate(RIVER[:6]):
        x = room.x + STEP * (number + 0.5)
        if number in (1, 4):
            painter.sprite("yangtze/space", x, y, SIZE, centre=True)
            painter.sprite("bubble/red", x, y, 22, centre=True)
            painter.numeral("1" if number == 1 else "2", x, y, 14, (255, 255, 255, 255))
        else:
            token(painter, good, x, y, SIZE)
    note(painter, words("reader.yangtze.two_gaps"), room.x + STEP * 6 + 14, room.y + 29, room)


def majority(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """Two posts each: the fewest dots decide."""
    y = room.y + 24
    x = room.x
    for place, (seat, dots, award) in enumerate(((0, (1, 4), MAJORITY[0]), (1, (2, 5), MAJORITY[1]))):
        draw_crest(painter, seat, x + 16, y, 15)
        row_of(painter, [f"yangtze/post/harbour/{each}" for each in dots], x + 36, y, 31, 34)
        part = words(f"reader.yangtze.majority.{'second' if place else 'first'}")
        across = painter.text(part, x + 110, y + 5, 15, "sans", INK, most=17)
        painter.sprite("coin/blank", x + 130 + across, y, 32, centre=True)
        painter.numeral(str(award), x + 130 + across, y, 14)
        x += 160 + across
    note(painter, words("reader.yangtze.majority.dots"), x + 8, y + 5, room)


CLAUSES: Final[Drawn] = {
    "cards_any_time": (cards_any_time, 70.0),
    "refill": (refill, 48.0),
    "two_gaps": (two_gaps, 48.0),
    "majority": (majority, 48.0),
}
