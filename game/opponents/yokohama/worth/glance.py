"""What acting in an Area would bring a seat, at a glance: gains less what is given for them."""

from collections.abc import Callable
from typing import Final

from game.opponents.yokohama.temper import Temper
from game.opponents.yokohama.worth.holdings import Holdings
from game.opponents.yokohama.worth.sites import best_site
from game.opponents.yokohama.worth.technologies import technology_help
from game.opponents.yokohama.worth.things import Rates, men_worth, money, rewards
from rules.core.target import Seat
from rules.yokohama.cards import (
    BRICKYARD,
    EXPOSITION,
    MINING,
    PATENT,
    TECHNOLOGIES,
    WINERY,
)
from rules.yokohama.components import (
    AREAS,
    ASSISTANT,
    BUILD_POWER,
    CHURCH,
    COPPER,
    CUSTOMS,
    GIVEN_ITEM,
    GOODS,
    HAND_ASSISTANTS,
    HAND_LIMIT,
    HOUSE,
    HOUSE_COSTS,
    IMPORT,
    IN_HAND,
    IN_STORE,
    NONE,
    PORT_POINTS,
    RATES,
    SECOND_ORDER,
    SHOP,
    SHOP_COST,
    SLOT_LEVELS,
    SPACES,
    TOKEN_POWER,
    TOTALS,
    YEN,
    YIELD,
)
from rules.yokohama.reckoning.prices import dues, owns_title
from rules.yokohama.state import YokohamaState

MAJORITY_STEP: Final = (1.6, 2.2)
"""What one more assistant on the Church or Customs board is worth for the prizes."""
PRODUCTION_STEP: Final = 0.45
"""The same for one Production."""
_SECOND: Final = 0.8
"""What the second of two orders is worth beside the first."""


