"""Yangtze away from its table."""

from typing import Final

import pygame

from rules.core.text import Text, say
from rules.yangtze.components import CARDS, PRICES, START_GOODS, START_MONEY, TOKENS
from ui.boards.figures import Figures, Words
from ui.boards.strips import HIGH, framed
from ui.boards.yangtze.chapter_figures import CHAPTERS
from ui.boards.yangtze.clause_figures import CLAUSES
from ui.paint import Painter

SCORE_SIGNS: Final = {
    "yangtze.score.money": "mark/coin",
    "yangtze.score.goods": "good/import",
    "yangtze.score.green": "yangtze/post_set/green",
    "yangtze.score.brown": "yangtze/post_set/brown",
    "yangtze.score.majorities": "mark/crown",
    "yangtze.score.liquidity": "mark/cards",
}


class YangtzeFigures(Figures):
    """River, posts, emperors and cards as the rules show them."""

    def at_start(self, seats: int) -> Text:
        tokens = TOKENS - len(PRICES) - START_GOODS * seats
        return say("yangtze.at_start", money=START_MONEY, cards=len(CARDS), goods=START_GOODS, tokens=tokens)

    def score_sign(self, category: str) -> str:
        return SCORE_SIGNS[category]

    def mark_words(self, sprite: str) -> str:
        return "scores.emperor"

    def height(self, name: str) -> float:
        return CLAUSES[name][1] if name in CLAUSES else HIGH

    def draw(self, painter: Painter, name: str, room: pygame.FRect, words: Words) -> None:
        if name in CLAUSES:
            CLAUSES[name][0](painter, room, words)
        else:
            framed(painter, room)
            CHAPTERS[name](painter, room, words)


FIGURES: Final = YangtzeFigures()
