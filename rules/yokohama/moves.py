"""One small value per choice. Those made often lie ready in tables."""

from dataclasses import dataclass
from typing import Final

from rules.core.move import Button, Instead, Move
from rules.core.target import Seat, Target
from rules.yokohama import places
from rules.yokohama.cards import HOUSE_SPACE, ORDERS, SPACES_PER_TILE, TECHNOLOGIES
from rules.yokohama.components import AREAS, GOODS, ITEMS, MOST_SEATS, PIECES, SPACES

HOME: Final = Button("home")
"""Take the President back, and assistants with him."""
ALL: Final = Button("all")
"""Bring all assistants home at once."""
WALK: Final = Button("walk")
"""Lead the President stop by stop, by whatever way."""
LEAVE_ONE: Final = Button("leave_one")
"""Leave one assistant behind in Recovery."""
IN_HAND_SOURCE: Final = len(AREAS)
"""Where an assistant is taken from: an Area, or this for the hand."""


@dataclass(slots=True, unsafe_hash=True)
class Keep(Instead):
    """Keep one of the two starting orders."""

    order: int

    def targets(self) -> tuple[Target, ...]:
        return (places.ORDER[self.order],)


@dataclass(slots=True, unsafe_hash=True)
class Place(Move):
    """Place one assistant from hand in an Area."""

    area: int

    def targets(self) -> tuple[Target, ...]:
        return (places.AREA[self.area],)


@dataclass(slots=True, unsafe_hash=True)
class Go(Move):
    """Move the President to an Area by the cheapest way."""

    area: int

    def targets(self) -> tuple[Target, ...]:
        return (places.AREA[self.area],)


@dataclass(slots=True, unsafe_hash=True)
class Way(Move):
    """Of several cheapest ways choose one: whom to pay."""

    number: int

    def targets(self) -> tuple[Target, ...]:
        return (places.WAY[self.number],)


@dataclass(slots=True, unsafe_hash=True)
class Enter(Move):
    """Lead the President into the next Area."""

    area: int

    def targets(self) -> tuple[Target, ...]:
        return (places.AREA[self.area],)


@dataclass(slots=True, unsafe_hash=True)
class Return(Move):
    """Bring one assistant home from an Area."""

    seat: Seat
    area: int

    def targets(self) -> tuple[Target, ...]:
        return (places.GROUP[self.seat][self.area],)


@dataclass(slots=True, unsafe_hash=True)
class Send(Move):
    """Send the Agent to an Area."""

    area: int

    def targets(self) -> tuple[Target, ...]:
        return (places.AREA[self.area],)


@dataclass(slots=True, unsafe_hash=True)
class Buy(Move):
    """Exchange yen for one unit."""

    item: int

    def targets(self) -> tuple[Target, ...]:
        return (places.BUYING[self.item],)


@dataclass(slots=True, unsafe_hash=True)
class Sell(Move):
    """Exchange one unit for yen."""

    item: int

    def targets(self) -> tuple[Target, ...]:
        return (places.SELLING[self.item],)


@dataclass(slots=True, unsafe_hash=True)
class TakeSpace(Instead):
    """Choose a space of the Church or Customs board."""

    board: int
    space: int

    def targets(self) -> tuple[Target, ...]:
        return (places.SPACE[self.board][self.space],)


@dataclass(slots=True, unsafe_hash=True)
class Give(Instead):
    """Pay with this item too, or rather, or no longer."""

    seat: Seat
    item: int

    def targets(self) -> tuple[Target, ...]:
        return (places.COUNTER[self.seat][self.item],)


@dataclass(slots=True, unsafe_hash=True)
class From(Instead):
    """Take the assistant from the Area (0) or from hand (1)."""

    source: int

    def targets(self) -> tuple[Target, ...]:
        return (places.FROM[self.source],)


@dataclass(slots=True, unsafe_hash=True)
class Choose(Move):
    """Choose a technology; it is paid for next."""

    card: int

    def targets(self) -> tuple[Target, ...]:
        return (places.TECHNOLOGY[self.card],)


