"""Choices inside a turn: for each kind of step the ways worth trying, the best first."""

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Any, Final

from game.opponents.player import Line
from game.opponents.yokohama.turn.paying import gifts, imports_or_yen, way_to_pay
from game.opponents.yokohama.worth.glance import Glance
from game.opponents.yokohama.worth.sites import site_gains
from rules.core.move import DONE, END_TURN, SKIP, Move
from rules.core.step import Step
from rules.yokohama.cards import REWARD_TOKENS
from rules.yokohama.components import (
    CHURCH,
    GOODS,
    GROUNDS,
    HAND_ASSISTANTS,
    IMPORT,
    MOST_POWER,
    NONE,
    SECOND_ORDER,
    SPACES,
    YEN,
)
from rules.yokohama.modules.achievement_rewards import TAKE_REWARD, ChooseReward
from rules.yokohama.moves import (
    ALL,
    BUILD,
    BUY,
    CHOOSE,
    FIVE,
    FREE_MAN,
    FREE_MAN_TO,
    GIVE,
    HIRE,
    IN_HAND_SOURCE,
    KEEP,
    LEAVE_ONE,
    PLACE_STATION,
    RETURN,
    SELL,
    SEND,
    TAKE_ORDER,
    TAKE_SPACE,
    WISH,
)
from rules.yokohama.reckoning.ground import assistants_out, power, power_without_president, reachable_by_agent
from rules.yokohama.reckoning.prices import orders_in_reach, piece_price, room_for_orders, second_order_items, takeable
from rules.yokohama.state import YokohamaState
from rules.yokohama.steps.agent import SendAgent
from rules.yokohama.steps.exchange import Exchange
from rules.yokohama.steps.follow_up import Construct, Recover, TakeToken
from rules.yokohama.steps.laboratory import ChooseTechnology, LocateStation, PayTechnology
from rules.yokohama.steps.movement import BringHome, ChooseWay
from rules.yokohama.steps.port import ChooseOrders, PayOrders
from rules.yokohama.steps.rewards import MoveFreely, MoveFreelyTo, WishGoods
from rules.yokohama.steps.spaces import ChooseSpace, PaySpace, faith_missing, open_spaces
from rules.yokohama.steps.start import KeepOrder
from rules.yokohama.steps.warehouse import TakePieces

_IN_HAND: Final = 0.4
"""What an assistant in hand is worth more than one who stands where he helps nobody."""
_WORTH_A_STEP: Final = 0.05
"""A free movement or exchange is made for more than this."""
_KEPT: Final = 0.5
"""A building that brings less than this may be kept for another Area."""


def _best(found: Sequence[tuple[float, Line]]) -> list[Line]:
    """Lines by worth; of equal ones the first."""
    return [line for _, line in sorted(found, key=lambda each: -each[0])]


def _keep(glance: Glance, step: KeepOrder) -> list[Line]:
    if glance.hand:
        return [(END_TURN,)]
    return _best([(glance.order(order), (KEEP[order], END_TURN)) for order in glance.state.drawn[step.seat]])


def _way(glance: Glance, step: ChooseWay) -> list[Line]:
    return [(way_to_pay(glance, step.routes(glance.state)),)]


def _bring(glance: Glance, step: BringHome) -> list[Line]:
    """All come home, or those who stand alone."""
    men = glance.state.men[step.seat]
    alone = [area for area in assistants_out(glance.state, step.seat) if men[area] == 1]
    stay = tuple(RETURN[step.seat][area] for area in alone)
    found: list[Line] = [(ALL,)]
    if 0 < len(alone) < sum(1 for number in men if number):
        found.append((*stay, DONE))
    return found


def _send(glance: Glance, step: SendAgent) -> list[Line]:
    state, seat = glance.state, step.seat
    areas = reachable_by_agent(state, seat)
    return _best([(glance.gain(area, power(state, seat, area)), (SEND[area],)) for area in areas])


def _exchange(glance: Glance, step: Exchange) -> list[Line]:
    """The best exchange, while one helps."""
    for gain, bought, item in glance.exchanges():
        if gain > _WORTH_A_STEP:
            return [(BUY[item] if bought else SELL[item],)]
        break
    return [(DONE,)]


