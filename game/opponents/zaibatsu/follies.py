"""What a sane player of Nippon: Zaibatsu never does."""

from typing import Final, TypeAlias

from game.audit.folly import Deed, Folly, blunder, doubt
from rules.zaibatsu.components import COAL, MONEY
from rules.zaibatsu.moves import CONSOLIDATE, Hire
from rules.zaibatsu.state import ZaibatsuState

Play: TypeAlias = Deed[ZaibatsuState]

MUCH_MONEY: Final = 6
MUCH_COAL: Final = 4
"""So much could still have paid for something; a consolidation takes it."""
FAR_TOO_MUCH: Final = 12
"""So much money pays for two factories."""


def _money_thrown_away(deed: Play) -> int:
    """The money a consolidation takes while an action could be paid; -1 where there is none."""
    for state, move in deed.moments():
        if move == CONSOLIDATE and any(isinstance(each, Hire) for each in deed.rules.legal_moves(state)):
            return state.stock[deed.seat][MONEY]
    return -1


@blunder
def throws_money_away(deed: Play) -> bool:
    """Consolidates with money for two factories in hand, though an action could be taken."""
    return _money_thrown_away(deed) >= FAR_TOO_MUCH


@doubt
def consolidates_rich(deed: Play) -> bool:
    """Consolidates with money or coal in hand that could still have paid for something."""
    money = _money_thrown_away(deed)
    return money >= MUCH_MONEY or (money >= 0 and deed.before.stock[deed.seat][COAL] >= MUCH_COAL)


FOLLIES: Final[tuple[Folly, ...]] = (throws_money_away, consolidates_rich)
