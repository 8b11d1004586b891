"""What a solo game asks for: whoever misses it has lost, so the turns it still takes are planned for."""

from math import exp, log1p
from typing import Final

from rules.core.target import Seat
from rules.zaibatsu.components import GOOD_LEVEL, PIECES, TOKEN_FOR, TRACKS, VALUES
from rules.zaibatsu.reckoning.means import goods_by_type
from rules.zaibatsu.reckoning.measures import measure
from rules.zaibatsu.state import TOKEN_BITS, ZaibatsuState
from rules.zaibatsu.tiles import SOLO

TOKENS: Final = "influence_tokens_on_map"
_TURNS: Final = {
    **{f"{name}_built": 1.3 for name in PIECES},
    "ships_built": 1.6,
    **{f"{name}_position": 0.8 for name in TRACKS},
    "finance_position": 0.65,
    "factories_built": 1.6,
    "contracts_fulfilled": 1.15,
    TOKENS: 1.6,
}
"""By measure, the turns one more takes, its share of consolidations counted."""
_GOODS: Final = {"finance_position": 1.0, "contracts_fulfilled": 2.0}
"""By measure, the goods one more takes."""
_MAKING: Final = 0.5
"""Turns it takes to make a good."""
_SUPPLY: Final = 1.4
"""Turns it takes to make the goods of an influence token."""
_SPARE: Final = 2.0
"""Turns that should be left over."""
_EASE: Final = 4.0
"""So many turns in hand, and hardly anything is pressing yet."""
_TURN: Final = 18.0
"""What each turn costs that is missing."""
_EARLY: Final = 18.0
"""With so many turns left it presses half as much: what is built first makes the rest go faster."""
_LOST: Final = 100.0


_WAYS: Final = sorted(
    (number, -GOOD_LEVEL[good], good, value)
    for good, values in enumerate(TOKEN_FOR)
    for number, value in enumerate(values, 1)
)
"""Goods for an influence token, the fewest first, and of the same number the best: how many, their type, its value."""


def missed(state: ZaibatsuState, seat: Seat, turns: float) -> float:
    """What the objectives of a solo game cost that are not met yet: more and more as the turns for them run short."""
    needed = goods = 0.0
    for objective in state.solo:
        _, name, target = SOLO[objective]
        missing = target - measure(state, seat, name)
        if missing > 0:
            needed += missing * _TURNS[name]
            goods += missing * _GOODS.get(name, 0.0)
            if name == TOKENS:
                needed += _SUPPLY * max(0, missing - _at_hand(state, seat))
    if not needed:
        return 0.0
    needed += _MAKING * max(0.0, goods - sum(state.goods[seat]))
    late = (needed + _SPARE - turns) / _EASE
    cost = _TURN * _EASE * log1p(exp(late)) / (1 + (turns / _EARLY) ** 4)
    return cost if turns else cost + _LOST


def _at_hand(state: ZaibatsuState, seat: Seat) -> int:
    """How many influence tokens the goods at hand would put on the map, if there is room."""
    goods, hand, number = goods_by_type(state, seat), state.hand[seat], 0
    free = [hand >> TOKEN_BITS * value & 3 for value in range(VALUES[-1] + 1)]
    for price, _, good, value in _WAYS:
        if free[value] and goods[good] >= price:
            free[value] -= 1
            goods[good] -= price
            number += 1
    return number


def asks_for_tokens(state: ZaibatsuState, seat: Seat) -> bool:
    """Are tokens on the map asked for, and not all there?"""
    return any(SOLO[each].measure == TOKENS and measure(state, seat, TOKENS) < SOLO[each].target for each in state.solo)
