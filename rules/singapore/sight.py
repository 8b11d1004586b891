"""What a seat may know, and worlds that fit it.

All that changes hands is seen when it happens, so whoever wrote everything down would know every stock. The box hides
it all the same, and so do we: nobody looks behind another screen, and nothing here remembers for a seat what it saw,
not even the opium shown in a raid. What stays public is how much there is: the cubes that the supply lacks, and how
many things lie behind each screen, a pound counting as one. Which of them are cubes, and of which kinds, is what
`imagine` deals anew.
"""

from rules.core.chance import roll, seeded
from rules.core.target import HIDDEN, Seat
from rules.singapore.components import GOODS
from rules.singapore.state import SingaporeState
from rules.singapore.trade import stock

_KINDS = len(GOODS)


def seen_by(state: SingaporeState, seat: Seat) -> SingaporeState:
    """Cubes and money of the other seats are hidden; cubes being picked are their owner's secret."""
    seen = state.clone()
    seen.rng = 0
    seen.offer = None
    seen.holes = [0] * state.seats
    for other in range(state.seats):
        if other != seat:
            held = stock(state, other)
            for kind, number in enumerate(held):
                seen.unknown += [kind] * number
            seen.holes[other] = sum(held) + state.money[other]
            seen.money[other] = HIDDEN
            seen.cubes[other * _KINDS : (other + 1) * _KINDS] = [HIDDEN] * _KINDS
    seen.unknown.sort()
    if seen.picked and seen.pending[-1].decider(seen) != seat:
        seen.picked = []
    return seen


def imagine(seen: SingaporeState, seed: int) -> SingaporeState:
    """Each unknown cube is any of the things behind the other screens; what is no cube is a pound."""
    world = seen.clone()
    world.offer = None
    world.rng = seeded(seed)
    reveals = world.reveals
    room = world.holes
    for other, money in enumerate(world.money):
        if money == HIDDEN:
            world.cubes[other * _KINDS : (other + 1) * _KINDS] = [0] * _KINDS
    for kind in world.unknown:
        at = roll(world, sum(room))
        other = 0
        while at >= room[other]:
            at -= room[other]
            other += 1
        room[other] -= 1
        world.cubes[other * _KINDS + kind] += 1
    for other, money in enumerate(world.money):
        if money == HIDDEN:
            world.money[other] = room[other]
    world.holes = []
    world.unknown = []
    world.reveals = reveals
    return world
