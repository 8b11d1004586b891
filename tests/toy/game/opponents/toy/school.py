"""Who plays Pebbles."""

from functools import partial
from typing import Final

from game.opponents.ahead import ByReflex
from game.opponents.greedy_player import GreedyPlayer
from game.opponents.plan_player import PlanPlayer
from game.opponents.school import Pupil, School
from game.opponents.search_player import SearchPlayer
from game.opponents.toy.evaluate import ToyEvaluation
from game.opponents.toy.propose import ToyProposals
from game.opponents.toy.reasons import ToyReasons
from game.opponents.toy.reflex import ToyReflex
from game.opponents.toy.temper import CHARACTERS, Temper
from rules.toy.rules import Toy

SCHOOL: Final = School(
    Toy(),
    ToyEvaluation,
    ToyProposals,
    ToyReflex,
    ToyReasons,
    {
        "apprentice": Pupil(Temper(curiosity=0.5), partial(GreedyPlayer, slip=3)),
        "merchant": Pupil(Temper(), partial(PlanPlayer, width=6)),
        "tycoon": Pupil(Temper(), partial(SearchPlayer, width=6, breadth=4, ahead=ByReflex(4))),
    },
    CHARACTERS,
)