@dataclass(slots=True, unsafe_hash=True)
class TakeOrder(Move):
    """Choose an order of a Port board."""

    order: int

    def targets(self) -> tuple[Target, ...]:
        return (places.ORDER[self.order],)


@dataclass(slots=True, unsafe_hash=True)
class Hire(Move):
    """Take a piece out of the Warehouse."""

    seat: Seat
    piece: int

    def targets(self) -> tuple[Target, ...]:
        return (places.STORE[self.seat][self.piece],)


@dataclass(slots=True, unsafe_hash=True)
class FreeMan(Move):
    """The assistant of a free movement: from an Area, or from hand."""

    seat: Seat
    source: int

    def targets(self) -> tuple[Target, ...]:
        if self.source == IN_HAND_SOURCE:
            return (places.HELD[self.seat][0],)
        return (places.GROUP[self.seat][self.source],)


@dataclass(slots=True, unsafe_hash=True)
class FreeManTo(Move):
    """Where the assistant of a free movement goes."""

    area: int

    def targets(self) -> tuple[Target, ...]:
        return (places.AREA[self.area],)


@dataclass(slots=True, unsafe_hash=True)
class Wish(Move):
    """A good of free choice."""

    good: int

    def targets(self) -> tuple[Target, ...]:
        return (places.WISH[self.good],)


@dataclass(slots=True, unsafe_hash=True)
class Five(Move):
    """Take the 5-Power token of the Area."""

    area: int

    def targets(self) -> tuple[Target, ...]:
        return (places.TOKEN[self.area],)


@dataclass(slots=True, unsafe_hash=True)
class Build(Move):
    """Build on a space of the Area's tile."""

    area: int
    space: int

    def targets(self) -> tuple[Target, ...]:
        return (places.SITE[self.area][self.space],)

    @property
    def house(self) -> bool:
        """Is it the space of the Trading House?"""
        return self.space == HOUSE_SPACE


@dataclass(slots=True, unsafe_hash=True)
class PlaceStation(Move):
    """Put the Station token in an Area."""

    area: int

    def targets(self) -> tuple[Target, ...]:
        return (places.AREA[self.area],)


_SEATS: Final = range(MOST_SEATS)
_AREAS: Final = range(len(AREAS))
KEEP: Final = tuple(map(Keep, range(len(ORDERS))))
PLACE: Final = tuple(map(Place, _AREAS))
GO: Final = tuple(map(Go, _AREAS))
WAY: Final = tuple(map(Way, range(len(places.WAY))))
ENTER: Final = tuple(map(Enter, _AREAS))
RETURN: Final = tuple(tuple(Return(seat, area) for area in _AREAS) for seat in _SEATS)
SEND: Final = tuple(map(Send, _AREAS))
BUY: Final = tuple(map(Buy, range(len(ITEMS))))
SELL: Final = tuple(map(Sell, range(len(ITEMS))))
TAKE_SPACE: Final = tuple(
    tuple(TakeSpace(board, space) for space in range(len(spaces))) for board, spaces in enumerate(SPACES)
)
GIVE: Final = tuple(tuple(Give(seat, item) for item in range(len(ITEMS))) for seat in _SEATS)
FROM: Final = (From(0), From(1))
CHOOSE: Final = tuple(map(Choose, range(len(TECHNOLOGIES))))
TAKE_ORDER: Final = tuple(map(TakeOrder, range(len(ORDERS))))
HIRE: Final = tuple(tuple(Hire(seat, piece) for piece in range(len(PIECES))) for seat in _SEATS)
FREE_MAN: Final = tuple(tuple(FreeMan(seat, source) for source in range(len(AREAS) + 1)) for seat in _SEATS)
FREE_MAN_TO: Final = tuple(map(FreeManTo, _AREAS))
WISH: Final = tuple(map(Wish, range(len(GOODS))))
FIVE: Final = tuple(map(Five, _AREAS))
BUILD: Final = tuple(tuple(Build(area, space) for space in range(SPACES_PER_TILE)) for area in _AREAS)
PLACE_STATION: Final = tuple(map(PlaceStation, _AREAS))
