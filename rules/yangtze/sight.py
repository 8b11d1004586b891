"""What a seat may know, and worlds that fit it."""

from rules.core.chance import roll, seeded
from rules.core.target import HIDDEN, Seat
from rules.yangtze.components import FIRST_POST
from rules.yangtze.state import YangtzeState


def seen_by(state: YangtzeState, seat: Seat) -> YangtzeState:
    """Other screens, face-down discards and the bag become backs; a cargo being picked is its owner's secret."""
    seen = state.clone()
    seen.rng = 0
    seen.offer = None
    unknown = seen.bag
    seen.bag = [HIDDEN] * len(unknown)
    for other, goods in enumerate(seen.goods):
        if other != seat:
            unknown += goods
            seen.goods[other] = [HIDDEN] * len(goods)
    for index, discard in enumerate(seen.discards):
        if discard.seat != seat:
            unknown.append(discard.good)
            seen.discards[index] = discard._replace(good=HIDDEN)
    unknown.sort()
    seen.unknown = unknown
    if seen.picked and seen.pending[-1].decider(seen) != seat:
        seen.picked = []
    return seen


def imagine(seen: YangtzeState, seed: int) -> YangtzeState:
    """Deal what is unknown into the holes, narrowest first: discards, screens, then the bag."""
    world = seen.clone()
    world.offer = None
    world.rng = seeded(seed)
    reveals = world.reveals
    free, lying = _split_known(world)
    for seat, known in enumerate(lying):
        _fill_seat(world, seat, known, free)
    world.bag = sorted(free + [token for token in world.unknown if token >= FIRST_POST])
    world.unknown = []
    world.reveals = reveals
    return world


def _split_known(world: YangtzeState) -> tuple[list[int], list[list[int]]]:
    """Unknown goods nobody saw, and by seat those seen to go behind its screen: they lie there or in its discards."""
    free = [token for token in world.unknown if token < FIRST_POST]
    lying: list[list[int]] = []
    for seen in world.seen:
        known = [good for good in free if seen >> good & 1]
        lying.append(known)
        free = [good for good in free if not seen >> good & 1]
    return free, lying


def _fill_seat(world: YangtzeState, seat: Seat, known: list[int], free: list[int]) -> None:
    """`known` must find room: what the screen cannot hold was discarded."""
    size = len(world.goods[seat])
    holes = [index for index, discard in enumerate(world.discards) if discard.seat == seat and discard.good == HIDDEN]
    for place, index in enumerate(holes):
        discard = world.discards[index]
        candidates = [good for good in known if discard.seen >> good & 1]
        forced = len(known) - size >= len(holes) - place
        chances = len(candidates) + (0 if forced else discard.unseen)
        at = roll(world, chances) if chances else 0
        if at < len(candidates):
            good = candidates[at]
            known.remove(good)
        else:
            good = free.pop(roll(world, len(free)))
        world.discards[index] = discard._replace(good=good)
    if HIDDEN in world.goods[seat]:
        drawn = [free.pop(roll(world, len(free))) for _ in range(size - len(known))]
        world.goods[seat] = sorted(known + drawn)
