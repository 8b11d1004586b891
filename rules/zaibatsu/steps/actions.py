"""The actions R&D, Mines, Factory, Machines and Production."""

from collections.abc import Sequence
from dataclasses import dataclass

from rules.core.event import Emit
from rules.core.move import Move
from rules.core.target import Target
from rules.core.text import Text, say
from rules.zaibatsu import places
from rules.zaibatsu.components import (
    FACTORY,
    FACTORY_SLOTS,
    LAST,
    MACHINE_COST,
    MACHINES,
    MINES,
    MONEY,
    NONE,
    PRODUCTION,
    RND,
    SILK,
    STEP_COST,
    STEPS,
)
from rules.zaibatsu.effects import holdings, stock
from rules.zaibatsu.moves import BUILD, BUILD_MACHINE, MODIFY, PRODUCE, STEP, BuildFactory, BuildMachine, Modify, Steps
from rules.zaibatsu.moves import Produce as ProduceMove
from rules.zaibatsu.reckoning.building import buildable_with, machine_slots, refuse_factory, silk_for
from rules.zaibatsu.reckoning.means import coal, factory_price, is_old, money
from rules.zaibatsu.state import ZaibatsuState
from rules.zaibatsu.steps import phrases
from rules.zaibatsu.steps.activation import Activation
from rules.zaibatsu.steps.base import SETTLE
from rules.zaibatsu.steps.due import advance, build_machine
from rules.zaibatsu.steps.pieces_by_effect import refuse_slot
from rules.zaibatsu.steps.tile_effects import TileAtWork
from rules.zaibatsu.tiles import COAL_FOR, GOOD_OF, OLD_FACTORY, RELIEVES, TILES, TILES_BY_RND
from rules.zaibatsu.words.amounts import amount


@dataclass(slots=True, unsafe_hash=True)
class Research(Activation):
    """Steps on R&D for money."""

    def action(self) -> int:
        return RND

    def activations(self, state: ZaibatsuState) -> list[Move]:
        able = money(state, self.seat)
        return [STEP[tier] for tier, cost in enumerate(STEP_COST) if cost <= able]

    def activate(self, state: ZaibatsuState, move: Steps, emit: Emit) -> None:
        state.pending += (self.after(1), SETTLE[self.seat])
        stock.spend(state, self.seat, MONEY, STEP_COST[move.tier], emit)
        advance(state, self.seat, self.action(), STEPS[move.tier], emit)

    def phrase(self, state: ZaibatsuState, move: Move) -> Text:
        if not isinstance(move, Steps):
            return Activation.phrase(self, state, move)
        track, steps = self.action(), STEPS[move.tier]
        price = amount(MONEY, STEP_COST[move.tier])
        lost = max(0, state.tracks[self.seat][track] + steps - LAST)
        if lost:
            return say("zaibatsu.do.steps_lost", n=steps, price=price, lost=lost)
        return say("zaibatsu.do.steps", n=steps, price=price)

    def kinds(self) -> tuple[str, ...]:
        return ("steps",)

    def refuse_target(self, state: ZaibatsuState, target: Target) -> Text | None:
        if target in places.STEP_CHIP:
            short = STEP_COST[places.STEP_CHIP.index(target)] - money(state, self.seat)
            return say("zaibatsu.refuse.money", n=short) if short > 0 else None
        return None


@dataclass(slots=True, unsafe_hash=True)
class Mining(Research):
    """Steps on Mines for money."""

    def action(self) -> int:
        return MINES


@dataclass(slots=True, unsafe_hash=True)
class BuildOneFactory(Activation):
    """A factory for money, and for silk where the R&D level is short."""

    def action(self) -> int:
        return FACTORY

    def activations(self, state: ZaibatsuState) -> list[Move]:
        if len(state.slots[self.seat]) >= FACTORY_SLOTS:
            return []
        able = 0
        for rnd, tiles in TILES_BY_RND:
            if state.shelf & tiles and buildable_with(state, self.seat, rnd):
                able |= state.shelf & tiles
        return [BUILD[tile] for tile in range(len(TILES)) if able >> tile & 1]

    def activate(self, state: ZaibatsuState, move: BuildFactory, emit: Emit) -> None:
        state.pending += (self.after(1), SETTLE[self.seat])
        cost, silk = factory_price(state, self.seat), silk_for(state, self.seat, move.tile)
        factory = holdings.build_factory(state, self.seat, move.tile, cost, silk, emit)
        if TILES[move.tile].timing == "immediate":
            state.pending.append(TileAtWork(self.seat, factory, self.colour, 0, 0))

    def phrase(self, state: ZaibatsuState, move: Move) -> Text:
        if not isinstance(move, BuildFactory):
            return Activation.phrase(self, state, move)
        price = amount(MONEY, factory_price(state, self.seat))
        silk = silk_for(state, self.seat, move.tile)
        if silk:
            price = say("common.list", first=price, rest=amount(SILK, silk))
        return say("zaibatsu.do.factory", tile=places.TILE[move.tile], price=price)

    def kinds(self) -> tuple[str, ...]:
        return ("tile",)

    def refuse_target(self, state: ZaibatsuState, target: Target) -> Text | None:
        if target in places.TILE[:OLD_FACTORY]:
            return refuse_factory(state, self.seat, places.TILE.index(target))
        return None


