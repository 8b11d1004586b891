"""The effect of a factory tile: one whole, its parts in the listed order."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from rules.core.event import Emit
from rules.core.step import Step
from rules.core.target import Seat
from rules.zaibatsu.components import FACTORY_SLOTS, MACHINE, NONE, SHIP
from rules.zaibatsu.effects import stock
from rules.zaibatsu.effects.printed import (
    Build,
    BuildOneOf,
    CoalHere,
    Gain,
    GoodsApart,
    GoodsHere,
    GoodsWhereProduced,
    PrintedEffect,
    RegionBonus,
    ServiceOfWorker,
    StepsForFinance,
)
from rules.zaibatsu.modules.late_factories import EFFECTS as LATE_EFFECTS
from rules.zaibatsu.state import ZaibatsuState
from rules.zaibatsu.steps.due import perform, serve
from rules.zaibatsu.steps.gains_by_effect import BonusOfRegion, StepsForBack, StoreApart
from rules.zaibatsu.steps.pieces_by_effect import MachineByEffect, PieceOfChoice, ShipByEffect, TrainByEffect
from rules.zaibatsu.tiles import FREE, PER_FACTORY, PRICE_OF, TILES


@dataclass(slots=True, unsafe_hash=True)
class TileAtWork(Step):
    """From one part of a tile's effect on.

    `colour` is the worker hired this turn; `used` the factories that produced or the regions that got a train.
    """

    seat: Seat
    factory: int
    colour: int
    used: int
    part: int

    def resolve(self, state: ZaibatsuState, emit: Emit) -> None:
        tile = TILES[state.slots[self.seat][self.factory]]
        effect = tile.effects[self.part]
        if self.part + 1 < len(tile.effects):
            state.pending.append(TileAtWork(self.seat, self.factory, self.colour, self.used, self.part + 1))
        if tile.when == PER_FACTORY and isinstance(effect, Gain):
            stock.gain(state, self.seat, effect.item, effect.number * self.used.bit_count(), emit)
        elif type(effect) in _AT_WORK:
            _AT_WORK[type(effect)](state, self, effect, emit)
        elif type(effect) in LATE_EFFECTS:
            LATE_EFFECTS[type(effect)](state, self.seat, effect, emit)
        else:
            perform(state, self.seat, effect, emit)


def _build(state: ZaibatsuState, at: TileAtWork, effect: Any, emit: Emit) -> None:
    second = NONE if effect.second is None else PRICE_OF[effect.second]
    if effect.piece == SHIP:
        state.pending.append(ShipByEffect(at.seat, FREE, 0, second, effect.service, False))
    elif effect.piece == MACHINE:
        state.pending.append(MachineByEffect(at.seat, effect.number, 0, effect.produce))
    else:
        state.pending.append(TrainByEffect(at.seat, FREE, 0, second, effect.times, False))


def _one_of(state: ZaibatsuState, at: TileAtWork, effect: Any, emit: Emit) -> None:
    state.pending.append(PieceOfChoice(at.seat, effect.pieces))


def _goods_here(state: ZaibatsuState, at: TileAtWork, effect: Any, emit: Emit) -> None:
    stock.store(state, at.seat, at.factory, effect.number, emit)


def _goods_apart(state: ZaibatsuState, at: TileAtWork, effect: Any, emit: Emit) -> None:
    state.pending.append(StoreApart(at.seat, effect.number, 0))


def _goods_where_produced(state: ZaibatsuState, at: TileAtWork, effect: Any, emit: Emit) -> None:
    for factory in range(FACTORY_SLOTS):
        if at.used >> factory & 1:
            stock.store(state, at.seat, factory, effect.number, emit)


def _steps_for_finance(state: ZaibatsuState, at: TileAtWork, effect: Any, emit: Emit) -> None:
    state.pending.append(StepsForBack(at.seat, PRICE_OF[effect.price], effect.track, effect.steps))


def _coal_here(state: ZaibatsuState, at: TileAtWork, effect: Any, emit: Emit) -> None:
    stock.lay_coal(state, at.seat, effect.number, at.factory, emit)


def _of_worker(state: ZaibatsuState, at: TileAtWork, effect: Any, emit: Emit) -> None:
    serve(state, at.seat, at.colour, emit)


def _region_bonus(state: ZaibatsuState, at: TileAtWork, effect: Any, emit: Emit) -> None:
    state.pending.append(BonusOfRegion(at.seat, at.used))


_AT_WORK: Final[dict[type[PrintedEffect], Callable[[ZaibatsuState, TileAtWork, Any, Emit], None]]] = {
    Build: _build,
    BuildOneOf: _one_of,
    GoodsHere: _goods_here,
    GoodsApart: _goods_apart,
    GoodsWhereProduced: _goods_where_produced,
    StepsForFinance: _steps_for_finance,
    CoalHere: _coal_here,
    ServiceOfWorker: _of_worker,
    RegionBonus: _region_bonus,
}
"""Effects that need to know the tile and the turn."""
