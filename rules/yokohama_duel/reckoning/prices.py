"""What things cost a seat now."""

from collections.abc import Sequence

from rules.core.target import Seat
from rules.harbour.prices import Due
from rules.yokohama_duel.components import (
    CHURCH_CARDS,
    FAITH_EACH,
    FAITH_ITEMS,
    FAITH_TIMES,
    HOUSE_COSTS,
    ON_UPGRADE,
    PRODUCTION,
    SURCHARGE,
    SURCHARGE_FROM,
    TECHNOLOGIES,
    UPGRADE_COST,
)
from rules.yokohama_duel.state import DuelState


def house_price(state: DuelState, seat: Seat) -> int:
    """What the next trading house costs this seat."""
    return int(HOUSE_COSTS[state.houses[seat].bit_count()])


def upgrade_price(state: DuelState, seat: Seat, card: int) -> int:
    """What the upgrade of a card costs this seat."""
    techs = state.techs[seat]
    prices = [TECHNOLOGIES[each].upgrade_cost for each in ON_UPGRADE if techs >> each & 1]
    return min(prices, default=int(UPGRADE_COST[card]))


# ------------------------------------------------------------ technologies
def surcharged(state: DuelState, seat: Seat) -> bool:
    """Does the next technology of this seat take a surcharge?"""
    return state.techs[seat].bit_count() + 1 >= SURCHARGE_FROM


def dues_for(state: DuelState, seat: Seat, technology: int, production: int) -> tuple[Due, ...]:
    """What a technology costs: production beyond that of the level, and a surcharge from the fourth card on."""
    missing = max(0, TECHNOLOGIES[technology].cost - production)
    return (PRODUCTION,) * missing + ((SURCHARGE,) if surcharged(state, seat) else ())


# ------------------------------------------------------------ Church cards
def resources_for(card: int, faith: int) -> int:
    """How many resources a card takes beyond the faith of the level."""
    return max(0, -(-(CHURCH_CARDS[card].faith - faith) // FAITH_EACH))


def givable(owned: Sequence[int], given: Sequence[tuple[int, int]] = ()) -> int:
    """How many resources may still be given, each kind only so often."""
    total = 0
    for items in FAITH_ITEMS:
        times, have = FAITH_TIMES, 0
        for item, number in given:
            if item in items:
                times -= number
        for item in items:
            have += owned[item]
        total += min(times, have)
    return total
