"""Achievements: how near a seat is, and whether it will be the first."""

from collections.abc import Sequence
from functools import lru_cache
from math import sqrt
from typing import Final

from game.opponents.yokohama.worth.things import Rates
from rules.core.target import Seat
from rules.yokohama.cards import ACHIEVEMENTS, SPACES_PER_TILE
from rules.yokohama.components import AREAS, GOODS
from rules.yokohama.reckoning.standing import progress
from rules.yokohama.state import YokohamaState

_TURNS: Final = {
    **dict(zip(GOODS, (0.42, 0.32, 0.25, 0.25), strict=True)),
    "technologies": 1.5,
    "yen": 0.3,
    "agents_and_tokens": 1.6,
    "completed_orders": 2.0,
    "production": 1.5,
    "commercial": 1.5,
}
"""By what is counted, how many turns one more of it takes."""
_SURE: Final = 0.96
_ON_THE_WAY: Final = 0.75
_SHARE: Final = 0.45
"""The part of the turns that goes into one Achievement."""


@lru_cache(maxsize=20_000)
def _built_in(built: tuple[int, ...], seat: Seat) -> dict[str, int]:
    """By type of Area, in how many a seat has built."""
    areas = {at // SPACES_PER_TILE for at, owner in enumerate(built) if owner == seat}
    types = [AREAS[area].type for area in areas]
    return {kind: types.count(kind) for kind in ("production", "commercial")}


def lacks(state: YokohamaState, seat: Seat, tile: int) -> list[tuple[str, int]]:
    """What a seat still lacks for a tile, and how many of it."""
    goal = ACHIEVEMENTS[tile]
    if goal.kind == "areas":
        have = _built_in(tuple(state.built), seat)
        return [(what, max(0, number - have[what])) for what, number in goal.needs]
    named = goal.kind == "goods"
    return [(what if named else goal.kind, max(0, number - n)) for what, n, number in progress(state, seat, tile)]


def turns_to(state: YokohamaState, seat: Seat, tile: int) -> float:
    """How many turns a seat would need for a tile."""
    return float(sum([number * _TURNS[what] for what, number in lacks(state, seat, tile)]))


def _chance(need: float, rate: Rates) -> float:
    if not need:
        return _SURE
    if not rate.turns:
        return 0.0
    left = max(0.0, 1 - need / (_SHARE * rate.turns + 1.0))
    return _ON_THE_WAY * left * sqrt(left)


class Goal:
    """A tile a seat may still complete: what it counts, how much is missing, what it brings."""

    __slots__ = ("chance", "lacks", "need", "points", "tile")

    def __init__(self, state: YokohamaState, seat: Seat, at: int, rate: Rates) -> None:
        tile, seats = state.achievements[at], state.achieved[at]
        goal = ACHIEVEMENTS[tile]
        self.lacks = dict(lacks(state, seat, tile))
        self.tile = tile
        self.need = sum(number * _TURNS[what] for what, number in self.lacks.items())
        self.points = float(goal.later if seats else goal.first)
        self.chance = _chance(self.need, rate)

    def gain(self, what: str, more: int, rate: Rates) -> float:
        """What so many more of a thing bring."""
        lack = self.lacks.get(what, 0)
        if not lack:
            return 0.0
        need = max(0.0, self.need - min(more, lack) * _TURNS[what])
        return (_chance(need if need > 1e-9 else 0.0, rate) - self.chance) * self.points


def goals_of(state: YokohamaState, seat: Seat, rate: Rates) -> list[Goal]:
    """The tiles a seat may still complete."""
    return [Goal(state, seat, at, rate) for at, seats in enumerate(state.achieved) if seat not in seats]


def achievements_hope(state: YokohamaState, seat: Seat, goals: Sequence[Goal], rate: Rates) -> float:
    """Points that tiles not completed yet may bring; the assistant that stays there is taken off."""
    hope = 0.0
    for goal in goals:
        if not goal.chance:
            continue
        tile = ACHIEVEMENTS[goal.tile]
        points = float(tile.later)
        if goal.points > tile.later:
            others = min([turns_to(state, other, goal.tile) for other in range(state.seats) if other != seat])
            first = 0.85 if goal.need < others - 0.3 else 0.2 if goal.need > others + 0.3 else 0.5
            points += first * (tile.first - tile.later)
        hope += goal.chance * max(0.0, points - rate.assistant)
    return hope
