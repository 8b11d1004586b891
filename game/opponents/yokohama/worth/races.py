"""Prizes for most and second most: Church, Customs, Production."""

from collections.abc import Sequence
from math import exp
from typing import Final

from rules.yokohama.cards import TECHNOLOGIES, TECHNOLOGY_POINTS
from rules.yokohama.components import CHURCH, CUSTOMS, MAJORITY, SPACES
from rules.yokohama.reckoning.standing import cards_of
from rules.yokohama.state import YokohamaState

_BOARD_SPREAD: Final = (0.25, 0.11)
"""How uncertain a lead of one assistant is: now, and with each turn to come."""
_PRODUCTION_SPREAD: Final = (1.0, 0.55)
_TIE: Final = 0.12
"""A place further right counts so much of an assistant."""
_JOINING: Final = 0.06
"""The chance, with each turn to come, that a seat without any will have some."""


def _prizes(
    numbers: Sequence[float], having: Sequence[bool], turns: float, scale: float, points: tuple[int, ...]
) -> list[float]:
    """By seat, what it may hope for; `numbers` are what is compared."""
    seats = range(len(numbers))
    joining = min(0.75, _JOINING * turns)
    found = []
    for seat in seats:
        ahead = []
        for other in seats:
            if other != seat:
                gap = (numbers[seat] - numbers[other]) / scale
                lead = 1.0 if gap > 30 else 0.0 if gap < -30 else 1 / (1 + exp(-gap))
                part = 1.0 if having[other] else joining
                ahead.append(1 - part * (1 - lead))
        first = 1.0
        for each in ahead:
            first *= each
        second = 0.0
        for at, each in enumerate(ahead):
            chance = 1 - each
            for to, other_lead in enumerate(ahead):
                if to != at:
                    chance *= other_lead
            second += chance
        part = 1.0 if having[seat] else joining
        found.append(part * (points[0] * first + points[1] * second))
    return found


def race_hopes(state: YokohamaState, turns: float) -> list[float]:
    """By seat, the prizes hoped for."""
    seats = range(state.seats)
    total = [0.0] * state.seats
    for board in (CHURCH, CUSTOMS):
        row = state.boards[board]
        numbers, having = [], []
        for seat in seats:
            own = [SPACES[board][at].position for at, owner in enumerate(row) if owner == seat] if seat in row else []
            numbers.append(len(own) + (_TIE * max(own) / len(SPACES[board]) if own else 0.0))
            having.append(bool(own))
        scale = _BOARD_SPREAD[0] + _BOARD_SPREAD[1] * turns
        for seat, hope in enumerate(_prizes(numbers, having, turns, scale, MAJORITY[board])):
            total[seat] += hope
    sums = [float(sum([TECHNOLOGIES[card].production for card in cards_of(state, seat)])) for seat in seats]
    order = [-0.1 * ((seat - state.first) % state.seats) for seat in seats]
    numbers = [each + tie for each, tie in zip(sums, order, strict=True)]
    scale = _PRODUCTION_SPREAD[0] + _PRODUCTION_SPREAD[1] * turns
    having = [each > 0 for each in sums]
    for seat, hope in enumerate(_prizes(numbers, having, turns, scale, TECHNOLOGY_POINTS)):
        total[seat] += hope
    return total
