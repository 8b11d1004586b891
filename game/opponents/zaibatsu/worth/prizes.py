"""Prizes for who leads a shared objective at a period's end."""

from math import exp
from typing import Final

from game.opponents.zaibatsu.outlook import Outlook
from rules.core.target import Seat
from rules.zaibatsu.components import VP
from rules.zaibatsu.effects.printed import Gain
from rules.zaibatsu.reckoning.measures import measure, starting_value
from rules.zaibatsu.state import ZaibatsuState
from rules.zaibatsu.tiles import SHARED, SHARED_REWARDS

PRIZES: Final = tuple(
    max(
        (effect.number for reward in rewards for effect in reward if isinstance(effect, Gain) and effect.item == VP),
        default=0,
    )
    for rewards in SHARED_REWARDS
)
"""By period, the points of a prize; what else may be chosen is worth about as much."""
_TIE: Final = 0.5
"""Who is level leads as well."""


def prizes_worth(state: ZaibatsuState, seat: Seat, ahead: Outlook) -> float:
    """Prizes to come, by how likely the seat leads when they are given."""
    worth = 0.0
    for period, objectives in enumerate(state.shared):
        turns = ahead.to_end[period]
        if turns < 0:
            continue
        for objective in objectives:
            name = SHARED[objective].measure
            mine = measure(state, seat, name)
            if mine > starting_value(name):
                best = max(measure(state, other, name) for other in range(state.seats) if other != seat)
                worth += PRIZES[period] / (1 + exp((best - mine - _TIE) / (0.3 + 0.12 * turns)))
    return worth
