"""What a consolidation asks of a seat and gives it: favours, services, salaries."""

from rules.core.target import Seat
from rules.zaibatsu.components import EXPERT, FAVOUR_LEVELS, FAVOURS, KEPT_MONEY, MONEY, SALARY, SERVICES
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


def salaries_due(state: ZaibatsuState, seat: Seat) -> int:
    """For each colour in the worker area, experts included."""
    return SALARY * len({one % EXPERT for one in state.workers[seat]})


def salaries_paid(state: ZaibatsuState, seat: Seat) -> int:
    """What the money at hand pays of them: the last is never spent."""
    return min(salaries_due(state, seat), max(0, state.stock[seat][MONEY] - KEPT_MONEY))
