"""Tracks, factories, contracts and favour of a zaibatsu."""

from dataclasses import dataclass

from rules.core.event import Shift
from rules.core.seats import SeatEvent
from rules.core.target import SEATS, Target
from rules.core.text import Text, say
from rules.zaibatsu.components import MONEY, SILK
from rules.zaibatsu.places import (
    CONTRACT,
    CONTRACT_SLOT,
    FACTORY_SLOT,
    FAVOUR,
    LOCKED,
    MARKER,
    OBJECTIVE,
    OWN_CONTRACTS,
    OWN_FAVOURS,
    OWN_TOKENS,
    SHELF,
    SUPPLY,
    TILE,
    TOKEN,
    TRACK_CHIP,
    TRACK_SPACE,
)
from rules.zaibatsu.words.amounts import amount
from rules.zaibatsu.words.names import name


@dataclass(slots=True, unsafe_hash=True)
class Moved(SeatEvent):
    """A marker moved on its track, forward or back; steps beyond an end are lost."""

    track: int
    source: int
    to: int
    lost: int

    def shifts(self) -> tuple[Shift, ...]:
        if self.source == self.to:
            return ()
        spaces = TRACK_SPACE[self.seat][self.track]
        return (Shift(MARKER[self.seat][self.track], 1, spaces[self.source], spaces[self.to]),)

    def text(self) -> Text:
        return say(f"zaibatsu.log.{self._way()}", seat=SEATS[self.seat], **self._args())

    def goes_on(self) -> bool:
        return True

    def tail(self) -> Text:
        return say(f"zaibatsu.log.tail.{self._way()}", **self._args())

    def _way(self) -> str:
        if self.source == self.to:
            return "at_end"
        return "moved" if self.to > self.source else "moved_back"

    def _args(self) -> dict[str, int | Text | Target]:
        args: dict[str, int | Text | Target] = {"track": TRACK_CHIP[self.track]}
        if self.source != self.to:
            args["n"] = abs(self.to - self.source)
        return args


@dataclass(slots=True, unsafe_hash=True)
class FactoryBuilt(SeatEvent):
    """A tile from the shelf; `money` and `silk` are what it cost."""

    tile: int
    factory: int
    money: int
    silk: int

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(TILE[self.tile], 1, SHELF, FACTORY_SLOT[self.seat][self.factory]),)

    def text(self) -> Text:
        seat, tile, money = SEATS[self.seat], TILE[self.tile], amount(MONEY, self.money)
        if self.silk:
            silk = amount(SILK, self.silk)
            return say("zaibatsu.log.factory_silk", seat=seat, tile=tile, money=money, silk=silk)
        return say("zaibatsu.log.factory", seat=seat, tile=tile, money=money)

    def goes_on(self) -> bool:
        return True


@dataclass(slots=True, unsafe_hash=True)
class OldFactoryPlaced(SeatEvent):
    """The old factory of a start token; it comes out of the box."""

    tile: int
    factory: int

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(TILE[self.tile], 1, SUPPLY, FACTORY_SLOT[self.seat][self.factory]),)

    def text(self) -> Text:
        return say("zaibatsu.log.old_factory", seat=SEATS[self.seat], tile=TILE[self.tile])

    def goes_on(self) -> bool:
        return True


@dataclass(slots=True, unsafe_hash=True)
class Produced(SeatEvent):
    """A factory works; its goods are stored next."""

    tile: int
    coal: int

    def text(self) -> Text:
        return say("zaibatsu.log.produced", seat=SEATS[self.seat], tile=TILE[self.tile], n=self.coal)

    def goes_on(self) -> bool:
        return True


@dataclass(slots=True, unsafe_hash=True)
class Modified(SeatEvent):
    """The modifier of a factory is applied."""

    tile: int

    def text(self) -> Text:
        return say("zaibatsu.log.modified", seat=SEATS[self.seat], tile=TILE[self.tile])

    def goes_on(self) -> bool:
        return True


@dataclass(slots=True, unsafe_hash=True)
class ContractFulfilled(SeatEvent):
    """A contract goes to its slot."""

    contract: int
    slot: int
    goods: Text

    def shifts(self) -> tuple[Shift, ...]:
        paper = CONTRACT[self.seat][self.contract]
        return (Shift(paper, 1, OWN_CONTRACTS[self.seat], CONTRACT_SLOT[self.seat][self.slot]),)

    def text(self) -> Text:
        contract = CONTRACT[self.seat][self.contract]
        return say("zaibatsu.log.contract", seat=SEATS[self.seat], contract=contract, goods=self.goods)

    def goes_on(self) -> bool:
        return True


@dataclass(slots=True, unsafe_hash=True)
class Invested(SeatEvent):
    """Goods for steps on Finance, which follow."""

    goods: Text

    def text(self) -> Text:
        return say("zaibatsu.log.invested", seat=SEATS[self.seat], goods=self.goods)

    def goes_on(self) -> bool:
        return True


@dataclass(slots=True, unsafe_hash=True)
class Unlocked(SeatEvent):
    """A locked influence token becomes free."""

    value: int

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(TOKEN[self.seat][self.value], 1, LOCKED[self.seat], OWN_TOKENS[self.seat]),)

    def text(self) -> Text:
        return say("zaibatsu.log.unlocked", seat=SEATS[self.seat], value=self.value)

    def tail(self) -> Text:
        return say("zaibatsu.log.tail.unlocked", value=self.value)


@dataclass(slots=True, unsafe_hash=True)
class Consolidated(SeatEvent):
    """A consolidation begins."""

    def text(self) -> Text:
        return say("zaibatsu.log.consolidates", seat=SEATS[self.seat])


@dataclass(slots=True, unsafe_hash=True)
class FavourPlaced(SeatEvent):
    """A favour token on an objective."""

    level: int
    objective: int

    def shifts(self) -> tuple[Shift, ...]:
        pile = FAVOUR[self.seat][self.level]
        return (Shift(pile, 1, OWN_FAVOURS[self.seat], OBJECTIVE[self.seat][self.objective]),)

    def text(self) -> Text:
        objective = name(OBJECTIVE[self.seat][self.objective])
        return say("zaibatsu.log.favour", seat=SEATS[self.seat], level=self.level, objective=objective)
