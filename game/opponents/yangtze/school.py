"""Yangtze's opponents."""

from functools import partial
from typing import Final

from game.opponents.ahead import ByJudgement
from game.opponents.greedy_player import GreedyPlayer
from game.opponents.plan_player import PlanPlayer
from game.opponents.school import Pupil, School
from game.opponents.search_player import SearchPlayer
from game.opponents.yangtze.evaluate import YangtzeEvaluation
from game.opponents.yangtze.propose import YangtzeProposals
from game.opponents.yangtze.reasons import YangtzeReasons
from game.opponents.yangtze.reflex import YangtzeReflex
from game.opponents.yangtze.temper import CHARACTERS, PLAIN, TRIED, Temper
from game.opponents.yangtze.worth.learned import LearnedEvaluation
from rules.core.rules import Rules
from rules.yangtze.rules import Yangtze
from rules.yangtze.state import YangtzeState


def _evaluation(rules: Rules[YangtzeState], temper: Temper) -> YangtzeEvaluation:
    """Who has tried what wins has learned what things are worth."""
    return (LearnedEvaluation if temper.crowds is TRIED else YangtzeEvaluation)(rules, temper)


SCHOOL: Final = School(
    Yangtze(),
    _evaluation,
    YangtzeProposals,
    YangtzeReflex,
    YangtzeReasons,
    {
        "apprentice": Pupil(Temper(PLAIN, growth=0.6, premium=0.3, foresight=0.0), partial(GreedyPlayer, slip=3)),
        "merchant": Pupil(Temper(PLAIN, premium=0.8, foresight=0.0), partial(PlanPlayer, width=8)),
        "tycoon": Pupil(
            Temper(TRIED), partial(SearchPlayer, width=8, breadth=8, ahead=ByJudgement(horizon=4, effort=1.25))
        ),
    },
    CHARACTERS,
)
