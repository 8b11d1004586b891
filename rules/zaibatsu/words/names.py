"""What things are called, whatever the state: one naming for each kind."""

from typing import Final

from rules.core.kinds import Naming
from rules.core.target import SEATS, Target
from rules.core.text import Text, say
from rules.zaibatsu.board import CITY_OF, RAILS_PER_REGION
from rules.zaibatsu.components import AUTOMA, GOODS
from rules.zaibatsu.places import CITY, REGION
from rules.zaibatsu.tiles import PRICES, TILE_OF, TILES
from rules.zaibatsu.words.amounts import price


def of_owner(owner: int) -> Text | Target:
    """A seat, or the automa."""
    return Text("zaibatsu.automa") if owner == AUTOMA else SEATS[owner]


def region_of_rail(rail: int) -> Target:
    """The region of a train space."""
    return REGION[rail // RAILS_PER_REGION]


def city_of_space(space: int) -> Target:
    """The city of an influence space."""
    return CITY[CITY_OF[space]]


# ------------------------------------------------------------ namings
def _by_key(target: Target) -> Text:
    """Each key has words of its own."""
    return Text(f"zaibatsu.{target.kind}.{target.key}")


def _by_part(target: Target) -> Text:
    """The part of the key after the seat has words of its own."""
    return Text(f"zaibatsu.{target.kind}.{str(target.key).partition('/')[2]}")


def _place(target: Target) -> Text:
    """There is but one of it."""
    return Text(f"zaibatsu.place.{target.kind}")


def _of_seat(target: Target) -> Text:
    """A place each seat has one of."""
    return say(f"zaibatsu.place.{target.kind}", seat=of_owner(int(target.key)))


def _from_one(target: Target) -> Text:
    """Places in a row, counted from 1."""
    return say(f"zaibatsu.place.{target.kind}", number=int(target.key) + 1)


def _as_counted(target: Target) -> Text:
    return say(f"zaibatsu.place.{target.kind}", number=int(target.key))


def _in_row_of_seat(target: Target) -> Text:
    """One of several places of a seat in a row."""
    seat, _, at = str(target.key).partition("/")
    return say(f"zaibatsu.place.{target.kind}", seat=SEATS[int(seat)], number=int(at) + 1)


def _on_line(target: Target) -> Text:
    """A space of a track or row, "0/rnd/4"."""
    _, line, at = str(target.key).split("/")
    return say(f"zaibatsu.place.{target.kind}.{line}", number=int(at) + 1)


def _crossing(target: Target) -> Text:
    """A place told by two numbers, "0/2/1"."""
    _, first, second = map(int, str(target.key).split("/"))
    return say(f"zaibatsu.place.{target.kind}", first=first + 1, second=second + 1)


def _tile(target: Target) -> Text:
    key = str(target.key)
    if key.startswith("old_"):
        return say("zaibatsu.tile.old", good=Text(f"zaibatsu.good.{key.removeprefix('old_')}"))
    tile = TILES[TILE_OF[key]]
    return say(f"zaibatsu.tile.{GOODS[tile.good]}", number=Text(f"={tile.number}{tile.side}"))


def _token(target: Target) -> Text:
    owner, _, value = str(target.key).partition("/")
    return say("zaibatsu.token", seat=of_owner(int(owner)), value=int(value))


def _favour(target: Target) -> Text:
    return say("zaibatsu.favour", level=int(str(target.key).partition("/")[2]))


def _stock(target: Target) -> Text:
    seat, _, item = str(target.key).partition("/")
    return say("zaibatsu.place.stock", seat=SEATS[int(seat)], item=Text(f"zaibatsu.item.{item}"))


def _demand(target: Target) -> Text:
    return say("zaibatsu.place.demand", number=int(str(target.key).removeprefix("demand_")))


def _period(target: Target) -> Text:
    return Text(f"zaibatsu.period.{target.key}")


def _automa_row(target: Target) -> Text:
    return say("zaibatsu.place.automa_row", period=Text(f"zaibatsu.period.{int(target.key) + 1}"))


def _space(target: Target) -> Text:
    city, _, side = str(target.key).partition("/")
    return say("zaibatsu.place.space", city=Target("city", city), side=Text(f"zaibatsu.side.{side}"))


def _rail(target: Target) -> Text:
    region, _, at = str(target.key).partition("/")
    return say("zaibatsu.place.rail", region=Target("region", region), number=int(at) + 1)


def _hire(target: Target) -> Text:
    space, _, colour = str(target.key).partition("/")
    return say("zaibatsu.place.hire", colour=Text(f"zaibatsu.colour.{colour}"), space=Target("hiring", space))


def _number(target: Target) -> Text:
    return say(f"zaibatsu.chip.{target.kind}", n=int(target.key))


def _price(target: Target) -> Text:
    return price(PRICES[int(target.key)])


def _melt(target: Target) -> Text:
    return Text("zaibatsu.chip.melt")


_NAMINGS: Final[dict[Naming, tuple[str, ...]]] = {
    _by_key: (
        *("item", "good", "worker", "expert", "improvement", "start_a", "start_b", "shared", "solo", "action_token"),
        *("action", "hiring", "region", "city", "destination", "round_marker", "button", "reward", "serve", "advance"),
        *("build", "from_bag", "old_side", "keep", "solo_slot", "point"),
    ),
    _by_part: ("marker", "piece", "contract", "objective", "service", "prize"),
    _place: ("supply", "bag", "gone", "shelf", "automa", "action_pile", "revealed", "region_worker"),
    _of_seat: ("score", "tokens", "locked", "contracts", "favours", "start", "last_marker"),
    _from_one: ("queue", "pair", "priority", "seat"),
    _as_counted: ("round",),
    _in_row_of_seat: ("area", "factory", "contract_slot", "modifier"),
    _on_line: ("track", "row"),
    _crossing: ("gap", "machine"),
    _number: ("steps", "amount"),
}
NAMES: Final[dict[str, Naming]] = {
    **{kind: naming for naming, kinds in _NAMINGS.items() for kind in kinds},
    "tile": _tile,
    "token": _token,
    "favour": _favour,
    "stock": _stock,
    "demand": _demand,
    "period": _period,
    "automa_row": _automa_row,
    "space": _space,
    "rail": _rail,
    "hire": _hire,
    "price": _price,
    "melt": _melt,
}


def name(target: Target) -> Text:
    """What a thing is called."""
    return NAMES[target.kind](target)
