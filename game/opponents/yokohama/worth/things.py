"""What money, goods, pieces and rewards are worth with so many turns to come."""

from dataclasses import dataclass
from functools import lru_cache
from math import exp
from typing import Final

from game.opponents.yokohama.temper import Temper
from rules.harbour.rewards import Reward
from rules.yokohama.cards import AGENT_POINTS, GOODS_PER_POINT, IMPORT_POINTS, YEN_PER_POINT
from rules.yokohama.components import GOODS, HOUSE_COSTS, SHOP_COST

LATE: Final = 3.0
"""So many turns before the end things begin to lose what they promise."""
LONG: Final = 14.0
"""As many turns as a whole game has."""
_SPARE_ROOM: Final = 4.0
"""Of one good, beyond so many without an order more are hardly worth anything."""
_MEN: Final = (1.7,) * 6 + (1.2,) * 4 + (0.7,) * 2
"""What each assistant in play adds, the first ones most; beyond these one more hardly helps."""
_MANY_MEN: Final = 0.2


@dataclass(slots=True, eq=False)
class Rates:
    """What one of each is worth; `turns` are those to come, `late` falls from 1 to 0 with the last of them.

    Compared and hashed by identity: what is reckoned with them is remembered, and found again fast.
    """

    turns: float
    late: float
    long: float
    yen: float
    imported: float
    goods: tuple[float, ...]
    spare: tuple[float, ...]
    assistant: float
    shop: float
    house: float
    agent: float
    free_move: float


@lru_cache(maxsize=4096)
def _rates(halves: int, temper: Temper) -> Rates:
    turns = halves / 2
    late, long = min(1.0, turns / LATE), min(1.0, turns / LONG)
    last = 1 / GOODS_PER_POINT
    hope = late * temper.foresight
    return Rates(
        turns,
        late,
        long,
        yen=1 / YEN_PER_POINT + 0.8 * temper.coin * late,
        imported=IMPORT_POINTS + temper.imported * late,
        goods=tuple(last + (each - last) * late for each in temper.goods),
        spare=tuple(last + (temper.surplus * each - last) * late for each in temper.goods),
        assistant=temper.assistant * min(1.0, turns / 8) * temper.foresight,
        shop=(temper.shop + 2.0 * long) * hope,
        house=(temper.house + 1.5 * long) * hope,
        agent=AGENT_POINTS + temper.agent * late,
        free_move=0.8 * late,
    )


@lru_cache(maxsize=4096)
def men_worth(number: int, rate: Rates) -> float:
    """All assistants in hand and in Areas."""
    return rate.assistant * (sum(_MEN[:number]) + _MANY_MEN * max(0, number - len(_MEN)))


def rates(turns: float, temper: Temper) -> Rates:
    """The rates with so many turns to come."""
    return _rates(round(2 * turns), temper)


@lru_cache(maxsize=65536)
def money(yen: int, rate: Rates, temper: Temper) -> float:
    """The first coins buy what the last cannot."""
    face = yen / YEN_PER_POINT
    if not rate.late:
        return float(yen // YEN_PER_POINT)
    purse = 4.0 + 0.4 * rate.turns
    return face + 1.2 * temper.coin * rate.late * purse * (1 - exp(-yen / purse))


@lru_cache(maxsize=65536)
def spare_goods(number: int, good: int, rate: Rates) -> float:
    """Units of one good that no order asks for."""
    last = 1 / GOODS_PER_POINT
    return last * number + (rate.spare[good] - last) * _SPARE_ROOM * (1 - exp(-number / _SPARE_ROOM))


@lru_cache(maxsize=65536)
def reward(each: Reward, rate: Rates) -> float:
    """One part of a reward as it is printed."""
    kind, number = each
    if kind == "points":
        return float(number)
    if kind == "yen":
        return number * rate.yen
    if kind == "import":
        return number * rate.imported
    if kind in GOODS:
        return number * rate.spare[GOODS.index(kind)]
    if kind == "any_good":
        return number * max(rate.spare) * 1.15
    if kind == "warehouse":
        best = max(rate.assistant, rate.shop - SHOP_COST * rate.yen, rate.house - HOUSE_COSTS[1] * rate.yen)
        return float(number * (0.6 * best + 0.4 * rate.assistant))
    return number * rate.free_move


@lru_cache(maxsize=65536)
def rewards(each: tuple[Reward, ...], rate: Rates) -> float:
    """A whole reward."""
    return sum(reward(one, rate) for one in each)
