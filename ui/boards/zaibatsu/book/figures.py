"""Nippon: Zaibatsu away from its table."""

from typing import Final

from rules.core.text import Text, say
from rules.zaibatsu.components import OBJECTIVES, PERIODS, ROUNDS
from ui.boards.figures import Figures
from ui.boards.zaibatsu.book.chapters import CHAPTERS
from ui.boards.zaibatsu.book.clauses import CLAUSES
from ui.boards.zaibatsu.parts.spread import SEAT_KEYS, SWAP_KEY
from ui.key_list import Key

SCORE_SIGNS: Final = {
    "zaibatsu.category.start": "zaibatsu/start_sign",
    "zaibatsu.category.play": "mark/points",
    **{f"zaibatsu.category.influence_{period}": f"zaibatsu/period/{period}" for period in range(1, PERIODS + 1)},
    "zaibatsu.category.shared": "mark/crown",
    "zaibatsu.category.salaries": "zaibatsu/raise_coin",
    **{
        f"zaibatsu.category.{each}": f"zaibatsu/sign/{'factory' if each == 'factories' else each}"
        for each in OBJECTIVES
    },
    "zaibatsu.category.stock": "zaibatsu/sign/cube",
    "zaibatsu.category.money": "zaibatsu/sign/money",
}


class ZaibatsuFigures(Figures):
    """Workers, factories, pieces and tokens as the rules show them."""

    chapters = CHAPTERS
    clauses = CLAUSES
    score_signs = SCORE_SIGNS
    keys = (
        Key(("E",), "zaibatsu.board.key_swap", (SWAP_KEY,)),
        Key(("1–4",), "zaibatsu.board.key_seat", SEAT_KEYS),
    )

    def at_start(self, seats: int) -> Text:
        return say("zaibatsu.at_start", rounds=ROUNDS, periods=PERIODS)


FIGURES: Final = ZaibatsuFigures()
