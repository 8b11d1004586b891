"""One small value per choice. Those made often lie ready in tables."""

from dataclasses import dataclass
from typing import Final

from rules.core.move import Move
from rules.core.target import Seat, Target
from rules.yokohama_duel import places
from rules.yokohama_duel.components import (
    ASSISTS,
    BONUS_CARDS,
    CHURCH_CARDS,
    IMPORT_UP,
    INFLUENCES,
    ITEMS,
    NONE,
    ORDERS,
    PLACES,
    SEATS_HERE,
    TECHNOLOGIES,
)


@dataclass(slots=True, unsafe_hash=True)
class Play(Move):
    """Play an Influence card at a place; a technology is named where the place is occupied, else NONE."""

    seat: Seat
    card: int
    place: int
    technology: int

    def targets(self) -> tuple[Target, ...]:
        card, place = places.INFLUENCE[self.seat][self.card], places.PLACE[self.place]
        return (card, place) if self.technology == NONE else (card, place, places.TECHNOLOGY[self.technology])


@dataclass(slots=True, unsafe_hash=True)
class Send(Move):
    """Send a called Merchant to a place."""

    place: int

    def targets(self) -> tuple[Target, ...]:
        return (places.PLACE[self.place],)


@dataclass(slots=True, unsafe_hash=True)
class PlayAssist(Move):
    """Add an assist card to the level."""

    kind: int

    def targets(self) -> tuple[Target, ...]:
        return (places.ASSIST[self.kind],)


@dataclass(slots=True, unsafe_hash=True)
class PayForInfluence(Move):
    """Pay a technology for a higher level."""

    technology: int

    def targets(self) -> tuple[Target, ...]:
        return (places.TECHNOLOGY[self.technology],)


@dataclass(slots=True, unsafe_hash=True)
class TakeChurch(Move):
    """Choose a Church card; it is paid for next."""

    card: int

    def targets(self) -> tuple[Target, ...]:
        return (places.CHURCH[self.card],)


@dataclass(slots=True, unsafe_hash=True)
class TakeTechnology(Move):
    """Choose a Technology card; it is paid for next."""

    technology: int

    def targets(self) -> tuple[Target, ...]:
        return (places.TECHNOLOGY[self.technology],)


@dataclass(slots=True, unsafe_hash=True)
class Pay(Move):
    """Pay one part of a price with an item of one's own."""

    seat: Seat
    item: int

    def targets(self) -> tuple[Target, ...]:
        return (places.COUNTER[self.seat][self.item],)


@dataclass(slots=True, unsafe_hash=True)
class Flip(Move):
    """Turn one import face down."""

    seat: Seat

    def targets(self) -> tuple[Target, ...]:
        return (places.COUNTER[self.seat][IMPORT_UP],)


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
class Keep(Move):
    """Keep a drawn order, free of charge."""

    order: int

    def targets(self) -> tuple[Target, ...]:
        return (places.ORDER[self.order],)


@dataclass(slots=True, unsafe_hash=True)
class KeepPaid(Move):
    """Keep a further drawn order and pay for it with this item."""

    seat: Seat
    order: int
    item: int

    def targets(self) -> tuple[Target, ...]:
        return (places.ORDER[self.order], places.COUNTER[self.seat][self.item])


@dataclass(slots=True, unsafe_hash=True)
class PutUnder(Move):
    """Put a drawn order under the deck, below all others."""

    order: int

    def targets(self) -> tuple[Target, ...]:
        return (places.ORDER[self.order],)


@dataclass(slots=True, unsafe_hash=True)
class TakeBonus(Move):
    """Choose a bonus card."""

    card: int

    def targets(self) -> tuple[Target, ...]:
        return (places.BONUS[self.card],)


@dataclass(slots=True, unsafe_hash=True)
class Build(Move):
    """Build a shop (0) or a trading house (1) on the place chosen. A number, for records know no other."""

    house: int

    def targets(self) -> tuple[Target, ...]:
        return (places.HOUSE_SITE if self.house else places.SHOP_SITE,)


@dataclass(slots=True, unsafe_hash=True)
class ReturnAssist(Move):
    """Return an assist card above the limit."""

    kind: int

    def targets(self) -> tuple[Target, ...]:
        return (places.ASSIST[self.kind],)


@dataclass(slots=True, unsafe_hash=True)
class PlaceStation(Move):
    """Put the Station token on a place."""

    place: int

    def targets(self) -> tuple[Target, ...]:
        return (places.PLACE[self.place],)


@dataclass(slots=True, unsafe_hash=True)
class Upgrade(Move):
    """Turn an Influence card to its better side."""

    seat: Seat
    card: int

    def targets(self) -> tuple[Target, ...]:
        return (places.INFLUENCE[self.seat][self.card],)


_SEATS: Final = range(SEATS_HERE)
_ITEMS: Final = range(len(ITEMS))
_PLACES: Final = range(len(PLACES))
_CARDS: Final = range(len(INFLUENCES))
PLAY: Final = tuple(
    tuple(tuple(Play(seat, card, place, NONE) for place in _PLACES) for card in _CARDS) for seat in _SEATS
)
SEND: Final = tuple(map(Send, _PLACES))
PLAY_ASSIST: Final = tuple(map(PlayAssist, range(len(ASSISTS))))
PAY_FOR_INFLUENCE: Final = tuple(map(PayForInfluence, range(len(TECHNOLOGIES))))
TAKE_CHURCH: Final = tuple(map(TakeChurch, range(len(CHURCH_CARDS))))
TAKE_TECHNOLOGY: Final = tuple(map(TakeTechnology, range(len(TECHNOLOGIES))))
PAY: Final = tuple(tuple(Pay(seat, item) for item in _ITEMS) for seat in _SEATS)
FLIP: Final = tuple(map(Flip, _SEATS))
BUY: Final = tuple(map(Buy, _ITEMS))
SELL: Final = tuple(map(Sell, _ITEMS))
KEEP: Final = tuple(map(Keep, range(len(ORDERS))))
PUT_UNDER: Final = tuple(map(PutUnder, range(len(ORDERS))))
TAKE_BONUS: Final = tuple(map(TakeBonus, range(len(BONUS_CARDS))))
BUILD_SHOP: Final = Build(0)
BUILD_HOUSE: Final = Build(1)
RETURN_ASSIST: Final = tuple(map(ReturnAssist, range(len(ASSISTS))))
PLACE_STATION: Final = tuple(map(PlaceStation, _PLACES))
UPGRADE: Final = tuple(tuple(Upgrade(seat, card) for card in _CARDS) for seat in _SEATS)
