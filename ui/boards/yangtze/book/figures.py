"""Yangtze away from its table."""

from typing import Final

from rules.core.text import Text, say
from rules.yangtze.components import CARDS, PRICES, START_GOODS, START_MONEY, TOKENS
from ui.boards.figures import Figures
from ui.boards.yangtze.book.chapters import CHAPTERS
from ui.boards.yangtze.book.clauses import CLAUSES

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

    chapters = CHAPTERS
    clauses = CLAUSES
    score_signs = SCORE_SIGNS
    mark_words = "scores.emperor"

    def at_start(self, seats: int) -> Text:
        tokens = TOKENS - len(PRICES) - START_GOODS * seats
        return say("yangtze.at_start", money=START_MONEY, cards=len(CARDS), goods=START_GOODS, tokens=tokens)


FIGURES: Final = YangtzeFigures()
