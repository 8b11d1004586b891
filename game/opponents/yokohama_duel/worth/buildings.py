"""What shops, trading houses and the level they add are worth."""

from typing import Final

from game.opponents.yokohama_duel.outlook import Outlook
from game.opponents.yokohama_duel.temper import Temper
from game.opponents.yokohama_duel.worth.things import POINTS, coin
from rules.core.target import Seat
from rules.yokohama_duel.components import HOUSE_COSTS, HOUSES, PLACES, SHOP_COST, SHOPS, YEN
from rules.yokohama_duel.reckoning.prices import house_price
from rules.yokohama_duel.state import DuelState

_POPULAR: Final = {"take_technology": 1.3, "draw_orders": 1.2, "take_church_card": 1.1, "flip_imports": 0.8}
POPULARITY: Final = tuple(_POPULAR.get(place.effect, 1.0) for place in PLACES)
"""By place, how often it is chosen, 1 being usual."""


def level_there(place: int, ahead: Outlook, temper: Temper) -> float:
    """One level more at a place for the rest of the game."""
    return temper.visits * POPULARITY[place] * ahead.turns


def shop_worth(place: int, ahead: Outlook, temper: Temper) -> float:
    """A shop that stands."""
    return POINTS["shops"] + level_there(place, ahead, temper)


def house_worth(place: int, ahead: Outlook, temper: Temper) -> float:
    """A trading house that stands: its owner is paid whoever comes."""
    income = 2 * temper.visits * POPULARITY[place] * ahead.turns * coin(ahead.turns, temper)
    return POINTS["trading_houses"] + level_there(place, ahead, temper) + income


def standing(state: DuelState, seat: Seat, ahead: Outlook, temper: Temper) -> float:
    """All buildings of a seat."""
    worth = 0.0
    shops, houses = state.shops[seat], state.houses[seat]
    for place in range(len(PLACES)):
        if shops >> place & 1:
            worth += shop_worth(place, ahead, temper)
        if houses >> place & 1:
            worth += house_worth(place, ahead, temper)
    return worth


def building_gain(state: DuelState, seat: Seat, place: int, ahead: Outlook, temper: Temper) -> float:
    """What building here now would bring beyond its price; never less than 0."""
    yen, price = state.stock[seat][YEN], coin(ahead.turns, temper)
    best = 0.0
    if yen >= SHOP_COST and not state.shops[seat] >> place & 1 and state.shops[seat].bit_count() < SHOPS:
        best = shop_worth(place, ahead, temper) - SHOP_COST * price
    built = state.houses[seat].bit_count()
    free = not any(houses >> place & 1 for houses in state.houses)
    if free and built < min(HOUSES, len(HOUSE_COSTS)) and yen >= house_price(state, seat):
        best = max(best, house_worth(place, ahead, temper) - house_price(state, seat) * price)
    return best
