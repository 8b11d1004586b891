"""Goods, imports, yen and points: gained, paid, exchanged."""

from collections.abc import Iterable

from rules.core.event import Emit
from rules.core.target import Seat
from rules.yokohama.cards import MINING, SPINNING, UNIVERSITY, Skill
from rules.yokohama.components import (
    ASSISTANT,
    COPPER,
    HAND_ASSISTANTS,
    HOUSE_INCOME,
    IN_STORE,
    NONE,
    SILK,
    YEN,
)
from rules.yokohama.events import stock as events
from rules.yokohama.events.people import Studied
from rules.yokohama.reckoning.ground import house_owner
from rules.yokohama.state import EARNED, SPUN, STUDIED, YokohamaState

BY_ORDERS, BY_ACHIEVEMENTS, BY_SPACES, BY_BUILDINGS, BY_TECHNOLOGIES, BY_AREAS = range(len(EARNED))


def gain(
    state: YokohamaState, seat: Seat, item: int, number: int, emit: Emit, quiet: bool = False, mined: bool = False
) -> None:
    """Items from the supply, in one gain. `mined`: the gain this belongs to has brought its extra copper."""
    if not number:
        return
    state.stock[seat][item] += number
    emit(events.Gained(seat, item, number, quiet))
    if item == COPPER and not mined:
        more_copper(state, seat, emit)


def more_copper(state: YokohamaState, seat: Seat, emit: Emit) -> None:
    """Mining Technology: so much extra per gain, which is no gain of its own."""
    if state.techs[seat] & MINING.cards:
        give(state, seat, MINING.title, COPPER, MINING.amount, emit)


def give(state: YokohamaState, seat: Seat, title: int, item: int, number: int, emit: Emit) -> None:
    """A technology gives something by itself."""
    state.stock[seat][item] += number
    emit(events.TechnologyGave(seat, title, item, number))


def score(state: YokohamaState, seat: Seat, number: int, by: int, emit: Emit, quiet: bool = False) -> None:
    """Points at once, remembered by what they were gained for."""
    state.earned[seat][by] += number
    emit(events.PointsGained(seat, number, quiet))


def score_by(state: YokohamaState, seat: Seat, skill: Skill, emit: Emit) -> None:
    """The points of a technology, if the seat has it."""
    if state.techs[seat] & skill.cards:
        state.earned[seat][BY_TECHNOLOGIES] += skill.amount
        emit(events.TechnologyScored(seat, skill.title, skill.amount))


def give_by(state: YokohamaState, seat: Seat, skill: Skill, emit: Emit) -> None:
    """The yen of a technology, if the seat has it."""
    if state.techs[seat] & skill.cards:
        give(state, seat, skill.title, YEN, skill.amount, emit)


def pay_seats(state: YokohamaState, seat: Seat, paid: Iterable[tuple[Seat, int]]) -> None:
    """Yen to other seats, or to the bank; what it is paid for tells it."""
    for other, number in paid:
        state.stock[seat][YEN] -= number
        if other != NONE:
            state.stock[other][YEN] += number


def pay_house(state: YokohamaState, seat: Seat, area: int, emit: Emit) -> None:
    """The bank pays the owner of the Trading House where another acts."""
    owner = house_owner(state, area)
    if owner not in (NONE, seat):
        state.stock[owner][YEN] += HOUSE_INCOME
        emit(events.HousePaid(owner, area))


def buy(state: YokohamaState, seat: Seat, item: int, price: int, emit: Emit) -> None:
    """Yen for one unit."""
    state.stock[seat][YEN] -= price
    state.stock[seat][item] += 1
    emit(events.Bought(seat, item, price))
    if item == COPPER:
        more_copper(state, seat, emit)


def sell(state: YokohamaState, seat: Seat, item: int, price: int, emit: Emit) -> None:
    """One unit for yen."""
    state.stock[seat][item] -= 1
    state.stock[seat][YEN] += price
    emit(events.Sold(seat, item, price))


def spin(state: YokohamaState, seat: Seat, emit: Emit) -> None:
    """Spinning Mill: one silk for yen, once a turn."""
    state.done |= SPUN
    state.stock[seat][SILK] -= 1
    state.stock[seat][YEN] += SPINNING.amount
    emit(events.Spun(seat, SPINNING.amount))


def study(state: YokohamaState, seat: Seat, emit: Emit) -> None:
    """University: yen for an assistant from the Warehouse, once a turn."""
    state.done |= STUDIED
    owned = state.stock[seat]
    owned[YEN] -= UNIVERSITY.amount
    owned[IN_STORE[ASSISTANT]] -= 1
    owned[HAND_ASSISTANTS] += 1
    emit(Studied(seat, UNIVERSITY.amount))
