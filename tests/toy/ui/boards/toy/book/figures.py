"""The pictures of the rules."""

from typing import Final

import pygame

from rules.core.text import Text, say
from rules.toy.components import ROW_SIZE, VALUES
from rules.toy.places import pebble
from ui.boards.figures import Figures, Words
from ui.boards.toy.parts.pebble import draw_thing
from ui.paint import Painter
from ui.theme import INK


def _pebbles(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """One pebble of every value."""
    kinds = list(dict.fromkeys(VALUES))
    step = room.w / (len(kinds) + 1)
    for place, value in enumerate(kinds, 1):
        draw_thing(painter, pebble(VALUES.index(value)), room.x + place * step, room.y + 34, 40)
    painter.text(words("reader.toy.pebbles"), room.x + 16, room.y + 78, 15, "sans", INK, max_width=room.w - 32)


class ToyFigures(Figures):
    """One strip is enough."""

    chapters = {"pebbles": (_pebbles, 96.0)}  # noqa: RUF012 - annotated in the base
    clauses = {}  # noqa: RUF012 - annotated in the base
    score_signs = {  # noqa: RUF012 - annotated in the base
        "toy.score.pebbles": "mark/points",
        "toy.score.well": "mark/down",
        "toy.score.shells": "mark/star",
    }

    def at_start(self, seats: int) -> Text:
        return say("toy.at_start", row=ROW_SIZE, bag=len(VALUES) - ROW_SIZE)


FIGURES: Final = ToyFigures()
