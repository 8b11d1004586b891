"""Nippon: Zaibatsu's opponents."""

from functools import partial
from typing import Final

from game.opponents.foresight_player import ForesightPlayer
from game.opponents.greedy_player import GreedyPlayer
from game.opponents.plan_player import PlanPlayer
from game.opponents.school import Pupil, School
from game.opponents.zaibatsu.evaluate import ZaibatsuEvaluation
from game.opponents.zaibatsu.propose import ZaibatsuProposals
from game.opponents.zaibatsu.reasons import ZaibatsuReasons
from game.opponents.zaibatsu.reflex import ZaibatsuReflex
from game.opponents.zaibatsu.temper import Temper
from rules.zaibatsu.rules import Zaibatsu

SCHOOL: Final = School(
    Zaibatsu(),
    ZaibatsuEvaluation,
    ZaibatsuProposals,
    ZaibatsuReflex,
    ZaibatsuReasons,
    {
        "apprentice": Pupil(Temper(rivals=0.0, hope=0.0, later=0.3, width=1), partial(GreedyPlayer, slip=3)),
        "merchant": Pupil(Temper(), partial(PlanPlayer, width=1)),
        "tycoon": Pupil(Temper(), partial(ForesightPlayer, breadth=12, width=12, depth=5)),
    },
)
