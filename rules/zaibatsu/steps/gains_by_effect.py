"""What else comes from an effect and asks something: a production, steps, goods, the bonus of a region."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rules.core.event import Emit
from rules.core.move import SKIP, Move, Take
from rules.core.target import Target
from rules.core.text import Text, say
from rules.zaibatsu import places
from rules.zaibatsu.board import REGIONS
from rules.zaibatsu.effects import holdings, stock
from rules.zaibatsu.moves import PRODUCE, STORE, Produce, Store
from rules.zaibatsu.reckoning.means import can_pay, coal
from rules.zaibatsu.state import ZaibatsuState
from rules.zaibatsu.steps import phrases
from rules.zaibatsu.steps.base import Choice
from rules.zaibatsu.steps.due import advance
from rules.zaibatsu.tiles import COAL_FOR, GOOD_OF, PRICES
from rules.zaibatsu.words.amounts import price

TAKE_PRICE: Final = tuple(map(Take, places.PRICE_CHIP))
TAKE_REGION: Final = tuple(map(Take, places.REGION))


@dataclass(slots=True, unsafe_hash=True)
class ProduceByEffect(Choice):
    """One factory may produce for its coal."""

    factory: int

    def _cost(self, state: ZaibatsuState) -> int:
        return COAL_FOR[GOOD_OF[state.slots[self.seat][self.factory]]]

    def moves(self, state: ZaibatsuState) -> Sequence[Move]:
        if coal(state, self.seat) < self._cost(state):
            return ()
        return [PRODUCE[self.seat][self.factory], SKIP]

    def apply(self, state: ZaibatsuState, move: Move, emit: Emit) -> None:
        if isinstance(move, Produce):
            holdings.produce(state, self.seat, self.factory, self._cost(state), emit)

    def prompt(self, state: ZaibatsuState) -> Text:
        return say("zaibatsu.prompt.produce_free", n=self._cost(state))

    def phrase(self, state: ZaibatsuState, move: Move) -> Text:
        return phrases.of_production(state, move, False)


@dataclass(slots=True, unsafe_hash=True)
class StepsForBack(Choice):
    """May go back on Finance to advance elsewhere."""

    price: int
    track: int
    steps: int

    def moves(self, state: ZaibatsuState) -> Sequence[Move]:
        return [TAKE_PRICE[self.price], SKIP] if can_pay(state, self.seat, self.price) else ()

    def apply(self, state: ZaibatsuState, move: Move, emit: Emit) -> None:
        if move != SKIP:
            stock.pay(state, self.seat, self.price, emit)
            advance(state, self.seat, self.track, self.steps, emit)

    def prompt(self, state: ZaibatsuState) -> Text:
        cost = price(PRICES[self.price])
        return say("zaibatsu.prompt.steps_for_back", price=cost, track=places.TRACK_CHIP[self.track], n=self.steps)

    def phrase(self, state: ZaibatsuState, move: Move) -> Text:
        if move == SKIP:
            return Text("zaibatsu.button.skip")
        return say("zaibatsu.do.advance", track=places.TRACK_CHIP[self.track], n=self.steps)


@dataclass(slots=True, unsafe_hash=True)
class StoreApart(Choice):
    """One good in each of several factories; with too few of them, one in each."""

    left: int
    used: int

    def _factories(self, state: ZaibatsuState) -> list[int]:
        return [at for at in range(len(state.slots[self.seat])) if not self.used >> at & 1]

    def moves(self, state: ZaibatsuState) -> Sequence[Move]:
        able = self._factories(state)
        return [STORE[self.seat][at] for at in able] if len(able) > self.left else ()

    def apply(self, state: ZaibatsuState, move: Store, emit: Emit) -> None:
        if self.left > 1:
            state.pending.append(StoreApart(self.seat, self.left - 1, self.used | 1 << move.factory))
        stock.store(state, self.seat, move.factory, 1, emit)

    def resolve(self, state: ZaibatsuState, emit: Emit) -> None:
        for at in self._factories(state):
            stock.store(state, self.seat, at, 1, emit)

    def prompt(self, state: ZaibatsuState) -> Text:
        return say("zaibatsu.prompt.store", n=self.left)

    def phrase(self, state: ZaibatsuState, move: Move) -> Text:
        return phrases.of_storing(state, move)

    def refuse(self, state: ZaibatsuState, target: Target) -> Text | None:
        if target in places.FACTORY_SLOT[self.seat]:
            used = self.used >> places.FACTORY_SLOT[self.seat].index(target) & 1
            return Text("zaibatsu.refuse.other_factory" if used else "zaibatsu.refuse.no_factory")
        return None


@dataclass(slots=True, unsafe_hash=True)
class BonusOfRegion(Choice):
    """The bonus of one of the regions where a train was built."""

    regions: int

    def moves(self, state: ZaibatsuState) -> Sequence[Move]:
        able = [region for region in range(len(REGIONS)) if self.regions >> region & 1]
        return [TAKE_REGION[region] for region in able] if len(able) > 1 else ()

    def apply(self, state: ZaibatsuState, move: Take, emit: Emit) -> None:
        self._give(state, places.REGION.index(move.what), emit)

    def resolve(self, state: ZaibatsuState, emit: Emit) -> None:
        self._give(state, self.regions.bit_length() - 1, emit)

    def _give(self, state: ZaibatsuState, region: int, emit: Emit) -> None:
        stock.gain(state, self.seat, *REGIONS[region].bonus, emit)

    def prompt(self, state: ZaibatsuState) -> Text:
        return Text("zaibatsu.prompt.region_bonus")

    def phrase(self, state: ZaibatsuState, move: Move) -> Text:
        return phrases.of_region_bonus(places.REGION.index(move.targets()[0]))
