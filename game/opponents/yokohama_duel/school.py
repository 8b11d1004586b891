"""Yokohama Duel's opponents."""

from functools import partial
from typing import Final

from game.opponents.ahead import ByPlans
from game.opponents.greedy_player import GreedyPlayer
from game.opponents.plan_player import PlanPlayer
from game.opponents.school import Pupil, School
from game.opponents.search_player import SearchPlayer
from game.opponents.yokohama_duel.evaluate import DuelEvaluation
from game.opponents.yokohama_duel.propose import DuelProposals
from game.opponents.yokohama_duel.reasons import DuelReasons
from game.opponents.yokohama_duel.reflex import DuelReflex
from game.opponents.yokohama_duel.temper import CHARACTERS, FAR_SIGHTED, Temper
from rules.yokohama_duel.rules import YokohamaDuel

SCHOOL: Final = School(
    YokohamaDuel(),
    DuelEvaluation,
    DuelProposals,
    DuelReflex,
    DuelReasons,
    {
        "apprentice": Pupil(Temper(foresight=0.3, rivals=0.0), partial(GreedyPlayer, slip=4)),
        "merchant": Pupil(Temper(), partial(PlanPlayer, width=8)),
        "tycoon": Pupil(
            FAR_SIGHTED, partial(SearchPlayer, width=8, breadth=8, ahead=ByPlans(turns=3, width=3, effort=0.6))
        ),
    },
    CHARACTERS,
)
