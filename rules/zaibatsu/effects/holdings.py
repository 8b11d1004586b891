"""Factories, production, contracts, favour tokens."""

from rules.core.event import Emit
from rules.core.target import Seat
from rules.core.text import Text
from rules.zaibatsu.components import MONEY, SILK
from rules.zaibatsu.effects.pieces import place_held_machine
from rules.zaibatsu.effects.stock import place_held_goods, spend, spend_coal, store
from rules.zaibatsu.events import holdings as events
from rules.zaibatsu.state import ZaibatsuState
from rules.zaibatsu.tiles import BASE_OUTPUT, OLD_GOODS, OUTPUT_PER_MACHINE


def build_factory(state: ZaibatsuState, seat: Seat, tile: int, money: int, silk: int, emit: Emit) -> int:
    """Pay, take the tile, place it, put what was held for it; returns its slot."""
    spend(state, seat, SILK, silk, emit)
    spend(state, seat, MONEY, money, emit)
    state.shelf &= ~(1 << tile)
    factory = _place(state, seat, tile)
    emit(events.FactoryBuilt(seat, tile, factory, money, silk))
    if state.held_machine[seat]:
        place_held_machine(state, seat, factory, emit)
    if state.held_goods[seat]:
        place_held_goods(state, seat, factory, emit)
    return factory


def place_old_factory(state: ZaibatsuState, seat: Seat, tile: int, emit: Emit) -> None:
    """The old factory with a good under it."""
    factory = _place(state, seat, tile)
    emit(events.OldFactoryPlaced(seat, tile, factory))
    store(state, seat, factory, OLD_GOODS, emit)


def _place(state: ZaibatsuState, seat: Seat, tile: int) -> int:
    state.slots[seat].append(tile)
    state.goods[seat].append(0)
    state.machines[seat].append(0)
    return len(state.slots[seat]) - 1


def output(state: ZaibatsuState, seat: Seat, factory: int) -> int:
    """How many goods a factory makes."""
    return BASE_OUTPUT + OUTPUT_PER_MACHINE * state.machines[seat][factory].bit_count()


def produce(state: ZaibatsuState, seat: Seat, factory: int, coal: int, emit: Emit) -> None:
    """Coal becomes goods."""
    spend_coal(state, seat, coal, emit)
    emit(events.Produced(seat, state.slots[seat][factory], coal))
    store(state, seat, factory, output(state, seat, factory), emit)


def apply_modifier(state: ZaibatsuState, seat: Seat, factory: int, emit: Emit) -> None:
    """Announced; what it does follows."""
    emit(events.Modified(seat, state.slots[seat][factory]))


def invest(state: ZaibatsuState, seat: Seat, goods: Text, emit: Emit) -> None:
    """Announced; the steps on Finance follow."""
    emit(events.Invested(seat, goods))


def fulfil(state: ZaibatsuState, seat: Seat, contract: int, goods: Text, emit: Emit) -> None:
    """A contract goes on the leftmost free slot."""
    state.contracts[seat].append(contract)
    emit(events.ContractFulfilled(seat, contract, len(state.contracts[seat]) - 1, goods))


def place_favour(state: ZaibatsuState, seat: Seat, level: int, objective: int, emit: Emit) -> None:
    """A favour token on an objective, for good."""
    state.favours[seat][objective] = level
    emit(events.FavourPlaced(seat, level, objective))