def _space(glance: Glance, step: ChooseSpace) -> list[Line]:
    """Spaces that bring more than is given for them."""
    state, board = glance.state, step.board
    paid = [0.0]
    for cost, _ in glance.item_costs() if board == CHURCH else ():
        paid.append(paid[-1] + cost)
    found: list[tuple[float, Line]] = []
    for space in open_spaces(state, step.seat, step.area, board, step.number):
        cost = (
            paid[faith_missing(space, step.number)]
            if board == CHURCH
            else SPACES[board][space].cost * glance.rate.imported
        )
        found.append((glance.space(board, space) - cost, (TAKE_SPACE[board][space],)))
    better = [each for each in found if each[0] > 0]
    return _best(better) or [(SKIP,)]


def _pay_space(glance: Glance, step: PaySpace) -> list[Line]:
    return [(*gifts(glance, step), DONE)]


def _technology(glance: Glance, step: ChooseTechnology) -> list[Line]:
    state = glance.state
    row = state.laboratories[step.letter]
    found = []
    for card in takeable(state, step.seat, step.letter, step.production):
        found.append((glance.technology(card, row.index(card), step.production), (CHOOSE[card],)))
    better = [each for each in found if each[0] > 0]
    return _best(better) or [(SKIP,)]


def _pay_technology(glance: Glance, step: PayTechnology) -> list[Line]:
    return [(*imports_or_yen(glance, step), DONE)]


def _station(glance: Glance, step: LocateStation) -> list[Line]:
    """Where one Power more helps most, for as long as the game lasts."""
    state, seat = glance.state, step.seat

    def help_there(area: int) -> float:
        own = power_without_president(state, seat, area)
        weak, strong = min(MOST_POWER, own + 3), min(MOST_POWER, own + 4)
        return glance.gain(area, strong) + 0.5 * (glance.gain(area, strong) - glance.gain(area, weak)) + 0.5 * own

    return [(PLACE_STATION[area],) for area in sorted(GROUNDS[state.seats], key=lambda area: -help_there(area))[:2]]


def _orders(glance: Glance, step: ChooseOrders) -> list[Line]:
    """The best order, the best two, and the next best."""
    state, seat = glance.state, step.seat
    orders = [order for order in orders_in_reach(state, step.letter, step.level) if order not in step.chosen]
    if step.chosen:
        return [(DONE,), *((TAKE_ORDER[order], DONE) for order in orders if TAKE_ORDER[order] in step.moves(state))]
    good = sorted([order for order in orders if glance.order(order) > 0], key=lambda order: -glance.order(order))
    found: list[tuple[float, Line]] = [(glance.order(order), (TAKE_ORDER[order], DONE)) for order in good[:2]]
    items = second_order_items(state, seat)
    if items and room_for_orders(state, seat) > 1:
        price = SECOND_ORDER.yen * glance.rate.yen if items[0] == YEN else glance.rate.imported
        for pair in combinations(good[:3], 2):
            worth = glance.orders(pair) - price
            found.append((worth, (*(TAKE_ORDER[order] for order in sorted(pair)), DONE)))
    return _best(found) or [(SKIP,)]


def _pay_orders(glance: Glance, step: PayOrders) -> list[Line]:
    costs = {YEN: SECOND_ORDER.yen * glance.rate.yen, IMPORT: SECOND_ORDER.imports * glance.rate.imported}
    item = min(second_order_items(glance.state, step.seat), key=lambda each: costs[each])
    return [(DONE,) if item == step.item else (GIVE[step.seat][item], DONE)]


def _pieces(glance: Glance, step: TakePieces) -> list[Line]:
    """The piece that brings most for its price; then any other sort that brings something."""
    state, seat, yen = glance.state, step.seat, glance.owned[YEN]
    found: list[Line] = []
    for worth, piece, _ in glance.pieces():
        line = (HIRE[seat][piece],)
        if worth > 0 and piece_price(state, seat, piece) <= yen and line not in found:
            found.append(line)
    return found or [(DONE,)]


def _token(glance: Glance, step: TakeToken) -> list[Line]:
    return [(FIVE[step.area],)]


