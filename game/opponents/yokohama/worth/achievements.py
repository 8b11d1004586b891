"""Achievements: how near a seat is, and whether it will be the first."""

from math import sqrt
from typing import Final

from game.opponents.yokohama.worth.things import Rates
from rules.core.target import Seat
from rules.yokohama.cards import ACHIEVEMENTS
from rules.yokohama.components import GOODS
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


def turns_to(state: YokohamaState, seat: Seat, tile: int) -> float:
    """How many turns a seat would need for a tile."""
    kind = ACHIEVEMENTS[tile].kind
    need = 0.0
    for what, have, number in progress(state, seat, tile):
        if have < number:
            need += (number - have) * _TURNS[what if kind in ("goods", "areas") else kind]
    return need


def _chance(need: float, rate: Rates) -> float:
    if not need:
        return _SURE
    if not rate.turns:
        return 0.0
    left = max(0.0, 1 - need / (_SHARE * rate.turns + 1.0))
    return _ON_THE_WAY * left * sqrt(left)


def achievements_hope(state: YokohamaState, seat: Seat, rate: Rates) -> float:
    """Points that tiles not completed yet may bring; the assistant that stays there is taken off."""
    hope = 0.0
    if not rate.turns:
        return hope
    for tile, seats in zip(state.achievements, state.achieved, strict=True):
        if seat in seats:
            continue
        goal = ACHIEVEMENTS[tile]
        need = turns_to(state, seat, tile)
        chance = _chance(need, rate)
        if not chance:
            continue
        points = float(goal.later)
        if not seats:
            others = min(turns_to(state, other, tile) for other in range(state.seats) if other != seat)
            first = 0.85 if need < others - 0.3 else 0.2 if need > others + 0.3 else 0.5
            points += first * (goal.first - goal.later)
        hope += chance * max(0.0, points - rate.assistant)
    return hope


class Goal:
    """A tile a seat may still complete: what it counts, how much is missing, what it brings."""

    __slots__ = ("chance", "lacks", "need", "points")

    def __init__(self, state: YokohamaState, seat: Seat, at: int, rate: Rates) -> None:
        tile, seats = state.achievements[at], state.achieved[at]
        goal = ACHIEVEMENTS[tile]
        by_name = goal.kind in ("goods", "areas")
        self.lacks = {
            (what if by_name else goal.kind): max(0, number - have)
            for what, have, number in progress(state, seat, tile)
        }
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
