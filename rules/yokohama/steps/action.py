"""Steps 3 to 6 in one Area: the action itself, then the token, construction and recovery."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from rules.core.event import Emit
from rules.core.step import Step
from rules.core.target import Seat
from rules.harbour.levels import at_level
from rules.yokohama.components import (
    AREAS,
    BUILD_POWER,
    CHURCH,
    CUSTOMS,
    GIVEN_ITEM,
    PORT_POINTS,
    TOKEN_POWER,
    YIELD,
)
from rules.yokohama.effects import stock, town
from rules.yokohama.reckoning.ground import power
from rules.yokohama.state import YokohamaState
from rules.yokohama.steps.exchange import Exchange
from rules.yokohama.steps.follow_up import Construct, Recover, TakeToken
from rules.yokohama.steps.laboratory import ChooseTechnology
from rules.yokohama.steps.port import ChooseOrders
from rules.yokohama.steps.spaces import ChooseSpace
from rules.yokohama.steps.warehouse import TakePieces


def act_in(state: YokohamaState, seat: Seat, area: int) -> None:
    """Push steps 3 to 6; the Power is counted now and settles which of them are open."""
    level = power(state, seat, area)
    pending = state.pending
    pending.append(Recover(seat, area))
    if level >= BUILD_POWER:
        pending.append(Construct(seat, area))
    if level >= TOKEN_POWER:
        pending.append(TakeToken(seat, area))
    pending.append(Act(seat, area, level))


def brings_nothing(state: YokohamaState, seat: Seat, area: int) -> bool:
    """Would an action there give nothing and let nothing be taken, built or exchanged? Assistants only come home."""
    level = power(state, seat, area)
    kind, number = AREAS[area].kind, yield_at(area, level)
    if level >= BUILD_POWER and Construct(seat, area).moves(state):
        return False
    if level >= TOKEN_POWER and TakeToken(seat, area).moves(state):
        return False
    if kind in GIVEN_ITEM:
        return not number
    if kind == "port" and at_level(PORT_POINTS, level):
        return False
    return not _STEPS[kind](seat, area, number).moves(state)


def yield_at(area: int, level: int) -> int:
    """The figure printed for an Area and a Power."""
    return at_level(YIELD[AREAS[area].kind], level)


_STEPS: Final[dict[str, Callable[[Seat, int, int], Step]]] = {
    "chinatown": lambda seat, area, number: Exchange(seat, number),
    "church": lambda seat, area, number: ChooseSpace(seat, area, CHURCH, number),
    "customs": lambda seat, area, number: ChooseSpace(seat, area, CUSTOMS, number),
    "employment_agency": lambda seat, area, number: TakePieces(seat, number),
    "laboratory": lambda seat, area, number: ChooseTechnology(seat, AREAS[area].letter, number),
    "port": lambda seat, area, number: ChooseOrders(seat, AREAS[area].letter, number, ()),
}


@dataclass(slots=True, unsafe_hash=True)
class Act(Step):
    """Gains come at once; what leaves a choice becomes a step of its own."""

    seat: Seat
    area: int
    level: int

    def resolve(self, state: YokohamaState, emit: Emit) -> None:
        town.begin_action(state, self.seat, self.area, self.level, emit)
        kind = AREAS[self.area].kind
        number = yield_at(self.area, self.level)
        if kind in GIVEN_ITEM:
            stock.gain(state, self.seat, GIVEN_ITEM[kind], number, emit)
            return
        if kind == "port":
            points = at_level(PORT_POINTS, self.level)
            if points:
                stock.score(state, self.seat, points, stock.BY_AREAS, emit)
        state.pending.append(_STEPS[kind](self.seat, self.area, number))
