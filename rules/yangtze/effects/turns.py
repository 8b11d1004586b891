"""Turns, passes, the end."""

from rules.core.event import Emit, ignore
from rules.core.target import Seat
from rules.yangtze.events.turns import BoughtNothing, GameEnded, TurnBegan
from rules.yangtze.state import YangtzeState


def begin_turn(state: YangtzeState, seat: Seat, emit: Emit) -> None:
    """It is now that seat's turn."""
    state.active = seat
    state.turn += 1
    state.acted = False
    if emit is not ignore:
        emit(TurnBegan(seat, state.turn))


def buy_nothing(state: YangtzeState, seat: Seat, emit: Emit) -> None:
    """The buy step ends without a purchase."""
    if emit is not ignore:
        emit(BoughtNothing(seat, not state.acted))


def count_pass(state: YangtzeState) -> int:
    """Remember whether the turn was a pass; how many in a row were."""
    state.passes = 0 if state.acted else state.passes + 1
    return state.passes


def end_game(state: YangtzeState, reason: str, emit: Emit) -> None:
    """Nothing may happen any more."""
    state.pending.clear()
    state.ended = reason
    emit(GameEnded(reason))
