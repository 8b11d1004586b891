"""What a seat may know, and worlds that fit it."""

from rules.core.chance import draw, seeded
from rules.core.target import HIDDEN, Seat
from rules.toy.state import Pebbles


def seen_by(state: Pebbles, seat: Seat) -> Pebbles:
    """The bag, and what the others dipped or sank, become backs; what another is about to sink is not seen at all."""
    seen = state.clone()
    seen.rng, seen.offer = 0, None
    unknown = seen.bag
    seen.bag = [HIDDEN] * len(unknown)
    for held in (seen.secret, seen.sunk):
        for other in range(state.seats):
            if other != seat:
                unknown += held[other]
                held[other] = [HIDDEN] * len(held[other])
    seen.unknown = sorted(unknown)
    if seen.picked and seen.pending[-1].decider(seen) != seat:
        seen.picked = []
    return seen


def imagine(seen: Pebbles, seed: int) -> Pebbles:
    """Deal what is unknown into hands and wells; what is left lies in the bag."""
    world = seen.clone()
    world.rng, world.offer = seeded(seed), None
    reveals = world.reveals
    for held in (*world.secret, *world.sunk):
        if HIDDEN in held:
            held[:] = sorted(draw(world, world.unknown) for _ in held)
    world.bag, world.unknown = world.unknown, []
    world.reveals = reveals
    return world
