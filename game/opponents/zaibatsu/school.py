"""Nippon: Zaibatsu's opponents."""

from functools import partial
from math import inf
from typing import Final

from game.opponents.foresight_player import ForesightPlayer
from game.opponents.greedy_player import GreedyPlayer
from game.opponents.plan_player import PlanPlayer
from game.opponents.school import Pupil, School
from game.opponents.zaibatsu.evaluate import ZaibatsuEvaluation
from game.opponents.zaibatsu.propose import ZaibatsuProposals
from game.opponents.zaibatsu.reasons import ZaibatsuReasons
from game.opponents.zaibatsu.reflex import ZaibatsuReflex
from game.opponents.zaibatsu.temper import CHARACTERS, Temper
from rules.zaibatsu.rules import Zaibatsu
from rules.zaibatsu.tiles import START_A, START_B

SCHOOL: Final = School(
    Zaibatsu(),
    ZaibatsuEvaluation,
    ZaibatsuProposals,
    ZaibatsuReflex,
    ZaibatsuReasons,
    {
        # It lives from one scoring to the next, sees little in favours, services, research and modifiers before they
        # pay, takes any factory for a good one, consolidates without a thought for what is lost, and starts with
        # whatever looks most.
        "apprentice": Pupil(
            Temper(
                factory=9.8,
                rnd=2.2,
                modifier=0.0,
                improved=2.0,
                white=0.0,
                yellow=0.0,
                area=(0.0, 1.0, 2.0, 3.0, 5.0, 6.0, 7.0),
                near=(0.0,) * 7,
                patience=inf,
                colour=0.5,
                later=0.0,
                rise=0.2,
                hope=0.0,
                start_a=(0.0,) * len(START_A),
                start_b=(0.0,) * len(START_B),
                rivals=0.0,
                width=1,
            ),
            partial(GreedyPlayer, slip=2),
        ),
        "merchant": Pupil(Temper(), partial(PlanPlayer, width=1)),
        "tycoon": Pupil(Temper(), partial(ForesightPlayer, breadth=12, width=12, depth=5, crowd=1)),
    },
    CHARACTERS,
)
