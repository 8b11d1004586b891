"""What a seat may know, and worlds that fit it.

Cards that fill the holes have one number each in `unknown`: orders, then technologies.
"""

from typing import Final

from rules.core.chance import roll, seeded
from rules.core.target import HIDDEN, Seat
from rules.yokohama.cards import ORDERS
from rules.yokohama.state import YokohamaState

FIRST_TECHNOLOGY: Final = len(ORDERS)


def seen_by(state: YokohamaState, seat: Seat) -> YokohamaState:
    """Decks, removed orders, and what other seats hold, look at or have returned become backs."""
    seen = state.clone()
    seen.rng = 0
    seen.offer = None
    unknown = seen.deck + seen.removed
    for pile in (seen.hands, seen.drawn, seen.returned):
        for other in range(seen.seats):
            if other != seat and pile[other]:
                unknown += pile[other]
                pile[other] = [HIDDEN] * len(pile[other])
    seen.deck = [HIDDEN] * len(seen.deck)
    seen.removed = [HIDDEN] * len(seen.removed)
    unknown += [FIRST_TECHNOLOGY + card for card in seen.tech_deck]
    seen.tech_deck = [HIDDEN] * len(seen.tech_deck)
    unknown.sort()
    seen.unknown = unknown
    return seen


def imagine(seen: YokohamaState, seed: int) -> YokohamaState:
    """Deal what is unknown into the holes: what seats hold first, the deck last."""
    world = seen.clone()
    world.offer = None
    world.rng = seeded(seed)
    reveals = world.reveals
    orders = [card for card in world.unknown if card < FIRST_TECHNOLOGY]
    for pile in (world.hands, world.drawn, world.returned):
        for seat in range(world.seats):
            pile[seat] = _filled(world, pile[seat], orders)
    world.removed = _filled(world, world.removed, orders)
    world.deck = orders
    world.tech_deck = [card - FIRST_TECHNOLOGY for card in world.unknown if card >= FIRST_TECHNOLOGY]
    world.unknown = []
    world.reveals = reveals
    return world


def _filled(world: YokohamaState, place: list[int], pool: list[int]) -> list[int]:
    """A place of hidden cards, dealt; a place that is known stays as it is."""
    if HIDDEN not in place:
        return place
    return sorted(pool.pop(roll(world, len(pool))) for _ in place)
