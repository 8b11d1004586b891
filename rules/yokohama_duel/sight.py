"""What a seat may know, and worlds that fit it.

Cards that fill the holes have one number each in `unknown`: orders, then bonus cards, technologies, Church cards.
"""

from typing import Final

from rules.core.chance import roll, seeded
from rules.core.target import HIDDEN, Seat
from rules.yokohama_duel.components import BONUS_CARDS, ORDERS, TECHNOLOGIES
from rules.yokohama_duel.state import DuelState

FIRST_BONUS: Final = len(ORDERS)
FIRST_TECHNOLOGY: Final = FIRST_BONUS + len(BONUS_CARDS)
FIRST_CHURCH: Final = FIRST_TECHNOLOGY + len(TECHNOLOGIES)


def seen_by(state: DuelState, seat: Seat) -> DuelState:
    """Decks, the other hand, orders another looks at and the other's Church cards become backs.

    At the end Church cards lie open. What a seat put under the deck it must remember by itself.
    """
    seen = state.clone()
    seen.rng = 0
    seen.offer = None
    unknown = seen.deck + seen.under
    seen.deck = [HIDDEN] * len(seen.deck)
    seen.under = [HIDDEN] * len(seen.under)
    if seat != seen.active:
        unknown += seen.drawn
        seen.drawn = [HIDDEN] * len(seen.drawn)
    churches = seen.box
    seen.box = [HIDDEN] * len(churches)
    for other in range(seen.seats):
        if other != seat:
            unknown += seen.hands[other]
            seen.hands[other] = [HIDDEN] * len(seen.hands[other])
            if not seen.ended:
                churches += seen.churches[other]
                seen.churches[other] = [HIDDEN] * len(seen.churches[other])
    unknown += [FIRST_BONUS + card for card in seen.bonus_deck]
    unknown += [FIRST_TECHNOLOGY + card for card in seen.tech_deck]
    unknown += [FIRST_CHURCH + card for card in churches]
    seen.bonus_deck = [HIDDEN] * len(seen.bonus_deck)
    seen.tech_deck = [HIDDEN] * len(seen.tech_deck)
    unknown.sort()
    seen.unknown = unknown
    return seen


def imagine(seen: DuelState, seed: int) -> DuelState:
    """Deal what is unknown into the holes: hands and what lies in order first, the shuffled decks last."""
    world = seen.clone()
    world.offer = None
    world.rng = seeded(seed)
    reveals = world.reveals
    unknown = world.unknown
    orders = [card for card in unknown if card < FIRST_BONUS]
    churches = [card - FIRST_CHURCH for card in unknown if card >= FIRST_CHURCH]
    for seat in range(world.seats):
        world.hands[seat] = _filled(world, world.hands[seat], orders)
        world.churches[seat] = _filled(world, world.churches[seat], churches)
    world.drawn = _filled(world, world.drawn, orders)
    world.under = [orders.pop(roll(world, len(orders))) for _ in world.under]
    world.deck = orders
    world.box = churches
    world.bonus_deck = [card - FIRST_BONUS for card in unknown if FIRST_BONUS <= card < FIRST_TECHNOLOGY]
    world.tech_deck = [card - FIRST_TECHNOLOGY for card in unknown if FIRST_TECHNOLOGY <= card < FIRST_CHURCH]
    world.unknown = []
    world.reveals = reveals
    return world


def _filled(world: DuelState, place: list[int], pool: list[int]) -> list[int]:
    """A place of hidden cards, dealt; a place that is known stays as it is."""
    if HIDDEN not in place:
        return place
    return sorted(pool.pop(roll(world, len(pool))) for _ in place)
