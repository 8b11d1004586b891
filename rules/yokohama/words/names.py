"""What things are called, whatever the state."""

from typing import Final

from rules.core.target import SEATS, Target
from rules.core.text import Text, say
from rules.harbour.addresses import seat_and_name
from rules.yokohama import places
from rules.yokohama.components import AREAS, NONE, SPACES
from rules.yokohama.words.amounts import an_order, technology


def plain(target: Target) -> Text:
    """Things with a word of their own for each key."""
    return Text(f"yokohama.{target.kind}.{target.key}")


def alone(target: Target) -> Text:
    """Things of which there is one, or that need no telling apart."""
    return Text(f"yokohama.{target.kind}")


def of_seat(target: Target) -> Text:
    """Places and pieces of one seat."""
    return say(f"yokohama.of.{target.kind}", seat=SEATS[int(target.key)])


def named_of_seat(target: Target) -> Text:
    """Places of one seat that come in several sorts."""
    seat, name = seat_and_name(target)
    return say(f"yokohama.of.{target.kind}", seat=SEATS[seat], what=Text(f"yokohama.sort.{name}"))


_SECOND: Final = frozenset(
    number
    for number, area in enumerate(AREAS)
    if area.letter == NONE and area.kind in (other.kind for other in AREAS[:number])
)
"""Areas that are laid out only beside another one of their kind."""


def area_name(area: int) -> Text:
    """An Area by what it is; of two that give the same the second has a letter more."""
    return _told_apart(area, "area")


def short_area_name(area: int) -> Text:
    """The same where there is little room."""
    return _told_apart(area, "board.short")


def _told_apart(area: int, words: str) -> Text:
    key = AREAS[area].key if AREAS[area].letter >= 0 else AREAS[area].kind
    name = Text(f"yokohama.{words}.{key}")
    return say("yokohama.second_area", area=name) if area in _SECOND else name


def area(target: Target) -> Text:
    """The name of an Area."""
    return area_name(places.AREA.index(target))


def of_area(target: Target) -> Text:
    """What belongs to an Area: its 5-Power token, a building space, a seat's assistants."""
    if target.kind == "assistants":
        seat, key = seat_and_name(target)
        where = area(Target("area", key))
        return say("yokohama.of.assistants", seat=SEATS[seat], area=where)
    key, _, space = str(target.key).partition("/")
    where = area(Target("area", key))
    if target.kind == "token":
        return say("yokohama.token_of", area=where)
    house = space == str(len(places.SITE[0]) - 1)
    return say("yokohama.house_space" if house else "yokohama.shop_space", area=where)


def order(target: Target) -> Text:
    """An order by what it asks for."""
    return Text("yokohama.back.order") if target == places.ORDER_BACK else an_order(places.ORDER.index(target))


def technology_name(target: Target) -> Text:
    """A technology by its title; cards of the same title are told apart by their country."""
    if target == places.TECHNOLOGY_BACK:
        return Text("yokohama.back.technology")
    return technology(places.TECHNOLOGY.index(target))


def space(target: Target) -> Text:
    """A space of the Church or Customs board by what it takes."""
    board = 0 if target in places.SPACE[0] else 1
    cost = SPACES[board][places.SPACE[board].index(target)].cost
    return say("yokohama.space_of_customs" if board else "yokohama.space_of_church", n=cost)


def slot(target: Target) -> Text:
    """A slot of a Port or Laboratory board."""
    letter, _, number = str(target.key).partition("/")
    return say(f"yokohama.{target.kind}_{letter}", number=int(number) + 1)


def tile(target: Target) -> Text:
    """A Building tile."""
    return Text("yokohama.tile")


def exchange(target: Target) -> Text:
    """One way of an exchange."""
    return say(f"yokohama.{target.kind}", item=Text(f"yokohama.sort.{target.key}"))


def good(target: Target) -> Text:
    """A good by its name."""
    return Text(f"yokohama.sort.{target.key}")


def numbered(target: Target) -> Text:
    """Things known by a number."""
    return say(f"yokohama.{target.kind}", number=int(target.key) + 1)


def amount_of(target: Target) -> Text:
    """A bare number."""
    return say("yokohama.amount", n=int(target.key))


def gone(target: Target) -> Text:
    """Orders out of the game."""
    return Text("yokohama.gone")
