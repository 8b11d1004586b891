"""What a position of Yokohama Duel is worth."""

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final

from game.opponents.faculties import Evaluation
from game.opponents.yokohama_duel.outlook import Outlook, outlook
from game.opponents.yokohama_duel.temper import Temper
from game.opponents.yokohama_duel.worth.buildings import building_gain, standing
from game.opponents.yokohama_duel.worth.orders import best_of, hand_worth
from game.opponents.yokohama_duel.worth.technologies import technologies_worth
from game.opponents.yokohama_duel.worth.things import POINTS, assist, bonus_value, coin, fresh_order, money, open_import
from rules.core.target import HIDDEN, Seat
from rules.yokohama_duel.components import (
    CHURCH_CARDS,
    IMPORT_DOWN,
    IMPORT_UP,
    LEVELS_BY_UPGRADES,
    MERCHANT_LEVEL,
    NONE,
    ORDERS,
    PLACES,
    TECHNOLOGIES,
    YEN,
)
from rules.yokohama_duel.reckoning.counting import OPEN_CRITERIA
from rules.yokohama_duel.reckoning.influence import assist_value, rewards_at, site_level, yield_at
from rules.yokohama_duel.scoring import points_by_category
from rules.yokohama_duel.sight import FIRST_BONUS
from rules.yokohama_duel.state import DuelState
from rules.yokohama_duel.steps.bonus import ChooseBonus, ReplaceBonus
from rules.yokohama_duel.steps.build import BuildHere

_UNKNOWN_CHURCH: Final = sum(card.points for card in CHURCH_CARDS) / len(CHURCH_CARDS)
_CRITERION: Final = (0.98, 0.5, 0.28, 0.15)
"""By how much a criterion lacks, the part of its Merchant that is hoped for."""
_ORDER_POINTS: Final = tuple(order.points for order in ORDERS)
_PORT: Final = next(number for number, place in enumerate(PLACES) if place.effect == "draw_orders")


def _lead(mine: float, theirs: float, scale: float) -> float:
    """The chance that more will still be more at the end."""
    return 1 / (1 + exp((theirs - mine) / scale))


