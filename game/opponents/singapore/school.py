"""Singapore's opponents."""

from functools import partial
from typing import Final

from game.opponents.ahead import ByPlans
from game.opponents.greedy_player import GreedyPlayer
from game.opponents.plan_player import PlanPlayer
from game.opponents.school import Pupil, School
from game.opponents.search_player import SearchPlayer
from game.opponents.singapore.evaluate import SingaporeEvaluation
from game.opponents.singapore.propose import SingaporeProposals
from game.opponents.singapore.reasons import SingaporeReasons
from game.opponents.singapore.reflex import SingaporeReflex
from game.opponents.singapore.temper import CHARACTERS, Temper
from rules.singapore.rules import Singapore

SCHOOL: Final = School(
    Singapore(),
    SingaporeEvaluation,
    SingaporeProposals,
    SingaporeReflex,
    SingaporeReasons,
    {
        "apprentice": Pupil(
            Temper(pound=0.8, haul=20.0, surplus=0.2, nearness=0.2, fear=0.3, rivals=0.0, deeds=1),
            partial(GreedyPlayer, slip=3),
        ),
        # It weighs few schedules: with more it came so close to Tycoon that a player hardly felt the step between.
        "merchant": Pupil(
            Temper(haul=25.0, rivals=0.8, purse=2.5, lines=4, width=6, glance=2), partial(PlanPlayer, width=8)
        ),
        "tycoon": Pupil(
            Temper(foresight=0.8, lines=24, width=20),
            partial(SearchPlayer, width=8, breadth=4, ahead=ByPlans(turns=2, width=2, effort=2.4, crowd=1)),
        ),
    },
    CHARACTERS,
)
