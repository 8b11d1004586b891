"""What the personal objectives may still bring, with a favour token and without."""

from functools import lru_cache
from typing import Final

from game.opponents.zaibatsu.temper import Temper
from rules.zaibatsu.components import (
    FACTORIES,
    OBJECTIVES,
    SLOT_POINTS,
    THRESHOLD_POINTS,
    THRESHOLDS,
)

PACE: Final = (0.3, 0.3, 0.3, 0.55, 0.55, 0.5, 0.3, 0.4)
"""By objective, how far one gets each turn who means to."""
BETWEEN: Final = 4.3
"""Turns from one consolidation to the next."""
_USUAL_LEVEL: Final = 2


def _chance(steps: int, objective: int, turns: float) -> float:
    """How likely so many steps are still made."""
    if steps <= 0:
        return 1.0
    ease = turns * PACE[objective] / steps
    return min(0.95, max(0.0, ease - 0.6) / 1.6)


def points_at(objective: int, have: int, level: int) -> int:
    """What a favour token of a level scores with so much of an objective."""
    if not level:
        return 0
    if objective < FACTORIES:
        lower, upper = THRESHOLDS[objective]
        if have < lower:
            return 0
        return int(THRESHOLD_POINTS[have >= upper][level - 1])
    return int(SLOT_POINTS[objective - FACTORIES][have - 1][level - 1]) if have else 0


@lru_cache(maxsize=1 << 14)
def outcome(objective: int, have: int, level: int, turns: float) -> float:
    """The points an objective with a token of this level may be hoped to score."""
    now = points_at(objective, have, level)
    if objective < FACTORIES:
        best = float(now)
        for threshold in THRESHOLDS[objective]:
            if have < threshold:
                reach = points_at(objective, threshold, level)
                chance = _chance(threshold - have, objective, turns)
                best = max(best, now + (reach - now) * chance)
        return best
    row = SLOT_POINTS[objective - FACTORIES]
    hoped, before = float(now), now
    for more in range(have + 1, len(row) + 1):
        after = row[more - 1][level - 1]
        hoped += (after - before) * _chance(more - have, objective, turns)
        before = after
    return hoped


def counts(tracks: tuple[int, ...], left: tuple[int, ...], factories: int, contracts: int) -> tuple[int, ...]:
    """By objective, how much a seat has."""
    return (*left, *(at + 1 for at in tracks), factories, contracts)


@lru_cache(maxsize=1 << 14)
def objectives_worth(have: tuple[int, ...], favours: tuple[int, ...], turns: float, rise: float, hope: float) -> float:
    """Tokens that lie already, and what tokens to come will find."""
    worth = 0.0
    free = []
    for objective in range(len(OBJECTIVES)):
        level = favours[objective]
        if level:
            now = points_at(objective, have[objective], level)
            worth += now + rise * (outcome(objective, have[objective], level, turns) - now)
        else:
            free.append(outcome(objective, have[objective], _USUAL_LEVEL, turns))
    free.sort(reverse=True)
    coming = 1 + turns / BETWEEN
    for number, each in enumerate(free):
        worth += hope * each * min(1.0, max(0.0, coming - number))
    return worth


def favour_gain(objective: int, have: int, level: int, turns: float, temper: Temper) -> float:
    """What a token placed now on an objective is worth."""
    now = points_at(objective, have, level)
    return now + temper.rise * (outcome(objective, have, level, turns) - now)
