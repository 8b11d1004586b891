"""Goods, imports and yen: gained, paid, flipped, exchanged; and technologies that are used up by it."""

from rules.core.event import Emit, ignore
from rules.core.target import Seat
from rules.yokohama_duel.components import (
    COPPER,
    HOUSE_INCOME,
    IMPORT_DOWN,
    IMPORT_UP,
    ON_COPPER,
    TECHNOLOGIES,
    YEN,
)
from rules.yokohama_duel.events import stock as events
from rules.yokohama_duel.state import DuelState


def gain(state: DuelState, seat: Seat, item: int, number: int, source: str, emit: Emit, quiet: bool = False) -> None:
    """Items from the supply; `source` is where they come from, for technologies that listen."""
    if not number:
        return
    state.stock[seat][item] += number
    if emit is not ignore:
        emit(events.Gained(seat, item, number, quiet))
    if item == COPPER:
        _more_copper(state, seat, source, emit)


def _more_copper(state: DuelState, seat: Seat, source: str, emit: Emit) -> None:
    """One extra per gain, which is no gain of its own."""
    techs = state.techs[seat]
    for technology in ON_COPPER:
        if techs >> technology & 1 and source in TECHNOLOGIES[technology].sources:
            give(state, seat, technology, COPPER, TECHNOLOGIES[technology].copper, emit)


def give(state: DuelState, seat: Seat, technology: int, item: int, number: int, emit: Emit) -> None:
    """A technology gives something by itself."""
    state.stock[seat][item] += number
    emit(events.TechnologyGave(seat, technology, item, number))


def pay_income(state: DuelState, place: int, emit: Emit) -> None:
    """The owner of the trading house on a chosen place is paid, whoever chose it."""
    for seat, houses in enumerate(state.houses):
        if houses >> place & 1:
            state.stock[seat][YEN] += HOUSE_INCOME
            emit(events.IncomePaid(seat, place))


def pay(state: DuelState, seat: Seat, item: int, number: int, emit: Emit) -> None:
    """Items back to the supply."""
    state.stock[seat][item] -= number
    if emit is not ignore:
        emit(events.Paid(seat, item, number))


def flip(state: DuelState, seat: Seat, number: int, emit: Emit, quiet: bool = False) -> None:
    """Turn imports face down; nothing turns them back."""
    stock = state.stock[seat]
    stock[IMPORT_UP] -= number
    stock[IMPORT_DOWN] += number
    emit(events.ImportsFlipped(seat, number, quiet))


def buy(state: DuelState, seat: Seat, item: int, price: int, source: str, emit: Emit) -> None:
    """Yen for one unit."""
    state.stock[seat][YEN] -= price
    state.stock[seat][item] += 1
    emit(events.Bought(seat, item, price))
    if item == COPPER:
        _more_copper(state, seat, source, emit)


def sell(state: DuelState, seat: Seat, item: int, price: int, emit: Emit) -> None:
    """One unit for yen."""
    state.stock[seat][item] -= 1
    state.stock[seat][YEN] += price
    emit(events.Sold(seat, item, price))


# ------------------------------------------------------------ technologies
def use(state: DuelState, seat: Seat, technology: int, emit: Emit) -> None:
    """Turn a once-per-round technology sideways."""
    state.used[seat] |= 1 << technology
    emit(events.TechnologyUsed(seat, technology))


def use_for_yen(state: DuelState, seat: Seat, technology: int, emit: Emit) -> None:
    """Exchange what a technology asks for against its yen."""
    item, number = TECHNOLOGIES[technology].pays
    use(state, seat, technology, emit)
    pay(state, seat, item, number, emit)
    give(state, seat, technology, YEN, TECHNOLOGIES[technology].yen, emit)


def refresh(state: DuelState, emit: Emit) -> None:
    """All used technologies of both players are ready again."""
    for seat, used in enumerate(state.used):
        if used:
            state.used[seat] = 0
            turned = tuple(each for each in range(len(TECHNOLOGIES)) if used >> each & 1)
            emit(events.TechnologiesRefreshed(seat, turned))