@dataclass(slots=True, unsafe_hash=True)
class BuildMachines(Activation):
    """Machines, each in another factory."""

    def action(self) -> int:
        return MACHINES

    def activations(self, state: ZaibatsuState) -> list[Move]:
        if money(state, self.seat) < MACHINE_COST:
            return []
        table = BUILD_MACHINE[self.seat]
        return [table[factory][slot] for factory, slot in machine_slots(state, self.seat, self.used)]

    def activate(self, state: ZaibatsuState, move: BuildMachine, emit: Emit) -> None:
        state.pending += (self.after(1 << move.factory), SETTLE[self.seat])
        stock.spend(state, self.seat, MONEY, MACHINE_COST, emit)
        build_machine(state, self.seat, move.factory, move.slot, MACHINE_COST, emit)

    def phrase(self, state: ZaibatsuState, move: Move) -> Text:
        if not isinstance(move, BuildMachine):
            return Activation.phrase(self, state, move)
        return phrases.of_machine(state, move, MACHINE_COST)

    def kinds(self) -> tuple[str, ...]:
        return ("machine",)

    def refuse_target(self, state: ZaibatsuState, target: Target) -> Text | None:
        short = MACHINE_COST - money(state, self.seat)
        if target.kind == "machine" and short > 0:
            return say("zaibatsu.refuse.money", n=short)
        return refuse_slot(state, self.seat, target, self.used)


@dataclass(slots=True, unsafe_hash=True)
class Produce(Activation):
    """Goods for coal, each time in another factory; `relieved`: the next one costs none."""

    relieved: bool

    def action(self) -> int:
        return PRODUCTION

    def after(self, used: int) -> Activation:
        used |= self.used
        return Produce(self.seat, self.colour, self.count + 1, used, self.modified, self.closed, False)

    def modified_by(self, factory: int, closed: bool) -> Activation:
        modified = self.modified | 1 << factory
        return Produce(self.seat, self.colour, self.count, self.used, modified, closed, False)

    def activations(self, state: ZaibatsuState) -> list[Move]:
        have = coal(state, self.seat)
        able = self._unused(state)
        moves: list[Move] = [
            PRODUCE[self.seat][factory]
            for factory in able
            if self.relieved or COAL_FOR[GOOD_OF[state.slots[self.seat][factory]]] <= have
        ]
        relief = self._relief(state)
        if able and relief != NONE:
            moves.append(MODIFY[self.seat][relief])
        return moves

    def _unused(self, state: ZaibatsuState) -> list[int]:
        slots = state.slots[self.seat]
        return [factory for factory, tile in enumerate(slots) if not self.used >> factory & 1 and not is_old(tile)]

    def _relief(self, state: ZaibatsuState) -> int:
        """The factory that relieves a production of its coal, if it may; NONE."""
        slots = state.slots[self.seat]
        if RELIEVES not in slots or self.relieved:
            return NONE
        factory = slots.index(RELIEVES)
        return NONE if self.spent(factory) else factory

    def moves(self, state: ZaibatsuState) -> Sequence[Move]:
        if self.relieved:
            return self.activations(state)
        return Activation.moves(self, state)

    def apply(self, state: ZaibatsuState, move: Move, emit: Emit) -> None:
        if isinstance(move, Modify) and state.slots[self.seat][move.factory] == RELIEVES:
            holdings.apply_modifier(state, self.seat, move.factory, emit)
            modified = self.modified | 1 << move.factory
            state.pending.append(Produce(self.seat, self.colour, self.count, self.used, modified, self.closed, True))
        else:
            Activation.apply(self, state, move, emit)

    def activate(self, state: ZaibatsuState, move: ProduceMove, emit: Emit) -> None:
        state.pending += (self.after(1 << move.factory), SETTLE[self.seat])
        cost = 0 if self.relieved else COAL_FOR[GOOD_OF[state.slots[self.seat][move.factory]]]
        holdings.produce(state, self.seat, move.factory, cost, emit)

    def prompt(self, state: ZaibatsuState) -> Text:
        return Text("zaibatsu.prompt.relieved") if self.relieved else Activation.prompt(self, state)

    def phrase(self, state: ZaibatsuState, move: Move) -> Text:
        if isinstance(move, ProduceMove):
            return phrases.of_production(state, move, self.relieved)
        return Activation.phrase(self, state, move)

    def kinds(self) -> tuple[str, ...]:
        return ("factory",)

    def refuse_target(self, state: ZaibatsuState, target: Target) -> Text | None:
        if target.kind != "factory":
            return None
        if target not in places.FACTORY_SLOT[self.seat]:
            return Text("zaibatsu.refuse.of_other")
        factory = places.FACTORY_SLOT[self.seat].index(target)
        slots = state.slots[self.seat]
        if factory >= len(slots):
            return Text("zaibatsu.refuse.no_factory")
        if is_old(slots[factory]):
            return Text("zaibatsu.refuse.old_production")
        if self.used >> factory & 1:
            return Text("zaibatsu.refuse.other_factory")
        short = COAL_FOR[GOOD_OF[slots[factory]]] - coal(state, self.seat)
        return say("zaibatsu.refuse.coal", n=short) if short > 0 else None
