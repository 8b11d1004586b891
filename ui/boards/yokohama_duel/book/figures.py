"""Yokohama Duel away from its table."""

from typing import Final

from rules.core.text import Text, say
from rules.yokohama_duel.components import ROUNDS, SETUP
from ui.boards.figures import Figures
from ui.boards.yokohama_duel.book.chapters import CHAPTERS
from ui.boards.yokohama_duel.book.clauses import CLAUSES

SCORE_SIGNS: Final = {
    "yokohama_duel.score.orders": "mark/order",
    "yokohama_duel.score.most_orders": "mark/crown",
    "yokohama_duel.score.technologies": "mark/tech",
    "yokohama_duel.score.technology_cost_majority": "mark/weight",
    "yokohama_duel.score.church": "mark/faith",
    "yokohama_duel.score.trading_houses": "yokohama_duel/sign/trading_house",
    "yokohama_duel.score.shops": "mark/shop",
    "yokohama_duel.score.imports_face_down": "yokohama_duel/import_icon/down",
    "yokohama_duel.score.imports_face_up": "yokohama_duel/import_icon/up",
    "yokohama_duel.score.yen": "mark/coin",
    "yokohama_duel.score.goods": "mark/any",
}


class YokohamaDuelFigures(Figures):
    """Places, cards and buildings as the rules show them."""

    chapters = CHAPTERS
    clauses = CLAUSES
    score_signs = SCORE_SIGNS

    def at_start(self, seats: int) -> Text:
        yen = min(SETUP[start]["yen"] for start in ("first_player", "second_player"))
        return say("yokohama_duel.at_start", orders=SETUP["orders_kept"], yen=yen, rounds=ROUNDS)


FIGURES: Final = YokohamaDuelFigures()
