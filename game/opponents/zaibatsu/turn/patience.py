"""A consolidation waits while what it would take still buys something good."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

from game.opponents.zaibatsu.turn.growth import Grown
from game.opponents.zaibatsu.turn.usual import pass_turn
from rules.core.errors import HiddenAhead
from rules.core.rules import Rules
from rules.zaibatsu.components import COAL, MONEY
from rules.zaibatsu.moves import CONSOLIDATE
from rules.zaibatsu.state import ZaibatsuState

MONEY_OF_A_TURN: Final = 5
COAL_OF_A_TURN: Final = 3
"""So much is what a turn may well cost: less may be lost."""


def patient(
    rules: Rules[ZaibatsuState],
    found: Sequence[Grown],
    before: ZaibatsuState,
    worth: Callable[[ZaibatsuState], float],
    least: float,
) -> Sequence[Grown]:
    """Without consolidations, where a turn that spends what they would take is worth so much more than an idle one.

    It comes first and the consolidation after it: the other way round its price is paid twice.
    """
    seat = rules.decider(before)
    stock = before.stock[seat]
    acting = [each for each in found if each.line[0] != CONSOLIDATE]
    if len(acting) == len(found) or _of_a_turn(stock) < 1:
        return found
    paying = [
        each
        for each in acting
        if _of_a_turn([had - has for had, has in zip(stock, each.state.stock[seat], strict=True)]) >= 1
    ]
    if not paying:
        return found
    idle = before.clone()
    with suppress(HiddenAhead):
        pass_turn(rules, idle)
    return acting if max(worth(each.state) for each in paying) >= worth(idle) + least else found


def _of_a_turn(stock: Sequence[int]) -> float:
    """How many turns so much would pay for."""
    return stock[MONEY] / MONEY_OF_A_TURN + stock[COAL] / COAL_OF_A_TURN
