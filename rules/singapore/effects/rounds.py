"""Rounds and turns: Raffles, the display, the flags, the black hut, the end."""

from bisect import bisect_left, insort

from rules.core.chance import roll
from rules.core.event import Emit, ignore
from rules.core.target import Seat
from rules.singapore.components import EMPTY, STAGE_END
from rules.singapore.events.rounds import (
    FlagPlaced,
    GameEnded,
    HutPlaced,
    RafflesTaken,
    RoundBegan,
    TileGone,
    TileMovedUp,
    TileRevealed,
    TopTurned,
    TurnBegan,
)
from rules.singapore.reckoning.board import prices
from rules.singapore.state import SingaporeState


def begin_turn(state: SingaporeState, seat: Seat, part: str, emit: Emit) -> None:
    """It is now that seat's turn."""
    state.active = seat
    state.turn += 1
    if emit is not ignore:
        emit(TurnBegan(seat, part))


def begin_round(state: SingaporeState, emit: Emit) -> None:
    """Whoever is furthest back takes the Raffles tile."""
    state.round += 1
    emit(RoundBegan(state.round))
    before, state.raffles = state.raffles, state.track[0]
    emit(RafflesTaken(state.raffles, before))


def end_game(state: SingaporeState, reason: str, emit: Emit) -> None:
    """Nothing may happen any more."""
    state.pending.clear()
    state.ended = reason
    emit(GameEnded(reason))


# ------------------------------------------------------------ the stack and the display
def turn_top(state: SingaporeState, emit: Emit) -> None:
    """The next tile of the stack lies face up: any of the lowest stage that is left."""
    stack = state.stack
    if stack:
        state.top = stack.pop(roll(state, bisect_left(stack, STAGE_END[stack[0]])))
        if emit is not ignore:
            emit(TopTurned(state.top))


def reveal(state: SingaporeState, slots: int, emit: Emit) -> None:
    """Fill so many slots from the stack, the nearest first; a tile left over goes to the furthest."""
    left = [(tile, slot) for slot, tile in enumerate(state.display) if tile != EMPTY]
    state.display = [EMPTY] * slots
    for place, (tile, slot) in enumerate(left):
        to = slots - len(left) + place
        state.display[to] = tile
        if slot != to:
            emit(TileMovedUp(tile, slot, to))
    for slot in range(slots - len(left)):
        tile, state.top = state.top, EMPTY
        state.display[slot] = tile
        if emit is not ignore:
            emit(TileRevealed(tile, slot))
        turn_top(state, emit)


# ------------------------------------------------------------ flags
def put_flag(state: SingaporeState, seat: Seat, colour: int, square: int, emit: Emit) -> None:
    """The Raffles holder gives a colour its plot of this round."""
    state.flagged[colour] = square
    if emit is not ignore:
        emit(FlagPlaced(seat, colour, square, prices(state.land)[square]))


# ------------------------------------------------------------ the hut
def mark_tile(state: SingaporeState, tile: int, emit: Emit) -> None:
    """A tile left over gets the hut."""
    state.hut = tile
    emit(HutPlaced(tile))


def drop_tile(state: SingaporeState, tile: int, emit: Emit) -> None:
    """A tile leaves the game; if it bore the hut, the hut is free."""
    slot = state.display.index(tile)
    state.display[slot] = EMPTY
    insort(state.gone, tile)
    hut = tile == state.hut
    if hut:
        state.hut = EMPTY
    emit(TileGone(tile, slot, hut))
