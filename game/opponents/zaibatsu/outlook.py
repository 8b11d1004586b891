"""What is still to come: turns of a seat, in all and to the end of each period."""

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from rules.core.seat_order import from_seat
from rules.core.target import Seat
from rules.zaibatsu.components import (
    AUTOMA,
    FIRST_LIGHT,
    PERIODS,
    ROUND_PERIOD,
    ROUNDS,
    counted,
)
from rules.zaibatsu.state import ZaibatsuState
from rules.zaibatsu.steps.rounds import FinalScoring, LastConsolidations, NextRound, TurnOver
from rules.zaibatsu.steps.turn import TakeTurn

HIRES: Final = 0.76
"""The part of all turns in which a worker is hired; the others are consolidations."""
LEFT_OVER: Final = (0.0, 6.4, 8.9, 8.7, 7.7)
"""By seats, workers that still stand on the hiring spaces when a round ends, on average over many games."""
USUAL: Final = (0.0, 4.6, 4.4, 4.3, 4.3)
"""By seats, turns of each in a usual round; 1 is the solo game, in which the automa takes workers too."""
_LAST_OF_PERIOD: Final = tuple(
    max((number for number, each in enumerate(ROUND_PERIOD) if each == period), default=0)
    for period in range(PERIODS + 1)
)
"""By period, its last round."""
USUAL_GAME: Final = 26.0
"""About so many turns a seat has in a game."""


_number: Final = cache(counted)
"""Handfuls are few and counted again and again."""


class Outlook(NamedTuple):
    """Turns a seat still has, the present one not counted once it has begun.

    `to_end` tells by period how many come before its scoring; a period scored already has -1.
    """

    turns: float
    to_end: tuple[float, ...]


OVER: Final = Outlook(0.0, (-1.0,) * (PERIODS + 1))


def outlook(state: ZaibatsuState, seat: Seat) -> Outlook:
    """Count what is left; in the last rounds the count is exact."""
    if state.round >= FIRST_LIGHT:
        if _is_scored(state):
            return OVER
        left = float(_last_turns(state, seat))
        return Outlook(left, (-1.0, *(-1.0 if p < PERIODS else left for p in range(1, PERIODS + 1))))
    usual = USUAL[state.seats]
    ending = any(isinstance(step, NextRound) for step in state.pending)
    number = state.round + ending
    here = usual if ending else _turns_of_round(state)
    to_end = [-1.0]
    for period in range(1, PERIODS + 1):
        last = _LAST_OF_PERIOD[period]
        if ROUND_PERIOD[number] > period:
            to_end.append(-1.0)
        else:
            further = min(last, FIRST_LIGHT - 1) - number
            to_end.append(here + further * usual + max(0, last - FIRST_LIGHT + 1))
    return Outlook(to_end[PERIODS], tuple(to_end))


def outlooks(state: ZaibatsuState) -> Sequence[Outlook]:
    """By seat: before the last rounds all have the same."""
    if state.round < FIRST_LIGHT:
        return (outlook(state, 0),) * state.seats
    return [outlook(state, seat) for seat in range(state.seats)]


def _is_scored(state: ZaibatsuState) -> bool:
    """Is the last period behind, and nothing left but the last consolidations?"""
    return state.ended or any(isinstance(step, LastConsolidations | FinalScoring) for step in state.pending)


def _turns_of_round(state: ZaibatsuState) -> float:
    """Turns of each seat before the round ends, by the workers that wait."""
    waiting = sum([_number(row) for row in state.queue])
    standing = [_number(workers) for workers in state.hiring]
    hires = max(float(min(standing)), waiting + sum(standing) - LEFT_OVER[state.seats])
    return hires / (HIRES + 1 if state.seats == 1 else HIRES * state.seats)


def _last_turns(state: ZaibatsuState, seat: Seat) -> int:
    """In the last rounds everybody has one turn in each. A state may be cut short where something is drawn."""
    left = ROUNDS - state.round
    top = state.pending[-1] if state.pending else None
    if top is None:
        return left + 1
    if state.seats == 1:
        automa_opens = isinstance(top, TurnOver) and state.last_first == AUTOMA
        return left + (isinstance(top, TakeTurn) or automa_opens)
    order = from_seat(state.last_first, state.seats)
    begun = not isinstance(top, TakeTurn)
    return left + (order.index(seat) >= order.index(state.active) + begun)