class DuelEvaluation(Evaluation[DuelState, Temper]):
    """Counts what is certain and guesses what will come of the rest."""

    def worths(self, state: DuelState) -> Sequence[float]:
        seats = range(state.seats)
        if not state.pending:
            # Before the count the other's Church cards lie face down, in a game foreseen to its end too.
            unknown = [_UNKNOWN_CHURCH * state.churches[seat].count(HIDDEN) for seat in seats]
            return [sum(points_by_category(state, seat)) + unknown[seat] for seat in seats]
        ahead = [outlook(state, seat) for seat in seats]
        orders, costs, worths = [], [], []
        for seat in seats:
            own, completed = self._own(state, seat, ahead[seat])
            worths.append(own)
            orders.append(completed)
            costs.append(self._costs(state, seat))
        for seat in seats:
            left = ahead[seat].turns
            most_orders = _lead(orders[seat], orders[1 - seat], self.temper.doubt * (3.0 + left))
            most_technology = _lead(costs[seat], costs[1 - seat], 1.0 + 0.6 * left)
            worths[seat] += POINTS["most_orders"] * most_orders
            worths[seat] += POINTS["technology_cost_majority"] * most_technology
        worths[state.active] += self._under_way(state, state.active, ahead[state.active])
        return worths

    def stance(self, worths: Sequence[float], seat: Seat) -> float:
        return worths[seat] - self.temper.rivals * worths[1 - seat]

    def spread(self, state: DuelState) -> float:
        if not state.pending:
            return 3.0
        return 4.0 + 4.0 * sqrt(sum(outlook(state, seat).turns for seat in range(state.seats)) / 2)

    # ------------------------------------------------------------ a seat's own
    @staticmethod
    def _costs(state: DuelState, seat: Seat) -> float:
        techs = state.techs[seat]
        return sum([card.cost for number, card in enumerate(TECHNOLOGIES) if techs >> number & 1]) if techs else 0

    def _own(self, state: DuelState, seat: Seat, ahead: Outlook) -> tuple[float, float]:
        """All but the majorities; and how many orders will be completed."""
        temper, turns, stock = self.temper, ahead.turns, state.stock[seat]
        completed = state.completed[seat]
        hand = hand_worth(state.hands[seat], stock, ahead, temper)
        worth = hand.worth + sum([_ORDER_POINTS[order] for order in completed])
        for card in state.churches[seat]:
            worth += _UNKNOWN_CHURCH if card == HIDDEN else CHURCH_CARDS[card].points
        worth += money(turns, stock[YEN], temper)
        worth += POINTS["imports_face_down"] * stock[IMPORT_DOWN]
        worth += open_import(turns, temper) * stock[IMPORT_UP]
        worth += standing(state, seat, ahead, temper)
        worth += technologies_worth(state, seat, ahead, temper)
        if turns:
            worth += self._influence(state, seat, ahead)
        if turns or ahead.acting:
            worth += self._merchants(state, seat, turns)
        return worth, len(completed) + hand.orders

    def _influence(self, state: DuelState, seat: Seat, ahead: Outlook) -> float:
        """Cards still to be played, this round and in those to come, and what will strengthen them."""
        temper, levels = self.temper, LEVELS_BY_UPGRADES[state.upgraded[seat]]
        actions = temper.actions
        worth = 0.0
        between = ahead.turns == ahead.rounds * len(levels)
        for level, place in zip(levels, state.laid[seat], strict=True):
            uses = ahead.rounds + (place == NONE and not between)
            worth += temper.foresight * uses * (actions[level] - actions[1]) + uses * actions[1]
        for kind, number in enumerate(state.assists[seat]):
            if number:
                value = assist_value(state, seat, kind)
                worth += min(number, ahead.turns) * assist(ahead.turns, value, temper)
        return worth

    def _merchants(self, state: DuelState, seat: Seat, turns: int) -> float:
        """Those who wait to be called, and criteria nearly met."""
        one = self.temper.anywhere * self.temper.actions[MERCHANT_LEVEL]
        worth = state.merchants[seat] * one
        for _, count, at_least in OPEN_CRITERIA[state.recruited[seat]]:
            lack = max(0, at_least - count(state, seat))
            part = _CRITERION[lack] if not lack else _CRITERION[lack] * min(1.0, turns / (2 + 2 * lack))
            worth += one * part * self.temper.foresight
        return worth

    # ------------------------------------------------------------ a turn under way
    def _under_way(self, state: DuelState, seat: Seat, ahead: Outlook) -> float:
        """What the rest of the turn promises: a bonus, a building, orders about to be drawn."""
        temper, worth = self.temper, 0.0
        for step in state.pending:
            if isinstance(step, BuildHere):
                worth += building_gain(state, seat, step.place, ahead, temper)
            elif isinstance(step, ChooseBonus):
                number = rewards_at(step.level)
                row = [card for card in state.bonus_row if card != NONE]
                worth += max(bonus_value(ahead.turns, card, number, temper) for card in row)
        return worth + self._cut_short(state, seat, ahead)

    def _cut_short(self, state: DuelState, seat: Seat, ahead: Outlook) -> float:
        """A state without an offer was cut at a hidden card: mostly orders at the Port."""
        if state.offer is not None or not state.pending:
            return 0.0
        top = state.pending[-1]
        if isinstance(top, ReplaceBonus):
            return fresh_order(ahead.turns, self.temper)
        if NONE in state.bonus_row:
            return 0.0
        number = self._drawing(state, seat)
        if not number:
            return fresh_order(ahead.turns, self.temper)
        pool = [card for card in state.unknown if card < FIRST_BONUS]
        first = best_of(number, pool, state.stock[seat], ahead, self.temper)
        second = best_of(max(1, number - 1), pool, [0] * len(state.stock[seat]), ahead, self.temper)
        price = 2 * coin(ahead.turns, self.temper)
        more = max(0.0, second - price) if number > 1 and state.stock[seat][YEN] >= 2 else 0.0
        return first + more

    def _drawing(self, state: DuelState, seat: Seat) -> int:
        """How many orders are being drawn at the Port; 0 if it is not the Port that was cut short."""
        if state.guest != NONE:
            level = MERCHANT_LEVEL if state.guest == _PORT else 0
        else:
            levels = LEVELS_BY_UPGRADES[state.upgraded[seat]]
            played = [(levels[card], place) for card, place in enumerate(state.laid[seat]) if place != NONE]
            level, place = max(played, default=(0, NONE))
            level = level if place == _PORT else 0
        return yield_at(_PORT, level + site_level(state, seat, _PORT)) if level else 0
