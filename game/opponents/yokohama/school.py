"""Yokohama's opponents."""

from functools import partial
from typing import Final

from game.opponents.foresight_player import ForesightPlayer
from game.opponents.greedy_player import GreedyPlayer
from game.opponents.plan_player import PlanPlayer
from game.opponents.school import Pupil, School
from game.opponents.yokohama.evaluate import YokohamaEvaluation
from game.opponents.yokohama.propose import YokohamaProposals
from game.opponents.yokohama.reasons import YokohamaReasons
from game.opponents.yokohama.reflex import YokohamaReflex
from game.opponents.yokohama.temper import CHARACTERS, Temper
from rules.yokohama.rules import Yokohama

SCHOOL: Final = School(
    Yokohama(),
    YokohamaEvaluation,
    YokohamaProposals,
    YokohamaReflex,
    YokohamaReasons,
    {
        "apprentice": Pupil(Temper(foresight=0.3, rivals=0.0, lines=8, width=1), partial(GreedyPlayer, slip=3)),
        "merchant": Pupil(Temper(), partial(PlanPlayer, width=8)),
        "tycoon": Pupil(Temper(), partial(ForesightPlayer, breadth=12, width=12, depth=4)),
    },
    CHARACTERS,
)
