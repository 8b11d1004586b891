"""Influence: which card may be played, where to, at what level, and what a level brings."""

from rules.core.bits import numbers_in
from rules.core.target import Seat
from rules.harbour.levels import at_level
from rules.yokohama_duel.components import (
    ACCESS,
    ALL_PLACES,
    ALWAYS_OPEN,
    ANY_INFLUENCE,
    ASSIST_VALUE,
    BONUS_LEVEL,
    BONUS_REWARDS,
    HOUSE_INFLUENCE,
    LEVELS_BY_UPGRADES,
    MERCHANT_LEVEL,
    NONE,
    ON_ASSIST,
    PLACES,
    SHOP_INFLUENCE,
    STATION_INFLUENCE,
    TECHNOLOGIES,
)
from rules.yokohama_duel.state import DuelState


def ready(state: DuelState, seat: Seat, among: int) -> list[int]:
    """Which technologies of this bit set a seat owns and has not used this round."""
    return numbers_in(state.techs[seat] & ~state.used[seat] & among)


# ------------------------------------------------------------ cards
def card_level(state: DuelState, seat: Seat, card: int) -> int:
    """The level of the side now showing."""
    return LEVELS_BY_UPGRADES[state.upgraded[seat]][card]


def unplayed(state: DuelState, seat: Seat) -> list[int]:
    """Influence cards still in hand."""
    return [card for card, place in enumerate(state.laid[seat]) if place == NONE]


def lowest_level(state: DuelState, seat: Seat) -> int:
    """The lowest level among the cards in hand."""
    levels = LEVELS_BY_UPGRADES[state.upgraded[seat]]
    return min([level for level, place in zip(levels, state.laid[seat], strict=True) if place == NONE])


def playable(state: DuelState, seat: Seat) -> list[int]:
    """The cards that may be played: the lowest, or any with a technology for it."""
    if ready(state, seat, ANY_INFLUENCE):
        return unplayed(state, seat)
    levels = LEVELS_BY_UPGRADES[state.upgraded[seat]]
    lowest: list[int] = []
    for card, place in enumerate(state.laid[seat]):
        if place == NONE:
            if not lowest or levels[card] < levels[lowest[0]]:
                lowest = [card]
            elif levels[card] == levels[lowest[0]]:
                lowest.append(card)
    return lowest


# ------------------------------------------------------------ places
def occupied(state: DuelState) -> int:
    """The places closed by an Influence card of either player, as a bit set."""
    closed = 0
    for laid in state.laid:
        for place in laid:
            if place != NONE:
                closed |= 1 << place
    return closed & ~ALWAYS_OPEN


def access(state: DuelState, seat: Seat, technology: int) -> int:
    """The places a technology would let this seat choose although they are occupied."""
    kind = TECHNOLOGIES[technology].access
    if kind == "occupied_with_own_trading_house":
        return state.houses[seat]
    if kind == "occupied_with_station":
        return 0 if state.station == NONE else 1 << state.station
    return ALL_PLACES


def ways_in(state: DuelState, seat: Seat, place: int) -> list[int]:
    """The technologies with which this seat may choose an occupied place."""
    return [each for each in ready(state, seat, ACCESS) if access(state, seat, each) >> place & 1]


# ------------------------------------------------------------ levels
def site_level(state: DuelState, seat: Seat, place: int) -> int:
    """What stands on a place for this seat: own shop, own trading house, the Station of either player."""
    level = 0
    if state.shops[seat] >> place & 1:
        level += SHOP_INFLUENCE
    if state.houses[seat] >> place & 1:
        level += HOUSE_INFLUENCE
    if state.station == place:
        level += STATION_INFLUENCE
    return level


def level_with(state: DuelState, seat: Seat, place: int, card: int) -> int:
    """The level of a card at a place, before any assist card; NONE stands for a Merchant."""
    base = MERCHANT_LEVEL if card == NONE else card_level(state, seat, card)
    return base + site_level(state, seat, place)


def assist_value(state: DuelState, seat: Seat, kind: int) -> int:
    """What an assist card adds when this seat plays it."""
    techs = state.techs[seat]
    return int(ASSIST_VALUE[kind]) + sum(TECHNOLOGIES[each].influence for each in ON_ASSIST if techs >> each & 1)


def yield_at(place: int, level: int) -> int:
    """The figure printed for a place and a level."""
    return at_level(PLACES[place].amount, level)


def rewards_at(level: int) -> int:
    """How many rewards of a bonus card this level brings."""
    return int(BONUS_REWARDS[min(level - BONUS_LEVEL, len(BONUS_REWARDS) - 1)]) if level >= BONUS_LEVEL else 0
