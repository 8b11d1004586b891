"""Who can be asked to sit at a table: levels by title."""

from collections.abc import Callable
from functools import cache
from typing import Final

from game.opponents.greedy_player import GreedyPlayer
from game.opponents.plan_player import PlanPlayer
from game.opponents.player import Limit, Player
from game.opponents.random_player import RandomPlayer
from game.opponents.search_player import SearchPlayer
from game.titles import TITLES

LEVELS: Final = ("apprentice", "merchant", "tycoon")
"""What a person may choose, weakest first."""
_LIMITS: Final = {"tycoon": Limit(1.2, 240)}


def _yangtze(level: str) -> Player:
    from game.opponents.yangtze.judge import YangtzeJudge
    from game.opponents.yangtze.temper import Temper

    if level == "apprentice":
        return GreedyPlayer(YangtzeJudge(Temper(growth=0.6, premium=0.3)), slip=3)
    if level == "merchant":
        return PlanPlayer(YangtzeJudge(Temper(premium=0.6)), width=8)
    return SearchPlayer(YangtzeJudge(Temper()), width=8, breadth=8, horizon=4)


def _singapore(level: str) -> Player:
    from game.opponents.singapore.judge import SingaporeJudge
    from game.opponents.singapore.temper import Temper

    if level == "apprentice":
        judge = SingaporeJudge(Temper(pound=0.8, haul=20.0, surplus=0.2, nearness=0.2, fear=0.3, rivals=0.0, deeds=1))
        return GreedyPlayer(judge, slip=3)
    if level == "merchant":
        # It looks at few plans: with more it came so close to Tycoon that a player hardly felt the step between them.
        return PlanPlayer(SingaporeJudge(Temper(haul=25.0, rivals=0.8, lines=4, width=6, glance=2)), width=8)
    return SearchPlayer(SingaporeJudge(Temper(foresight=1.0, lines=24, width=20)), width=8, breadth=4, horizon=6)


def _yokohama_duel(level: str) -> Player:
    from game.opponents.yokohama_duel.judge import DuelJudge
    from game.opponents.yokohama_duel.temper import Temper

    if level == "apprentice":
        return GreedyPlayer(DuelJudge(Temper(foresight=0.3, rivals=0.0)), slip=4)
    judge = DuelJudge(Temper())
    if level == "merchant":
        return PlanPlayer(judge, width=8)
    return SearchPlayer(judge, width=8, breadth=8, horizon=4)


_SCHOOLS: Final[dict[str, Callable[[str], Player]]] = {
    "yangtze": _yangtze,
    "singapore": _singapore,
    "yokohama_duel": _yokohama_duel,
}
"""Imported when first asked for, like the rules."""


@cache
def player(title: str, level: str) -> Player:
    """The opponent of that level at that title; KeyError where there is none."""
    if level == "random":
        return RandomPlayer(TITLES[title])
    if level not in LEVELS:
        raise KeyError(level)
    return _SCHOOLS[title](level)


def limit_of(level: str) -> Limit:
    """How long a level thinks about one choice."""
    return _LIMITS.get(level, Limit(1.0, 1))
