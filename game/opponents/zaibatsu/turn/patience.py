"""A consolidation waits while what it would take still buys something good."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

from game.opponents.zaibatsu.turn.growth import Grown
from game.opponents.zaibatsu.turn.usual import pass_turn
from rules.core.errors import HiddenAhead
from rules.core.rules import Rules
from rules.core.target import Seat
from rules.zaibatsu.components import FACTORY, GOOD_LEVEL, MACHINES, MONEY, PRODUCTION
from rules.zaibatsu.moves import CONSOLIDATE, Hire
from rules.zaibatsu.state import ZaibatsuState
from rules.zaibatsu.tiles import GOOD_OF

MUCH_MONEY: Final = 6
"""So much money pays for a factory."""
A_HARVEST: Final = 6
"""Two goods of the third level, or three of the second, are worth a turn and its coal."""


def patient(
    rules: Rules[ZaibatsuState],
    found: Sequence[Grown],
    before: ZaibatsuState,
    worth: Callable[[ZaibatsuState], float],
    least: float,
) -> Sequence[Grown]:
    """Without consolidations, where a turn that buys well with what they would take beats an idle one by so much.

    It comes first and the consolidation after it: the other way round its price is paid twice.
    """
    seat = rules.decider(before)
    acting = [each for each in found if each.line[0] != CONSOLIDATE]
    if len(acting) == len(found):
        return found
    buying = [each for each in acting if _buys_well(before, each, seat)]
    if not buying:
        return found
    idle = before.clone()
    with suppress(HiddenAhead):
        pass_turn(rules, idle)
    return acting if max(worth(each.state) for each in buying) >= worth(idle) + least else found


def _buys_well(before: ZaibatsuState, turn: Grown, seat: Seat) -> bool:
    """Does a turn build with much money, or make many goods, before either money or coal is lost?"""
    hired = turn.line[0]
    if not isinstance(hired, Hire):
        return False
    if hired.action == PRODUCTION:
        return _goods(turn.state, seat) - _goods(before, seat) >= A_HARVEST
    return hired.action in (FACTORY, MACHINES) and before.stock[seat][MONEY] >= MUCH_MONEY


def _goods(state: ZaibatsuState, seat: Seat) -> int:
    """All goods, counted by their levels."""
    slots = state.slots[seat]
    return sum(GOOD_LEVEL[GOOD_OF[tile]] * number for tile, number in zip(slots, state.goods[seat], strict=True))
