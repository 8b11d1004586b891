"""What a zaibatsu is worth by itself, the map left aside."""

from typing import Any

from game.opponents.zaibatsu.outlook import Outlook
from game.opponents.zaibatsu.temper import Temper
from game.opponents.zaibatsu.worth.objectives import counts, objectives_worth, points_at
from game.opponents.zaibatsu.worth.prices import Prices, prices, service_worth
from rules.core.target import Seat
from rules.zaibatsu.components import (
    COAL,
    COAL_INCOME,
    EXPERT,
    FACTORY_SLOTS,
    FAVOUR_LEVELS,
    FAVOURS,
    GOOD_LEVEL,
    IRON,
    ITEMS_PER_POINT,
    KEPT_MONEY,
    LOSS,
    MONEY,
    MONEY_INCOME,
    MONEY_PER_POINT,
    NONE,
    ON_FINANCE,
    ON_MINES,
    SALARY,
    SECOND_SERVICE,
    SERVICES,
    SILK,
    TOKENS_FREE,
    VP,
    WHITE,
)
from rules.zaibatsu.state import TOKEN_BITS, ZaibatsuState
from rules.zaibatsu.tiles import DISCOUNT, GOOD_OF, MODIFIES, OLD_FACTORY, START_A

YELLOW = next(colour for colour, service in enumerate(SERVICES) if service.item == VP)
PLENTY = (14, 8)
"""More money or coal than this before the next consolidation is hardly spent."""
_SURPLUS = 0.35
_MOTLEY = (0.0, 0.0, 0.0, 0.5, 3.0, 6.0, 9.0)
"""By colours in the worker area, how many more their salaries are felt like: they eat what the next turns need."""


def house_worth(state: ZaibatsuState, seat: Seat, ahead: Outlook, temper: Temper) -> float:
    """Stock, goods, factories, tracks, pieces, workers, objectives."""
    at = prices(round(4 * ahead.turns) / 4, temper)
    have = counts(
        tuple(state.tracks[seat]), tuple(state.left[seat]), len(state.slots[seat]), len(state.contracts[seat])
    )
    if not ahead.turns:
        return last_worth(state, seat, have)
    turns = round(2 * ahead.turns) / 2
    worth = objectives_worth(have, tuple(state.favours[seat]), turns, temper.rise, temper.hope)
    return (
        worth
        + _stock(state, seat, at, temper)
        + _industry(state, seat, at, temper)
        + area_worth(state, seat, at, temper)
    )


def house_key(state: ZaibatsuState, seat: Seat, ahead: Outlook) -> tuple[Any, ...]:
    """All that `house_worth` looks at."""
    return (
        ahead.turns and (round(4 * ahead.turns), round(2 * ahead.turns)),
        tuple(state.stock[seat]),
        tuple(state.tracks[seat]),
        tuple(state.left[seat]),
        tuple(state.slots[seat]),
        tuple(state.goods[seat]),
        tuple(state.workers[seat]),
        tuple(state.favours[seat]),
        len(state.contracts[seat]),
        state.improved[seat],
        state.hand[seat],
        state.held_goods[seat],
        state.start_a[seat],
        state.start_b[seat],
        state.kept_token[seat],
        state.kept_tile[seat],
    )


def _stock(state: ZaibatsuState, seat: Seat, at: Prices, temper: Temper) -> float:
    """What can be spent: the nearer a consolidation, the more its income counts in place of what it takes."""
    stock, items, tracks = state.stock[seat], at.items, state.tracks[seat]
    worth = stock[SILK] * items[SILK] + stock[IRON] * items[IRON]
    workers = state.workers[seat]
    near = temper.near[len(workers)]
    if near:
        salary = SALARY * len({worker % EXPERT for worker in workers})
        then = _spent(max(KEPT_MONEY, MONEY_INCOME[tracks[ON_FINANCE]] - salary), COAL_INCOME[tracks[ON_MINES]], items)
        worth += near * then
    worth += (1 - near) * _spent(stock[MONEY], stock[COAL], items)
    return worth + (state.kept_token[seat] + state.kept_tile[seat]) * max(items[COAL], 1 / ITEMS_PER_POINT)


def _spent(money: int, coal: int, items: tuple[float, ...]) -> float:
    """What so much money and coal is worth; little of it beyond what is ever spent before it is lost."""
    worth = items[MONEY] * (min(money, PLENTY[MONEY]) + _SURPLUS * max(0, money - PLENTY[MONEY]))
    return worth + items[COAL] * (min(coal, PLENTY[COAL]) + _SURPLUS * max(0, coal - PLENTY[COAL]))


