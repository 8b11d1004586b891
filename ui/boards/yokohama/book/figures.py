"""Yokohama away from its table."""

from typing import Final

from rules.core.text import Text, say
from rules.yokohama.components import ORDERS_DEALT, ROWS, START_YEN_FIRST
from ui.boards.figures import Drawn, Figures
from ui.boards.yokohama.book.clauses import CLAUSES
from ui.boards.yokohama.book.deeds import DEEDS, SCORE_SIGNS
from ui.boards.yokohama.book.town import TOWN
from ui.boards.yokohama.book.turn import TURN

CHAPTERS: Final[Drawn] = {**TURN, **TOWN, **DEEDS}
SIGNS: Final = {f"yokohama.score.{key}": sign for key, sign in SCORE_SIGNS.items()}


class YokohamaFigures(Figures):
    """Areas, boards, cards and people as the rules show them."""

    chapters = CHAPTERS
    clauses = CLAUSES
    score_signs = SIGNS
    mark_words = "yokohama.board.round_begins"

    def at_start(self, seats: int) -> Text:
        return say("yokohama.at_start", orders=ORDERS_DEALT, yen=START_YEN_FIRST, areas=sum(ROWS[seats]))


FIGURES: Final = YokohamaFigures()
