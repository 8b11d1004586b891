"""One small value per choice. Those made often lie ready in tables."""

from dataclasses import dataclass
from typing import Final

from rules.core.move import Button, Move
from rules.core.target import Seat, Target
from rules.zaibatsu import places
from rules.zaibatsu.board import DESTINATIONS, MARKET_SPACES, RAIL_GIFTS
from rules.zaibatsu.components import (
    ACTIONS,
    COLOURS,
    FACTORY_SLOTS,
    NONE,
    OBJECTIVES,
    SEATS_MOST,
    SPACE_OF,
    STEPS,
    VALUES,
)
from rules.zaibatsu.tiles import CONTRACTS, MACHINE_SLOTS, PRICES, TILES


@dataclass(slots=True, unsafe_hash=True)
class Pair(Move):
    """Take a pair of start tokens."""

    number: int

    def targets(self) -> tuple[Target, ...]:
        return (places.PAIR[self.number],)


@dataclass(slots=True, unsafe_hash=True)
class Hire(Move):
    """Choose an action and take a worker of this colour from the space above it."""

    action: int
    colour: int

    def targets(self) -> tuple[Target, ...]:
        return (places.ACTION[self.action], places.HIRE[SPACE_OF[self.action]][self.colour])


@dataclass(slots=True, unsafe_hash=True)
class Steps(Move):
    """Pay for so many steps: 0, 1, 2 for the three prices."""

    tier: int

    def targets(self) -> tuple[Target, ...]:
        return (places.STEP_CHIP[self.tier],)


@dataclass(slots=True, unsafe_hash=True)
class BuildFactory(Move):
    """Build a factory."""

    tile: int

    def targets(self) -> tuple[Target, ...]:
        return (places.TILE[self.tile],)


@dataclass(slots=True, unsafe_hash=True)
class BuildMachine(Move):
    """Build a machine on a slot of a factory."""

    seat: Seat
    factory: int
    slot: int

    def targets(self) -> tuple[Target, ...]:
        return (places.MACHINE_SLOT[self.seat][self.factory][self.slot],)


@dataclass(slots=True, unsafe_hash=True)
class Produce(Move):
    """Produce in a factory."""

    seat: Seat
    factory: int

    def targets(self) -> tuple[Target, ...]:
        return (places.FACTORY_SLOT[self.seat][self.factory],)


@dataclass(slots=True, unsafe_hash=True)
class Ship(Move):
    """Build a ship for this price."""

    destination: int
    price: int

    def targets(self) -> tuple[Target, ...]:
        return (places.DESTINATION[self.destination], places.PRICE_CHIP[self.price])


@dataclass(slots=True, unsafe_hash=True)
class Train(Move):
    """Build a train on a train space for this price."""

    rail: int
    price: int

    def targets(self) -> tuple[Target, ...]:
        return (places.RAIL[self.rail], places.PRICE_CHIP[self.price])


@dataclass(slots=True, unsafe_hash=True)
class ChooseRail(Move):
    """Choose the train space first: there are too many to list them with their prices."""

    rail: int

    def targets(self) -> tuple[Target, ...]:
        return (places.RAIL[self.rail],)


@dataclass(slots=True, unsafe_hash=True)
class Deliver(Move):
    """Deliver for an influence token of this value."""

    seat: Seat
    space: int
    value: int

    def targets(self) -> tuple[Target, ...]:
        return (places.SPACE[self.space], places.TOKEN[self.seat][self.value])


@dataclass(slots=True, unsafe_hash=True)
class ChooseSpace(Move):
    """Choose the influence space first: there are too many to list them with their tokens."""

    space: int

    def targets(self) -> tuple[Target, ...]:
        return (places.SPACE[self.space],)


@dataclass(slots=True, unsafe_hash=True)
class Invest(Move):
    """Spend goods, the first from this factory, for a contract; NONE: for steps on Finance."""

    seat: Seat
    factory: int
    contract: int

    def targets(self) -> tuple[Target, ...]:
        gain = places.TRACK_CHIP[2] if self.contract == NONE else places.CONTRACT[self.seat][self.contract]
        return (places.FACTORY_SLOT[self.seat][self.factory], gain)


