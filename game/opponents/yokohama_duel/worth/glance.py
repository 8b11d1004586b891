"""What an action at a place would bring, at a glance: an estimate without playing it."""

from collections.abc import Callable
from typing import Final

from game.opponents.yokohama_duel.outlook import Outlook, outlook
from game.opponents.yokohama_duel.temper import Temper
from game.opponents.yokohama_duel.worth.buildings import building_gain
from game.opponents.yokohama_duel.worth.orders import item_costs, needs
from game.opponents.yokohama_duel.worth.technologies import technology_worth
from game.opponents.yokohama_duel.worth.things import (
    FLIPPED,
    WEIGHTS,
    bonus_value,
    church_values,
    coin,
    fresh_order,
    order_values,
    spare,
)
from rules.core.target import HIDDEN, Seat
from rules.yokohama_duel.components import (
    BONUS_LEVEL,
    BUILD_LEVEL,
    CHURCH_CARDS,
    FAITH_ITEMS,
    IMPORT_DOWN,
    IMPORT_UP,
    NONE,
    ORDERS,
    PLACES,
    TECHNOLOGIES,
    YEN,
)
from rules.yokohama_duel.reckoning.influence import rewards_at, yield_at
from rules.yokohama_duel.state import DuelState

_PER_COST: Final = 0.4
"""What a point of a technology's printed cost is worth for the majority."""
_CHURCH_MORE: Final = 0.6
"""What a Church card is worth for the Merchant it may bring."""


class Glance:
    """One seat's look at the table, kept while one choice is made."""

    def __init__(self, state: DuelState, seat: Seat, temper: Temper) -> None:
        self.state = state
        self.seat = seat
        self.temper = temper
        self.ahead: Outlook = outlook(state, seat)
        self.stock = state.stock[seat]
        self.needs = needs(state.hands[seat], self.stock)
        costs = item_costs(state, seat, self.ahead, temper)
        self.gifts = sorted(
            min(costs[item] for item in items if self.stock[item])
            for items in FAITH_ITEMS
            if any(self.stock[item] for item in items)
        )
        self.due = min(2 * costs[YEN], costs[IMPORT_UP] if self.stock[IMPORT_UP] else 9.0)
        self.technologies = [
            (TECHNOLOGIES[each].cost, self.technology(each)) for each in state.tech_row if each != NONE
        ]

    def technology(self, each: int) -> float:
        """What a technology would be worth to this seat, before its price."""
        worth = technology_worth(self.state, self.seat, each, self.ahead, self.temper)
        return worth + _PER_COST * TECHNOLOGIES[each].cost

    def church(self, card: int, faith: int) -> float:
        """What a Church card would bring, its gifts paid; less than 0 where it is out of reach."""
        short = max(0, CHURCH_CARDS[card].faith - faith)
        if short > len(self.gifts):
            return -1.0
        return church_values(self.ahead.turns, self.temper)[card] + _CHURCH_MORE - sum(self.gifts[:short])

    def gain(self, place: int, level: int) -> float:
        """The whole action: effect, bonus, building."""
        gain = _GAINS[PLACES[place].effect](self, place, yield_at(place, level))
        turns, temper = self.ahead.turns, self.temper
        if level >= BUILD_LEVEL:
            gain += building_gain(self.state, self.seat, place, self.ahead, temper)
        if level >= BONUS_LEVEL:
            number = rewards_at(level)
            gain += max(bonus_value(turns, card, number, temper) for card in self.state.bonus_row if card != NONE)
        return gain

    def good(self, place: int, number: int) -> float:
        """Goods that orders wait for count more."""
        good = PLACES[place].good
        wanted = max(0, min(number, self.needs[good]))
        useful = self.temper.effort * WEIGHTS[good] * 1.2 if self.ahead.turns else 0.6
        return wanted * useful + (number - wanted) * spare(self.ahead.turns, good, self.temper)

    def yen(self, place: int, number: int) -> float:
        """Money is money."""
        return number * coin(self.ahead.turns, self.temper)

    def flips(self, place: int, number: int) -> float:
        """Open imports to be turned; two turned ones bring a Merchant."""
        able = min(number, self.stock[IMPORT_UP])
        first = 1.0 if able and self.stock[IMPORT_DOWN] < 2 else 0.0
        return able * FLIPPED + first

    def churches(self, place: int, number: int) -> float:
        """The best card in reach."""
        return max((self.church(card, number) for card in self.state.church_row if card != NONE), default=0.0)

    def laboratory(self, place: int, number: int) -> float:
        """The best technology that can be paid for."""
        purse = self.stock[YEN] // 2 + self.stock[IMPORT_UP] + self.stock[IMPORT_DOWN]
        extra = 1 if self.state.techs[self.seat].bit_count() >= 3 else 0
        best = 0.0
        for cost, worth in self.technologies:
            dues = max(0, cost - number) + extra
            if dues <= purse:
                best = max(best, worth - dues * self.due)
        return best

    def trades(self, place: int, number: int) -> float:
        """An order that can be completed by buying what it lacks."""
        best = 0.3
        turns = self.ahead.turns
        values = order_values(turns, self.temper)
        for order in self.state.hands[self.seat]:
            if order == HIDDEN:
                continue
            short = [max(0, want - self.stock[good]) for good, want in enumerate(ORDERS[order].demand)]
            price = sum(lack * (2 if WEIGHTS[good] > 1 else 1) for good, lack in enumerate(short))
            if 0 < sum(short) <= number and price <= self.stock[YEN]:
                effort = sum(lack * WEIGHTS[good] for good, lack in enumerate(short)) * self.temper.effort
                last = 1.0 if turns > 3 else 0.0
                worth = effort if last else 0.6 * values[order]
                best = max(best, worth + 1.0 - price * coin(turns, self.temper))
        return best

    def orders(self, place: int, number: int) -> float:
        """New orders, while there is time for them."""
        held = len(self.state.hands[self.seat])
        hunger = (1.6, 1.2, 0.8, 0.4)[held] if held < 4 else 0.2
        return fresh_order(self.ahead.turns, self.temper) * hunger * (0.8 + 0.2 * number)


_GAINS: Final[dict[str, Callable[[Glance, int, int], float]]] = {
    "gain_good": Glance.good,
    "gain_yen": Glance.yen,
    "flip_imports": Glance.flips,
    "take_church_card": Glance.churches,
    "take_technology": Glance.laboratory,
    "trades": Glance.trades,
    "draw_orders": Glance.orders,
}
