"""Money, cubes and points: what comes and goes.

In a seen state the stock of another seat is HIDDEN. All that can reach it there is seal money, when a building of that
seat is used: it vanishes behind the screen.
"""

from rules.core.event import Emit
from rules.core.target import HIDDEN, Seat
from rules.singapore.components import GOODS, MONEY_PER_POINT, OWNER_POINTS, SEAL_MONEY, SEALS, Side
from rules.singapore.events.trade import Given, OwnerRewarded, PointsSold, Received, SealPassed
from rules.singapore.reckoning.trade import points_to_sell
from rules.singapore.state import SingaporeState

_NO_CUBES = (0,) * len(GOODS)


def earn(state: SingaporeState, seat: Seat, amount: int) -> None:
    """Money from the bank, part of something that is announced."""
    if state.money[seat] != HIDDEN:
        state.money[seat] += amount


def move_marker(state: SingaporeState, seat: Seat, points: int) -> None:
    """One movement of the score marker: it goes on top of the pile of the space where it ends."""
    vp, track = state.vp, state.track
    vp[seat] = points
    track.remove(seat)
    at = 0
    for other in track:
        if vp[other] > points:
            break
        at += 1
    track.insert(at, seat)


def pay_seals(state: SingaporeState, seat: Seat, emit: Emit) -> None:
    """Each seal reached or passed for the first time pays, the lowest first."""
    paid = state.sealed[seat]
    while paid < len(SEALS) and SEALS[paid] <= state.vp[seat]:
        earn(state, seat, SEAL_MONEY)
        emit(SealPassed(seat, SEALS[paid], SEAL_MONEY))
        paid += 1
    state.sealed[seat] = paid


def pay(state: SingaporeState, seat: Seat, due: int, emit: Emit) -> int:
    """Pay what is due, if need be by selling points, but no more of them than needed; what could be paid."""
    points = points_to_sell(state, seat, due, state.money[seat])
    if points:
        _sell_points(state, seat, points, emit)
    paid = min(due, state.money[seat])
    state.money[seat] -= paid
    return paid


def _sell_points(state: SingaporeState, seat: Seat, points: int, emit: Emit) -> None:
    before = state.vp[seat]
    move_marker(state, seat, before - points)
    state.sold[seat] += points
    state.money[seat] += points * MONEY_PER_POINT
    emit(PointsSold(seat, points, points * MONEY_PER_POINT, before))


def reward_owner(state: SingaporeState, seat: Seat, tile: int, emit: Emit) -> None:
    """A building of this seat was used by another player."""
    before = state.vp[seat]
    move_marker(state, seat, before + OWNER_POINTS)
    state.owner_points[seat] += OWNER_POINTS
    emit(OwnerRewarded(seat, tile, OWNER_POINTS, before))
    pay_seals(state, seat, emit)


# ------------------------------------------------------------ exchanges
def pick(state: SingaporeState, picked: list[int]) -> None:
    """Mark cubes to give or to take; nobody else learns of it before they change hands, so nothing is announced."""
    state.picked = picked


def give(state: SingaporeState, seat: Seat, side: Side, emit: Emit) -> None:
    """The left side of an arrow goes back, the picked cubes with it."""
    cubes = _with_picked(state, side.cubes)
    first = seat * len(GOODS)
    for kind, number in enumerate(cubes):
        if number:
            state.cubes[first + kind] -= number
            state.supply[kind] += number
    state.money[seat] -= side.money
    before = state.vp[seat]
    if side.points:
        move_marker(state, seat, before - side.points)
    emit(Given(seat, cubes, side.money, side.points, before))


def receive(state: SingaporeState, seat: Seat, side: Side, emit: Emit) -> None:
    """The right side of an arrow is taken, the picked cubes with it; of a kind that is short, what is left."""
    wanted = _with_picked(state, side.cubes)
    first, supply = seat * len(GOODS), state.supply
    cubes = wanted if wanted is _NO_CUBES else tuple(map(min, wanted, supply))
    for kind, number in enumerate(cubes):
        if number:
            state.cubes[first + kind] += number
            supply[kind] -= number
    state.money[seat] += side.money
    before = state.vp[seat]
    if side.points:
        move_marker(state, seat, before + side.points)
    emit(Received(seat, cubes, side.money, side.points, before))
    if side.points:
        pay_seals(state, seat, emit)


def _with_picked(state: SingaporeState, cubes: tuple[int, ...]) -> tuple[int, ...]:
    """Fixed cubes and picked ones together; nothing is picked any more."""
    if not state.picked:
        return cubes if any(cubes) else _NO_CUBES
    total = list(cubes)
    for kind in state.picked:
        total[kind] += 1
    state.picked = []
    return tuple(total)
