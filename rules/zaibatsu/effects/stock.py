"""Money, resources, goods and points."""

from rules.core.event import Emit
from rules.core.target import Seat
from rules.zaibatsu.components import COAL, IRON, MONEY, MOST_GOODS, ON_FINANCE, SILK, SILK_TO_MONEY, VP, Price
from rules.zaibatsu.effects.tracks import step_back
from rules.zaibatsu.events import stock as events
from rules.zaibatsu.events.pieces import GoodsHeld, HeldGoodsTyped
from rules.zaibatsu.places import FACTORY_SLOT, START
from rules.zaibatsu.reckoning.dues import points_lost
from rules.zaibatsu.state import IN_PLAY, SALARIES, ZaibatsuState
from rules.zaibatsu.tiles import COAL_TILE, PRICES


def gain(state: ZaibatsuState, seat: Seat, item: int, number: int, emit: Emit) -> None:
    """An item, or points."""
    if item == VP:
        state.points[seat][IN_PLAY] += number
        emit(events.PointsGained(seat, number))
    else:
        state.stock[seat][item] += number
        emit(events.Gained(seat, item, number))


def melt(state: ZaibatsuState, seat: Seat, number: int, emit: Emit) -> None:
    """Silk for money."""
    state.stock[seat][SILK] -= number
    state.stock[seat][MONEY] += number * SILK_TO_MONEY
    emit(events.Melted(seat, number, number * SILK_TO_MONEY))


def spend(state: ZaibatsuState, seat: Seat, item: int, number: int, emit: Emit) -> None:
    """Pay an item; silk makes up for money that is missing."""
    if not number:
        return
    stock = state.stock[seat]
    if item == MONEY and stock[MONEY] < number:
        melt(state, seat, -(-(number - stock[MONEY]) // SILK_TO_MONEY), emit)
    stock[item] -= number
    emit(events.Paid(seat, item, number))


def pay(state: ZaibatsuState, seat: Seat, number: int, emit: Emit) -> None:
    """Pay one of the printed prices."""
    price: Price = PRICES[number]
    spend(state, seat, MONEY, price.money, emit)
    spend(state, seat, IRON, price.iron, emit)
    if price.back:
        step_back(state, seat, ON_FINANCE, price.back, emit)


def spend_coal(state: ZaibatsuState, seat: Seat, number: int, emit: Emit) -> None:
    """Plain coal goes first: kept coal survives a consolidation, so this is never worse."""
    plain = min(number, state.stock[seat][COAL])
    spend(state, seat, COAL, plain, emit)
    number -= plain
    if number:
        from_tile = min(number, state.kept_tile[seat])
        if from_tile:
            state.kept_tile[seat] -= from_tile
            emit(events.KeptCoalSpent(seat, from_tile, FACTORY_SLOT[seat][_coal_tile(state, seat)]))
        if number > from_tile:
            state.kept_token[seat] -= number - from_tile
            emit(events.KeptCoalSpent(seat, number - from_tile, START[seat]))


def lay_coal(state: ZaibatsuState, seat: Seat, number: int, factory: int, emit: Emit) -> None:
    """Coal on a tile; a factory below 0 means the start token."""
    if factory < 0:
        state.kept_token[seat] += number
        emit(events.CoalLaid(seat, number, START[seat]))
    else:
        state.kept_tile[seat] += number
        emit(events.CoalLaid(seat, number, FACTORY_SLOT[seat][factory]))


def _coal_tile(state: ZaibatsuState, seat: Seat) -> int:
    return state.slots[seat].index(COAL_TILE)


# ------------------------------------------------------------ goods
def store(state: ZaibatsuState, seat: Seat, factory: int, number: int, emit: Emit) -> None:
    """Goods in a factory; what finds no room is discarded."""
    goods = state.goods[seat]
    room = min(number, MOST_GOODS - goods[factory])
    goods[factory] += room
    emit(events.GoodsStored(seat, factory, state.slots[seat][factory], room, number - room))


def take_goods(state: ZaibatsuState, seat: Seat, factory: int, number: int, emit: Emit) -> None:
    """Goods leave a factory."""
    state.goods[seat][factory] -= number
    emit(events.GoodsSpent(seat, factory, state.slots[seat][factory], number))


def hold_goods(state: ZaibatsuState, seat: Seat, number: int, emit: Emit) -> None:
    """Goods that get their type with the first factory."""
    state.held_goods[seat] = number
    emit(GoodsHeld(seat, number))


def place_held_goods(state: ZaibatsuState, seat: Seat, factory: int, emit: Emit) -> None:
    """They become goods of the factory."""
    number, state.held_goods[seat] = state.held_goods[seat], 0
    emit(HeldGoodsTyped(seat, number))
    store(state, seat, factory, number, emit)


# ------------------------------------------------------------ consolidation
def discard(state: ZaibatsuState, seat: Seat, money: int, coal: int, emit: Emit) -> None:
    """So much money and coal goes."""
    state.stock[seat][MONEY] -= money
    state.stock[seat][COAL] -= coal
    if money or coal:
        emit(events.Discarded(seat, money, coal))


def pay_salaries(state: ZaibatsuState, seat: Seat, due: int, paid: int, emit: Emit) -> None:
    """What is paid, and the points lost for the rest."""
    state.stock[seat][MONEY] -= paid
    lost = points_lost(state, seat, due - paid)
    state.points[seat][SALARIES] -= lost
    emit(events.SalariesPaid(seat, due, paid, lost))
