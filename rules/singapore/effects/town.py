"""Buildings, streets and workers."""

from rules.core.event import Emit, ignore
from rules.core.target import Seat
from rules.singapore.components import EMPTY, NEUTRAL, STREET_COST, TOP_COST, WORKERS
from rules.singapore.effects.stock import pay
from rules.singapore.events.town import (
    Built,
    MovesGained,
    NoStreet,
    PlotPaid,
    StreetBuilt,
    TopBought,
    WorkerMoved,
    WorkerReceived,
)
from rules.singapore.events.trade import Activated, EffectLost
from rules.singapore.reckoning.board import BOARDS, prices
from rules.singapore.reckoning.town import whereabouts
from rules.singapore.state import SET_ASIDE, WAITS, SingaporeState


# ------------------------------------------------------------ buildings
def buy_top(state: SingaporeState, seat: Seat, emit: Emit) -> None:
    """The top tile of the stack costs cash, before anything else."""
    state.money[seat] -= TOP_COST
    emit(TopBought(seat, state.top, TOP_COST))


def build(state: SingaporeState, colour: int, tile: int, square: int, emit: Emit) -> None:
    """A displayed tile, or the top one of the stack, goes to a square with a flag on it; then the plot is paid."""
    slot = EMPTY
    if tile == state.top:
        state.top = EMPTY
    else:
        slot = state.display.index(tile)
        state.display[slot] = EMPTY
    hut = tile == state.hut
    if hut:
        state.hut = EMPTY
    planned = state.flagged[colour] == square
    state.flagged[colour] = EMPTY
    set_building(state, colour, tile, square)
    if emit is not ignore:
        emit(Built(colour, tile, slot, square, planned, hut))
    if colour != NEUTRAL:
        due = prices(state.land)[square]
        if due:
            paid = pay(state, colour, due, emit)
            if emit is not ignore:
                emit(PlotPaid(colour, due, paid))


def set_building(state: SingaporeState, colour: int, tile: int, square: int) -> None:
    """A building stands: what lies beside it can be built on, what stands beside it can be joined to it."""
    board = BOARDS[state.layout]
    state.tiles[square] = tile
    state.owner[square] = colour
    state.built |= 1 << square
    state.reach |= board.near[square]
    for edge, other in board.edges_at[square]:
        if state.built >> other & 1:
            state.lanes |= 1 << edge


# ------------------------------------------------------------ streets
def lay_free_street(state: SingaporeState, seat: Seat, edge: int, emit: Emit) -> None:
    """The street that comes with a building."""
    _lay_street(state, seat, edge, 0, emit)


def buy_street(state: SingaporeState, seat: Seat, edge: int, emit: Emit) -> None:
    """An extra street, paid in cash."""
    state.money[seat] -= STREET_COST
    _lay_street(state, seat, edge, STREET_COST, emit)


def _lay_street(state: SingaporeState, seat: Seat, edge: int, price: int, emit: Emit) -> None:
    state.streets |= 1 << edge
    if emit is not ignore:
        here, there = BOARDS[state.layout].edges[edge]
        emit(StreetBuilt(seat, edge, state.tiles[here], state.tiles[there], price))


def miss_street(state: SingaporeState, square: int, emit: Emit) -> None:
    """No street is left for a new building."""
    emit(NoStreet(state.tiles[square]))


# ------------------------------------------------------------ workers
def put_worker(state: SingaporeState, worker: int, square: int, how: str, emit: Emit) -> None:
    """A worker comes to a building: it starts, moves or enters there, or is sent."""
    if emit is not ignore:
        emit(WorkerMoved(worker // WORKERS, how, worker, whereabouts(state, worker), square, state.tiles[square]))
    state.workers[worker] = square


def receive_worker(state: SingaporeState, seat: Seat, emit: Emit) -> None:
    """The next worker set aside now waits before its player."""
    worker = state.workers.index(SET_ASIDE, seat * WORKERS)
    state.workers[worker] = WAITS
    emit(WorkerReceived(seat, worker))


def use_building(state: SingaporeState, seat: Seat, square: int, emit: Emit) -> None:
    """An activation begins."""
    emit(Activated(seat, square, state.tiles[square]))


def gain_moves(state: SingaporeState, worker: int, number: int, emit: Emit) -> None:
    """Further moves for one worker, counted by the step of the turn."""
    emit(MovesGained(worker // WORKERS, worker, number))


def lose_effect(state: SingaporeState, seat: Seat, square: int, emit: Emit) -> None:
    """What the building asks for is gone."""
    emit(EffectLost(seat, state.tiles[square]))
