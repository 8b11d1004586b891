"""What is printed on the map: regions, cities, influence spaces, railways, destinations, demand tiles."""

from typing import Any, Final, NamedTuple

from rules.core.printed import printed
from rules.zaibatsu.components import COLOURS, GAINS, GOODS

_DATA: Final = printed("zaibatsu")
_REGIONS: Final = _DATA["regions"]["items"]
SIDES: Final = tuple(_DATA["regions"]["sides"])
SPACES_PER_CITY: Final = len(SIDES)
CITIES_PER_REGION: Final[int] = _DATA["regions"]["cities_per_region"]
SPACES_PER_REGION: Final = CITIES_PER_REGION * SPACES_PER_CITY
TRAIN_INFLUENCE: Final[int] = _DATA["regions"]["train_influence"]


class Gift(NamedTuple):
    """A fixed gain printed on the map; of the item VP it gives points."""

    item: int
    number: int


class Region(NamedTuple):
    """A region with its bonus."""

    key: str
    bonus: Gift


def _gift(effect: dict[str, Any]) -> Gift:
    return Gift(GAINS.index(effect["what"]), effect["n"])


REGIONS: Final = tuple(Region(region["id"], _gift(region["bonus"])) for region in _REGIONS)
CITIES: Final = tuple(city["id"] for region in _REGIONS for city in region["cities"])
MARKET_SPACES: Final = tuple(f"{city}/{side}" for city in CITIES for side in SIDES)
PRINTED: Final = tuple(int(city["printed"][side]) for region in _REGIONS for city in region["cities"] for side in SIDES)
"""By influence space, the value printed on it; blank is 0."""
CITY_OF: Final = tuple(space // SPACES_PER_CITY for space in range(len(MARKET_SPACES)))
REGION_OF: Final = tuple(space // SPACES_PER_REGION for space in range(len(MARKET_SPACES)))
SPACES_OF_CITY: Final = tuple(
    range(city * SPACES_PER_CITY, (city + 1) * SPACES_PER_CITY) for city in range(len(CITIES))
)
SPACES_OF_REGION: Final = tuple(
    range(region * SPACES_PER_REGION, (region + 1) * SPACES_PER_REGION) for region in range(len(REGIONS))
)
_LEFT_TO_RIGHT: Final = tuple(SIDES.index(side) for side in _DATA["regions"]["left_to_right_sides"])
LEFT_TO_RIGHT: Final = tuple(
    tuple(
        city * SPACES_PER_CITY + side
        for city in range(region * CITIES_PER_REGION, (region + 1) * CITIES_PER_REGION)
        for side in _LEFT_TO_RIGHT
    )
    for region in range(len(REGIONS))
)
"""By region, its influence spaces from left to right."""

RAILS_PER_REGION: Final = len(_REGIONS[0]["train_spaces"])
RAIL_GIFTS: Final = tuple(tuple(map(_gift, space["bonus"])) for region in _REGIONS for space in region["train_spaces"])
"""By train space, counted through all regions from the top, what it gives."""
RAIL_PLAYERS: Final = tuple(int(space["min_players"]) for region in _REGIONS for space in region["train_spaces"])
"""By train space, the number of players from which on it exists."""
RAILS_USED: Final = {
    seats: tuple(rail for rail, least in enumerate(RAIL_PLAYERS) if least <= max(2, seats)) for seats in range(1, 5)
}
RAILS_OF_REGION: Final = {
    seats: tuple(tuple(rail for rail in rails if rail // RAILS_PER_REGION == region) for region in range(len(REGIONS)))
    for seats, rails in RAILS_USED.items()
}

DESTINATIONS: Final = tuple(entry["id"] for entry in _DATA["destinations"]["items"])
DESTINATION_COLOUR: Final = tuple(COLOURS.index(entry["color"]) for entry in _DATA["destinations"]["items"])
DESTINATION_OF: Final = tuple(DESTINATION_COLOUR.index(colour) for colour in range(len(COLOURS)))
"""By colour, where its expert comes from."""

DEMANDS: Final = tuple(tile["id"] for tile in _DATA["demand_tiles"]["items"])
DEMANDED: Final = tuple(tuple(GOODS.index(good) for good in tile["goods"]) for tile in _DATA["demand_tiles"]["items"])


def shown(tile: int, turns: int) -> tuple[int, ...]:
    """The goods a demand tile shows to the north, east, south, west after so many quarter turns clockwise."""
    goods = DEMANDED[tile]
    return tuple(goods[(side - turns) % SPACES_PER_CITY] for side in range(SPACES_PER_CITY))