class Glance(Holdings):
    """One seat in one position, and all Areas it might act in."""

    def __init__(self, state: YokohamaState, seat: Seat, rate: Rates, temper: Temper) -> None:
        super().__init__(state, seat, rate, temper)
        self._gains: dict[int, float] = {}
        self._cards: dict[int, float] = {}

    def gain(self, area: int, power: int) -> float:
        """Steps 3 to 5 in an Area with so much Power."""
        if power < 1:
            return 0.0
        key = area * 8 + power
        known = self._gains.get(key)
        if known is None:
            kind = AREAS[area].kind
            known = _GAINS[kind](self, area, YIELD[kind][power - 1])
            if kind == "port":
                known += PORT_POINTS[power - 1]
            if power >= TOKEN_POWER and self.state.tokens[area] != NONE:
                known += self.token(area)
            if power >= BUILD_POWER:
                known += max(0.0, best_site(self, area)[0])
            self._gains[key] = known
        return known

    # ------------------------------------------------------------ what an action gives
    def given(self, area: int, number: int) -> float:
        """Goods of production, yen of the Bank."""
        item = GIVEN_ITEM[AREAS[area].kind]
        if item == YEN:
            yen = self.owned[YEN]
            return (
                money(yen + number, self.rate, self.temper)
                - money(yen, self.rate, self.temper)
                + self.toward("yen", number)
            )
        if item == COPPER and number and self.techs & MINING.cards:
            number += MINING.amount
        return self.goods(item, number)

    def space(self, board: int, space: int) -> float:
        """What standing on a space brings."""
        skill = WINERY if board == CHURCH else BRICKYARD
        worth = rewards(SPACES[board][space].rewards, self.rate) + MAJORITY_STEP[board] - self.rate.assistant
        return worth + skill.amount if self.techs & skill.cards else worth

    def church(self, area: int, faith: int) -> float:
        """The best space of the Church that can be paid for."""
        costs = self.item_costs()
        paid = [0.0]
        for cost, _ in costs:
            paid.append(paid[-1] + cost)
        best = 0.0
        row = self.state.boards[CHURCH]
        for at, space in enumerate(SPACES[CHURCH]):
            need = max(0, space.cost - faith)
            if row[at] == NONE and need < len(paid):
                best = max(best, self.space(CHURCH, at) - paid[need])
        return best

    def customs(self, area: int, number: int) -> float:
        """The best space of Customs that can be paid for."""
        most = min(number, self.owned[IMPORT])
        best = 0.0
        row = self.state.boards[CUSTOMS]
        for at, space in enumerate(SPACES[CUSTOMS]):
            if row[at] == NONE and space.cost <= most:
                best = max(best, self.space(CUSTOMS, at) - space.cost * self.rate.imported)
        return best

    def pieces(self) -> list[tuple[float, int, int]]:
        """What taking pieces out of the Warehouse brings, one entry for each: net worth, piece, price."""
        owned, rate = self.owned, self.rate
        found = []
        men = owned[HAND_ASSISTANTS] + sum(self.state.men[self.seat])
        for n in range(min(4, owned[IN_STORE[ASSISTANT]])):
            found.append((men_worth(men + n + 1, rate) - men_worth(men + n, rate), ASSISTANT, 0))
        room = max(0.0, rate.turns - 1.0) / 2 - owned[IN_HAND[SHOP]] - owned[IN_HAND[HOUSE]]
        for n in range(min(3, owned[IN_STORE[SHOP]])):
            found.append(((rate.shop if n < room else 0.2) - SHOP_COST * rate.yen, SHOP, SHOP_COST))
        first = TOTALS[HOUSE] - owned[IN_STORE[HOUSE]]
        for n, price in enumerate(HOUSE_COSTS[first : first + 2]):
            found.append(((rate.house if n < room else 0.2) - price * rate.yen, HOUSE, price))
        found.sort(reverse=True)
        return found

    def employment(self, area: int, number: int) -> float:
        """As many pieces as Power and purse allow."""
        yen, total = self.owned[YEN], 0.0
        for worth, _, price in self.pieces():
            if number and worth > 0 and price <= yen:
                yen -= price
                number -= 1
                total += worth
        return total

    def technology(self, card: int, slot: int, production: int) -> float:
        """One technology, its price taken off; less than 0 when it cannot be paid."""
        rate, owned = self.rate, self.owned
        due = len(dues(self.state, self.seat, card, slot, production))
        by_yen = min(due, owned[YEN] // 2)
        if due - by_yen > owned[IMPORT]:
            return -1.0
        if by_yen and 2 * rate.yen > rate.imported:
            by_yen = max(0, due - owned[IMPORT])
        return self._card(card) - by_yen * 2 * rate.yen - (due - by_yen) * rate.imported

    def _card(self, card: int) -> float:
        """A technology, whatever it costs."""
        known = self._cards.get(card)
        if known is None:
            known = technology_help(self.state, card, self.rate, self.temper)
            known += self.flags.gain(TECHNOLOGIES[card].country) + self.toward("technologies", 1)
            known += PRODUCTION_STEP * TECHNOLOGIES[card].production
            if EXPOSITION.cards >> card & 1:
                known += EXPOSITION.amount
            if self.techs & PATENT.cards:
                known += PATENT.amount
            self._cards[card] = known
        return known

    def laboratory(self, area: int, production: int) -> float:
        """The best technology."""
        row = self.state.laboratories[AREAS[area].letter]
        best = 0.0
        for slot, card in enumerate(row):
            if card != NONE and not owns_title(self.state, self.seat, card):
                best = max(best, self.technology(card, slot, production))
        return best

    def port(self, area: int, level: int) -> float:
        """The best order, or the best two."""
        room = HAND_LIMIT - len(self.hand)
        if room <= 0:
            return 0.0
        row = self.state.ports[AREAS[area].letter]
        found = [self.order(card) for slot, card in enumerate(row) if card != NONE and SLOT_LEVELS[slot] <= level]
        found.sort(reverse=True)
        if not found or found[0] <= 0:
            return 0.0
        best = found[0]
        if room > 1 and len(found) > 1 and (self.owned[YEN] >= SECOND_ORDER.yen or self.owned[IMPORT]):
            price = SECOND_ORDER.yen * self.rate.yen if self.owned[YEN] >= SECOND_ORDER.yen else self.rate.imported
            best = max(best, best + _SECOND * found[1] - price)
        return best

    def exchanges(self) -> list[tuple[float, bool, int]]:
        """What single exchanges bring now: net worth, bought or sold, item; the best first."""
        rate, owned = self.rate, self.owned
        found = []
        for item, price, sold in RATES:
            if owned[YEN] >= price:
                gain = self.goods(item, 1) if item < len(GOODS) else rate.imported
                found.append((gain - price * rate.yen, True, item))
            if sold and owned[item] and not self.asked(item):
                less = owned[: len(GOODS)]
                less[item] -= 1
                cost = self.holding - self.held(self.hand, less)
                found.append((price * rate.yen - cost, False, item))
        found.sort(reverse=True)
        return found

    def chinatown(self, area: int, number: int) -> float:
        """An exchange or two that help."""
        found = self.exchanges()
        total = 0.0
        for gain, _, _ in found[:1]:
            total += max(0.0, gain) * min(number, 3)
        return total


_GAINS: Final[dict[str, Callable[[Glance, int, int], float]]] = {
    "copper_mine": Glance.given,
    "silk_mill": Glance.given,
    "tea": Glance.given,
    "fishing": Glance.given,
    "bank": Glance.given,
    "chinatown": Glance.chinatown,
    "church": Glance.church,
    "customs": Glance.customs,
    "employment_agency": Glance.employment,
    "laboratory": Glance.laboratory,
    "port": Glance.port,
}
