"""Markers on the tracks, influence tokens set free."""

from rules.core.event import Emit
from rules.core.target import Seat
from rules.zaibatsu.components import LAST
from rules.zaibatsu.events.holdings import Moved, Unlocked
from rules.zaibatsu.state import TOKEN_BITS, ZaibatsuState


def step_forward(state: ZaibatsuState, seat: Seat, track: int, steps: int, emit: Emit) -> range:
    """The marker goes on, surplus steps are lost; returns the spaces reached or passed."""
    before = state.tracks[seat][track]
    after = min(LAST, before + steps)
    state.tracks[seat][track] = after
    emit(Moved(seat, track, before, after, before + steps - after))
    return range(before + 1, after + 1)


def step_back(state: ZaibatsuState, seat: Seat, track: int, steps: int, emit: Emit) -> None:
    """The marker goes back, to the first space at most."""
    before = state.tracks[seat][track]
    after = max(0, before - steps)
    state.tracks[seat][track] = after
    emit(Moved(seat, track, before, after, steps - before + after))


def unlock(state: ZaibatsuState, seat: Seat, value: int, emit: Emit) -> None:
    """A locked token joins the own supply; one that is free already gives nothing."""
    if state.locked[seat] >> value & 1:
        state.locked[seat] &= ~(1 << value)
        state.hand[seat] += 1 << TOKEN_BITS * value
        emit(Unlocked(seat, value))
