"""What money, goods, imports, cards and rewards are worth with so many turns to come."""

from functools import cache
from math import exp
from typing import Final

from game.opponents.yokohama_duel.temper import Temper
from rules.harbour.rewards import Reward
from rules.yokohama_duel.components import BONUS_CARDS, CATEGORIES, CHURCH_CARDS, GOODS, ORDERS

WEIGHTS: Final = tuple({"copper": 2.0, "silk": 1.5, "tea": 1.0, "fish": 1.0}[good] for good in GOODS)
"""By good, how hard it is to come by."""
POINTS: Final = {category.key: float(category.points) for category in CATEGORIES}
SETS: Final = {category.key: category.set_size for category in CATEGORIES}
FLIPPED: Final = POINTS["imports_face_down"] - POINTS["imports_face_up"]
"""What turning an import brings."""
_LATE: Final = 3.0
"""So many turns before the end things begin to lose what they promise."""


@cache
def money(turns: int, yen: int, temper: Temper) -> float:
    """The first coins buy what the last cannot."""
    face = POINTS["yen"] / SETS["yen"]
    if not turns:
        return face * yen
    purse = temper.purse * (4.0 + turns)
    return face * yen + temper.coin * purse * (1 - exp(-yen / purse))


@cache
def coin(turns: int, temper: Temper) -> float:
    """One yen more, for a purse of usual size."""
    return money(turns, 5, temper) - money(turns, 4, temper)


@cache
def turned(turns: int, temper: Temper) -> float:
    """The part of the open imports that will still be turned."""
    return temper.flips * min(1.0, turns / _LATE)


@cache
def open_import(turns: int, temper: Temper) -> float:
    """An import face up."""
    return POINTS["imports_face_up"] + FLIPPED * turned(turns, temper)


@cache
def assist(turns: int, value: int, temper: Temper) -> float:
    """An assist card that adds so many levels."""
    return temper.assist * value * min(1.0, turns / 2)


@cache
def spare(turns: int, good: int, temper: Temper) -> float:
    """One unit of a good that no order asks for."""
    last = POINTS["goods"] / SETS["goods"]
    return last + (max(last, temper.surplus * WEIGHTS[good]) - last) * min(1.0, turns / _LATE)


@cache
def fresh_order(turns: int, temper: Temper) -> float:
    """An order nobody has seen yet."""
    return temper.fresh_order * min(1.0, turns / 5)


@cache
def reward(turns: int, each: Reward, temper: Temper) -> float:
    """A reward as it is printed."""
    kind, number = each
    if kind == "yen":
        return number * coin(turns, temper)
    if kind in GOODS:
        return number * spare(turns, GOODS.index(kind), temper)
    if kind == "import":
        return number * open_import(turns, temper)
    if kind == "flip_import":
        return number * FLIPPED * max(0.3, 1 - turned(turns, temper))
    if kind == "order":
        return number * fresh_order(turns, temper)
    return number * assist(turns, int(kind.removeprefix("assist_")), temper)


@cache
def rewards(turns: int, each: tuple[Reward, ...], temper: Temper) -> float:
    """Several rewards."""
    return sum(reward(turns, one, temper) for one in each)


@cache
def order_values(turns: int, temper: Temper) -> tuple[float, ...]:
    """By order, what completing it brings: points and reward."""
    return tuple(card.points + rewards(turns, card.rewards, temper) for card in ORDERS)


@cache
def church_values(turns: int, temper: Temper) -> tuple[float, ...]:
    """By Church card, what taking it brings."""
    return tuple(card.points + rewards(turns, card.rewards, temper) for card in CHURCH_CARDS)


@cache
def bonus_value(turns: int, card: int, number: int, temper: Temper) -> float:
    """The first so many rewards of a bonus card."""
    return rewards(turns, BONUS_CARDS[card].rewards[:number], temper)
