"""Rounds, turns, influence, Merchants and buildings."""

from dataclasses import dataclass

from rules.core.event import Event, Shift
from rules.core.seats import SeatEvent
from rules.core.target import SEATS, Seat
from rules.core.text import Text, say
from rules.yokohama_duel.components import ROUNDS, YEN
from rules.yokohama_duel.places import (
    COUNTERS,
    CRITERION,
    HOUSE,
    INFLUENCE,
    MERCHANT,
    MERCHANT_PILE,
    OWN_INFLUENCES,
    OWN_MERCHANTS,
    PLACE,
    SHOP,
    SPENT_MERCHANTS,
    STATION,
    SUPPLY,
    UNBUILT,
)


@dataclass(slots=True, unsafe_hash=True)
class RoundBegan(Event):
    """Opens a chapter of the log."""

    number: int

    def text(self) -> Text:
        return say("yokohama_duel.log.round", number=self.number, rounds=ROUNDS)

    def heading(self) -> bool:
        return True


@dataclass(slots=True, unsafe_hash=True)
class TurnBegan(SeatEvent):
    """Not told: the name of the seat stands over what it does."""

    number: int

    def opens_turn(self) -> Seat:
        return self.seat


@dataclass(slots=True, unsafe_hash=True)
class InfluencePlayed(SeatEvent):
    """Not told: its level is."""

    card: int
    place: int

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(INFLUENCE[self.seat][self.card], 1, OWN_INFLUENCES[self.seat], PLACE[self.place]),)


@dataclass(slots=True, unsafe_hash=True)
class LevelFixed(SeatEvent):
    """What an Influence card and all that strengthened it come to at a place."""

    place: int
    level: int

    def text(self) -> Text:
        return say("yokohama_duel.log.level", seat=SEATS[self.seat], place=PLACE[self.place], level=self.level)


@dataclass(slots=True, unsafe_hash=True)
class MerchantRecruited(SeatEvent):
    """For a criterion that was met."""

    criterion: int

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(MERCHANT, 1, MERCHANT_PILE, OWN_MERCHANTS[self.seat]),)

    def text(self) -> Text:
        criterion = CRITERION[self.seat][self.criterion]
        return say("yokohama_duel.log.recruited", seat=SEATS[self.seat], criterion=criterion)


@dataclass(slots=True, unsafe_hash=True)
class MerchantCalled(SeatEvent):
    """An extra turn begins within a turn."""

    def text(self) -> Text:
        return say("yokohama_duel.log.called", seat=SEATS[self.seat])


@dataclass(slots=True, unsafe_hash=True)
class MerchantSent(SeatEvent):
    """Not told: its level is."""

    place: int

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(MERCHANT, 1, OWN_MERCHANTS[self.seat], PLACE[self.place]),)


@dataclass(slots=True, unsafe_hash=True)
class MerchantReturned(SeatEvent):
    """Turned face down for the rest of the game; not told."""

    place: int

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(MERCHANT, 1, PLACE[self.place], SPENT_MERCHANTS[self.seat]),)


@dataclass(slots=True, unsafe_hash=True)
class Built(SeatEvent):
    """A shop, or a trading house."""

    place: int
    house: bool
    price: int

    def shifts(self) -> tuple[Shift, ...]:
        piece = HOUSE[self.seat] if self.house else SHOP[self.seat]
        built = Shift(piece, 1, UNBUILT[self.seat], PLACE[self.place])
        return (COUNTERS.paid(self.seat, YEN, self.price), built) if self.price else (built,)

    def text(self) -> Text:
        key = "yokohama_duel.log.built_house" if self.house else "yokohama_duel.log.built_shop"
        return say(key, seat=SEATS[self.seat], place=PLACE[self.place], price=self.price)


@dataclass(slots=True, unsafe_hash=True)
class StationPlaced(SeatEvent):
    """The Station belongs to nobody and stays."""

    place: int

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(STATION, 1, SUPPLY, PLACE[self.place]),)

    def text(self) -> Text:
        return say("yokohama_duel.log.station", seat=SEATS[self.seat], place=PLACE[self.place])


@dataclass(slots=True, unsafe_hash=True)
class InfluenceTakenBack(Event):
    """All cards that lay at places: seat, card and place of each."""

    cards: tuple[tuple[Seat, int, int], ...]

    def shifts(self) -> tuple[Shift, ...]:
        return tuple(
            Shift(INFLUENCE[seat][card], 1, PLACE[place], OWN_INFLUENCES[seat]) for seat, card, place in self.cards
        )

    def text(self) -> Text:
        return Text("yokohama_duel.log.taken_back")


@dataclass(slots=True, unsafe_hash=True)
class InfluenceUpgraded(SeatEvent):
    """The card is turned to its stronger side."""

    card: int
    level: int
    price: int

    def shifts(self) -> tuple[Shift, ...]:
        return (COUNTERS.paid(self.seat, YEN, self.price),) if self.price else ()

    def text(self) -> Text:
        card = INFLUENCE[self.seat][self.card]
        return say("yokohama_duel.log.upgraded", seat=SEATS[self.seat], card=card, level=self.level, price=self.price)


@dataclass(slots=True, unsafe_hash=True)
class GameEnded(Event):
    """The last round is over; what follows is counting."""

    def text(self) -> Text:
        return Text("yokohama_duel.log.end_rounds")

    def heading(self) -> bool:
        return True
