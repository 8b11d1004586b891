"""What a seat holds and hopes for in one position: what single goods, orders and icons more or less would mean."""

from collections.abc import Sequence
from functools import cached_property
from itertools import pairwise

from game.opponents.yokohama.temper import Temper
from game.opponents.yokohama.worth.achievements import Goal, goals_of
from game.opponents.yokohama.worth.countries import Flags
from game.opponents.yokohama.worth.orders import hand_worth, order_value
from game.opponents.yokohama.worth.things import Rates, rewards
from rules.core.target import Seat
from rules.yokohama.cards import ORDERS, TOKEN_REWARDS
from rules.yokohama.components import FAITH_PRICE, GOODS, IMPORT, YEN
from rules.yokohama.state import YokohamaState


class _OrderValues(dict[int, float]):
    """By order, what completing it brings this seat, however many were before it; reckoned when first asked for."""

    def __init__(self, holdings: "Holdings") -> None:
        super().__init__()
        self._holdings = holdings

    def __missing__(self, order: int) -> float:
        holdings = self._holdings
        value = order_value(order, holdings.flags.gain(ORDERS[order].country), holdings.techs, holdings.rate)
        self[order] = value
        return value


class Holdings:
    """One seat in one position."""

    def __init__(self, state: YokohamaState, seat: Seat, rate: Rates, temper: Temper) -> None:
        self.state, self.seat, self.rate, self.temper = state, seat, rate, temper
        self.owned = state.stock[seat]
        self.hand = state.hands[seat]
        self.techs = state.techs[seat]
        self.values = _OrderValues(self)
        self._goods: dict[int, float] = {}
        self._orders: dict[int, float] = {}

    @cached_property
    def flags(self) -> Flags:
        """What icons are worth."""
        return Flags(self.state, self.seat, self.rate)

    @cached_property
    def goals(self) -> list[Goal]:
        """Achievements that may still be completed."""
        return goals_of(self.state, self.seat, self.rate) if self.rate.turns else []

    @cached_property
    def counted(self) -> tuple[float, ...]:
        """What the next order completed brings towards Achievements, the one after it, and so on."""
        goals = [goal for goal in self.goals if goal.lacks.get("completed_orders")]
        if not goals:
            return ()
        most = max(goal.lacks["completed_orders"] for goal in goals)
        sums = [self.toward("completed_orders", number) for number in range(most + 1)]
        return tuple(after - before for before, after in pairwise(sums))

    @cached_property
    def holding(self) -> float:
        """Orders and goods as they are."""
        return self.held(self.hand, self.owned)

    def held(self, hand: Sequence[int], owned: Sequence[int], completed: int = 0) -> float:
        """Such orders and goods, so many orders having been completed first."""
        return hand_worth(hand, owned, self.values, self.counted[completed:], self.rate, self.temper)

    def toward(self, what: str, more: int) -> float:
        """What so many more of a thing bring towards Achievements."""
        return sum([goal.gain(what, more, self.rate) for goal in self.goals if what in goal.lacks])

    def asked(self, good: int) -> bool:
        """Is it counted by an Achievement within reach? Who sells such a good buys it back."""
        return any(GOODS[good] in goal.lacks for goal in self.goals if goal.chance)

    def token(self, area: int) -> float:
        """The 5-Power token of an Area."""
        given = TOKEN_REWARDS[self.state.tokens[area]]
        return (rewards(given, self.rate) if given else self.rate.agent) + self.toward("agents_and_tokens", 1)

    def goods(self, good: int, number: int) -> float:
        """So many units of a good."""
        if not number:
            return 0.0
        key = good * 16 + number
        known = self._goods.get(key)
        if known is None:
            owned = self.owned[: len(GOODS)]
            owned[good] += number
            known = self.held(self.hand, owned) - self.holding
            known += self.toward(GOODS[good], number)
            self._goods[key] = known
        return known

    def item_costs(self) -> list[tuple[float, int]]:
        """What giving one unit of each item owned costs, the cheapest first; of yen the price of one Faith."""
        found = []
        for item, price in enumerate(FAITH_PRICE):
            if self.owned[item] < price:
                continue
            if item == YEN:
                cost = price * self.rate.yen
            elif item == IMPORT:
                cost = self.rate.imported
            else:
                owned = self.owned[: len(GOODS)]
                owned[item] -= 1
                cost = self.holding - self.held(self.hand, owned)
            found.append((cost, item))
        found.sort()
        return found

    def order(self, order: int) -> float:
        """One more order in hand."""
        known = self._orders.get(order)
        if known is None:
            hand = [*self.hand, order]
            known = self.held(hand, self.owned) - self.holding
            self._orders[order] = known
        return known

    def orders(self, pair: tuple[int, ...]) -> float:
        """Several more orders in hand."""
        hand = [*self.hand, *pair]
        return self.held(hand, self.owned) - self.holding
