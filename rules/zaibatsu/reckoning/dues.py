"""What a consolidation asks of a seat and gives it: favours, services, salaries."""

from rules.core.target import Seat
from rules.zaibatsu.components import (
    EXPERT,
    FAVOUR_LEVELS,
    FAVOURS,
    KEPT_MONEY,
    LOSS,
    MONEY,
    SALARY,
    SECOND_SERVICE,
    SERVICES,
)
from rules.zaibatsu.reckoning.measures import score
from rules.zaibatsu.state import ZaibatsuState


def favours_left(state: ZaibatsuState, seat: Seat, level: int) -> int:
    """How many favour tokens of a level a seat still has."""
    return FAVOURS[level] - state.favours[seat].count(level)


def levels(state: ZaibatsuState, seat: Seat) -> list[int]:
    """The levels of which a favour token may be taken now, the lowest first."""
    workers = len(state.workers[seat])
    if not workers or 0 not in state.favours[seat]:
        return []
    most = FAVOUR_LEVELS[workers - 1]
    return [level for level in range(1, most + 1) if favours_left(state, seat, level)]


def service_amount(state: ZaibatsuState, seat: Seat, colour: int) -> int:
    """What a service gives this seat now."""
    return SERVICES[colour].amounts[state.improved[seat] >> colour & 1]


def serving_spaces(state: ZaibatsuState, seat: Seat) -> list[int]:
    """The spaces of the worker area that give a service: the lowest, and the topmost of enough workers if its colour
    is another."""
    colours = [one % EXPERT for one in state.workers[seat]]
    if len(colours) >= SECOND_SERVICE and colours[-1] != colours[0]:
        return [0, len(colours) - 1]
    return [0] if colours else []


def salaries_due(state: ZaibatsuState, seat: Seat) -> int:
    """For each colour in the worker area, experts included."""
    return SALARY * len({one % EXPERT for one in state.workers[seat]})


def paid_from(money: int, due: int) -> int:
    """What so much money pays of salaries: the last is never spent.

    >>> paid_from(6, 6), paid_from(7, 6), paid_from(0, 6)
    (5, 6, 0)
    """
    return min(due, max(0, money - KEPT_MONEY))


def salaries_paid(state: ZaibatsuState, seat: Seat) -> int:
    """What the money at hand pays of them."""
    return paid_from(state.stock[seat][MONEY], salaries_due(state, seat))


def points_lost(state: ZaibatsuState, seat: Seat, unpaid: int, gained: int = 0) -> int:
    """What so much unpaid money costs, points still to be gained before counted in: no score falls below 0."""
    return min(unpaid * LOSS, score(state, seat) + gained)
