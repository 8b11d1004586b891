"""Small choices that need no thought: how to pay, what to exchange, which card to return."""

from collections.abc import Callable
from typing import Any, Final

from game.opponents.yokohama_duel.outlook import outlook
from game.opponents.yokohama_duel.temper import Temper
from game.opponents.yokohama_duel.worth.buildings import level_there
from game.opponents.yokohama_duel.worth.orders import hand_worth, item_costs, missing, needs
from game.opponents.yokohama_duel.worth.things import coin, open_import, order_values, spare
from rules.core.move import DONE, SKIP, Move
from rules.yokohama_duel.components import GOODS, IMPORT_UP, ORDERS, PLACES, RATES, SECOND_ORDER, YEN
from rules.yokohama_duel.moves import (
    BUY,
    FLIP,
    KEEP,
    PLACE_STATION,
    PUT_UNDER,
    RETURN_ASSIST,
    SELL,
    KeepPaid,
    Pay,
)
from rules.yokohama_duel.state import DuelState
from rules.yokohama_duel.steps.chinatown import Exchange
from rules.yokohama_duel.steps.church import PayChurch
from rules.yokohama_duel.steps.customs import FlipImports
from rules.yokohama_duel.steps.laboratory import PayTechnology
from rules.yokohama_duel.steps.port import KeepOrders, OrdersUnder, ReturnDrafted
from rules.yokohama_duel.steps.rewards import LocateStation, ReturnExcess

_PRICE: Final = {rate.item: rate.yen for rate in RATES}
_SELLABLE: Final = sorted((rate.item for rate in RATES if rate.sell), key=lambda item: -_PRICE[item])


def habit(state: DuelState, temper: Temper) -> Move | None:
    """What the deciding seat does at a small choice; None where it should think."""
    step = state.pending[-1]
    known = _HABITS.get(type(step))
    return None if known is None else known(state, step, temper)


def _pay_church(state: DuelState, step: PayChurch, temper: Temper) -> Move:
    costs = item_costs(state, step.seat, outlook(state, step.seat), temper)
    return _cheapest(state, step, costs)


def _pay_technology(state: DuelState, step: PayTechnology, temper: Temper) -> Move:
    costs = item_costs(state, step.seat, outlook(state, step.seat), temper)
    costs[YEN] *= step.dues[0].yen
    return _cheapest(state, step, costs)


def _cheapest(state: DuelState, step: PayChurch | PayTechnology, costs: list[float]) -> Move:
    moves = [move for move in step.moves(state) if isinstance(move, Pay)]
    return min(moves, key=lambda move: costs[move.item])


def _flip(state: DuelState, step: FlipImports, temper: Temper) -> Move:
    return FLIP[step.seat]


def _exchange(state: DuelState, step: Exchange, temper: Temper) -> Move:
    """Buy what completes the best order in reach, selling what no order asks for; then sell what is too many."""
    seat, stock = step.seat, state.stock[step.seat]
    turns = outlook(state, seat).turns
    values = order_values(turns, temper)
    extra = [-number for number in needs(state.hands[seat], stock)]
    best = 0.0
    move: Move = DONE
    for order in state.hands[seat]:
        demand = ORDERS[order].demand
        short = [max(0, number - stock[good]) for good, number in enumerate(demand)]
        if not 0 < sum(short) <= step.left:
            continue
        price = sum(number * _PRICE[good] for good, number in enumerate(short))
        gain = values[order] - price * coin(turns, temper)
        sale = None
        if price > stock[YEN]:
            sale = next((item for item in _SELLABLE if stock[item] > demand[item]), None)
            if sale is None or sum(short) >= step.left or price > stock[YEN] + _PRICE[sale] * (step.left - sum(short)):
                continue
        if gain > best:
            best = gain
            good = next(each for each, number in enumerate(short) if number)
            move = BUY[good] if sale is None else SELL[sale]
    if move is not DONE:
        return move
    for item in _SELLABLE:
        if extra[item] > 0 and _PRICE[item] * coin(turns, temper) > spare(turns, item, temper):
            return SELL[item]
    for good in range(len(GOODS)):
        if extra[good] < 0 and turns and _PRICE[good] <= stock[YEN] - 2:
            return BUY[good]
    return DONE


def _keep(state: DuelState, step: KeepOrders, temper: Temper) -> Move:
    seat, stock, hand = step.seat, state.stock[step.seat], state.hands[step.seat]
    ahead = outlook(state, seat)
    before = hand_worth(hand, stock, ahead, temper).worth
    gains = [(hand_worth([*hand, order], stock, ahead, temper).worth - before, order) for order in state.drawn]
    gain, order = max(gains)
    if not step.kept:
        return KEEP[order]
    turns = ahead.turns
    ways = [(SECOND_ORDER.yen * coin(turns, temper), YEN), (open_import(turns, temper), IMPORT_UP)]
    owned = [(cost, item) for cost, item in ways if stock[item] >= (SECOND_ORDER.yen if item == YEN else 1)]
    if owned and gain > min(owned)[0]:
        return KeepPaid(seat, order, min(owned)[1])
    return SKIP


def _under(state: DuelState, step: OrdersUnder, temper: Temper) -> Move:
    return PUT_UNDER[state.drawn[0]]


def _return_drafted(state: DuelState, step: ReturnDrafted, temper: Temper) -> Move:
    """Keep the two that go best together with each other and the first goods."""
    stock, ahead = state.stock[step.seat], outlook(state, step.seat)

    def kept(without: int) -> float:
        hand = [*state.hands[step.seat], *(order for order in state.drawn if order != without)]
        return hand_worth(hand, stock, ahead, temper).worth - 0.1 * sum(missing(order, stock) for order in hand)

    return PUT_UNDER[max(state.drawn, key=kept)]


def _return_assist(state: DuelState, step: ReturnExcess, temper: Temper) -> Move:
    return RETURN_ASSIST[next(kind for kind, number in enumerate(state.assists[step.seat]) if number)]


def _station(state: DuelState, step: LocateStation, temper: Temper) -> Move:
    """Where the own buildings stand and the other's do not."""
    seat, ahead = step.seat, outlook(state, step.seat)

    def liking(place: int) -> float:
        mine = (state.shops[seat] >> place & 1) + (state.houses[seat] >> place & 1)
        theirs = (state.shops[1 - seat] >> place & 1) + (state.houses[1 - seat] >> place & 1)
        return level_there(place, ahead, temper) * (1 + mine - theirs)

    return PLACE_STATION[max(range(len(PLACES)), key=liking)]


_HABITS: Final[dict[type, Callable[[DuelState, Any, Temper], Move]]] = {
    PayChurch: _pay_church,
    PayTechnology: _pay_technology,
    FlipImports: _flip,
    Exchange: _exchange,
    KeepOrders: _keep,
    OrdersUnder: _under,
    ReturnDrafted: _return_drafted,
    ReturnExcess: _return_assist,
    LocateStation: _station,
}