@dataclass(slots=True, unsafe_hash=True)
class From(Move):
    """Take the next good from this factory."""

    seat: Seat
    factory: int

    def targets(self) -> tuple[Target, ...]:
        return (places.FACTORY_SLOT[self.seat][self.factory],)


@dataclass(slots=True, unsafe_hash=True)
class Store(Move):
    """Put the next good in this factory."""

    seat: Seat
    factory: int

    def targets(self) -> tuple[Target, ...]:
        return (places.FACTORY_SLOT[self.seat][self.factory],)


@dataclass(slots=True, unsafe_hash=True)
class Modify(Move):
    """Apply the modifier printed on a factory."""

    seat: Seat
    factory: int

    def targets(self) -> tuple[Target, ...]:
        return (places.MODIFIER[self.seat][self.factory],)


@dataclass(slots=True, unsafe_hash=True)
class Level(Move):
    """Take a favour token of another level."""

    seat: Seat
    level: int

    def targets(self) -> tuple[Target, ...]:
        return (places.FAVOUR[self.seat][self.level],)


@dataclass(slots=True, unsafe_hash=True)
class PlaceFavour(Move):
    """Place the favour token on an objective."""

    seat: Seat
    objective: int

    def targets(self) -> tuple[Target, ...]:
        return (places.OBJECTIVE[self.seat][self.objective],)


CONSOLIDATE: Final = Button("consolidate")

_SEATS: Final = range(SEATS_MOST)
_FACTORIES: Final = range(FACTORY_SLOTS)
_PRICES: Final = range(len(PRICES))
PAIR: Final = tuple(map(Pair, range(len(places.PAIR))))
HIRE: Final = tuple(tuple(Hire(action, colour) for colour in range(len(COLOURS))) for action in range(len(ACTIONS)))
STEP: Final = tuple(map(Steps, range(len(STEPS))))
BUILD: Final = tuple(map(BuildFactory, range(len(TILES))))
BUILD_MACHINE: Final = tuple(
    tuple(tuple(BuildMachine(seat, at, slot) for slot in range(MACHINE_SLOTS)) for at in _FACTORIES) for seat in _SEATS
)
PRODUCE: Final = tuple(tuple(Produce(seat, at) for at in _FACTORIES) for seat in _SEATS)
SHIP: Final = tuple(tuple(Ship(at, price) for price in _PRICES) for at in range(len(DESTINATIONS)))
TRAIN: Final = tuple(tuple(Train(rail, price) for price in _PRICES) for rail in range(len(RAIL_GIFTS)))
CHOOSE_RAIL: Final = tuple(map(ChooseRail, range(len(RAIL_GIFTS))))
DELIVER: Final = tuple(
    tuple(tuple(Deliver(seat, space, value) for value in (0, *VALUES)) for space in range(len(MARKET_SPACES)))
    for seat in _SEATS
)
CHOOSE_SPACE: Final = tuple(map(ChooseSpace, range(len(MARKET_SPACES))))
INVEST: Final = tuple(
    tuple(tuple(Invest(seat, at, contract) for contract in (*range(len(CONTRACTS)), NONE)) for at in _FACTORIES)
    for seat in _SEATS
)
"""By seat, factory and contract; the last is Finance, so that NONE finds it."""
FROM: Final = tuple(tuple(From(seat, at) for at in _FACTORIES) for seat in _SEATS)
STORE: Final = tuple(tuple(Store(seat, at) for at in _FACTORIES) for seat in _SEATS)
MODIFY: Final = tuple(tuple(Modify(seat, at) for at in _FACTORIES) for seat in _SEATS)
PLACE_FAVOUR: Final = tuple(
    tuple(PlaceFavour(seat, objective) for objective in range(len(OBJECTIVES))) for seat in _SEATS
)
