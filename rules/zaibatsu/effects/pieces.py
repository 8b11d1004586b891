"""Workers, ships, machines, trains."""

from rules.core.event import Emit
from rules.core.target import Seat
from rules.zaibatsu.board import DESTINATION_COLOUR, DESTINATION_OF
from rules.zaibatsu.components import COUNTS, EXPERT, IRON, MACHINE, ONE_OF, SHIP, SPACE_OF, TRAIN, Price
from rules.zaibatsu.effects.stock import spend
from rules.zaibatsu.events import pieces as events
from rules.zaibatsu.events.holdings import Consolidated
from rules.zaibatsu.state import ZaibatsuState
from rules.zaibatsu.tiles import SLOT_IRON


# ------------------------------------------------------------ workers
def hire(state: ZaibatsuState, seat: Seat, action: int, colour: int, emit: Emit) -> None:
    """A worker goes to the lowest free space of the worker area."""
    state.hiring[SPACE_OF[action]] -= ONE_OF[colour]
    state.workers[seat].append(colour)
    emit(events.Hired(seat, action, colour, len(state.workers[seat]) - 1))


def take_from_bag(state: ZaibatsuState, seat: Seat, colour: int, emit: Emit) -> None:
    """A worker of choice."""
    state.bag[colour] -= 1
    state.workers[seat].append(colour)
    emit(events.WorkerFromBag(seat, colour, len(state.workers[seat]) - 1))


def begin_consolidation(state: ZaibatsuState, seat: Seat, emit: Emit) -> None:
    """Nothing changes yet."""
    emit(Consolidated(seat))


def clear_area(state: ZaibatsuState, seat: Seat, emit: Emit) -> None:
    """Experts return to their destinations, other workers to the bag."""
    workers = tuple(state.workers[seat])
    if not workers:
        return
    for one in workers:
        if one >= EXPERT:
            state.experts |= 1 << DESTINATION_OF[one - EXPERT]
        else:
            state.bag[one] += 1
    state.workers[seat] = []
    emit(events.AreaCleared(seat, workers))


# ------------------------------------------------------------ pieces
def launch(state: ZaibatsuState, seat: Seat, destination: int, price: int, emit: Emit) -> int:
    """The leftmost ship goes there, its expert comes, its service is improved; returns the column left empty."""
    column = state.left[seat][SHIP]
    colour = DESTINATION_COLOUR[destination]
    tokens = COUNTS[state.seats].improvements - sum(1 for each in state.improved if each >> colour & 1)
    improves = not state.improved[seat] >> colour & 1 and tokens > 0
    state.left[seat][SHIP] += 1
    state.docked[destination * state.seats + seat] += 1
    state.experts &= ~(1 << destination)
    state.workers[seat].append(EXPERT + colour)
    if improves:
        state.improved[seat] |= 1 << colour
    emit(events.ShipBuilt(seat, column, destination, len(state.workers[seat]) - 1, improves, price))
    return column


def lay_train(state: ZaibatsuState, seat: Seat, rail: int, price: int, emit: Emit) -> int:
    """The leftmost train goes on a train space; returns the column left empty."""
    column = state.left[seat][TRAIN]
    state.left[seat][TRAIN] += 1
    state.rails[rail] = seat
    emit(events.TrainBuilt(seat, column, rail, price))
    return column


def set_machine(state: ZaibatsuState, seat: Seat, factory: int, slot: int, money: int, emit: Emit) -> int:
    """The leftmost machine goes on a slot, whose iron is paid; returns the column left empty."""
    spend(state, seat, IRON, SLOT_IRON[slot], emit)
    column = state.left[seat][MACHINE]
    state.left[seat][MACHINE] += 1
    state.machines[seat][factory] |= 1 << slot
    cost = Price(money, SLOT_IRON[slot], 0)
    emit(events.MachineBuilt(seat, column, factory, slot, state.slots[seat][factory], cost))
    return column


def hold_machine(state: ZaibatsuState, seat: Seat, emit: Emit) -> int:
    """The leftmost machine waits for the first factory; returns the column left empty."""
    column = state.left[seat][MACHINE]
    state.left[seat][MACHINE] += 1
    state.held_machine[seat] = 1
    emit(events.MachineHeld(seat, column))
    return column


def place_held_machine(state: ZaibatsuState, seat: Seat, factory: int, emit: Emit) -> None:
    """It goes on the left slot."""
    state.held_machine[seat] = 0
    state.machines[seat][factory] |= 1
    emit(events.HeldMachinePlaced(seat, factory))
