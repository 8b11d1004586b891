"""Where the rules call a module: a module overrides the hooks it needs."""

from collections.abc import Callable
from typing import Any

from rules.core.event import Emit
from rules.core.step import Step
from rules.zaibatsu.state import ZaibatsuState


class Module:
    """An optional part of the game. Every hook does nothing unless a module says otherwise."""

    key: str

    def set_out(self, state: ZaibatsuState) -> None:
        """After the common set-up: lay out what the module adds."""

    def period_ended(self, state: ZaibatsuState, period: int, side: int) -> list[Step]:
        """After the regions were scored: what must happen, the first on top of the stack last.

        `side` is whose turn ended the period.
        """
        return []


TileEffect = Callable[[ZaibatsuState, int, Any, Emit], None]
"""How an effect that only a module's tiles have is carried out: state, seat, effect."""
