"""Ships, trains and machines that come from an effect: only the action's price is waived."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from rules.core.event import Emit
from rules.core.move import SKIP, Move, Take
from rules.core.target import Target
from rules.core.text import Text, say
from rules.zaibatsu import places
from rules.zaibatsu.board import DESTINATION_COLOUR, RAILS_PER_REGION
from rules.zaibatsu.components import MACHINE, NONE, PIECES, SHIP, TRAIN
from rules.zaibatsu.moves import BUILD_MACHINE, BuildMachine, Ship, Train
from rules.zaibatsu.moves import SHIP as SHIP_MOVE
from rules.zaibatsu.moves import TRAIN as TRAIN_MOVE
from rules.zaibatsu.reckoning.building import (
    free_rails,
    machine_slots,
    ports,
    refuse_machine,
    refuse_ship,
    refuse_train,
)
from rules.zaibatsu.reckoning.means import can_pay
from rules.zaibatsu.state import ZaibatsuState
from rules.zaibatsu.steps import phrases
from rules.zaibatsu.steps.base import Choice
from rules.zaibatsu.steps.due import build_machine, build_ship, build_train, serve
from rules.zaibatsu.steps.gains_by_effect import ProduceByEffect
from rules.zaibatsu.tiles import FREE, PRICES
from rules.zaibatsu.words.amounts import price

TAKE_PIECE: Final = tuple(map(Take, places.PIECE_CHIP))


@dataclass(slots=True, unsafe_hash=True)
class ShipByEffect(Choice):
    """A ship; `second` is the price of one more to another destination, `must`: it cannot be declined."""

    price: int
    used: int
    second: int
    service: bool
    must: bool

    def moves(self, state: ZaibatsuState) -> Sequence[Move]:
        if not can_pay(state, self.seat, self.price):
            return ()
        moves: list[Move] = [SHIP_MOVE[at][self.price] for at in ports(state, self.seat, self.used)]
        return moves if self.must or not moves else [*moves, SKIP]

    def apply(self, state: ZaibatsuState, move: Move, emit: Emit) -> None:
        if isinstance(move, Ship):
            at = move.destination
            if self.second != NONE:
                state.pending.append(ShipByEffect(self.seat, self.second, 1 << at, NONE, False, False))
            build_ship(state, self.seat, at, self.price, emit)
            if self.service:
                serve(state, self.seat, DESTINATION_COLOUR[at], emit)

    def prompt(self, state: ZaibatsuState) -> Text:
        if self.price == FREE:
            return Text("zaibatsu.prompt.ship_free")
        return say("zaibatsu.prompt.ship_second", price=price(PRICES[self.price]))

    def targets(self, state: ZaibatsuState, move: Move) -> tuple[Target, ...]:
        return phrases.targets_of(move, 1)

    def phrase(self, state: ZaibatsuState, move: Move) -> Text:
        return phrases.of_ship(move)

    def refuse(self, state: ZaibatsuState, target: Target) -> Text | None:
        if target in places.DESTINATION:
            at = places.DESTINATION.index(target)
            if self.used >> at & 1:
                return Text("zaibatsu.refuse.other_destination")
            return refuse_ship(state, self.seat, at)
        return None


@dataclass(slots=True, unsafe_hash=True)
class TrainByEffect(Choice):
    """A train; `used` are regions it may not go to, `times` how often its space gives its bonus."""

    price: int
    used: int
    second: int
    times: int
    must: bool

    def moves(self, state: ZaibatsuState) -> Sequence[Move]:
        if not can_pay(state, self.seat, self.price):
            return ()
        moves: list[Move] = [TRAIN_MOVE[rail][self.price] for rail in free_rails(state, self.seat, self.used)]
        return moves if self.must or not moves else [*moves, SKIP]

    def apply(self, state: ZaibatsuState, move: Move, emit: Emit) -> None:
        if isinstance(move, Train):
            if self.second != NONE:
                used = 1 << move.rail // RAILS_PER_REGION
                state.pending.append(TrainByEffect(self.seat, self.second, used, NONE, 1, False))
            build_train(state, self.seat, move.rail, self.price, self.times, emit)

    def prompt(self, state: ZaibatsuState) -> Text:
        if self.price == FREE:
            return Text("zaibatsu.prompt.train_free")
        return say("zaibatsu.prompt.train_second", price=price(PRICES[self.price]))

    def targets(self, state: ZaibatsuState, move: Move) -> tuple[Target, ...]:
        return phrases.targets_of(move, 1)

    def phrase(self, state: ZaibatsuState, move: Move) -> Text:
        return phrases.of_train(move, self.times)

    def refuse(self, state: ZaibatsuState, target: Target) -> Text | None:
        if target in places.RAIL:
            rail = places.RAIL.index(target)
            if self.used >> rail // RAILS_PER_REGION & 1:
                return Text("zaibatsu.refuse.other_region")
            return refuse_train(state, self.seat, rail)
        return None


@dataclass(slots=True, unsafe_hash=True)
class MachineByEffect(Choice):
    """Machines, each in another factory; `produce`: the factory may then produce."""

    left: int
    used: int
    produce: bool

    def moves(self, state: ZaibatsuState) -> Sequence[Move]:
        table = BUILD_MACHINE[self.seat]
        moves: list[Move] = [table[at][slot] for at, slot in machine_slots(state, self.seat, self.used)]
        return [*moves, SKIP] if moves else ()

    def apply(self, state: ZaibatsuState, move: Move, emit: Emit) -> None:
        if isinstance(move, BuildMachine):
            if self.produce:
                state.pending.append(ProduceByEffect(self.seat, move.factory))
            if self.left > 1:
                used = self.used | 1 << move.factory
                state.pending.append(MachineByEffect(self.seat, self.left - 1, used, False))
            build_machine(state, self.seat, move.factory, move.slot, 0, emit)

    def prompt(self, state: ZaibatsuState) -> Text:
        return say("zaibatsu.prompt.machine_free", n=self.left)

    def phrase(self, state: ZaibatsuState, move: Move) -> Text:
        return phrases.of_machine(state, move, 0)

    def refuse(self, state: ZaibatsuState, target: Target) -> Text | None:
        return refuse_slot(state, self.seat, target, self.used)


def refuse_slot(state: ZaibatsuState, seat: int, target: Target, used: int) -> Text | None:
    """Why a machine slot cannot be chosen, some factories being used already."""
    if target.kind != "machine":
        return None
    owner, factory, slot = map(int, str(target.key).split("/"))
    if owner != seat:
        return Text("zaibatsu.refuse.of_other")
    if used >> factory & 1:
        return Text("zaibatsu.refuse.other_factory")
    return refuse_machine(state, seat, factory, slot)


@dataclass(slots=True, unsafe_hash=True)
class PieceOfChoice(Choice):
    """A ship, a machine or a train."""

    pieces: tuple[int, ...]

    def moves(self, state: ZaibatsuState) -> Sequence[Move]:
        moves: list[Move] = [TAKE_PIECE[piece] for piece in self.pieces if self._possible(state, piece)]
        return [*moves, SKIP] if moves else ()

    def _possible(self, state: ZaibatsuState, piece: int) -> bool:
        if piece == SHIP:
            return bool(ports(state, self.seat, 0))
        return bool(free_rails(state, self.seat, 0) if piece == TRAIN else machine_slots(state, self.seat, 0))

    def apply(self, state: ZaibatsuState, move: Any, emit: Emit) -> None:
        if move != SKIP:
            state.pending.append(piece_by_effect(self.seat, PIECES.index(str(move.what.key)), 1))

    def prompt(self, state: ZaibatsuState) -> Text:
        return Text("zaibatsu.prompt.piece")


def piece_by_effect(seat: int, piece: int, number: int) -> Choice:
    """The step that builds so many pieces of a kind, with nothing to follow."""
    if piece == SHIP:
        return ShipByEffect(seat, FREE, 0, NONE, False, False)
    if piece == TRAIN:
        return TrainByEffect(seat, FREE, 0, NONE, 1, False)
    assert piece == MACHINE
    return MachineByEffect(seat, number, 0, False)
