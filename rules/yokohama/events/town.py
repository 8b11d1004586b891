"""What is done in an Area: actions, boards, tokens, buildings, the Warehouse, the Station."""

from dataclasses import dataclass

from rules.core.event import Shift
from rules.core.seats import SeatEvent
from rules.core.target import SEATS
from rules.core.text import Text, say
from rules.yokohama.cards import FREE_AGENT, FREE_TOKEN, HOUSE_SPACE, TILES, TOKEN_REWARDS
from rules.yokohama.components import SPACES, YEN
from rules.yokohama.moves import IN_HAND_SOURCE
from rules.yokohama.places import (
    AREA,
    ASSISTANT,
    COUNTERS,
    FIVE,
    HELD,
    HOUSE,
    OWN_AGENTS,
    OWN_TOKENS,
    PIECE,
    SHOP,
    SITE,
    SPACE,
    STATION,
    STORE,
    SUPPLY,
    TOKEN,
)
from rules.yokohama.words.amounts import price, rewards


@dataclass(slots=True, unsafe_hash=True)
class Acted(SeatEvent):
    """An action begins; its Power holds for the steps that follow."""

    area: int
    power: int

    def text(self) -> Text:
        return say("yokohama.log.acted", seat=SEATS[self.seat], area=AREA[self.area], power=self.power)


@dataclass(slots=True, unsafe_hash=True)
class SpaceTaken(SeatEvent):
    """An assistant from an Area or from hand on a space of the Church or Customs board."""

    board: int
    space: int
    source: int
    paid: tuple[tuple[int, int], ...]

    def shifts(self) -> tuple[Shift, ...]:
        start = HELD[self.seat][0] if self.source == IN_HAND_SOURCE else AREA[self.source]
        man = Shift(ASSISTANT[self.seat], 1, start, SPACE[self.board][self.space])
        return (*COUNTERS.all_paid(self.seat, self.paid), man)

    def text(self) -> Text:
        space = SPACE[self.board][self.space]
        given = rewards(SPACES[self.board][self.space].rewards)
        if not self.paid:
            return say("yokohama.log.space", seat=SEATS[self.seat], space=space, rewards=given)
        key, paid = "yokohama.log.space_paid", price(self.paid)
        return say(key, seat=SEATS[self.seat], space=space, rewards=given, price=paid)


@dataclass(slots=True, unsafe_hash=True)
class TokenTaken(SeatEvent):
    """A 5-Power token; a Free Agent stays face up."""

    area: int
    kind: int

    def shifts(self) -> tuple[Shift, ...]:
        free = self.kind == FREE_AGENT
        to = OWN_AGENTS[self.seat][FREE_TOKEN] if free else OWN_TOKENS[self.seat]
        return (Shift(FIVE[self.kind], 1, TOKEN[self.area], to),)

    def text(self) -> Text:
        if self.kind == FREE_AGENT:
            return say("yokohama.log.free_agent", seat=SEATS[self.seat])
        return say("yokohama.log.token", seat=SEATS[self.seat], rewards=rewards(TOKEN_REWARDS[self.kind]))


@dataclass(slots=True, unsafe_hash=True)
class Built(SeatEvent):
    """A Shop House or Trading House on a space of an Area, with what its tile gives."""

    area: int
    space: int
    tile: int

    def shifts(self) -> tuple[Shift, ...]:
        house = self.space == HOUSE_SPACE
        piece, hand = (HOUSE, HELD[self.seat][2]) if house else (SHOP, HELD[self.seat][1])
        return (Shift(piece[self.seat], 1, hand, SITE[self.area][self.space]),)

    def text(self) -> Text:
        key = "yokohama.log.built_house" if self.space == HOUSE_SPACE else "yokohama.log.built_shop"
        given = rewards(TILES[self.tile].rewards[self.space])
        return say(key, seat=SEATS[self.seat], area=AREA[self.area], rewards=given)


@dataclass(slots=True, unsafe_hash=True)
class Hired(SeatEvent):
    """A piece from the Warehouse to hand."""

    piece: int
    price: int

    def shifts(self) -> tuple[Shift, ...]:
        came = Shift(PIECE[self.seat][self.piece], 1, STORE[self.seat][self.piece], HELD[self.seat][self.piece])
        if not self.price:
            return (came,)
        return (COUNTERS.paid(self.seat, YEN, self.price), came)

    def text(self) -> Text:
        key = ("yokohama.log.hired", "yokohama.log.hired_shop", "yokohama.log.hired_house")[self.piece]
        return say(key, seat=SEATS[self.seat], price=self.price) if self.price else say(key, seat=SEATS[self.seat])


@dataclass(slots=True, unsafe_hash=True)
class StationPlaced(SeatEvent):
    """The Station belongs to nobody and stays."""

    area: int

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(STATION, 1, SUPPLY, AREA[self.area]),)

    def text(self) -> Text:
        return say("yokohama.log.station", seat=SEATS[self.seat], area=AREA[self.area])
