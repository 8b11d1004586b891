"""Which actions can be carried out at least once, the hired worker already counted in."""

from collections.abc import Callable
from typing import Final

from rules.core.target import NOBODY, Seat
from rules.core.text import Text, say
from rules.zaibatsu.board import RAILS_USED
from rules.zaibatsu.components import (
    AREA,
    FACTORY_SLOTS,
    IRON,
    MACHINE,
    MACHINE_COST,
    PIECES_EACH,
    SPACE_OF,
    STEP_COST,
    TRAIN,
)
from rules.zaibatsu.reckoning.building import buildable_with, ports
from rules.zaibatsu.reckoning.markets import can_deliver
from rules.zaibatsu.reckoning.means import coal, money, payable
from rules.zaibatsu.state import ZaibatsuState
from rules.zaibatsu.tiles import (
    ALL_SLOTS,
    COAL_FOR,
    GOOD_OF,
    OF_ACTIONS,
    OLD_FACTORY,
    RELIEVES,
    SLOT_IRON,
    TILES_BY_RND,
)


def _steps(state: ZaibatsuState, seat: Seat) -> bool:
    return money(state, seat) >= STEP_COST[0]


def _factory(state: ZaibatsuState, seat: Seat) -> bool:
    if len(state.slots[seat]) >= FACTORY_SLOTS:
        return False
    return any(state.shelf & tiles and buildable_with(state, seat, rnd) for rnd, tiles in TILES_BY_RND)


def _machines(state: ZaibatsuState, seat: Seat) -> bool:
    if state.left[seat][MACHINE] >= PIECES_EACH or money(state, seat) < MACHINE_COST:
        return False
    iron = state.stock[seat][IRON]
    for tile, built in zip(state.slots[seat], state.machines[seat], strict=True):
        if tile < OLD_FACTORY and built != ALL_SLOTS and (not built & 1 or iron >= SLOT_IRON[1]):
            return True
    return False


def _production(state: ZaibatsuState, seat: Seat) -> bool:
    have = coal(state, seat)
    for tile in state.slots[seat]:
        if tile < OLD_FACTORY and (have >= COAL_FOR[GOOD_OF[tile]] or tile == RELIEVES):
            return True
    return False


def _ships(state: ZaibatsuState, seat: Seat) -> bool:
    if len(state.workers[seat]) + 1 >= AREA or not state.stock[seat][IRON]:
        return False
    return bool(payable(state, seat, OF_ACTIONS)) and bool(ports(state, seat, 0))


def _trains(state: ZaibatsuState, seat: Seat) -> bool:
    if state.left[seat][TRAIN] >= PIECES_EACH or not state.stock[seat][IRON]:
        return False
    if not payable(state, seat, OF_ACTIONS):
        return False
    rails = state.rails
    return any(rails[rail] == NOBODY for rail in RAILS_USED[state.seats])


def _investment(state: ZaibatsuState, seat: Seat) -> bool:
    return any(state.goods[seat])


CAN: Final[tuple[Callable[[ZaibatsuState, Seat], bool], ...]] = (
    _steps,
    _steps,
    _factory,
    _machines,
    _production,
    _ships,
    _trains,
    can_deliver,
    _investment,
)
"""By action."""


def refuse_action(state: ZaibatsuState, seat: Seat, action: int) -> Text | None:
    """Why an action cannot be chosen."""
    if not state.hiring[SPACE_OF[action]]:
        return Text("zaibatsu.refuse.no_worker")
    if len(state.workers[seat]) >= AREA:
        return Text("zaibatsu.refuse.area_full")
    return None if CAN[action](state, seat) else _REASONS[action](state, seat)


def _no_money(state: ZaibatsuState, seat: Seat) -> Text:
    return say("zaibatsu.refuse.money", n=STEP_COST[0] - money(state, seat))


def _no_factory(state: ZaibatsuState, seat: Seat) -> Text:
    full = len(state.slots[seat]) >= FACTORY_SLOTS
    return Text("zaibatsu.refuse.no_slot" if full else "zaibatsu.refuse.no_buildable")


def _no_machine(state: ZaibatsuState, seat: Seat) -> Text:
    if state.left[seat][MACHINE] >= PIECES_EACH:
        return Text("zaibatsu.refuse.no_machine")
    short = MACHINE_COST - money(state, seat)
    return say("zaibatsu.refuse.money", n=short) if short > 0 else Text("zaibatsu.refuse.no_machine_slot")


def _no_coal(state: ZaibatsuState, seat: Seat) -> Text:
    works = any(tile < OLD_FACTORY for tile in state.slots[seat])
    return Text("zaibatsu.refuse.no_coal" if works else "zaibatsu.refuse.no_factory")


def _no_ship(state: ZaibatsuState, seat: Seat) -> Text:
    if len(state.workers[seat]) + 1 >= AREA:
        return Text("zaibatsu.refuse.no_room_for_expert")
    if not payable(state, seat, OF_ACTIONS):
        return Text("zaibatsu.refuse.piece_price")
    return Text("zaibatsu.refuse.no_port")


def _no_train(state: ZaibatsuState, seat: Seat) -> Text:
    if state.left[seat][TRAIN] >= PIECES_EACH:
        return Text("zaibatsu.refuse.no_train")
    if not payable(state, seat, OF_ACTIONS):
        return Text("zaibatsu.refuse.piece_price")
    return Text("zaibatsu.refuse.no_free_rail")


def _no_delivery(state: ZaibatsuState, seat: Seat) -> Text:
    return Text("zaibatsu.refuse.no_market" if any(state.goods[seat]) else "zaibatsu.refuse.no_goods")


def _no_goods(state: ZaibatsuState, seat: Seat) -> Text:
    return Text("zaibatsu.refuse.no_goods")


_REASONS: Final[tuple[Callable[[ZaibatsuState, Seat], Text], ...]] = (
    _no_money,
    _no_money,
    _no_factory,
    _no_machine,
    _no_coal,
    _no_ship,
    _no_train,
    _no_delivery,
    _no_goods,
)
