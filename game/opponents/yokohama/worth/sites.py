"""Building: what a Shop or a Trading House in an Area brings, at once and later."""

from typing import Final

from game.opponents.yokohama.temper import Temper
from game.opponents.yokohama.worth.holdings import Holdings
from game.opponents.yokohama.worth.things import Rates, rewards
from rules.core.target import Seat
from rules.yokohama.cards import ELECTRICAL_LIGHT, GASLIGHT, HOUSE_SPACE, SHOP_SPACES, SPACES_PER_TILE, TILES
from rules.yokohama.components import AREAS, HOUSE, IN_HAND, NONE, SHOP
from rules.yokohama.state import YokohamaState

_VISITED: Final = {
    "copper_mine": 1.0,
    "silk_mill": 1.0,
    "tea": 1.0,
    "fishing": 1.0,
    "bank": 0.7,
    "chinatown": 0.5,
    "church": 0.9,
    "customs": 1.2,
    "employment_agency": 0.6,
    "laboratory": 1.4,
    "port": 1.3,
}
"""By kind of Area, how much oftener than others it is visited."""
_GUESTS: Final = 0.06
"""What the Trading House earns a turn from each rival."""


def standing_worth(kind: str, house: bool, seats: int, rate: Rates, temper: Temper) -> float:
    """What a building does in the turns to come: its Power, and the rent of a Trading House."""
    worth = temper.visits * _VISITED[kind] * max(0.0, rate.turns - 1)
    if house:
        worth += _GUESTS * (seats - 1) * rate.turns * rate.yen
    return worth * temper.foresight


def buildings_worth(state: YokohamaState, seat: Seat, rate: Rates, temper: Temper) -> float:
    """All that a seat has built."""
    worth = 0.0
    if seat not in state.built:
        return worth
    for at, owner in enumerate(state.built):
        if owner == seat:
            area, space = divmod(at, SPACES_PER_TILE)
            worth += standing_worth(AREAS[area].kind, space == HOUSE_SPACE, state.seats, rate, temper)
    return worth


def site_gains(holdings: Holdings, area: int) -> list[tuple[float, int]]:
    """What building on each free space would bring, and the space; the best first."""
    state, seat, rate, temper = holdings.state, holdings.seat, holdings.rate, holdings.temper
    owned = holdings.owned
    row = state.built[area * SPACES_PER_TILE : (area + 1) * SPACES_PER_TILE]
    shop = owned[IN_HAND[SHOP]] and seat not in row[:SHOP_SPACES]
    house = owned[IN_HAND[HOUSE]] and row[HOUSE_SPACE] == NONE
    if not shop and not house:
        return []
    kind, printed = AREAS[area].kind, TILES[state.tiles[area]].rewards
    new = holdings.toward(AREAS[area].type, 1) if seat not in row else 0.0
    found = []
    if shop:
        base = standing_worth(kind, False, state.seats, rate, temper) - rate.shop + new
        if holdings.techs & GASLIGHT.cards:
            base += GASLIGHT.amount
        free = [at for at in range(SHOP_SPACES) if row[at] == NONE]
        # Whoever builds for nothing leaves the reward to another.
        rewarded = [at for at in free if printed[at]]
        found += [(base + rewards(printed[at], rate), at) for at in rewarded or free]
    if house:
        base = standing_worth(kind, True, state.seats, rate, temper) - rate.house + new
        if holdings.techs & ELECTRICAL_LIGHT.cards:
            base += ELECTRICAL_LIGHT.amount
        found.append((base + rewards(printed[HOUSE_SPACE], rate), HOUSE_SPACE))
    found.sort(reverse=True)
    return found


def best_site(holdings: Holdings, area: int) -> tuple[float, int]:
    """The best of them; 0 and NONE where nothing can be built."""
    found = site_gains(holdings, area)
    return found[0] if found else (0.0, NONE)
