"""The action Local markets, and goods that are spent from several factories."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rules.core.event import Emit
from rules.core.move import Move, Take
from rules.core.target import Target
from rules.core.text import Text, say
from rules.zaibatsu import places
from rules.zaibatsu.board import REGION_OF, REGIONS
from rules.zaibatsu.components import MARKET_POINTS, MARKETS, NONE, TOKEN_FOR, VP
from rules.zaibatsu.effects import japan, stock
from rules.zaibatsu.moves import CHOOSE_SPACE, DELIVER, FROM, ChooseSpace, Deliver, From
from rules.zaibatsu.reckoning.markets import deliveries, leaving, refuse_space
from rules.zaibatsu.state import VALUE, VALUE_BITS, ZaibatsuState
from rules.zaibatsu.steps import phrases
from rules.zaibatsu.steps.activation import Activation
from rules.zaibatsu.steps.base import SETTLE, Choice
from rules.zaibatsu.steps.voyages import MOST_LISTED
from rules.zaibatsu.tiles import GOOD_OF
from rules.zaibatsu.words.amounts import of_good
from rules.zaibatsu.words.names import city_of_space, of_owner

TAKE_SPACE: Final = tuple(map(Take, places.SPACE))
TAKE_REWARD: Final = tuple(map(Take, places.REWARD))


def number_for(good: int, value: int) -> int:
    """How many goods of a type an influence token takes."""
    return TOKEN_FOR[good].index(value) + 1


@dataclass(slots=True, unsafe_hash=True)
class DeliverGoods(Activation):
    """Deliveries in one region; NONE before the first."""

    region: int

    def action(self) -> int:
        return MARKETS

    def in_region(self, region: int) -> "DeliverGoods":
        """The action after one more delivery."""
        return DeliverGoods(self.seat, self.colour, self.count + 1, self.used, self.modified, self.closed, region)

    def activations(self, state: ZaibatsuState) -> list[Move]:
        able = deliveries(state, self.seat, self.region)
        if len(able) > MOST_LISTED:
            return [CHOOSE_SPACE[space] for space in dict.fromkeys(space for space, _ in able)]
        table = DELIVER[self.seat]
        return [table[space][value] for space, value in able]

    def activate(self, state: ZaibatsuState, move: Deliver | ChooseSpace, emit: Emit) -> None:
        if isinstance(move, ChooseSpace):
            state.pending.append(ChooseToken(self.seat, self, move.space))
            return
        region, good = REGION_OF[move.space], state.demand[move.space]
        number = number_for(good, move.value)
        state.pending += (
            self.in_region(region),
            SETTLE[self.seat],
            MarketReward(self.seat, region),
            PutToken(self.seat, move.space, move.value),
            SpendGoods(self.seat, good, number),
        )

    def phrase(self, state: ZaibatsuState, move: Move) -> Text:
        if isinstance(move, ChooseSpace):
            return say("zaibatsu.do.space", place=city_of_space(move.space))
        if not isinstance(move, Deliver):
            return Activation.phrase(self, state, move)
        good = state.demand[move.space]
        goods = of_good(good, number_for(good, move.value))
        return say("zaibatsu.do.deliver", place=city_of_space(move.space), goods=goods, value=move.value)

    def kinds(self) -> tuple[str, ...]:
        return ("space",)

    def refuse_target(self, state: ZaibatsuState, target: Target) -> Text | None:
        if target in places.SPACE:
            space = places.SPACE.index(target)
            if self.region not in (NONE, REGION_OF[space]):
                return say("zaibatsu.refuse.same_region", region=places.REGION[self.region])
            return refuse_space(state, self.seat, space)
        return None


@dataclass(slots=True, unsafe_hash=True)
class ChooseToken(Choice):
    """The space is chosen, the number of goods not yet."""

    action: DeliverGoods
    space: int

    def moves(self, state: ZaibatsuState) -> Sequence[Move]:
        table = DELIVER[self.seat][self.space]
        able = deliveries(state, self.seat, REGION_OF[self.space])
        return [table[value] for space, value in able if space == self.space]

    def apply(self, state: ZaibatsuState, move: Deliver, emit: Emit) -> None:
        self.action.activate(state, move, emit)

    def in_hand(self, state: ZaibatsuState) -> tuple[Target, ...]:
        return (*self.action.in_hand(state), places.SPACE[self.space])

    def prompt(self, state: ZaibatsuState) -> Text:
        return say("zaibatsu.prompt.token", place=city_of_space(self.space))

    def phrase(self, state: ZaibatsuState, move: Move) -> Text:
        return self.action.phrase(state, move)


@dataclass(slots=True, unsafe_hash=True)
class SpendGoods(Choice):
    """Goods of one type; from which factories is asked, one by one, only if it makes a difference."""

    good: int
    left: int

    def _factories(self, state: ZaibatsuState) -> list[int]:
        slots, goods = state.slots[self.seat], state.goods[self.seat]
        return [at for at, tile in enumerate(slots) if goods[at] and GOOD_OF[tile] == self.good]

    def moves(self, state: ZaibatsuState) -> Sequence[Move]:
        able = self._factories(state)
        if not self.left or len(able) < 2 or sum(state.goods[self.seat][at] for at in able) == self.left:
            return ()
        return [FROM[self.seat][at] for at in able]

    def apply(self, state: ZaibatsuState, move: From, emit: Emit) -> None:
        if self.left > 1:
            state.pending.append(SpendGoods(self.seat, self.good, self.left - 1))
        stock.take_goods(state, self.seat, move.factory, 1, emit)

    def resolve(self, state: ZaibatsuState, emit: Emit) -> None:
        left = self.left
        for at in self._factories(state):
            number = min(left, state.goods[self.seat][at])
            if number:
                stock.take_goods(state, self.seat, at, number, emit)
                left -= number

    def prompt(self, state: ZaibatsuState) -> Text:
        return say("zaibatsu.prompt.from", what=of_good(self.good, self.left))

    def phrase(self, state: ZaibatsuState, move: Move) -> Text:
        factory = places.FACTORY_SLOT[self.seat].index(move.targets()[0])
        return say("zaibatsu.do.from", tile=places.TILE[state.slots[self.seat][factory]])


@dataclass(slots=True, unsafe_hash=True)
class PutToken(Choice):
    """The token goes on the map; which one leaves for it is asked where several are the lowest."""

    space: int
    value: int

    def moves(self, state: ZaibatsuState) -> Sequence[Move]:
        able = leaving(state, self.space)
        return [TAKE_SPACE[space] for space in able] if len(able) > 1 else ()

    def apply(self, state: ZaibatsuState, move: Take, emit: Emit) -> None:
        self._put(state, [places.SPACE.index(move.what)], emit)

    def resolve(self, state: ZaibatsuState, emit: Emit) -> None:
        self._put(state, leaving(state, self.space), emit)

    def in_hand(self, state: ZaibatsuState) -> tuple[Target, ...]:
        return (places.SPACE[self.space],)

    def _put(self, state: ZaibatsuState, leave: list[int], emit: Emit) -> None:
        for space in leave:
            japan.send_home(state, space, emit)
        good = state.demand[self.space]
        goods = of_good(good, number_for(good, self.value))
        japan.place_token(state, self.seat, self.space, self.value, goods, emit)

    def prompt(self, state: ZaibatsuState) -> Text:
        return say("zaibatsu.prompt.leaves", place=city_of_space(self.space))

    def phrase(self, state: ZaibatsuState, move: Move) -> Text:
        token = state.tokens[places.SPACE.index(move.targets()[0])]
        return say("zaibatsu.do.leaves", seat=of_owner(token >> VALUE_BITS), value=token & VALUE)


@dataclass(slots=True, unsafe_hash=True)
class MarketReward(Choice):
    """The region's bonus, or points."""

    region: int

    def moves(self, state: ZaibatsuState) -> Sequence[Move]:
        return TAKE_REWARD

    def apply(self, state: ZaibatsuState, move: Take, emit: Emit) -> None:
        if move.what == places.REWARD[0]:
            stock.gain(state, self.seat, *REGIONS[self.region].bonus, emit)
        else:
            stock.gain(state, self.seat, VP, MARKET_POINTS, emit)

    def prompt(self, state: ZaibatsuState) -> Text:
        return Text("zaibatsu.prompt.reward")

    def phrase(self, state: ZaibatsuState, move: Move) -> Text:
        return phrases.of_region_bonus(self.region if move == TAKE_REWARD[0] else NONE)
