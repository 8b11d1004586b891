"""Workers, ships, machines and trains of a zaibatsu."""

from dataclasses import dataclass

from rules.core.event import Shift
from rules.core.seats import SeatEvent
from rules.core.target import SEATS
from rules.core.text import Text, say
from rules.zaibatsu.board import DESTINATION_COLOUR, DESTINATION_OF
from rules.zaibatsu.components import EXPERT, MACHINE, SHIP, SPACE_OF, TRAIN, Price
from rules.zaibatsu.places import (
    ACTION,
    AREA_SPACE,
    BAG,
    CUBE,
    DESTINATION,
    EXPERT_WORKER,
    HIRING,
    IMPROVEMENT,
    MACHINE_SLOT,
    OCCUPANT,
    PIECE,
    RAIL,
    ROW_SPACE,
    SERVICE,
    START,
    SUPPLY,
    TILE,
    WORKER,
)
from rules.zaibatsu.tiles import PRICES
from rules.zaibatsu.words.amounts import colour, price
from rules.zaibatsu.words.names import region_of_rail


@dataclass(slots=True, unsafe_hash=True)
class Hired(SeatEvent):
    """A worker hired for an action."""

    action: int
    colour: int
    at: int

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(WORKER[self.colour], 1, HIRING[SPACE_OF[self.action]], AREA_SPACE[self.seat][self.at]),)

    def text(self) -> Text:
        return say("zaibatsu.log.hired", seat=SEATS[self.seat], action=ACTION[self.action], colour=colour(self.colour))


@dataclass(slots=True, unsafe_hash=True)
class WorkerFromBag(SeatEvent):
    """A start token's worker of choice."""

    colour: int
    at: int

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(WORKER[self.colour], 1, BAG, AREA_SPACE[self.seat][self.at]),)

    def text(self) -> Text:
        return say("zaibatsu.log.worker_from_bag", seat=SEATS[self.seat], colour=colour(self.colour))


@dataclass(slots=True, unsafe_hash=True)
class AreaCleared(SeatEvent):
    """Workers go back to the bag, experts to their destinations; not told."""

    workers: tuple[int, ...]

    def shifts(self) -> tuple[Shift, ...]:
        homes = [BAG if one < EXPERT else DESTINATION[DESTINATION_OF[one - EXPERT]] for one in self.workers]
        return tuple(
            Shift(OCCUPANT[one], 1, AREA_SPACE[self.seat][at], home)
            for at, (one, home) in enumerate(zip(self.workers, homes, strict=True))
        )


# ------------------------------------------------------------ pieces
@dataclass(slots=True, unsafe_hash=True)
class ShipBuilt(SeatEvent):
    """A ship with its expert; `improves`: an improvement token comes with it."""

    column: int
    destination: int
    at: int
    improves: bool
    price: int

    def shifts(self) -> tuple[Shift, ...]:
        colour_of = DESTINATION_COLOUR[self.destination]
        port = DESTINATION[self.destination]
        found = [
            Shift(PIECE[self.seat][SHIP], 1, ROW_SPACE[self.seat][SHIP][self.column], port),
            Shift(EXPERT_WORKER[colour_of], 1, port, AREA_SPACE[self.seat][self.at]),
        ]
        if self.improves:
            found.append(Shift(IMPROVEMENT[colour_of], 1, port, SERVICE[self.seat][colour_of]))
        return tuple(found)

    def text(self) -> Text:
        key = "zaibatsu.log.ship_improves" if self.improves else "zaibatsu.log.ship"
        return say(key, seat=SEATS[self.seat], place=DESTINATION[self.destination], price=_price(self.price))

    def goes_on(self) -> bool:
        return True


@dataclass(slots=True, unsafe_hash=True)
class TrainBuilt(SeatEvent):
    """A train on a train space."""

    column: int
    rail: int
    price: int

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(PIECE[self.seat][TRAIN], 1, ROW_SPACE[self.seat][TRAIN][self.column], RAIL[self.rail]),)

    def text(self) -> Text:
        place = region_of_rail(self.rail)
        return say("zaibatsu.log.train", seat=SEATS[self.seat], place=place, price=_price(self.price))

    def goes_on(self) -> bool:
        return True


@dataclass(slots=True, unsafe_hash=True)
class MachineBuilt(SeatEvent):
    """A machine on a slot of a factory."""

    column: int
    factory: int
    slot: int
    tile: int
    cost: Price

    def shifts(self) -> tuple[Shift, ...]:
        slot = MACHINE_SLOT[self.seat][self.factory][self.slot]
        return (Shift(PIECE[self.seat][MACHINE], 1, ROW_SPACE[self.seat][MACHINE][self.column], slot),)

    def text(self) -> Text:
        return say("zaibatsu.log.machine", seat=SEATS[self.seat], tile=TILE[self.tile], price=price(self.cost))

    def goes_on(self) -> bool:
        return True


@dataclass(slots=True, unsafe_hash=True)
class MachineHeld(SeatEvent):
    """A machine taken for the first factory."""

    column: int

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(PIECE[self.seat][MACHINE], 1, ROW_SPACE[self.seat][MACHINE][self.column], START[self.seat]),)

    def text(self) -> Text:
        return say("zaibatsu.log.machine_held", seat=SEATS[self.seat])


@dataclass(slots=True, unsafe_hash=True)
class HeldMachinePlaced(SeatEvent):
    """A held machine finds its factory."""

    factory: int

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(PIECE[self.seat][MACHINE], 1, START[self.seat], MACHINE_SLOT[self.seat][self.factory][0]),)

    def text(self) -> Text:
        return say("zaibatsu.log.held_machine", seat=SEATS[self.seat])

    def tail(self) -> Text:
        return Text("zaibatsu.log.tail.held_machine")


@dataclass(slots=True, unsafe_hash=True)
class GoodsHeld(SeatEvent):
    """Goods without a type, for the first factory."""

    number: int

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(CUBE, self.number, SUPPLY, START[self.seat]),)

    def text(self) -> Text:
        return say("zaibatsu.log.goods_held", seat=SEATS[self.seat], n=self.number)


@dataclass(slots=True, unsafe_hash=True)
class HeldGoodsTyped(SeatEvent):
    """Held goods get the type of the first factory, where they are stored next; not told."""

    number: int

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(CUBE, self.number, START[self.seat], SUPPLY),)


def _price(number: int) -> Text:
    return price(PRICES[number])