def _construct(glance: Glance, step: Construct) -> list[Line]:
    """The best space; the best of the other sort; nothing, where the piece is worth more elsewhere."""
    found = site_gains(glance, step.area)
    lines: list[tuple[float, Line]] = [(gain, (BUILD[step.area][space],)) for gain, space in found[:2]]
    if found[0][0] < _KEPT and glance.rate.turns:
        lines.append((0.0, (SKIP,)))
    return _best(lines)


def _recover(glance: Glance, step: Recover) -> list[Line]:
    return [(LEAVE_ONE,), (DONE,)] if glance.rate.turns else [(DONE,)]


def _wish(glance: Glance, step: WishGoods) -> list[Line]:
    return _best([(glance.goods(good, 1), (WISH[good],)) for good in range(len(GOODS))])


def readiness(glance: Glance, area: int, men: int) -> float:
    """What an Area promises with so many assistants more or fewer standing there."""
    state, seat = glance.state, glance.seat
    if state.men[seat][area] + men <= 0:
        return 0.0
    own = power_without_president(state, seat, area) + men + 1
    return 0.6 * glance.gain(area, min(MOST_POWER, own)) + 0.4 * glance.gain(area, min(MOST_POWER, own + 1))


def _free_men(glance: Glance, step: MoveFreely) -> list[Line]:
    """The movement after which most stands ready. Who is about to go home anyway costs no more than one in hand."""
    state, seat = glance.state, step.seat
    going = {each.area for each in state.pending if isinstance(each, Recover)}
    sources: list[tuple[float, int]] = []
    for area in assistants_out(state, seat):
        cost = _IN_HAND if area in going else readiness(glance, area, 0) - readiness(glance, area, -1)
        sources.append((cost, area))
    if glance.owned[HAND_ASSISTANTS]:
        sources.append((_IN_HAND, IN_HAND_SOURCE))
    found: list[tuple[float, Line]] = []
    for area in GROUNDS[state.seats]:
        if area in going or area == state.presidents[seat]:
            continue
        gain = readiness(glance, area, 1) - readiness(glance, area, 0)
        for cost, source in sources:
            if source != area and gain - cost > _WORTH_A_STEP and glance.rate.turns:
                found.append((gain - cost, (FREE_MAN[seat][source], FREE_MAN_TO[area])))
    return _best(found)[:2] or [(SKIP,)]


def _free_men_to(glance: Glance, step: MoveFreelyTo) -> list[Line]:
    areas = [area for area in GROUNDS[glance.state.seats] if area != step.source]
    return [(FREE_MAN_TO[max(areas, key=lambda area: readiness(glance, area, 1) - readiness(glance, area, 0))],)]


def _reward(glance: Glance, step: ChooseReward) -> list[Line]:
    def worth(token: int) -> float:
        country = REWARD_TOKENS[token].country
        return glance.rate.agent if country == NONE else glance.flags.gain(country)

    return [(TAKE_REWARD[max(glance.state.reward_row, key=worth)],)]


_WAYS: Final[dict[type[Step], Callable[[Glance, Any], list[Line]]]] = {
    KeepOrder: _keep,
    ChooseWay: _way,
    BringHome: _bring,
    SendAgent: _send,
    Exchange: _exchange,
    ChooseSpace: _space,
    PaySpace: _pay_space,
    ChooseTechnology: _technology,
    PayTechnology: _pay_technology,
    LocateStation: _station,
    ChooseOrders: _orders,
    PayOrders: _pay_orders,
    TakePieces: _pieces,
    TakeToken: _token,
    Construct: _construct,
    Recover: _recover,
    WishGoods: _wish,
    MoveFreely: _free_men,
    MoveFreelyTo: _free_men_to,
    ChooseReward: _reward,
}
OPEN: Final = (ChooseSpace, ChooseTechnology, LocateStation, ChooseOrders, TakePieces, Construct, KeepOrder, BringHome)
"""Choices whose worth is worth comparing; at all others the best way is good enough."""


def ways(glance: Glance, step: Step, width: int) -> list[Line]:
    """The ways worth trying at a step inside a turn, the best first, no more than `width`; empty for other steps."""
    known = _WAYS.get(type(step))
    if known is None:
        return []
    return known(glance, step)[: width if isinstance(step, OPEN) else 1]


def first_offered(state: YokohamaState) -> Move:
    """What a step without a habit is answered with."""
    return state.pending[-1].search_moves(state)[0]
