"""The optional modules: one file each. A game knows those in use as a bit set, in this order."""

from typing import Final

from rules.yokohama.modules.achievement_rewards import AchievementRewards
from rules.yokohama.modules.free_agents import FreeAgents
from rules.yokohama.modules.module import Module
from rules.yokohama.state import YokohamaState

MODULES: Final[tuple[Module, ...]] = (AchievementRewards(), FreeAgents())
_BY_BITS: Final = tuple(
    tuple(module for number, module in enumerate(MODULES) if bits >> number & 1) for bits in range(1 << len(MODULES))
)


def in_use(state: YokohamaState) -> tuple[Module, ...]:
    """The modules this game is played with."""
    return _BY_BITS[state.modules]
