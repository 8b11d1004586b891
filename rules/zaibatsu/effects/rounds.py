"""Turns, rounds, the hiring area, start tokens, the end."""

from rules.core.chance import draw_counted
from rules.core.event import Emit
from rules.core.target import Seat
from rules.zaibatsu.components import (
    FIRST_LIGHT,
    OBJECTIVES,
    ONE_OF,
    WORKERS_PER_ROW,
    WORKERS_PER_SPACE,
    counted,
)
from rules.zaibatsu.events import rounds as events
from rules.zaibatsu.events import start as start_events
from rules.zaibatsu.reckoning.measures import final_points
from rules.zaibatsu.state import FIRST_OBJECTIVE, FROM_START, SHARED_PRIZES, ZaibatsuState
from rules.zaibatsu.tiles import START_A, START_B


# ------------------------------------------------------------ turns and rounds
def begin_turn(state: ZaibatsuState, seat: Seat, emit: Emit) -> None:
    """It is now that seat's turn."""
    state.active = seat
    state.turn += 1
    emit(events.TurnBegan(seat, state.turn))


def begin_final_consolidation(state: ZaibatsuState, seat: Seat, emit: Emit) -> None:
    """A turn of its own kind."""
    state.active = seat
    state.turn += 1
    emit(events.FinalConsolidation(seat))


def begin_round(state: ZaibatsuState, emit: Emit) -> None:
    """The round marker goes on."""
    state.round += 1
    emit(events.RoundBegan(state.round))


def give_last_marker(state: ZaibatsuState, owner: int, emit: Emit) -> None:
    """Who holds the second marker starts each of the last rounds."""
    state.last_first = owner
    emit(events.LastMarkerGiven(owner))


def refill(state: ZaibatsuState, emit: Emit) -> None:
    """Empty spaces get the topmost rows of the queue, from left to right, while rows last."""
    for space, workers in enumerate(state.hiring):
        if not workers:
            row = next((at for at, each in enumerate(state.queue) if each), None)
            if row is None:
                return
            state.hiring[space], state.queue[row] = state.queue[row], 0
            emit(events.RowMoved(row, space, state.hiring[space]))


def add_workers(state: ZaibatsuState, emit: Emit) -> None:
    """One worker on each space that has fewer than three, then the queue from the top, while the bag lasts."""
    came = 0
    for space, workers in enumerate(state.hiring):
        if counted(workers) < WORKERS_PER_SPACE:
            one = _drawn(state, 1)
            if one:
                state.hiring[space] += one
                emit(events.SpaceFilled(space, one))
                came += 1
    for row in range(len(state.queue)):
        workers = _drawn(state, WORKERS_PER_ROW - counted(state.queue[row]))
        if workers:
            state.queue[row] += workers
            emit(events.RowFilled(row, workers))
            came += counted(workers)
    emit(events.WorkersCame(came))


def _drawn(state: ZaibatsuState, number: int) -> int:
    """So many workers at random, as far as the bag goes."""
    return sum(ONE_OF[draw_counted(state, state.bag)] for _ in range(min(number, sum(state.bag))))


def is_last(state: ZaibatsuState) -> bool:
    """Is this one of the last rounds, which end by the count of turns?"""
    return state.round >= FIRST_LIGHT


# ------------------------------------------------------------ start tokens
def begin_picking(state: ZaibatsuState, seat: Seat) -> None:
    """Before the first turn it is a seat's moment to pick; nothing to tell yet."""
    state.active = seat


def take_pair(state: ZaibatsuState, seat: Seat, number: int, emit: Emit) -> None:
    """A pair of start tokens."""
    a, b = divmod(state.pairs[number], len(START_B))
    state.pairs[number] = -1
    state.start_a[seat] = a
    state.start_b[seat] = b
    emit(start_events.PairTaken(seat, number, a, b))


def set_score(state: ZaibatsuState, seat: Seat, emit: Emit) -> None:
    """The points printed on token A."""
    a = state.start_a[seat]
    state.points[seat][FROM_START] = START_A[a].points
    emit(start_events.ScoreSet(seat, a))


def remove_pairs(state: ZaibatsuState, emit: Emit) -> None:
    """Pairs that nobody picked."""
    left = tuple((at, *divmod(pair, len(START_B))) for at, pair in enumerate(state.pairs) if pair >= 0)
    state.pairs = []
    emit(start_events.PairsRemoved(left))


# ------------------------------------------------------------ prizes and the end
def award(state: ZaibatsuState, seat: Seat, number: int, emit: Emit) -> None:
    """Points for a shared objective."""
    state.points[seat][SHARED_PRIZES] += number
    emit(events.PrizePoints(seat, number))


def tell_leader(seat: Seat, objective: int, emit: Emit) -> None:
    """Announced; the prize follows."""
    emit(events.PrizeDue(seat, objective))


def score_end(state: ZaibatsuState, emit: Emit) -> None:
    """Objectives, stock and money of every seat."""
    for seat in range(state.seats):
        points = final_points(state, seat)
        state.points[seat][FIRST_OBJECTIVE:] = points
        *objectives, stock, money = points
        emit(events.FinalScored(seat, sum(objectives[: len(OBJECTIVES)]), stock, money))


def end_game(state: ZaibatsuState, emit: Emit) -> None:
    """Nothing may happen any more."""
    state.ended = True
    emit(events.GameEnded())
