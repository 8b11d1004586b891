"""Pebbles change place."""

from bisect import insort

from rules.core.chance import draw
from rules.core.event import Emit
from rules.core.target import Seat
from rules.toy.events.pebbles import Dipped, Grabbed, Sunk, Tossed
from rules.toy.state import Pebbles


def grab(state: Pebbles, seat: Seat, pebble: int, emit: Emit) -> None:
    """From the row, for all to see."""
    state.row.remove(pebble)
    insort(state.open[seat], pebble)
    emit(Grabbed(seat, pebble))


def dip(state: Pebbles, seat: Seat, emit: Emit) -> None:
    """One of the bag, unseen by the others."""
    pebble = draw(state, state.bag)
    insort(state.secret[seat], pebble)
    emit(Dipped(seat, pebble))


def toss(state: Pebbles, seat: Seat, pebble: int, emit: Emit) -> None:
    """Back to the row."""
    state.open[seat].remove(pebble)
    insort(state.row, pebble)
    emit(Tossed(seat, pebble))


def pick(state: Pebbles, picked: list[int]) -> None:
    """Remember what is about to be sunk; nothing lies elsewhere for it."""
    state.picked = picked


def sink(state: Pebbles, seat: Seat, emit: Emit) -> None:
    """What was picked goes into the own well, face down."""
    for pebble in state.picked:
        state.secret[seat].remove(pebble)
        insort(state.sunk[seat], pebble)
        emit(Sunk(seat, pebble))
    state.picked = []
