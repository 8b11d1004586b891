"""Rearranging a town met in play: what tests change of it, nothing lost."""

from rules.core.bits import numbers_in
from rules.core.target import Seat
from rules.singapore.components import (
    BLACK_TOKENS,
    EMPTY,
    GOODS,
    KINDS,
    NEUTRAL,
    SEALS,
    SQUARES,
    TILE_OF,
    WORKERS,
)
from rules.singapore.effects.stock import move_marker
from rules.singapore.effects.town import set_building
from rules.singapore.state import SingaporeState


def exchange_tiles(state: SingaporeState, one: int, other: int) -> None:
    """Two tiles change places, wherever they are."""
    swapped = {one: other, other: one}
    for tiles in (state.tiles, state.display, state.stack, state.gone):
        tiles[:] = [swapped.get(tile, tile) for tile in tiles]
    state.top, state.hut = swapped.get(state.top, state.top), swapped.get(state.hut, state.hut)
    state.stack.sort()
    state.gone.sort()


def stand_on(state: SingaporeState, seat: Seat, key: str, worker: int = 0) -> int:
    """The worker's building becomes this one; its square."""
    square = next(square for square in numbers_in(state.built) if 0 <= state.owner[square] != seat)
    if worker:
        square = state.workers[seat * WORKERS]
    state.workers[seat * WORKERS + worker] = square
    exchange_tiles(state, state.tiles[square], TILE_OF[key])
    return square


def give_cubes(state: SingaporeState, seat: Seat, *numbers: int) -> None:
    """So many cubes of each kind, from the supply or back to it."""
    for kind, number in zip(KINDS, numbers, strict=True):
        at = seat * len(GOODS) + kind
        state.supply[kind] += state.cubes[at] - number
        state.cubes[at] = number


def give_points(state: SingaporeState, seat: Seat, points: int) -> None:
    """Points with all seals up to there already paid."""
    move_marker(state, seat, points)
    state.sealed[seat] = max(state.sealed[seat], sum(1 for seal in SEALS if seal <= points))


def give_all_tokens(state: SingaporeState) -> None:
    """No black token is left in the bag: whoever draws starts a raid."""
    state.tokens = [0 for _ in state.tokens]
    for number in range(BLACK_TOKENS):
        state.tokens[number % state.seats] += 1


def fill_town(state: SingaporeState, but: int = 0) -> None:
    """Buildings from the stack on all plots without a flag, but so many."""
    plots = [square for square in SQUARES if not state.built >> square & 1 and square not in state.flagged]
    for number, square in enumerate(plots[: len(plots) - but]):
        set_building(state, number % state.seats, state.stack.pop(0), square)


def empty_screens(state: SingaporeState) -> None:
    """All cubes lie in the supply."""
    for seat in range(state.seats):
        give_cubes(state, seat, *(0 for _ in KINDS))


def make_last(state: SingaporeState, seat: Seat) -> None:
    """It is the last turn of the round: the others have built, at least their flags are off the plots."""
    state.raffles = (seat + 1) % state.seats
    state.flagged = [square if colour == NEUTRAL else EMPTY for colour, square in enumerate(state.flagged)]


def leave_two_tiles(state: SingaporeState, seat: Seat) -> None:
    """Of what is displayed two tiles are left, neither with the hut."""
    make_last(state, seat)
    state.hut = EMPTY
    shown = [slot for slot, tile in enumerate(state.display) if tile != EMPTY]
    for slot in shown[:-2]:
        state.gone.append(state.display[slot])
        state.display[slot] = EMPTY
    state.gone.sort()
