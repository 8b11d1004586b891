"""Singapore away from its table."""

from typing import Final

import pygame

from rules.core.text import Text, say
from rules.singapore.components import FLAGS, START_MONEY, START_POINTS
from ui.boards.figures import Figures, Words
from ui.boards.singapore.chapter_figures import CHAPTERS
from ui.boards.singapore.clause_figures import CLAUSES
from ui.boards.strips import framed
from ui.paint import Painter

SCORE_SIGNS: Final = {
    "singapore.score.start": "mark/start",
    "singapore.score.effects": "mark/act",
    "singapore.score.owner": "mark/people",
    "singapore.score.sold": "mark/coin",
}


class SingaporeFigures(Figures):
    """Town, buildings, workers and raids as the rules show them."""

    def at_start(self, seats: int) -> Text:
        return say("singapore.at_start", money=START_MONEY, points=START_POINTS, flags=FLAGS)

    def score_sign(self, category: str) -> str:
        return SCORE_SIGNS[category]

    def mark_words(self, sprite: str) -> str:
        return "scores.round"

    def height(self, name: str) -> float:
        return (CLAUSES.get(name) or CHAPTERS[name])[1]

    def draw(self, painter: Painter, name: str, room: pygame.FRect, words: Words) -> None:
        if name in CLAUSES:
            CLAUSES[name][0](painter, room, words)
        else:
            framed(painter, room)
            CHAPTERS[name][0](painter, room, words)


FIGURES: Final = SingaporeFigures()
