"""Which modules an option chooses."""

from collections.abc import Mapping
from typing import Final

from rules.core.options import Option
from rules.zaibatsu.modules.hooks import Module
from rules.zaibatsu.modules.late_factories import LATE_FACTORIES
from rules.zaibatsu.modules.shared_objectives import SHARED_OBJECTIVES

MODULES: Final[tuple[Module, ...]] = (LATE_FACTORIES, SHARED_OBJECTIVES)


def modules_of(options: Mapping[str, Option]) -> tuple[int, ...]:
    """The numbers of the modules that a deal's options switch on.

    >>> modules_of({"late_factories": True})
    (0,)
    """
    return tuple(number for number, module in enumerate(MODULES) if options.get(module.key, False))