def _industry(state: ZaibatsuState, seat: Seat, at: Prices, temper: Temper) -> float:
    lasting = at.lasting
    tracks = state.tracks[seat]
    worth = at.stands[0][tracks[0]] + at.stands[1][tracks[1]] + at.stands[2][tracks[2]]
    total, goods = 0, 0.0
    for tile, number in zip(state.slots[seat], state.goods[seat], strict=True):
        good = GOOD_OF[tile]
        goods += number * at.goods[good]
        total += number
        if tile < OLD_FACTORY:
            worth += lasting * (temper.factory + temper.factory_level * GOOD_LEVEL[good])
            if MODIFIES[tile] != NONE:
                worth += lasting * temper.modifier
    if total:
        worth += goods * max(0.4, 1 - temper.crowded * total)
    worth += state.held_goods[seat] * at.goods[0]
    if state.start_a[seat] == DISCOUNT:
        worth += lasting * at.items[MONEY] * START_A[DISCOUNT].number * (FACTORY_SLOTS - len(state.slots[seat]))
    if state.start_b[seat] != NONE:
        worth += lasting * (temper.start_a[state.start_a[seat]] + temper.start_b[state.start_b[seat]])
    ships, machines, trains = state.left[seat]
    worth += lasting * (temper.machine * machines + temper.piece * (ships + machines + trains))
    improved = state.improved[seat]
    if improved:
        worth += lasting * temper.improved * improved.bit_count()
        worth += lasting * (temper.white * (improved >> WHITE & 1) + temper.yellow * (improved >> YELLOW & 1))
    hand = state.hand[seat]
    for value in TOKENS_FREE:
        worth += temper.token * value * lasting * (hand >> TOKEN_BITS * value & 3)
    return worth


def area_worth(state: ZaibatsuState, seat: Seat, at: Prices, temper: Temper) -> float:
    """What the workers will give when they consolidate."""
    return worth_of_area(state, seat, state.workers[seat], at, temper)


def worth_of_area(state: ZaibatsuState, seat: Seat, workers: list[int], at: Prices, temper: Temper) -> float:
    """The same for workers that might stand there."""
    number = len(workers)
    if not number:
        return 0.0
    first, last = workers[0] % EXPERT, workers[-1] % EXPERT
    improved, tracks = state.improved[seat], state.tracks[seat]
    served = service_worth(first, improved, tracks, at)
    if number >= SECOND_SERVICE and last != first:
        served += service_worth(last, improved, tracks, at)
    favours = state.favours[seat]
    level = FAVOUR_LEVELS[number - 1]
    token = temper.area[number]
    if 0 not in favours:
        token *= 0.15
    else:
        while level > 1 and favours.count(level) >= FAVOURS[level]:
            level -= 1
            token = temper.area[min(number, 4 + level - 1)]
        if favours.count(level) >= FAVOURS[level]:
            token *= 0.15
    colours = len({worker % EXPERT for worker in workers})
    return token + temper.service * served - temper.colour * (colours + _MOTLEY[colours])


def last_worth(state: ZaibatsuState, seat: Seat, have: tuple[int, ...]) -> float:
    """What the final consolidation and scoring bring with no turn left, counted out but for white services."""
    stock, workers = state.stock[seat], state.workers[seat]
    favours, tracks = state.favours[seat], state.tracks[seat]
    worth = 0.0
    for objective, level in enumerate(favours):
        if level:
            worth += points_at(objective, have[objective], level)
    gains = [0] * (len(stock) + 1)
    salary = 0
    if workers:
        number = len(workers)
        able = [lev for lev in range(1, FAVOUR_LEVELS[number - 1] + 1) if favours.count(lev) < FAVOURS[lev]]
        if able:
            worth += max(
                (
                    points_at(objective, have[objective], able[-1])
                    for objective in range(len(have))
                    if not favours[objective]
                ),
                default=0,
            )
        served = [workers[0] % EXPERT]
        if number >= SECOND_SERVICE and workers[-1] % EXPERT != served[0]:
            served.append(workers[-1] % EXPERT)
        for colour in served:
            service = SERVICES[colour]
            if service.item != NONE:
                gains[service.item] += service.amounts[state.improved[seat] >> colour & 1]
        salary = SALARY * len({worker % EXPERT for worker in workers})
    money = gains[MONEY] + MONEY_INCOME[tracks[ON_FINANCE]]
    paid = min(salary, max(0, money - KEPT_MONEY))
    worth += gains[VP] - LOSS * (salary - paid)
    items = gains[COAL] + COAL_INCOME[tracks[ON_MINES]] + state.kept_token[seat] + state.kept_tile[seat]
    items += stock[SILK] + gains[SILK] + stock[IRON] + gains[IRON] + state.held_goods[seat] + sum(state.goods[seat])
    # Halves of a point tell lines apart that would round to the same.
    return worth + items / ITEMS_PER_POINT + (money - paid) / MONEY_PER_POINT
