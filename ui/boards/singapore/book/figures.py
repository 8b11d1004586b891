"""Singapore away from its table."""

from typing import Final

from rules.core.text import Text, say
from rules.singapore.components import FLAGS, START_MONEY, START_POINTS
from ui.boards.figures import Figures
from ui.boards.singapore.book.chapters import CHAPTERS
from ui.boards.singapore.book.clauses import CLAUSES

SCORE_SIGNS: Final = {
    "singapore.score.start": "mark/start",
    "singapore.score.effects": "mark/act",
    "singapore.score.owner": "mark/people",
    "singapore.score.sold": "mark/coin",
}


class SingaporeFigures(Figures):
    """Town, buildings, workers and raids as the rules show them."""

    chapters = CHAPTERS
    clauses = CLAUSES
    score_signs = SCORE_SIGNS

    def at_start(self, seats: int) -> Text:
        return say("singapore.at_start", money=START_MONEY, points=START_POINTS, flags=FLAGS)


FIGURES: Final = SingaporeFigures()
