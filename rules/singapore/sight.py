"""What a seat may know, and worlds that fit it.

All that changes hands is seen when it happens, so whoever wrote everything down would know every stock. The box hides
it all the same, and so do we: nobody looks behind another screen, and nothing here remembers for a seat what it saw,
not even the opium shown in a raid. What stays public are the cubes that the supply lacks. Behind which screen each of
them lies, and how much money lies beside them, is what `imagine` deals anew.
"""

from typing import Final

from rules.core.chance import roll, seeded
from rules.core.target import HIDDEN, Seat
from rules.singapore.components import GOODS
from rules.singapore.reckoning.trade import stock
from rules.singapore.state import SingaporeState

_USUAL_MONEY: Final = (4, 4, 4, 4, 6, 7, 9, 10)
"""By round, and from the last one on: the pounds a player has on average, as many games of opponents showed."""
_KINDS: Final = len(GOODS)
_AT_ONCE: Final = 16
"""So many cubes are dealt by one roll, digit by digit: opponents imagine thousands of worlds."""
_NONE: Final = (0,) * _KINDS
_UNSEEN: Final = (HIDDEN,) * _KINDS


def usual_money(state: SingaporeState) -> int:
    """What a purse that nobody sees is taken to hold."""
    return _USUAL_MONEY[min(state.round, len(_USUAL_MONEY) - 1)]


def closed_screens(state: SingaporeState, seat: Seat) -> list[Seat]:
    """Behind whose screens a seat may not look, in a real or in a seen state."""
    return [] if state.open_screens else [other for other in range(state.seats) if other != seat]


def seen_by(state: SingaporeState, seat: Seat) -> SingaporeState:
    """Cubes and money of the other seats are hidden; cubes being picked are their owner's secret."""
    seen = state.clone()
    seen.rng = 0
    seen.offer = None
    for other in closed_screens(state, seat):
        for kind, number in enumerate(stock(state, other)):
            if number > 0:
                seen.unknown += [kind] * number
        seen.money[other] = HIDDEN
        seen.cubes[other * _KINDS : (other + 1) * _KINDS] = _UNSEEN
    seen.unknown.sort()
    if seen.picked and seen.pending[-1].decider(seen) != seat:
        seen.picked = []
    return seen


def imagine(seen: SingaporeState, seed: int) -> SingaporeState:
    """Each unknown cube lies behind any of the closed screens, beside money from none to twice the usual."""
    world = seen.clone()
    world.offer = None
    world.rng = seeded(seed)
    reveals, money, cubes, unknown = world.reveals, world.money, world.cubes, world.unknown
    closed = [other for other, pounds in enumerate(money) if pounds == HIDDEN]
    screens, spread = len(closed), usual_money(world) + 1
    lot = roll(world, spread ** (2 * screens))
    for other in closed:
        lot, first = divmod(lot, spread)
        lot, second = divmod(lot, spread)
        money[other] = first + second
        cubes[other * _KINDS : (other + 1) * _KINDS] = _NONE
    for begin in range(0, len(unknown), _AT_ONCE):
        dealt = unknown[begin : begin + _AT_ONCE]
        lot = roll(world, screens ** len(dealt))
        for kind in dealt:
            lot, at = divmod(lot, screens)
            cubes[closed[at] * _KINDS + kind] += 1
    world.unknown = []
    world.reveals = reveals
    return world
