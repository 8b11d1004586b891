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
            seen.unknown += [kind] * number
        seen.money[other] = HIDDEN
        seen.cubes[other * _KINDS : (other + 1) * _KINDS] = [HIDDEN] * _KINDS
    seen.unknown.sort()
    if seen.picked and seen.pending[-1].decider(seen) != seat:
        seen.picked = []
    return seen


def imagine(seen: SingaporeState, seed: int) -> SingaporeState:
    """Each unknown cube lies behind any of the closed screens, beside money from none to twice the usual."""
    world = seen.clone()
    world.offer = None
    world.rng = seeded(seed)
    reveals = world.reveals
    usual = usual_money(world)
    closed = [other for other, money in enumerate(world.money) if money == HIDDEN]
    for other in closed:
        world.cubes[other * _KINDS : (other + 1) * _KINDS] = [0] * _KINDS
        world.money[other] = roll(world, usual + 1) + roll(world, usual + 1)
    cubes, screens = world.cubes, len(closed)
    for kind in world.unknown:
        other = closed[roll(world, screens)] if screens > 1 else closed[0]
        cubes[other * _KINDS + kind] += 1
    world.unknown = []
    world.reveals = reveals
    return world
